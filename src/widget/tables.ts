import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, now, tenantId } from '../db/columns.ts'
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

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The picture of a business; at most one. */
export const widgetLogos = pgTable('widget_logos', {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  type: text('type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  /** Hash of the bytes, which its address carries. */
  version: text('version').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: createdAt(),
})
