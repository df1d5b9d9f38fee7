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

/** What came of the leads of a full resync; `unchanged` were pushed by a sync of their own since it began. */
export interface Counts {
  created: number
  updated: number
  unchanged: number
  failed: number
}

/** A CRM of the tenant, and the leased work that pushes to it: one process at a time. */
export const crmConnections = pgTable(
  'crm_connections',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    name: text('name'),
    /** What may be shown. */
    settings: jsonb('settings').$type<PublicSettings>().notNull(),
    /** What may not, sealed with SECRET_KEY; null once the connection is deleted. */
    credentials: text('credentials'),
    secretNames: text('secret_names').array().$type<SecretName[]>().notNull(),
    /** The OAuth token of the moment, sealed. */
    token: text('token'),
    fieldMapping: jsonb('field_mapping').$type<FieldMapping>(),
    enabled: boolean('enabled').notNull(),
    /** What is not active waits for a person: the credentials are refused, lack a right, or the receiver is gone. */
    state: text('state', { enum: ['active', 'auth_error', 'scope_error', 'gone'] }).notNull(),
    /** Why it is not active, in our words. */
    error: text('error'),
    /** When the next batch may be claimed; a claim moves it forward by the lease. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lease: text('lease'),
    lastSuccessAt: instant('last_success_at'),
    /** Deleted connections stay for their syncs, which are ended first, and go with the last of them. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('crm_connections_due').on(table.dueAt)],
)

/** What a CRM calls a lead. Two leads may be one person there, so nothing is unique but the lead. */
export const crmLinks = pgTable(
  'crm_links',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    leadId: text('lead_id').notNull(),
    /** Null until the CRM has answered, and where it says no id. */
    externalId: text('external_id'),
    /**
     * By what the lead was looked for when it was first sent, such as its e-mail; null once the CRM has answered. It is written
     * before the request leaves: when the answer is lost, the record is found by it also if the lead has changed meanwhile.
     */
    sentKey: text('sent_key'),
    /** Of what was pushed last; null when nobody can say what arrived. */
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

/** The ledger, and what is still to be done: one push of one lead to one connection, or of all leads (`lead_id` null). */
export const crmSyncs = pgTable(
  'crm_syncs',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** No foreign key: what was done with a lead is known also when the lead is gone. */
    leadId: text('lead_id'),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    trigger: text('trigger', { enum: ['change', 'manual', 'resync'] }).notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] }).notNull(),
    /** Further changes of the lead join it: nobody has read the lead for it yet. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Tries that reached for the CRM, and those of them that count against the sync. */
    attempts: integer('attempts').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    externalId: text('external_id'),
    error: text('error'),
    /** Failed because the connection needs a person; done again when it is mended. */
    isRefusedConnection: boolean('is_refused_connection').notNull().default(false),
    /** Of a full resync: what came of its leads, and the last one that was pushed. */
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
