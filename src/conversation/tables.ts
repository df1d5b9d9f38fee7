import { boolean, jsonb, text } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../db/columns.ts'
import type { ToolName, ToolResult } from './tools/registry.ts'

/** The columns of a channel's table of what the assistant did or tried; `conversation` names the one that says where. */
export const actionColumns = (conversation: 'session_id' | 'call_id') => ({
  tenantId: tenantId(),
  id: text('id').notNull(),
  /** The conversation, whatever the channel calls it. */
  sessionId: text(conversation).notNull(),
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
})
