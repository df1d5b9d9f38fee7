import ical, { type VEvent } from 'node-ical'
import type { EventGroup } from './reduction.ts'

/** When somebody is busy, in milliseconds since 1970; the end is not part of it. */
export interface BusySpan {
  uid: string
  start: number
  end: number
}

export interface ExpansionWindow {
  from: number
  to: number
  /** Of whole days. */
  timeZone: string
}

/** A time that repeats so often is no appointment, and following it takes for ever. */
const TOO_OFTEN = /FREQ=(?:SECONDLY|MINUTELY)|BYSECOND=/i

/** What is read of what node-ical gives, whose own type lets every property be anything. */
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

/** True for a group whose expansion may take long. */
export function isRepeating({ events }: EventGroup): boolean {
  return events.some((lines) => lines.some((line) => line.startsWith('RRULE')))
}

/**
 * The times of one UID within the window. @throws Error for what cannot be read or happens too often
 * The process must run in UTC: node-ical keeps whole days at midnight of the machine.
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
  return ical.expandRecurringEvent(event as unknown as VEvent, range)
}

/** Without a rule: the event, and each exception that came without its series or belongs to an added date. */
function singles(event: ParsedEvent, overrides: ParsedEvent[]): Instance[] {
  // An invitation to one day of a series is an exception and nothing else; node-ical shows the first as the event too.
  const all = event.recurrenceid === undefined ? [event, ...overrides] : overrides
  return all.map(asInstance)
}

function asInstance(event: ParsedEvent): Instance {
  const { start, end = start } = event
  if (!isValid(start) || !isValid(end)) throw new Error('An event has no time')
  return { start, end, isFullDay: event.datetype === 'date', event }
}

/** RDATE, which node-ical leaves to us: further dates of the same length, except those that are excluded or changed. */
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

/** `RDATE;TZID=Europe/Berlin:a,b/PT1H` → an event each. */
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

/** Under a name of our own: the file's is kept outside. */
function parse(events: string[][]): ParsedEvent | undefined {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:event', ...event, 'END:VEVENT'])
  return ical.sync.parseICS(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n'))['event'] as unknown as
    ParsedEvent | undefined
}

function spanOf({ start, end, isFullDay }: Instance, timeZone: string): { start: number; end: number } {
  if (!isFullDay) return { start: start.getTime(), end: end.getTime() }
  const first = midnight(start, timeZone)
  // A day without an end is one day (RFC 5545 §3.6.1).
  const last = end.getTime() > start.getTime() ? end : new Date(start.getTime() + DAY_MS)
  return { start: first, end: midnight(last, timeZone) }
}

const DAY_MS = 86_400_000

/** When the date begins there: not always at 0:00. */
function midnight(date: Date, timeZone: string): number {
  return Temporal.PlainDate.from(date.toISOString().slice(0, 10)).toZonedDateTime(timeZone).epochMilliseconds
}

function isValid(date: unknown): date is Date {
  return date instanceof Date && !Number.isNaN(date.getTime())
}
