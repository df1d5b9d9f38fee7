import { plusDays } from '../../core/days.ts'
import { readPhoneAmong } from '../../core/phone.ts'
import { lowerWords } from '../../core/words.ts'
import {
  isAmong,
  isAnyTime,
  isWeekend,
  type DayValue,
  type SlotValue,
  type TimeValue,
} from '../../models/understanding.ts'
import { say } from './reply-plan.ts'
import { keepNote, type Contact, type Slot, type Task, type TimeLimits } from './state.ts'
import { fits, isOfWhole, largestParty, noteSize } from './tasks/needs/party-size.ts'
import { limitDays } from './day-limits.ts'
import { lookAgain, settleStart } from './tasks/needs/start.ts'
import { changeOver, leaveStaff } from './unfit-service.ts'
import type { Situation, Turn } from './tasks/task.ts'
import { isAfterWork, isWithinTimes, leaveHour, limitTimes, narrowest, otherHalf } from './time-limits.ts'
import { todayIn } from './world.ts'

/** `refused`: the value cannot be taken. */
type Effect = 'changed' | 'same' | 'refused'

/** A value with the words it was read from. */
export interface Given {
  value: SlotValue
  words: string
  /** A part of the day that holds for all days of the task. */
  isLasting?: boolean
}

/** Stores a value in the conversation, or in the task that it belongs to. */
export function setValue(turn: Turn, task: Task | undefined, given: Given): Effect {
  const { value, words } = given
  switch (value.slot) {
    case 'name':
      return setContact(turn, 'name', value.value)
    case 'email':
      return value.value === null ? refuse(turn, 'badEmail') : setContact(turn, 'email', value.value)
    case 'phone':
      return setPhone(turn, value.value)
    default:
      if (task === undefined) return 'same'
      if (task.name === 'call_back' && (value.slot === 'day' || value.slot === 'time')) {
        if (isOfMatter(turn, value)) return 'same'
        task.wanted[value.slot] = words
        return 'changed'
      }
      if (value.slot === 'time' && value.value !== null && given.isLasting === true)
        return setPart({ ...turn, task }, value.value)
      return setWish({ ...turn, task }, value, words)
  }
}

/** Call backs are wanted within days: a later date is the subject of the call, not its time. */
const MAX_DAYS_TO_CALL = 10

function isOfMatter({ world }: Turn, value: SlotValue): boolean {
  const day = value.slot === 'day' ? value.value : null
  return day !== null && day.from > plusDays(todayIn(world), MAX_DAYS_TO_CALL)
}

function setContact({ state }: Turn, part: keyof Contact, value: string): Effect {
  if (state.contact[part] === value) return 'same'
  state.contact[part] = value
  return 'changed'
}

/**
 * Reads the number in the country of the business, otherwise of the visitor's page, so that it can be read back in
 * full.
 */
function setPhone(turn: Turn, typed: string | null): Effect {
  const { country, guestCountry } = turn.world
  const countries = guestCountry === undefined ? [country] : [country, guestCountry]
  const read = typed === null ? undefined : readPhoneAmong(typed, countries)
  return read === undefined ? refuse(turn, 'badPhone') : setContact(turn, 'phone', read)
}

function refuse({ plan }: Turn, key: 'badEmail' | 'badPhone' | 'noSuchDay' | 'noSuchTime'): Effect {
  plan.push(say(key))
  return 'refused'
}

type Wished = Exclude<SlotValue, { slot: 'name' | 'email' | 'phone' }>

function setWish(at: Situation, value: Wished, words: string): Effect {
  switch (value.slot) {
    case 'service':
      return setService(at, value.value)
    case 'staff':
      return setStaff(at, value.value)
    case 'day':
      return value.value === null ? refuseDay(at) : setDay(at, value.value)
    case 'time':
      return value.value === null ? refuse(at, 'noSuchTime') : setTime(at, value.value)
    case 'party_size':
      return setPartySize(at, value.value, words)
    case 'reference':
      return setReference(at, value.value)
  }
}

function setService(at: Situation, ids: string[]): Effect {
  const { task, world } = at
  const { wish } = task
  const known = ids.filter((id) => world.services.some((service) => service.id === id))
  const [only, other] = known
  if (only === undefined || task.name !== 'book') return 'same'
  if (other === undefined && wish.service === only) return 'same'
  delete wish.service
  delete wish.candidates
  if (other === undefined) wish.service = only
  else wish.candidates = known
  leaveStaff(at)
  // The wish had no free start for the old service; the new one may have some.
  if (task.slot === undefined) task.wish = { ...task.unmet, ...wish }
  delete task.unmet
  lookAgain(at)
  return 'changed'
}

function setStaff(at: Situation, id: string | null): Effect {
  const { task, world, plan } = at
  if (id === 'any') {
    delete task.wish.staff
    lookAgain(at)
    return 'changed'
  }
  const offering = world.services.filter((service) => service.id === task.wish.service)
  const staff = (offering.length > 0 ? offering : world.services).flatMap((service) => service.staff)
  if (!staff.some((person) => person.id === id)) {
    const names = [...new Set(staff.map(({ name }) => name))]
    const known = world.services.flatMap((service) => service.staff).find((person) => person.id === id)?.name
    if (names.length > 0) plan.push(known === undefined ? say('unknownStaff', names) : say('otherStaff', known, names))
    return 'refused'
  }
  // A person named again at the summary is repeated in the reply.
  if (task.wish.staff === id && task.slot !== undefined) task.isWhoAsked = true
  if (task.wish.staff === id || id === null) return 'same'
  task.wish.staff = id
  // Another person may be free at that time.
  if (task.slot === undefined) task.wish = { ...task.unmet, ...task.wish }
  delete task.unmet
  lookAgain(at)
  return 'changed'
}

