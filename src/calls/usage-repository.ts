import { and, eq, gte, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { calls } from './tables.ts'
import { ON_THE_LINE } from './work-repository.ts'

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
const isOpen = sql`(due_at is not null and (${ON_THE_LINE} or channel = 'web' and status = 'in_progress' and hung_up_at is null))`

export const usageRepository = {
  /** Seconds of the tenant's calls since then; calls in progress count up to now. */
  secondsOfTenant: (tx: Tx, tenantId: string, counting: Counting): Promise<number> =>
    secondsOf(tx, counting, eq(calls.tenantId, tenantId)),

  secondsOfAll: (tx: Tx, counting: Counting): Promise<number> => secondsOf(tx, counting, undefined),
}

async function secondsOf(tx: Tx, counting: Counting, whose: SQL | undefined): Promise<number> {
  const { since, reservedS } = counting
  const now = sql`${counting.now.toISOString()}::timestamptz`
  const from = (moment: SQL) => sql`greatest(${moment}, ${since.toISOString()}::timestamptz)`
  const lasted = sql`extract(epoch from ${now} - ${from(sql`started_at`)})`
  const own = sql`case when ${isOpen} then greatest(0, ${reservedS}::float8, case when started_at is not null then ${lasted} end) else duration end`
  // A transferred caller occupies two calls.
  const second = sql`case when transferred_at is not null
    then greatest(0, extract(epoch from coalesce(hung_up_at, ended_at, ${now}) - ${from(sql`transferred_at`)})) else 0 end`
  const [row] = await tx
    .select({ seconds: sql<number>`coalesce(sum(${own} + ${second}), 0)::float8` })
    .from(calls)
    .where(and(whose, or(gte(calls.startedAt, since), isOpen), COUNTED[counting.calls]))
  return row!.seconds
}
