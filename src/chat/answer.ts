import type { Tx } from '../db/database.ts'
import type { MessageRow, SessionRow } from './repository.ts'
import { presentAnswer, type ChatAnswer } from './schemas.ts'
import { leadOf, type ChatLeads } from './visitor-lead.ts'

/** What an answer shows of other domains, as it is now: what was erased there is not shown here. */
export interface ResultsOfTurns {
  leads: ChatLeads
  /** The booking of this id as its GET shows it; null when there is none. */
  bookingOf(tx: Tx, tenantId: string, id: string): Promise<ChatAnswer['booking']>
}

interface StoredTurn {
  session: SessionRow
  asked: MessageRow
  answer?: MessageRow | undefined
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
