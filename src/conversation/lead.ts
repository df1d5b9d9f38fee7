import { writtenContact } from '../core/written-contact.ts'
import type { Tx } from '../db/database.ts'
import type { Untold } from './repository.ts'
import type { Receipt } from './verification/receipt.ts'

/** A lead as far as a conversation goes by it. */
interface Lead {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  intent: string | null
  /** The conversation that made it. */
  sessionId: string | null
  callId: string | null
}

interface Contact {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

interface Capture extends Contact {
  intent?: string | null | undefined
  /** The visitor's own words for what they wanted. */
  notes?: string | null | undefined
  source: 'chat' | 'call'
  typedBy: 'staff' | 'visitor'
  sessionId?: string | null
  callId?: string | undefined
}

/** The leads, as far as conversations need them. */
export interface ConversationLeads<L extends Lead = Lead> {
  find(tx: Tx, tenantId: string, id: string): Promise<L | undefined>
  /** Finds the lead of this e-mail or phone, or makes one. Undefined without either. */
  capture(tx: Tx, tenantId: string, capture: Capture): Promise<{ lead: L; outcome: string } | undefined>
}

/** The person whom the assistant dealt with last, under the id of today: a lead may have been merged or erased since. */
export async function leadOfReceipts<L extends Lead>(
  leads: Pick<ConversationLeads<L>, 'find'>,
  tx: Tx,
  tenantId: string,
  receipts: Receipt[],
): Promise<L | undefined> {
  const id = receipts.findLast(({ leadId }) => leadId !== undefined)?.leadId
  return id === undefined ? undefined : leads.find(tx, tenantId, id)
}

/** The contact that the assistant noted or booked with, without those whose lead was erased since. */
export async function contactOfReceipts(
  leads: ConversationLeads,
  tx: Tx,
  tenantId: string,
  receipts: Receipt[],
): Promise<{ name?: string; email?: string; phone?: string }> {
  const facts: Receipt['facts'] = {}
  for (const { leadId, facts: told } of receipts)
    if (leadId === undefined || (await leads.find(tx, tenantId, leadId)) !== undefined) Object.assign(facts, told)
  const { name, email, phone } = facts
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
}

/** The contact that a message of a chat gives, and its sender's. */
interface SaidContact {
  sessionId: string
  /** With the message. */
  given: Contact
  /** With earlier ones, which count as well: a name that comes later reaches the lead. */
  before: Contact & { leadId: string | null }
  /** The fields come from a program of the tenant. */
  byKey: boolean
}

/** A chat with an e-mail or a phone belongs to a lead. This is called for each message of the visitor. */
export async function captureGiven(leads: ConversationLeads, tx: Tx, tenantId: string, said: SaidContact) {
  const { sessionId, given, before, byKey } = said
  if (given.email === undefined && given.phone === undefined && given.name === undefined) return undefined
  const isVouched = byKey && (given.email !== undefined || given.phone !== undefined)
  const contact = isVouched ? await vouchedContact(leads, tx, tenantId, said) : together(given, before)
  const typedBy = isVouched ? 'staff' : 'visitor'
  return leads.capture(tx, tenantId, { ...contact, source: 'chat', typedBy, sessionId })
}

function together(given: Contact, before: Contact): Contact {
  return {
    name: given.name ?? before.name,
    email: given.email ?? before.email,
    phone: given.phone ?? before.phone,
  }
}

/**
 * A key says whose the conversation is. Of what was said before, only the lead that the conversation itself made counts:
 * what the visitor claimed to be is not vouched for by a later message.
 */
async function vouchedContact(
  leads: ConversationLeads,
  tx: Tx,
  tenantId: string,
  { sessionId, given, before }: SaidContact,
): Promise<Contact> {
  const lead = before.leadId === null ? undefined : await leads.find(tx, tenantId, before.leadId)
  const own = lead?.sessionId === sessionId ? lead : undefined
  return together(given, own ?? (lead === undefined ? { name: before.name } : {}))
}

/** A conversation that is over. */
export interface Ended {
  tenantId: string
  source: 'chat' | 'call'
  sessionId: string | null
  callId?: string | undefined
  leadId: string | null
  name: string | null
  /** The number of a call. */
  phone?: string
  /** The visitor's messages; none where no person spoke. */
  said: string[]
  receipts: Receipt[]
  intent: string | null
  /** The visitor's own words for what they wanted. */
  words: string | null
}

/**
 * The lead of a conversation that is over: the one that a chat has already or that the assistant noted or booked for, else
 * the one of an e-mail or a number that was only said. A conversation in which no person spoke makes none.
 */
export async function leadOfEnded<L extends Lead>(
  leads: ConversationLeads<L>,
  tx: Tx,
  ended: Ended,
): Promise<L | undefined> {
  const { tenantId, source, callId, leadId } = ended
  const own = async () => (leadId === null ? undefined : leads.find(tx, tenantId, leadId))
  if (source === 'chat' && leadId !== null) return own()
  const noted = await leadOfReceipts(leads, tx, tenantId, ended.receipts)
  // The lead that a call made has its intent only once the call was analysed.
  const isComplete = noted !== undefined && (source === 'chat' || noted.intent !== null || noted.callId !== callId)
  const captured = isComplete || ended.said.length === 0 ? undefined : await captureSaid(leads, tx, ended, noted)
  return captured ?? noted ?? own()
}

async function captureSaid<L extends Lead>(
  leads: ConversationLeads<L>,
  tx: Tx,
  ended: Ended,
  noted: L | undefined,
): Promise<L | undefined> {
  const { tenantId, source, sessionId, callId, name, intent, words: notes } = ended
  const written = writtenContact(ended.said)
  const { email, phone } = noted ?? { email: written.email, phone: ended.phone || written.phone }
  if (!email && !phone) return undefined
  const contact = { name, email, phone, intent, notes }
  const captured = await leads.capture(tx, tenantId, { ...contact, source, typedBy: 'visitor', sessionId, callId })
  return captured?.lead
}

/** The receipts of a turn, after those of earlier turns that no answer has told. */
export function withUntold(untold: Untold[], receipts: Receipt[]): Receipt[] {
  return [...untold.map(({ receipt }) => receipt), ...receipts]
}
