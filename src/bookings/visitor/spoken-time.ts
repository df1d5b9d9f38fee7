/** How people of a language and a country write days and times. */
export interface Speech {
  /** BCP 47, one of those that the words are in. */
  language: string
  /** ISO 3166-1: 14:00 or 2:00 PM, 5/3 or 3/5. */
  country: string
}

export interface Span {
  start: Date
  end: Date
}

/** `Thursday, March 5, 2026 at 9:00 – 9:30 AM (America/New York, Eastern Standard Time)` */
export function spokenSpan({ start, end }: Span, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.formatRange(start, end)} (${spokenZone(start, timeZone, speech)})`
}

/** `America/New York, Eastern Standard Time`: the place, because few know the names, and the name, which tells summer from winter. */
export function spokenZone(at: Date, timeZone: string, speech: Speech): string {
  const parts = new Intl.DateTimeFormat(localeOf(speech), { timeZone, timeZoneName: 'long' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const place = timeZone.replaceAll('_', ' ')
  return place === name ? place : `${place}, ${name}`
}

/** `Thursday, March 5` */
export function spokenDay(at: Date, timeZone: string, speech: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf(speech), { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return format.format(at)
}

/** `9:00 AM` */
export function spokenTime(at: Date, timeZone: string, speech: Speech): string {
  return new Intl.DateTimeFormat(localeOf(speech), { timeStyle: 'short', timeZone }).format(at)
}

function localeOf({ language, country }: Speech): Intl.Locale {
  return new Intl.Locale(language, { region: country })
}
