import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'
import type { OpeningHours } from './offer/opening-hours.ts'

/** Author of a change. `system` is the product itself, which completes ended appointments. */
export interface Actor {
  kind: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
  /** Id of the key, the user or the conversation. */
  id: string | null
}

interface FieldChange {
  from: unknown
  to: unknown
}

/** Bookable services. Deleted ones remain, because bookings name them. */
export const services = pgTable(
  'services',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    durationMinutes: integer('duration_minutes').notNull(),
    bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
    bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
    /** Null: equal to the duration. */
    slotIntervalMinutes: integer('slot_interval_minutes'),
    minimumNoticeMinutes: integer('minimum_notice_minutes').notNull(),
    maximumDaysAhead: integer('maximum_days_ahead').notNull(),
    assignment: text('assignment', { enum: ['any', 'all', 'chosen'] }).notNull(),
    /** Places per start. */
    capacity: smallint('capacity').notNull(),
    /** Sizes of a party, both included; null: bounded by the capacity alone. */
    partyMin: smallint('party_min'),
    partyMax: smallint('party_max'),
    /** Narrows the hours of its resources, on their wall clocks; null: does not. */
    weeklyHours: jsonb('weekly_hours').$type<OpeningHours['weeklyHours']>(),
    /** Other names, in any language. */
    aliases: text('aliases').array().notNull().default([]),
    maximumPerDay: integer('maximum_per_day'),
    /** Informational, stored as given. */
    price: jsonb('price').$type<string | number>(),
    bookableFrom: date('bookable_from', { mode: 'string' }),
    bookableUntil: date('bookable_until', { mode: 'string' }),
    active: boolean('active').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** Staff, rooms and equipment that bookings reserve. Deleted ones remain, because bookings name them. */
export const resources = pgTable(
  'resources',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['staff', 'room', 'equipment'] }).notNull(),
    email: text('email'),
    timeZone: text('time_zone').notNull(),
    weeklyHours: jsonb('weekly_hours').$type<OpeningHours['weeklyHours']>().notNull(),
    dateOverrides: jsonb('date_overrides').$type<OpeningHours['dateOverrides']>().notNull(),
    active: boolean('active').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const serviceResources = pgTable(
  'service_resources',
  {
    tenantId: tenantId(),
    serviceId: text('service_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** Index in `resource_ids`; the lower one wins among equals. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.serviceId, table.resourceId] }),
    foreignKey({
      name: 'service_resources_service_fk',
      columns: [table.tenantId, table.serviceId],
      foreignColumns: [services.tenantId, services.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'service_resources_resource_fk',
      columns: [table.tenantId, table.resourceId],
      foreignColumns: [resources.tenantId, resources.id],
    }).onDelete('cascade'),
    index('service_resources_resource').on(table.tenantId, table.resourceId),
  ],
)

export const bookings = pgTable(
  'bookings',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    serviceId: text('service_id').notNull(),
    /** Names at the time of the booking or its last move, because services and resources are renamed and deleted. */
    serviceName: text('service_name').notNull(),
    /** The first of `resourceIds`. */
    resourceId: text('resource_id').notNull(),
    resourceName: text('resource_name').notNull(),
    /** Places of the capacity that it takes, on each resource. */
    partySize: smallint('party_size').notNull().default(1),
    /** All resources under assignment `all`, otherwise one. */
    resourceIds: text('resource_ids').array().notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Time zone of the resource. */
    timeZone: text('time_zone').notNull(),
    /** Wall clock of the start in that zone, `2026-11-24T10:00`: reveals bookings moved by a change of the zone's rules. */
    localStart: text('local_start').notNull(),
    visitorTimeZone: text('visitor_time_zone'),
    status: text('status', { enum: ['confirmed', 'completed', 'no_show', 'cancelled'] }).notNull(),
    clientName: text('client_name').notNull(),
    clientEmail: text('client_email'),
    clientPhone: text('client_phone'),
    notes: text('notes'),
    /** The visitor's language, for mails. */
    locale: text('locale'),
    source: text('source', { enum: ['widget', 'api', 'chat', 'call', 'portal'] }).notNull(),
    /** Id of the conversation or call. */
    sourceId: text('source_id'),
    /** The visitor it counts against in the caps of the widget, its chat and its calls. */
    visitorId: text('visitor_id'),
    leadId: text('lead_id'),
    /** SEQUENCE (RFC 5545 §3.8.7.4): counts the changes visible in attendees' calendars. */
    icalSequence: integer('ical_sequence').notNull().default(0),
    version: integer('version').notNull().default(1),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'bookings_service_fk',
      columns: [table.tenantId, table.serviceId],
      foreignColumns: [services.tenantId, services.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'bookings_resource_fk',
      columns: [table.tenantId, table.resourceId],
      foreignColumns: [resources.tenantId, resources.id],
    }).onDelete('cascade'),
    check('bookings_span', sql`${table.startAt} < ${table.endAt}`),
    index('bookings_start').on(table.tenantId, table.startAt),
    /** For counts by time. */
    index('bookings_created').on(table.tenantId, table.createdAt),
    index('bookings_cancelled')
      .on(table.tenantId, table.cancelledAt)
      .where(sql`cancelled_at is not null`),
    index('bookings_email').on(table.tenantId, table.clientEmail),
    index('bookings_phone').on(table.tenantId, table.clientPhone),
    index('bookings_lead').on(table.tenantId, table.leadId),
    index('bookings_visitor')
      .on(table.tenantId, table.visitorId)
      .where(sql`visitor_id is not null`),
    index('bookings_running')
      .on(table.endAt)
      .where(sql`status = 'confirmed'`),
  ],
)

/** One row per version. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    tenantId: tenantId(),
    bookingId: text('booking_id').notNull(),
    /** Version after the change. */
    version: integer('version').notNull(),
    action: text('action', {
      enum: ['created', 'moved', 'changed', 'completed', 'no_show', 'cancelled', 'restored'],
    }).notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    /** Empty for the creation. */
    changes: jsonb('changes').$type<Record<string, FieldChange>>().notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.bookingId, table.version] }),
    foreignKey({
      name: 'booking_changes_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
  ],
)

/** A cancellation in the portal that can still be taken back, and the leased work that tells of it once it cannot. */
export const untoldCancellations = pgTable(
  'untold_cancellations',
  {
    tenantId: tenantId(),
    bookingId: text('booking_id').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.bookingId] }),
    foreignKey({
      name: 'untold_cancellations_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
    index('untold_cancellations_due').on(table.dueAt),
  ],
)
