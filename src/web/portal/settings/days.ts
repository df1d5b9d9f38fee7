import { locale } from '../parts/locale.ts'
import { DAYS } from './hours.tsx'

/** A day of the calendar (`YYYY-MM-DD`), or the first and the last of several. It is the same day in every zone. */
export function daysInWords({ from, to }: { from: string; to: string }): string {
  const format = new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(Date.parse(from), Date.parse(to))
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** The days of the week from the first to the last of several days. */
export function daysOf({ from, to }: { from: string; to: string }): (typeof DAYS)[number][] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  // The week of `Date` begins on Sunday.
  const first = new Date(from).getUTCDay() + DAYS.length - 1
  return Array.from({ length: Math.min(count, DAYS.length) }, (_, index) => DAYS[(first + index) % DAYS.length]!)
}
