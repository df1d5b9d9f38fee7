import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Counts of a run so far. */
export interface Cleared {
  /** Conversations that were deleted. */
  conversations: number
  /** Calls whose number and words were erased. */
  calls: number
  /** Conversations and calls whose words were redacted. */
  redacted: number
  /** Recorded messages that were deleted at the carrier. */
  recordings: number
}

/** The retention of a tenant, as leased work: one row, due again an hour after each run. */
export const privacyWork = pgTable(
  'privacy_work',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Start of the open run; null between runs. */
    startedAt: instant('started_at'),
    /** Counts of the run in progress. */
    cleared: jsonb('cleared').$type<Cleared>(),
    /** End of the last whole run, and what it did. */
    finishedAt: instant('finished_at'),
    lastCleared: jsonb('last_cleared').$type<Cleared>(),
    /** Since when runs fail; null after a whole one. */
    failingSince: instant('failing_since'),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [primaryKey({ columns: [table.tenantId] }), index('privacy_work_due').on(table.dueAt)],
)
