import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { chatMessages, chatSessions } from './tables.ts'

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

  /** Two leads became one. */
  async moveLead(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
    for (const table of [chatSessions, chatMessages])
      await tx
        .update(table)
        .set({ leadId: into })
        .where(and(eq(table.tenantId, tenantId), eq(table.leadId, from)))
  },
}