function refuseDay(at: Situation): Effect {
  delete at.task.wish.day
  lookAgain(at)
  return refuse(at, 'noSuchDay')
}

function setDay(at: Situation, day: DayValue): Effect {
  const { task, plan, world } = at
  const today = Temporal.Instant.fromEpochMilliseconds(world.now.getTime())
    .toZonedDateTimeISO(world.timeZone)
    .toPlainDate()
    .toString()
  if (day.to < today) {
    plan.push(say('pastDay', day.to))
    delete task.wish.day
    lookAgain(at)
    return 'refused'
  }
  const { weekdays: _, without: __, ...own } = day
  const isLimited = limitDays(task, day)
  if (!isLimited && JSON.stringify(task.wish.day) === JSON.stringify(own)) return 'same'
  task.wish.day = own
  delete task.outside
  if (isAfterWork(task.wish.time) && isWeekend(day)) delete task.wish.time
  // "As soon as possible" names no hour.
  if (day.earliest === true && task.slot !== undefined) leaveHour(task)
  lookAgain(at)
  return 'changed'
}

function setTime(at: Situation, time: TimeValue): Effect {
  const { task } = at
  if (isAnyTime(time)) return setAnyTime(at)
  if (time.isLasting === true) return setHours(at, { ...narrowest([time]), isAfterWork: true })
  const chosen = offeredAt(task, time)
  if (chosen !== undefined) {
    settleStart(at, chosen)
    return 'changed'
  }
  if (task.slot !== undefined && task.slot.time === time.at) return 'same'
  const dates = new Set(task.offered?.map(({ date }) => date))
  const [date] = dates
  if (task.wish.day === undefined && date !== undefined && dates.size === 1) task.wish.day = { from: date, to: date }
  task.wish.time = time
  delete task.assumedTime
  lookAgain(at)
  return 'changed'
}

/** Limits all offers of the task to a part of the day: "afternoons only". A settled start within it stays. */
function setPart(at: Situation, part: TimeValue): Effect {
  const { task } = at
  const { slot } = task
  const isOther = limitTimes(task, narrowest([part]))
  if (slot !== undefined && isWithinTimes(slot.time, part)) return isOther ? 'changed' : 'same'
  return setTime(at, part)
}

/** Leaves all limits of the time of day: "any time is fine". */
function setAnyTime({ task }: Situation): Effect {
  if (task.hours === undefined && task.wish.time === undefined) return 'same'
  delete task.hours
  if (task.slot !== undefined) return 'same'
  leaveHour(task)
  if (task.unmet !== undefined) delete task.unmet.time
  lookAgain({ task })
  return 'changed'
}

/** Limits all offers of the task, for "I work until five". A settled start within the limits stays. */
function setHours(at: Situation, hours: TimeLimits): Effect {
  const { task } = at
  if (!limitTimes(task, hours)) return 'same'
  if (task.slot === undefined || !isWithinTimes(task.slot.time, hours)) lookAgain(at)
  return 'changed'
}

/** The offered start of this hour, if there is only one. */
function offeredAt({ offered = [], slot, wish: { day } }: Task, { at, isHalfDayKnown }: TimeValue): Slot | undefined {
  if (slot !== undefined || at === undefined) return undefined
  const onDay = offered.filter(({ date }) => day === undefined || isAmong(date, day))
  const exact = onDay.filter(({ time }) => time === at)
  const turned = isHalfDayKnown === false ? onDay.filter(({ time }) => time === otherHalf(at)) : []
  const [only, other] = exact.length > 0 ? exact : turned
  return other === undefined ? only : undefined
}

/** A longer sentence tells more than the number of people. */
const MAX_WORDS_OF_SIZE = 6

function setPartySize(at: Situation, size: number, words: string): Effect {
  const { task, world, plan } = at
  const { wish } = task
  if (task.name === 'cancel' || wish.partySize === size) return 'same'
  if (task.name === 'book' && isOfWhole(at, size)) {
    const told = at.message.split(/[.,;:!?\n]/u).find((piece) => piece.includes(words))
    const isBrief = told !== undefined && lowerWords(told).length <= MAX_WORDS_OF_SIZE
    noteSize(at, (isBrief ? told : words).trim())
    return 'same'
  }
  const fitting = world.services.filter((service) => fits(service, size))
  const most = largestParty(world.services)
  // If no service takes several people, their number becomes a note for the team.
  if (most <= 1) {
    keepNote(task, at.message)
    return 'same'
  }
  if (fitting.length === 0 && size <= most) return 'refused'
  if (size > most) {
    plan.push(say('tooMany', most))
    if (task.name !== 'book') return 'refused'
    // The team decides about a larger party.
    task.name = 'message'
    task.isGuessed = true
    return 'changed'
  }
  if (task.name !== 'book') {
    const changed = changeOver(at, size)
    if (changed !== undefined) return changed
  }
  wish.partySize = size
  lookAgain(at)
  return 'changed'
}

function setReference({ task }: Situation, reference: string): Effect {
  if (task.reference === reference) return 'same'
  task.reference = reference
  delete task.booking
  return 'changed'
}
