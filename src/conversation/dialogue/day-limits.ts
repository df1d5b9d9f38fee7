import { datesOf, isAmong, type DayValue } from '../../models/understanding.ts'
import type { DayLimits, Task } from './state.ts'

/** Limit of refused days kept, the newest first. */
const MAX_REFUSED = 31

/** Merges limits on days into the task. Naming a refused day allows it again. Returns true if the limits changed. */
export function limitDays(task: Task, day: DayValue): boolean {
  const before = JSON.stringify(task.limits)
  const { weekdays, without = [] } = task.limits ?? {}
  const isNamed = day.from === day.to || (day.only !== undefined && day.weekdays === undefined)
  const named = isNamed && day.without === undefined ? datesOf(day) : []
  const refused = [...without, ...(day.without ?? [])]
    .filter((one, index, all) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === index)
    .filter((one) => !named.some((date) => isAmong(date, one)))
    .slice(-MAX_REFUSED)
  const isOther = named.some((date) => weekdays?.includes(weekdayOf(date)) === false)
  const wanted = day.weekdays ?? (isOther ? undefined : weekdays)
  task.limits = { ...(wanted && { weekdays: wanted }), ...(refused.length > 0 && { without: refused }) }
  if (Object.keys(task.limits).length === 0) delete task.limits
  return JSON.stringify(task.limits) !== before
}

/** The dates within the limits; all dates if none is within them. */
export function withinLimits(dates: string[], limits: DayLimits | undefined): string[] {
  if (limits === undefined) return dates
  const left = dates.filter((date) => isWithin(date, limits))
  return left.length === 0 ? dates : left
}

function isWithin(date: string, { weekdays, without = [] }: DayLimits): boolean {
  return (weekdays?.includes(weekdayOf(date)) ?? true) && !without.some((day) => isAmong(date, day))
}

function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}
