import { and, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { LeadRow } from '../leads/index.ts'
import { chatMessages, chatSessions } from './tables.ts'

/** In what the speaker keeps are names and addresses too. */
const NOBODY = { leadId: null, clientName: null, clientEmail: null, clientPhone: null, memory: null }

/** Which lead a conversation belongs to, and which message made or completed it. */
export const chatLeadsRepository = {
  async setSessionLead(tx: Tx, tenantId: string, sessionId: string, leadId: string): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ leadId })
      .where(and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, sessionId)))
  },

  async setMessageLead(tx: Tx, tenantId: string, messageId: string, leadId: string): Promise<void> {
    await tx
      .update(chatMessages)
      .set({ leadId })
      .where(and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.id, messageId)))
  },

  /**
   * A lead is erased: its conversations know nobody any more, and what was written in them so far makes no lead again. So does the
   * one that it came from, where the turn died before the two were joined.
   */
  async forgetLead(tx: Tx, tenantId: string, { id, sessionId }: Pick<LeadRow, 'id' | 'sessionId'>): Promise<void> {
    const isOrigin = and(isNull(chatSessions.leadId), eq(chatSessions.id, sessionId ?? ''))
    await tx
      .update(chatSessions)
      .set({ ...NOBODY, forgottenThrough: chatSessions.latestQuestionId })
      .where(and(eq(chatSessions.tenantId, tenantId), or(eq(chatSessions.leadId, id), isOrigin)))
  },

  /** Two leads became one. */
  async moveLead(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
    for (const table of [chatSessions, chatMessages])
      await tx
        .update(table)
        .set({ leadId: into })
        .where(and(eq(table.tenantId, tenantId), eq(table.leadId, from)))
  },
}
