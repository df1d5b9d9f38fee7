import { WEEKDAYS, type Weekday } from '../core/days.ts'
import { BadRequest } from '../errors.ts'
import { publicHolidays, regionsOf, type Holiday, type Place, type Region } from './holidays.ts'
import { guessedCountry, guessedRegion, isPlaceKnown, type GUESSED_FROM } from './guessed-country.ts'
import { closedDates } from './weekly-hours.ts'
import type { Tenant } from './tenant.ts'

const MAX_YEARS = 2

interface Asked {
  country?: string | undefined
  region?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface Proposal extends Place {
  guessed_from: (typeof GUESSED_FROM)[number] | null
  regions: Region[]
  from: string
  to: string
  data: (Holiday & { closed_by: 'closures' | 'hours' | null })[]
}

/** Holidays of the asked place, else of the guessed one, and whether they are closed already. @throws BadRequest */
export async function proposeHolidays(tenant: Tenant, query: Asked, now: Date): Promise<Proposal> {
  const { language } = tenant
  const period = periodOf(query, todayIn(tenant.timeZone, now))
  const guess = query.country === undefined ? guessedCountry(tenant) : undefined
  const home = query.country ?? guess!.country
  const regions = await regionsOf(home, language)
  const asked = query.region ?? (query.country === undefined ? guessedRegion(tenant, home, regions) : null)
  const place = { country: home, region: asked }
  if (!isPlaceKnown(place, regions)) throw new BadRequest('region: is none of this country')
  const holidays = await publicHolidays(place, { ...period, language })
  const data = holidays.map((holiday) => ({ ...holiday, closed_by: closedBy(tenant, holiday) }))
  return { ...place, guessed_from: guess?.from ?? null, regions, ...period, data }
}

function todayIn(timeZone: string, now: Date): string {
  return now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

function periodOf(query: Asked, today: string) {
  const from = query.from ?? today
  const start = Temporal.PlainDate.from(from)
  const to = query.to ?? start.add({ years: 1 }).subtract({ days: 1 }).toString()
  if (to < from) throw new BadRequest('to: must not be before from')
  if (to >= start.add({ years: MAX_YEARS }).toString())
    throw new BadRequest(`to: at most ${MAX_YEARS} years after from`)
  return { from, to }
}

function closedBy({ business }: Tenant, { from, to }: Holiday): 'closures' | 'hours' | null {
  const closures = business.closures.map(closedDates)
  const days = daysFrom(from, to)
  if (days.every((day) => closures.some((closed) => closed.from <= day && day <= closed.to))) return 'closures'
  const { hours } = business
  const hasHours = Object.values(hours).some((periods) => periods !== undefined)
  return hasHours && days.every((day) => (hours[weekdayOf(day)] ?? []).length === 0) ? 'hours' : null
}

function weekdayOf(day: string): Weekday {
  return WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1]!
}

function daysFrom(from: string, to: string): string[] {
  const days = [from]
  while (days.at(-1)! < to) days.push(Temporal.PlainDate.from(days.at(-1)!).add({ days: 1 }).toString())
  return days
}
