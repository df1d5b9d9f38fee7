import type { Context } from './context.ts'

/** The visitor's time zone. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "New York" of `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** Formats an instant, or a date at midnight UTC. */
export function format(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): (at: string | number | Date) => string {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  return (at) => formatter.format(new Date(at))
}

/** The date of an instant in a time zone, `YYYY-MM-DD`. */
export function dayOf(at: string | number, timeZone: string): string {
  return format('en-CA', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })(at)
}

export const clock = (locale: string, timeZone: string) => format(locale, timeZone, { timeStyle: 'short' })

/** Whether the visitor's clock shows another time at an instant. */
export function isElsewhere(timeZone: string, at: string | number): boolean {
  return clock('en', timeZone)(at) !== clock('en', zone)(at)
}

const DAY_MS = 86_400_000

/** "tomorrow, 9:15 AM", by the clock of the business. */
export function soon(locale: string, timeZone: string, start: string): string {
  const days = (Date.parse(dayOf(start, timeZone)) - Date.parse(dayOf(Date.now(), timeZone))) / DAY_MS
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
      : format(locale, timeZone, days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' })(start)
  return `${day}, ${clock(locale, timeZone)(start)}`
}

/** Without a year: nobody books so far ahead. */
const WHOLE = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** Day and time of the business with its zone, and below it the visitor's own time where that differs. */
export function When({ context: { say, locale, shell }, start }: { context: Context; start: string }) {
  const { time_zone: timeZone } = shell.config
  const city = cityOf(timeZone)
  const own = format(locale, zone, { weekday: 'short', hour: 'numeric', minute: 'numeric' })
  const isFar = isElsewhere(timeZone, start)
  return (
    <>
      {format(locale, timeZone, WHOLE)(start)}
      {isFar && `, ${city}`}
      <br />
      <small>{isFar ? say('yourTime', { time: own(start), zone: cityOf(zone) }) : say('zone', { zone: city })}</small>
    </>
  )
}
