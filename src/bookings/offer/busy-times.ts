import { DAY, SECOND } from '../../core/time.ts'
import { preparedSql, type Tx } from '../../db/database.ts'
import { externalBusyTimes } from '../calendars/busy.ts'
import type { Interval } from './occupancy.ts'
import type { BookedTime, BusyTime, HeldTime } from './slot-query.ts'

interface BusyQuery {
  serviceId: string
  resourceIds: readonly string[]
  /** Milliseconds; adjacent times are excluded. */
  reach: Interval
  now: Date
  /** True if the service's daily maximum counts its bookings on other resources. */
  countsElsewhere: boolean
}

interface BusyTimes {
  byResource: Map<string, BusyTime[]>
  /** Times of the service on other resources. */
  elsewhere: BusyTime[]
}

interface ReservedRow {
  resource_id: string
  service_id: string
  booking_id: string | null
  hold_id: string | null
  start: number
  end: number
  busy_from: number
  busy_until: number
  expires: number | null
}

/** `date_part`, because `extract` computes in numeric and took a third of the query's time. */
const ms = (column: string) => `round(date_part('epoch', ${column}) * ${SECOND})`

const FIELDS = `resource_id, service_id, booking_id, hold_id, ${ms('start_at')} as start, ${ms('end_at')} as "end",
  ${ms('busy_from')} as busy_from, ${ms('busy_until')} as busy_until, ${ms('expires_at')} as expires`

/**
 * Bounds on start and end use an index under row-level security; range overlap does not. The table's check limits the length of
 * a reservation, which bounds the start on both sides.
 */
const MAX_RESERVATION_MS = 3 * DAY

const findReserved = preparedSql<ReservedRow>(
  'booking_claims_busy',
  `select ${FIELDS} from booking_claims
   where tenant_id = $1 and resource_id = any ($2::text[])
     and busy_from > $3::timestamptz and busy_from < $5::timestamptz and busy_until > $4::timestamptz`,
)

const findElsewhere = preparedSql<ReservedRow>(
  'booking_claims_elsewhere',
  `select ${FIELDS} from booking_claims
   where tenant_id = $1 and service_id = $2 and start_at >= $3::timestamptz and start_at < $4::timestamptz
     and resource_id <> all ($5::text[])`,
)

/** Busy times from all sources. Both availability and the check at booking read only this. */
export async function busyTimes(tx: Tx, tenantId: string, query: BusyQuery): Promise<BusyTimes> {
  const { serviceId, resourceIds, reach, countsElsewhere, now } = query
  const [first, from, until] = [reach.from - MAX_RESERVATION_MS, reach.from, reach.until].map(iso)
  const [reserved, elsewhere, external] = await Promise.all([
    findReserved(tx, [tenantId, resourceIds, first, from, until]),
    countsElsewhere ? findElsewhere(tx, [tenantId, serviceId, from, until, resourceIds]) : [],
    externalBusyTimes(tx, tenantId, { resourceIds, from: reach.from, to: reach.until, now }),
  ])
  const byResource = new Map<string, BusyTime[]>(resourceIds.map((id) => [id, []]))
  for (const row of reserved) byResource.get(row.resource_id)?.push(timeOf(row))
  // Calendar copies of our own bookings were dropped when the calendar was read.
  for (const { resourceId, start, end } of external)
    byResource.get(resourceId)?.push({ kind: 'external', start, end, mirrorOf: null })
  return { byResource, elsewhere: elsewhere.map(timeOf) }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}

function timeOf(row: ReservedRow): BookedTime | HeldTime {
  const time = {
    serviceId: row.service_id,
    start: row.start,
    end: row.end,
    bufferBefore: row.start - row.busy_from,
    bufferAfter: row.busy_until - row.end,
  }
  if (row.hold_id === null) return { kind: 'booking', bookingId: row.booking_id ?? '', ...time }
  return { kind: 'hold', holdId: row.hold_id, holder: row.hold_id, expiresAt: row.expires ?? 0, ...time }
}
