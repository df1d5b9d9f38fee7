import { BadRequest } from '../errors.ts'
import { countOfDates, endOfDate, startOfDate } from './wall-clock.ts'

const MAX_DATES = 62

/** From the first moment of the first date to the last of the last one. @throws BadRequest */
export function rangeOfDates(timeZone: string, from: string, to: string): { from: Date; to: Date } {
  if (to < from) throw new BadRequest('to must not be before from')
  if (countOfDates(from, to) > MAX_DATES) throw new BadRequest(`from and to must be at most ${MAX_DATES} dates apart`)
  return { from: new Date(startOfDate(timeZone, from)), to: new Date(endOfDate(timeZone, to)) }
}

const isDate = (bound: string) => bound.length === 'YYYY-MM-DD'.length

/** Bounds that are dates or instants; a date as `to` is included. */
export function startsWithin(
  timeZone: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from?: Date; to?: Date } {
  return {
    ...(from !== undefined && { from: new Date(isDate(from) ? startOfDate(timeZone, from) : from) }),
    ...(to !== undefined && { to: new Date(isDate(to) ? endOfDate(timeZone, to) : to) }),
  }
}
