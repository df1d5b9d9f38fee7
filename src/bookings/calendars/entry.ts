import { uidOf, type CalendarEntry } from '../ics.ts'
import type { BookingRow } from '../repository.ts'

/** A booking as those who do the work see it in their calendar. */
export function staffEntry(booking: BookingRow, baseUrl: string): CalendarEntry {
  const { clientName, clientEmail, clientPhone, notes } = booking
  const contact = [clientName, clientEmail, clientPhone, notes].filter((line) => line !== null && line !== '')
  return {
    uid: uidOf(booking.id, baseUrl),
    sequence: booking.icalSequence,
    start: booking.startAt,
    end: booking.endAt,
    summary: `${booking.serviceName}: ${clientName}`,
    description: contact.join('\n'),
    location: null,
    url: null,
    isCancelled: false,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}
