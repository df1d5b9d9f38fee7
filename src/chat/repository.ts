import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Source, Trace } from '../assistant/index.ts'
import { afterEvery } from '../core/pagination.ts'
import { prepared, type Tx } from '../db/database.ts'
import { chatMessages, chatSessions } from './tables.ts'

export type SessionRow = Omit<typeof chatSessions.$inferSelect, 'tenantId'>
export type MessageRow = Omit<typeof chatMessages.$inferSelect, 'tenantId' | 'trace'>

export interface Visitor {
  clientName?: string
  clientEmail?: string
  clientPhone?: string
  locale?: string
  timeZone?: string
}

export interface NewAnswer {
  id: string
  sessionId: string
  answersId: string
  text: string
  sources: Source[]
  actions: string[]
  trace: Trace | null
}

const sessionColumns = {
  id: chatSessions.id,
  status: chatSessions.status,
  endReason: chatSessions.endReason,
  clientName: chatSessions.clientName,
  clientEmail: chatSessions.clientEmail,
  clientPhone: chatSessions.clientPhone,
  locale: chatSessions.locale,
  timeZone: chatSessions.timeZone,
  latestQuestionId: chatSessions.latestQuestionId,
  leadId: chatSessions.leadId,
  messageCount: chatSessions.messageCount,
  startedAt: chatSessions.startedAt,
  lastMessageAt: chatSessions.lastMessageAt,
  endedAt: chatSessions.endedAt,
}

const messageColumns = {
  id: chatMessages.id,
  sessionId: chatMessages.sessionId,
  role: chatMessages.role,
  text: chatMessages.text,
  answersId: chatMessages.answersId,
  leadId: chatMessages.leadId,
  sources: chatMessages.sources,
  actions: chatMessages.actions,
  createdAt: chatMessages.createdAt,
}

const isSession = (tenantId: string, id: string) => and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, id))

