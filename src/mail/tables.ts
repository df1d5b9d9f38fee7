import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** A mail, and the leased work that sends it. */
export const mails = pgTable(
  'mails',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    template: text('template').notNull(),
    /**
     * The address and what the template says, sealed: a mail carries one-time links, of which the database otherwise knows
     * the hashes only, and a copy of it must open no account. Cleared when the mail is sent or given up.
     */
    sealed: text('sealed'),
    status: text('status', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    /** The last failure as a code, without the server's words: they repeat the address. */
    error: text('error'),
    createdAt: createdAt(),
    /** Not tried any more from then on. */
    expiresAt: instant('expires_at').notNull(),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`status = 'queued'`),
    index('mails_created').on(table.createdAt),
  ],
)
