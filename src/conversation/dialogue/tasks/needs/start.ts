import { plusDays } from '../../../../core/days.ts'
import { askOutside, daysOfTask, meetBookableDays } from '../../bookable-days.ts'
import { say } from '../../reply-plan.ts'
import type { Slot, Wish } from '../../state.ts'
import { afterBreak } from '../../world.ts'
import type { Need, Situation, ToolCall } from '../task.ts'
import { appointmentOf } from '../summary.ts'
import { nameFree } from '../../with-whom.ts'
import { datesOf, isOneDay } from '../../../../models/understanding.ts'
import { withinLimits } from '../../day-limits.ts'
import { hoursFor, narrowest, otherHalf } from '../../time-limits.ts'
import { reachOf } from './booking.ts'

/** Days that a search looks ahead if no day is wanted. */
export const LOOK_DAYS = 14
/** The tool's longest range. */
const MAX_DAYS = 31

/** A free start: looked up, offered, and settled by the visitor's choice. */
export const START: Need = {
  assume: ({ task, state }) => {
    const { booking, wish } = task
    // A move keeps the values of the booking that the visitor does not change.
    if (task.name !== 'move' || booking === undefined) return
    // The day in "Can I move my lesson on Tuesday?" identifies the booking, and is not the new day.
    if (wish.day?.from === booking.date && wish.day.to === booking.date && isSameTime(wish.time, booking.time)) {
      delete wish.day
      delete wish.time
    }
    const isSameDay = wish.time !== undefined || wish.partySize !== undefined || wish.staff !== undefined
    if (wish.day === undefined && isSameDay && task.offered === undefined)
      wish.day = { from: booking.date, to: booking.date }
    if (!isOneDay(wish.day) || wish.time !== undefined || state.question === 'time') return
    wish.time = { at: booking.time, isHalfDayKnown: true }
    task.assumedTime = booking.time
  },
  isKnown: ({ task }) => task.slot !== undefined,
  told: (at) => {
    const { slot, toldStart } = at.task
    if (slot === undefined || slot.slot === toldStart) return undefined
    at.task.toldStart = slot.slot
    const appointment = appointmentOf(at)
    const isTold = at.task.booking !== undefined || at.task.toldService === at.task.wish.service
    if (at.task.wish.service !== undefined) at.task.toldService = at.task.wish.service
    return say('startFree', { ...appointment, service: isTold ? '' : appointment.service })
  },
  lookUp: (at) => {
    const { task, state, world } = at
    if (task.offered !== undefined) return undefined
    const isOpen = task.wish.day === undefined && task.wish.time === undefined
    // A move without a day asks for one once, unless free starts are shown as buttons below the question.
    if (task.name === 'move' && isOpen && (state.puts.day ?? 0) === 0 && !world.showsStarts) return undefined
    return meetBookableDays(at) ? undefined : search(at)
  },
  ask: (at) => {
    const { task, world } = at
    const outside = askOutside(at)
    if (outside !== undefined) return outside
    const { offered: found = [], booking, wish } = task
    // The booking's own start is not offered.
    const offered = found.filter(({ date, time }) => date !== booking?.date || time !== booking.time)
    if (offered.length > 0) {
      // The service is named once, so that the visitor notices a misreading.
      const named = world.services.find(({ id }) => id === wish.service)
      const isTold = booking !== undefined || wish.service === task.toldService
      const about = {
        service: isTold ? undefined : named?.name,
        staff: named?.staff.find(({ id }) => id === wish.staff)?.name,
        partySize: wish.partySize === task.toldPartySize ? undefined : wish.partySize,
      }
      if (wish.service !== undefined) task.toldService = wish.service
      if (wish.partySize !== undefined) task.toldPartySize = wish.partySize
      nameFree(at, offered)
      const isOpen = wish.day === undefined && wish.time === undefined
      const isFound = world.showsStarts && booking !== undefined && isOpen && task.toldService === undefined
      if (isFound) task.toldService = booking.service
      return {
        question: wish.day === undefined ? 'day' : 'time',
        first: isFound ? say('askNewTime', booking) : say('chooseTime', offered, about),
        again: say('chooseTimeAgain', offered),
        back: say('chooseTimeBack'),
        options: offered.map(({ date, time, staff }) => ({ kind: 'start', date, time, staffId: staff })),
      }
    }
    const first = booking === undefined ? say('askDay') : say('askNewTime', booking)
    return { question: 'day', first, again: say('askDayAgain') }
  },
}

