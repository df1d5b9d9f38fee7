import { plusDays } from '../../core/days.ts'
import { LOOK_DAYS, lookAgain } from './tasks/needs/start.ts'
import type { Situation } from './tasks/task.ts'
import { leaveHour } from './time-limits.ts'
import { todayIn } from './world.ts'

/** Requests starts after the offered ones; `any`: on another day. */
export function lookFurther(at: Situation, direction: 'later' | 'any'): boolean {
  const { task } = at
  const last = task.slot ?? task.offered?.at(-1)
  if (last === undefined) return false
  const from = direction === 'later' ? last.date : plusDays(last.date, 1)
  task.wish.day = { from, to: plusDays(from, LOOK_DAYS), earliest: true }
  if (direction === 'later' || task.wish.time?.at !== undefined) leaveHour(task)
  lookAgain(at)
  if (direction === 'later') task.search = { isLater: true, bounds: { after: minuteAfter(last.time) } }
  return true
}

/** Requests starts before the offered ones; first on the wanted day, if there is one. */
export function lookSooner(at: Situation): boolean {
  const { task, world } = at
  const first = task.offered?.[0] ?? task.slot
  if (first === undefined) return false
  const { day } = task.wish
  const today = todayIn(world)
  const isOfDay = day !== undefined && day.from === day.to && day.from === first.date
  lookAgain(at)
  if (isOfDay || first.date <= today) {
    task.wish.day = { from: first.date, to: first.date }
    leaveHour(task)
    task.search = { bounds: { before: first.time }, ...(first.date > today ? { isSooner: true } : {}) }
  } else lookOnEarlierDays(at, first.date)
  return true
}

/** Requests starts on the days before, once no earlier start is free on that day. */
export function lookOnEarlierDays({ task, world }: Situation, date: string): void {
  task.wish.day = { from: todayIn(world), to: plusDays(date, -1), earliest: true }
  leaveHour(task)
  delete task.search
}

/** Requests starts on the days after, once no later start is free. */
export function lookOnFollowingDays({ task }: Situation, date: string): void {
  const from = plusDays(date, 1)
  task.wish.day = { from, to: plusDays(from, LOOK_DAYS), earliest: true }
  leaveHour(task)
  delete task.search
}

function minuteAfter(time: string): string {
  return Temporal.PlainTime.from(time).add({ minutes: 1 }).toString({ smallestUnit: 'minute' })
}
