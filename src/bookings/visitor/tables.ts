import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../../db/columns.ts'
import { bookings } from '../tables.ts'

/** A token for the page of a booking. Each mail has its own; older ones remain valid. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    tenantId: tenantId(),
    /** SHA-256 of the token, which only the mail contains. */
    hash: text('hash').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Sent only to the booking's address, so using it proves access to the mailbox. */
    isMailed: boolean('is_mailed').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.hash] }),
    foreignKey({
      name: 'booking_links_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
    uniqueIndex('booking_links_hash').on(table.hash),
    index('booking_links_booking').on(table.tenantId, table.bookingId),
    index('booking_links_expiry').on(table.expiresAt),
  ],
)

/** An unsent reminder, and the leased work that sends it. */
export const bookingReminders = pgTable(
  'booking_reminders',
  {
    tenantId: tenantId(),
    bookingId: text('booking_id').notNull(),
    minutesBefore: integer('minutes_before').notNull(),
    /** The booking's SEQUENCE at planning time; a reminder of an older one is not sent. */
    sequence: integer('sequence').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.bookingId, table.minutesBefore] }),
    foreignKey({
      name: 'booking_reminders_booking_fk',
      columns: [table.tenantId, table.bookingId],
      foreignColumns: [bookings.tenantId, bookings.id],
    }).onDelete('cascade'),
    index('booking_reminders_due').on(table.dueAt),
  ],
)