function search(at: Situation): ToolCall {
  const { task, state } = at
  const { wish } = task
  const { from, to, dates } = daysOf(at)
  // The own time of a booking counts as free when it moves.
  const own = task.booking === undefined ? {} : { reference: task.booking.reference, ...reachOf(state, task.booking) }
  return {
    name: 'find_slots',
    arguments: {
      ...own,
      service: task.booking?.service ?? wish.service,
      from,
      to,
      ...(dates === undefined ? {} : { dates }),
      ...timesOf(at),
      ...(wish.staff === undefined ? {} : { staff: wish.staff }),
      ...(wish.partySize === undefined ? {} : { party_size: wish.partySize }),
    },
  }
}

/** The days to search: those wished, within what can be booked. */
function daysOf(at: Situation): { from: string; to: string; dates?: string[] } {
  const { wish, limits } = at.task
  const bookable = daysOfTask(at)
  const from = latest(wish.day?.from ?? bookable.first, bookable.first)
  const ahead = limits === undefined ? LOOK_DAYS : MAX_DAYS - 1
  const ends = [wish.day?.to ?? plusDays(from, ahead), plusDays(from, MAX_DAYS - 1), bookable.last ?? LAST_OF_ALL]
  const to = latest(ends.toSorted()[0]!, from)
  const within = wish.day?.only?.filter((date) => from <= date && date <= to)
  const only = within?.length === 0 ? undefined : within
  if (limits === undefined || from === to) return { from, to, ...(only === undefined ? {} : { dates: only }) }
  const dates = withinLimits(datesOf({ from, to, ...(only === undefined ? {} : { only }) }), limits)
  const [first, last] = [dates[0], dates.at(-1)]
  return first === undefined || last === undefined ? { from, to } : { from: first, to: last, dates }
}

const LAST_OF_ALL = '9999-12-31'

/** The starts nearest to it are the latest ones. */
const END_OF_DAY = '23:59'

/** The time of day to search near, or its bounds. */
function timesOf({ task, world }: Situation): { time?: string; after?: string; before?: string } {
  const { wish, search: step } = task
  const hours = hoursFor(task)
  const at = wish.time?.at
  const { after, before } = narrowest([hours, at === undefined ? wish.time : undefined, step?.bounds])
  const begin = after === undefined || wish.day === undefined ? after : afterBreak(after, wish.day.from, world)
  if (wish.time?.isLatest === true && begin === undefined && before === undefined) return { time: END_OF_DAY }
  return {
    ...(at === undefined ? {} : { time: step?.isTurned === true ? otherHalf(at) : at }),
    ...(begin === undefined ? {} : { after: begin }),
    ...(before === undefined ? {} : { before }),
  }
}

function isSameTime(time: Wish['time'], booked: string): boolean {
  return time === undefined || time.at === booked
}

export function settleStart({ task }: Pick<Situation, 'task'>, slot: Slot): void {
  task.slot = slot
  task.wish.day = { from: slot.date, to: slot.date }
  task.wish.time = { at: slot.time, isHalfDayKnown: true }
}

/** Discards found starts after the wish has changed. */
export function lookAgain({ task }: Pick<Situation, 'task'>): void {
  delete task.slot
  delete task.offered
  delete task.search
}

function latest(a: string, b: string): string {
  return a > b ? a : b
}
