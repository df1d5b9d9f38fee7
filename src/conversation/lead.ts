import { writtenContact } from '../languages/written-contact.ts'
import type { Tx } from '../db/database.ts'
import type { Untold } from './repository.ts'
import type { Receipt } from './verification/receipt.ts'

/** The part of a lead used by conversations. */
interface Lead {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  intent: string | null
  /** The conversation that created the lead. */
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
  /** The visitor's wish in their own words. */
  notes?: string | null | undefined
  source: 'chat' | 'call'
  typedBy: 'staff' | 'visitor'
  sessionId?: string | null
  callId?: string | undefined
}

export interface ConversationLeads<L extends Lead = Lead> {
  find(tx: Tx, tenantId: string, id: string): Promise<L | undefined>
  /** Country in which numbers without a country code are read. */
  countryOf(tx: Tx, tenantId: string): Promise<string>
  /** Upserts the lead of an e-mail or phone. Undefined without either. */
  capture(tx: Tx, tenantId: string, capture: Capture): Promise<{ lead: L; outcome: string } | undefined>
}

/** The lead of the last receipt, after later merges and erasures. */
export async function leadOfReceipts<L extends Lead>(
  leads: Pick<ConversationLeads<L>, 'find'>,
  tx: Tx,
  tenantId: string,
  receipts: Receipt[],
): Promise<L | undefined> {
  const id = receipts.findLast(({ leadId }) => leadId !== undefined)?.leadId
  return id === undefined ? undefined : leads.find(tx, tenantId, id)
}

/** The contact in the receipt of a note or a booking, unless its lead was erased since. */
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

/** Contact details in a chat: of a message, and of the messages before. */
interface GivenContact {
  sessionId: string
  /** Sent with the message. */
  given: Contact
  /** Sent earlier; included, so that a name sent later completes the lead. */
  before: Contact & { leadId: string | null }
  /** The fields were sent with the tenant's API key. */
  byKey: boolean
}

/**
 * Assigns a chat with an e-mail or phone in a message's fields to a lead, with each message of the visitor. An address that is
 * only in the text becomes a lead when the conversation has ended (`leadOfEnded`), unless a tool notes it first.
 */
export async function captureFromFields(leads: ConversationLeads, tx: Tx, tenantId: string, said: GivenContact) {
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
 * A request with a key identifies the visitor. Earlier details count only if this conversation created their lead, because a
 * later message does not verify an earlier claim of the visitor.
 */
async function vouchedContact(
  leads: ConversationLeads,
  tx: Tx,
  tenantId: string,
  { sessionId, given, before }: GivenContact,
): Promise<Contact> {
  const lead = before.leadId === null ? undefined : await leads.find(tx, tenantId, before.leadId)
  const own = lead?.sessionId === sessionId ? lead : undefined
  return together(given, own ?? (lead === undefined ? { name: before.name } : {}))
}

interface Ended {
  tenantId: string
  source: 'chat' | 'call'
  sessionId: string | null
  callId?: string | undefined
  leadId: string | null
  name: string | null
  /** The caller's number. */
  phone?: string
  /** Details given in a dialogue, also in one that was left half-way. */
  given?: { name?: string; email?: string; phone?: string }
  /** The visitor's messages; empty if no person spoke. */
  said: string[]
  receipts: Receipt[]
  intent: string | null
  /** The visitor's wish in their own words. */
  words: string | null
}

/**
 * The lead of an ended conversation: that of the chat, a note or a booking, otherwise that of an e-mail or number mentioned
 * in it. A conversation without a person's words creates none.
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
  // A lead created by a call gets its intent from this analysis.
  const isComplete = noted !== undefined && (source === 'chat' || noted.intent !== null || noted.callId !== callId)
  const captured = isComplete || ended.said.length === 0 ? undefined : await captureFromText(leads, tx, ended, noted)
  return captured ?? noted ?? own()
}

async function captureFromText<L extends Lead>(
  leads: ConversationLeads<L>,
  tx: Tx,
  ended: Ended,
  noted: L | undefined,
): Promise<L | undefined> {
  const { tenantId, source, sessionId, callId, given = {}, intent, words: notes } = ended
  const written = writtenContact(ended.said, await leads.countryOf(tx, tenantId))
  const { email, phone } = noted ?? {
    email: given.email ?? written.email,
    phone: given.phone ?? (ended.phone || written.phone),
  }
  const name = ended.name ?? given.name ?? written.name
  if (!email && !phone) return undefined
  const contact = { name, email, phone, intent, notes }
  const captured = await leads.capture(tx, tenantId, { ...contact, source, typedBy: 'visitor', sessionId, callId })
  return captured?.lead
}

/** The receipts of a turn, preceded by unreported ones of earlier turns. */
export function withUntold(untold: Untold[], receipts: Receipt[]): Receipt[] {
  return [...untold.map(({ receipt }) => receipt), ...receipts]
}
