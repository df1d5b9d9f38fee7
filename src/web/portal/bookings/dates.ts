import { locale } from '../parts/locale.ts'
import { language } from '../texts/index.ts'

const DAY_MS = 86_400_000

/** A date, `YYYY-MM-DD`, some days later. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The date of an instant by the wall clock of a zone. */
export function dateIn(zone: string, instant: string | number | Date = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant))
}

/** Sunday where weeks begin so, else Monday. */
export function weekOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const first = language === 'en' ? 0 : 1
  return plusDays(date, -((weekday - first + 7) % 7))
}

export const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

export const longDate = (date: string) => written(date, { weekday: 'long', month: 'long', day: 'numeric' })
export const monthOf = (date: string) => written(date, { month: 'long', year: 'numeric' })
export const weekdayOf = (date: string) => written(date, { weekday: 'narrow' })
export const dayNumber = (date: string) => String(Number(date.slice(8)))

export function timeIn(zone: string, instant: string | number): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const
  return new Intl.DateTimeFormat(locale(), options).format(new Date(instant))
}

export function hourIn(zone: string, instant: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', timeZone: zone }).format(new Date(instant))
}

/** "Eastern Time (EST)". */
export function zoneName(zone: string, at: string | number | Date): string {
  const name = (timeZoneName: 'longGeneric' | 'short') =>
    new Intl.DateTimeFormat(locale(), { timeZone: zone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const [long, short] = [name('longGeneric'), name('short')]
  return long === short ? long : `${long} (${short})`
}

/** `YYYY-MM-DD HH:mm:ss` by the wall clock of a zone. */
export function wallClock(zone: string, instant: string | number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(new Date(instant))
  return `${dateIn(zone, instant)} ${time}`
}

const asUtc = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}Z`)

/** The instant of a wall clock, in milliseconds. A time that a change of the clocks skips is read as if before it. */
export function instantAt(zone: string, clock: string): number {
  const wanted = asUtc(clock)
  const guess = wanted - (asUtc(wallClock(zone, wanted)) - wanted)
  return wanted - (asUtc(wallClock(zone, guess)) - guess)
}

/** The hour of `YYYY-MM-DD HH:mm:ss` as the language writes it. */
export const hourOfClock = (clock: string) => hourIn('UTC', asUtc(clock))
export const weekdayAndDay = (date: string) => written(date.slice(0, 10), { weekday: 'short' })
