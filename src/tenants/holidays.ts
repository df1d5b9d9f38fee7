import { createBriefCache } from '../core/brief-cache.ts'
import { plusDays } from '../core/days.ts'
import { DAY, HOUR } from '../core/time.ts'

/** A public holiday; dates `YYYY-MM-DD` of the place itself, both included. */
export interface Holiday {
  from: string
  to: string
  name: string
}

/** A country (ISO 3166-1) and one of its regions, by the code of `regionsOf`. */
export interface Place {
  country: string
  region: string | null
}

/** A code with its name. */
export interface Region {
  code: string
  name: string
}

const recent = createBriefCache<Holiday[]>({ ttlMs: DAY, max: 200 })

/** Regions with holidays of their own, by name; none for a country that has none, or that nobody knows. */
export async function regionsOf(country: string, language: string): Promise<Region[]> {
  const Holidays = await load()
  const states: Record<string, string> | undefined = new Holidays().getStates(country, language)
  return Object.entries(states ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** Whole public holidays from day to day, both included, named in the language where it has a name there. */
export async function publicHolidays(
  place: Place,
  { from, to, language }: { from: string; to: string; language: string },
): Promise<Holiday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  // One year more at the beginning: a holiday of several days may have begun before.
  const years = Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index)
  const found: Holiday[] = []
  for (const year of years)
    found.push(...((await recent.get(keyOf(place, year, language), () => ofYear(place, year, language))) ?? []))
  return found
    .filter((holiday) => holiday.to >= from && holiday.from <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

function keyOf({ country, region }: Place, year: number, language: string): string {
  return JSON.stringify([country, region, year, language])
}

async function ofYear({ country, region }: Place, year: number, language: string): Promise<Holiday[]> {
  const Holidays = await load()
  const [spoken = 'en'] = language.split('-')
  const options = { types: ['public' as const], languages: [spoken, 'en'] }
  const calendar = region === null ? new Holidays(country, options) : new Holidays(country, region, options)
  return calendar.getHolidays(year, spoken).flatMap(({ date, start, end, name }) => {
    const [day = '', time = ''] = date.split(' ')
    // A holiday from noon on is no closed day.
    if (!time.startsWith('00:00')) return []
    return [{ from: day, to: plusDays(day, wholeDays(end.getTime() - start.getTime()) - 1), name }]
  })
}

/** A day with a change of clocks has 23 hours; the eve of a feast that begins at sunset is a part of a day. */
function wholeDays(milliseconds: number): number {
  return Math.max(1, Math.floor((milliseconds + HOUR) / DAY))
}

/** On first use: the rules of all countries take time and memory that most processes never need. */
async function load() {
  return (await import('date-holidays')).default
}
