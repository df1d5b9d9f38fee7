import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Band } from '../models/chat-model.ts'
import { createdAt, tenantId } from '../db/columns.ts'
import type { Source } from './answering/source.ts'
import type { Trace } from './answering/trace.ts'
import type { OfferedSlot, ToolName, ToolResult } from './tools/registry.ts'

/** The conversation of a row: a chat session or a call, exactly one of both. The foreign keys are in the migration. */
const conversation = () => ({ sessionId: text('session_id'), callId: text('call_id') })

const ofOneConversation = (name: string) => check(name, sql`num_nonnulls(session_id, call_id) = 1`)

/** The messages of chats and calls. */
export const messages = pgTable(
  'messages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ...conversation(),
    /** On a call: its place in the transcript, because a voice model writes a turn down later than it heard it. */
    position: integer('position'),
    role: text('role', { enum: ['visitor', 'assistant', 'person'] }).notNull(),
    text: text('text').notNull(),
    /** Of an assistant's message: whether the knowledge had the answer. Null for a notice and for a cut-off answer in a chat. */
    band: text('band').$type<Band>(),
    /** The caller spoke over it; the text is what was heard. */
    interrupted: boolean('interrupted').notNull().default(false),
    /** In a chat, the visitor's message that an assistant's one answers. One answer for each: the first one stored. */
    answersId: text('answers_id'),
    /** The lead that a visitor's message, or what the assistant did in answer to it, made or completed. */
    leadId: text('lead_id'),
    /** The booking that the assistant made or changed. */
    bookingId: text('booking_id'),
    /** The member of the team who wrote it. */
    author: text('author'),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    actions: jsonb('actions').$type<string[]>().notNull().default([]),
    trace: jsonb('trace').$type<Trace>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOneConversation('messages_conversation'),
    check('messages_place', sql`(call_id is null) = (position is null)`),
    index('messages_session')
      .on(table.tenantId, table.sessionId, table.id)
      .where(sql`session_id is not null`),
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

/** The assistant's deeds and tries: once for each turn and arguments, never without end. */
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
    /** An answer spoke of it, or of its refusal. */
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
  /** The speaker's memory between its turns. */
  memory: jsonb('memory'),
  /** The times that were offered; only these can be booked here. */
  offeredSlots: jsonb('offered_slots').$type<OfferedSlot[]>().notNull().default([]),
})
