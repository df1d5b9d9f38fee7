import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../db/columns.ts'
import type { DigestNotice } from '../languages/mail.ts'
import { users } from '../auth/tables.ts'
import { tenants } from '../tenants/tables.ts'

export const NOTICE_KINDS = ['lead', 'booking', 'message', 'handoff', 'failed_call', 'exam'] as const

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
    /** Time of the mail; the lease moves `dueAt` only. */
    until: instant('wait_until').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('waiting_notices_due').on(table.dueAt)],
)

/** Browsers that administrators want to be told in (RFC 8030). The keys encrypt what is sent, so that the push service reads nothing. */
export const pushDevices = pgTable(
  'push_devices',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'push_devices_user',
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    unique('push_devices_endpoint').on(table.tenantId, table.endpoint),
  ],
)

/** Notifications of a browser, and the leased work that hands them over. Gone once taken, or worth nothing any more. */
export const pushMessages = pgTable(
  'push_messages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    deviceId: text('device_id').notNull(),
    /** Id of the conversation, call, lead, booking or exam: erased with it. */
    about: text('about').notNull(),
    title: text('title').notNull(),
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'push_messages_device',
      columns: [table.tenantId, table.deviceId],
      foreignColumns: [pushDevices.tenantId, pushDevices.id],
    }).onDelete('cascade'),
    index('push_messages_due').on(table.dueAt),
  ],
)
