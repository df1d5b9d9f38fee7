import type { EventData } from '../events/catalogue.ts'
import type { LeadData } from '../leads/index.ts'
import type { SessionRow } from './repository.ts'

export function messageEvent(
  { id, sessionId, text }: { id: string; sessionId: string; text: string },
  clientName: string | null,
  createdAt: Date,
): EventData<'chat.message'> {
  return {
    session_id: sessionId,
    message_id: id,
    client_name: clientName,
    message: text,
    created_at: createdAt.toISOString(),
  }
}

/** `chat.session_ended`, of a session that has ended and was analysed. */
export function sessionEndedEvent(row: SessionRow, lead: LeadData | null): EventData<'chat.session_ended'> {
  return {
    session_id: row.id,
    client_name: row.clientName,
    reason: row.endReason ?? 'silence',
    message_count: row.messageCount,
    started_at: row.startedAt.toISOString(),
    ended_at: (row.endedAt ?? row.lastMessageAt).toISOString(),
    lead,
    summary: row.summary,
    sentiment: row.sentiment ?? 'neutral',
  }
}
