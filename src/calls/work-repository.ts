import { and, count, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { AnalysisJob } from '../conversation/index.ts'
import type { Lease } from '../core/leased-work.ts'
import type { Tx } from '../db/database.ts'
import { dueIn, dueNow } from './due.ts'
import { isCall, type CallChange } from './repository.ts'
import { calls } from './tables.ts'

/** A call that is lent to this process, with the next thing to do for it. */
export type CallJob = AnalysisJob

/** What is due for a call follows from its state. */
const DUE = {
  dialling: sql`status = 'queued'`,
  watching: sql`status in ('ringing', 'in_progress') and hung_up_at is null`,
  analysis: sql`status = 'in_progress' and hung_up_at is not null`,
}

/** Somebody phones, or is being phoned. Such a row always has something due, so the index of those finds them. */
export const ON_THE_LINE = sql`(channel = 'phone' and hung_up_at is null
  and (status in ('ringing', 'in_progress') or status = 'queued' and dialled_at is not null))`

const isMine = ({ tenantId, id, lease }: CallJob) => and(isCall(tenantId, id), eq(calls.lease, lease))

const lend = ({ token, seconds }: Lease) =>
  sql`due_at = now() + make_interval(secs => ${seconds}), lease = ${token}, attempts = c.attempts + 1`

async function claimed(tx: Tx, statement: SQL, lease: string): Promise<CallJob[]> {
  const { rows } = await tx.execute<{ tenant_id: string; id: string; attempts: number }>(statement)
  return rows.map(({ tenant_id: tenantId, id, attempts }) => ({ tenantId, id, attempts, lease }))
}

export const workRepository = {
  /** Over all tenants, the most overdue first. */
  claim: (tx: Tx, kind: 'watching' | 'analysis', limit: number, lease: Lease): Promise<CallJob[]> =>
    claimed(
      tx,
      sql`with due as materialized (
          select tenant_id, id from calls where due_at <= now() and ${DUE[kind]}
          order by due_at limit ${limit} for update skip locked
        )
        update calls c set ${lend(lease)} from due where c.tenant_id = due.tenant_id and c.id = due.id
        returning c.tenant_id, c.id, c.attempts`,
      lease.token,
    ),

  /**
   * Queued calls of tenants that have a line free, each tenant's oldest first and one tenant after the other; and those of
   * which it is open whether they were dialled, which have their line already.
   */
  claimQueued: (tx: Tx, limit: number, lease: Lease, mostAtOnce: number): Promise<CallJob[]> =>
    claimed(
      tx,
      sql`with busy as (
          select tenant_id, count(*) as calls from calls where due_at is not null and ${ON_THE_LINE} group by tenant_id
        ), waiting as (
          select tenant_id, id, row_number() over (partition by tenant_id order by id) as place
          from calls where due_at <= now() and ${DUE.dialling}
        ), due as materialized (
          select c.tenant_id, c.id from waiting w join calls c on c.tenant_id = w.tenant_id and c.id = w.id
          left join busy b on b.tenant_id = w.tenant_id
          where c.due_at <= now() and (c.dialled_at is not null or w.place <= ${mostAtOnce} - coalesce(b.calls, 0))
          order by w.place, w.id limit ${limit} for update of c skip locked
        )
        update calls c set ${lend(lease)} from due where c.tenant_id = due.tenant_id and c.id = due.id
        returning c.tenant_id, c.id, c.attempts`,
      lease.token,
    ),

  /** Whoever counts a tenant's lines and takes one is alone with it until the end of the transaction. */
  async lockLines(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call lines:${tenantId}`}, 0))`)
  },

  /** How many of the tenant's lines others than this call have. */
  async othersOnTheLine(tx: Tx, tenantId: string, id: string): Promise<number> {
    const [row] = await tx
      .select({ calls: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), ne(calls.id, id), ON_THE_LINE))
    return row!.calls
  },

  /** How many callers the tenant has on the phone. */
  async callersOnTheLine(tx: Tx, tenantId: string): Promise<number> {
    const [row] = await tx
      .select({ calls: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), eq(calls.direction, 'inbound'), sql`due_at is not null`, ON_THE_LINE))
    return row!.calls
  },

  /** Fenced by the lease: undefined where somebody else has it now, or nobody. */
  async change(tx: Tx, job: CallJob, change: CallChange) {
    const [row] = await tx.update(calls).set(change).where(isMine(job)).returning()
    return row
  },

  /** Due again in so many seconds, and nobody's until then. */
  async giveBack(tx: Tx, job: CallJob, seconds: number, change: CallChange = {}): Promise<void> {
    await tx
      .update(calls)
      .set({ ...change, dueAt: seconds === 0 ? dueNow : dueIn(seconds), lease: null })
      .where(isMine(job))
  },

  /**
   * What a stopped process had is due at once, where no other process can be at it: what it dialled or analysed, and the
   * calls on which it conversed.
   */
  async freeLeases(tx: Tx): Promise<void> {
    await tx
      .update(calls)
      .set({ lease: null, dueAt: dueNow })
      .where(sql`lease is not null or due_at is not null and ${DUE.watching}`)
  },
}
