import type { Database } from '../../db/database.ts'
import type { OwnBooking } from '../../models/chat-model.ts'
import { visitorIn, type AskerPlace, type Visitors } from '../../visitors/index.ts'
import { referenceOf, type Bookings } from '../booking/bookings.ts'
import type { BookingRow } from '../booking/repository.ts'
import { spokenTime } from '../spoken-time.ts'

interface OwnBookingsDeps {
  database: Pick<Database, 'tenant'>
  bookings: Pick<Bookings, 'ofVisitor'>
  visitors: Pick<Visitors, 'behindCall'>
}

/**
 * Bookings that the visitor behind a widget token, or behind a call from a page, made in any way, newest first: the token proves
 * whose bookings they are. Nobody else has any.
 */
export async function ownBookings(deps: OwnBookingsDeps, place: AskerPlace): Promise<BookingRow[]> {
  const { tenantId, channel, asker } = place
  if (channel === 'chat' && asker === undefined) return []
  return deps.database.tenant(tenantId, async (tx) => {
    const visitor = await visitorIn(deps.visitors, tx, place)
    return visitor === undefined ? [] : deps.bookings.ofVisitor(tx, tenantId, visitor.id)
  })
}

export function isStanding({ status, startAt }: BookingRow, now: Date): boolean {
  return status === 'confirmed' && startAt > now
}

/** Own bookings as facts of a conversation, oldest first. */
export async function ownBookingFacts(
  deps: OwnBookingsDeps,
  { now, ...place }: AskerPlace & { now: Date },
): Promise<OwnBooking[]> {
  const rows = await ownBookings(deps, place)
  return rows.toReversed().map((row) => {
    const { date, time } = spokenTime(row.startAt.getTime(), row.timeZone, 'en')
    const of = { reference: referenceOf(row.id), service: row.serviceName, staff: row.resourceName }
    return { ...of, date, time, isStanding: isStanding(row, now) }
  })
}
