import type { ToolContext } from '../../conversation/index.ts'
import { readPhone } from '../../core/phone.ts'
import { matchesReference, referenceOf, type Bookings } from '../booking/bookings.ts'
import type { PartyBounds } from '../catalogue/parties.ts'
import type { BookingRow, Contact } from '../booking/repository.ts'
import { spokenTime } from '../spoken-time.ts'
import { isStanding, ownBookings } from './own-bookings.ts'
import type { Database } from '../../db/database.ts'
import type { Tenant } from '../../tenants/index.ts'
import type { Visitors } from '../../visitors/index.ts'

export interface BookingToolDeps {
  database: Database
  bookings: Bookings
  visitors: Pick<Visitors, 'behindCall'>
  tenantOf(tenantId: string): Promise<Pick<Tenant, 'timeZone' | 'country' | 'business'>>
}

interface Identification {
  reference?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

type Refusal = { error: string }

/** Contact given by the visitor, completed from the conversation; numbers in stored form. */
export async function contactOf(
  deps: BookingToolDeps,
  { tenantId, visitor }: ToolContext,
  { email, phone }: Omit<Identification, 'reference'>,
): Promise<Contact | Refusal> {
  const typed = phone || visitor.phone
  const read = typed ? readPhone(typed, (await deps.tenantOf(tenantId)).country) : undefined
  const mail = email || visitor.email
  // Only numbers given just now are rejected, not those the conversation began with.
  if (phone && !read?.value.startsWith('+')) return { error: 'bad_phone' }
  if (!mail && read === undefined) return { error: 'contact_needed' }
  return { email: mail ?? null, phone: read?.value ?? null }
}

/**
 * The booking a visitor may see and change. Reference and e-mail or phone must both match; the error does not tell which was
 * wrong. Bookings of this conversation need the contact only, and those of the visitor's own nothing.
 */
export async function locate(
  deps: BookingToolDeps,
  context: ToolContext,
  given: Identification,
): Promise<{ booking: BookingRow } | Refusal> {
  const { reference } = given
  const { tenantId, sessionId } = context
  const mine = meantOf(await ownBookings(deps, context), context, reference)
  if (mine !== undefined) return { booking: mine }
  const contact = await contactOf(deps, context, given)
  if ('error' in contact) return contact
  if (reference) {
    const booking = await deps.bookings.find(tenantId, reference, contact)
    return booking === undefined ? { error: 'not_found' } : { booking }
  }
  const own = await deps.bookings.ofContact(tenantId, contact)
  const booking = own.find(({ sourceId, status }) => sourceId === sessionId && status === 'confirmed')
  return booking === undefined ? { error: 'reference_needed' } : { booking }
}

/** Without a reference: the newest of this conversation, else the only one. */
function meantOf(
  own: BookingRow[],
  { sessionId, now }: ToolContext,
  reference: string | null | undefined,
): BookingRow | undefined {
  if (reference) return own.find(({ id }) => matchesReference(id, reference))
  const standing = own.filter((row) => isStanding(row, now))
  return standing.find(({ sourceId }) => sourceId === sessionId) ?? (standing.length === 1 ? standing[0] : undefined)
}

export function describeBooking(row: BookingRow, language: string) {
  return {
    reference: referenceOf(row.id),
    service: row.serviceName,
    staff: row.resourceName,
    ...spokenTime(row.startAt.getTime(), row.timeZone, language),
    ...(row.partySize === 1 ? {} : { party_size: row.partySize }),
    status: row.status,
    name: row.clientName,
  }
}

/** The sizes of a party as a speaker reads them. */
export function boundsOf({ min, max }: PartyBounds) {
  return { party_min: min, party_max: max }
}

/** Facts that the assistant's statements are verified against. */
export function factsOf(row: BookingRow, language: string): Record<string, string> {
  const described = Object.entries(describeBooking(row, language)).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(described), email: row.clientEmail ?? '', phone: row.clientPhone ?? '' }
}
