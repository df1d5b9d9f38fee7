import type { Tx } from '../db/database.ts'
import type { ConversationLeads, Message } from '../conversation/index.ts'
import { presentLead, type LeadData, type LeadRow } from '../leads/index.ts'
import type { SessionRow } from './repository.ts'
import { presentAnswer, type ChatAnswer } from './schemas.ts'

export type ChatLeads = ConversationLeads<LeadRow>

/** The parts of an answer from other domains, as they are now: erased there, not shown here. */
export interface ResultsOfTurns {
  leads: ChatLeads
  /** The booking of this id as its GET shows it; null when there is none. */
  bookingOf(tx: Tx, tenantId: string, id: string): Promise<ChatAnswer['booking']>
}

interface StoredTurn {
  session: SessionRow
  asked: Message
  answer?: Message | undefined
}

/** The answer to a message, with the lead and the booking that it made or changed. */
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
