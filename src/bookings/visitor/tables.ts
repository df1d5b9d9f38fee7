import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from '../../db/columns.ts'
import { bookings } from '../tables.ts'

/** What opens the page of a booking. Each mail has a link of its own: the older ones stay good. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    tenantId: tenantId(),
    /** SHA-256 of the token; the token itself is in the mail and nowhere else. */
    hash: text('hash').notNull(),
    bookingId: text('booking_id').notNull(),
    /** It went to the address of the booking and nowhere else, so using it proves that the address is read. */
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

/** A reminder that is still to be sent, and the leased work that sends it. */
export const bookingReminders = pgTable(
  'booking_reminders',
  {
    tenantId: tenantId(),
    bookingId: text('booking_id').notNull(),
    minutesBefore: integer('minutes_before').notNull(),
    /** Of the booking as it was when this was written: one that was moved since is not spoken of. */
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
