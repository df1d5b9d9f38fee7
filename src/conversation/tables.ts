import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Band } from '../models/chat-model.ts'
import { createdAt, tenantId } from '../db/columns.ts'
import type { Source } from './answering/source.ts'
import type { Trace } from './answering/trace.ts'
import type { OfferedSlot, ToolName, ToolResult } from './tools/registry.ts'

/** A row belongs to exactly one chat session or call. The foreign keys are in the migration. */
const conversation = () => ({ sessionId: text('session_id'), callId: text('call_id') })

const ofOneConversation = (name: string) => check(name, sql`num_nonnulls(session_id, call_id) = 1`)

/** The messages of chats and calls. */
export const messages = pgTable(
  'messages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ...conversation(),
    /** Place in a call's transcript, because a voice model may deliver a transcript after later messages. */
    position: integer('position'),
    role: text('role', { enum: ['visitor', 'assistant', 'person'] }).notNull(),
    text: text('text').notNull(),
    /** Set on the assistant's answers; null for a notice, and for a cut-off answer in a chat. */
    band: text('band').$type<Band>(),
    /** The caller interrupted; the text is the part heard. */
    interrupted: boolean('interrupted').notNull().default(false),
    /** On calls: milliseconds from picking up to the first word. */
    atMs: integer('at_ms'),
    /** On calls: milliseconds from the caller's last word to the first of this answer. */
    latencyMs: integer('latency_ms'),
    /** On calls: the rest of a cut-off answer, which was not heard. */
    unsaid: text('unsaid'),
    /** The answered message of a chat. Unique: the first stored answer wins. */
    answersId: text('answers_id'),
    /** The lead created or completed by the message or its answer. */
    leadId: text('lead_id'),
    /** The booking created or changed by the assistant. */
    bookingId: text('booking_id'),
    /** The team member who wrote the message. */
    author: text('author'),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    actions: jsonb('actions').$type<string[]>().notNull().default([]),
    trace: jsonb('trace').$type<Trace>(),
    /** The visitor's rating of an answer. */
    helpful: boolean('helpful'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOneConversation('messages_conversation'),
    check('messages_place', sql`(call_id is null) = (position is null)`),
    index('messages_session')
      .on(table.tenantId, table.sessionId, table.id)
      .where(sql`session_id is not null`),
    /** For counts by time. */
    index('messages_created').on(table.tenantId, table.createdAt),
    uniqueIndex('messages_call')
      .on(table.tenantId, table.callId, table.position)
      .where(sql`call_id is not null`),
    uniqueIndex('messages_answer')
      .on(table.tenantId, table.answersId)
      .where(sql`answers_id is not null`),
    index('messages_lead')
      .on(table.tenantId, table.leadId)
      .where(sql`lead_id is not null`),
  ],
)

/** The assistant's actions and attempts: unique per turn and arguments, which makes writes idempotent. */
export const actions = pgTable(
  'actions',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ...conversation(),
    turnId: text('turn_id').notNull(),
    /** Hash of tool and arguments. */
    key: text('key').notNull(),
    tool: text('tool').$type<ToolName>().notNull(),
    arguments: jsonb('arguments').notNull(),
    status: text('status', { enum: ['running', 'done', 'refused'] }).notNull(),
    result: jsonb('result').$type<ToolResult>(),
    /** True once an answer has reported the action or its refusal. */
    told: boolean('told').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOneConversation('actions_conversation'),
    uniqueIndex('actions_session')
      .on(table.tenantId, table.sessionId, table.turnId, table.key)
      .where(sql`session_id is not null`),
    uniqueIndex('actions_call')
      .on(table.tenantId, table.callId, table.turnId, table.key)
      .where(sql`call_id is not null`),
  ],
)

/** Columns that `chat_sessions` and `calls` keep for the engine. */
export const conversationColumns = () => ({
  /** Level of redaction applied after the end; `forgotten` (calls only): words and person erased. */
  redacted: text('redacted', { enum: ['none', 'contacts', 'everything', 'forgotten'] })
    .notNull()
    .default('none'),
  /** Opaque state of the speaker between turns. */
  memory: jsonb('memory'),
  /** Offered slots; only these can be booked in the conversation. */
  offeredSlots: jsonb('offered_slots').$type<OfferedSlot[]>().notNull().default([]),
})
