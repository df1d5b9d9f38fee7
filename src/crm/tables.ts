import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { leads } from '../leads/tables.ts'
import { tenants } from '../tenants/tables.ts'
import type { FieldMapping } from './mapping.ts'
import { PROVIDERS, type PublicSettings, type SecretName } from './settings.ts'

/** Outcomes of a full resync; `unchanged` leads were pushed by a sync of their own since it began. */
export interface Counts {
  created: number
  updated: number
  unchanged: number
  failed: number
}

/** A connection to a tenant's CRM, leased to one process at a time for its pushes. */
export const crmConnections = pgTable(
  'crm_connections',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    name: text('name'),
    /** Readable settings. */
    settings: jsonb('settings').$type<PublicSettings>().notNull(),
    /** Write-only settings, sealed with SECRET_KEY; null once the connection is deleted. */
    credentials: text('credentials'),
    secretNames: text('secret_names').array().$type<SecretName[]>().notNull(),
    /** The current OAuth token, sealed. */
    token: text('token'),
    fieldMapping: jsonb('field_mapping').$type<FieldMapping>(),
    enabled: boolean('enabled').notNull(),
    /** Any state but `active` needs an administrator: bad credentials, missing scope, receiver gone. */
    state: text('state', { enum: ['active', 'auth_error', 'scope_error', 'gone'] }).notNull(),
    /** Reason for the state, in our words. */
    error: text('error'),
    /** Earliest claim of the next batch; a claim moves it forward by the lease. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lease: text('lease'),
    lastSuccessAt: instant('last_success_at'),
    /** Deleted connections remain until their last sync has expired. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('crm_connections_due').on(table.dueAt)],
)

/** A lead's record in a CRM. Two leads may share a record, so only the lead is unique. */
export const crmLinks = pgTable(
  'crm_links',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    leadId: text('lead_id').notNull(),
    /** Null before the CRM's first answer, and for CRMs that return no id. */
    externalId: text('external_id'),
    /**
     * Lookup key of the first push, such as the e-mail; null once the CRM has answered. Stored before the request leaves:
     * after a lost response it finds the record even if the lead has changed meanwhile.
     */
    sentKey: text('sent_key'),
    /** Hash of the last pushed values; null when the receiver's state is unknown. */
    pushedHash: text('pushed_hash'),
    syncedAt: instant('synced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.connectionId, table.leadId] }),
    foreignKey({
      name: 'crm_links_connection_fk',
      columns: [table.tenantId, table.connectionId],
      foreignColumns: [crmConnections.tenantId, crmConnections.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'crm_links_lead_fk',
      columns: [table.tenantId, table.leadId],
      foreignColumns: [leads.tenantId, leads.id],
    }).onDelete('cascade'),
    index('crm_links_lead').on(table.tenantId, table.leadId),
  ],
)

/** Ledger and queue: one push of one lead to one connection, or of all leads (`lead_id` null). */
export const crmSyncs = pgTable(
  'crm_syncs',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** No foreign key: the ledger outlives the lead. */
    leadId: text('lead_id'),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    trigger: text('trigger', { enum: ['change', 'manual', 'resync'] }).notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] }).notNull(),
    /** Further changes of the lead join an open sync, because the lead has not been read for it yet. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Attempts that reached out to the CRM, and those of them that count as failures. */
    attempts: integer('attempts').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    externalId: text('external_id'),
    error: text('error'),
    /** Failed because of the connection; repeated once that is reactivated. */
    isRefusedConnection: boolean('is_refused_connection').notNull().default(false),
    /** Of a full resync: outcomes so far, and the last pushed lead. */
    counts: jsonb('counts').$type<Counts>(),
    position: text('position'),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'crm_syncs_connection_fk',
      columns: [table.tenantId, table.connectionId],
      foreignColumns: [crmConnections.tenantId, crmConnections.id],
    }).onDelete('cascade'),
    uniqueIndex('crm_syncs_open')
      .on(table.tenantId, table.connectionId, table.leadId)
      .where(sql`status = 'pending' and is_open`),
    uniqueIndex('crm_syncs_resync')
      .on(table.tenantId, table.connectionId)
      .where(sql`status = 'pending' and lead_id is null`),
    index('crm_syncs_due')
      .on(table.tenantId, table.connectionId, table.dueAt, table.id)
      .where(sql`status = 'pending'`),
    index('crm_syncs_lead').on(table.tenantId, table.leadId, table.id),
    index('crm_syncs_status').on(table.tenantId, table.status, table.id),
    index('crm_syncs_age')
      .on(table.updatedAt)
      .where(sql`status <> 'pending'`),
  ],
)
