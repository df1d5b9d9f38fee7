import { startOfDay } from '../core/days.ts'
import { HOUR, MINUTE } from '../core/time.ts'
import { BadRequest } from '../errors.ts'

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const
export type Interval = (typeof INTERVALS)[number]

/** Lengths of the kept spans in minutes: a quarter of an hour, an hour, a day and four weeks, all of UTC. */
export const GRAINS = [15, 60, 1_440, 40_320] as const

/** Both days are included. */
export interface Period {
  /** `YYYY-MM-DD` */
  from: string
  to: string
  /** Name in the IANA database, which tells the bounds of days. */
  timeZone: string
}

/** From `from` up to, but not including, `to`. */
export interface Span {
  from: Date
  to: Date
}

const MAX_DAYS = 3_660
/** A year of hours. */
const MAX_SPANS = 8_800

/** @throws BadRequest for a period that ends before it begins, or is longer than ten years */
export function checkPeriod(period: Period): void {
  const days = daysOf(period)
  if (days < 1) throw new BadRequest('from: must not be after to')
  if (days > MAX_DAYS) throw new BadRequest(`to: at most ${MAX_DAYS} days after from`)
}

/** Number of calendar days. */
function daysOf({ from, to }: Period): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days + 1
}

export function spanOf({ from, to, timeZone }: Period): Span {
  return { from: startOfDay(from, timeZone), to: startOfDay(to, timeZone, 1) }
}

/** The same number of calendar days, directly before. */
export function periodBefore(period: Period): Period {
  const first = Temporal.PlainDate.from(period.from)
  const [days, timeZone] = [daysOf(period), period.timeZone]
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString(), timeZone }
}

/**
 * The spans of a series. Days are those of the zone, so they have 23 to 25 hours where clocks change; weeks begin on Monday;
 * the first and the last span are cut off at the period's ends.
 * @throws BadRequest for more than a year of hours
 */
export function spansOf(period: Period, interval: Interval): Span[] {
  const spans = interval === 'hour' ? hoursOf(period) : datesOf(period, interval)
  if (spans.length > MAX_SPANS) throw new BadRequest('interval: at most a year of hours; choose a longer interval')
  return spans
}

function datesOf({ from, to, timeZone }: Period, interval: Exclude<Interval, 'hour'>): Span[] {
  const end = Temporal.PlainDate.from(to).add({ days: 1 })
  const last = end.toString()
  const begin = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  const spans: Span[] = []
  // A year has 365 of them, so each day is told to the zone once, and compared as text.
  let day = Temporal.PlainDate.from(from)
  for (let start = begin(day); day.toString() < last;) {
    const after = nextOf(day, interval)
    day = after.toString() > last ? end : after
    const next = begin(day)
    spans.push({ from: start, to: next })
    start = next
  }
  return spans
}

function nextOf(day: Temporal.PlainDate, interval: Exclude<Interval, 'hour'>): Temporal.PlainDate {
  switch (interval) {
    case 'day':
      return day.add({ days: 1 })
    case 'week':
      return day.add({ days: 8 - day.dayOfWeek })
    case 'month':
      return day.with({ day: 1 }).add({ months: 1 })
  }
}

/** Counted from each midnight, so hours begin at the full hour of the wall clock, except after a change by half an hour. */
function hoursOf(period: Period): Span[] {
  return datesOf(period, 'day').flatMap(({ from, to }) => {
    const count = Math.ceil((to.getTime() - from.getTime()) / HOUR)
    return Array.from({ length: count }, (_, index) => {
      const start = from.getTime() + index * HOUR
      return { from: new Date(start), to: new Date(Math.min(start + HOUR, to.getTime())) }
    })
  })
}

/** A range of kept spans of one grain. */
interface Stretch extends Span {
  grain: number
}

/** The fewest kept spans that make up a span of whole quarter hours: long ones within, shorter ones towards its ends. */
export function stretchesOf(span: Span, grains: readonly number[] = GRAINS): Stretch[] {
  const [from, to] = [span.from.getTime(), span.to.getTime()]
  const [grain, finer] = [grains.at(-1), grains.slice(0, -1)]
  if (grain === undefined || from >= to) return []
  const length = grain * MINUTE
  const first = Math.ceil(from / length) * length
  const last = Math.floor(to / length) * length
  if (first >= last) return stretchesOf(span, finer)
  return [
    ...stretchesOf({ from: span.from, to: new Date(first) }, finer),
    { grain, from: new Date(first), to: new Date(last) },
    ...stretchesOf({ from: new Date(last), to: span.to }, finer),
  ]
}
