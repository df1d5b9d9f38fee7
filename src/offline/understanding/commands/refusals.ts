import { type Command, isAmong, type Table } from '../../../models/understanding.ts'
import { hasDayOrClockTime, hasService } from '../acts/clause-values.ts'
import { isTeam } from '../acts/intents.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import { partLeft } from '../day-parts.ts'
import type { Reading } from '../reading.ts'
import { begins, has, isWithin, type Span, typedAt } from '../text.ts'
import { standingAlone } from '../topic.ts'
import { isWhen } from './parts.ts'

/**
 * Leaves out mentions of conditions and of clauses that are not about a visit: "And if I can't come on Friday, what do
 * I pay?" refuses no Friday.
 */
export function withoutSupposed(
  parsed: ParsedClause[],
  { mentions, typed, patterns }: Reading,
): Pick<Reading, 'mentions' | 'typed'> {
  const supposed = parsed.filter(
    ({ clause, act }) => SAYS_NO_WHEN.has(act.type) || begins(clause.text, patterns.questions.condition),
  )
  return { typed, mentions: mentions.filter((one) => !supposed.some(({ clause }) => isWithin(one, clause))) }
}

/** Acts of clauses whose days and hours are not those of a visit. */
const SAYS_NO_WHEN = new Set<ParsedClause['act']['type']>(['note', 'passed_on', 'told'])

/** The command for a refused day or hour ("Not Tuesday"): other options if it was on offer, a move if it was booked. */
export function refusedWhen(
  commands: Command[],
  { mentions, typed }: Pick<Reading, 'mentions' | 'typed'>,
  { task, booking }: Table,
): Command[] {
  const isElse = commands.some(
    (one) =>
      one.type === 'others' ||
      one.type === 'start' ||
      ((one.type === 'set' || one.type === 'correct') && (one.value.slot === 'day' || one.value.slot === 'time')),
  )
  const refused = mentions.flatMap(({ unsuitable }) => (unsuitable === undefined ? [] : [unsuitable]))
  if (isElse || refused.length === 0) return []
  const words = typed.trim()
  if (task?.task === 'book' || task?.task === 'move') {
    const [left] = mentions.flatMap(({ unsuitable, unsuitableTime }) =>
      unsuitable === null && unsuitableTime !== undefined ? (partLeft(unsuitableTime) ?? []) : [],
    )
    if (left !== undefined && refused.every((day) => day === null))
      return [{ type: 'set', value: { slot: 'time', value: left }, words }]
    const isOnOffer = refused.some((day) => day === null || task.offered.some(({ date }) => isAmong(date, day)))
    return [
      isOnOffer ? { type: 'others', direction: 'any', words } : { type: 'courtesy', kind: 'acknowledgement', words },
    ]
  }
  const isBooked = booking !== null && refused.some((day) => day === null || isAmong(booking.date, day))
  return isBooked ? [{ type: 'start', task: 'move', words }] : []
}

/** Abandons a refused service, under way or waiting, unless another service takes its place: "I want no massage!" */
export function withRefusedService(
  given: Command[],
  { refused, typed }: Reading,
  { task, waiting = [], question, options }: Table,
): Command[] {
  const words = typed.trim()
  const commands = [
    ...waiting
      .filter((service) => refused.includes(service))
      .map((service): Command => ({ type: 'abandon', words, service })),
    ...given,
  ]
  if (task?.task !== 'book') return commands
  // Of the services that are asked about, the refused one is not under way yet.
  const isAskedAbout = task.serviceId === null && question === 'service' && refused.length > 0
  if (isAskedAbout && given.some(({ type }) => type === 'ask')) return [{ type: 'reject', words }, ...commands]
  if (task.serviceId === null && question === 'service') return withServicesLeft(commands, refused, { words, options })
  if (task.serviceId === null || !refused.includes(task.serviceId)) return commands
  const isElse = given.some(
    (one) => one.type === 'abandon' || ((one.type === 'set' || one.type === 'correct') && one.value.slot === 'service'),
  )
  if (isElse) return commands
  const left: Command = { type: 'abandon', words, service: task.serviceId }
  const kept = commands.filter(
    (one) => one.type !== 'reject' && one.type !== 'others' && (one.type !== 'start' || one.task !== 'book'),
  )
  // "I want no private lesson! Is there room in the course on Monday?": the day belongs to the question.
  if (!kept.some((one) => isWhen(one))) return [left, ...kept]
  const asked = kept.some(({ type }) => type === 'ask') ? [] : [{ type: 'ask' as const, question: words, words }]
  return [left, ...kept.filter((one) => !isWhen(one)), ...asked]
}

