import { plusDays } from '../../core/days.ts'
import { spread } from '../../core/spread.ts'
import { isOneDay } from '../../models/understanding.ts'
import { withinLimits } from './day-limits.ts'
import { lookOnEarlierDays, lookOnFollowingDays } from './further-starts.ts'
import { say } from './reply-plan.ts'
import { slotsOf, type FoundSlot } from './results.ts'
import type { Slot, Wish } from './state.ts'
import { LOOK_DAYS, settleStart } from './tasks/needs/start.ts'
import type { Situation } from './tasks/task.ts'
import { hoursFor, narrowest, otherHalf } from './time-limits.ts'
import { afterBreak, closedOn, isPast, type World } from './world.ts'

/** Number of starts shown at once. */
const OFFERED = 4
const NOON = '12:00'

/**
 * Takes the found starts: settles the wanted one, offers the nearest ones, or requests another lookup through
 * `task.search`. `data` is undefined if the search found no start at all.
 */
export function takeSlots(at: Situation, data: Record<string, unknown> | undefined): void {
  const { task } = at
  const found = data === undefined ? [] : slotsOf(data)
  const asked = found.filter(({ instead }) => instead === undefined)
  if (asked.length === 0) return offerInstead(at, found)
  const wanted = wantedTime(at)
  if (task.wish.time?.isLatest === true) return takeLatest(at, asked)
  const [only, other] = asked
  // A single start needs no choice.
  if (wanted === undefined && other === undefined && task.name === 'book' && isOneDay(task.wish.day))
    return settleStart(at, only!)
  if (wanted === undefined) return offer(at, chosen(asked, at))
  const exact = asked.filter(({ time }) => time === wanted)
  const [first] = exact
  if (first === undefined) return withoutExact(at, asked)
  // An hour that occurs twice, when clocks go back, means the first one.
  const areOfOneDay = exact.every(({ date }) => date === first.date)
  if (!areOfOneDay || task.wish.day === undefined) return offer(at, inOrder(exact).slice(0, OFFERED))
  settleStart(at, first)
}

/** Settles the latest start of the wanted day, or offers that of each day. */
function takeLatest(at: Situation, slots: Slot[]): void {
  const latest = [...Map.groupBy(inOrder(slots), ({ date }) => date).values()].map((ofDay) => ofDay.at(-1)!)
  const [only, other] = latest
  if (only !== undefined && other === undefined && isOneDay(at.task.wish.day)) return settleStart(at, only)
  return offer(at, latest.slice(0, OFFERED))
}

function wantedTime({ task: { wish, search } }: Situation): string | undefined {
  const time = wish.time?.at
  return time !== undefined && search?.isTurned === true ? otherHalf(time) : time
}

/** Offers other times of the day, otherwise the nearest days before and after, but no other person. */
function offerInstead(at: Situation, found: FoundSlot[]): void {
  const { task, plan, world } = at
  if (task.search?.found !== undefined) return withoutExact(at, task.search.found)
  const { day } = task.wish
  if (task.search?.isSooner === true && day !== undefined) return lookOnEarlierDays(at, day.from)
  if (task.search?.isLater === true && day !== undefined) {
    plan.push(say('nothingFree'))
    return lookOnFollowingDays(at, day.from)
  }
  const kind = (name: FoundSlot['instead']) =>
    ofLimits(
      found.filter(({ instead }) => instead === name),
      task,
    )
  if (lookOnNextDays(at)) return
  const sameDay = kind('other_time')
  if (sameDay.length === 0 && day !== undefined) plan.push(whyNot(day, world))
  else plan.push(say('nothingFree'))
  if (sameDay.length > 0) return offer(at, sameDay.slice(0, OFFERED))
  const { time } = task.wish
  task.unmet = { ...(day === undefined ? {} : { day }), ...(time === undefined ? {} : { time }) }
  if (day === undefined) delete task.wish.time
  // Any day may be offered now, still at the wanted time if possible.
  delete task.wish.day
  const earlier = atWantedTime(at, kind('before')).slice(-OFFERED / 2)
  const following = atWantedTime(at, kind('after')).slice(0, OFFERED - earlier.length)
  return offer(at, [...earlier, ...following])
}

/**
 * If a day has no start in the part of the day that suits, the following days are searched before other times of it are
 * offered. Limits that no day meets are left.
 */
