import { readPhone } from '../../core/phone.ts'
import type { Tx } from '../../db/database.ts'
import type { Capture, LeadService } from '../../leads/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { BookingRow } from './repository.ts'

/** What is needed to know who a booking is for. */
export interface ClientDeps {
  leads: Pick<LeadService, 'capture'>
  tenants: Pick<Tenants, 'countryOf'>
}

/** E.164, read with the national rules of the tenant's country; what is no number stays as it was typed. */
export async function storedPhone(
  tx: Tx,
  tenantId: string,
  { tenants }: ClientDeps,
  typed: string | null,
): Promise<string | null> {
  if (typed === null) return null
  return readPhone(typed, await tenants.countryOf(tx, tenantId))?.value ?? typed
}

type Client = Pick<BookingRow, 'id' | 'clientName' | 'clientEmail' | 'clientPhone' | 'source' | 'sourceId'>

/** Every booking belongs to a lead: the one that is known by this e-mail or phone, else a new one. */
export async function leadOf(
  tx: Tx,
  tenantId: string,
  { leads }: ClientDeps,
  client: Client & Pick<Capture, 'typedBy'>,
): Promise<string | null> {
  const { source, sourceId, typedBy } = client
  const captured = await leads.capture(tx, tenantId, {
    name: client.clientName,
    email: client.clientEmail,
    phone: client.clientPhone,
    intent: 'booking',
    source: 'booking',
    typedBy,
    sessionId: source === 'chat' || source === 'widget' ? sourceId : null,
    callId: source === 'call' ? sourceId : null,
    bookingId: client.id,
  })
  return captured?.lead.id ?? null
}
