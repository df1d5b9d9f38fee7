import { sql } from 'drizzle-orm'
import { createLease, type Claimed } from '../db/lease.ts'
import { MAX_LINES } from './limits.ts'
import { calls } from './tables.ts'

/** Phone calls that occupy a line. Each has `due_at` set, so that the partial index finds it. */
export const ON_THE_LINE = sql`(channel = 'phone' and hung_up_at is null
  and (status in ('ringing', 'in_progress') or status = 'queued' and dialled_at is not null))`

const key = { tenantId: calls.tenantId, id: calls.id }

/** Waits for a free line. */
export const QUEUED = sql`status = 'queued'`
/** Claimed by a process that is about to dial. */
export const ABOUT_TO_BE_DIALLED = sql`(status = 'queued' and dialled_at is null and lease is not null and due_at > now())`
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

/** The state of a call determines its next step. */
export const callLeases = {
  dialling: createLease(calls, { key, pending: QUEUED, select: selectQueued }),
  /** A dead process also abandons the calls that it conversed on, which hold no lease. */
  watching: createLease(calls, { key, pending: ONGOING, abandoned: sql`due_at is not null` }),
  analysis: createLease(calls, { key, pending: sql`status = 'in_progress' and hung_up_at is not null` }),
}

/** A call leased to this process. */
export type CallJob = Claimed<typeof callLeases.watching>
