import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import {
  createConversationRepository,
  moveLeadOfMessages,
  type Message,
  type NewMessage,
} from '../conversation/index.ts'
import { afterEvery } from '../core/pagination.ts'
import { storable } from '../core/whole-text.ts'
import type { Tx } from '../db/database.ts'
import type { LeadRow } from '../leads/index.ts'
import { chatSessions } from './tables.ts'

/** Messages, actions and offers of chats. */
export const conversations = createConversationRepository('sessionId', chatSessions)

/** Without the columns of analysis and offers, because it is read often. */
export type SessionRow = Omit<
  typeof chatSessions.$inferSelect,
  'tenantId' | 'offeredSlots' | 'analysedAt' | 'analysisDueAt' | 'analysisLease' | 'analysisAttempts'
>

export interface Visitor {
  clientName?: string | null
  clientEmail?: string | null
  clientPhone?: string | null
  locale?: string | null
  timeZone?: string | null
}

/** The wait is over and the analysis due at once; by the database's clock, which leases go by. */
const ENDED = { status: 'ended' as const, waitingSince: null, analysisDueAt: sql`now()` }

/** In what the speaker keeps are names and addresses too. */
const NOBODY = { leadId: null, clientName: null, clientEmail: null, clientPhone: null, memory: null }

const oneMore = sql`${chatSessions.messageCount} + 1`

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

export const isSession = (tenantId: string, id: string) =>
  and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, id))

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
    { sessionId, ...message }: { id: string; sessionId: string; text: string; createdAt: Date },
    visitor: Visitor,
  ): Promise<void> {
    const { id, createdAt } = message
    await tx
      .update(chatSessions)
      .set({ ...visitor, latestQuestionId: id, lastMessageAt: createdAt, messageCount: oneMore })
      .where(isSession(tenantId, sessionId))
    await conversations.insertMessage(tx, tenantId, sessionId, { ...message, role: 'visitor' })
  },

  async keepVisitor(tx: Tx, tenantId: string, id: string, visitor: Visitor & { leadId?: string }): Promise<void> {
    await tx.update(chatSessions).set(visitor).where(isSession(tenantId, id))
  },

  /** With what the speaker keeps of the conversation, where it said so. */
  async insertAnswer(
    tx: Tx,
    tenantId: string,
    { sessionId, ...answer }: Omit<NewMessage, 'role'> & { sessionId: string; createdAt: Date },
    memory: unknown,
  ): Promise<Message> {
    const message = await conversations.insertMessage(tx, tenantId, sessionId, { ...answer, role: 'assistant' })
    const kept = memory === undefined ? {} : { memory: storable(memory) }
    await tx
      .update(chatSessions)
      .set({ lastMessageAt: answer.createdAt, messageCount: oneMore, ...kept })
      .where(isSession(tenantId, sessionId))
    return message
  },

  /** The visitor waits from now on; whoever answers already goes on answering. */
  async wait(
    tx: Tx,
    tenantId: string,
    id: string,
    waiting: Pick<SessionRow, 'handoffReason' | 'waitingSince'>,
  ): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ status: 'handoff', ...waiting })
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
    { sessionId, ...message }: { sessionId: string; text: string; author: string; createdAt: Date },
  ): Promise<Message> {
    await tx
      .update(chatSessions)
      .set({ waitingSince: null, lastMessageAt: message.createdAt, messageCount: oneMore })
      .where(isSession(tenantId, sessionId))
    return conversations.insertMessage(tx, tenantId, sessionId, { ...message, role: 'person' })
  },

  /** The assistant says something that answers no message. */
  async insertNotice(
    tx: Tx,
    tenantId: string,
    sessionId: string,
    notice: { text: string; createdAt: Date },
  ): Promise<void> {
    await tx.update(chatSessions).set({ messageCount: oneMore }).where(isSession(tenantId, sessionId))
    await conversations.insertMessage(tx, tenantId, sessionId, { ...notice, role: 'assistant' })
  },

  /** Tenants with visitors that wait; over all tenants. */
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

  async endSession(
    tx: Tx,
    tenantId: string,
    id: string,
    end: { endReason: 'call' | 'silence'; endedAt: Date },
  ): Promise<SessionRow | undefined> {
    const [row] = await tx
      .update(chatSessions)
      .set({ ...ENDED, ...end })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row
  },

  /** Tenants with sessions that have no message since `silentSince`. */
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
    { silentSince, endedAt, limit }: { silentSince: Date; endedAt: Date; limit: number },
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
      .set({ ...ENDED, endReason: 'silence', endedAt })
      .where(and(eq(chatSessions.tenantId, tenantId), inArray(chatSessions.id, ids)))
      .returning(sessionColumns)
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
    await tx
      .update(chatSessions)
      .set({ leadId: into })
      .where(and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.leadId, from)))
    await moveLeadOfMessages(tx, tenantId, from, into)
  },
}
