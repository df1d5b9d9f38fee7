import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator'
import { oneLine } from '../core/text.ts'

/** A booking as an iCalendar event. */
export interface CalendarEntry {
  /** Constant, so calendars recognise updates. */
  uid: string
  /** SEQUENCE (RFC 5545 §3.8.7.4). */
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

interface Person {
  name: string
  email: string
}

/** `bkg_…@desk.example.com`. Every calendar writer must use it, or calendars show the booking twice. */
export function uidOf(bookingId: string, baseUrl: string): string {
  return `${bookingId}@${new URL(baseUrl).hostname}`
}

const PRODUCT = { company: 'FrontDesk', product: 'Bookings', language: 'EN' }

/** An iTIP message (RFC 5546): REQUEST adds or updates the recipient's entry, CANCEL removes it. */
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
      // The attendee requested the appointment, so no answer is expected.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  return { method, text: calendar.toString() }
}

/** The last known event of an attendee who leaves a booking that continues without them. */
export type Withdrawal = Omit<CalendarEntry, 'description' | 'location' | 'url' | 'isCancelled'>

/** CANCEL for a removed attendee. Without STATUS, which would end the event for everybody (RFC 5546 §3.2.5). */
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

/** A calendar for reading: without METHOD, so it is no message. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: PRODUCT, name: text(name) })
  for (const entry of entries) addEntry(calendar, entry)
  return calendar.toString()
}

/** UTC times need no VTIMEZONE. */
function addEntry(calendar: ICalCalendar, entry: CalendarEntry) {
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.start,
    end: entry.end,
    // DTSTAMP of the last change, so unchanged entries are byte-identical.
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    summary: oneLine(entry.summary, MAX_TEXT_CHARS),
    ...(entry.description === '' ? {} : { description: withoutControls(entry.description) }),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  if (entry.location !== null) event.location(oneLine(entry.location, MAX_TEXT_CHARS))
  if (entry.url !== null) event.url(entry.url)
  return event
}

const MAX_TEXT_CHARS = 500

/** Parameters may not contain quotes (RFC 5545), and few programs support the RFC 6868 escape written by the library. */
function parameter(value: string): string {
  return oneLine(value).replaceAll('"', "'").replaceAll('^', ' ')
}

/** The library does not escape calendar names, which are TEXT (RFC 5545 §3.3.11). */
function text(value: string): string {
  return oneLine(value).replace(/[\\;,]/g, (character) => `\\${character}`)
}

/** Removes control characters other than line breaks and tabs, as RFC 5545 requires. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\n\t]/gu, '')
}
