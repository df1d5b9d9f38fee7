import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Lease } from '../core/leased-work.ts'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { MAX_LINES } from './limits.ts'
import { type CallChange } from './repository.ts'
import { calls } from './tables.ts'

/** Phone calls that occupy a line. Each has `due_at` set, so that the partial index finds it. */
export const ON_THE_LINE = sql`(channel = 'phone' and hung_up_at is null
  and (status in ('ringing', 'in_progress') or status = 'queued' and dialled_at is not null))`

const key = { tenantId: calls.tenantId, id: calls.id }

const QUEUED = sql`status = 'queued'`
/** Claimed by a process that is about to dial. */
const ABOUT_TO_BE_DIALLED = sql`(status = 'queued' and dialled_at is null and lease is not null and due_at > now())`
const ONGOING = sql`status in ('ringing', 'in_progress') and hung_up_at is null`

/**
 * Due queued calls of tenants with a free line: oldest first, tenants taking turns. A call that is about to be dialled
 * counts as on the line, or the next one would be claimed for the same line and might overtake it. Calls with an unknown
 * dialling outcome are included, because they have a line already.
 */
const selectQueued = (limit: number) => sql`
  with busy as (
    select tenant_id, count(*) as calls from calls
    where due_at is not null and (${ON_THE_LINE} or ${ABOUT_TO_BE_DIALLED}) group by tenant_id
  ), waiting as (
    select tenant_id, id, row_number() over (partition by tenant_id order by id) as place
    from calls where due_at <= now() and ${QUEUED}
  )
  select c.tenant_id, c.id from waiting w join calls c on c.tenant_id = w.tenant_id and c.id = w.id
  left join busy b on b.tenant_id = w.tenant_id
  where c.due_at <= now() and (c.dialled_at is not null or w.place <= ${MAX_LINES}::int - coalesce(b.calls, 0))
  order by w.place, w.id limit ${limit} for update of c skip locked`

const IS_RECORDED = sql`coalesce(rungs ->> -1 = 'voicemail', false)`

/** The state of a call determines its next step. */
export const callLeases = {
  dialling: createLease(calls, { key, pending: QUEUED, select: selectQueued }),
  /** A dead process also abandons the calls that it conversed on, which hold no lease. */
  watching: createLease(calls, { key, pending: ONGOING, abandoned: sql`due_at is not null` }),
  analysis: createLease(calls, { key, pending: sql`status = 'in_progress' and hung_up_at is not null` }),
}

/** A call leased to this process. */
export type CallJob = Claimed<typeof callLeases.watching>

export const workRepository = {
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

  claim: (tx: Tx, kind: 'analysis', limit: number, lease: Lease): Promise<CallJob[]> =>
    callLeases[kind].claim(tx, limit, lease),

  /** Fenced by the lease: undefined when this process no longer holds it. */
  async change(tx: Tx, job: CallJob, change: CallChange) {
    const [row] = await tx.update(calls).set(change).where(callLeases.analysis.isHeld(job)).returning()
    return row
  },

  giveBack: async (tx: Tx, job: CallJob, seconds: number): Promise<void> =>
    void (await callLeases.analysis.retry(tx, job, seconds)),
}
