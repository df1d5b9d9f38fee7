import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../../db/columns.ts'
import { tenants } from '../../tenants/tables.ts'
import { bookings, resources } from '../tables.ts'

/** Public settings of the provider; secrets are sealed in their own column. */
export interface ConnectionSettings {
  /** caldav: URL of the collection. ics: host only, because the full address is a secret. */
  url?: string
  username?: string
  /** Provider `google`. */
  calendarId?: string
  /** Writes bookings into the calendar, if the provider supports it. */
  writeBookings?: boolean
  /** Cancels the booking if its event is deleted there; otherwise administrators are only notified. */
  cancelDeleted?: boolean
}

/** Cursor of the next sync. */
export interface SyncState {
  etag?: string
  lastModified?: string
  syncToken?: string
  /** The calendar's zone, for whole days and floating times. */
  timeZone?: string
  /** End of the expansion of recurring events, ISO 8601. */
  expandedTo?: string
  /** Zone in which whole days were expanded. */
  expandedIn?: string
}

/** An external calendar, and the leased work of its sync. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    provider: text('provider', { enum: ['ics', 'caldav', 'google'] }).notNull(),
    resourceId: text('resource_id').notNull(),
    settings: jsonb('settings').$type<ConnectionSettings>().notNull(),
    /** Sealed JSON: passwords, refresh token, secret address. */
    secret: text('secret'),
    /** Closes the resource after `close_after_hours` without a successful sync. */
    blocking: boolean('blocking').notNull(),
    closeAfterHours: integer('close_after_hours').notNull(),
    /** `unauthorized` waits for consent and is never synced. */
    status: text('status', { enum: ['unauthorized', 'pending', 'connected', 'failing'] }).notNull(),
    /** Code of the last failure; null after a success. */
    error: text('error'),
    failingSince: instant('failing_since'),
    /** Time of the last successful sync, whose result is kept until the next. */
    checkedAt: instant('checked_at'),
    /** Number of unreadable or surplus events. */
    ignoredEvents: integer('ignored_events').notNull().default(0),
    state: jsonb('state').$type<SyncState>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    /** Unrounded, because rounding up would delay due work. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lease: text('lease'),
    /** Set by a request during a sync, which may have missed the change; triggers another. */
    syncAgain: boolean('look_again').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'calendar_connections_resource_fk',
      columns: [table.tenantId, table.resourceId],
      foreignColumns: [resources.tenantId, resources.id],
    }).onDelete('cascade'),
    index('calendar_connections_resource').on(table.tenantId, table.resourceId),
    index('calendar_connections_due')
      .on(table.dueAt)
      .where(sql`status <> 'unauthorized'`),
  ],
)

/** Objects of the last successful sync, reduced to times: no titles, places or descriptions of other people's appointments. */
export const calendarObjects = pgTable(
  'calendar_objects',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    /** Path of the object; empty for a single file. */
    href: text('href').notNull(),
    etag: text('etag'),
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.connectionId, table.href] }),
    toConnection(table, 'objects'),
  ],
)

/** External busy times. Each successful sync replaces all rows of its connection. */
export const externalBusy = pgTable(
  'external_busy',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    number: integer('number').notNull(),
    resourceId: text('resource_id').notNull(),
    uid: text('uid').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.connectionId, table.number] }),
    toConnection(table, 'busy'),
    // Bounds, because range operators use no index under row-level security.
    index('external_busy_times').on(table.tenantId, table.resourceId, table.startAt, table.endAt),
  ],
)

/** A booking's copy in one calendar, and the leased work of writing it. */
export const calendarMirrors = pgTable(
  'calendar_mirrors',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Counts changes of the booking: one made during a write is written next. */
    wanted: integer('wanted').notNull().default(1),
    /** Null while the copy is up to date. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    lease: text('lease'),
    attempts: integer('attempts').notNull().default(0),
    /** Code of the last failure. */
    error: text('error'),
    /** Path of the event; null before the first write and after its deletion. */
    href: text('href'),
    etag: text('etag'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    writtenAt: instant('written_at'),
    /** Deletion of the event by its owner, as reported to the administrators. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.connectionId, table.bookingId] }),
    toConnection(table, 'mirrors'),
    foreignKey({
      name: 'calendar_mirrors_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
    index('calendar_mirrors_booking').on(table.tenantId, table.bookingId),
    index('calendar_mirrors_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** A pending OAuth consent, usable once. */
export const calendarAuthorizations = pgTable(
  'calendar_authorizations',
  {
    tenantId: tenantId(),
    /** SHA-256 of the state. */
    id: text('id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** Sealed PKCE verifier (RFC 7636). */
    verifier: text('verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), toConnection(table, 'authorizations')],
)

type Columns = Parameters<typeof foreignKey>[0]['columns'][number]

function toConnection(table: { tenantId: Columns; connectionId: Columns }, name: string) {
  return foreignKey({
    name: `calendar_${name}_connection_fk`,
    columns: [table.tenantId, table.connectionId],
    foreignColumns: [calendarConnections.tenantId, calendarConnections.id],
  }).onDelete('cascade')
}
