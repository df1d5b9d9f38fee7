import { language } from '../texts/index.ts'

/** A moment in the zone of the business, which is printed beside it. */
export function when(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(instant))
}

export function day(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone }).format(new Date(instant))
}
