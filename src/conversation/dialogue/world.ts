import { countryOfLocale } from '../../core/phone.ts'
import { headingOf } from '../../offline/index.ts'
import type { AssistantFacts, BookableService, ConversationFacts } from '../../models/chat-model.ts'

/** Facts around a dialogue, constant within a turn. */
export interface World {
  now: Date
  timeZone: string
  country: string
  /** Country of the visitor's page. */
  guestCountry?: string
  /** Base language of the reply. */
  language: string
  business: string
  /** Its own phone number, as it is written in its country. */
  phone?: string
  /** Calls are put through to a person, so there is no wait. */
  isCall: boolean
  /** Offered starts are shown as buttons. */
  showsStarts: boolean
  /** Remaining minutes of the wait for a person; undefined: no wait. */
  waitMinutes?: number
  services: BookableService[]
  /** Headings of the passages found for the message. */
  headings: string[]
  closures: { from: string; to: string; reason?: string }[]
  /** Opening by weekday, Monday first; undefined: unknown. */
  hours: { start: string; end: string }[][] | undefined
}

export function worldOf(
  { now, timeZone, country, channel, services, showsStarts = false, waitMinutes, visitor }: ConversationFacts,
  { business, tables }: Pick<AssistantFacts, 'business' | 'tables'>,
  language: string,
  passages: { title: string }[] = [],
): World {
  const guestCountry = visitor.locale === undefined ? undefined : countryOfLocale(visitor.locale)
  return {
    ...(guestCountry === undefined ? {} : { guestCountry }),
    ...(waitMinutes === undefined ? {} : { waitMinutes }),
    now,
    timeZone,
    country,
    language,
    business,
    ...(tables?.phone === undefined ? {} : { phone: tables.phone.value }),
    isCall: channel === 'call',
    showsStarts,
    services,
    headings: passages.map(({ title }) => headingOf(title)),
    closures: tables?.closures.map(({ value }) => value) ?? [],
    hours: tables?.hours?.map(({ value }) => value),
  }
}

/** `YYYY-MM-DD` of now at the business. */
export function todayIn({ now, timeZone }: Pick<World, 'now' | 'timeZone'>): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** True for a start before now. */
export function isPast({ date, time }: { date: string; time: string }, { now, timeZone }: World): boolean {
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return `${date}T${time}` <= clock.toString({ smallestUnit: 'minute' })
}

const NOON = '12:00'
/** Latest beginning of a lunch break. */
const LATEST_BREAK = '15:00'

/** The afternoon of a business that closes at noon begins when it opens again. */
export function afterBreak(time: string, date: string, { hours }: World): string {
  if (time !== NOON) return time
  const periods = hours?.[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? []
  const morning = periods.findIndex(({ end }) => end > '11:00' && end <= LATEST_BREAK)
  return (morning < 0 ? undefined : periods[morning + 1]?.start) ?? time
}

/** Reason for a closed day ('' without one); undefined: open, or unknown. */
export function closedOn(date: string, { closures, hours }: Pick<World, 'closures' | 'hours'>): string | undefined {
  const closure = closures.find(({ from, to }) => from <= date && date <= to)
  if (closure !== undefined) return closure.reason ?? ''
  const periods = hours?.[Temporal.PlainDate.from(date).dayOfWeek - 1]
  return periods?.length === 0 ? '' : undefined
}
