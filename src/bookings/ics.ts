import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator'
import { oneLine } from '../core/one-line.ts'

/** A booking as calendars know it. */
export interface CalendarEntry {
  /** The same for life: by it a calendar finds what it has to change. */
  uid: string
  /** RFC 5545 §3.8.7.4 */
  sequence: number
  start: Date
  end: Date
  summary: string
  description: string
  location: string | null
  url: string | null
  isCancelled: boolean
  createdAt: Date
  updatedAt: Date
}

export interface Person {
  name: string
  email: string
}

/** `bkg_…@desk.example.com`. Whatever writes a booking into a calendar uses it, or it stands there twice. */
export function uidOf(bookingId: string, baseUrl: string): string {
  return `${bookingId}@${new URL(baseUrl).hostname}`
}

const PRODUCT = { company: 'FrontDesk', product: 'Bookings', language: 'EN' }

/** An iTIP message (RFC 5546): REQUEST puts the entry into the calendar of who gets it or changes it there, CANCEL removes it. */
export function writeInvitation(
  entry: CalendarEntry,
  { organizer, attendee }: { organizer: Person; attendee: Person },
): { method: 'REQUEST' | 'CANCEL'; text: string } {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST'
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] })
  addEntry(calendar, entry)
    .organizer({ name: parameter(organizer.name), email: organizer.email })
    .createAttendee({
      name: parameter(attendee.name),
      email: attendee.email,
      role: ICalAttendeeRole.REQ,
      // They asked for it themselves, so nobody waits for an answer.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  return { method, text: calendar.toString() }
}

/** What is taken back from one attendee: the entry without what it says of a booking that goes on. */
export type Withdrawal = Omit<CalendarEntry, 'description' | 'location' | 'url' | 'isCancelled'>

/** CANCEL for one who is no longer invited. It has no STATUS, which would end the event for everybody (RFC 5546 §3.2.5). */
export function writeWithdrawal(
  entry: Withdrawal,
  { organizer, attendee }: { organizer: Person; attendee: Pick<Person, 'email'> },
): { method: 'CANCEL'; text: string } {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod.CANCEL })
  addEntry(calendar, { ...entry, description: '', location: null, url: null, isCancelled: true })
    .status(null)
    .organizer({ name: parameter(organizer.name), email: organizer.email })
    .createAttendee({ email: attendee.email, role: ICalAttendeeRole.REQ })
  return { method: 'CANCEL', text: calendar.toString() }
}

/** Entries without a METHOD: a calendar to look at, not a message. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: PRODUCT, name: text(name) })
  for (const entry of entries) addEntry(calendar, entry)
  return calendar.toString()
}

/** In UTC, so that no definition of a zone has to travel along. */
function addEntry(calendar: ICalCalendar, entry: CalendarEntry) {
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.start,
    end: entry.end,
    // Of the last change and not of now: what did not change is written alike.
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    summary: oneLine(entry.summary, LONGEST),
    ...(entry.description === '' ? {} : { description: withoutControls(entry.description) }),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  if (entry.location !== null) event.location(oneLine(entry.location, LONGEST))
  if (entry.url !== null) event.url(entry.url)
  return event
}

const LONGEST = 500

/** RFC 5545 forbids the quote in a parameter, and few programs know the escape of RFC 6868 that the writer takes for it. */
function parameter(value: string): string {
  return oneLine(value).replaceAll('"', "'").replaceAll('^', ' ')
}

/** The writer leaves the name of a calendar as it is; it is a TEXT (RFC 5545 §3.3.11). */
function text(value: string): string {
  return oneLine(value).replace(/[\\;,]/g, (character) => `\\${character}`)
}

/** All but line breaks and tabs, which RFC 5545 has no place for. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\n\t]/gu, '')
}
