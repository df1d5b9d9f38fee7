import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now, shownInstant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** A document of the tenant, and the leased work that turns its text into searchable chunks. */
export const documents = pgTable(
  'documents',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    title: text('title').notNull(),
    source: text('source', { enum: ['text'] }).notNull(),
    url: text('url'),
    text: text('text').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'failed'] }).notNull(),
    error: text('error'),
    /** Percent of the current processing that is done. */
    progress: integer('progress').notNull().default(0),
    chunkCount: integer('chunk_count').notNull().default(0),
    createdAt: shownInstant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: shownInstant('updated_at')
      .notNull()
      .default(sql`now()`),
    /** When the work may be claimed; a claim moves it forward by the lease. */
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('documents_due')
      .on(table.dueAt)
      .where(sql`status = 'processing'`),
  ],
)
