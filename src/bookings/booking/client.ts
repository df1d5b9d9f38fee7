import { readPhone } from '../../core/phone.ts'
import type { Tx } from '../../db/database.ts'
import type { Capture, LeadService } from '../../leads/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { BookingRow } from './repository.ts'

export interface ClientDeps {
  leads: Pick<LeadService, 'capture'>
  tenants: Pick<Tenants, 'countryOf'>
}

/** E.164 by the national rules of the tenant's country; unparsable input is stored as typed. */
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

/** Each booking belongs to the lead with its e-mail or phone, created if missing. */
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
