import { plusDays } from '../../core/days.ts'
import { MINUTE } from '../../core/time.ts'
import type { BookableService } from '../../models/chat-model.ts'
import type { Command } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { FOR_TEAM } from './left-tasks.ts'
import { say, sentenceOf } from './reply-plan.ts'
import type { Task, Wish } from './state.ts'
import type { Asking, Situation } from './tasks/task.ts'
import { closedOn, todayIn, type World } from './world.ts'

/** Days that are looked at behind the notice of a service. */
const DAYS_BEHIND_NOTICE = 14

/** First and last day on which a service can be booked at all. */
export interface BookableDays {
  first: string
  last?: string
}

export function bookableDays({ bookable = {} }: BookableService, world: World): BookableDays {
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

/** Asks for another day after a no to the offer of the team. */
export function askOtherDay({ state, plan }: Hearing, task: Task): undefined {
  delete task.wish.day
  delete task.outside
  state.question = 'day'
  state.options = []
  plan.push(say('askDay'))
}

/**
 * Leaves a booking whose day cannot be booked for the team, with its wish as a sentence. The booking would be asked about again
 * behind the message otherwise.
 */
export function leaveOutside(hearing: Hearing): void {
  const { state, commands, world } = hearing
  const [open] = state.tasks
  if (open?.outside?.day === undefined || open.slot !== undefined) return
  const isAgreed = state.question === 'offer' && agrees(commands)
  const begun = commands.flatMap((one) => (one.type === 'start' && FOR_TEAM.has(one.task) ? [one.task] : []))
  if (!isAgreed && begun.length === 0) return
  const request = requestOf(open, world)
  if (begun.includes('person')) {
    open.said.unshift(request)
    return
  }
  state.tasks.shift()
  state.abandoned = open
  state.question = null
  state.options = []
  hearing.target = state.tasks[0]
  if (begun.includes('call_back')) hearing.left = [request, ...open.said]
  else {
    hearing.request = request
    hearing.left = open.said
  }
  if (begun.length === 0) hearing.commands = [...commands, { type: 'start', task: 'message', words: '' }]
}

/** True for a yes, or for an address or a number, without another day. */
function agrees(commands: Command[]): boolean {
  const isElse = commands.some((one) => 'value' in one && (one.value.slot === 'day' || one.value.slot === 'service'))
  const isReachable = commands.some(
    (one) => one.type === 'set' && (one.value.slot === 'email' || one.value.slot === 'phone'),
  )
  return (isReachable || commands.some(({ type }) => type === 'confirm')) && !isElse
}

function requestOf({ wish, booking, outside }: Task, world: World): string {
  const { day, time } = outside ?? {}
  const service = world.services.find(({ id }) => id === wish.service)
  const staff = service?.staff.find(({ id }) => id === wish.staff)?.name
  const about = booking ?? { service: service?.name ?? '', date: '', time: '' }
  const first = { date: day?.from ?? '', time: time?.at ?? '' }
  return sentenceOf(say('wishForTeam', { ...about, staff, partySize: wish.partySize }, first, day?.to ?? ''), world)
}
