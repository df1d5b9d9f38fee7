import { HOUR, SECOND } from '../../core/time.ts'
import { preparedSql, type Tx } from '../../db/database.ts'

/** A time at which a resource takes no bookings, in milliseconds since 1970; the end is not part of it. */
export interface BusyTime {
  resourceId: string
  start: number
  end: number
}

export interface BusyQuery {
  resourceIds: readonly string[]
  /** Milliseconds since 1970; the end is not part of it. */
  from: number
  to: number
  now: Date
}

const MS = (column: string) => `(extract(epoch from ${column}) * ${SECOND})::float8`

/**
 * Two questions in one: what was seen in the calendars, and which resources are closed, because a calendar that must not be
 * missed was not seen for too long. Such a resource is busy for all of the range that was asked for.
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
 * When these resources are busy in calendars elsewhere, in no order, possibly overlapping. Our own bookings, which stand in
 * those calendars too, are not among them. One query, so it also serves a transaction in one round trip.
 */
export function externalBusyTimes(
  tx: Tx,
  tenantId: string,
  { resourceIds, from, to, now }: BusyQuery,
): Promise<BusyTime[]> {
  const instants = [new Date(from), new Date(to), now].map((instant) => instant.toISOString())
  return findBusy(tx, [tenantId, resourceIds, ...instants])
}
