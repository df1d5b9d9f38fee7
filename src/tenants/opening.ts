import { WEEKDAYS } from '../core/days.ts'
import type { Settings } from './settings.ts'
import { closedDates } from './weekly-hours.ts'

/** A business closed for longer gets no opening time. */
const LOOK_AHEAD_DATES = 30

export type Opening =
  /** `closes` is undefined without hours. */
  | { isOpen: true; closes: Date | undefined }
  /** `opens` is undefined when the hours do not tell. */
  | { isOpen: false; opens: Date | undefined }

/** Open or closed by the tenant's hours and closures; without hours it counts as open. */
export function openingAt(
  { business: { hours, closures }, timeZone }: Pick<Settings, 'business'> & { timeZone: string },
  now: Date,
): Opening {
  if (Object.values(hours).every((periods) => periods === undefined)) return { isOpen: true, closes: undefined }
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let ahead = 0; ahead <= LOOK_AHEAD_DATES; ahead += 1) {
    const date = today.add({ days: ahead })
    if (closures.some((closure) => isClosed(closure, date.toString()))) continue
    for (const { start, end } of hours[WEEKDAYS[date.dayOfWeek - 1]!] ?? []) {
      const [opens, closes] = [momentOf(date, start, timeZone), momentOf(date, end, timeZone)]
      if (opens <= now && now < closes) return { isOpen: true, closes }
      if (opens > now) return { isOpen: false, opens }
    }
  }
  return { isOpen: false, opens: undefined }
}

/** The last time that it was closed before now: over night, over a weekend, or since it closed. Undefined without hours. */
export function closedBefore(
  { business: { hours, closures }, timeZone }: Pick<Settings, 'business'> & { timeZone: string },
  now: Date,
): { from: Date; to: Date } | undefined {
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate()
  let later = now
  for (let back = 0; back <= LOOK_AHEAD_DATES; back += 1) {
    const date = today.subtract({ days: back })
    const periods = hours[WEEKDAYS[date.dayOfWeek - 1]!] ?? []
    if (periods.length === 0 || closures.some((closure) => isClosed(closure, date.toString()))) continue
    const opens = periods.map(({ start }) => momentOf(date, start, timeZone)).reduce((a, b) => (a < b ? a : b))
    const closes = periods.map(({ end }) => momentOf(date, end, timeZone)).reduce((a, b) => (a > b ? a : b))
    if (closes <= now) return closes < later ? { from: closes, to: later } : undefined
    if (opens <= now) later = opens
  }
  return undefined
}

function isClosed(closure: Settings['business']['closures'][number], day: string): boolean {
  const { from, to } = closedDates(closure)
  return from <= day && day <= to
}

function momentOf(date: Temporal.PlainDate, time: string, timeZone: string): Date {
  const isMidnight = time === '24:00'
  const day = isMidnight ? date.add({ days: 1 }) : date
  const plainTime = Temporal.PlainTime.from(isMidnight ? '00:00' : time)
  return new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds)
}
