import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** What visitors did that caps count, for as long as the longest window. Addresses and numbers are keyed hashes. */
export const visitorActs = pgTable(
  'visitor_acts',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['booking', 'callback', 'contact', 'call'] }).notNull(),
    visitorId: text('visitor_id').notNull(),
    /** Narrowest first; empty for an address that tells nobody apart. */
    addresses: text('addresses').array().notNull(),
    /** Of a call-back. */
    number: text('number'),
    /** The call that came of it. */
    callId: text('call_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('visitor_acts_kind').on(table.tenantId, table.kind, table.createdAt),
    index('visitor_acts_created').on(table.createdAt),
  ],
)

/** When the administrators were last told that visitors will soon be refused. */
export const visitorWarnings = pgTable('visitor_warnings', {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  toldAt: instant('told_at').notNull(),
})
