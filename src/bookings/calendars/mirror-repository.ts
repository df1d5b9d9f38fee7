import { preparedSql, type Tx } from '../../db/database.ts'
import type { PublishedEvent } from '../../plugins/events.ts'
import type { SyncJob, WriteJob } from './lease.ts'
import type { Written } from './connection.ts'

/** Condition on `c`: calendars into which bookings are written. */
const TAKES_BOOKINGS = `c.provider in ('caldav', 'google') and c.status <> 'unauthorized'
  and coalesce((c.settings->>'writeBookings')::boolean, true)`

/** A change during a lease becomes due at its end, because two concurrent writers could finish in the wrong order. */
const WANTED_ANEW = `wanted = m.wanted + 1, attempts = 0, due_at = case when m.lease is null then now() else m.due_at end`

const wantNew = preparedSql(
  'calendars_want',
  `insert into calendar_mirrors as m (tenant_id, connection_id, booking_id, due_at)
   select c.tenant_id, c.id, b.id, now()
   from bookings b join calendar_connections c on c.tenant_id = b.tenant_id and c.resource_id = any (b.resource_ids)
   where b.tenant_id = $1 and b.id = $2 and b.status = 'confirmed' and ${TAKES_BOOKINGS}
   on conflict (tenant_id, connection_id, booking_id) do nothing`,
)

const wantChanged = preparedSql(
  'calendars_want_changed',
  `update calendar_mirrors m set ${WANTED_ANEW} where m.tenant_id = $1 and m.booking_id = $2`,
)

/** Marks all calendars of the booking due, in the publisher's transaction. False for an event of no booking. */
export async function recordBookingEvent(tx: Tx, { tenantId, event, body }: PublishedEvent): Promise<boolean> {
  if (!event.startsWith('booking.')) return false
  // Each event of a booking has its data.
  const { data } = JSON.parse(body) as { data: { booking_id: string } }
  await wantChanged(tx, [tenantId, data.booking_id])
  await wantNew(tx, [tenantId, data.booking_id])
  return true
}

const wantUpcoming = preparedSql(
  'calendars_want_upcoming',
  `insert into calendar_mirrors as m (tenant_id, connection_id, booking_id, due_at)
   select c.tenant_id, c.id, b.id, now()
   from calendar_connections c join bookings b on b.tenant_id = c.tenant_id and c.resource_id = any (b.resource_ids)
   where c.tenant_id = $1 and c.id = $2 and b.status = 'confirmed' and b.end_at > $3 and ${TAKES_BOOKINGS}
   on conflict (tenant_id, connection_id, booking_id) do update set ${WANTED_ANEW}`,
)

/** Marks future bookings due in a new calendar. */
export async function recordUpcoming(tx: Tx, tenantId: string, connectionId: string, now: Date): Promise<void> {
  await wantUpcoming(tx, [tenantId, connectionId, now.toISOString()])
}

const wantWritten = preparedSql(
  'calendars_want_written',
  `update calendar_mirrors m set ${WANTED_ANEW} where m.tenant_id = $1 and m.connection_id = $2
     and (m.href is not null or m.lease is not null)`,
)

/** Marks events due that are written or being written, so they are removed from a calendar that takes no more bookings. */
export async function recordWritten(tx: Tx, tenantId: string, connectionId: string): Promise<void> {
  await wantWritten(tx, [tenantId, connectionId])
}

const forgetWritten = preparedSql(
  'calendars_forget_written',
  `update calendar_mirrors m set ${WANTED_ANEW}, href = null, etag = null, start_at = null, end_at = null, removed_at = null
   where m.tenant_id = $1 and m.connection_id = $2`,
)
const forgetObjects = preparedSql(
  'calendars_forget_objects',
  `delete from calendar_objects where tenant_id = $1 and connection_id = $2`,
)
const forgetBusy = preparedSql(
  'calendars_forget_busy',
  `delete from external_busy where tenant_id = $1 and connection_id = $2`,
)

/** Forgets the contents of the previous calendar. */
export async function forgetContents(tx: Tx, tenantId: string, connectionId: string): Promise<void> {
  for (const forget of [forgetWritten, forgetObjects, forgetBusy]) await forget(tx, [tenantId, connectionId])
}

