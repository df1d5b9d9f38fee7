import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { chatSessions } from '../chat/tables.ts'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** Visitors' questions to the knowledge base, and whether it could answer. */
export const questions = pgTable(
  'questions',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    messageId: text('message_id').notNull(),
    text: text('text').notNull(),
    /** Folded text that identifies equal questions. */
    fingerprint: text('fingerprint').notNull(),
    answered: boolean('answered').notNull(),
    band: text('band', { enum: ['answer', 'closest', 'decline'] }).notNull(),
    coverage: real('coverage').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.sessionId],
      foreignColumns: [chatSessions.tenantId, chatSessions.id],
    }).onDelete('cascade'),
    index('questions_session').on(table.tenantId, table.sessionId),
    index('questions_answered').on(table.tenantId, table.answered, table.createdAt),
  ],
)

/**
 * Counts of what happened in a span of time, one row per metric, dimension and value of the dimension. The spans of a grain
 * are aligned to the epoch, so any range of quarter hours is a union of a few.
 */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** `total`, or what the value of `key` is: a channel, a service, a resource or a source. */
    dimension: text('dimension').notNull(),
    metric: text('metric').notNull(),
    /** Length of the span in minutes. */
    grain: integer('grain').notNull(),
    /** Start of the span. */
    at: instant('at').notNull(),
    key: text('key').notNull(),
    /** Step of a histogram; 0 in a plain count. */
    step: smallint('step').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.dimension, table.metric, table.grain, table.at, table.key, table.step],
    }),
    index('analytics_counts_spans').on(table.tenantId, table.grain, table.at),
  ],
)

/** Answers that members of the team proposed, until an administrator accepts or discards them. */
export const answerProposals = pgTable(
  'answer_proposals',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    question: text('question').notNull(),
    /** The answer in own words; null where a document has it. */
    text: text('text'),
    documentId: text('document_id'),
    passage: text('passage'),
    /** The user who proposed it, who may have left. */
    proposedBy: text('proposed_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** Moment before which a tenant's figures are final, because retention deleted the rows they came from. */
export const analyticsFrozen = pgTable('analytics_frozen', {
  tenantId: text('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  before: instant('before').notNull(),
})

/**
 * Quarter hours to count again, written by triggers in the transaction of the change. Rows are only appended: a key of the
 * quarter hour would make concurrent writers wait for each other.
 */
export const analyticsMarks = pgTable(
  'analytics_marks',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Start of the quarter hour. */
    at: instant('at').notNull(),
    /** Lead of the changed conversation: earlier conversations of the same person may be resolved no longer. */
    leadId: text('lead_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** The weekly mail of a tenant, as leased work: one row, due again each Monday. */
export const weeklyMails = pgTable(
  'weekly_mails',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** The Monday of the last mail (`YYYY-MM-DD`), in the zone that the tenant then had. */
    sentOn: text('sent_on'),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [primaryKey({ columns: [table.tenantId] }), index('weekly_mails_due').on(table.dueAt)],
)
