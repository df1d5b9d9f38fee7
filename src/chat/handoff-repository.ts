import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { afterEvery } from '../core/pagination.ts'
import type { Trace } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { isSession, messageColumns, sessionColumns, type MessageRow, type SessionRow } from './repository.ts'
import { chatMessages, chatSessions } from './tables.ts'

type Reason = NonNullable<SessionRow['handoffReason']>

/** Conversations in which a person answers, or is waited for. */
export const handoffRepository = {
  /** The visitor waits from now on; whoever answers already goes on answering. */
  async wait(tx: Tx, tenantId: string, id: string, reason: Reason, now: Date): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ status: 'handoff', handoffReason: reason, waitingSince: now })
      .where(isSession(tenantId, id))
  },

  async takeOver(tx: Tx, tenantId: string, id: string, by: string): Promise<SessionRow> {
    const [row] = await tx
      .update(chatSessions)
      .set({
        status: 'handoff',
        handledBy: by,
        handoffReason: sql`coalesce(${chatSessions.handoffReason}, 'takeover')`,
      })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row!
  },

  async release(tx: Tx, tenantId: string, id: string): Promise<SessionRow> {
    const [row] = await tx
      .update(chatSessions)
      .set({ status: 'active', handledBy: null, handoffReason: null, waitingSince: null })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row!
  },

  /** The visitor wrote while a person is to answer. */
  async waitMore(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ waitingSince: sql`coalesce(${chatSessions.waitingSince}, ${now.toISOString()}::timestamptz)` })
      .where(isSession(tenantId, id))
  },

  /** A message of a person; nobody waits any more. */
  async insertPersons(
    tx: Tx,
    tenantId: string,
    message: { sessionId: string; text: string; author: string },
    now: Date,
  ): Promise<MessageRow> {
    await tx
      .update(chatSessions)
      .set({ waitingSince: null, lastMessageAt: now, messageCount: sql`${chatSessions.messageCount} + 1` })
      .where(isSession(tenantId, message.sessionId))
    return insert(tx, tenantId, { ...message, role: 'person', createdAt: now })
  },

  /** The assistant says something that answers no message. */
  async insertNotice(tx: Tx, tenantId: string, sessionId: string, text: string, now: Date): Promise<MessageRow> {
    await tx
      .update(chatSessions)
      .set({ messageCount: sql`${chatSessions.messageCount} + 1` })
      .where(isSession(tenantId, sessionId))
    return insert(tx, tenantId, { sessionId, text, role: 'assistant', createdAt: now })
  },

  /** Who has visitors that wait; over all tenants. */
  async tenantsWithWaiting(tx: Tx, since: Date): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: chatSessions.tenantId })
      .from(chatSessions)
      .where(lt(chatSessions.waitingSince, since))
    return rows.map(({ tenantId }) => tenantId)
  },

  /** Locked; those that somebody writes to right now are left. */
  waitingSince(tx: Tx, tenantId: string, since: Date, limit: number): Promise<SessionRow[]> {
    return tx
      .select(sessionColumns)
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.tenantId, tenantId),
          eq(chatSessions.status, 'handoff'),
          lt(chatSessions.waitingSince, since),
        ),
      )
      .orderBy(asc(chatSessions.waitingSince))
      .limit(limit)
      .for('update', { skipLocked: true })
  },

  /** Messages behind `after`, oldest first. */
  messagesAfter(tx: Tx, tenantId: string, sessionId: string, after: string): Promise<MessageRow[]> {
    return tx
      .select(messageColumns)
      .from(chatMessages)
      .where(and(isOf(tenantId, sessionId), gt(chatMessages.id, after)))
      .orderBy(asc(chatMessages.id))
      .limit(100)
  },

  async newestMessageId(tx: Tx, tenantId: string, sessionId: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(isOf(tenantId, sessionId), lt(chatMessages.id, afterEvery('msg'))))
      .orderBy(desc(chatMessages.id))
      .limit(1)
    return row?.id
  },

  /** What came of the newest answers of the assistant, newest first. */
  async recentBands(tx: Tx, tenantId: string, sessionId: string, limit: number): Promise<(Trace['band'] | null)[]> {
    const rows = await tx
      .select({ band: sql<Trace['band'] | null>`trace->>'band'` })
      .from(chatMessages)
      .where(and(isOf(tenantId, sessionId), eq(chatMessages.role, 'assistant')))
      .orderBy(desc(chatMessages.id))
      .limit(limit)
    return rows.map(({ band }) => band)
  },
}

const isOf = (tenantId: string, sessionId: string) =>
  and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.sessionId, sessionId))

async function insert(
  tx: Tx,
  tenantId: string,
  values: Omit<typeof chatMessages.$inferInsert, 'tenantId' | 'id'>,
): Promise<MessageRow> {
  const [row] = await tx
    .insert(chatMessages)
    .values({ tenantId, id: newId('msg'), ...values })
    .returning(messageColumns)
  return row!
}
