import { HOUR, SECOND } from '../../core/time.ts'
import { preparedSql, type Tx } from '../../db/database.ts'

/** Time without bookings for a resource, in milliseconds since 1970, end exclusive. */
interface BusyTime {
  resourceId: string
  start: number
  end: number
}

interface BusyQuery {
  resourceIds: readonly string[]
  /** Milliseconds since 1970, end exclusive. */
  from: number
  to: number
  now: Date
}

const MS = (column: string) => `(extract(epoch from ${column}) * ${SECOND})::float8`

/**
 * Two queries in one: busy times, and resources closed because a blocking calendar was not synced for too long. A closed
 * resource is busy for the whole range.
 */
const findBusy = preparedSql<BusyTime>(
  'calendars_busy',
  `select resource_id as "resourceId", ${MS('start_at')} as start, ${MS('end_at')} as "end"
   from external_busy
   where tenant_id = $1 and resource_id = any ($2::text[]) and start_at < $4::timestamptz and end_at > $3::timestamptz
   union all
   select distinct resource_id, ${MS('$3::timestamptz')}, ${MS('$4::timestamptz')}
   from calendar_connections
   where tenant_id = $1 and resource_id = any ($2::text[]) and blocking and status <> 'unauthorized'
     and coalesce(checked_at, created_at) < $5::timestamptz - close_after_hours * make_interval(secs => ${HOUR / SECOND})`,
)

/**
 * External busy times of the resources, unordered, possibly overlapping, without copies of our own bookings. A single query, so
 * a transaction needs one round trip.
 */
export function externalBusyTimes(
  tx: Tx,
  tenantId: string,
  { resourceIds, from, to, now }: BusyQuery,
): Promise<BusyTime[]> {
  const instants = [new Date(from), new Date(to), now].map((instant) => instant.toISOString())
  return findBusy(tx, [tenantId, resourceIds, ...instants])
}
