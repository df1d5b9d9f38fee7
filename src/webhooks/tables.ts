import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import type { EventName } from '../events/catalogue.ts'
import { tenants } from '../tenants/tables.ts'

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    url: text('url').notNull(),
    /** Event names, or `*` for all. */
    events: text('events').array().notNull(),
    description: text('description'),
    enabled: boolean('enabled').notNull(),
    disabledReason: text('disabled_reason', { enum: ['requested', 'gone', 'failing'] }),
    disabledAt: instant('disabled_at'),
    /** First and last failure since the last success; both null when healthy. */
    failingSince: instant('failing_since'),
    lastFailedAt: instant('last_failed_at'),
    /** Deleted endpoints remain until their last delivery is removed from the log. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** Events as the exact text that is signed and sent; not jsonb, which would reorder it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    event: text('event').$type<EventName>().notNull(),
    body: text('body').notNull(),
    /** A requested sample. */
    isTest: boolean('is_test').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('webhook_events_age').on(table.createdAt)],
)

/** One event to one endpoint: log entry and leased work in one row. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    endpointId: text('endpoint_id').notNull(),
    event: text('event').$type<EventName>().notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'failed', 'skipped'] }).notNull(),
    /** Earliest claim of the next attempt; a claim moves it forward by the lease. Not rounded, so that due work is due at once. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lease: text('lease'),
    /** Finished attempts in total, and since the schedule last restarted. */
    attempts: integer('attempts').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_event_fk',
      columns: [table.tenantId, table.eventId],
      foreignColumns: [webhookEvents.tenantId, webhookEvents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_deliveries_endpoint_fk',
      columns: [table.tenantId, table.endpointId],
      foreignColumns: [webhookEndpoints.tenantId, webhookEndpoints.id],
    }).onDelete('cascade'),
    uniqueIndex('webhook_deliveries_event').on(table.tenantId, table.eventId, table.endpointId),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.dueAt, table.id)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_undelivered')
      .on(table.tenantId, table.id)
      .where(sql`status in ('failed', 'skipped')`),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    tenantId: tenantId(),
    deliveryId: text('delivery_id').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    responseStatus: integer('response_status'),
    durationMs: integer('duration_ms').notNull(),
    /** A code such as E_TIMEOUT or E_HTTP_500; null on success. */
    error: text('error'),
    responseBody: text('response_body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.deliveryId, table.number] }),
    foreignKey({
      name: 'webhook_attempts_delivery_fk',
      columns: [table.tenantId, table.deliveryId],
      foreignColumns: [webhookDeliveries.tenantId, webhookDeliveries.id],
    }).onDelete('cascade'),
  ],
)

/** One row per tenant, sealed with SECRET_KEY. */
export const webhookSecrets = pgTable('webhook_secrets', {
  tenantId: text('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  rotatedAt: instant('rotated_at').notNull(),
  previous: text('previous'),
  previousUntil: instant('previous_until'),
})
