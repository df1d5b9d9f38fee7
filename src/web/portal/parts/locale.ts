import { language } from '../texts/index.ts'

let countryOfBusiness: () => string | undefined = () => undefined

/** Where the country of the business is known from, as long as somebody is signed in. */
export function readCountryFrom(source: () => string | undefined): void {
  countryOfBusiness = source
}

/** The reader's language in the country of the business, which decides between 14:00 and 2:00 PM, 5/3 and 3/5. */
export function locale(): string {
  const country = countryOfBusiness()
  return country === undefined ? language : `${language}-${country}`
}

/** A time of the settings, `HH:MM`; 24:00 is midnight. */
function clockOf(time: string): string {
  const format = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const [hours, minutes] = time.split(':').map(Number)
  return format.format(Date.UTC(2026, 0, 1, hours, minutes)).replaceAll('\u202f', ' ')
}

/** Opening hours of a day: "9:00 AM–5:00 PM". */
export function spansInWords(spans: { start: string; end: string }[]): string {
  return spans.map(({ start, end }) => `${clockOf(start)}–${clockOf(end)}`).join(', ')
}

/** `HH:MM` of a typed time, with or without a half of the day; other text stays for the server to refuse. */
export function timeTyped(text: string): string {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.h]\s?(\d{2}))?\s*(?:([ap])\.?\s?m\.?|h|uhr)?$/i.exec(text.trim()) ?? []
  if (hour === undefined) return text.trim()
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
