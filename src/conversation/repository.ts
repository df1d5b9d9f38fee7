import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '../core/ids.ts'
import { afterEvery } from '../core/pagination.ts'
import { storable } from '../core/text.ts'
import { prepared, type Tx } from '../db/database.ts'
import type { Suggestion } from '../models/chat-model.ts'
import type { OfferData, Trace } from './answering/trace.ts'
import type { NewAction } from './conversation.ts'
import { actions, messages } from './tables.ts'
import type { OfferedSlot, ToolName, ToolResult } from './tools/registry.ts'
import type { Receipt } from './verification/receipt.ts'

type Text = AnyPgColumn<{ data: string; notNull: true }>

/** A channel's own table: `chat_sessions`, `calls`. */
type ConversationTable = PgTable & {
  tenantId: Text
  id: Text
  offeredSlots: AnyPgColumn<{ data: OfferedSlot[]; notNull: true }>
}

export interface TurnName {
  sessionId: string
  turnId: string
}

export type Message = Omit<typeof messages.$inferSelect, 'tenantId' | 'sessionId' | 'callId' | 'trace'> & {
  conversationId: string
  /** From the trace; null in a message of a visitor or a person. */
  suggestions: Suggestion[] | null
  /** The offer in the trace of the answer. */
  offer: OfferData | null
}

/** A message without the columns for display only. */
export type Said = Pick<
  Message,
  | 'id'
  | 'role'
  | 'text'
  | 'position'
  | 'band'
  | 'interrupted'
  | 'answersId'
  | 'author'
  | 'actions'
  | 'atMs'
  | 'latencyMs'
  | 'unsaid'
>

export type NewMessage = Omit<typeof messages.$inferInsert, 'tenantId' | 'sessionId' | 'callId' | 'id' | 'position'> & {
  id?: string
}

/** A message of a call at its position in the transcript; without a position it is appended. */
interface PlacedMessage extends Pick<NewMessage, 'role' | 'text'> {
  band?: Message['band'] | undefined
  interrupted?: boolean | undefined
  position?: number | undefined
  atMs?: number | undefined
  latencyMs?: number | undefined
  unsaid?: string | undefined
  actions?: string[] | undefined
}

/** The foreign key of a channel's conversations. */
type ConversationKey = 'sessionId' | 'callId'

export type ConversationRepository = ReturnType<typeof createConversationRepository>

const saidColumns = {
  id: messages.id,
  role: messages.role,
  text: messages.text,
  position: messages.position,
  band: messages.band,
  interrupted: messages.interrupted,
  answersId: messages.answersId,
  author: messages.author,
  actions: messages.actions,
  atMs: messages.atMs,
  latencyMs: messages.latencyMs,
  unsaid: messages.unsaid,
}

/** Messages, actions and offers of one channel, whose own table is `conversations`. */
export function createConversationRepository(key: ConversationKey, conversations: ConversationTable) {
  return {
    ...createTranscripts(key),
    ...createMessages(key),
    ...createActions(key),
    ...createReceipts(key),
    ...createOffers(conversations),
  }
}

const belongingTo = (key: ConversationKey, id: string) => (key === 'sessionId' ? { sessionId: id } : { callId: id })

const columnsOf = (key: ConversationKey) => ({
  ...saidColumns,
  // The columns of both keys are texts under different names.
  conversationId: messages[key] as unknown as Text,
  leadId: messages.leadId,
  bookingId: messages.bookingId,
  sources: messages.sources,
  helpful: messages.helpful,
  suggestions: sql<Suggestion[] | null>`${messages.trace}->'suggestions'`,
  offer: sql<OfferData | null>`${messages.trace}->'offer'`,
  createdAt: messages.createdAt,
})

const isMessage = (tenantId: string, id: string) => and(eq(messages.tenantId, tenantId), eq(messages.id, id))

