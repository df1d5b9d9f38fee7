import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { calls } from './tables.ts'

export const usageRepository = {
  /** What calls that were answered since then have lasted, those that go on up to now. */
  async secondsSince(tx: Tx, tenantId: string, since: Date, now: Date): Promise<number> {
    const running = sql`status = 'in_progress' and hung_up_at is null`
    const lasted = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - started_at))`
    const [row] = await tx
      .select({ seconds: sql<number>`coalesce(sum(case when ${running} then ${lasted} else duration end), 0)::float8` })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), gte(calls.startedAt, since)))
    return row!.seconds
  },
}
