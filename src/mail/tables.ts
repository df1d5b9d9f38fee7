import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import type { Template } from '../languages/mail.ts'
import { tenants } from '../tenants/tables.ts'

/** A mail, and the leased work that sends it. */
export const mails = pgTable(
  'mails',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    template: text('template').$type<Template>().notNull(),
    /**
     * Address and content, sealed: mails contain one-time links whose tokens the database otherwise stores as hashes, and a
     * copy of it must open no account. Cleared once sent or given up.
     */
    sealed: text('sealed'),
    /**
     * Set by the gate (`gate.ts`): `waiting` for an administrator's confirmation, `withheld` until staff decides, `dropped`
     * for good.
     */
    status: text('status', { enum: ['queued', 'sent', 'failed', 'waiting', 'withheld', 'dropped'] }).notNull(),
    /** Code of the last failure or of the gate's reason. Servers' texts are omitted, because they repeat the address. */
    error: text('error'),
    /** HMAC of subject and address: mails about one booking to one address are sent in order. */
    thread: text('thread'),
    /** The sealed address of a held mail, which staff sees after the content was cleared. */
    recipient: text('recipient'),
    heldAt: instant('held_at'),
    /** Drop time of a held mail. */
    heldUntil: instant('held_until'),
    /** Released by staff: exempt from the daily limit. */
    approvedAt: instant('approved_at'),
    /** Passed by the gate; retries skip it. */
    passedAt: instant('passed_at'),
    createdAt: createdAt(),
    /** End of the retries. */
    expiresAt: instant('expires_at').notNull(),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`status = 'queued'`),
    index('mails_created').on(table.createdAt),
    index('mails_thread')
      .on(table.tenantId, table.thread)
      .where(sql`thread is not null`),
    index('mails_held')
      .on(table.tenantId, table.id)
      .where(sql`held_at is not null`),
  ],
)

/**
 * Mails sent to protected addresses, across all tenants, as counted by the daily limit. Owned by the installation, so erasing
 * a tenant does not reset the count.
 */
export const mailPasses = pgTable(
  'mail_passes',
  {
    mailId: text('mail_id').primaryKey(),
    recipientKey: text('recipient_key').notNull(),
    /** Tenant id without a foreign key, because the row outlives the tenant. */
    sender: text('sender').notNull(),
    template: text('template').notNull(),
    isApproved: boolean('is_approved').notNull(),
    passedAt: now('passed_at'),
  },
  (table) => [
    index('mail_passes_recipient').on(table.recipientKey, table.passedAt),
    index('mail_passes_passed').on(table.passedAt),
  ],
)

/** Addresses whose owner used a link of this tenant. */
export const provenAddresses = pgTable(
  'proven_addresses',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    recipientKey: text('recipient_key').notNull(),
    provenAt: now('proven_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.recipientKey] })],
)
