import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from './database.ts'
import { createLease, type Claimed, type JobTable } from './lease.ts'

/** How long an act in the portal can be taken back. */
export const UNDO_MS = 10 * SECOND

/** When an act of now becomes final. */
export function finalAt(now: Date): Date {
  return new Date(now.getTime() + UNDO_MS)
}

export function isUndoable(actAt: Date, now: Date): boolean {
  return now.getTime() - actAt.getTime() < UNDO_MS
}

interface Act {
  tenantId: string
  /** Id of the changed row. */
  id: string
}

interface Finishing {
  /** For logs and health. */
  name: string
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Makes the act final. It may run twice; `isHeld` is true of the act's row while the lease lasts. */
  finish(act: Act, isHeld: SQL): Promise<void>
}

const RETRY: RetryDelays = { firstS: 2, maxS: 60 }

/**
 * Acts that can be taken back for `UNDO_MS`. A row, written with the act and due at its end, is the leased work that makes the
 * act final. Whichever removes the row first wins: taking it back, or the work.
 */
export function createUndo<T extends JobTable>(
  table: T,
  { key, pending }: { key: { tenantId: PgColumn; id: PgColumn }; pending?: SQL },
) {
  const isOf = (tenantId: string, id: string) => and(eq(key.tenantId, tenantId), eq(key.id, id))
  return {
    /** True while the act can be taken back or is not final yet. */
    has: async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
      (await tx.$count(table, and(isOf(tenantId, id), pending))) > 0,

    /** Removes the row; undefined once the work on it has begun. */
    async takeBack(tx: Tx, tenantId: string, id: string): Promise<T['$inferSelect'] | undefined> {
      const isUntouched = and(isOf(tenantId, id), eq(table.attempts, 0))
      const rows = await tx.delete(table).where(isUntouched).returning()
      return rows[0]
    },

    /** The leased work that makes acts final. */
    work({ name, database, clock, log, finish }: Finishing) {
      const lease = createLease(table, { key, pending, clock })
      const actOf = ({ tenantId, id }: Job): Act => ({ tenantId: String(tenantId), id: String(id) })
      type Job = Claimed<typeof lease>
      const source: WorkSource<Job> = {
        name,
        concurrency: 1,
        timeoutMs: 20 * SECOND,
        ...lease.source(database),
        run: (job) => finish(actOf(job), lease.isHeld(job)!),
        async fail(job, error) {
          const { tenantId, id } = actOf(job)
          log.warn({ err: error, tenant: tenantId, id, work: name }, 'An act was not made final; trying again')
          const seconds = backoffSeconds(job.attempts, RETRY)
          await database.tenantOnce(tenantId, (tx) => lease.retry(tx, job, seconds))
        },
      }
      return source
    },
  }
}
