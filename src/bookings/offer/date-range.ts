import { startOfDay, countOfDates } from '../../core/days.ts'
import { DAY } from '../../core/time.ts'
import { BadRequest } from '../../errors.ts'

const MAX_DAYS = 62

/** Dates (`YYYY-MM-DD`) or instants. */
interface Bounds<T extends string | undefined> {
  from: T
  to: T
}

/** The range of an availability query. @throws BadRequest for a negative or too long one */
export function rangeOf(timeZone: string, bounds: Bounds<string>): { from: Date; to: Date } {
  const from = firstMoment(timeZone, bounds.from)
  const to = endMoment(timeZone, bounds.to)
  const areDates = isDate(bounds.from) && isDate(bounds.to)
  if (areDates ? bounds.to < bounds.from : to < from) throw new BadRequest('to must not be before from')
  // Counted as calendar dates, because the length of days varies.
  const days = areDates ? countOfDates(bounds.from, bounds.to) : (to.getTime() - from.getTime()) / DAY
  if (days > MAX_DAYS) throw new BadRequest(`from and to must span at most ${MAX_DAYS} days`)
  return { from, to }
}

/** Bounds of a list, both optional. */
export function startsWithin(
  timeZone: string,
  { from, to }: Partial<Bounds<string | undefined>>,
): { from?: Date; to?: Date } {
  return {
    ...(from !== undefined && { from: firstMoment(timeZone, from) }),
    ...(to !== undefined && { to: endMoment(timeZone, to) }),
  }
}

const isDate = (bound: string) => bound.length === 'YYYY-MM-DD'.length

function firstMoment(timeZone: string, bound: string): Date {
  return isDate(bound) ? startOfDay(bound, timeZone) : new Date(bound)
}

/** Dates are inclusive. */
function endMoment(timeZone: string, bound: string): Date {
  return isDate(bound) ? startOfDay(bound, timeZone, 1) : new Date(bound)
}
