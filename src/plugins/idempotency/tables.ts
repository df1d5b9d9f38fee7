import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../../db/columns.ts'
import { tenants } from '../../tenants/tables.ts'

/** The first answer to a POST that carried an Idempotency-Key; written in the transaction of what it created. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** SHA-256 of caller, method, path and key, so that no caller meets another's. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** JSON text, byte for byte what was answered. */
    reply: text('reply').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
)