function createTranscripts(key: ConversationKey) {
  const columns = columnsOf(key)
  const { conversationId } = columns
  const inOrder = key === 'sessionId' ? messages.id : messages.position
  const isOf = (tenantId: string, id: string | SQLWrapper) =>
    and(eq(messages.tenantId, tenantId), eq(conversationId, id))
  const newest = prepared(`messages_newest_${key}`, (tx, name) =>
    tx
      .select(saidColumns)
      .from(messages)
      .where(and(eq(messages.tenantId, sql.placeholder('tenantId')), eq(conversationId, sql.placeholder('id'))))
      .orderBy(desc(inOrder))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )

  return {
    /** The newest `limit` messages, oldest first. */
    async newest(tx: Tx, tenantId: string, id: string, limit: number): Promise<Said[]> {
      const rows = await newest(tx).execute({ tenantId, id, limit })
      return rows.toReversed()
    },

    /** The whole transcript in order; `id` may be a subquery. */
    said: (tx: Tx, tenantId: string, id: string | SQLWrapper): Promise<Said[]> =>
      tx.select(saidColumns).from(messages).where(isOf(tenantId, id)).orderBy(asc(inOrder)),

    messages: (tx: Tx, tenantId: string, id: string): Promise<Message[]> =>
      tx.select(columns).from(messages).where(isOf(tenantId, id)).orderBy(asc(inOrder)),

    /** Messages of a chat after the message `after`, oldest first. */
    messagesAfter: (tx: Tx, tenantId: string, id: string, after: string): Promise<Message[]> =>
      tx
        .select(columns)
        .from(messages)
        .where(and(isOf(tenantId, id), gt(messages.id, after)))
        .orderBy(asc(messages.id))
        .limit(100),

    /** The newest message of the visitor at a moment. */
    async newestQuestionUntil(tx: Tx, tenantId: string, id: string, until: Date): Promise<string | undefined> {
      const isAsked = and(eq(messages.role, 'visitor'), lte(messages.createdAt, until))
      const [row] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.tenantId, tenantId), eq(columns.conversationId, id), isAsked))
        .orderBy(desc(messages.id))
        .limit(1)
      return row?.id
    },

    /**
     * Stores the visitor's rating of an answer, which is named by its own id or that of its question. Returns false
     * without such an answer.
     */
    async rate(
      tx: Tx,
      tenantId: string,
      id: string,
      answer: { messageId: string; helpful: boolean },
    ): Promise<boolean> {
      const isNamed = or(eq(messages.id, answer.messageId), eq(messages.answersId, answer.messageId))
      const isAnswer = and(eq(columns.conversationId, id), ne(messages.role, 'visitor'), isNamed)
      const rows = await tx
        .update(messages)
        .set({ helpful: answer.helpful })
        .where(and(eq(messages.tenantId, tenantId), isAnswer))
        .returning({ id: messages.id })
      return rows.length > 0
    },

    async newestMessageId(tx: Tx, tenantId: string, id: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(isOf(tenantId, id), lt(messages.id, afterEvery('msg'))))
        .orderBy(desc(messages.id))
        .limit(1)
      return row?.id
    },
  }
}

function createMessages(key: ConversationKey) {
  const columns = columnsOf(key)
  return {
    async findMessage(tx: Tx, tenantId: string, id: string): Promise<Message | undefined> {
      const [row] = await tx.select(columns).from(messages).where(isMessage(tenantId, id))
      return row
    },

    async findAnswer(tx: Tx, tenantId: string, questionId: string): Promise<Message | undefined> {
      const isAnswer = and(eq(messages.tenantId, tenantId), eq(messages.answersId, questionId))
      const [row] = await tx.select(columns).from(messages).where(isAnswer)
      return row
    },

    /** The trace of a turn, by the id of its question or of its answer. */
    async findTrace(tx: Tx, tenantId: string, conversation: string, id: string): Promise<Trace | undefined> {
      const isTurn = sql`${id} in (${messages.id}, ${messages.answersId}) and ${messages.trace} is not null`
      const [row] = await tx
        .select({ trace: messages.trace })
        .from(messages)
        .where(and(eq(messages.tenantId, tenantId), eq(messages[key], conversation), isTurn))
      return row?.trace ?? undefined
    },

    async insertMessage(tx: Tx, tenantId: string, conversation: string, message: NewMessage): Promise<Message> {
      const row = { tenantId, id: newId('msg'), ...belongingTo(key, conversation), ...storable(message) }
      const [written] = await tx.insert(messages).values(row).returning(columns)
      return written!
    },

    async setMessageLead(tx: Tx, tenantId: string, id: string, leadId: string): Promise<void> {
      await tx.update(messages).set({ leadId }).where(isMessage(tenantId, id))
    },

    /**
     * Upserts a message at its position. The caller locks the call's row, so that positions stay unique. An update
     * keeps the time of the first message, and the latency, unsaid words and actions that it does not give.
     */
    async place(tx: Tx, tenantId: string, callId: string, message: PlacedMessage): Promise<Said> {
      const { role, text, band = null, interrupted = false } = message
      const position = message.position ?? (await nextPosition(tx, tenantId, callId))
      // Transcribed by a model, so invalid characters are possible.
      const { atMs, latencyMs, unsaid } = message
      const measured = {
        ...(latencyMs === undefined ? {} : { latencyMs }),
        ...(unsaid === undefined ? {} : { unsaid: storable(unsaid) }),
        ...(message.actions === undefined ? {} : { actions: message.actions }),
      }
      const said = { role, text: storable(text), band, interrupted, ...measured }
      const [row] = await tx
        .insert(messages)
        .values({ tenantId, id: newId('line'), callId, position, atMs, ...said })
        .onConflictDoUpdate({
          target: [messages.tenantId, messages.callId, messages.position],
          targetWhere: sql`call_id is not null`,
          set: said,
        })
        .returning(saidColumns)
      return row!
    },
  }
}

