import { plusDays } from '../../core/days.ts'
import { MINUTE } from '../../core/time.ts'
import type { BookableService } from '../../models/chat-model.ts'
import { isOneDay, type Command, type DayValue } from '../../models/understanding.ts'
import { say } from './reply-plan.ts'
import type { Task, Wish } from './state.ts'
import type { Asking, Situation } from './tasks/task.ts'
import { closedOn, todayIn, type World } from './world.ts'

/** Days that are looked at behind the notice of a service. */
const DAYS_BEHIND_NOTICE = 14

/** First and last day on which a service can be booked at all. */
interface BookableDays {
  first: string
  last?: string
}

function bookableDays({ bookable = {} }: BookableService, world: World): BookableDays {
  const { noticeMinutes = 0, daysAhead, from = '', until } = bookable
  const noticed = { ...world, now: new Date(world.now.getTime() + noticeMinutes * MINUTE) }
  const first = [todayIn(noticed), from].toSorted().at(-1)!
  const ahead = daysAhead === undefined ? [] : [plusDays(todayIn(world), daysAhead)]
  const [last] = [...ahead, ...(until === undefined ? [] : [until])].toSorted()
  return { first, ...(last === undefined ? {} : { last }) }
}

/** The bookable days of the task's service; no limits while it is unknown. */
export function daysOfTask({ task, world }: Pick<Situation, 'task' | 'world'>): BookableDays {
  const service = serviceOf(task, world)
  return service === undefined ? { first: todayIn(world) } : bookableDays(service, world)
}

function serviceOf({ wish, booking }: Task, { services }: World): BookableService | undefined {
  return services.find(
    ({ id, name }) => id === wish.service || (wish.service === undefined && name === booking?.service),
  )
}

/**
 * Keeps a wished day that cannot be booked yet. One before the notice is replaced by the first days behind it. Returns true for
 * a day that is too far ahead, because there is nothing to look up.
 */
export function meetBookableDays(at: Situation): boolean {
  const { task, world, plan } = at
  const { day, time } = task.wish
  if (day === undefined) return false
  const { first, last } = daysOfTask(at)
  const isLate = last !== undefined && day.from > last
  const isEarly = day.to < first && !isOver(day, world)
  if (!isLate && !isEarly) {
    // Another service may be bookable on that day.
    delete task.outside
    return false
  }
  task.outside = { day, ...(time === undefined ? {} : { time }) }
  if (isLate) return true
  plan.push(say('bookableFrom', serviceOf(task, world)?.name ?? '', openFrom(first, world)))
  task.wish.day = { from: first, to: plusDays(first, DAYS_BEHIND_NOTICE), earliest: true }
  return false
}

/** True for a closed day, or for today after closing time: the notice is not the reason then. */
function isOver({ from, to }: NonNullable<Wish['day']>, world: World): boolean {
  if (from !== to) return false
  if (closedOn(from, world) !== undefined) return true
  const { now, timeZone, hours } = world
  const end = hours?.[Temporal.PlainDate.from(from).dayOfWeek - 1]?.at(-1)?.end
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainTime()
  return from === todayIn(world) && end !== undefined && end <= clock.toString().slice(0, 5)
}

/** The first day from this one on that is not closed. */
function openFrom(date: string, world: World): string {
  const days = Array.from({ length: DAYS_BEHIND_NOTICE }, (_, index) => plusDays(date, index))
  return days.find((day) => closedOn(day, world) === undefined) ?? date
}

/** Tells until which day the service can be booked, and offers the team; undefined for a day that can be booked. */
export function askOutside(at: Situation): Asking | undefined {
  const { task, world } = at
  const { last } = daysOfTask(at)
  if (last === undefined || task.outside === undefined || (task.wish.day?.from ?? '') <= last) return undefined
  return {
    question: 'offer',
    first: say('bookableUntil', serviceOf(task, world)?.name ?? '', last),
    again: say('bookableUntilAgain', last),
    options: [{ kind: 'task', task: 'message' }],
  }
}

/** Settles an unclear day of which all readings but one are days on which the business is closed. */
export function withOpenDays(commands: Command[], world: Pick<World, 'closures' | 'hours'>): Command[] {
  return commands.map((one): Command => {
    if (one.type !== 'unclear') return one
    const days = one.candidates.filter(({ slot, value }) => slot === 'day' && value !== null)
    const open = days.filter((day) => day.slot === 'day' && !isClosed(day.value, world))
    const [only, other] = open
    if (only === undefined || other !== undefined || days.length < one.candidates.length) return one
    return { type: 'set', value: only, words: one.words }
  })
}

function isClosed(day: DayValue | null, world: Pick<World, 'closures' | 'hours'>): boolean {
  return day !== null && isOneDay(day) && closedOn(day.from, world) !== undefined
}
