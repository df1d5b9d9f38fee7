import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { backoffSeconds, type WorkSource } from '../../core/leased-work.ts'
import { SECOND, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { createLease, type Claimed } from '../../db/lease.ts'
import type { Events } from '../../plugins/events.ts'
import { untoldCancellations } from '../tables.ts'
import { bookingsRepository } from './repository.ts'
import { presentBooking } from './schemas.ts'

/** How long a cancellation in the portal can be taken back. */
export const UNDO_MS = 10 * SECOND

const isOf = (tenantId: string, bookingId: string) =>
  and(eq(untoldCancellations.tenantId, tenantId), eq(untoldCancellations.bookingId, bookingId))

export const untoldRepository = {
  async insert(tx: Tx, tenantId: string, bookingId: string, now: Date): Promise<void> {
    await tx.insert(untoldCancellations).values({ tenantId, bookingId, dueAt: new Date(now.getTime() + UNDO_MS) })
  },

  async has(tx: Tx, tenantId: string, bookingId: string): Promise<boolean> {
    return (await tx.$count(untoldCancellations, isOf(tenantId, bookingId))) > 0
  },

  /** False if it was told. */
  async remove(tx: Tx, tenantId: string, bookingId: string): Promise<boolean> {
    const rows = await tx
      .delete(untoldCancellations)
      .where(isOf(tenantId, bookingId))
      .returning({ id: untoldCancellations.bookingId })
    return rows.length > 0
  },
}

interface TellingDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

const MIN_RETRY_S = 2
const MAX_RETRY_S = 60

/** Tells of cancellations that were not taken back. The row goes in the transaction of the event, so each is told once. */
export function createTelling(deps: TellingDeps): WorkSource<TellingJob> {
  const { database, events, clock, log } = deps
  const lease = createTellingLease(clock)
  return {
    name: 'untold cancellations',
    concurrency: 1,
    timeoutMs: 20 * SECOND,
    ...lease.source(database),
    async run(job) {
      await database.tenant(job.tenantId, (tx) => tell(events, tx, lease, job))
      events.wake()
    },
    async fail(job, error) {
      log.warn(
        { err: error, tenant: job.tenantId, booking: job.bookingId },
        'A cancellation was not told; trying again',
      )
      const seconds = backoffSeconds(job.attempts, MIN_RETRY_S, MAX_RETRY_S)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

/** The booking is locked first, as by those who take the cancellation back. */
async function tell(events: Pick<Events, 'publish'>, tx: Tx, lease: TellingLease, job: TellingJob): Promise<void> {
  const { tenantId, bookingId } = job
  const booking = await bookingsRepository.lock(tx, tenantId, bookingId)
  const rows = await tx
    .delete(untoldCancellations)
    .where(lease.isHeld(job))
    .returning({ id: untoldCancellations.bookingId })
  if (rows.length === 0 || booking === undefined) return
  await events.publish(tx, { tenantId, event: 'booking.cancelled', data: presentBooking(booking) })
}

/** By the product's clock, as the moment of the cancellation. */
const createTellingLease = (clock: Clock) =>
  createLease(untoldCancellations, {
    key: { tenantId: untoldCancellations.tenantId, bookingId: untoldCancellations.bookingId },
    now: () => sql`${clock.now().toISOString()}::timestamptz`,
  })

type TellingLease = ReturnType<typeof createTellingLease>
type TellingJob = Claimed<TellingLease>
