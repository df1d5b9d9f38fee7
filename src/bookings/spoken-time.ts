/** A moment as it is told to people and to models: the wall clock of the business, with the words for it. */
interface SpokenTime {
  /** ISO 8601 with the offset of the business. */
  start: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM. */
  time: string
  weekday: string
  /** All of it, as one would write it. */
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

/** Minutes since midnight on the wall. */
export function minuteOfDay(instant: number, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return hour * 60 + minute
}

/** How people of a language and a country write days and times. */
export interface Speech {
  /** BCP 47, one of those that the words are in. */
  language: string
  /** ISO 3166-1: 14:00 or 2:00 PM, 5/3 or 3/5. */
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

/** `America/New York, Eastern Standard Time`: the place, because few know the names, and the name, which tells summer from winter. */
function spokenZone(at: Date, timeZone: string, speech: Speech): string {
  const name = zoneName(at, timeZone, speech, 'long')
  const place = spokenPlace(timeZone)
  return place === name ? place : `${place}, ${name}`
}

/** `America/New York` */
export function spokenPlace(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

function zoneName(at: Date, timeZone: string, speech: Speech, timeZoneName: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat(localeOf(speech), { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `Thursday, March 5` */
export function spokenDay(at: Date, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return format.format(at)
}

/** `9:00 AM` each; `1:30 AM EDT` and `1:30 AM EST` where the clock goes back and shows a time twice. */
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
