import type { Tx } from '../db/database.ts'
import { presentLead, type LeadData, type LeadService } from '../leads/index.ts'
import { chatLeadsRepository as links } from './lead-repository.ts'
import type { SessionRow, Visitor } from './repository.ts'

export type ChatLeads = Pick<LeadService, 'capture' | 'find'>

/**
 * A conversation with an e-mail or phone belongs to a lead. Called for each message, with what it says of the visitor; what
 * earlier ones said counts as well, so that a name which comes later reaches the lead.
 */
export async function captureVisitor(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { session, said, sessionId, messageId }: SaidWho,
): Promise<void> {
  if (said.clientEmail === undefined && said.clientPhone === undefined && said.clientName === undefined) return
  const captured = await leads.capture(tx, tenantId, {
    name: said.clientName ?? session?.clientName,
    email: said.clientEmail ?? session?.clientEmail,
    phone: said.clientPhone ?? session?.clientPhone,
    source: 'chat',
    sessionId,
  })
  if (captured === undefined) return
  const { lead, outcome } = captured
  if (session?.leadId !== lead.id) await links.setSessionLead(tx, tenantId, sessionId, lead.id)
  if (outcome !== 'unchanged') await links.setMessageLead(tx, tenantId, messageId, lead.id)
}

interface SaidWho {
  /** As it was before the message; undefined for its first. */
  session: SessionRow | undefined
  said: Visitor
  sessionId: string
  messageId: string
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