const END = `lease = null, attempts = 0, error = null, due_at = case when m.wanted = $5 then null else now() end`
/** Functions with a job take the tenant from it: a lease is claimed over all tenants, and the fence names its own. */
const IS_LENT = `m.tenant_id = $1 and m.connection_id = $2 and m.booking_id = $3 and m.lease = $4`

const endWritten = preparedSql(
  'calendars_written',
  `update calendar_mirrors m set ${END}, href = $6, etag = $7, start_at = $8, end_at = $9, written_at = $10, removed_at = null
   where ${IS_LENT}`,
)
const endRemoved = preparedSql(
  'calendars_unwritten',
  `update calendar_mirrors m set ${END}, href = null, etag = null, start_at = null, end_at = null, removed_at = null
   where ${IS_LENT}`,
)
const endUnchanged = preparedSql('calendars_unchanged', `update calendar_mirrors m set ${END} where ${IS_LENT}`)

const fenceOf = ({ tenantId, connectionId, bookingId, lease }: WriteJob) => [tenantId, connectionId, bookingId, lease]

/** Records the write of the state the job began with. */
export async function storeWritten(
  tx: Tx,
  job: WriteJob,
  { href, etag, start, end, writtenAt }: Written & { start: Date; end: Date; writtenAt: Date },
): Promise<void> {
  const instants = [start, end, writtenAt].map((instant) => instant.toISOString())
  await endWritten(tx, [...fenceOf(job), job.wanted, href, etag, ...instants])
}

export async function storeUnwritten(tx: Tx, job: WriteJob): Promise<void> {
  await endRemoved(tx, [...fenceOf(job), job.wanted])
}

export async function storeUnchanged(tx: Tx, job: WriteJob): Promise<void> {
  await endUnchanged(tx, [...fenceOf(job), job.wanted])
}

const endFailed = preparedSql(
  'calendars_write_failed',
  `update calendar_mirrors m set lease = null, error = $5,
     due_at = case when $6::float8 is null then null else now() + make_interval(secs => $6) end
   where ${IS_LENT}`,
)

/** @param nextInS null ends the retries */
export async function storeWriteFailure(
  tx: Tx,
  job: WriteJob,
  { reason, nextInS }: { reason: string; nextInS: number | null },
): Promise<void> {
  await endFailed(tx, [...fenceOf(job), reason, nextInS])
}

/** A confirmed booking without its event. */
export interface MissingMirror {
  bookingId: string
  serviceName: string
  resourceName: string
  clientName: string
  startAt: Date
  endAt: Date
  timeZone: string
}

const findStanding = preparedSql<{
  bookingId: string
  href: string
  serviceName: string
  resourceName: string
  clientName: string
  start: number
  end: number
  timeZone: string
}>(
  'calendars_standing',
  `select m.booking_id as "bookingId", m.href, b.service_name as "serviceName", b.resource_name as "resourceName",
     b.client_name as "clientName", (extract(epoch from b.start_at) * 1000)::float8 as start,
     (extract(epoch from b.end_at) * 1000)::float8 as "end", b.time_zone as "timeZone"
   from calendar_mirrors m join bookings b on b.tenant_id = m.tenant_id and b.id = m.booking_id
   where m.tenant_id = $1 and m.connection_id = $2 and m.href is not null and m.due_at is null and m.written_at < $3
     and b.status = 'confirmed' and b.end_at > $4`,
)

/** Bookings whose event disappeared since the sync began. Those due for writing are left to the next sync. */
export async function missingMirrors(
  tx: Tx,
  { tenantId, connectionId }: SyncJob,
  { isGone, begun, now }: { isGone(href: string): boolean; begun: Date; now: Date },
): Promise<MissingMirror[]> {
  const rows = await findStanding(tx, [tenantId, connectionId, begun.toISOString(), now.toISOString()])
  return rows
    .filter(({ href }) => isGone(href))
    .map(({ href: _href, start, end, ...row }) => ({ ...row, startAt: new Date(start), endAt: new Date(end) }))
}

const markRemoved = preparedSql(
  'calendars_mark_removed',
  `update calendar_mirrors set removed_at = $4, href = null, etag = null, start_at = null, end_at = null
   where tenant_id = $1 and connection_id = $2 and booking_id = any ($3::text[])`,
)

export async function storeMissing(tx: Tx, job: SyncJob, bookingIds: string[], now: Date): Promise<void> {
  await markRemoved(tx, [job.tenantId, job.connectionId, bookingIds, now.toISOString()])
}