function lookOnNextDays({ task, plan, world }: Situation): boolean {
  const { day, time } = task.wish
  const hours = hoursFor(task)
  if (hours === undefined || day === undefined) return false
  if (task.search?.full !== undefined) {
    task.wish = { ...task.wish, day: task.search.full, time: narrowest([hours]) }
    delete task.hours
    delete task.search
    // The reply has said already that nothing is free then.
    plan.pop()
    return true
  }
  const isClosed = isOneDay(day) && closedOn(day.from, world) !== undefined
  if (isOneDay(day) && time?.at !== undefined) plan.push(say('notAt', { date: day.from, time: time.at }))
  else plan.push(isClosed ? whyNot(day, world) : say('nothingFree'))
  task.wish.day = { from: day.from, to: plusDays(day.to, LOOK_DAYS) }
  delete task.wish.time
  task.search = { full: day }
  return true
}

/** The slots on days within the limits; all slots if none is within them. */
function ofLimits(slots: FoundSlot[], { limits }: Situation['task']): FoundSlot[] {
  const dates = new Set(withinLimits([...new Set(slots.map(({ date }) => date))], limits))
  return slots.filter(({ date }) => dates.has(date))
}

/** Slots in order; only those of the wanted hour, if there are any. */
function atWantedTime(at: Situation, slots: FoundSlot[]): FoundSlot[] {
  const exact = slots.filter(({ time }) => time === wantedTime(at))
  return inOrder(exact.length > 0 ? exact : slots)
}

function whyNot({ from, to }: { from: string; to: string }, world: Situation['world']) {
  const reason = closedOn(from, world)
  if (from === to && reason !== undefined) return say('closedOn', from, reason)
  return from === to ? say('dayFull', from) : say('nothingFree')
}

/**
 * Handles a day with starts, but none at the wanted hour: tries the other half of the day if the hour is ambiguous,
 * then offers the nearest starts.
 */
function withoutExact(at: Situation, slots: Slot[]): void {
  const { task, plan, world } = at
  const { day, time } = task.wish
  if (time?.isHalfDayKnown === false && task.search?.isTurned !== true) {
    task.search = { isTurned: true, found: slots }
    return
  }
  const nearest = (task.search?.found ?? slots).slice(0, OFFERED)
  const isAsked = time?.at === undefined || time.at !== task.assumedTime
  if (isAsked && day !== undefined && day.from === day.to) {
    const wanted = { date: day.from, time: time?.at ?? '' }
    plan.push(isPast(wanted, world) ? say('pastTime', wanted.time) : say('notAt', wanted))
  }
  return offer(at, nearest)
}

function offer({ task }: Situation, slots: Slot[]): void {
  task.offered = inOrder(slots)
  delete task.search
}

/** Starts within the wanted part of the day, first days first; all starts if none is within it. */
function chosen(slots: Slot[], { task: { wish }, world }: Situation): Slot[] {
  const { time, day } = wish
  const fitting = slots.filter((slot) => isWithin(slot, time, world))
  const some = fitting.length === 0 ? slots : fitting
  const isOpen = day === undefined ? time === undefined : day.from !== day.to && day.earliest !== true
  return isOpen ? overDays(some).slice(0, OFFERED) : overOne(inOrder(some), wish)
}

function isWithin({ time, date }: Slot, wanted: Wish['time'], world: World): boolean {
  const after = afterBreak(wanted?.after ?? '00:00', date, world)
  return time >= after && time < (wanted?.before ?? '24:00')
}

/**
 * If several days are possible, an early and a late start per day, so that the visitor can choose between days and
 * halves of a day.
 */
function overDays(slots: Slot[]): Slot[] {
  return [...Map.groupBy(inOrder(slots), ({ date }) => date).values()].flatMap((ofDay) => halves(ofDay))
}

function halves(ofDay: Slot[]): Slot[] {
  const [first, ...others] = ofDay
  if (first === undefined) return []
  const later = others.find(({ time }) => first.time < NOON && time >= NOON) ?? others[Math.floor(others.length / 2)]
  return later === undefined ? [first] : [first, later]
}

/** Starts spread over the found ones, unless the earliest are wanted. */
function overOne(slots: Slot[], { day }: Wish): Slot[] {
  return day?.earliest === true ? slots.slice(0, OFFERED) : spread(slots, OFFERED)
}

function inOrder<S extends Slot>(slots: S[]): S[] {
  return slots.toSorted((a, b) => (a.date + a.time).localeCompare(b.date + b.time))
}
