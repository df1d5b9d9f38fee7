import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'
import { conversationColumns } from '../conversation/tables.ts'

export const OUTCOMES = [
  'booked',
  'moved',
  'cancelled',
  'handed_off',
  'contact_left',
  'answered',
  'unanswered',
  'nothing_asked',
] as const

export const STEPS = ['asked', 'asked_while_closed', 'taken_over', 'handed_back', 'ended'] as const

/** A hand-off between the assistant and the team, or the end of the conversation. */
export interface Step {
  at: string
  step: (typeof STEPS)[number]
  /** The user or key; null: the visitor, the assistant or the clock. */
  by: string | null
  reason: string | null
}

export const chatSessions = pgTable(
  'chat_sessions',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    status: text('status', { enum: ['active', 'handoff', 'ended'] }).notNull(),
    endReason: text('end_reason', { enum: ['call', 'silence'] }),
    clientName: text('client_name'),
    clientEmail: text('client_email'),
    clientPhone: text('client_phone'),
    locale: text('locale'),
    timeZone: text('time_zone'),
    /** The visitor's newest message; answers to older ones come too late. */
    latestQuestionId: text('latest_question_id'),
    /** Its lead, once an e-mail or a phone was given. The foreign key is in the migration: it clears this column alone. */
    leadId: text('lead_id'),
    /** The visitor's newest message at the erasure of their lead; messages up to it create no lead again. */
    forgottenThrough: text('forgotten_through'),
    ...conversationColumns(),
    handoffReason: text('handoff_reason', {
      enum: ['visitor_asked', 'rule', 'no_answer', 'problem', 'takeover', 'switched_off'],
    }),
    /** The team member who answers. */
    handledBy: text('handled_by'),
    /** Start of the visitor's wait for a person. */
    waitingSince: instant('waiting_since'),
    /** The team member whose task it is; whoever takes over, unless somebody else was named. */
    assigneeId: text('assignee_id'),
    /** When somebody of the team last read it. */
    readAt: instant('read_at'),
    /** Time of the visitor's newest message when they asked for an absent person; cleared when somebody takes over. */
    leftAt: instant('left_at'),
    /** Oldest first. Written by the statement that makes the step. */
    history: jsonb('history').$type<Step[]>().notNull().default([]),
    summary: text('summary'),
    sentiment: text('sentiment', { enum: ['positive', 'neutral', 'negative'] }),
    intent: text('intent'),
    outcome: text('outcome', { enum: OUTCOMES }),
    analysedAt: instant('analysed_at'),
    /** When an ended session is to be analysed. Leased work. */
    analysisDueAt: instant('analysis_due_at'),
    analysisLease: text('analysis_lease'),
    analysisAttempts: integer('analysis_attempts').notNull().default(0),
    messageCount: integer('message_count').notNull().default(0),
    startedAt: now('started_at'),
    lastMessageAt: now('last_message_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('chat_sessions_status').on(table.tenantId, table.status, table.id),
    /** For counts by time. */
    index('chat_sessions_started').on(table.tenantId, table.startedAt),
    index('chat_sessions_newest').on(table.tenantId, table.lastMessageAt, table.id),
    index('chat_sessions_open')
      .on(table.lastMessageAt)
      .where(sql`status <> 'ended'`),
    index('chat_sessions_waiting')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
    index('chat_sessions_left')
      .on(table.tenantId, table.leftAt)
      .where(sql`left_at is not null`),
    index('chat_sessions_analysis')
      .on(table.analysisDueAt)
      .where(sql`analysis_due_at is not null`),
    /** Serves the search for a person without a lead. */
    index('chat_sessions_email')
      .on(table.tenantId, sql`lower(client_email)`)
      .where(sql`lead_id is null and client_email is not null`),
    index('chat_sessions_phone')
      .on(table.tenantId, table.clientPhone)
      .where(sql`lead_id is null and client_phone is not null`),
    /** Serves the retention of ended conversations. */
    index('chat_sessions_ended')
      .on(table.tenantId, table.redacted, table.lastMessageAt)
      .where(sql`status = 'ended'`),
    index('chat_sessions_lead')
      .on(table.tenantId, table.leadId)
      .where(sql`lead_id is not null`),
  ],
)

/** Texts that the team writes again and again. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)
