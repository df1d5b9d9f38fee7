import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { storable } from '../core/whole-text.ts'
import type { Tx } from '../db/database.ts'
import type { NewAction } from './conversation.ts'
import type { Receipt } from './verification/receipt.ts'
import type { OfferedSlot, ToolName, ToolResult } from './tools/registry.ts'

type Text = AnyPgColumn<{ data: string; notNull: true }>

/** Where a channel keeps what tools did in its conversations: `chat_actions`, `call_actions`. */
export type ActionTable = PgTable & {
  tenantId: Text
  id: Text
  /** The conversation. */
  sessionId: Text
  turnId: Text
  key: Text
  tool: Text
  status: Text
  told: AnyPgColumn<{ data: boolean; notNull: true }>
  result: AnyPgColumn<{ data: ToolResult; notNull: false }>
}

/** The conversations themselves: `chat_sessions`, `calls`. */
export type ConversationTable = PgTable & {
  tenantId: Text
  id: Text
  offeredSlots: AnyPgColumn<{ data: OfferedSlot[]; notNull: true }>
}

export interface TurnName {
  sessionId: string
  turnId: string
}

export type ActionRepository = ReturnType<typeof createActionRepository>

/** What tools did in a conversation and which times were offered there, in the tables of the channel that owns it. */
export function createActionRepository(actions: ActionTable, conversations: ConversationTable) {
  const isConversation = (tenantId: string, id: string) =>
    and(eq(conversations.tenantId, tenantId), eq(conversations.id, id))
  const isOf = (tenantId: string, sessionId: string) =>
    and(eq(actions.tenantId, tenantId), eq(actions.sessionId, sessionId))
  const results = (tx: Tx, where: SQL | undefined) =>
    tx.select({ id: actions.id, result: actions.result }).from(actions).where(where).orderBy(actions.id)

  return {
    /** Undefined when the turn has one of this key already. */
    async insert(
      tx: Tx,
      tenantId: string,
      { sessionId, turnId }: TurnName,
      id: string,
      action: NewAction,
    ): Promise<boolean> {
      const row = { tenantId, id, sessionId, turnId, ...action, arguments: action.arguments ?? {}, status: 'running' }
      const rows = await tx.insert(actions).values(row).onConflictDoNothing().returning({ id: actions.id })
      return rows.length > 0
    },

    async find(
      tx: Tx,
      tenantId: string,
      { sessionId, turnId }: TurnName,
      key: string,
    ): Promise<{ result: ToolResult | null } | undefined> {
      const [row] = await results(tx, and(isOf(tenantId, sessionId), eq(actions.turnId, turnId), eq(actions.key, key)))
      return row
    },

    /** What was recorded with the deed stays: a failure after the commit takes nothing back. */
    async finish(tx: Tx, tenantId: string, id: string, result: ToolResult): Promise<void> {
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
        .where(and(isOf(tenantId, sessionId), eq(actions.tool, tool)))
      return row ?? { done: 0, refused: 0 }
    },

    /** What was done and no answer has told. */
    async untold(tx: Tx, tenantId: string, sessionId: string): Promise<{ id: string; receipt: Receipt }[]> {
      const isUntold = and(isOf(tenantId, sessionId), eq(actions.status, 'done'), eq(actions.told, false))
      return (await results(tx, isUntold)).flatMap(({ id, result }) =>
        result?.ok && result.receipt !== undefined ? [{ id, receipt: result.receipt }] : [],
      )
    },

    async setTold(tx: Tx, tenantId: string, { sessionId, turnId }: TurnName, ids: string[]): Promise<void> {
      await tx
        .update(actions)
        .set({ told: true })
        .where(and(isOf(tenantId, sessionId), or(eq(actions.turnId, turnId), inArray(actions.id, ids))))
    },

    /** What was done in a turn, or in all of the conversation, oldest first. */
    async receipts(tx: Tx, tenantId: string, sessionId: string, turnId?: string): Promise<Receipt[]> {
      const isOfTurn = turnId === undefined ? undefined : eq(actions.turnId, turnId)
      const rows = await results(tx, and(isOf(tenantId, sessionId), isOfTurn, eq(actions.status, 'done')))
      return rows.flatMap(({ result }) => (result?.ok && result.receipt !== undefined ? [result.receipt] : []))
    },

    /** The row stays locked, so that names of slots are given once. */
    async lockOffers(tx: Tx, tenantId: string, sessionId: string): Promise<OfferedSlot[]> {
      const [row] = await tx
        .select({ offered: conversations.offeredSlots })
        .from(conversations)
        .where(isConversation(tenantId, sessionId))
        .for('update')
      return row?.offered ?? []
    },

    async offers(tx: Tx, tenantId: string, sessionId: string): Promise<OfferedSlot[]> {
      const [row] = await tx
        .select({ offered: conversations.offeredSlots })
        .from(conversations)
        .where(isConversation(tenantId, sessionId))
      return row?.offered ?? []
    },

    async keepOffers(tx: Tx, tenantId: string, sessionId: string, offeredSlots: OfferedSlot[]): Promise<void> {
      await tx.update(conversations).set({ offeredSlots }).where(isConversation(tenantId, sessionId))
    },
  }
}
