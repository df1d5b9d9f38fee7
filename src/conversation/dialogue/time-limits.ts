import { isOneDay, isWeekend, type TimeValue } from '../../models/understanding.ts'
import type { Task, TimeLimits, Wish } from './state.ts'

/** From this hour on a time is after work, which limits no weekend. */
const AFTER_WORK = '16:00'

/** Keeps the limits for all offers of the task. Returns true if they changed. */
export function limitTimes(task: Task, limits: TimeLimits): boolean {
  const before = JSON.stringify(task.hours)
  task.hours = limits
  return JSON.stringify(limits) !== before
}

/** The limits in force: an hour or a part of the day that is named outside of them outweighs them, and so may a weekend. */
export function hoursFor({ hours, wish, search: step }: Task): TimeLimits | undefined {
  if (hours === undefined || (isOneDay(wish.day) && isWeekend(wish.day) && isOfWork(hours))) return undefined
  const { time } = wish
  const wanted = time?.at !== undefined && step?.isTurned === true ? otherHalf(time.at) : time?.at
  if (wanted !== undefined) return isWithinTimes(wanted, hours) ? hours : undefined
  const isApart = (time?.before ?? '24:00') <= (hours.after ?? '00:00') || (time?.after ?? '00:00') >= endOf(hours)
  return isApart ? undefined : hours
}

/** True for limits that leave the weekend free. */
function isOfWork({ after, before, ...limits }: TimeLimits): boolean {
  return limits.isAfterWork === true || (before === undefined && (after ?? '') >= AFTER_WORK)
}

/** True for "after work", which does not limit weekends. */
export function isAfterWork(time: TimeValue | undefined): boolean {
  return time !== undefined && time.at === undefined && isOfWork(time)
}

export function isWithinTimes(clock: string, limits: TimeLimits): boolean {
  return clock >= (limits.after ?? '00:00') && clock < endOf(limits)
}

/** The starts within all of the limits. */
export function narrowest(all: (TimeLimits | undefined)[]): Pick<TimeLimits, 'after' | 'before'> {
  const after = all
    .flatMap((one) => one?.after ?? [])
    .toSorted()
    .at(-1)
  const [before] = all.flatMap((one) => one?.before ?? []).toSorted()
  return { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) }
}

/** Takes a wish for an hour back to the part of the day that holds for the task. */
export function leaveHour({ hours, wish }: { hours?: TimeLimits; wish: Wish }): void {
  delete wish.time
  if (hours !== undefined && hours.isAfterWork !== true) wish.time = narrowest([hours])
}

/** The same hour in the other half of the day. */
export function otherHalf(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String((hour + 12) % 24).padStart(2, '0')}${time.slice(2)}`
}

function endOf({ before }: TimeLimits): string {
  return before ?? '24:00'
}
