import { language } from '../texts/index.ts'

/** A day of the calendar (`YYYY-MM-DD`), or the first and the last of several. It is the same day in every zone. */
export function daysInWords({ from, to }: { from: string; to: string }): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(Date.parse(from), Date.parse(to))
}
