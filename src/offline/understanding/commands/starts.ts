import type { Command, SlotValue, Table, TaskName } from '../../../models/understanding.ts'
import { hasDayOrClockTime, hasService, hasWhen, isNamedWhole } from '../acts/clause-values.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, has, isWhole } from '../text.ts'
import { joinsIn } from '../services/listed-wishes.ts'
import { withoutLeftDay } from './moves.ts'
import {
  type MessageContext,
  CARRIES_TEXT,
  BOOKING_SLOTS,
  isHour,
  isUnambiguous,
  isWhen,
  setsOf,
  type Start,
} from './parts.ts'
import { withoutIdle } from './asks.ts'
import { isAddedHour } from './second-bookings.ts'
import { hoisted, isChoosing, isSame } from './set-values.ts'

/**
 * Drops a service that is named beside a question while nothing is under way: "It is the rabies injection I meant. Is
 * that in time?" It starts no booking.
 */
export function withoutLooseValues(commands: Command[], reading: Reading, { task, booking }: Table): Command[] {
  const told = withoutIdle(commands, reading)
  const isBegun = task !== null || booking !== null || told.some(({ type }) => type === 'start' || type === 'choose')
  if (isBegun || told.some((one) => isWhen(one)) || !told.some(({ type }) => type === 'ask')) return told
  return told.filter((one) => one.type !== 'set' || !BOOKING_SLOTS.has(one.value.slot))
}

/** Turns the statement of an existing appointment into a request to read it out, unless something else is requested. */
export function withoutExisting(parsed: ParsedClause[], { task }: Table): ParsedClause[] {
  const isAlone = parsed.every(({ act: { type } }) => type === 'existing' || type === 'values' || type === 'none')
  return parsed.map((one) => {
    if (one.act.type !== 'existing') return one
    return isAlone || task !== null
      ? { ...one, act: { type: 'recall' } }
      : { ...one, act: { type: 'none' }, clause: { ...one.clause, mentions: [] } }
  })
}

/**
 * Drops a booking that a problem or a service only suggests, beside a complaint, a question or a request for the team.
 */
export function withoutWeakStarts(given: ParsedClause[], { patterns }: Reading, { task }: Table): ParsedClause[] {
  const parsed = withoutReported(withoutVisits(given, task), patterns)
  const isElse = parsed.some(
    ({ act }) => act.type === 'ask' || act.type === 'complaint' || (act.type === 'start' && CARRIES_TEXT.has(act.task)),
  )
  // "My back hurts. I'd like a reflexology": the named service counts and not the one that the problem suggests.
  const isNamed = parsed.some(({ act, clause }) => isNamedBooking(act, clause) && hasService(clause))
  if (!isElse && !isNamed) return parsed
  // "I had my check-up. Now I'd like a cleaning": the past service is not requested.
  const isTold = ({ act, rest }: ParsedClause): boolean =>
    isNamed && (act.type === 'none' || act.type === 'values') && has(rest, patterns.past)
  return parsed.map((one) => {
    if (!isWeak(one) && !isTold(one) && !(isElse && isGuessed(one))) return one
    return { ...one, act: { type: 'none' }, clause: isNamed ? withoutService(one.clause) : one.clause }
  })
}

/** Drops the visit of which a complaint tells: "We came yesterday for the tour at eleven. Nobody was there!" */
function withoutReported(parsed: ParsedClause[], { past, intents, grievance }: Reading['patterns']): ParsedClause[] {
  if (!parsed.some(({ act }) => act.type === 'complaint')) return parsed
  return parsed.map((one) => {
    const { act, rest, clause } = one
    const isVisit = (act.type === 'start' && act.task === 'book') || act.type === 'values'
    if (!isVisit || !has(rest, `${past}|${grievance.outrage}`) || has(rest, intents.wish)) return one
    // A complaint may have the name and number in the same clause.
    const details = clause.mentions.filter(({ values }) => values.some(({ slot }) => DETAILS.has(slot)))
    return { ...one, act: { type: 'none' }, clause: { ...clause, mentions: details } }
  })
}

const DETAILS = new Set<SlotValue['slot']>(['name', 'email', 'phone'])

/**
 * Drops a booking of a service that nobody named, beside a question for a recommendation: "I'd like to give her something for
 * her birthday, what would you suggest?" opens no times of a birthday party.
 */
