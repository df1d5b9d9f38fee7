import { later, type Calendar } from './today.ts'
import { type DayMeaning, single, onOrAfter, isBefore, onWeekday } from './calendar.ts'

/** "Monday 14" is a date if the 14th is a Monday within this number of days. */
const SOON_DAYS = 62

export interface DateParts {
  day: number
  month?: number | undefined
  year?: number | undefined
}

/** A date. Without a year it is the next one; without a month, the one nearest to the day that is spoken of. */
export function onDate(parts: DateParts, weekday?: number): DayMeaning {
  return (calendar) => {
    const day = parts.month === undefined ? dayOfMonth(parts.day, calendar, weekday) : yearly(parts, calendar.today)
    if (day === undefined) return []
    if (weekday === undefined || day.dayOfWeek === weekday) return [single(day)]
    // Date and weekday disagree, so either may be meant.
    const beside = onOrAfter(later(day.subtract({ days: 3 }), calendar.today), weekday)
    return [single(day), single(beside)]
  }
}

function dayOfMonth(
  day: number,
  { today, anchor }: Calendar,
  weekday: number | undefined,
): Temporal.PlainDate | undefined {
  const from = anchor ?? today
  const first = today.with({ day: 1 })
  const months = Array.from({ length: 14 }, (_, index) => first.add({ months: index }))
  const days = months
    .flatMap(({ year, month }) => plainDate({ year, month, day }) ?? [])
    .filter((date) => !isBefore(date, today))
  const fitting = days.filter((date) => date.dayOfWeek === weekday)
  return (fitting.length > 0 ? fitting : days).toSorted((a, b) => distance(a, from) - distance(b, from))[0]
}

function distance(a: Temporal.PlainDate, b: Temporal.PlainDate): number {
  return Math.abs(a.until(b).days)
}

function yearly({ year, month = 1, day }: DateParts, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (year !== undefined) return plainDate({ year: year < 100 ? year + 2_000 : year, month, day })
  const date = plainDate({ year: today.year, month, day })
  if (date !== undefined && !isBefore(date, today)) return date
  return plainDate({ year: today.year + 1, month, day })
}

/** A date in two numbers: in the order of the country, or in the other order if only that is a date. */
export function inFigures(
  [first, second]: [number, number],
  { year, isDayFirst, weekday }: { year: number | undefined; isDayFirst: boolean; weekday: number | undefined },
): DayMeaning {
  return (calendar) => {
    const [month, day] = calendar.isMonthFirst && !isDayFirst ? [first, second] : [second, first]
    const isSwapped = month > 12 && day <= 12
    return onDate({ year, month: isSwapped ? day : month, day: isSwapped ? month : day }, weekday)(calendar)
  }
}

/** "Monday 14": the date if the 14th is a Monday soon, otherwise the weekday alone. */
export function weekdayThe(weekday: number, day: number): DayMeaning {
  return (calendar) => {
    const found = dateOfWeekday(weekday, day, calendar)
    return found === undefined ? onWeekday(weekday, undefined)(calendar) : [single(found)]
  }
}

/** The date with this day of the month, if it is such a weekday soon. */
export function dateOfWeekday(weekday: number, day: number, calendar: Calendar): Temporal.PlainDate | undefined {
  const found = dayOfMonth(day, calendar, weekday)
  const isSoon = found?.dayOfWeek === weekday && distance(found, calendar.anchor ?? calendar.today) <= SOON_DAYS
  return isSoon ? found : undefined
}

function plainDate(parts: { year: number; month: number; day: number }): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(parts, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
