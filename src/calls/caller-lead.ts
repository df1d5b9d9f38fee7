import type { Receipt } from '../conversation/index.ts'
import { writtenContact } from '../core/written-contact.ts'
import type { Tx } from '../db/database.ts'
import type { Capture, LeadRow, LeadService } from '../leads/index.ts'
import type { CallLine } from './transcript-repository.ts'
import type { CallRow } from './repository.ts'

export type CallLeads = Pick<LeadService, 'capture' | 'find'>

interface Caller extends Pick<Capture, 'intent'> {
  call: CallRow
  said: CallLine[]
  receipts: Receipt[]
  /** The person's own words for what they wanted. */
  words: string | null
}

/**
 * The lead of a call: the one that the assistant noted or booked for, else the one of the number or of the address that was
 * said. A call on which no person spoke makes none. `isNew`: this call made it.
 */
export async function captureCaller(
  leads: CallLeads,
  tx: Tx,
  caller: Caller,
): Promise<{ lead: LeadRow | undefined; isNew: boolean }> {
  const { call, said, receipts } = caller
  const { tenantId, id: callId } = call
  const noted = await find(leads, tx, tenantId, receipts.findLast(({ leadId }) => leadId !== undefined)?.leadId)
  const lead =
    noted !== undefined && (noted.intent !== null || noted.callId !== callId)
      ? noted
      : hasPersonSpoken(call, said)
        ? await capture(leads, tx, caller, noted)
        : undefined
  const known = lead ?? noted ?? (await find(leads, tx, tenantId, call.leadId))
  return { lead: known, isNew: known?.callId === callId }
}

/** What a machine says before its beep may be written down like a person's words. */
export function hasPersonSpoken({ ending }: CallRow, said: CallLine[]): boolean {
  return ending !== 'voicemail' && wordsOfPerson(said).length > 0
}

/** What the person on the other end said, line by line. */
export function wordsOfPerson(said: CallLine[]): string[] {
  return said.flatMap(({ role, text }) => (role === 'user' && text.trim() !== '' ? [text] : []))
}

async function capture(
  leads: CallLeads,
  tx: Tx,
  { call, said, words, intent }: Caller,
  noted: LeadRow | undefined,
): Promise<LeadRow | undefined> {
  const { tenantId, id: callId, sessionId, clientName: name, phoneNumber } = call
  const written = writtenContact(wordsOfPerson(said))
  const contact = noted ?? { email: written.email, phone: phoneNumber || written.phone }
  const captured = await leads.capture(tx, tenantId, {
    name,
    email: contact.email,
    phone: contact.phone,
    intent,
    notes: words,
    source: 'call',
    typedBy: 'visitor',
    sessionId,
    callId,
  })
  return captured?.lead
}

async function find(leads: CallLeads, tx: Tx, tenantId: string, id: string | null | undefined) {
  return id == null ? undefined : leads.find(tx, tenantId, id)
}
