import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../../../db/columns.ts'
import { bookings, resources, services } from '../../tables.ts'

/** A start reserved while a visitor fills in a form. */
export const bookingHolds = pgTable(
  'booking_holds',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    serviceId: text('service_id').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    /** The visitor, whose holds are limited and who can release only their own. */
    holderId: text('holder_id'),
    partySize: smallint('party_size').notNull().default(1),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'booking_holds_service_fk',
      columns: [table.tenantId, table.serviceId],
      foreignColumns: [services.tenantId, services.id],
    }).onDelete('cascade'),
    uniqueIndex('booking_holds_token').on(table.tenantId, table.tokenHash),
    index('booking_holds_tenant_expiry').on(table.tenantId, table.expiresAt),
    index('booking_holds_expiry').on(table.expiresAt),
  ],
)

/**
 * Reserved time of a resource, a row for each seat. Two exclusion constraints (in the migration) let rows overlap only as
 * different seats of one start of one service.
 */
export const slotReservations = pgTable(
  'booking_claims',
  {
    tenantId: tenantId(),
    /** Id of the booking or hold. */
    ownerId: text('owner_id').notNull(),
    resourceId: text('resource_id').notNull(),
    bookingId: text('booking_id'),
    holdId: text('hold_id'),
    serviceId: text('service_id').notNull(),
    /** Service and start, `svc_… <start> <end>` in milliseconds: rows with equal keys may share the time. */
    slot: text('slot').notNull(),
    /** Seat number, from 0. */
    unit: smallint('unit').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Buffers included. */
    busyFrom: instant('busy_from').notNull(),
    busyUntil: instant('busy_until').notNull(),
    /** Expiry of a hold; null for bookings. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.ownerId, table.resourceId, table.unit] }),
    foreignKey({
      name: 'booking_claims_resource_fk',
      columns: [table.tenantId, table.resourceId],
      foreignColumns: [resources.tenantId, resources.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'booking_claims_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'booking_claims_hold_fk',
      columns: [table.tenantId, table.holdId],
      foreignColumns: [bookingHolds.tenantId, bookingHolds.id],
    }).onDelete('cascade'),
    check('booking_claims_owner', sql`${table.ownerId} = coalesce(${table.bookingId}, ${table.holdId})`),
    check('booking_claims_one_owner', sql`num_nonnulls(${table.bookingId}, ${table.holdId}) = 1`),
    check('booking_claims_expiry', sql`(${table.holdId} is null) = (${table.expiresAt} is null)`),
    check(
      'booking_claims_span',
      sql`${table.busyFrom} <= ${table.startAt} and ${table.startAt} < ${table.endAt} and ${table.endAt} <= ${table.busyUntil}
        and ${table.busyUntil} <= ${table.busyFrom} + interval '3 days' and ${table.unit} >= 0`,
    ),
    index('booking_claims_resource').on(table.tenantId, table.resourceId, table.busyFrom),
    index('booking_claims_service').on(table.tenantId, table.serviceId, table.startAt),
    index('booking_claims_booking').on(table.tenantId, table.bookingId),
    index('booking_claims_hold').on(table.tenantId, table.holdId),
  ],
)
