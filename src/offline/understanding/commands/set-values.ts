import {
  type Command,
  type DayValue,
  isAmong,
  isOneDay,
  type SlotValue,
  type Table,
} from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import { isForWholeParty } from '../party/party.ts'
import { takes, type Reading } from '../reading.ts'
import { fold, has } from '../text.ts'
import { BOOKING_SLOTS, isYes } from './parts.ts'

/** Drops an unclear day where one of its readings is named beside it: "Next Tuesday, the 1st of December". */
export function withoutSettledDoubts(commands: Command[]): Command[] {
  const days = commands.flatMap((one) =>
    one.type === 'set' && one.value.slot === 'day' && one.value.value !== null ? [one.value.value] : [],
  )
  const isSettled = (one: Command): boolean =>
    one.type === 'unclear' &&
    one.candidates.some((candidate) => candidate.slot === 'day' && days.some((day) => isSameDay(day, candidate.value)))
  return commands.filter((one) => !isSettled(one))
}

/**
 * Drops words that fit several services where one of these is named or under way: "The class for two. Do you give
 * classes in the rain?"
 */
export function withoutVagueServices(commands: Command[], { task }: Table): Command[] {
  const named = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'service' ? [one.value.value] : []))
  // "The visit itself" means the service under way.
  const single = [
    ...named.flatMap((ids) => (ids.length === 1 ? ids : [])),
    ...(task?.serviceId == null ? [] : [task.serviceId]),
  ]
  const isVague = (one: Command): boolean =>
    one.type === 'set' &&
    one.value.slot === 'service' &&
    one.value.value.length > 1 &&
    one.value.value.some((id) => single.includes(id))
  return commands.filter((one) => !isVague(one))
}

/**
 * Drops a service that is too small for the only number of people told, beside one for groups that takes them: "visit the mill as a
 * group, we'd be 15" names one booking.
 */
export function withoutUnfitService(
  commands: Command[],
  { patterns }: Pick<Reading, 'patterns'>,
  { services }: Table,
): Command[] {
  const sizes = commands.flatMap((one) =>
    one.type === 'set' && one.value.slot === 'party_size' ? [one.value.value] : [],
  )
  const [size, other] = sizes
  if (size === undefined || other !== undefined) return commands
  const fitting = services.filter((service) => takes(service, size))
  const isForGroup = commands.some(
    (one) =>
      isService(one) &&
      has(fold(one.words), patterns.party.whole) &&
      fitting.some(({ id, partyMax }) => partyMax !== null && one.value.value.includes(id)),
  )
  const isKept = (one: Command): boolean => !isService(one) || fitting.some(({ id }) => one.value.value.includes(id))
  return isForGroup ? commands.filter(isKept) : commands
}

type SetService = Extract<Command, { type: 'set' }> & { value: Extract<SlotValue, { slot: 'service' }> }

function isService(one: Command): one is SetService {
  return one.type === 'set' && one.value.slot === 'service'
}

/** Moves values that precede their start after it. */
export function hoisted(commands: Command[]): Command[] {
  // Values before a start with `isOtherBooking` belong to the task under way.
  const first = commands.findIndex((one) => one.type === 'start' && one.isOtherBooking !== true)
  const value = commands.findIndex(({ type }) => type === 'set' || type === 'unclear')
  if (first < 0 || value < 0 || value > first) return commands
  return [...commands.slice(0, value), commands[first]!, ...commands.slice(value, first), ...commands.slice(first + 1)]
}

