import { storable } from '../core/whole-text.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { NewAction, OfferedSlot, Receipt, ToolName, ToolResult } from '../assistant/index.ts'
import type { Tx } from '../db/database.ts'
import { chatActions, chatSessions } from './tables.ts'

const isSession = (tenantId: string, id: string) => and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, id))

const isOf = (tenantId: string, sessionId: string) =>
  and(eq(chatActions.tenantId, tenantId), eq(chatActions.sessionId, sessionId))

export interface TurnName {
  sessionId: string
  turnId: string
}

export const actionRepository = {
  /** Undefined when the turn has one of this key already. */
  async insert(
    tx: Tx,
    tenantId: string,
    { sessionId, turnId }: TurnName,
    id: string,
    action: NewAction,
  ): Promise<boolean> {
    const rows = await tx
      .insert(chatActions)
      .values({ tenantId, id, sessionId, turnId, ...action, arguments: action.arguments ?? {}, status: 'running' })
      .onConflictDoNothing()
      .returning({ id: chatActions.id })
    return rows.length > 0
  },

  async find(
    tx: Tx,
    tenantId: string,
    { sessionId, turnId }: TurnName,
    key: string,
  ): Promise<{ result: ToolResult | null } | undefined> {
    const [row] = await tx
      .select({ result: chatActions.result })
      .from(chatActions)
      .where(
        and(
          eq(chatActions.tenantId, tenantId),
          eq(chatActions.sessionId, sessionId),
          eq(chatActions.turnId, turnId),
          eq(chatActions.key, key),
        ),
      )
    return row
  },

  /** What was recorded with the deed stays: a failure after the commit takes nothing back. */
  async finish(tx: Tx, tenantId: string, id: string, result: ToolResult): Promise<void> {
    await tx
      .update(chatActions)
      .set({ result: storable(result), status: result.ok ? 'done' : 'refused' })
      .where(and(eq(chatActions.tenantId, tenantId), eq(chatActions.id, id), eq(chatActions.status, 'running')))
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
      .from(chatActions)
      .where(and(eq(chatActions.tenantId, tenantId), eq(chatActions.sessionId, sessionId), eq(chatActions.tool, tool)))
    return row ?? { done: 0, refused: 0 }
  },

  /** What was done and no answer has told. */
  async untold(tx: Tx, tenantId: string, sessionId: string): Promise<{ id: string; receipt: Receipt }[]> {
    const rows = await tx
      .select({ id: chatActions.id, result: chatActions.result })
      .from(chatActions)
      .where(and(isOf(tenantId, sessionId), eq(chatActions.status, 'done'), eq(chatActions.told, false)))
      .orderBy(chatActions.id)
    return rows.flatMap(({ id, result }) =>
      result?.ok && result.receipt !== undefined ? [{ id, receipt: result.receipt }] : [],
    )
  },

  async setTold(tx: Tx, tenantId: string, { sessionId, turnId }: TurnName, ids: string[]): Promise<void> {
    await tx
      .update(chatActions)
      .set({ told: true })
      .where(and(isOf(tenantId, sessionId), or(eq(chatActions.turnId, turnId), inArray(chatActions.id, ids))))
  },

  /** What was done in a turn, or in all of the session, oldest first. */
  async receipts(tx: Tx, tenantId: string, sessionId: string, turnId?: string): Promise<Receipt[]> {
    const rows = await tx
      .select({ result: chatActions.result })
      .from(chatActions)
      .where(
        and(
          eq(chatActions.tenantId, tenantId),
          eq(chatActions.sessionId, sessionId),
          turnId === undefined ? undefined : eq(chatActions.turnId, turnId),
          eq(chatActions.status, 'done'),
        ),
      )
      .orderBy(chatActions.id)
    return receiptsOf(rows)
  },

  /** The row stays locked, so that names of slots are given once. */
  async lockOffers(tx: Tx, tenantId: string, sessionId: string): Promise<OfferedSlot[]> {
    const [row] = await tx
      .select({ offered: chatSessions.offeredSlots })
      .from(chatSessions)
      .where(isSession(tenantId, sessionId))
      .for('update')
    return row?.offered ?? []
  },

  async offers(tx: Tx, tenantId: string, sessionId: string): Promise<OfferedSlot[]> {
    const [row] = await tx
      .select({ offered: chatSessions.offeredSlots })
      .from(chatSessions)
      .where(isSession(tenantId, sessionId))
    return row?.offered ?? []
  },

  async keepOffers(tx: Tx, tenantId: string, sessionId: string, offeredSlots: OfferedSlot[]): Promise<void> {
    await tx.update(chatSessions).set({ offeredSlots }).where(isSession(tenantId, sessionId))
  },
}

function receiptsOf(rows: { result: ToolResult | null }[]): Receipt[] {
  return rows.flatMap(({ result }) => (result?.ok && result.receipt !== undefined ? [result.receipt] : []))
}
