import type { Shift } from '../../../languages/when.ts'
import { later, spokenDay, type Calendar } from './today.ts'

/** A day or a range of days, both ends included. */
export interface Days {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  earliest?: boolean
  /** The days of the range that are meant, if not all. */
  only?: Temporal.PlainDate[]
  /** Weekdays of every week, from 1 for Monday. */
  weekdays?: number[]
  /** A range without an end of its own. */
  isOpen?: boolean
}

/** The days that a phrase means. Several are readings of equal weight; none: the date does not exist. */
export type DayMeaning = (calendar: Calendar) => Days[]

/** Length in days of a range without an end of its own: "After Monday", "as soon as possible". */
const DAYS_AHEAD = 28
/** Longest range whose days are listed one by one. */
const MAX_SPAN = 31
/** No month has a weekday more often. */
const MAX_WEEKS = 5

/** Removes the days of a range that are over; a range that is over stays as it is. */
export function stillAhead(span: Days, { today }: Calendar): Days {
  return isBefore(span.to, today) ? span : { ...span, from: later(span.from, today) }
}

/** "On Tuesdays": the weekday in every week, within the days of `meaning` if given. */
export function everyWeekday(weekday: number, meaning?: DayMeaning): DayMeaning {
  return (calendar) => {
    const { today } = calendar
    const ranges = meaning?.(calendar) ?? [{ from: today, to: today.add({ days: DAYS_AHEAD - 1 }) }]
    return ranges.map((span) => {
      const first = onOrAfter(later(span.from, today), weekday)
      const count = Math.floor(Math.max(0, first.until(span.to).days) / 7) + 1
      const only = Array.from({ length: Math.min(count, MAX_WEEKS) }, (_, index) => first.add({ days: 7 * index }))
      return { from: first, to: only.at(-1)!, only, weekdays: [weekday] }
    })
  }
}

const WORKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]

/** "On weekdays": Monday to Friday of every week, within the days of `meaning` if given. */
export function everyWorkday(meaning?: DayMeaning): DayMeaning {
  return everyOf(WORKDAYS, meaning)
}

/** "A weekend in December": Saturdays and Sundays within the days of `meaning`. */
export function weekendsIn(meaning: DayMeaning): DayMeaning {
  return everyOf(WEEKEND, meaning)
}

function everyOf(weekdays: number[], meaning?: DayMeaning): DayMeaning {
  return (calendar) => {
    const { today } = calendar
    const ranges = meaning?.(calendar) ?? [{ from: today, to: today.add({ days: DAYS_AHEAD - 1 }) }]
    return ranges.flatMap((span) => {
      const first = later(span.from, today)
      const count = Math.min(MAX_SPAN, first.until(span.to).days + 1)
      const all = Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }))
      const only = all.filter((day) => weekdays.includes(day.dayOfWeek))
      return only.length === 0 ? [] : [{ from: only[0]!, to: only.at(-1)!, only, weekdays }]
    })
  }
}

/** The range of one day. */
export function single(day: Temporal.PlainDate): Days {
  return { from: day, to: day }
}

/** True where the first day is earlier than the second. */
export function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0
}

/** The first such weekday from a day on. */
export function onOrAfter(day: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
}

