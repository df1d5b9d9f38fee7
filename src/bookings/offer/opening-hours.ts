import { WEEKDAYS, type Weekday } from '../../core/days.ts'
import { DAY, MINUTE } from '../../core/time.ts'
import { dayOfDate, segmentsOf, type Segment } from './segments.ts'

/** Midnight to midnight, in minutes. */
const WHOLE_DAY = DAY / MINUTE

/** Wall-clock times `HH:MM`. The end may be `24:00`; an end before the start is on the next day. Start and end differ. */
export interface OpeningSpan {
  start: string
  end: string
}

/** Working hours by the wall clock of a zone. */
export interface OpeningHours {
  /** IANA name. */
  timeZone: string
  weeklyHours: Partial<Record<Weekday, readonly OpeningSpan[]>>
  /** Replaces the weekly hours that start on `date` (`YYYY-MM-DD`), and cuts off a spill from the day before. Empty: closed. */
  dateOverrides: readonly { date: string; hours: readonly OpeningSpan[] }[]
  /** First and last dates on which the business is closed: as an empty override, but for dates that have one. */
  closures?: readonly { from: string; to: string }[] | undefined
  /** Weekly hours of a service, which narrow these and their overrides. */
  within?: OpeningHours['weeklyHours'] | undefined
}

/** Open time in milliseconds since 1970, `until` exclusive. */
interface OpenPiece {
  from: number
  until: number
  /** Start of the declared window by this piece's offset: offered starts are whole intervals away from it. */
  anchor: number
}

/** A window by the wall clock: minutes since the midnight of its date, unless said; `end` may be on the next day. */
interface Window {
  start: number
  end: number
}

/**
 * The open pieces that touch `from` to `until`, unsorted; pieces of overlapping windows overlap.
 *
 * Hours are sets of wall-clock times, so each window is cut by the segments of constant offset: a skipped hour yields nothing,
 * a repeated one yields two pieces. Converting the window's ends would need a rule for each kind of change.
 */
export function openPieces(hours: OpeningHours, from: number, until: number): OpenPiece[] {
  const segments = segmentsOf(hours.timeZone, from, until)
  const windowsOn = windowReader(hours)
  const pieces: OpenPiece[] = []
  const range = { from, until }
  // Wall clocks are at most a day from UTC, and a window may end on the next day.
  const [firstDay, lastDay] = [Math.floor(from / DAY) - 2, Math.floor(until / DAY) + 1]
  for (let day = firstDay; day <= lastDay; day += 1) {
    for (const window of windowsOn(day)) {
      const wall = { start: day * DAY + window.start * MINUTE, end: day * DAY + window.end * MINUTE }
      for (const segment of segments) addPiece(pieces, segment, wall, range)
    }
  }
  return pieces
}

/** `wall` is a window in wall-clock milliseconds; `range` is real time. */
function addPiece(pieces: OpenPiece[], segment: Segment, wall: Window, range: Omit<OpenPiece, 'anchor'>): void {
  const anchor = wall.start - segment.offset
  const until = Math.min(segment.until, wall.end - segment.offset)
  const piece = { from: Math.max(segment.from, anchor), until, anchor }
  if (piece.from < until && until > range.from && piece.from < range.until) pieces.push(piece)
}

/** Returns the windows that start on a day, cut to the hours of the service: what both have in common. */
function windowReader(hours: OpeningHours): (day: number) => Window[] {
  const own = ownWindowReader(hours)
  if (hours.within === undefined) return own
  const within = weekReader(hours.within)
  return (day) => {
    const bounds = [-1, 0, 1].flatMap((days) => within(day + days).map((window) => shifted(window, days)))
    return own(day).flatMap((window) => bounds.flatMap((bound) => common(window, bound)))
  }
}

function shifted({ start, end }: Window, days: number): Window {
  return { start: start + days * WHOLE_DAY, end: end + days * WHOLE_DAY }
}

function common(a: Window, b: Window): Window[] {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
  return start < end ? [{ start, end }] : []
}

function weekReader(hours: OpeningHours['weeklyHours']): (day: number) => Window[] {
  const weekly = WEEKDAYS.map((weekday) => (hours[weekday] ?? []).map(parseSpan))
  // 1970-01-01 was a Thursday.
  return (day) => weekly[(((day + 3) % 7) + 7) % 7]!
}

/** The resource's windows that start on a day, cut at midnight if the next day is closed or has an override. */
function ownWindowReader(hours: OpeningHours): (day: number) => Window[] {
  const weekly = weekReader(hours.weeklyHours)
  const closures = (hours.closures ?? []).map(({ from, to }) => ({ first: dayOfDate(from), last: dayOfDate(to) }))
  const isClosed = (day: number) => closures.some(({ first, last }) => first <= day && day <= last)
  const overrides = new Map<number, Window[]>()
  for (const { date, hours: spans } of hours.dateOverrides) {
    const day = dayOfDate(date)
    overrides.set(day, [...(overrides.get(day) ?? []), ...spans.map(parseSpan)])
  }
  return (day) => {
    const windows = overrides.get(day) ?? (isClosed(day) ? [] : weekly(day))
    if (!overrides.has(day + 1) && !isClosed(day + 1)) return windows
    return windows.map(({ start, end }) => ({ start, end: Math.min(end, WHOLE_DAY) }))
  }
}

function parseSpan(span: OpeningSpan): Window {
  const [start, end] = [minutesOf(span.start), minutesOf(span.end)]
  if (start === end || start === WHOLE_DAY) throw new RangeError(`${span.start} to ${span.end} is no span of time`)
  return { start, end: end > start ? end : end + WHOLE_DAY }
}

function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  if (!(Number(minute) < 60 && minutes <= WHOLE_DAY)) throw new RangeError(`${time} is no time of day`)
  return minutes
}

/** Starts within `from` to `until`, `interval` milliseconds apart; unsorted, with duplicates. */
export function declaredStarts(pieces: readonly OpenPiece[], interval: number, from: number, until: number): number[] {
  if (!(interval >= MINUTE)) throw new RangeError('Slots are at least a minute apart')
  const starts: number[] = []
  for (const piece of pieces) {
    const [first, end] = [Math.max(piece.from, from), Math.min(piece.until, until)]
    const steps = Math.ceil((first - piece.anchor) / interval)
    for (let start = piece.anchor + steps * interval; start < end; start += interval) starts.push(start)
  }
  return starts
}
