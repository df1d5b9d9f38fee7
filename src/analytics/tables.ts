import { boolean, foreignKey, index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { chatSessions } from '../chat/tables.ts'
import { createdAt, tenantId } from '../db/columns.ts'

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
