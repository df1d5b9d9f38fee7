import { customType, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { shownInstant, tenantId } from '../db/columns.ts'
import type { EventData } from '../events/catalogue.ts'
import { tenants } from '../tenants/tables.ts'

/** Collation "C" sorts by code point, so a prefix is a key range on every database. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** In the form of replies. */
export type UnverifiedContact = EventData<'lead.captured'>['unverified_contacts'][number]

/** In the form of replies. */
export type LeadCrm = NonNullable<EventData<'lead.captured'>['crm']>

export const leads = pgTable(
  'leads',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Contains `created_at`, so a time range is a key range. */
    id: text('id').notNull(),
    name: text('name'),
    email: text('email'),
    /** Further e-mails of the person, oldest first. */
    otherEmails: text('other_emails').array().notNull().default([]),
    /** E.164, or as typed where unreadable. */
    phone: text('phone'),
    otherPhones: text('other_phones').array().notNull().default([]),
    /** Typed by unauthenticated visitors: they do not identify the lead until staff accepts them. Oldest first. */
    unverifiedContacts: jsonb('unverified_contacts').$type<UnverifiedContact[]>().notNull().default([]),
    intent: text('intent'),
    status: text('status', { enum: ['new', 'contacted', 'qualified', 'won', 'lost'] }).notNull(),
    source: text('source', { enum: ['chat', 'call', 'widget', 'booking', 'api', 'import'] }).notNull(),
    notes: text('notes'),
    /** The conversation and call it came from; no foreign keys, because a lead outlives both. */
    sessionId: text('session_id'),
    callId: text('call_id'),
    /** Result of the last CRM sync; not a change of the lead. */
    crm: jsonb('crm').$type<LeadCrm>(),
    createdAt: shownInstant('created_at').notNull(),
    updatedAt: shownInstant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('leads_status').on(table.tenantId, table.status, table.id),
    /** For counts by time. */
    index('leads_created').on(table.tenantId, table.createdAt),
    index('leads_source').on(table.tenantId, table.source, table.id),
  ],
)

/** Owner of an e-mail or phone: the primary key ensures that it belongs to one lead. */
export const leadContactPoints = pgTable(
  'lead_contact_points',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    value: text('value').notNull(),
    leadId: text('lead_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.value] }),
    ofLead('lead_contact_points_lead_fk', table),
    index('lead_contact_points_lead').on(table.tenantId, table.leadId),
  ],
)

/** Search index: the folded words of name, e-mails and phones. */
export const leadWords = pgTable(
  'lead_words',
  {
    tenantId: tenantId(),
    word: orderedText('word').notNull(),
    leadId: text('lead_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.word, table.leadId] }),
    ofLead('lead_words_lead_fk', table),
    index('lead_words_lead').on(table.tenantId, table.leadId, table.word),
  ],
)

export const leadHistory = pgTable(
  'lead_history',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    leadId: text('lead_id').notNull(),
    action: text('action', { enum: ['captured', 'updated', 'merged'] }).notNull(),
    /** A key, a user, or the source of a capture. */
    by: text('by').notNull(),
    /** Previous values of the changed fields. */
    previous: jsonb('previous').$type<Record<string, unknown>>().notNull(),
    /** For a merge: the complete other lead. */
    merged: jsonb('merged').$type<Record<string, unknown>>(),
    at: shownInstant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofLead('lead_history_lead_fk', table),
    index('lead_history_lead').on(table.tenantId, table.leadId, table.id),
  ],
)

/** Ids of merged leads, which keep resolving to the person. */
export const mergedLeads = pgTable(
  'merged_leads',
  {
    tenantId: tenantId(),
    /** The former id. */
    id: text('id').notNull(),
    leadId: text('lead_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofLead('merged_leads_lead_fk', table),
    index('merged_leads_lead').on(table.tenantId, table.leadId),
  ],
)

/** Possible duplicates, the older id first. */
export const leadMergeSuggestions = pgTable(
  'lead_merge_suggestions',
  {
    tenantId: tenantId(),
    leadId: text('lead_id').notNull(),
    otherId: text('other_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.leadId, table.otherId] }),
    ofLead('lead_merge_suggestions_lead_fk', table),
    ofLead('lead_merge_suggestions_other_fk', { tenantId: table.tenantId, leadId: table.otherId }),
    index('lead_merge_suggestions_other').on(table.tenantId, table.otherId),
  ],
)

/** A foreign key that cascades with the lead. */
function ofLead(name: string, columns: { tenantId: Column; leadId: Column }) {
  return foreignKey({
    name,
    columns: [columns.tenantId, columns.leadId],
    foreignColumns: [leads.tenantId, leads.id],
  }).onDelete('cascade')
}

type Column = Parameters<typeof foreignKey>[0]['columns'][0]
