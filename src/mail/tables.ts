import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** A mail, and the leased work that sends it. */
export const mails = pgTable(
  'mails',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    template: text('template').notNull(),
    /**
     * The address and what the template says, sealed: a mail carries one-time links, of which the database otherwise knows
     * the hashes only, and a copy of it must open no account. Cleared when the mail is sent or given up.
     */
    sealed: text('sealed'),
    /**
     * `waiting` for an administrator of the tenant to confirm their address; `withheld` for staff to decide; `dropped` is
     * never sent. The gate (`gate.ts`) sets these three.
     */
    status: text('status', { enum: ['queued', 'sent', 'failed', 'waiting', 'withheld', 'dropped'] }).notNull(),
    /** The last failure, or the reason of the gate, as a code. The words of servers are left out: they repeat the address. */
    error: text('error'),
    /** HMAC of the subject and the address: mails about one booking to one address leave in the order in which they came. */
    thread: text('thread'),
    /** The address, sealed; set when the mail is held, because the list for staff shows it after the contents are gone. */
    recipient: text('recipient'),
    heldAt: instant('held_at'),
    /** A held mail is dropped at this time. */
    heldUntil: instant('held_until'),
    /** Staff released it: the daily limit does not hold it again. */
    approvedAt: instant('approved_at'),
    /** The gate let it leave; retries are not decided again. */
    passedAt: instant('passed_at'),
    createdAt: createdAt(),
    /** Not tried any more from then on. */
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
 * Mails that left for addresses which have to be protected, of all tenants: what the daily limit counts. It belongs to the
 * installation, so that the deletion of a tenant does not reset the count.
 */
export const mailPasses = pgTable(
  'mail_passes',
  {
    mailId: text('mail_id').primaryKey(),
    /** HMAC of the address. */
    recipientKey: text('recipient_key').notNull(),
    /** The tenant. No foreign key: the row outlives it. */
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

/** Addresses whose owner used a link of a mail of this tenant. */
export const provenAddresses = pgTable(
  'proven_addresses',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    recipientKey: text('recipient_key').notNull(),
    provenAt: now('proven_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.recipientKey] })],
)
