import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../db/columns.ts'
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
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When the work may be claimed; a claim moves it forward by the lease. */
    dueAt: instant('due_at').notNull().defaultNow(),
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
