import type { ToolContext } from '../../conversation/index.ts'
import { readPhone } from '../../core/phone.ts'
import { referenceOf, type Bookings } from '../booking/bookings.ts'
import type { BookingRow, Contact } from '../booking/repository.ts'
import { spokenTime } from '../spoken-time.ts'
import type { Database } from '../../db/database.ts'
import type { Tenant } from '../../tenants/index.ts'
import type { Visitors } from '../../visitors/index.ts'

export interface BookingToolDeps {
  database: Database
  bookings: Bookings
  visitors: Pick<Visitors, 'behindCall'>
  tenantOf(tenantId: string): Promise<Pick<Tenant, 'timeZone' | 'country'>>
}

interface Identification {
  reference?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

type Refusal = { error: string }

/** Who the visitor says they are, with what the conversation already knows; numbers as they are stored. */
export async function contactOf(
  deps: BookingToolDeps,
  { tenantId, visitor }: ToolContext,
  { email, phone }: Omit<Identification, 'reference'>,
): Promise<Contact | Refusal> {
  const typed = phone || visitor.phone
  const read = typed ? readPhone(typed, (await deps.tenantOf(tenantId)).country) : undefined
  const mail = email || visitor.email
  // What cannot be dialled is said to be so, unless it is only what the conversation began with.
  if (phone && !read?.value.startsWith('+')) return { error: 'bad_phone' }
  if (!mail && read === undefined) return { error: 'contact_needed' }
  return { email: mail ?? null, phone: read?.value ?? null }
}

/**
 * The booking that the visitor may see and change: its reference and its e-mail or phone must both match; a wrong reference
 * and a wrong contact look the same. What was booked in this conversation needs no reference, but the contact all the same.
 */
export async function locate(
  deps: BookingToolDeps,
  context: ToolContext,
  given: Identification,
): Promise<{ booking: BookingRow } | Refusal> {
  const contact = await contactOf(deps, context, given)
  if ('error' in contact) return contact
  const { reference } = given
  const { tenantId, sessionId } = context
  if (reference) {
    const booking = await deps.bookings.find(tenantId, reference, contact)
    return booking === undefined ? { error: 'not_found' } : { booking }
  }
  const own = await deps.bookings.ofContact(tenantId, contact)
  const booking = own.find(({ sourceId, status }) => sourceId === sessionId && status === 'confirmed')
  return booking === undefined ? { error: 'reference_needed' } : { booking }
}

/** What is told of a booking, to whoever may hear it. */
export function describeBooking(row: BookingRow, language: string) {
  return {
    reference: referenceOf(row.id),
    service: row.serviceName,
    staff: row.resourceName,
    ...spokenTime(row.startAt.getTime(), row.timeZone, language),
    status: row.status,
    name: row.clientName,
  }
}

/** The same as evidence for what the assistant says. */
export function factsOf(row: BookingRow, language: string): Record<string, string> {
  return { ...describeBooking(row, language), email: row.clientEmail ?? '', phone: row.clientPhone ?? '' }
}
