import type { Receipt } from '../assistant/index.ts'
import { writtenContact } from '../core/written-contact.ts'
import { cut } from '../core/whole-text.ts'
import type { Tx } from '../db/database.ts'
import type { LeadRow, LeadService } from '../leads/index.ts'
import type { CallLine } from './line-repository.ts'
import type { CallRow } from './repository.ts'

export type CallLeads = Pick<LeadService, 'capture' | 'find'>

const MOST_INTENT = 200

interface Caller {
  call: CallRow
  said: CallLine[]
  receipts: Receipt[]
}

/**
 * Whose call it was: whom the assistant noted or booked for, else whoever has the number or address; the latter is completed
 * by what was said. `isNew`: somebody who was not known before this call.
 */
export async function captureCaller(
  leads: CallLeads,
  tx: Tx,
  { call, said, receipts }: Caller,
): Promise<{ lead: LeadRow | undefined; isNew: boolean }> {
  const { tenantId, id: callId, sessionId, clientName: name } = call
  const noted = await find(leads, tx, tenantId, receipts.findLast(({ leadId }) => leadId !== undefined)?.leadId)
  if (noted !== undefined) return { lead: noted, isNew: false }
  const { email, phone } = writtenContact(said.flatMap(({ role, text }) => (role === 'user' ? [text] : [])))
  const intent = call.intent === null ? null : cut(call.intent, MOST_INTENT)
  const contact = { name, email, phone: call.phoneNumber || phone, intent }
  const captured = await leads.capture(tx, tenantId, { ...contact, source: 'call', sessionId, callId })
  const lead = captured?.lead ?? (await find(leads, tx, tenantId, call.leadId))
  // One that the number alone made, when it rang.
  const isOfThisCall = call.direction === 'inbound' && lead?.callId === callId
  return { lead, isNew: captured?.outcome === 'captured' || isOfThisCall }
}

async function find(leads: CallLeads, tx: Tx, tenantId: string, id: string | null | undefined) {
  return id == null ? undefined : leads.find(tx, tenantId, id)
}
