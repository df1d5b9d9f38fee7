import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Websites that loaded the widget. */
export const widgetSightings = pgTable(
  'widget_sightings',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    lastSeenAt: now('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.origin] })],
)
