/** Names of weekdays in settings and on the wire, Monday first as in ISO 8601. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** True for a calendar day that exists. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** The instant a day (`YYYY-MM-DD`) begins in a time zone; `daysLater` 1 gives the instant it ends. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  return new Date(Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone).epochMilliseconds)
}

/** Number of dates, both inclusive. */
export function countOfDates(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1
}