const recentMessages = prepared('chat_messages_recent', (tx, name) =>
  tx
    .select(messageColumns)
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.tenantId, sql.placeholder('tenantId')),
        eq(chatMessages.sessionId, sql.placeholder('sessionId')),
        lt(chatMessages.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const chatRepository = {
  async insertSession(tx: Tx, tenantId: string, id: string, visitor: Visitor, now: Date): Promise<void> {
    await tx
      .insert(chatSessions)
      .values({ tenantId, id, status: 'active', ...visitor, startedAt: now, lastMessageAt: now })
  },

  /** Locks the session's row until the transaction ends. */
  async lockSession(tx: Tx, tenantId: string, id: string): Promise<SessionRow | undefined> {
    const [row] = await tx.select(sessionColumns).from(chatSessions).where(isSession(tenantId, id)).for('update')
    return row
  },

  async findSession(tx: Tx, tenantId: string, id: string): Promise<SessionRow | undefined> {
    const [row] = await tx.select(sessionColumns).from(chatSessions).where(isSession(tenantId, id))
    return row
  },

  listSessions(
    tx: Tx,
    tenantId: string,
    {
      status,
      before = afterEvery('chat'),
      limit,
    }: { status: SessionRow['status'] | undefined; before: string | undefined; limit: number },
  ): Promise<SessionRow[]> {
    const inState = status === undefined ? undefined : eq(chatSessions.status, status)
    return tx
      .select(sessionColumns)
      .from(chatSessions)
      .where(and(eq(chatSessions.tenantId, tenantId), lt(chatSessions.id, before), inState))
      .orderBy(desc(chatSessions.id))
      .limit(limit)
  },

  /** A message came: the session is not silent, and older questions are overtaken. */
  async insertQuestion(
    tx: Tx,
    tenantId: string,
    message: { id: string; sessionId: string; text: string },
    visitor: Visitor,
    now: Date,
  ): Promise<void> {
    await tx
      .update(chatSessions)
      .set({
        ...visitor,
        latestQuestionId: message.id,
        lastMessageAt: now,
        messageCount: sql`${chatSessions.messageCount} + 1`,
      })
      .where(isSession(tenantId, message.sessionId))
    await tx.insert(chatMessages).values({ tenantId, ...message, role: 'visitor', createdAt: now })
  },

  async insertAnswer(tx: Tx, tenantId: string, answer: NewAnswer, now: Date): Promise<MessageRow> {
    const [row] = await tx
      .insert(chatMessages)
      .values({ tenantId, ...answer, role: 'assistant', createdAt: now })
      .returning(messageColumns)
    await tx
      .update(chatSessions)
      .set({ lastMessageAt: now, messageCount: sql`${chatSessions.messageCount} + 1` })
      .where(isSession(tenantId, answer.sessionId))
    return row!
  },

  /** The newest `limit` messages before `before`, oldest first. */
  async recentMessages(
    tx: Tx,
    tenantId: string,
    sessionId: string,
    limit: number,
    before = afterEvery('msg'),
  ): Promise<MessageRow[]> {
    const rows = await recentMessages(tx).execute({ tenantId, sessionId, before, limit })
    return rows.toReversed()
  },

  messages(tx: Tx, tenantId: string, sessionId: string): Promise<MessageRow[]> {
    return tx
      .select(messageColumns)
      .from(chatMessages)
      .where(and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.sessionId, sessionId)))
      .orderBy(asc(chatMessages.id))
  },

  async findMessage(tx: Tx, tenantId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await tx
      .select(messageColumns)
      .from(chatMessages)
      .where(and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.id, id)))
    return row
  },

  async findAnswer(tx: Tx, tenantId: string, questionId: string): Promise<MessageRow | undefined> {
    const [row] = await tx
      .select(messageColumns)
      .from(chatMessages)
      .where(and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.answersId, questionId)))
    return row
  },

  /** Of an answer, or of the answer to a question: either id names the turn. */
  async findTrace(tx: Tx, tenantId: string, sessionId: string, id: string): Promise<Trace | undefined> {
    const [row] = await tx
      .select({ trace: chatMessages.trace })
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.tenantId, tenantId),
          eq(chatMessages.sessionId, sessionId),
          sql`${id} in (${chatMessages.id}, ${chatMessages.answersId})`,
          sql`${chatMessages.trace} is not null`,
        ),
      )
    return row?.trace ?? undefined
  },

  async endSession(
    tx: Tx,
    tenantId: string,
    id: string,
    reason: 'call' | 'silence',
    now: Date,
  ): Promise<SessionRow | undefined> {
    const [row] = await tx
      .update(chatSessions)
      .set({ status: 'ended', endReason: reason, endedAt: now })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row
  },

  /** Who has sessions without a message since `silentSince`. */
  async tenantsWithSilentSessions(tx: Tx, silentSince: Date): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: chatSessions.tenantId })
      .from(chatSessions)
      .where(and(ne(chatSessions.status, 'ended'), lt(chatSessions.lastMessageAt, silentSince)))
    return rows.map(({ tenantId }) => tenantId)
  },

  /** Ends the tenant's sessions without a message since `silentSince`, at most `limit`; those that somebody writes to right now are left. */
  async endSilentSessions(
    tx: Tx,
    tenantId: string,
    silentSince: Date,
    now: Date,
    limit: number,
  ): Promise<SessionRow[]> {
    const isSilent = and(
      eq(chatSessions.tenantId, tenantId),
      ne(chatSessions.status, 'ended'),
      lt(chatSessions.lastMessageAt, silentSince),
    )
    const silent = await tx
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .where(isSilent)
      .orderBy(chatSessions.lastMessageAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = silent.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(chatSessions)
      .set({ status: 'ended', endReason: 'silence', endedAt: now })
      .where(and(eq(chatSessions.tenantId, tenantId), inArray(chatSessions.id, ids)))
      .returning(sessionColumns)
  },
}