function coming({ today }: Calendar, weekday: number): Temporal.PlainDate {
  return onOrAfter(today.add({ days: 1 }), weekday)
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** Removes equal readings. */
function distinct(readings: Days[]): Days[] {
  const seen = new Set<string>()
  return readings.filter(({ from, to }) => !seen.has(`${from}${to}`) && seen.add(`${from}${to}`).size > 0)
}

/**
 * A weekday with a shift such as "next". Without one: the offered, the booked, the one beside the day spoken of, or the
 * coming one.
 */
export function onWeekday(weekday: number, shift: Shift | undefined): DayMeaning {
  return (calendar) => {
    const { today, anchor, offered, booked } = calendar
    const next = coming(calendar, weekday)
    switch (shift) {
      case undefined: {
        const fitting = offered.filter((day) => day.dayOfWeek === weekday)
        // Of several offered days the nearest is taken, as a clerk would.
        if (fitting.length > 0) return [single(fitting.toSorted(Temporal.PlainDate.compare)[0]!)]
        // "The Thursday one" is one of two bookings.
        const own = booked.filter((day) => day.dayOfWeek === weekday)
        if (own.length === 1 && booked.length > 1) return [single(own[0]!)]
        if (anchor !== undefined) return besideAnchor(anchor, weekday, calendar)
        // "Wednesday", on a Wednesday: today, or in a week.
        return today.dayOfWeek === weekday ? [single(today), single(next)] : [single(next)]
      }
      case 'this':
      case 'coming':
        return [single(next)]
      case 'last':
        return [single(onOrAfter(today.subtract({ days: 7 }), weekday))]
      case 'following':
        return [single(onOrAfter((anchor ?? today).add({ days: 1 }), weekday))]
      case 'preceding':
        return [single(onOrAfter((anchor ?? today).subtract({ days: 7 }), weekday))]
      case 'afterNext':
        return [single(mondayOf(today).add({ days: 14 + weekday - 1 }))]
      case 'next':
        return nextWeekdays(calendar, weekday)
    }
  }
}

/**
 * A weekday beside the day that is spoken of. "Tuesday then", instead of a Saturday, may be the Tuesday before or after
 * it. The first starts of all are counted from, because nothing is free before them; those of a day or an hour that was wished
 * for are not, so that the weekday of the same week is meant.
 */
function besideAnchor(anchor: Temporal.PlainDate, weekday: number, calendar: Calendar): Days[] {
  const { today, offered, isOfferedFirst } = calendar
  const following = onOrAfter(anchor, weekday)
  const ofWeek = mondayOf(anchor).add({ days: weekday - 1 })
  const isAhead = isBefore(today, ofWeek)
  if (offered.length > 0 && !isOfferedFirst) return [single(isAhead ? ofWeek : following)]
  if (offered.length > 0 || !isAhead) return [single(following)]
  // On a Sunday, "Thursday" instead of Friday is the coming Thursday, by the week and by today.
  if (ofWeek.equals(coming(calendar, weekday))) return [single(ofWeek)]
  return distinct([ofWeek, following].map(single))
}

/** "Next Monday", counted from today and from the day that is spoken of. */
function nextWeekdays(calendar: Calendar, weekday: number): Days[] {
  const { today, anchor, nextWeekday } = calendar
  const next = coming(calendar, weekday)
  const isThisWeek = isBefore(next, mondayOf(today).add({ days: 7 }))
  const weekLater = next.add({ days: 7 })
  const isTomorrow = today.until(next).days === 1
  const isEither = nextWeekday === 'either' || isTomorrow
  const ofToday = !isThisWeek ? [next] : isEither ? [next, weekLater] : [nextWeekday === 'coming' ? next : weekLater]
  const ofAnchor = anchor === undefined ? [] : [onOrAfter(anchor.add({ days: 1 }), weekday)]
  return distinct([...ofToday, ...ofAnchor].map(single))
}

/** A week, from Monday to Sunday. */
export function week(shift: Shift): DayMeaning {
  return (calendar) => spans(calendar, shift, (weeks, from) => wholeWeek(mondayOf(from).add({ days: 7 * weeks })))
}

function wholeWeek(monday: Temporal.PlainDate): Days {
  return { from: monday, to: monday.add({ days: 6 }) }
}

/** A weekend, Saturday and Sunday. */
export function weekend(shift: Shift): DayMeaning {
  return (calendar) =>
    spans(calendar, shift === 'coming' ? 'this' : shift, (weeks, from) => {
      const saturday = mondayOf(from).add({ days: 7 * weeks + 5 })
      return { from: saturday, to: saturday.add({ days: 1 }) }
    })
}

/** The weekend of a date from Friday to Sunday; another date is itself. */
export function weekendAround(meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    meaning(calendar).map(({ from, to }) => {
      if (from.dayOfWeek < FRIDAY) return { from, to }
      const saturday = mondayOf(from).add({ days: SATURDAY - 1 })
      return { from: saturday, to: saturday.add({ days: 1 }) }
    })
}

const FRIDAY = 5
const SATURDAY = 6

/** The days from one day of a month up to a date, where these are not more than `most` days apart; otherwise the date. */
export function upToDate({ first, most }: { first: number; most: number }, meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    meaning(calendar).map(({ from, to }) => {
      const days = from.day - first
      return days > 0 && days <= most ? { from: from.subtract({ days }), to } : { from, to }
    })
}

/** A whole month. */
export function monthOf(shift: Shift): DayMeaning {
  return (calendar) => spans(calendar, shift, (months, from) => wholeMonth(from.with({ day: 1 }).add({ months })))
}

function wholeMonth(first: Temporal.PlainDate): Days {
  return { from: first, to: first.with({ day: first.daysInMonth }) }
}

const STEPS: Record<Shift, number> = {
  last: -1,
  this: 0,
  coming: 1,
  next: 1,
  afterNext: 2,
  following: 1,
  preceding: -1,
}

/** "Next week" is the week after today's, or after the week of the day that is spoken of. */
function spans(
  { today, anchor }: Calendar,
  shift: Shift,
  spanAt: (steps: number, from: Temporal.PlainDate) => Days,
): Days[] {
  const ofToday = spanAt(STEPS[shift], today)
  if (shift === 'this') return [ofToday]
  const ofAnchor = anchor === undefined ? undefined : spanAt(1, anchor)
  if (shift === 'following') return [ofAnchor ?? ofToday]
  if (shift === 'preceding') return [anchor === undefined ? ofToday : spanAt(-1, anchor)]
  // "Next week is fine" means the week of the offered days, if they lie in it.
  const isWithin = anchor !== undefined && !isBefore(anchor, ofToday.from) && !isBefore(ofToday.to, anchor)
  if (shift === 'next' && ofAnchor !== undefined && !isWithin) return distinct([ofToday, ofAnchor])
  return [ofToday]
}

/** The next month of that name that is not over, or the one of `year`. */
export function monthNamed(month: number, year: number | undefined): DayMeaning {
  return ({ today }) => {
    const first = Temporal.PlainDate.from({ year: year ?? today.year, month, day: 1 })
    return [wholeMonth(year === undefined && month < today.month ? first.add({ years: 1 }) : first)]
  }
}

export type Edge = 'start' | 'middle' | 'end'

/** The beginning, middle or end: a third of a month, or one or two days of a week. */
export function edgeOf(edge: Edge, meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    meaning(calendar).map(({ from, to }) => {
      if (to.since(from).days < 7) {
        const [first, last] = WEEK_EDGES[edge]
        return { from: from.add({ days: first }), to: from.add({ days: last }) }
      }
      const edges: Record<Edge, [number, number]> = { start: [1, 10], middle: [11, 20], end: [21, to.day] }
      const [first, last] = edges[edge]
      return { from: to.with({ day: first }), to: to.with({ day: last }) }
    })
}

const WEEK_EDGES: Record<Edge, [number, number]> = { start: [0, 1], middle: [2, 2], end: [3, 4] }

/** The week of a day: "The week of 7 December." */
export function weekOf(meaning: DayMeaning): DayMeaning {
  return (calendar) => meaning(calendar).map(({ from }) => wholeWeek(mondayOf(from)))
}

/** The nth week of a month in blocks of seven days, from the first on; below 0 its last seven days. */
export function weekOfMonth(ordinal: number, meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    meaning(calendar).flatMap(({ to }) => {
      const first = ordinal < 0 ? to.day - 6 : 7 * ordinal - 6
      if (first > to.day) return []
      return [{ from: to.with({ day: first }), to: to.with({ day: Math.min(first + 6, to.day) }) }]
    })
}

/** The first such weekday of those days: "Tuesday of next week". */
export function weekdayIn(weekday: number, meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    distinct(
      meaning(calendar)
        .map(({ from }) => onOrAfter(from, weekday))
        .map(single),
    )
}

/** Every such weekday of a month or a part of it: "a Saturday in January"; of a week, or of a range without an end, the first. */
export function weekdaysIn(weekday: number, meaning: DayMeaning): DayMeaning {
  return (calendar) => {
    if (!meaning(calendar).every(isLong)) return weekdayIn(weekday, meaning)(calendar)
    const found = everyWeekday(weekday, meaning)(calendar).map(({ from, to, only }) => ({ from, to, only: only! }))
    return distinct(found)
  }
}

function isLong({ from, to, isOpen }: Days): boolean {
  return isOpen !== true && from.until(to).days >= 7
}

/** The nth such weekday of a month; below 0 its last one. */
export function nthWeekdayIn(ordinal: number, weekday: number, meaning: DayMeaning): DayMeaning {
  return (calendar) =>
    meaning(calendar).flatMap(({ from, to }) => {
      const day = ordinal < 0 ? onOrAfter(to.subtract({ days: 6 }), weekday) : nth(ordinal, onOrAfter(from, weekday))
      return isBefore(to, day) ? [] : [single(day)]
    })
}

function nth(ordinal: number, first: Temporal.PlainDate): Temporal.PlainDate {
  return first.add({ days: 7 * (ordinal - 1) })
}

export type Duration = { count: number; unit: 'day' | 'week' | 'month' | 'year' }

function added(day: Temporal.PlainDate, { count, unit }: Duration, sign: number): Temporal.PlainDate {
  return day.add({ [`${unit}s`]: count * sign })
}

/** The day before or after today, by the sign. */
export function fromToday(span: Duration, sign = 1): DayMeaning {
  return ({ today }) => [single(added(today, span, sign))]
}

/** The day that is spoken of. */
export function sameDay(calendar: Calendar): Days[] {
  const day = spokenDay(calendar)
  return day === undefined ? [] : [single(day)]
}

/** The week of the day that is spoken of, from Monday to Sunday. */
export function sameWeek(calendar: Calendar): Days[] {
  const day = spokenDay(calendar)
  return day === undefined ? [] : [wholeWeek(mondayOf(day))]
}

/** "A week later", counted from the day that is spoken of. */
export function fromAnchor(span: Duration, sign: number): DayMeaning {
  return ({ anchor, today }) => [single(added(anchor ?? today, span, sign))]
}

/** A time span after, or before, the beginning of other days. */
export function fromDay(span: Duration, meaning: DayMeaning, sign = 1): DayMeaning {
  return (calendar) => meaning(calendar).map(({ from }) => single(added(from, span, sign)))
}

/** "A week on Tuesday": `days` after the coming weekday, which may be today. */
export function afterComing(weekday: number, days: number): DayMeaning {
  return ({ today }) => [single(onOrAfter(today, weekday).add({ days }))]
}

/** "In two weeks on Tuesday". On a weekend, weeks are counted from the coming one. */
export function weekdayInWeeks(weekday: number, weeks: number): DayMeaning {
  return ({ today }) => {
    const isWeekend = today.dayOfWeek > 5 && weekday < 6
    const monday = mondayOf(isWeekend ? today.add({ days: 2 }) : today)
    return [single(monday.add({ days: 7 * weeks + weekday - 1 }))]
  }
}

/** "Tuesday in two weeks", counted from this week or from the coming Tuesday. */
export function weekdayPlusWeeks(weekday: number, weeks: number): DayMeaning {
  return (calendar) =>
    distinct([...weekdayInWeeks(weekday, weeks)(calendar), ...afterComing(weekday, 7 * weeks)(calendar)])
}

/** As soon as possible, from today on. */
export function earliest({ today }: Calendar): Days[] {
  return [{ from: today, to: today.add({ days: DAYS_AHEAD }), earliest: true }]
}

/** From the beginning of other days on. */
export function fromDayOn(meaning: DayMeaning): DayMeaning {
  return (calendar) => meaning(calendar).map(({ from }) => ({ from, to: from.add({ days: DAYS_AHEAD }), isOpen: true }))
}

/** From the day after other days on. */
export function afterDay(meaning: DayMeaning): DayMeaning {
  return (calendar) => fromDayOn((on) => meaning(on).map(({ to }) => single(to.add({ days: 1 }))))(calendar)
}

/** From today to the end of other days. */
export function untilDay(meaning: DayMeaning): DayMeaning {
  return (calendar) => meaning(calendar).map(({ to }) => ({ from: earlier(calendar.today, to), to }))
}

/** From today to the day before other days. */
export function beforeDay(meaning: DayMeaning): DayMeaning {
  return untilDay((calendar) => meaning(calendar).map(({ from }) => single(from.subtract({ days: 1 }))))
}

function earlier(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return isBefore(b, a) ? b : a
}

/** From the beginning of the first days to the end of the last ones. */
export function betweenDays(first: DayMeaning, last: DayMeaning): DayMeaning {
  return (calendar) => {
    const [from, to] = [first(calendar)[0]?.from, last(calendar)[0]?.to]
    if (from === undefined || to === undefined) return []
    // The end is counted from the beginning: "Between Friday and Monday".
    return [{ from, to: isBefore(to, from) ? onOrAfter(from, to.dayOfWeek) : to }]
  }
}
