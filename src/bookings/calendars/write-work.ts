import { notInArray } from 'drizzle-orm'
import type { WorkSource } from '../../core/leased-work.ts'
import { DAY, SECOND, type Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import { uidOf, type CalendarEntry } from '../calendar-file.ts'
import { bookingsRepository, type BookingRow } from '../booking/repository.ts'
import type { OpenCalendar } from './access.ts'
import { writeLease, type WriteJob } from './lease.ts'
import { failureOf } from './failure.ts'
import { waitAfter } from './sync.ts'
import { calendarMirrors } from './tables.ts'
import { storeUnchanged, storeUnwritten, storeWriteFailure, storeWritten } from './mirror-repository.ts'

interface WriteWorkDeps {
  database: Database
  open: OpenCalendar
  clock: Clock
  concurrency: number
  entryOf(booking: BookingRow): CalendarEntry
  log: { error(details: object, message: string): void }
}

const TIMEOUT_MS = 60 * SECOND
/** Concurrent writes per calendar and process. */
const MAX_WRITES_PER_CALENDAR = 4
/** Retries end this long after the booking. */
const RETRY_UNTIL_MS = 1 * DAY

/** Writes bookings into calendars. The booking is read at write time, so only its last state is written. */
export function createWriteWork(deps: WriteWorkDeps): WorkSource<WriteJob> {
  const { database, clock, log } = deps
  return {
    name: 'calendar entries',
    concurrency: deps.concurrency,
    timeoutMs: TIMEOUT_MS,
    keyOf: ({ connectionId }) => connectionId,
    ...writeLease.source(database),
    claim(limit, lease, running) {
      const full = [...running].filter(([, jobs]) => jobs >= MAX_WRITES_PER_CALENDAR).map(([id]) => id)
      const only = notInArray(calendarMirrors.connectionId, full)
      return database.systemOnce((tx) => writeLease.claim(tx, limit, lease, { only }))
    },
    run: (job, signal) => write(deps, job, signal),
    async fail(job, error) {
      const failure = failureOf(error)
      if (failure.reason === 'internal')
        log.error({ err: error, connection_id: job.connectionId }, 'A booking could not be written into a calendar')
      const booking = await bookingOf(deps, job)
      const isLate = booking === undefined || booking.endAt.getTime() + RETRY_UNTIL_MS < clock.now().getTime()
      const outcome = { reason: failure.reason, nextInS: isLate ? null : waitAfter(failure, job.attempts) }
      await database.tenant(job.tenantId, (tx) => storeWriteFailure(tx, job, outcome))
    },
  }
}

function bookingOf({ database }: WriteWorkDeps, { tenantId, bookingId }: WriteJob): Promise<BookingRow | undefined> {
  return database.tenantOnce(tenantId, (tx) => bookingsRepository.findById(tx, tenantId, bookingId))
}

async function write(deps: WriteWorkDeps, job: WriteJob, signal: AbortSignal): Promise<void> {
  const { database, open, clock, entryOf } = deps
  const booking = await bookingOf(deps, job)
  const { writer } = open(job)
  // Past appointments stay as they are, even if deleted there.
  if (writer === undefined || booking === undefined || isOver(booking))
    return database.tenant(job.tenantId, (tx) => storeUnchanged(tx, job))
  const known = job.href === null ? undefined : { href: job.href, etag: job.etag }
  if (!belongsThere(booking, job)) {
    await writer.remove(job.bookingId, known, signal)
    return database.tenant(job.tenantId, (tx) => storeUnwritten(tx, job))
  }
  const written = await writer.put({ bookingId: job.bookingId, entry: entryOf(booking) }, known, signal)
  const result = { ...written, start: booking.startAt, end: booking.endAt, writtenAt: clock.now() }
  return database.tenant(job.tenantId, (tx) => storeWritten(tx, job, result))
}

function isOver({ status }: BookingRow): boolean {
  return status === 'completed' || status === 'no_show'
}

function belongsThere({ status, resourceIds }: BookingRow, { resourceId, settings }: WriteJob): boolean {
  return status === 'confirmed' && resourceIds.includes(resourceId) && settings.writeBookings !== false
}

/** The booking as shown in the staff's calendar. */
export function staffEntry(booking: BookingRow, baseUrl: string): CalendarEntry {
  const { clientName, clientEmail, clientPhone, notes } = booking
  const contact = [clientName, clientEmail, clientPhone, notes].filter((line) => line !== null && line !== '')
  return {
    uid: uidOf(booking.id, baseUrl),
    sequence: booking.icalSequence,
    start: booking.startAt,
    end: booking.endAt,
    summary: `${booking.serviceName}: ${clientName}`,
    description: contact.join('\n'),
    location: null,
    url: null,
    isCancelled: false,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}
