import type { Receipt } from '../conversation/index.ts'
import { writtenContact } from '../core/written-contact.ts'
import type { Tx } from '../db/database.ts'
import { presentLead, type Capture, type LeadData, type LeadService } from '../leads/index.ts'
import { chatLeadsRepository as links } from './lead-repository.ts'
import { chatRepository as chats, type SessionRow, type Visitor } from './repository.ts'

export type ChatLeads = Pick<LeadService, 'capture' | 'find'>

/**
 * A conversation with an e-mail or phone belongs to a lead. Called for each message, with what it says of the visitor; what
 * earlier ones said counts as well, so that a name which comes later reaches the lead.
 */
export async function captureVisitor(leads: ChatLeads, tx: Tx, tenantId: string, who: SaidWho): Promise<void> {
  const { session, said, sessionId, messageId } = who
  if (said.clientEmail === undefined && said.clientPhone === undefined && said.clientName === undefined) return
  const isVouched = who.byKey && (said.clientEmail !== undefined || said.clientPhone !== undefined)
  const contact = isVouched ? await vouchedContact(leads, tx, tenantId, who) : saidContact(who)
  const typedBy = isVouched ? 'staff' : 'visitor'
  const captured = await leads.capture(tx, tenantId, { ...contact, source: 'chat', typedBy, sessionId })
  if (captured === undefined) return
  const { lead, outcome } = captured
  if (session?.leadId !== lead.id) await links.setSessionLead(tx, tenantId, sessionId, lead.id)
  if (outcome !== 'unchanged') await links.setMessageLead(tx, tenantId, messageId, lead.id)
}

interface SaidWho {
  /** As it was before the message; undefined for its first. */
  session: SessionRow | undefined
  said: Visitor
  /** The fields come from a program of the tenant. */
  byKey: boolean
  sessionId: string
  messageId: string
}

type Contact = Pick<Capture, 'name' | 'email' | 'phone'>

function saidContact({ session, said }: SaidWho): Contact {
  return {
    name: said.clientName ?? session?.clientName,
    email: said.clientEmail ?? session?.clientEmail,
    phone: said.clientPhone ?? session?.clientPhone,
  }
}

/**
 * A key says whose the conversation is. Of what was said before, only the lead that the conversation itself made counts:
 * what the visitor claimed to be is not vouched for by a later message.
 */
async function vouchedContact(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { session, said, sessionId }: SaidWho,
): Promise<Contact> {
  const lead = session?.leadId == null ? undefined : await leads.find(tx, tenantId, session.leadId)
  const own = lead?.sessionId === sessionId ? lead : undefined
  return {
    name: said.clientName ?? own?.name ?? (lead === undefined ? session?.clientName : undefined),
    email: said.clientEmail ?? own?.email,
    phone: said.clientPhone ?? own?.phone,
  }
}

/** The lead as it is now, for an answer or an event; null where there is none. */
export async function leadOf(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { leadId }: { leadId: string | null },
): Promise<LeadData | null> {
  const lead = leadId === null ? undefined : await leads.find(tx, tenantId, leadId)
  return lead === undefined ? null : presentLead(lead)
}

/** What the assistant noted or booked with belongs to the conversation too: nobody is asked for it twice. */
export async function keepContact(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { sessionId, receipts }: { sessionId: string; receipts: Receipt[] },
): Promise<void> {
  const kept = await ofKnown(leads, tx, tenantId, receipts)
  const facts = Object.assign({}, ...kept.map((receipt) => receipt.facts)) as Receipt['facts']
  const said = {
    ...(facts['name'] ? { clientName: facts['name'] } : {}),
    ...(facts['email'] ? { clientEmail: facts['email'] } : {}),
    ...(facts['phone'] ? { clientPhone: facts['phone'] } : {}),
  }
  if (Object.keys(said).length > 0) await chats.keepVisitor(tx, tenantId, sessionId, said)
  const lead = await leadIn(leads, tx, tenantId, receipts)
  if (lead !== undefined) await links.setSessionLead(tx, tenantId, sessionId, lead)
}

/** Without those whose lead was erased since. */
async function ofKnown(leads: ChatLeads, tx: Tx, tenantId: string, receipts: Receipt[]): Promise<Receipt[]> {
  const kept: Receipt[] = []
  for (const receipt of receipts) {
    const { leadId } = receipt
    if (leadId === undefined || (await leads.find(tx, tenantId, leadId)) !== undefined) kept.push(receipt)
  }
  return kept
}

/** Whom the assistant dealt with last, under the id of today: a lead may have been merged or erased since. */
export async function leadIn(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  receipts: Receipt[],
): Promise<string | undefined> {
  const id = receipts.findLast(({ leadId }) => leadId !== undefined)?.leadId
  return id === undefined ? undefined : (await leads.find(tx, tenantId, id))?.id
}

/**
 * An e-mail or phone that the visitor wrote and nobody noted: the conversation belongs to a lead all the same. Not what they wrote
 * before a lead of theirs was erased: whoever was erased is a lead again when they give a contact anew.
 */
export async function captureWritten(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { id: sessionId, clientName: name, intent, forgottenThrough }: SessionRow,
  { messages, words }: { messages: { id: string; role: string; text: string }[]; words: string | null },
): Promise<string | null> {
  const own = messages.filter(({ id, role }) => role === 'visitor' && id > (forgottenThrough ?? ''))
  const written = writtenContact(own.map(({ text }) => text))
  if (written.email === undefined && written.phone === undefined) return null
  const contact = { name, ...written, intent, notes: words }
  const captured = await leads.capture(tx, tenantId, { ...contact, source: 'chat', typedBy: 'visitor', sessionId })
  if (captured === undefined) return null
  await links.setSessionLead(tx, tenantId, sessionId, captured.lead.id)
  return captured.lead.id
}
