import { say } from './reply-plan.ts'
import { slotsOf } from './results.ts'
import type { Slot, Wish } from './state.ts'
import { otherHalf, settleStart } from './tasks/slots/start.ts'
import type { Situation } from './tasks/task.ts'
import { closedOn, isPast, todayIn } from './world.ts'

/** Starts shown at once. */
const OFFERED = 4

/**
 * Takes in the starts that were found: settles the wanted one, or offers the nearest; or leaves another lookup to do,
 * which `task.search` describes. `data` undefined: no start far and wide.
 */
export function takeSlots(at: Situation, data: Record<string, unknown> | undefined): void {
  const { task } = at
  const { slots, isLater } = data === undefined ? { slots: [], isLater: true } : slotsOf(data)
  if (task.search?.isBefore === true) return offerAround(at, isLater ? [] : slots)
  if (isLater) return withoutFreeDay(at, slots)
  const wanted = wantedTime(at)
  if (wanted === undefined) return offer(at, chosen(slots, task.wish))
  const exact = slots.filter(({ time }) => time === wanted)
  const [only] = exact
  if (only === undefined) return withoutExact(at, slots)
  // An hour that comes twice, when the clocks are put back, is one day's: its first is taken.
  const isOneDay = exact.every(({ date }) => date === only.date)
  if (!isOneDay || task.wish.day === undefined) return offer(at, inOrder(exact).slice(0, OFFERED))
  settleStart(at, only)
}

function wantedTime({ task: { wish, search } }: Situation): string | undefined {
  const time = wish.time?.at
  return time !== undefined && search?.isTurned === true ? otherHalf(time) : time
}

/** Nothing within the wanted days: the nearest before and after them. */
function withoutFreeDay(at: Situation, later: Slot[]): void {
  const { task, world } = at
  const { day } = task.wish
  const isEarlierPossible = day !== undefined && day.earliest !== true && day.from > todayIn(world)
  if (!isEarlierPossible) return offerAround(at, [], later)
  task.search = { isBefore: true, found: later }
}

function offerAround(at: Situation, before: Slot[], later = at.task.search?.found ?? []): void {
  const { task, world, plan } = at
  const { day } = task.wish
  if (day !== undefined) plan.push(whyNot(day, world))
  const half = OFFERED / 2
  const earlier = inOrder(before).slice(-half)
  const following = inOrder(later).slice(0, OFFERED - earlier.length)
  if (earlier.length + following.length === 0) {
    if (day === undefined) plan.push(say('nothingFree'))
    delete task.wish.time
  }
  // The day is open again; the wanted time of day is not.
  delete task.wish.day
  return offer(at, [...earlier, ...following])
}

function whyNot({ from, to }: { from: string; to: string }, world: Situation['world']) {
  const reason = closedOn(from, world)
  if (from === to && reason !== undefined) return say('closedOn', from, reason)
  return from === to ? say('dayFull', from) : say('nothingFree')
}

/** Starts on the wanted day, but not the wanted one: perhaps the other half of the day was meant, else its neighbours. */
function withoutExact(at: Situation, slots: Slot[]): void {
  const { task, plan, world } = at
  const { day, time } = task.wish
  if (time?.isSure === false && task.search?.isTurned !== true) {
    task.search = { isTurned: true, found: slots }
    return
  }
  const nearest = (task.search?.found ?? slots).slice(0, OFFERED)
  if (day !== undefined && day.from === day.to) {
    const wanted = { date: day.from, time: time?.at ?? '' }
    plan.push(isPast(wanted, world) ? say('pastTime', wanted.time) : say('nearestTo', wanted))
  }
  return offer(at, nearest)
}

function offer({ task }: Situation, slots: Slot[]): void {
  task.offered = inOrder(slots)
  delete task.search
}

/** Starts within the wanted part of the day, first days first; all of them if none is. */
function chosen(slots: Slot[], { time, day }: Wish): Slot[] {
  const fitting = slots.filter((slot) => isWithin(slot, time))
  const some = fitting.length === 0 ? slots : fitting
  return (day === undefined && time === undefined ? overDays(some) : inOrder(some)).slice(0, OFFERED)
}

function isWithin({ time }: Slot, wanted: Wish['time']): boolean {
  return time >= (wanted?.after ?? '00:00') && time < (wanted?.before ?? '24:00')
}

/** Without a wanted day: two starts a day, so that there is a choice of days. */
function overDays(slots: Slot[]): Slot[] {
  return [...Map.groupBy(inOrder(slots), ({ date }) => date).values()].flatMap((ofDay) => ofDay.slice(0, OFFERED / 2))
}

function inOrder(slots: Slot[]): Slot[] {
  return slots.toSorted((a, b) => (a.date + a.time).localeCompare(b.date + b.time))
}
