import type { Appointment, Choice, Person, When, WishTold } from './dialogue.ts'
import type { FactWording } from './wording.ts'

/** Formats of a language for dates and times on the business's clock, for lists and for contacts. */
export function createWriting(locale: string, or: string) {
  const day = formatter(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const short = formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const clock = formatter(locale, { hour: 'numeric', minute: '2-digit' })
  const writeDay = (date: string): string => day(Date.parse(`${date}T00:00:00Z`))
  const writeTime = (time: string): string => clock(Date.parse(`2024-01-01T${time}:00Z`))
  return {
    day: writeDay,
    /** For a button: "Thu, Mar 5". */
    shortDay: (date: string): string => short(Date.parse(`${date}T00:00:00Z`)),
    time: writeTime,
    list: (items: string[]): string =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`,
    /** Grouped by day: "Thursday, March 5: 9:00 AM, 9:30 AM". */
    slots: (slots: When[]): string =>
      [...Map.groupBy(slots, ({ date }) => date)]
        .map(([date, ofDay]) => `${writeDay(date)}: ${ofDay.map(({ time }) => writeTime(time)).join(', ')}`)
        .join('; '),
    contact: ({ name, email, phone }: Person): string => [name, email, phone].filter(Boolean).join(', '),
    choice: (one: Choice): string => {
      if ('date' in one) return writeDay(one.date)
      return 'time' in one ? writeTime(one.time) : one.name
    },
    /** One numbered choice per line, because visitors answer with the number. */
    numbered: (items: string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
  }
}

/** Made at its first use: a start would make all of them, and each takes a millisecond. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => (format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })).format(at)
}

const MINUTES = 60

/** Duration in minutes as words: "45 minutes", "2 hours", "1 hour 30 minutes". */
export function durationIn(
  { locale, hoursAndMinutes }: Pick<FactWording, 'locale' | 'hoursAndMinutes'>,
  count: number,
) {
  const [hours, minutes] = [Math.floor(count / MINUTES), count % MINUTES]
  const write = (amount: number, unit: string): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount).replaceAll('\u00a0', ' ')
  if (hours === 0) return write(minutes, 'minute')
  return minutes === 0 ? write(hours, 'hour') : hoursAndMinutes(hours, minutes)
}

/** Joins the parts that are not empty, with a capital at the beginning. */
export function sentence(...parts: string[]): string {
  const words = parts.map((part) => part.trim()).filter((part) => part !== '')
  const [first = '', ...rest] = words.join(' ')
  return first.toUpperCase() + rest.join('')
}

/** "Check-up with Dr. Hopper for 2 people". */
export function serviceOf(
  { service, staff, partySize }: Appointment,
  words: { with: string; people(count: number): string },
): string {
  const parts = [service]
  if (staff !== undefined) parts.push(`${words.with} ${staff}`)
  if (partySize !== undefined && !namesParty(service, partySize)) parts.push(words.people(partySize))
  return parts.join(' ')
}

/** Service and party of a wish, as far as given: "Group lesson, 2 people". */
export function serviceAndParty({ service, partySize }: WishTold, people: (count: number) => string): string {
  const isPartyTold = partySize === undefined || (service !== undefined && namesParty(service, partySize))
  return [service, isPartyTold ? undefined : people(partySize)].filter((part) => part !== undefined).join(', ')
}

/** True for a service whose name has the party size ("Table for 4"), and not a figure of something else: "(4 hours)". */
function namesParty(service: string, partySize: number): boolean {
  return partyIn(service) === partySize
}

const PARTY =
  /(?<![\d.,:])\d{1,3}(?![\d.,:]|[ -]?(?:min|h(?!\p{L})|hours?|hrs?|std|stunden?|horas?|heures?|days?|weeks?|tage?|wochen?|jours?|semaines?|d[ií]as?|semanas?|km|cm|kg|[mx](?!\p{L})|%|€|years?|jahre|años|ans))/iu

/** The party size in the name of a service, "Table for 4"; a measure is none: "Bike hire (3 hours)". */
export function partyIn(service: string): number | undefined {
  const found = PARTY.exec(service)?.[0]
  return found === undefined ? undefined : Number(found)
}

/** A number of people as a list of one entry, or none: "3 adults". */
export function counted(number: number, one: string, several: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : several}`]
}
