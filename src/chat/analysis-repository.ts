import { and, eq, sql } from 'drizzle-orm'
import type { Analysis, AnalysisJob } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { isSession, sessionColumns, type SessionRow } from './repository.ts'
import { chatSessions } from './tables.ts'

export const analysisRepository = {
  /** Over all tenants, the most overdue first; the job names its tenant for the steps below. */
  async claim(tx: Tx, limit: number, token: string, seconds: number): Promise<AnalysisJob[]> {
    const { rows } = await tx.execute<{ tenant_id: string; id: string; attempts: number }>(sql`
      with due as materialized (
        select tenant_id, id from chat_sessions where analysis_due_at <= now()
        order by analysis_due_at limit ${limit} for update skip locked
      )
      update chat_sessions s set analysis_due_at = now() + make_interval(secs => ${seconds}), analysis_lease = ${token},
        analysis_attempts = s.analysis_attempts + 1
      from due where s.tenant_id = due.tenant_id and s.id = due.id
      returning s.tenant_id, s.id, s.analysis_attempts as attempts`)
    return rows.map(({ tenant_id: tenantId, id, attempts }) => ({ tenantId, id, attempts, lease: token }))
  },

  /** Undefined when the lease was lost: a late finisher changes nothing and publishes nothing. */
  async finish(
    tx: Tx,
    { tenantId, id, lease }: AnalysisJob,
    { summary, sentiment, intent, outcome }: Analysis,
  ): Promise<SessionRow | undefined> {
    const [row] = await tx
      .update(chatSessions)
      .set({ summary, sentiment, intent, outcome, analysedAt: sql`now()`, analysisDueAt: null, analysisLease: null })
      .where(and(isSession(tenantId, id), eq(chatSessions.analysisLease, lease)))
      .returning(sessionColumns)
    return row
  },

  async release(tx: Tx, { tenantId, id, lease }: AnalysisJob, seconds = 0): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ analysisLease: null, analysisDueAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(and(isSession(tenantId, id), eq(chatSessions.analysisLease, lease)))
  },

  /** Over all tenants: releases the leases of a stopped process; only for a single process at its start. */
  async freeLeases(tx: Tx): Promise<void> {
    await tx
      .update(chatSessions)
      .set({ analysisLease: null, analysisDueAt: sql`now()` })
      .where(sql`analysis_lease is not null`)
  },
}
