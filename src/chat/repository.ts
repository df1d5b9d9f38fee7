import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  createConversationRepository,
  momentOfMessage,
  moveLeadOfMessages,
  type Message,
  type NewMessage,
} from '../conversation/index.ts'
import { afterEvery } from '../core/pagination.ts'
import { storable } from '../core/text.ts'
import type { Tx } from '../db/database.ts'
import type { LeadRow } from '../leads/index.ts'
import { chatSessions, type Step } from './tables.ts'

/** Messages, actions and offers of chats. */
export const conversations = createConversationRepository('sessionId', chatSessions)

/** Read often, and so without the columns of analysis and offers. */
export type SessionRow = Omit<
  typeof chatSessions.$inferSelect,
  | 'tenantId'
  | 'offeredSlots'
  | 'redacted'
  | 'leftAt'
  | 'history'
  | 'analysedAt'
  | 'analysisDueAt'
  | 'analysisLease'
  | 'analysisAttempts'
>

type Reason = NonNullable<SessionRow['handoffReason']>

export interface Visitor {
  clientName?: string | null
  clientEmail?: string | null
  clientPhone?: string | null
  locale?: string | null
  timeZone?: string | null
}

/** Ends the wait and makes the analysis due at once, in database time as leases use it. */
const ENDED = { status: 'ended' as const, waitingSince: null, analysisDueAt: sql`now()` }

/** The model's memory may contain names and addresses too. */
const NOBODY = { leadId: null, clientName: null, clientEmail: null, clientPhone: null, memory: null }

const oneMore = sql`${chatSessions.messageCount} + 1`

/** Maximum steps kept, because a program may take over and hand back without end. */
const MAX_STEPS = 200

/** The history with one step more, if the condition holds on the row as it was. */
function withStep(step: Step, condition: SQL = sql`true`): SQL {
  const { history } = chatSessions
  const kept = sql`case when jsonb_array_length(${history}) >= ${MAX_STEPS}::int then ${history} - 0 else ${history} end`
  return sql`case when ${condition} then ${kept} || ${JSON.stringify([step])}::jsonb else ${history} end`
}