export function withoutAdvisedStarts(
  parsed: ParsedClause[],
  { patterns, mentions }: Reading,
  { task, services: offered }: Table,
): ParsedClause[] {
  const isAdviceAsked = parsed.some(({ act, rest }) => act.type === 'ask' && has(rest, patterns.questions.recommends))
  if (task !== null || !isAdviceAsked) return parsed
  // "A walk or a boat trip, which suits us?" has not chosen.
  const isOpen = new Set(mentions.flatMap(servicesIn)).size > 1
  return parsed.map((one) => {
    const { act, clause } = one
    const services = clause.mentions.filter((mention) => servicesIn(mention).length > 0)
    const isHinted = services.every((mention) => mention.isHint === true || !isNamedWhole(mention, offered))
    if (act.type !== 'start' || act.task !== 'book' || (hasDayOrClockTime(clause) && !isOpen)) return one
    // "I can't choose between the ride and the walk" is the question itself.
    if (services.length > 1) return { ...one, act: { type: 'ask' } }
    if (!isHinted && !isOpen) return one
    return { ...one, act: { type: 'told' }, clause: withoutService(clause) }
  })
}

/** The services of a mention, each as one word. */
function servicesIn({ values }: Mention): string[] {
  return values.flatMap((one) => (one.slot === 'service' ? [one.value.join()] : []))
}

/**
 * Drops a cancellation that only says that somebody cannot come, beside a question and with no appointment known or
 * named: "Mum can't come, may I stay with her?"
 */
export function withoutAbsence(
  parsed: ParsedClause[],
  { patterns }: Reading,
  { booking, task }: Table,
): ParsedClause[] {
  if (booking !== null || task !== null || !parsed.some(({ act }) => act.type === 'ask')) return parsed
  const { absent, cancel, move } = patterns.intents
  return parsed.map((one) => {
    const { act, rest, clause } = one
    const isNamed = clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))
    if (act.type !== 'start' || act.task !== 'cancel' || isNamed || has(rest, patterns.appointment)) return one
    const bare = rest.replaceAll(expression(absent), ' ')
    return bare === rest || has(bare, `${cancel}|${move}`) ? one : { ...one, act: { type: 'told' } }
  })
}

/**
 * Drops a booking beside a request for a call back, because it is the subject of the call: "Check-up on the 3rd with
 * Hugo. Call me after six".
 */
function withoutVisits(parsed: ParsedClause[], task: Table['task']): ParsedClause[] {
  const isCalled = parsed.some(({ act }) => act.type === 'start' && act.task === 'call_back')
  if (!isCalled && task?.task !== 'call_back') return parsed
  return parsed.map((one) => {
    const { act, clause } = one
    if (act.type !== 'start' || act.task !== 'book' || act.isNamed) return one
    const details = clause.mentions.filter(({ values }) => values.every(({ slot }) => !BOOKING_SLOTS.has(slot)))
    return { ...one, act: { type: 'none' }, clause: { ...clause, mentions: details } }
  })
}

/** True where the booking itself is named, or a day or an hour for it. */
function isNamedBooking(act: ParsedClause['act'], clause: ParsedClause['clause']): boolean {
  return act.type === 'start' && act.task === 'book' && (act.isNamed || hasWhen(clause))
}

function withoutService(clause: ParsedClause['clause']): ParsedClause['clause'] {
  return { ...clause, mentions: clause.mentions.filter(({ values }) => values.every(({ slot }) => slot !== 'service')) }
}

/** True for a booking that is only suggested, without a day or an hour. */
function isWeak({ act, clause }: ParsedClause): boolean {
  return act.type === 'start' && act.task === 'book' && !act.isNamed && !clause.isQuestion && !hasWhen(clause)
}

/** True for a booking that only the classifier found; beside a question a day in it is no wish. */
function isGuessed({ act, clause }: ParsedClause): boolean {
  return act.type === 'start' && act.task === 'book' && act.isGuessed === true && !clause.isQuestion
}

/** True where the booking under way is for the service just booked, or for none yet. */
export function isBookedAgain({ task, booking }: Table): boolean {
  if (task?.task !== 'book' || booking === null) return false
  return task.serviceId === null || task.serviceId === booking.serviceId
}

/** Starts a second booking beside the one under way. Values that only repeat those of the first are not set. */
export function addedBooking(parsed: ParsedClause, reading: Reading, table: MessageContext): Command[] | undefined {
  if (!isAdded(parsed, reading, table)) return undefined
  const { clause } = parsed
  const mentions = clause.mentions.filter(
    ({ values }) => values.length === 0 || !values.every((one) => isSame(one, table)),
  )
  return startOf({ ...parsed, clause: { ...clause, mentions } }, reading, { task: 'book', isOtherBooking: true })
}