async function nextPosition(tx: Tx, tenantId: string, callId: string): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(position), 0)::int + 1` })
    .from(messages)
    .where(and(eq(messages.tenantId, tenantId), eq(messages.callId, callId)))
  return row!.next
}

/** Deletes the messages and actions of these calls. */
export async function eraseCallWords(tx: Tx, tenantId: string, callIds: string[]): Promise<void> {
  if (callIds.length === 0) return
  await tx.delete(messages).where(and(eq(messages.tenantId, tenantId), inArray(messages.callId, callIds)))
  await tx.delete(actions).where(and(eq(actions.tenantId, tenantId), inArray(actions.callId, callIds)))
}

/** Deletes the assistant's answers of a call. */
export async function eraseAnswersOfCall(tx: Tx, tenantId: string, callId: string): Promise<void> {
  const isAnswer = and(eq(messages.callId, callId), eq(messages.role, 'assistant'))
  await tx.delete(messages).where(and(eq(messages.tenantId, tenantId), isAnswer))
}

/** Moves the messages of a merged lead to the remaining one. */
export async function moveLeadOfMessages(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
  await tx
    .update(messages)
    .set({ leadId: into })
    .where(and(eq(messages.tenantId, tenantId), eq(messages.leadId, from)))
}

/** Role and first words of the newest message, for a list of chats. */
export const newestMessageOf = (tenantId: SQLWrapper, sessionId: SQLWrapper, characters: number) =>
  sql<{ role: Message['role']; text: string } | null>`(
    select jsonb_build_object('role', m.role, 'text', left(m.text, ${characters}::int)) from ${messages} m
    where m.tenant_id = ${tenantId} and m.session_id = ${sessionId} order by m.id desc limit 1)`

/**
 * First words of the last message by a visitor or the team, for a list of chats; most chats end with the assistant's.
 */
export const newestOfPeople = (tenantId: SQLWrapper, sessionId: SQLWrapper, characters: number) =>
  sql<{ role: 'visitor' | 'person'; text: string; author: string | null } | null>`(
    select jsonb_build_object('role', m.role, 'text', left(m.text, ${characters}::int), 'author', m.author)
    from ${messages} m where m.tenant_id = ${tenantId} and m.session_id = ${sessionId} and m.role <> 'assistant'
    order by m.id desc limit 1)`

/** The time of a message; null without one. */
export const momentOfMessage = (tenantId: SQLWrapper, id: SQLWrapper) =>
  sql<Date | null>`(select m.created_at from ${messages} m where m.tenant_id = ${tenantId} and m.id = ${id})`

/** Condition on a list of chats: a message of the chat matches the pattern. */
export const hasMessageLike = (tenantId: SQLWrapper, sessionId: SQLWrapper, pattern: string) =>
  sql`exists (select 1 from ${messages} m
    where m.tenant_id = ${tenantId} and m.session_id = ${sessionId} and m.text ilike ${pattern})`

/** Condition on a list of calls: a line of the call matches the pattern. */
export const hasLineLike = (tenantId: SQLWrapper, callId: SQLWrapper, pattern: string) =>
  sql`exists (select 1 from ${messages} m
    where m.tenant_id = ${tenantId} and m.call_id = ${callId} and m.text ilike ${pattern})`

/** `like` pattern of a text that contains these words literally. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const isActionOf = (key: ConversationKey, tenantId: string, id: string) =>
  and(eq(actions.tenantId, tenantId), eq(actions[key], id))

const resultsOf = (tx: Tx, where: SQL | undefined) =>
  tx.select({ id: actions.id, result: actions.result }).from(actions).where(where).orderBy(actions.id)

function createActions(key: ConversationKey) {
  return {
    /** Returns false if the turn already has an action of this key. */
    async insertAction(
      tx: Tx,
      tenantId: string,
      { sessionId, turnId }: TurnName,
      action: NewAction & { id: string },
    ): Promise<boolean> {
      const what = { ...action, arguments: action.arguments ?? {}, status: 'running' as const }
      const row = { tenantId, ...belongingTo(key, sessionId), turnId, ...what }
      const rows = await tx.insert(actions).values(row).onConflictDoNothing().returning({ id: actions.id })
      return rows.length > 0
    },

    async findAction(
      tx: Tx,
      tenantId: string,
      { sessionId, turnId }: TurnName,
      hash: string,
    ): Promise<{ result: ToolResult | null } | undefined> {
      const isIt = and(isActionOf(key, tenantId, sessionId), eq(actions.turnId, turnId), eq(actions.key, hash))
      const [row] = await resultsOf(tx, isIt)
      return row
    },

    /**
     * Does not replace a result recorded with the write, because a failure after the commit does not undo the write.
     */
    async finishAction(tx: Tx, tenantId: string, id: string, result: ToolResult): Promise<void> {
      await tx
        .update(actions)
        .set({ result: storable(result), status: result.ok ? 'done' : 'refused' })
        .where(and(eq(actions.tenantId, tenantId), eq(actions.id, id), eq(actions.status, 'running')))
    },

    async counts(
      tx: Tx,
      tenantId: string,
      sessionId: string,
      tool: ToolName,
    ): Promise<{ done: number; refused: number }> {
      const [row] = await tx
        .select({
          done: sql<number>`(count(*) filter (where status <> 'refused'))::int`,
          refused: sql<number>`(count(*) filter (where status = 'refused'))::int`,
        })
        .from(actions)
        .where(and(isActionOf(key, tenantId, sessionId), eq(actions.tool, tool)))
      return row ?? { done: 0, refused: 0 }
    },
  }
}

function createReceipts(key: ConversationKey) {
  return {
    /** Receipts not yet reported in an answer. */
    async untold(tx: Tx, tenantId: string, sessionId: string): Promise<Untold[]> {
      const isUntold = and(isActionOf(key, tenantId, sessionId), eq(actions.status, 'done'), eq(actions.told, false))
      return (await resultsOf(tx, isUntold)).flatMap(({ id, result }) =>
        result?.ok && result.receipt !== undefined ? [{ id, receipt: result.receipt }] : [],
      )
    },

    /** Marks all actions of a turn, and those of `ids`, as reported. */
    async setTold(tx: Tx, tenantId: string, { sessionId, turnId }: TurnName, ids: string[]): Promise<void> {
      await tx
        .update(actions)
        .set({ told: true })
        .where(and(isActionOf(key, tenantId, sessionId), or(eq(actions.turnId, turnId), inArray(actions.id, ids))))
    },

    /** Receipts of a turn, or of the whole conversation, oldest first. */
    async receipts(tx: Tx, tenantId: string, sessionId: string, turnId?: string): Promise<Receipt[]> {
      const isOfTurn = turnId === undefined ? undefined : eq(actions.turnId, turnId)
      const rows = await resultsOf(tx, and(isActionOf(key, tenantId, sessionId), isOfTurn, eq(actions.status, 'done')))
      return rows.flatMap(({ result }) => (result?.ok && result.receipt !== undefined ? [result.receipt] : []))
    },
  }
}

/** An action no answer reported, because its turn was superseded or cut off. */
export interface Untold {
  id: string
  receipt: Receipt
}

function createOffers(conversations: ConversationTable) {
  const isConversation = (tenantId: string, id: string) =>
    and(eq(conversations.tenantId, tenantId), eq(conversations.id, id))
  const offered = (tx: Tx, tenantId: string, id: string) =>
    tx.select({ offered: conversations.offeredSlots }).from(conversations).where(isConversation(tenantId, id))

  return {
    /** Locks the row, so that slot names stay unique. */
    async lockOffers(tx: Tx, tenantId: string, id: string): Promise<OfferedSlot[]> {
      const [row] = await offered(tx, tenantId, id).for('update')
      return row?.offered ?? []
    },

    async offers(tx: Tx, tenantId: string, id: string): Promise<OfferedSlot[]> {
      const [row] = await offered(tx, tenantId, id)
      return row?.offered ?? []
    },

    async keepOffers(tx: Tx, tenantId: string, id: string, offeredSlots: OfferedSlot[]): Promise<void> {
      await tx.update(conversations).set({ offeredSlots }).where(isConversation(tenantId, id))
    },
  }
}
