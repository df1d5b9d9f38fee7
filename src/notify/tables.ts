import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** What the business was told by mail, so that it is told once. */
export const notices = pgTable(
  'notices',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Id of the conversation, call, lead or booking. */
    about: text('about').notNull(),
    kind: text('kind', { enum: ['lead', 'booking', 'message', 'handoff'] }).notNull(),
    /** Digest of a message, of which a conversation can have several; otherwise empty. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.about, table.kind, table.digest] }),
    index('notices_created').on(table.createdAt),
  ],
)
