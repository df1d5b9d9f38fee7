import { z } from 'zod'
import { advance, say } from './advance.ts'
import { dateIn } from './days.ts'
import type { Booking, CallResult, DialogueState, Outcome, Slot, Task, World } from './state.ts'
import { settle } from './turns.ts'
import { choose, otherHalf } from './values.ts'
import { wordingOf } from './wording.ts'

const OFFERED = 4
/** Tries at recognising a booking. */
const MOST_FAILURES = 3

const slotsResult = z.object({
  slots: z.array(z.object({ slot: z.string(), date: z.string(), time: z.string() })),
  is_exact: z.boolean().nullish(),
  is_later: z.boolean().nullish(),
})
const bookingResult = z.object({
  booking: z.object({ reference: z.string(), service: z.string(), date: z.string(), time: z.string() }),
})
const handOffResult = z.object({ open: z.boolean().nullish(), opens: z.string().nullish() })

/** What came of the last call. */
export function learn(state: DialogueState, result: CallResult, world: World): Outcome {
  const { task } = state
  if (task === null) return { state, reply: null }
  const error = result.ok ? undefined : String(result.data['error'] ?? 'failed')
  if (result.name === 'find_slots') return slotsFound(state, task, error, result.data, world)
  if (error !== undefined) return failed(state, task, error, world)
  const wording = wordingOf(state.language)
  switch (result.name) {
    case 'find_booking':
      task.booking = bookingResult.parse(result.data).booking
      return advance(state, world)
    case 'create_booking':
      state.last = bookingResult.parse(result.data).booking
      return settle(state, wording.booked(state.last), world)
    case 'reschedule_booking':
      state.last = bookingResult.parse(result.data).booking
      return settle(state, wording.moved(state.last), world)
    case 'cancel_booking':
      state.last = null
      return settle(state, wording.cancelled(task.booking as Booking), world)
    case 'capture_lead':
      return settle(state, wording.noted, world)
    case 'request_callback':
      return settle(state, wording.callbackNoted(state.contact.phone ?? ''), world)
    case 'transfer_call':
      return settle(state, wording.transferred, world)
    default: {
      const { open } = handOffResult.parse(result.data)
      return settle(state, open === true ? wording.handedOff : wording.handedOffLater, world)
    }
  }
}

function slotsFound(
  state: DialogueState,
  task: Task,
  error: string | undefined,
  data: Record<string, unknown>,
  world: World,
): Outcome {
  const wording = wordingOf(state.language)
  const { wish } = task
  if (error !== undefined && error !== 'no_slots') {
    delete wish.date
    if (error === 'unknown_staff') delete wish.staffId
    if (error === 'unknown_service') delete wish.serviceId
    if (error !== 'bad_range' && error !== 'unknown_staff' && error !== 'unknown_service')
      return settle(state, wording.problem, world)
    say(state, wording.nothingFree)
    return askAgain(state, task, world)
  }
  const found = error === 'no_slots' ? { slots: [] } : slotsResult.parse(data)
  const slots: Slot[] = found.slots.map(({ slot, date, time }) => ({ slot, date, time }))
  if (slots.length === 0) {
    say(state, wording.nothingFree)
    return askAgain(state, task, world)
  }
  const exact = slots.find(({ date, time }) => date === wish.date && time === wish.time)
  if (exact !== undefined) {
    choose(task, exact)
    return advance(state, world)
  }
  return offer(state, task, slots, world)
}

/** Without a time to propose, the day is open again. */
function askAgain(state: DialogueState, task: Task, world: World): Outcome {
  if (task.wish.time === undefined) {
    // Asking the same again would find the same again.
    state.asked = 'when'
    say(state, wordingOf(state.language).askWhen)
    delete task.wish.date
    task.offered = []
    const reply = state.said
    state.said = []
    return { state, reply }
  }
  delete task.wish.date
  return advance(state, world)
}

function offer(state: DialogueState, task: Task, slots: Slot[], world: World): Outcome {
  const wording = wordingOf(state.language)
  const { wish } = task
  const onDay = slots.filter(({ date }) => date === wish.date)
  if (wish.time !== undefined && wish.date !== undefined) {
    // "At nine" was taken for the morning; the evening may be what was meant.
    if (wish.isSure !== true && task.isTurned !== true) {
      task.isTurned = true
      task.found = slots
      wish.time = otherHalf(wish.time)
      return advance(state, world)
    }
    if (task.found !== undefined) {
      wish.time = otherHalf(wish.time)
      const { found } = task
      delete task.found
      wish.isSure = true
      return offer(state, task, found, world)
    }
    if (isPast(wish.date, wish.time, world)) say(state, wording.pastTime(wish.time))
    else if (onDay.length === 0) say(state, wording.dayFull(wish.date))
    else say(state, wording.notFree({ date: wish.date, time: wish.time }))
  } else if (wish.date !== undefined && onDay.length === 0) say(state, wording.dayFull(wish.date))
  const nearest = chooseSome(onDay.length === 0 ? slots : onDay, wish)
  if (onDay.length === 0) delete wish.date
  task.offered = nearest
  return advance(state, world)
}

/** The nearest to the wanted time, else the first ones; in their order. */
function chooseSome(slots: Slot[], { time, part }: Task['wish']): Slot[] {
  const inPart = slots.filter((slot) => part === undefined || isInPart(slot.time, part))
  const fitting = time === undefined && inPart.length > 0 ? inPart : slots
  return fitting.slice(0, OFFERED).sort((a, b) => (a.date + a.time).localeCompare(b.date + b.time))
}

function isInPart(time: string, part: NonNullable<Task['wish']['part']>): boolean {
  if (part === 'morning') return time < '12:00'
  return part === 'afternoon' ? time >= '12:00' && time < '18:00' : time >= '17:00'
}

function isPast(date: string, time: string, world: World): boolean {
  const today = dateIn(world).toString()
  const now = Temporal.Instant.fromEpochMilliseconds(world.now.getTime()).toZonedDateTimeISO(world.timeZone)
  return date < today || (date === today && time <= now.toPlainTime().toString({ smallestUnit: 'minute' }))
}

function failed(state: DialogueState, task: Task, error: string, world: World): Outcome {
  const wording = wordingOf(state.language)
  task.failures = (task.failures ?? 0) + 1
  if (task.failures > MOST_FAILURES) return settle(state, wording.problem, world)
  switch (error) {
    case 'slot_taken':
    case 'unknown_slot':
      if (error === 'slot_taken') say(state, wording.justTaken)
      delete task.slot
      delete task.offered
      return advance(state, world)
    case 'not_found':
      delete task.reference
      delete task.booking
      delete state.contact.email
      delete state.contact.phone
      say(state, wording.bookingNotFound)
      return advance(state, world)
    case 'name_needed':
      delete state.contact.name
      return advance(state, world)
    case 'bad_phone':
    case 'phone_needed':
      delete state.contact.phone
      say(state, wording.badPhone)
      return advance(state, world)
    case 'contact_needed':
      delete state.contact.email
      delete state.contact.phone
      return advance(state, world)
    case 'nobody_there':
      // The next best thing: the team reads what the caller wanted.
      say(state, wording.nobodyThere)
      state.task = { kind: 'lead', wish: {}, text: task.text, isTextOpen: true }
      return advance(state, world)
    case 'limit_reached':
      return settle(state, wording.limit, world)
    case 'not_changeable':
      return settle(state, wording.notChangeable, world)
    default:
      return settle(state, wording.problem, world)
  }
}
