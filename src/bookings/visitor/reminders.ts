import type { FastifyBaseLogger } from 'fastify'
import { backoffSeconds, type WorkSource } from '../../core/leased-work.ts'
import { HOUR, MINUTE, SECOND, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { BookingRow } from '../repository.ts'
import { remindersRepository as repository, type ReminderJob } from './reminder-repository.ts'

/** A day and an hour before. */
export const REMINDERS_MINUTES = [(24 * HOUR) / MINUTE, HOUR / MINUTE] as const

/** Writes the reminders of a booking anew; those whose time is over already are left out, so that nobody is reminded at once. */
export async function planReminders(tx: Tx, tenantId: string, booking: BookingRow, now: Date): Promise<void> {
  await repository.removeOf(tx, tenantId, booking.id)
  if (!isReminded(booking)) return
  const planned = REMINDERS_MINUTES.map((minutesBefore) => ({
    bookingId: booking.id,
    minutesBefore,
    sequence: booking.icalSequence,
    dueAt: new Date(booking.startAt.getTime() - minutesBefore * MINUTE),
  }))
  await repository.insert(
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
  /** Queues the mail in the transaction that ends the reminder. */
  remind(tx: Tx, tenantId: string, booking: BookingRow): Promise<void>
  /** A mail was queued. */
  wake(): void
  log: Pick<FastifyBaseLogger, 'warn'>
}

const FIRST_RETRY_S = 5
const LAST_RETRY_S = 60

/** Reminders as leased work: each says once what is true when it speaks, or nothing. */
export function createReminderWork(deps: ReminderDeps): WorkSource<ReminderJob> {
  const { database, clock } = deps
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * SECOND)
  const giveBack = (job: ReminderJob, dueAt: Date) =>
    database.tenantOnce(job.tenantId, (tx) => repository.giveBack(tx, job, dueAt))
  return {
    name: 'booking reminders',
    concurrency: 1,
    timeoutMs: 20 * SECOND,
    claim: (limit, lease) => database.systemOnce((tx) => repository.claim(tx, limit, lease, clock.now())),
    async run(job) {
      await database.tenant(job.tenantId, (tx) => speak(deps, tx, job))
      deps.wake()
    },
    async fail(job, error) {
      deps.log.warn({ err: error, tenant: job.tenantId, booking: job.bookingId }, 'A reminder failed; trying again')
      await giveBack(job, inSeconds(backoffSeconds(job.attempts, FIRST_RETRY_S, LAST_RETRY_S)))
    },
    release: (job) => giveBack(job, clock.now()),
  }
}

/** The row goes in the transaction that queues the mail. The booking's row comes first, as where it is moved or cancelled: lock order. */
async function speak({ bookings, remind, clock }: ReminderDeps, tx: Tx, job: ReminderJob): Promise<void> {
  const booking = await bookings.lock(tx, job.tenantId, job.bookingId)
  const isMine = await repository.remove(tx, job)
  if (!isMine || booking === undefined || !isReminded(booking)) return
  if (booking.icalSequence !== job.sequence || booking.startAt <= clock.now()) return
  await remind(tx, job.tenantId, booking)
}