/** True where another service is added to the one under way: "Add the cleaning", "both". */
function isAdded({ rest, clause, answers }: ParsedClause, { patterns }: Reading, { task, question }: Table): boolean {
  if (task?.task !== 'book' || task.serviceId === null || question === 'service') return false
  if (clause.isQuestion && !begins(rest, patterns.questions.request)) return false
  const own = task.serviceId
  const isOther = clause.mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'service' && value.length === 1 && value[0] !== own),
  )
  // "No, rather the other one as well as before" is a correction.
  const isCorrected = answers.some(({ kind }) => kind === 'no') && has(rest, patterns.prefers)
  // A word for adding counts only near the service: "A trim. Not before ten, she is still asleep".
  const named = clause.mentions.filter(({ values }) => values.some(({ slot }) => slot === 'service'))
  const near = named.some(({ start, end }) => {
    const from = Math.max(0, start - clause.start - REACH_OF_ADDED)
    return has(clause.text.slice(from, end - clause.start + REACH_OF_ADDED), patterns.adds)
  })
  return isOther && !isCorrected && has(rest, patterns.adds) && near
}

const REACH_OF_ADDED = 30

/**
 * True for a request for another booking, after one was made, confirmed or given its hour: "And another one at six for
 * my husband".
 */
export function isAnother(parsed: ParsedClause, reading: Reading, table: MessageContext): boolean {
  const { rest, clause } = parsed
  const { patterns } = reading
  const { task, booking, question } = table
  // "Another question:" announces one, and no booking.
  if (isWhole(rest, patterns.interjections)) return false
  // "And one for my husband right after" does not change the booking in the summary.
  if (task?.task === 'book' && question === 'confirm' && begins(rest, patterns.forAnother)) return true
  const isSummed =
    task?.task === 'book' && (question === 'confirm' ? table.isAgreed : table.hasChosen && isChoosing(table))
  const isMade = task === null && booking !== null
  const isElse = clause.mentions.some(({ values }) =>
    values.some((value) => value.slot === 'service' && !value.value.includes(task?.serviceId ?? '')),
  )
  // "Is half past four possible too?" is about the booking that was made.
  const isMore = begins(rest, patterns.sequel) || (!clause.isQuestion && has(rest, patterns.more))
  // "Then I expect you on Wednesday" names the day in the summary.
  const isBehind = begins(rest, patterns.sequel) && !isOfTask(clause, table)
  // Names another hour than the task: "Yes. And the one at nine as well"
  const isNew = ({ values }: Mention): boolean => !values.every((value) => isSame(value, table))
  const isOtherHour =
    (isMore && clause.mentions.some((one) => isHour(one) && isNew(one))) || isAddedHour(parsed, reading, isNew)
  // "Then rather a week later" changes the booking that was made.
  const isInstead = has(rest, patterns.correction) && !has(rest, patterns.more) && !isElse
  return (isSummed && (isElse || isBehind || isOtherHour)) || (isMade && isMore && !isInstead)
}

/** True where the clause repeats values of the task and names no others. */
function isOfTask({ mentions }: ParsedClause['clause'], table: MessageContext): boolean {
  const values = mentions.flatMap((mention) => mention.values).filter(({ slot }) => BOOKING_SLOTS.has(slot))
  return values.length > 0 && values.every((value) => isSame(value, table))
}

/** True for a request for another booking that names neither a service nor a day: "And another one for my brother". */
export function isSequel({ rest }: ParsedClause, { patterns }: Reading): boolean {
  return begins(rest, patterns.forAnother) || (begins(rest, patterns.sequel) && has(rest, patterns.more))
}

/**
 * The start of a task with its values. Each of several services has its own start; a single day applies to all of them.
 */
export function startOf({ clause, words }: ParsedClause, reading: Reading, { task, isOtherBooking }: Begun): Command[] {
  const start: Start = { type: 'start', task, words, ...(isOtherBooking ? { isOtherBooking } : {}) }
  const named = clause.mentions.filter(({ values }) => values[0]?.slot === 'service')
  const services = named.filter((one, index) => index === 0 || isJoined(named[index - 1]!, one, reading))
  const distinct = [...new Map(services.map((one) => [JSON.stringify(one.values), one])).values()]
  if (task === 'move') return [start, ...setsOf(withoutLeftDay(clause.mentions.filter(isUnambiguous), reading))]
  if (task !== 'book') return [start, ...setsOf(clause.mentions.filter(isUnambiguous))]
  if (distinct.length < 2)
    return [start, ...setsOf(clause.mentions.filter((one) => !named.includes(one) || services.includes(one)))]
  const rest = clause.mentions.filter((mention) => !named.includes(mention))
  const days = rest.filter(hasDay)
  return shares(distinct, rest, reading).flatMap((own, index) => {
    const shared = index > 0 && days.length < 2 ? days.flatMap((one) => setsOf([one]).filter(isDay)) : []
    return [start, ...setsOf([distinct[index]!, ...own]), ...shared]
  })
}

