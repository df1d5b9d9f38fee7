import type { FastifyBaseLogger } from 'fastify'
import { and, eq } from 'drizzle-orm'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../../core/leased-work.ts'
import { HOUR, MINUTE, SECOND, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { createLease, type Claimed } from '../../db/lease.ts'
import { UNDO_MS } from '../../db/undo.ts'
import type { BookingRow } from '../booking/repository.ts'
import { untoldRepository } from '../booking/untold-cancellations.ts'
import { bookingReminders } from './tables.ts'

const REMINDERS_MINUTES = [(24 * HOUR) / MINUTE, HOUR / MINUTE] as const

/** Replaces the reminders of a booking. Those already past are omitted, so a late booking triggers none at once. */
export async function planReminders(tx: Tx, tenantId: string, booking: BookingRow, now: Date): Promise<void> {
  await remindersRepository.removeOf(tx, tenantId, booking.id)
  if (!isReminded(booking)) return
  const planned = REMINDERS_MINUTES.map((minutesBefore) => ({
    bookingId: booking.id,
    minutesBefore,
    sequence: booking.icalSequence,
    dueAt: new Date(booking.startAt.getTime() - minutesBefore * MINUTE),
  }))
  await remindersRepository.insert(
    tx,
    tenantId,
    planned.filter(({ dueAt }) => dueAt > now),
  )
}

function isReminded({ status, clientEmail }: BookingRow): boolean {
  return status === 'confirmed' && clientEmail !== null
}

interface ReminderDeps {
  database: Database
  clock: Clock
  bookings: { lock(tx: Tx, tenantId: string, id: string): Promise<BookingRow | undefined> }
  /** Queues the mail in the transaction that deletes the reminder. */
  remind(tx: Tx, tenantId: string, booking: BookingRow): Promise<void>
  /** Call after a mail was queued. */
  wake(): void
  log: Pick<FastifyBaseLogger, 'warn'>
}

const RETRY: RetryDelays = { firstS: 5, maxS: 60 }

/** Reminders as leased work, sent only if the booking is still as planned. */
export function createReminderWork(deps: ReminderDeps): WorkSource<ReminderJob> {
  const { database, clock } = deps
  const lease = createReminderLease(clock)
  return {
    name: 'booking reminders',
    concurrency: 1,
    timeoutMs: 20 * SECOND,
    ...lease.source(database),
    async run(job) {
      await database.tenant(job.tenantId, (tx) => deliver(deps, tx, lease, job))
      deps.wake()
    },
    async fail(job, error) {
      deps.log.warn({ err: error, tenant: job.tenantId, booking: job.bookingId }, 'A reminder failed; trying again')
      const seconds = backoffSeconds(job.attempts, RETRY)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

/**
 * The reminder is deleted in the transaction that queues the mail. The booking is locked first, in the order of moves and
 * cancellations, so they never deadlock. The reminder of a cancellation that can be taken back waits for that.
 */
async function deliver(
  { bookings, remind, clock }: ReminderDeps,
  tx: Tx,
  lease: ReminderLease,
  job: ReminderJob,
): Promise<void> {
  const booking = await bookings.lock(tx, job.tenantId, job.bookingId)
  if (booking?.status === 'cancelled' && (await untoldRepository.has(tx, job.tenantId, job.bookingId))) {
    await lease.retry(tx, job, UNDO_MS / SECOND)
    return
  }
  const isMine = await remindersRepository.remove(tx, job, lease)
  if (!isMine || booking === undefined || !isReminded(booking)) return
  if (booking.icalSequence !== job.sequence || booking.startAt <= clock.now()) return
  await remind(tx, job.tenantId, booking)
}

const createReminderLease = (clock: Clock) =>
  createLease(bookingReminders, {
    key: {
      tenantId: bookingReminders.tenantId,
      bookingId: bookingReminders.bookingId,
      minutesBefore: bookingReminders.minutesBefore,
    },
    fields: { sequence: bookingReminders.sequence },
    clock,
  })

type ReminderLease = ReturnType<typeof createReminderLease>
type ReminderJob = Claimed<ReminderLease>

interface NewReminder {
  bookingId: string
  minutesBefore: number
  sequence: number
  dueAt: Date
}

const isOf = (tenantId: string, bookingId: string) =>
  and(eq(bookingReminders.tenantId, tenantId), eq(bookingReminders.bookingId, bookingId))

export const remindersRepository = {
  async removeOf(tx: Tx, tenantId: string, bookingId: string): Promise<void> {
    await tx.delete(bookingReminders).where(isOf(tenantId, bookingId))
  },

  async insert(tx: Tx, tenantId: string, reminders: NewReminder[]): Promise<void> {
    if (reminders.length > 0)
      await tx.insert(bookingReminders).values(reminders.map((reminder) => ({ tenantId, ...reminder })))
  },

  async setSequence(tx: Tx, tenantId: string, bookingId: string, sequence: number): Promise<void> {
    await tx.update(bookingReminders).set({ sequence }).where(isOf(tenantId, bookingId))
  },

  /** True if the lease is still held, whose job names the tenant. */
  async remove(tx: Tx, job: ReminderJob, lease: ReminderLease): Promise<boolean> {
    const rows = await tx
      .delete(bookingReminders)
      .where(lease.isHeld(job))
      .returning({ id: bookingReminders.bookingId })
    return rows.length > 0
  },
}
