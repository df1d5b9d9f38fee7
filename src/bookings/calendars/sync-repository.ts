import { SECOND } from '../../core/time.ts'
import { preparedSql, type Tx } from '../../db/database.ts'
import type { SyncJob } from './lease.ts'
import type { CalendarObject } from './connection.ts'
import type { BusySpan } from './reading/expansion.ts'
import type { CalendarText } from './reading/calendar-reader.ts'
import type { SyncState } from './tables.ts'

export interface StoredSync {
  /** Reduced objects. */
  changed: (Omit<CalendarObject, 'content'> & { content: string })[]
  removed: readonly string[]
  /** Undefined if unchanged. */
  spans: readonly BusySpan[] | undefined
  ignored: number | undefined
  state: SyncState
  now: Date
  nextInS: number
}

const fence = preparedSql(
  'calendars_fence',
  `select 1 from calendar_connections where tenant_id = $1 and id = $2 and lease = $3 for no key update`,
)

/**
 * Fence: true while this process holds the lease, so a late one changes nothing. A lease is claimed over all tenants, so the
 * functions with a job take the tenant from it.
 */
export async function holdsLease(tx: Tx, { tenantId, connectionId, lease }: SyncJob): Promise<boolean> {
  return (await fence(tx, [tenantId, connectionId, lease])).length > 0
}

const dropObjects = preparedSql(
  'calendars_objects_drop',
  `delete from calendar_objects where tenant_id = $1 and connection_id = $2 and href = any ($3::text[])`,
)
const putObjects = preparedSql(
  'calendars_objects_put',
  `insert into calendar_objects (tenant_id, connection_id, href, etag, content)
   select $1, $2, o.* from unnest($3::text[], $4::text[], $5::text[]) o
   on conflict (tenant_id, connection_id, href) do update set etag = excluded.etag, content = excluded.content`,
)
const dropBusy = preparedSql(
  'calendars_busy_drop',
  `delete from external_busy where tenant_id = $1 and connection_id = $2`,
)
const putBusy = preparedSql(
  'calendars_busy_put',
  `insert into external_busy (tenant_id, connection_id, resource_id, number, uid, start_at, end_at)
   select $1, $2, $3, b.* from unnest($4::int[], $5::text[], $6::timestamptz[], $7::timestamptz[]) b`,
)
const NEXT = 'case when look_again then now() else now() + make_interval(secs => $6) end'

const finish = preparedSql(
  'calendars_finish',
  `update calendar_connections set status = 'connected', error = null, failing_since = null, attempts = 0, lease = null,
     checked_at = $3, state = $4, ignored_events = coalesce($5::int, ignored_events), due_at = ${NEXT}
   where tenant_id = $1 and id = $2`,
)

/** Stores a successful sync, within a transaction that holds the lease. */
export async function storeSync(tx: Tx, job: SyncJob, result: StoredSync): Promise<void> {
  const { changed, removed, spans, ignored, state, now, nextInS } = result
  const key = [job.tenantId, job.connectionId]
  if (removed.length > 0) await dropObjects(tx, [...key, removed])
  if (changed.length > 0)
    await putObjects(tx, [
      ...key,
      changed.map(({ href }) => href),
      changed.map(({ etag }) => etag),
      changed.map(({ content }) => content),
    ])
  if (spans !== undefined) {
    await dropBusy(tx, key)
    await putBusy(tx, [
      ...key,
      job.resourceId,
      spans.map((_, index) => index),
      spans.map(({ uid }) => uid),
      spans.map(({ start }) => new Date(start).toISOString()),
      spans.map(({ end }) => new Date(end).toISOString()),
    ])
  }
  await finish(tx, [...key, now.toISOString(), JSON.stringify(state), ignored ?? null, nextInS])
}

const findEtags = preparedSql<{ href: string; etag: string | null }>(
  'calendars_etags',
  `select href, etag from calendar_objects where tenant_id = $1 and connection_id = $2`,
)

export async function knownEtags(tx: Tx, { tenantId, connectionId }: SyncJob): Promise<Map<string, string | null>> {
  const rows = await findEtags(tx, [tenantId, connectionId])
  return new Map(rows.map(({ href, etag }) => [href, etag]))
}

const findObjects = preparedSql<CalendarText>(
  'calendars_objects',
  `select href, content from calendar_objects where tenant_id = $1 and connection_id = $2`,
)

export function storedObjects(tx: Tx, { tenantId, connectionId }: SyncJob): Promise<CalendarText[]> {
  return findObjects(tx, [tenantId, connectionId])
}

const countFailure = preparedSql(
  'calendars_fail',
  `update calendar_connections set status = 'failing', error = $4, failing_since = coalesce(failing_since, $5::timestamptz),
     lease = null, due_at = ${NEXT}
   where tenant_id = $1 and id = $2 and lease = $3`,
)

/** Keeps the earlier result. */
export async function storeFailure(
  tx: Tx,
  { tenantId, connectionId, lease }: SyncJob,
  { reason, now, nextInS }: { reason: string; now: Date; nextInS: number },
): Promise<void> {
  await countFailure(tx, [tenantId, connectionId, lease, reason, now.toISOString(), nextInS])
}

const findOwn = preparedSql<{ id: string }>(
  'calendars_own_bookings',
  `select id from bookings where tenant_id = $1 and id = any ($2::text[])`,
)

/** Those that are bookings of the tenant. */
export async function ownBookings(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await findOwn(tx, [tenantId, ids])).map(({ id }) => id))
}

const findMirrored = preparedSql<{ start: number; end: number }>(
  'calendars_mirrored_times',
  `select (extract(epoch from start_at) * ${SECOND})::float8 as start, (extract(epoch from end_at) * ${SECOND})::float8 as "end"
   from calendar_mirrors where tenant_id = $1 and connection_id = $2 and href is not null and end_at > $3`,
)

/** Times of our own events in this calendar. */
export function mirroredTimes(
  tx: Tx,
  { tenantId, connectionId }: SyncJob,
  from: number,
): Promise<{ start: number; end: number }[]> {
  return findMirrored(tx, [tenantId, connectionId, new Date(from).toISOString()])
}
