import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Lease } from '../core/leased-work.ts'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { MAX_LINES } from './lines.ts'
import { type CallChange } from './repository.ts'
import { calls } from './tables.ts'

/** Somebody phones, or is being phoned. Such a row always has something due, so the index of those finds them. */
export const ON_THE_LINE = sql`(channel = 'phone' and hung_up_at is null
  and (status in ('ringing', 'in_progress') or status = 'queued' and dialled_at is not null))`

const key = { tenantId: calls.tenantId, id: calls.id }

const QUEUED = sql`status = 'queued'`
const ONGOING = sql`status in ('ringing', 'in_progress') and hung_up_at is null`

/**
 * Queued calls of tenants that have a line free, each tenant's oldest first and one tenant after the other; and those of
 * which it is open whether they were dialled, which have their line already.
 */
const selectQueued = (limit: number) => sql`
  with busy as (
    select tenant_id, count(*) as calls from calls where due_at is not null and ${ON_THE_LINE} group by tenant_id
  ), waiting as (
    select tenant_id, id, row_number() over (partition by tenant_id order by id) as place
    from calls where due_at <= now() and ${QUEUED}
  )
  select c.tenant_id, c.id from waiting w join calls c on c.tenant_id = w.tenant_id and c.id = w.id
  left join busy b on b.tenant_id = w.tenant_id
  where c.due_at <= now() and (c.dialled_at is not null or w.place <= ${MAX_LINES}::int - coalesce(b.calls, 0))
  order by w.place, w.id limit ${limit} for update of c skip locked`

/** The next thing to do for a call follows from its state. */
export const callLeases = {
  dialling: createLease(calls, { key, pending: QUEUED, select: selectQueued }),
  /** A dead process also leaves the calls that it conversed on, which nobody had leased. */
  watching: createLease(calls, { key, pending: ONGOING, abandoned: sql`due_at is not null` }),
  analysis: createLease(calls, { key, pending: sql`status = 'in_progress' and hung_up_at is not null` }),
}

/** A call that is leased to this process, with the next thing to do for it. */
export type CallJob = Claimed<typeof callLeases.watching>

export const workRepository = {
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

  claim: (tx: Tx, kind: 'analysis', limit: number, lease: Lease): Promise<CallJob[]> =>
    callLeases[kind].claim(tx, limit, lease),

  /** Fenced by the lease: undefined where somebody else has it now, or nobody. */
  async change(tx: Tx, job: CallJob, change: CallChange) {
    const [row] = await tx.update(calls).set(change).where(callLeases.analysis.isHeld(job)).returning()
    return row
  },

  giveBack: async (tx: Tx, job: CallJob, seconds: number): Promise<void> =>
    void (await callLeases.analysis.retry(tx, job, seconds)),
}
