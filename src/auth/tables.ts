import { sql } from 'drizzle-orm'
import { index, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** A member of a tenant's team; without a password: a pending invitee. */
export const users = pgTable(
  'users',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Trimmed, lower-cased and NFC: the only form that uniqueness and sign-in compare. */
    email: text('email').notNull(),
    name: text('name'),
    role: text('role', { enum: ['admin', 'member'] }).notNull(),
    passwordHash: text('password_hash'),
    /** Null while unproved. Without a mail server, registration counts as proof. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Last warning to the owner about failed sign-ins. */
    warnedAt: instant('warned_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('users_team').on(table.tenantId, table.email),
    // An e-mail is one account on the whole platform. Invitations reserve none, or strangers could lock people out.
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`password_hash is not null`),
  ],
)

/** Tokens of links in mails. At most one per purpose and user: a newer link replaces the older. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tenantId: tenantId(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', { enum: ['password_reset', 'invitation', 'email_confirmation'] }).notNull(),
    /** SHA-256 of the token; the token itself exists only in the mail. */
    hash: text('hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    mailId: text('mail_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.purpose] }),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('one_time_tokens_hash').on(table.hash),
  ],
)

/** The single-use link that registers the first tenant. It has no tenant id, because no tenant exists yet. */
export const setupLinks = pgTable('setup_links', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** Invitations of the last day, kept to enforce the limits. */
export const sentInvitations = pgTable(
  'sent_invitations',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** SHA-256 of the e-mail: the count must outlive the invited user. */
    recipientHash: text('recipient_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('sent_invitations_recipient').on(table.recipientHash, table.sentAt),
    index('sent_invitations_tenant').on(table.tenantId, table.sentAt),
  ],
)

/** A portal sign-in; the cookie's token only names it, so the server can end it. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: createdAt(),
    lastSeenAt: now('last_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete(
      'cascade',
    ),
    index('login_sessions_user').on(table.tenantId, table.userId),
  ],
)

export const apiKeys = pgTable(
  'api_keys',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['standard', 'admin'] }).notNull(),
    /** SHA-256 of the whole key; the key itself is shown once and never stored. */
    hash: text('hash').notNull(),
    lastFour: text('last_four').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), uniqueIndex('api_keys_hash').on(table.hash)],
)
