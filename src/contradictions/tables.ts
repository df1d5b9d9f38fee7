import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Contradictions that somebody wants as they are: a fax beside the phone, a price for children. */
export const wantedContradictions = pgTable(
  'wanted_contradictions',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Digest of the sentence and both values: when one of them changes, the contradiction is a new one. */
    id: text('id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)
