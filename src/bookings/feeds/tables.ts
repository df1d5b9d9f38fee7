import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../../db/columns.ts'
import { tenants } from '../../tenants/tables.ts'
import { resources } from '../tables.ts'

/** A secret address from which calendar programs read all bookings, or those of one resource. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name'),
    resourceId: text('resource_id'),
    /** SHA-256 of the token, which is shown once. */
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'calendar_feeds_resource_fk',
      columns: [table.tenantId, table.resourceId],
      foreignColumns: [resources.tenantId, resources.id],
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_hash').on(table.hash),
    index('calendar_feeds_resource').on(table.tenantId, table.resourceId),
  ],
)
