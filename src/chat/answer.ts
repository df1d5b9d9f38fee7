import type { Tx } from '../db/database.ts'
import type { ConversationLeads, Message } from '../conversation/index.ts'
import { presentLead, type LeadData, type LeadRow } from '../leads/index.ts'
import type { SessionRow } from './repository.ts'
import { presentAnswer, type ChatAnswer } from './schemas.ts'

export type ChatLeads = ConversationLeads<LeadRow>

/** Parts of an answer that other domains own, read on demand: data erased there is not shown here. */
export interface ResultsOfTurns {
  leads: ChatLeads
  /** The booking as its GET shows it; null without one. */
  bookingOf(tx: Tx, tenantId: string, id: string): Promise<ChatAnswer['booking']>
}

interface StoredTurn {
  session: SessionRow
  asked: Message
  answer?: Message | undefined
}

/** The answer to a message, with the lead and the booking that it created or changed. */
export async function presentTurn(
  { leads, bookingOf }: ResultsOfTurns,
  tx: Tx,
  tenantId: string,
  { session, asked, answer }: StoredTurn,
): Promise<ChatAnswer> {
  const lead = await leadOf(leads, tx, tenantId, { leadId: answer?.leadId ?? asked.leadId })
  const booking = answer?.bookingId ? await bookingOf(tx, tenantId, answer.bookingId) : null
  return presentAnswer(tenantId, session, asked, { answer, lead, booking })
}

/** The current lead, for an answer or an event; null without one. */
export async function leadOf(
  leads: ChatLeads,
  tx: Tx,
  tenantId: string,
  { leadId }: { leadId: string | null },
): Promise<LeadData | null> {
  const lead = leadId === null ? undefined : await leads.find(tx, tenantId, leadId)
  return lead === undefined ? null : presentLead(lead)
}
