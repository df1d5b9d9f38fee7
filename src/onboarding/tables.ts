import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'
import { KINDS, type Value } from './finding/finding.ts'
import type { Candidate } from './proposals.ts'
import { TRADES } from '../languages/trades.ts'

/** The steps of the set-up, in their order. */
export const STEPS = ['business', 'website', 'hours', 'services', 'documents', 'widget', 'try', 'live'] as const
export type Step = (typeof STEPS)[number]

export const FAILURES = ['forbidden', 'unreachable', 'unreadable', 'nothing_found'] as const

/** Progress of a business with its set-up. */
export const setups = pgTable(
  'setups',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    trade: text('trade', { enum: TRADES }),
    /** Steps that somebody said are done, beside those that the data shows. */
    done: text('done', { enum: STEPS }).array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
)

/** A website that is read once for proposals, or the template of a trade; leased work while it is read. */
export const websiteReadings = pgTable(
  'website_readings',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Null: the template alone. */
    url: text('url'),
    trade: text('trade', { enum: TRADES }),
    status: text('status', { enum: ['reading', 'done', 'failed'] }).notNull(),
    failure: text('failure', { enum: FAILURES }),
    /** The reason in plain words. */
    error: text('error'),
    pages: integer('pages').notNull().default(0),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('website_readings_due')
      .on(table.dueAt)
      .where(sql`status = 'reading'`),
  ],
)

/** A value that a reading proposes; nothing uses it before it is accepted. */
export const websiteProposals = pgTable(
  'website_proposals',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    readingId: text('reading_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** The thing that the value is about: a day, the name of a service. One proposal for each. */
    subject: text('subject').notNull(),
    position: integer('position').notNull(),
    /** More than one where the pages disagree. */
    candidates: jsonb('candidates').$type<Candidate[]>().notNull(),
    state: text('state', { enum: ['open', 'accepted', 'discarded'] })
      .notNull()
      .default('open'),
    accepted: jsonb('accepted').$type<Value>(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('website_proposals_subject').on(table.tenantId, table.readingId, table.kind, table.subject),
    foreignKey({
      name: 'website_proposals_reading',
      columns: [table.tenantId, table.readingId],
      foreignColumns: [websiteReadings.tenantId, websiteReadings.id],
    }).onDelete('cascade'),
  ],
)
