import type { ScheduleEventData } from '@mantine/schedule'
import { fill, t } from '../texts/index.ts'
import type { ClassStart } from './classes.ts'
import { dateIn, instantAt, plusDays, wallClock } from './dates.ts'
import type { Board, BoardBooking, Lane } from './queries.ts'

/** Instants in milliseconds. */
interface Span {
  from: number
  until: number
}

/** The hours of the wall clock that every day of the week shows: 0 to 24. */
interface Hours {
  first: number
  last: number
}

/** From the first to the last hour that is worked or booked in the week, at least eight to six. */
export function shownHours({ bookings, time_zone: zone }: Board, lanes: Lane[]): Hours {
  const hours: Hours = { first: 8, last: 18 }
  for (const { start, end } of [...lanes.flatMap(({ open }) => open), ...bookings]) {
    const [from, until] = [wallClock(zone, start), wallClock(zone, end)]
    const isOverNight = from.slice(0, 10) !== until.slice(0, 10)
    hours.first = Math.min(hours.first, isOverNight && !until.endsWith('00:00:00') ? 0 : Number(from.slice(11, 13)))
    hours.last = Math.max(hours.last, isOverNight ? 24 : Math.ceil(Number(until.slice(11, 13)) + minutesOf(until) / 60))
  }
  return hours
}

const minutesOf = (clock: string) => Number(clock.slice(14, 16))

/** `HH:mm:ss` as the component reads it; midnight at the end is a second before. */
export const clockOf = (hour: number) => (hour === 24 ? '23:59:59' : `${String(hour).padStart(2, '0')}:00:00`)

/** Times drawn around the bookings: closed and busy ones, holds, and the buffers if one person is shown. */
export function timesAround(board: Board, lanes: Lane[], week: { first: string; hours: Hours }): ScheduleEventData[] {
  const zone = board.time_zone
  const windows = Array.from({ length: 7 }, (_, day) => windowOf(zone, plusDays(week.first, day), week.hours))
  const drawn = (kind: string, spans: Span[], title = '') =>
    windows.flatMap((window) => within(window, spans)).map((span) => eventOf(zone, { kind, span, title }))
  const open = lanes.flatMap((lane) => lane.open.map(spanOf))
  const closed = windows.flatMap((window) => without(window, open))
  const ids = new Set(lanes.map(({ resource_id: id }) => id))
  const buffers = lanes.length === 1 ? buffersOf(board.bookings, [...ids][0] ?? '') : []
  return [
    ...drawn('closed', closed),
    ...drawn('buffer', buffers),
    ...lanes.flatMap(({ name, busy }) => drawn('busy', busy.map(spanOf), `${t.bookings.busy}, ${name}`)),
    ...board.holds
      .filter(({ resource_ids: taken }) => taken.some((id) => ids.has(id)))
      .flatMap((hold) => drawn('hold', [spanOf(hold)], fill(t.bookings.heldFor, { service: hold.service_name }))),
  ]
}

function windowOf(zone: string, date: string, { first, last }: Hours): Span {
  return { from: instantAt(zone, `${date} ${clockOf(first)}`), until: instantAt(zone, `${date} ${clockOf(last)}`) }
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  from: Date.parse(start),
  until: Date.parse(end),
})

function buffersOf(bookings: BoardBooking[], resourceId: string): Span[] {
  return bookings
    .filter(({ resource_ids: ids }) => ids.includes(resourceId))
    .flatMap(({ start, end, busy_from: from, busy_until: until }) => [
      spanOf({ start: from, end: start }),
      spanOf({ start: end, end: until }),
    ])
}

function within(window: Span, spans: Span[]): Span[] {
  return spans
    .map(({ from, until }) => ({ from: Math.max(window.from, from), until: Math.min(window.until, until) }))
    .filter(({ from, until }) => from < until)
}

/** The pieces of a window that no span covers. */
function without(window: Span, spans: Span[]): Span[] {
  const rest: Span[] = []
  let reached = window.from
  for (const { from, until } of within(window, spans).toSorted((a, b) => a.from - b.from)) {
    if (from > reached) rest.push({ from: reached, until: from })
    reached = Math.max(reached, until)
  }
  return reached < window.until ? [...rest, { from: reached, until: window.until }] : rest
}

function eventOf(zone: string, { kind, span, title }: { kind: string; span: Span; title: string }): ScheduleEventData {
  return {
    id: `${kind} ${title} ${span.from}`,
    title,
    start: wallClock(zone, span.from),
    end: wallClock(zone, span.until),
    color: 'gray',
    display: kind === 'closed' || kind === 'buffer' ? 'background' : 'default',
    payload: { kind },
  }
}

/** A booking, at its own start or at the one that it would move to. */
export function bookingEvent(zone: string, booking: BoardBooking, start = Date.parse(booking.start)) {
  const isThere = start === Date.parse(booking.start)
  const end = start + Date.parse(booking.end) - Date.parse(booking.start)
  return {
    id: isThere ? booking.booking_id : `moved ${booking.booking_id}`,
    title: `${booking.client_name}, ${booking.service_name}, ${booking.resource_name}`,
    start: wallClock(zone, start),
    end: wallClock(zone, end),
    color: 'gray',
    payload: { kind: isThere ? booking.status : 'moved', booking, service: booking.service_id },
  } satisfies ScheduleEventData
}

/** All of one start of a class. */
export function classEvent(zone: string, start: ClassStart) {
  const { bookings, taken, seats } = start
  const [{ booking_id: id, service_name: service, resource_name: person, start: begins, end }] = bookings
  return {
    id: `class ${id}`,
    title: `${service}, ${fill(t.bookings.seats, { taken, seats })}, ${person}`,
    start: wallClock(zone, begins),
    end: wallClock(zone, end),
    color: 'gray',
    payload: { kind: 'class', start },
  } satisfies ScheduleEventData
}

/** The same wall clock some days later. */
export function daysLater(zone: string, instant: number, days: number): number {
  const clock = wallClock(zone, instant)
  return instantAt(zone, `${plusDays(dateIn(zone, instant), days)} ${clock.slice(11)}`)
}
