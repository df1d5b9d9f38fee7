import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Mails that the business got about an event, so that it gets each once. */
export const notices = pgTable(
  'notices',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Id of the conversation, call, lead, booking or exam. */
    about: text('about').notNull(),
    kind: text('kind', { enum: ['lead', 'booking', 'message', 'handoff', 'exam'] }).notNull(),
    /** Digest of a message, of which a conversation can have several; otherwise empty. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.about, table.kind, table.digest] }),
    index('notices_created').on(table.createdAt),
  ],
)
