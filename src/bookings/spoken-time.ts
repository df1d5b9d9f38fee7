/** A time for people and models: the business's wall clock, and its wording. */
interface SpokenTime {
  /** ISO 8601 with the business's UTC offset. */
  start: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM. */
  time: string
  weekday: string
  /** The full wording. */
  when: string
}

export function spokenTime(instant: number, timeZone: string, language: string): SpokenTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const locales = [language, 'en']
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, { ...options, timeZone }).format(instant)
  return {
    start: zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
    weekday: format({ weekday: 'long' }),
    when: format({ dateStyle: 'full', timeStyle: 'short' }),
  }
}

/** Minutes since midnight by the wall clock. */
export function minuteOfDay(instant: number, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return hour * 60 + minute
}

/** Conventions for writing days and times. */
export interface Speech {
  /** BCP 47; a supported language. */
  language: string
  /** ISO 3166-1; selects 14:00 or 2:00 PM, 5/3 or 3/5. */
  country: string
}

interface Span {
  start: Date
  end: Date
}

/** `Thursday, March 5, 2026 at 9:00 – 9:30 AM (America/New York, Eastern Standard Time)` */
export function spokenSpan({ start, end }: Span, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.formatRange(start, end)} (${spokenZone(start, timeZone, speech)})`
}

/**
 * `America/New York, Eastern Standard Time`: few people know zone names, but the name distinguishes summer from winter time.
 */
function spokenZone(at: Date, timeZone: string, speech: Speech): string {
  const name = zoneName(at, timeZone, speech, 'long')
  const place = spokenPlace(timeZone)
  return place === name ? place : `${place}, ${name}`
}

/** `America/New York` */
function spokenPlace(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

function zoneName(at: Date, timeZone: string, speech: Speech, timeZoneName: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat(localeOf(speech), { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `New York` of `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `YYYY-MM-DD` in a zone. */
export function dateOf(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** `9:00 AM` */
export function spokenClock(at: Date, timeZone: string, speech: Speech): string {
  return new Intl.DateTimeFormat(localeOf(speech), { timeStyle: 'short', timeZone }).format(at)
}

/** Parts of a date by Intl's options. */
export function shortDay(at: Date, timeZone: string, speech: Speech, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(speech), { ...options, timeZone }).format(at)
}

/** `9:00 – 9:30 AM, New York` */
export function spokenHours({ start, end }: Span, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { timeStyle: 'short', timeZone })
  return `${format.formatRange(start, end)}, ${cityOf(timeZone)}`
}

/** `Thursday, March 5` */
export function spokenDay(at: Date, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return format.format(at)
}

/** `9:00 AM`; `1:30 AM EDT` and `1:30 AM EST` when clocks go back and a time occurs twice. */
export function spokenTimes(times: readonly Date[], timeZone: string, speech: Speech): string[] {
  const format = new Intl.DateTimeFormat(localeOf(speech), { timeStyle: 'short', timeZone })
  const spoken = times.map((at) => format.format(at))
  return spoken.map((time, index) => {
    const isTwice = spoken.indexOf(time) !== spoken.lastIndexOf(time)
    return isTwice ? `${time} ${zoneName(times[index]!, timeZone, speech, 'short')}` : time
  })
}

function localeOf({ language, country }: Speech): Intl.Locale {
  return new Intl.Locale(language, { region: country })
}
