import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Limited acts of visitors, kept for the longest window. Addresses and numbers are keyed hashes. */
export const visitorActs = pgTable(
  'visitor_acts',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['booking', 'callback', 'contact', 'call'] }).notNull(),
    visitorId: text('visitor_id').notNull(),
    /** Narrowest first; empty for a shared address. */
    addresses: text('addresses').array().notNull(),
    /** Set for call-backs. */
    number: text('number'),
    /** The resulting call. */
    callId: text('call_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('visitor_acts_kind').on(table.tenantId, table.kind, table.createdAt),
    index('visitor_acts_created').on(table.createdAt),
  ],
)

/** Last warning to the administrators about nearly exhausted limits. */
export const visitorWarnings = pgTable('visitor_warnings', {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  toldAt: instant('told_at').notNull(),
})
