import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../../db/columns.ts'
import { tenants } from '../../tenants/tables.ts'
import { bookings, resources } from '../tables.ts'

/** What a provider needs to know and everybody may see; its secrets are sealed in a column of their own. */
export interface ConnectionSettings {
  /** caldav: the calendar's collection. ics: its host only, because such addresses are secrets. */
  url?: string
  username?: string
  /** google. */
  calendarId?: string
  /** Bookings appear there, where the provider can. */
  writeBookings?: boolean
  /** A booking whose event was deleted there is cancelled; else people are told. */
  cancelDeleted?: boolean
}

/** What the next look at a calendar starts from. */
export interface SyncState {
  etag?: string
  lastModified?: string
  syncToken?: string
  /** The calendar's own zone, for whole days and times that name none. */
  timeZone?: string
  /** Until when repeating events were followed; an ISO 8601 instant. */
  expandedTo?: string
  /** The zone in which whole days were read. */
  expandedIn?: string
}

/** A calendar of somebody else, and the leased work of keeping up with it, in one row. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    provider: text('provider', { enum: ['ics', 'caldav', 'google'] }).notNull(),
    resourceId: text('resource_id').notNull(),
    settings: jsonb('settings').$type<ConnectionSettings>().notNull(),
    /** Sealed JSON: password, refresh token. */
    secret: text('secret'),
    /** Without a good look for `close_after_hours` the resource takes no bookings. */
    blocking: boolean('blocking').notNull(),
    closeAfterHours: integer('close_after_hours').notNull(),
    /** `unauthorized` waits for a person's consent and is never looked at. */
    status: text('status', { enum: ['unauthorized', 'pending', 'connected', 'failing'] }).notNull(),
    /** A code of the last failure; null while all is well. */
    error: text('error'),
    failingSince: instant('failing_since'),
    /** The last good look; what was found then stays until the next. */
    checkedAt: instant('checked_at'),
    /** Events that were too strange or too many to be counted. */
    ignoredEvents: integer('ignored_events').notNull().default(0),
    state: jsonb('state').$type<SyncState>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    /** Not rounded: what is due now must be due at once. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lease: text('lease'),
    /** Somebody asked while it was being looked at: what they want seen may have come too late for that look. */
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

/** The last good copy, reduced to what says when: no titles, places or descriptions of other people's appointments. */
export const calendarObjects = pgTable(
  'calendar_objects',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    /** Path of the object; empty for a calendar that is one file. */
    href: text('href').notNull(),
    etag: text('etag'),
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.connectionId, table.href] }),
    toConnection(table, 'objects'),
  ],
)

/** When a resource is busy elsewhere. All rows of a connection are replaced by each good look. */
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
    // By bounds, because a range operator reaches no index under row-level security.
    index('external_busy_times').on(table.tenantId, table.resourceId, table.startAt, table.endAt),
  ],
)

/** One booking in one calendar there, and the leased work of writing it, in one row. */
export const calendarMirrors = pgTable(
  'calendar_mirrors',
  {
    tenantId: tenantId(),
    connectionId: text('connection_id').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Counts changes of the booking: one that comes while it is written is written next. */
    wanted: integer('wanted').notNull().default(1),
    /** Null while the calendar shows the booking as it is. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    lease: text('lease'),
    attempts: integer('attempts').notNull().default(0),
    /** A code of the last failure. */
    error: text('error'),
    /** What stands there now; null before the first write and after the event went. */
    href: text('href'),
    etag: text('etag'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    writtenAt: instant('written_at'),
    /** Somebody deleted the event there, and people were told. */
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

/** A consent that somebody is about to give at the provider; used once. */
export const calendarAuthorizations = pgTable(
  'calendar_authorizations',
  {
    tenantId: tenantId(),
    /** SHA-256 of the state. */
    id: text('id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** Sealed verifier of the code challenge (RFC 7636). */
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
