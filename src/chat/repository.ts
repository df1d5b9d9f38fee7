import { storable } from '../core/whole-text.ts'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Source, Trace } from '../conversation/index.ts'
import { afterEvery } from '../core/pagination.ts'
import { prepared, type Tx } from '../db/database.ts'
import { chatMessages, chatSessions } from './tables.ts'

/** What only the analysis and the offers need is left out: it is read often. */
export type SessionRow = Omit<
  typeof chatSessions.$inferSelect,
  'tenantId' | 'offeredSlots' | 'analysedAt' | 'analysisDueAt' | 'analysisLease' | 'analysisAttempts'
>
export type MessageRow = Omit<typeof chatMessages.$inferSelect, 'tenantId' | 'trace'>

export interface Visitor {
  clientName?: string | null
  clientEmail?: string | null
  clientPhone?: string | null
  locale?: string | null
  timeZone?: string | null
}

export interface NewAnswer {
  id: string
  sessionId: string
  answersId: string
  text: string
  sources: Source[]
  actions: string[]
  leadId?: string | undefined
  bookingId?: string | undefined
  trace: Trace | null
}

export const sessionColumns = {
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
  forgottenThrough: chatSessions.forgottenThrough,
  memory: chatSessions.memory,
  handoffReason: chatSessions.handoffReason,
  handledBy: chatSessions.handledBy,
  waitingSince: chatSessions.waitingSince,
  summary: chatSessions.summary,
  sentiment: chatSessions.sentiment,
  intent: chatSessions.intent,
  outcome: chatSessions.outcome,
  messageCount: chatSessions.messageCount,
  startedAt: chatSessions.startedAt,
  lastMessageAt: chatSessions.lastMessageAt,
  endedAt: chatSessions.endedAt,
}

export const messageColumns = {
  id: chatMessages.id,
  sessionId: chatMessages.sessionId,
  role: chatMessages.role,
  text: chatMessages.text,
  answersId: chatMessages.answersId,
  leadId: chatMessages.leadId,
  bookingId: chatMessages.bookingId,
  author: chatMessages.author,
  sources: chatMessages.sources,
  actions: chatMessages.actions,
  createdAt: chatMessages.createdAt,
}

export const isSession = (tenantId: string, id: string) =>
  and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, id))

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

  async keepVisitor(tx: Tx, tenantId: string, id: string, visitor: Visitor): Promise<void> {
    await tx.update(chatSessions).set(visitor).where(isSession(tenantId, id))
  },

  /** With what the speaker keeps of the conversation, where it said so. */
  async insertAnswer(tx: Tx, tenantId: string, answer: NewAnswer, memory: unknown, now: Date): Promise<MessageRow> {
    const [row] = await tx
      .insert(chatMessages)
      .values({ tenantId, ...storable(answer), role: 'assistant', createdAt: now })
      .returning(messageColumns)
    await tx
      .update(chatSessions)
      .set({
        lastMessageAt: now,
        messageCount: sql`${chatSessions.messageCount} + 1`,
        ...(memory === undefined ? {} : { memory: storable(memory) }),
      })
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

  /** The messages before the newest `skipped`, oldest first, at most `limit` of them. */
  async messagesBeforeNewest(
    tx: Tx,
    tenantId: string,
    sessionId: string,
    { skipped, limit }: { skipped: number; limit: number },
  ): Promise<Pick<MessageRow, 'id' | 'answersId' | 'role' | 'text'>[]> {
    const { id, answersId, role, text } = messageColumns
    const rows = await tx
      .select({ id, answersId, role, text })
      .from(chatMessages)
      .where(and(eq(chatMessages.tenantId, tenantId), eq(chatMessages.sessionId, sessionId)))
      .orderBy(desc(chatMessages.id))
      .offset(skipped)
      .limit(limit)
    return rows.toReversed()
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
}