/** Turns a `set` into a `correct` where it replaces a value that was given or offered. */
export function asCorrection(command: Command, parsed: ParsedClause[], all: Command[], table: Table): Command {
  if (command.type !== 'set') return command
  const { value, words } = command
  const isMarked = parsed.some(({ isCorrection, answers }) => isCorrection || answers.some(({ kind }) => kind === 'no'))
  if (!BOOKING_SLOTS.has(value.slot))
    return isMarked && table.task !== null ? { type: 'correct', value, words } : command
  if (all.some(({ type }) => type === 'start')) return command
  if (table.task === null) return isMarked && table.booking !== null ? { type: 'correct', value, words } : command
  // "Yes. We are eight children", of a birthday for all of them, changes nothing.
  if (value.slot === 'party_size' && isOneForAll(value.value, table)) return command
  const isFilled =
    table.question === 'confirm' ||
    currentOf(value.slot, table) !== undefined ||
    (isOffered(table) && (value.slot === 'day' || value.slot === 'time') && !isAmongOffered(value, table))
  // "No e-mail, sorry. Yes, Friday at ten" confirms the Friday in the summary.
  const isAgreed = table.question === 'confirm' && parsed.some(({ answers }) => answers.some(isYes))
  const isNew = (isMarked && !isAgreed) || !isSame(value, table)
  return isFilled && isNew ? { type: 'correct', value, words } : command
}

/** True where one booking of the service under way is for all of the party. */
function isOneForAll(size: number, { task, services }: Table): boolean {
  const service = services.find(({ id }) => id === task?.serviceId)
  return service !== undefined && service.partyMax === null && isForWholeParty(service, size)
}

/**
 * Drops "earlier" and "later" beside an hour, which says how much, while a day is settled: "Can't it be later? Around four?" keeps
 * the day.
 */
export function withoutDirection(commands: Command[], { typed }: Reading, { task }: Table): Command[] {
  const isHour = commands.some(
    (one) => 'value' in one && one.value.slot === 'time' && one.value.value?.at !== undefined,
  )
  if (!isHour || !isOneDay(task?.day ?? undefined)) return commands
  return commands.filter((one) => {
    if (one.type === 'others') return one.direction === 'any'
    const isSoonest = 'value' in one && one.value.slot === 'day' && one.value.value?.earliest === true
    return !isSoonest || !typed.includes('?')
  })
}

function isOffered({ task, question }: Table): boolean {
  return (
    task !== null &&
    task.offered.length > 0 &&
    (question === 'confirm' || question === 'choice' || question === 'offer')
  )
}

/** True while starts are on offer and one of them is asked for. */
export function isChoosing({ task, question }: Table): boolean {
  return (
    task !== null && task.offered.length > 0 && (question === 'time' || question === 'day' || question === 'choice')
  )
}

function currentOf(slot: string, { task }: Table): unknown {
  if (task === null) return undefined
  const values: Record<string, unknown> = {
    day: task.day,
    time: task.time,
    service: task.serviceId,
    party_size: task.partySize,
  }
  return values[slot] ?? undefined
}

function isAmongOffered(value: SlotValue, { task }: Table): boolean {
  return (task?.offered ?? []).some(({ date, time }) => {
    if (value.slot === 'day') return value.value !== null && isAmong(date, value.value)
    return value.slot === 'time' && (value.value?.at === time || value.value?.at === undefined)
  })
}

function isSameDay(day: DayValue, other: DayValue | null): boolean {
  return day.from === other?.from && day.to === other.to && String(day.only) === String(other.only)
}

/** True where the task has this value already. */
export function isSame(value: SlotValue, table: Table): boolean {
  const { task } = table
  if (task === null) return false
  switch (value.slot) {
    case 'service': {
      // A change is of the service that was booked.
      const known = task.serviceId ?? (task.task === 'book' ? null : (table.booking?.serviceId ?? null))
      return known !== null && value.value.includes(known)
    }
    case 'day':
      return task.day !== null && isSameDay(task.day, value.value)
    case 'time':
      return task.time?.at !== undefined && task.time.at === value.value?.at
    case 'party_size':
      return task.partySize === value.value
    default:
      return false
  }
}

/** True where a value repeats the summary beside a yes, and so changes nothing. */
export function isRepeated(command: Command, table: Table, all: Command[]): boolean {
  const isAnswer = all.some(({ type }) => type === 'confirm')
  // "Yes. And then a boat for the two of us" tells the number of the other booking.
  const other = all.findIndex((one) => one.type === 'start' && one.isOtherBooking === true)
  if (other >= 0 && all.indexOf(command) > other) return false
  return command.type === 'set' && isAnswer && table.question === 'confirm' && isSame(command.value, table)
}