/** Of the services on offer, those that a refusal leaves, where no other one is named: "not the private one". */
function withServicesLeft(
  commands: Command[],
  refused: string[],
  { words, options }: Pick<Table, 'options'> & { words: string },
): Command[] {
  const offered = options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
  const left = offered.filter((id) => !refused.includes(id))
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'service')
  const isElse = commands.some(({ type }) => type === 'abandon' || type === 'ask' || type === 'choose')
  if (left.length === 0 || left.length === offered.length || isNamed || isElse) return commands
  const kept = commands.filter(({ type }) => type !== 'reject' && type !== 'others')
  return [...kept, { type: 'set', value: { slot: 'service', value: left }, words }]
}

/** Drops days and hours beside the refusal to book: "I don't want to book anything. And only from tomorrow". */
export function withoutUnwantedWhen(commands: Command[], parsed: ParsedClause[]): Command[] {
  const isUnwanted = parsed.some(({ act }) => act.type === 'unwanted')
  const isElse =
    parsed.some(({ isCorrection, act }) => isCorrection || (act.type === 'start' && act.isNamed)) ||
    commands.some((one) => one.type === 'set' && one.value.slot === 'service')
  if (!isUnwanted || isElse) return commands
  return commands.filter((one) => (one.type !== 'start' || one.task !== 'book') && !isWhen(one))
}

/** Drops the wish for other times before a withdrawal: "2pm is no good. I'll ask the others and come back to you". */
export function withoutOthersOfLeft(commands: Command[], acts: ParsedClause[]): Command[] {
  const left = acts.findIndex(({ act }) => act.type === 'abandon')
  const isElse = left < 0 || acts.slice(left).some(({ act }) => act.type === 'others' || act.type === 'other_one')
  return isElse ? commands : commands.filter(({ type }) => type !== 'others')
}

function isForTeam({ task }: Table): boolean {
  return task !== null && isTeam(task.task)
}

/** Abandons what a clause refuses, and returns the question that it asks instead. */
export function unwantedOf(
  { clause, words }: ParsedClause,
  asked: Span | undefined,
  reading: Reading,
  table: Table,
): Command[] {
  // "I only wanted to know" abandons whatever is under way.
  // Beside a message or a call back, no booking is left.
  const isNamed = has(clause.text, reading.patterns.appointment) || (isForTeam(table) && asked === undefined)
  // "I want no other booking, is the café open then?" leaves the move that was taken from a question.
  const isMoved = table.task?.task === 'move' && asked !== undefined
  const isBooking = !isMoved && (table.task === null || table.task.task === 'book' || isNamed)
  const left: Command = { type: 'abandon', words, ...(isBooking ? { task: 'book' } : {}) }
  if (asked === undefined) return [left]
  const place = { start: clause.start + asked.start, end: clause.start + asked.end }
  const own = typedAt(reading.typed, reading.folded, place)
  const text = clause.text.slice(asked.start, asked.end)
  const ask: Command = { type: 'ask', question: standingAlone({ ...clause, text }, own, reading, table), words }
  return [left, ask]
}

/**
 * Keeps the booking that is ordered behind words that leave one: "that was only a question. Please just book the tour on Saturday at
 * two". The question in those words goes with them.
 */
export function withoutLeftBeforeOrder(commands: Command[], parsed: ParsedClause[]): Command[] {
  const left = parsed.findIndex(({ act }) => act.type === 'unwanted')
  const ordered = parsed.findLastIndex(
    ({ act, clause }) =>
      act.type === 'start' && act.task === 'book' && act.isNamed && hasService(clause) && hasDayOrClockTime(clause),
  )
  if (left < 0 || ordered < left) return commands
  const { words } = parsed[left]!
  return commands.filter((one) => (one.type !== 'abandon' && one.type !== 'ask') || one.words !== words)
}
