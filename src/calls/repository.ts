import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { containing, createConversationRepository, eraseCallWords, hasLineLike } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { dueIn, dueNow } from '../db/lease.ts'
import { WATCH_AFTER_S } from './due.ts'
import { calls } from './tables.ts'

/** Messages, actions and offers of calls. */
export const conversations = createConversationRepository('callId', calls)

export type CallRow = typeof calls.$inferSelect
export type NewCall = Omit<PgInsertValue<typeof calls>, 'tenantId'>
export type CallChange = Omit<PgUpdateSetSource<typeof calls>, 'tenantId' | 'id'>

const columns = getTableColumns(calls)

export const isCall = (tenantId: string, id: string) => and(eq(calls.tenantId, tenantId), eq(calls.id, id))

const isFromBrowser = (tenantId: string, sessionId: string) =>
  and(eq(calls.tenantId, tenantId), eq(calls.sessionId, sessionId), eq(calls.channel, 'web'))

export interface CallFilter {
  status?: CallRow['status'] | undefined
  direction?: CallRow['direction'] | undefined
  sentiment?: CallRow['sentiment'] | undefined
  /** Words of a line, of the summary, a name or a number. */
  q?: string | undefined
}

function holding(q: string): SQL | undefined {
  const pattern = containing(q)
  const { clientName, phoneNumber, summary } = calls
  return or(
    ...[clientName, phoneNumber, summary].map((column) => ilike(column, pattern)),
    hasLineLike(calls.tenantId, calls.id, pattern),
  )
}

const NOBODY = {
  phoneNumber: '',
  clientName: null,
  customPrompt: null,
  summary: null,
  intent: null,
  memory: null,
  offeredSlots: [],
}

export const callsRepository = {
  async insert(tx: Tx, tenantId: string, call: NewCall): Promise<CallRow> {
    const [row] = await tx
      .insert(calls)
      .values({ ...call, tenantId })
      .returning(columns)
    return row!
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<CallRow | undefined> {
    const [row] = await tx.select(columns).from(calls).where(isCall(tenantId, id))
    return row
  },

  /** Lock the row before changing a call's state. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<CallRow | undefined> {
    const [row] = await tx.select(columns).from(calls).where(isCall(tenantId, id)).for('update')
    return row
  },

  async change(tx: Tx, tenantId: string, id: string, change: CallChange): Promise<CallRow> {
    const [row] = await tx.update(calls).set(change).where(isCall(tenantId, id)).returning(columns)
    return row!
  },

  /** Sets the ending of a call that goes on. The first caller decides, and gets true. */
  async noteEnding(
    tx: Tx,
    { tenantId, id }: Pick<CallRow, 'tenantId' | 'id'>,
    ending: NonNullable<CallRow['ending']>,
  ): Promise<boolean> {
    const isOpen = and(isCall(tenantId, id), isNull(calls.ending), isNull(calls.hungUpAt))
    const rows = await tx.update(calls).set({ ending }).where(isOpen).returning({ id: calls.id })
    return rows.length > 0
  },

  /** Newest call that a visitor made from the website. */
  async newestFromBrowser(tx: Tx, tenantId: string, sessionId: string): Promise<CallRow | undefined> {
    const [row] = await tx
      .select(columns)
      .from(calls)
      .where(isFromBrowser(tenantId, sessionId))
      .orderBy(desc(calls.id))
      .limit(1)
    return row
  },

  /** Keeps the visitor's verdict. */
  async rate(tx: Tx, tenantId: string, id: string, helpful: boolean): Promise<void> {
    await tx.update(calls).set({ helpful }).where(isCall(tenantId, id))
  },

  /** Subquery of another query. */
  newestIdFromBrowser: (tx: Tx, tenantId: string, sessionId: string) =>
    tx.select({ id: calls.id }).from(calls).where(isFromBrowser(tenantId, sessionId)).orderBy(desc(calls.id)).limit(1),

  /** Newest first. */
  async list(
    tx: Tx,
    tenantId: string,
    { status, direction, sentiment, q, before, limit }: CallFilter & { before: string | undefined; limit: number },
  ): Promise<CallRow[]> {
    return tx
      .select(columns)
      .from(calls)
      .where(
        and(
          eq(calls.tenantId, tenantId),
          status === undefined ? undefined : eq(calls.status, status),
          direction === undefined ? undefined : eq(calls.direction, direction),
          sentiment === undefined ? undefined : eq(calls.sentiment, sentiment),
          q === undefined ? undefined : holding(q),
          before === undefined ? undefined : lt(calls.id, before),
        ),
      )
      .orderBy(desc(calls.id))
      .limit(limit)
  },

  /** Makes the analysis of a call due, unless it has begun. */
  async settle(tx: Tx, tenantId: string, id: string): Promise<void> {
    const isWaiting = and(isNotNull(calls.hungUpAt), isNull(calls.lease), gt(calls.dueAt, dueNow))
    await tx
      .update(calls)
      .set({ dueAt: dueNow })
      .where(and(isCall(tenantId, id), isWaiting))
  },

  /** Postpones the calls among these that are in progress, and returns their ids. */
  async postpone(tx: Tx, tenantId: string, ids: string[]): Promise<Set<string>> {
    const goesOn = and(inArray(calls.status, ['ringing', 'in_progress']), isNull(calls.hungUpAt))
    const rows = await tx
      .update(calls)
      .set({ dueAt: dueIn(WATCH_AFTER_S), lease: null, attempts: 0 })
      .where(and(eq(calls.tenantId, tenantId), inArray(calls.id, ids), goesOn))
      .returning({ id: calls.id })
    return new Set(rows.map(({ id }) => id))
  },

  /**
   * Erases a lead from its finished calls: number, name and words. Times and length stay, for minutes and bills. A call that
   * goes on keeps them, because its line needs the number.
   */
  async forgetLead(tx: Tx, tenantId: string, { id }: { id: string }): Promise<void> {
    const isOfLead = and(eq(calls.tenantId, tenantId), eq(calls.leadId, id))
    const over = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(isOfLead, inArray(calls.status, ['completed', 'failed'])))
      .for('update')
    await forgetCalls(
      tx,
      tenantId,
      over.map((row) => row.id),
    )
  },

  /** Follows a merge of two leads. */
  async moveLead(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
    await tx
      .update(calls)
      .set({ leadId: into })
      .where(and(eq(calls.tenantId, tenantId), eq(calls.leadId, from)))
  },
}

/** Erases number, name and words of finished calls, in the caller's transaction. Times and length stay, for minutes and bills. */
export async function forgetCalls(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(calls)
    // Without its words; the carrier's id stays until the carrier has deleted the sound.
    .set({ ...NOBODY, redacted: 'forgotten', recording: sql`${calls.recording} - 'text'` })
    .where(and(eq(calls.tenantId, tenantId), inArray(calls.id, ids)))
  await eraseCallWords(tx, tenantId, ids)
}
