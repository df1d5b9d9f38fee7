import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, owningTenantId } from '../../db/columns.ts'

/** The first reply to a POST with an Idempotency-Key, stored in the transaction of its work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: owningTenantId(),
    /** SHA-256 of caller, method, path and key: callers cannot collide. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').$type<200 | 201>().notNull(),
    /** JSON text, byte for byte as sent. */
    reply: text('reply').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
)