/** Marks the visitor's newest message as one that the team has still to read. */
const LEFT_NOW = momentOfMessage(sql`${chatSessions}.tenant_id`, sql`${chatSessions}.latest_question_id`)

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
  assigneeId: chatSessions.assigneeId,
  readAt: chatSessions.readAt,
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
  async insertSession(tx: Tx, tenantId: string, session: Visitor & { id: string; startedAt: Date }): Promise<void> {
    await tx.insert(chatSessions).values({ tenantId, status: 'active', ...session, lastMessageAt: session.startedAt })
  },

  async lockSession(tx: Tx, tenantId: string, id: string): Promise<SessionRow | undefined> {
    const [row] = await tx.select(sessionColumns).from(chatSessions).where(isSession(tenantId, id)).for('update')
    return row
  },

  async findSession(tx: Tx, tenantId: string, id: string): Promise<SessionRow | undefined> {
    const [row] = await tx.select(sessionColumns).from(chatSessions).where(isSession(tenantId, id))
    return row
  },

  async historyOf(tx: Tx, tenantId: string, id: string): Promise<Step[]> {
    const [row] = await tx.select({ history: chatSessions.history }).from(chatSessions).where(isSession(tenantId, id))
    return row?.history ?? []
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

  /** Also ends the silence of the session and overtakes older questions. */
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

  /** Also stores the model's memory, if it gave one. */
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

  /** Starts the visitor's wait; a person who already answers stays. */
  async wait(
    tx: Tx,
    tenantId: string,
    id: string,
    waiting: { handoffReason: Reason; waitingSince: Date },
  ): Promise<void> {
    const step = {
      at: waiting.waitingSince.toISOString(),
      step: 'asked',
      by: null,
      reason: waiting.handoffReason,
    } as const
    await tx
      .update(chatSessions)
      .set({ status: 'handoff', ...waiting, history: withStep(step, sql`${chatSessions.status} <> 'handoff'`) })
      .where(isSession(tenantId, id))
  },

  /** Leaves a session to the team for later: the visitor asked for a person while the business is closed. */
  async leave(tx: Tx, tenantId: string, id: string, { reason, at }: { reason: Reason; at: Date }): Promise<void> {
    const history = withStep({ at: at.toISOString(), step: 'asked_while_closed', by: null, reason })
    await tx.update(chatSessions).set({ leftAt: LEFT_NOW, history }).where(isSession(tenantId, id))
  },

  async takeOver(tx: Tx, tenantId: string, id: string, { by, at }: { by: string; at: Date }): Promise<SessionRow> {
    const step = { at: at.toISOString(), step: 'taken_over', by, reason: null } as const
    const [row] = await tx
      .update(chatSessions)
      .set({
        status: 'handoff',
        handledBy: by,
        assigneeId: by,
        leftAt: null,
        handoffReason: sql`coalesce(${chatSessions.handoffReason}, 'takeover')`,
        history: withStep(step, sql`${chatSessions.handledBy} is distinct from ${by}::text`),
      })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row!
  },

  /** Returns the session to the assistant. Without a person who hands back, the wait was over; `memory` is then that of the next turn. */
  async release(
    tx: Tx,
    tenantId: string,
    id: string,
    { by, reason, at, memory }: { by?: string; reason?: 'visitor' | 'nobody_came'; at: Date; memory?: unknown },
  ): Promise<SessionRow> {
    const who = { by: by ?? null, reason: reason ?? null }
    const step = { at: at.toISOString(), step: 'handed_back', ...who } as const
    const [row] = await tx
      .update(chatSessions)
      .set({
        status: 'active',
        handledBy: null,
        handoffReason: null,
        waitingSince: null,
        ...(memory !== undefined && { memory: storable(memory) }),
        history: withStep(step, sql`${chatSessions.status} = 'handoff'`),
        ...(reason === 'nobody_came' && { leftAt: LEFT_NOW }),
      })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row!
  },

  /** Conversations that have waited longer for a person; undefined where this one does not wait. */
  async waitingBefore(tx: Tx, tenantId: string, id: string): Promise<number | undefined> {
    const isWaiting = and(
      eq(chatSessions.tenantId, tenantId),
      eq(chatSessions.status, 'handoff'),
      isNull(chatSessions.handledBy),
    )
    const since = tx.select({ since: chatSessions.waitingSince }).from(chatSessions)
    const [own] = await since.where(and(isWaiting, isSession(tenantId, id)))
    if (own?.since == null) return undefined
    const { waitingSince } = chatSessions
    return tx.$count(
      chatSessions,
      and(isWaiting, or(lt(waitingSince, own.since), and(eq(waitingSince, own.since), lt(chatSessions.id, id)))),
    )
  },

  /** Starts the wait when the visitor writes during a hand-off, unless it has started. */
  async waitMore(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ waitingSince: sql`coalesce(${chatSessions.waitingSince}, ${now.toISOString()}::timestamptz)` })
      .where(isSession(tenantId, id))
  },

  /** Also ends the visitor's wait. */
  async insertPersons(
    tx: Tx,
    tenantId: string,
    { sessionId, ...message }: { sessionId: string; text: string; author: string; createdAt: Date },
  ): Promise<Message> {
    const noted = tx
      .update(chatSessions)
      .set({ waitingSince: null, lastMessageAt: message.createdAt, messageCount: oneMore })
      .where(isSession(tenantId, sessionId))
    // Together in one round trip.
    const [written] = await Promise.all([
      conversations.insertMessage(tx, tenantId, sessionId, { ...message, role: 'person' }),
      noted,
    ])
    return written
  },

  /** Words of the assistant that answer no message. */
  async insertNotice(
    tx: Tx,
    tenantId: string,
    sessionId: string,
    notice: { text: string; createdAt: Date },
  ): Promise<void> {
    await tx.update(chatSessions).set({ messageCount: oneMore }).where(isSession(tenantId, sessionId))
    await conversations.insertMessage(tx, tenantId, sessionId, { ...notice, role: 'assistant' })
  },

  /** Over all tenants: those with waiting visitors, for the one timer that looks after them. */
  async tenantsWithWaiting(tx: Tx, since: Date): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: chatSessions.tenantId })
      .from(chatSessions)
      .where(lt(chatSessions.waitingSince, since))
    return rows.map(({ tenantId }) => tenantId)
  },

  /** Locked; sessions locked by a concurrent writer are skipped. */
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
    { by, endedAt }: { by: string | null; endedAt: Date },
  ): Promise<SessionRow | undefined> {
    const history = withStep({ at: endedAt.toISOString(), step: 'ended', by, reason: 'call' })
    const [row] = await tx
      .update(chatSessions)
      .set({ ...ENDED, endReason: 'call', endedAt, history, ...(by !== null && { leftAt: null }) })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row
  },

  /** Over all tenants: those whose sessions the sweep ends, each in a transaction of its own. */
  async tenantsWithSilentSessions(tx: Tx, silentSince: Date): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: chatSessions.tenantId })
      .from(chatSessions)
      .where(and(ne(chatSessions.status, 'ended'), lt(chatSessions.lastMessageAt, silentSince)))
    return rows.map(({ tenantId }) => tenantId)
  },

  /**
   * Ends at most `limit` sessions of the tenant without a message since `silentSince`; sessions locked by a concurrent
   * writer are skipped.
   */
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
    const history = withStep({ at: endedAt.toISOString(), step: 'ended', by: null, reason: 'silence' })
    // The visitor waited for a person until they left, so the request stays on the team's list.
    const leftAt = sql`case when ${chatSessions.waitingSince} is null then ${chatSessions.leftAt} else ${LEFT_NOW} end`
    return tx
      .update(chatSessions)
      .set({ ...ENDED, endReason: 'silence', endedAt, history, leftAt })
      .where(and(eq(chatSessions.tenantId, tenantId), inArray(chatSessions.id, ids)))
      .returning(sessionColumns)
  },

  /**
   * Erases a lead from its conversations; the messages so far create no lead again. The lead's first session is
   * included, because its turn may have died before it linked the lead.
   */
  async forgetLead(tx: Tx, tenantId: string, { id, sessionId }: Pick<LeadRow, 'id' | 'sessionId'>): Promise<void> {
    const isOrigin = and(isNull(chatSessions.leadId), eq(chatSessions.id, sessionId ?? ''))
    await tx
      .update(chatSessions)
      .set({ ...NOBODY, forgottenThrough: chatSessions.latestQuestionId })
      .where(and(eq(chatSessions.tenantId, tenantId), or(eq(chatSessions.leadId, id), isOrigin)))
  },

  /** Follows a merge of two leads. */
  async moveLead(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ leadId: into })
      .where(and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.leadId, from)))
    await moveLeadOfMessages(tx, tenantId, from, into)
  },
}
