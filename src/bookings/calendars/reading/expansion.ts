import ical, { type VEvent } from 'node-ical'
import type { EventGroup } from './reduction.ts'

/** Busy time in milliseconds since 1970, end exclusive. */
export interface BusySpan {
  uid: string
  start: number
  end: number
}

export interface ExpansionWindow {
  from: number
  to: number
  /** Zone of whole days. */
  timeZone: string
}

/** Such frequencies are no appointments, and their expansion takes too long. */
const TOO_OFTEN = /FREQ=(?:SECONDLY|MINUTELY)|BYSECOND=/i

/** The properties used here; node-ical's own type allows anything. */
interface ParsedEvent {
  start: Date
  end?: Date
  datetype: 'date' | 'date-time'
  transparency?: string
  rrule?: object
  recurrenceid?: Date
  recurrences?: Record<string, ParsedEvent>
  exdate?: Record<string, Date>
}

/** True if the expansion may take long. */
export function isRepeating({ events }: EventGroup): boolean {
  return events.some((lines) => lines.some((line) => line.startsWith('RRULE')))
}

/**
 * Busy times of one UID within the window. Requires a process in UTC, because node-ical keeps whole days at local midnight.
 * @throws Error for unreadable or too frequent events
 */
export function expandGroup({ uid, events, timeZone }: EventGroup, window: ExpansionWindow): BusySpan[] {
  if (events.some((lines) => lines.some((line) => line.startsWith('RRULE') && TOO_OFTEN.test(line))))
    throw new Error('An event repeats too often')
  const spans = instancesOf(events, window).map((instance) => ({
    uid,
    ...spanOf(instance, timeZone ?? window.timeZone),
  }))
  return spans.filter(({ start, end }) => start < end && start < window.to && end > window.from)
}

interface Instance {
  start: Date
  end: Date
  isFullDay: boolean
  event: { transparency?: unknown }
}

function instancesOf(events: string[][], { from, to }: ExpansionWindow): Instance[] {
  const event = parse(events)
  if (event === undefined) throw new Error('An event cannot be read')
  const overrides = [...new Set(Object.values(event.recurrences ?? {}))]
  const own = event.rrule === undefined ? singles(event, overrides) : series(event, from, to)
  const added = addedDates(events, event, overrides)
  return [...own, ...added].filter(({ event: { transparency } }) => transparency !== 'TRANSPARENT')
}

function series(event: ParsedEvent, from: number, to: number): Instance[] {
  const range = { from: new Date(from), to: new Date(to), expandOngoing: true }
  // `ParsedEvent` is what the package gives, closer than its own types.
  return ical.expandRecurringEvent(event as unknown as VEvent, range)
}

/** Without a rule: the event, and exceptions received without their series or for added dates. */
function singles(event: ParsedEvent, overrides: ParsedEvent[]): Instance[] {
  // An invitation to one day of a series is only an exception; node-ical reports the first as the event too.
  const all = event.recurrenceid === undefined ? [event, ...overrides] : overrides
  return all.map(asInstance)
}

function asInstance(event: ParsedEvent): Instance {
  const { start, end = start } = event
  if (!isValid(start) || !isValid(end)) throw new Error('An event has no time')
  return { start, end, isFullDay: event.datetype === 'date', event }
}

/** RDATE, unsupported by node-ical: additional dates of the same length, minus excluded and changed ones. */
function addedDates(events: string[][], event: ParsedEvent, overrides: ParsedEvent[]): Instance[] {
  const values = events.flatMap((lines) => lines.filter((line) => line.startsWith('RDATE')).flatMap(oneByOne))
  if (values.length === 0) return []
  const length = event.end === undefined ? 0 : event.end.getTime() - event.start.getTime()
  const gone = new Set([
    ...Object.values(event.exdate ?? {}).map((date) => date.getTime()),
    ...overrides.flatMap(({ recurrenceid }) => (recurrenceid === undefined ? [] : [recurrenceid.getTime()])),
  ])
  return values
    .map((lines) => parse([lines])!)
    .filter(({ start }) => isValid(start) && !gone.has(start.getTime()))
    .map(({ start, end, datetype }) => {
      const isPeriod = datetype !== 'date' && end !== undefined && end.getTime() > start.getTime()
      return { start, end: isPeriod ? end : new Date(start.getTime() + length), isFullDay: datetype === 'date', event }
    })
}

/** `RDATE;TZID=Europe/Berlin:a,b/PT1H` → one event per value. */
function oneByOne(line: string): string[][] {
  const colon = line.indexOf(':')
  const parameters = line.slice('RDATE'.length, colon)
  return line
    .slice(colon + 1)
    .split(',')
    .map((value) => {
      const [start, end] = value.split('/')
      const length = end === undefined ? [] : [end.startsWith('P') ? `DURATION:${end}` : `DTEND${parameters}:${end}`]
      return [`DTSTART${parameters}:${start!}`, ...length]
    })
}

/** A fixed UID; the file's is stored in the group. */
function parse(events: string[][]): ParsedEvent | undefined {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:event', ...event, 'END:VEVENT'])
  // See `series`.
  return ical.sync.parseICS(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n'))['event'] as unknown as
    ParsedEvent | undefined
}

function spanOf({ start, end, isFullDay }: Instance, timeZone: string): { start: number; end: number } {
  if (!isFullDay) return { start: start.getTime(), end: end.getTime() }
  const first = midnight(start, timeZone)
  // Whole days without an end last one day (RFC 5545 §3.6.1).
  const last = end.getTime() > start.getTime() ? end : new Date(start.getTime() + DAY_MS)
  return { start: first, end: midnight(last, timeZone) }
}

const DAY_MS = 86_400_000

/** Start of the date, which is not always 0:00. */
function midnight(date: Date, timeZone: string): number {
  return Temporal.PlainDate.from(date.toISOString().slice(0, 10)).toZonedDateTime(timeZone).epochMilliseconds
}

function isValid(date: unknown): date is Date {
  return date instanceof Date && !Number.isNaN(date.getTime())
}
