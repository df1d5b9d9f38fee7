import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../db/columns.ts'
import type { DigestNotice } from '../languages/mail.ts'
import { tenants } from '../tenants/tables.ts'

export const NOTICE_KINDS = ['lead', 'booking', 'message', 'handoff', 'exam'] as const

/** Mails that the business got about an event, so that it gets each once. */
export const notices = pgTable(
  'notices',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Id of the conversation, call, lead, booking or exam. */
    about: text('about').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** Digest of a message, of which a conversation can have several; otherwise empty. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.about, table.kind, table.digest] }),
    index('notices_created').on(table.createdAt),
  ],
)

/** Notices that wait for a mail of several, and the leased work that sends it. */
export const waitingNotices = pgTable(
  'waiting_notices',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Id of the conversation, call, lead, booking or exam: erased with it. */
    about: text('about').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    template: text('template').$type<DigestNotice['template']>().notNull(),
    contents: jsonb('contents').$type<DigestNotice['contents']>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it is told; the lease moves `dueAt` alone. */
    until: instant('wait_until').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('waiting_notices_due').on(table.dueAt)],
)
