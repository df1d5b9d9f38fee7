import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now, owningTenantId } from '../../db/columns.ts'

/** A field that a change set. `to` is there for switches, numbers and choices alone: texts can be secrets or visitors' words. */
export interface Changed {
  field: string
  to?: string | number | boolean | null
}

/** Changes by staff, keys and the operator. Rows are written with the change and never updated. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    tenantId: owningTenantId(),
    id: text('id').notNull(),
    at: now('at'),
    actorKind: text('actor_kind', { enum: ['user', 'api_key', 'operator'] }).notNull(),
    /** Null for the operator. */
    actorId: text('actor_id'),
    /** As it was then: users and keys can be removed. */
    actorName: text('actor_name'),
    /** Null for the operator, who has a shell. */
    address: text('address'),
    action: text('action').notNull(),
    targetId: text('target_id'),
    changed: jsonb('changed').$type<Changed[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('audit_entries_action').on(table.tenantId, table.action, table.id),
    index('audit_entries_actor').on(table.tenantId, table.actorId, table.id),
    index('audit_entries_at').on(table.at),
  ],
)
