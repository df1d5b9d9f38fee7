import { sql } from 'drizzle-orm'
import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { isoInstant, parseInstant } from './timestamps.ts'

/** The first column of every tenant table, and the first of its primary key. */
export const tenantId = () => text('tenant_id').notNull()

/** As much of the tenants' table as a foreign key needs: what lies below the domains does not see `tenants/tables.ts`. */
const tenants = pgTable('tenants', { id: text('id').primaryKey() })

/** `tenantId` of rows that go with their tenant, for tables below the domains. */
export const owningTenantId = () => tenantId().references(() => tenants.id, { onDelete: 'cascade' })

/** A moment, to the millisecond. */
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: parseInstant,
  toDriver: (value) => value.toISOString(),
})

/** A timestamp for display only: read as the ISO 8601 text of replies, at a fifth of the cost of a Date there and back. */
export const shownInstant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoInstant,
})

export const createdAt = () => now('created_at')

/** Defaults to the time of the insert. */
export const now = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`)
