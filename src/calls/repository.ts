import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { containing, createConversationRepository, eraseCallWords, hasLineLike } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { dueIn, dueNow } from '../db/lease.ts'
import { ABOUT_TO_BE_DIALLED, callLeases, ON_THE_LINE, QUEUED, type CallJob } from './leases.ts'
import { WATCH_AFTER_S } from './limits.ts'
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

const IS_RECORDED = sql`coalesce(rungs ->> -1 = 'voicemail', false)`

const IS_RUNNING = and(inArray(calls.status, ['ringing', 'in_progress']), isNull(calls.hungUpAt))
const IS_WAITING_OR_RUNNING = or(eq(calls.status, 'queued'), IS_RUNNING)
const IS_CALLBACK = and(eq(calls.source, 'widget'), eq(calls.channel, 'phone'))

const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`

/** `carrier`: phone calls that a provider carried; `costly`: these and voice from browsers. */
type CountedCalls = 'all' | 'carrier' | 'costly'

interface Counting {
  since: Date
  now: Date
  calls: CountedCalls
  /** Minimum seconds of a call in progress, also while it rings. */
  reservedS: number
}

const COUNTED: Record<CountedCalls, SQL | undefined> = {
  all: undefined,
  carrier: sql`channel = 'phone' and not simulated`,
  costly: sql`not simulated`,
}

/** Repeats the condition of the partial index, which all calls in progress meet. */
const IS_COUNTED_AS_OPEN = sql`(due_at is not null and (${ON_THE_LINE} or channel = 'web' and status = 'in_progress' and hung_up_at is null))`

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
  async makeAnalysisDue(tx: Tx, tenantId: string, id: string): Promise<void> {
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

  /** Over all tenants: a carrier's id does not say whose call it is. */
  async findByCarrierId(tx: Tx, carrierId: string): Promise<CallRow | undefined> {
    const [row] = await tx.select(columns).from(calls).where(eq(calls.providerId, carrierId))
    return row
  },

  /** Over all tenants: those of a carrier's ids that belong to stored calls, because one account has the calls of each. */
  async knownCarrierIds(tx: Tx, carrierIds: string[]): Promise<string[]> {
    if (carrierIds.length === 0) return []
    const rows = await tx.select({ id: calls.providerId }).from(calls).where(inArray(calls.providerId, carrierIds))
    return rows.flatMap(({ id }) => (id === null ? [] : [id]))
  },

  /** Serialises counting and taking a tenant's lines until the transaction ends. */
  async lockLines(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call lines:${tenantId}`}, 0))`)
  },

  /** Lines that the tenant's other calls occupy, and those that older waiting calls are to have before this one. */
  async linesBefore(tx: Tx, tenantId: string, id: string): Promise<number> {
    const isOlder = sql`(${QUEUED} and id < ${id} and (due_at <= now() or ${ABOUT_TO_BE_DIALLED}))`
    const [row] = await tx
      .select({ calls: count() })
      .from(calls)
      .where(
        and(eq(calls.tenantId, tenantId), ne(calls.id, id), sql`due_at is not null and (${ON_THE_LINE} or ${isOlder})`),
      )
    return row!.calls
  },

  /** The tenant's callers on the phone: those who talk, and those whose message is recorded. */
  async callersOnTheLine(tx: Tx, tenantId: string): Promise<{ talking: number; recorded: number }> {
    const [row] = await tx
      .select({
        talking: sql<number>`count(*) filter (where not ${IS_RECORDED})::int`,
        recorded: sql<number>`count(*) filter (where ${IS_RECORDED})::int`,
      })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), eq(calls.direction, 'inbound'), sql`due_at is not null`, ON_THE_LINE))
    return row!
  },

  /** Serialises the beginnings of a tenant's visitor calls until commit, so that their count stays true. */
  async lockBeginnings(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor calls:${tenantId}`}, 0))`)
  },

  /** Running calls: of the tenant, and from the page of this session. */
  async countOnTheLine(tx: Tx, tenantId: string, sessionId: string): Promise<{ ofTenant: number; ofSession: number }> {
    const isFromPage = and(eq(calls.sessionId, sessionId), eq(calls.channel, 'web'))
    const [row] = await tx
      .select({ ofTenant: sql<number>`count(*)::int`, ofSession: counted(isFromPage) })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), IS_RUNNING))
    return row!
  },

  /** Running calls among `callIds`. */
  async countOnTheLineAmong(tx: Tx, tenantId: string, callIds: string[]): Promise<number> {
    const [row] = await tx
      .select({ running: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), inArray(calls.id, callIds), IS_RUNNING))
    return row?.running ?? 0
  },

  /** Call-backs that have not ended, of the session or among `callIds`. */
  async countOpenCallbacks(
    tx: Tx,
    tenantId: string,
    { sessionId, callIds }: { sessionId: string; callIds: string[] },
  ): Promise<number> {
    const isIts = or(eq(calls.sessionId, sessionId), inArray(calls.id, callIds))
    const [row] = await tx
      .select({ open: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), IS_CALLBACK, IS_WAITING_OR_RUNNING, isIts))
    return row?.open ?? 0
  },

  /** Seconds of the tenant's calls since then; calls in progress count up to now. */
  secondsOfTenant: (tx: Tx, tenantId: string, counting: Counting): Promise<number> =>
    secondsOf(tx, counting, eq(calls.tenantId, tenantId)),

  /** Over all tenants: the limit of the installation counts the calls of each. */
  secondsOfAll: (tx: Tx, counting: Counting): Promise<number> => secondsOf(tx, counting, undefined),

  /** Fenced by the lease of the analysis, whose job names the tenant: undefined when this process no longer holds it. */
  async changeLeased(tx: Tx, job: CallJob, change: CallChange): Promise<CallRow | undefined> {
    const [row] = await tx.update(calls).set(change).where(callLeases.analysis.isHeld(job)).returning(columns)
    return row
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

async function secondsOf(tx: Tx, counting: Counting, whose: SQL | undefined): Promise<number> {
  const { since, reservedS } = counting
  const now = sql`${counting.now.toISOString()}::timestamptz`
  const from = (moment: SQL) => sql`greatest(${moment}, ${since.toISOString()}::timestamptz)`
  const lasted = sql`extract(epoch from ${now} - ${from(sql`started_at`)})`
  const own = sql`case when ${IS_COUNTED_AS_OPEN} then greatest(0, ${reservedS}::float8, case when started_at is not null then ${lasted} end) else duration end`
  // A transferred caller occupies two calls.
  const second = sql`case when transferred_at is not null
    then greatest(0, extract(epoch from coalesce(hung_up_at, ended_at, ${now}) - ${from(sql`transferred_at`)})) else 0 end`
  const [row] = await tx
    .select({ seconds: sql<number>`coalesce(sum(${own} + ${second}), 0)::float8` })
    .from(calls)
    .where(and(whose, or(gte(calls.startedAt, since), IS_COUNTED_AS_OPEN), COUNTED[counting.calls]))
  return row!.seconds
}