function isDay(command: Command): boolean {
  if (command.type === 'unclear') return command.candidates.every(({ slot }) => slot === 'day')
  return command.type === 'set' && command.value.slot === 'day'
}

function hasDay(mention: Mention): boolean {
  return setsOf([mention]).some(isDay)
}

/**
 * The further values of each of several services. Of several days, each has its own: those of its part of the list, or, where
 * all of them follow, the one in the same place ("physio and Pilates on Monday and Wednesday"). Otherwise all are the first's.
 */
function shares(services: Mention[], rest: Mention[], reading: Reading): Mention[][] {
  const days = rest.filter(hasDay)
  if (days.length < 2) return services.map((_, index) => (index === 0 ? rest : []))
  const last = services.at(-1)!
  if (days.length === services.length && days.every(({ start }) => start >= last.end))
    return services.map((_, index) => rest.filter((one) => (hasDay(one) ? one === days[index] : index === 0)))
  const joins = joinsIn(reading.text, reading.patterns)
  const borders = services.slice(1).map((service, index) => {
    const before = services[index]!
    const next = services[index + 2]?.start ?? reading.text.length
    const between = days.filter(({ start, end }) => start >= before.end && end <= service.start)
    const isDated = days.some(({ start }) => start >= service.end && start < next)
    // "On Monday physio and on Wednesday Pilates": the day in between is that of the second.
    const at = isDated ? service.start : (between.at(-1)?.start ?? service.start)
    return joins.findLast(({ start, end }) => start >= before.end && end <= at)?.start ?? at
  })
  return services.map((_, index) => {
    const [from, to] = [borders[index - 1] ?? 0, borders[index] ?? Infinity]
    return rest.filter(({ start }) => start >= from && start < to)
  })
}

interface Begun {
  task: TaskName
  isOtherBooking: boolean
}

/** True where a list joins two services: "A check-up and a cleaning" are two, "an inspection for my e-bike" is one. */
function isJoined(before: Mention, after: Mention, { text, patterns }: Reading): boolean {
  const between = text.slice(before.end, after.start)
  return /[,+&/;\n]/u.test(between) || has(between, patterns.joins)
}

/** Drops a start that repeats another one of the message, or the task under way. */
export function mergedStarts(commands: Command[], reading: Reading, table: Table): Command[] {
  const { task } = table
  const kept: Command[] = []
  for (const [index, command] of commands.entries()) {
    if (command.type !== 'start') {
      kept.push(command)
      continue
    }
    const service = serviceAfter(commands, index)
    const before = kept.findLast((one): one is Start => one.type === 'start' && one.task === command.task)
    // "Yes, book it. And book twelve for Joan as well."
    const isSecond = command.isOtherBooking === true && before?.isOtherBooking !== true
    const isTwo = isSecond && (table.question === 'confirm' || command.words === before?.words)
    const isAgain = before !== undefined && !isTwo && isSameService(service, serviceAfter(kept, kept.indexOf(before)))
    const isMore = has(reading.text, reading.patterns.more)
    const isOpen = task?.task === command.task && command.isOtherBooking !== true && !isMore
    // "Not a rental! Move my service on Thursday" moves an existing booking and not the one under way.
    const isOfMade = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
    const isAdjusted = task?.task === 'book' && command.task === 'move' && command.isOtherBooking !== true && !isOfMade
    if (!isAgain && !isOpen && !isAdjusted) kept.push(command)
  }
  return hoisted(kept)
}

/** True unless two different services are named: "I need an appointment, better at ten, for a trim" is one request. */
function isSameService(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b
}

/** The service that is set between a start and the next one. */
function serviceAfter(commands: Command[], start: number): string | undefined {
  for (const command of commands.slice(start + 1)) {
    if (command.type === 'start') return undefined
    if (command.type === 'set' && command.value.slot === 'service') return command.value.value.join()
  }
  return undefined
}
