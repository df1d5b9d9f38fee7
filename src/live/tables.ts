import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Tenants with an open stream; the triggers of their tables notify only while there is a row. */
export const liveWatches = pgTable(
  'live_watches',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
)
