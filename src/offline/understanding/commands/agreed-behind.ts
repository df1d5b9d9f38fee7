import { type Command, isAmong, type Table } from '../../../models/understanding.ts'
import { tellingWords } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { begins, expression, fold, has, opening } from '../text.ts'
import { BOOKING_SLOTS } from './parts.ts'

/** Commands that an order to book outweighs, beside values that the appointment has already. */
const OUTWEIGHED = new Set<Command['type']>(['reject', 'others', 'confirm', 'repeat', 'courtesy'])
/** Commands beside which nothing is agreed. */
const AGAINST = new Set<Command['type']>(['abandon', 'unclear', 'choose', 'refuse', 'complaint', 'unknown'])

/**
 * At the summary of an appointment, an order to book anywhere in the message is a yes: "How often may I change it? Anyway, yes,
 * book it", "nothing different, just book it, Tuesday 10". The question beside it is answered, and other values are a change.
 */
export function withOrderAgreed(commands: Command[], { typed, patterns }: Reading, table: Table): Command[] {
  if (table.question !== 'confirm' || table.task?.task !== 'book') return commands
  // "What does it cost if I cancel?" asks, and sets no condition.
  const pieces = piecesOf(typed)
  const text = fold(pieces.join(' '))
  const { but, wait, questions } = patterns
  // "Never mind, just book it" leaves aside what was asked.
  const others = commands.filter((one) => one.type !== 'abandon' || !begins(fold(one.words), patterns.answers.anyway))
  if (others.some((one) => AGAINST.has(one.type) || isChange(one, table))) return commands
  if (has(text, `(?:${but.word}) (?:\\S+ ){0,4}(?:${but.first})|${wait}|${questions.condition}`)) return commands
  const order = pieces.find((piece) => isOrder(piece, commands, patterns))
  if (order === undefined) return commands
  const kept = others.filter((one) => !OUTWEIGHED.has(one.type) && !isOfDraft(one, table))
  return [{ type: 'confirm', words: order.trim() }, ...kept]
}

/** Parts between marks, without questions. */
function piecesOf(typed: string): string[] {
  return (typed.match(/[^.!;,?\n]{1,200}[.!;,?\n]?/gu) ?? []).filter((piece) => !piece.endsWith('?'))
}

/** True for a part that only orders the booking, or says "anyway, yes"; the values of the draft may be repeated in it. */
function isOrder(piece: string, commands: Command[], patterns: Reading['patterns']): boolean {
  const { answers, joins, interjections, please, notes } = patterns
  const values = commands.flatMap((one) => ('value' in one ? [one.words] : []))
  const text = fold(values.reduce((rest, words) => (words === '' ? rest : rest.replace(words, ' ')), piece)).trim()
  const lead = `(?:(?:${joins}|${interjections}|${please}|${notes.only}|${answers.yes}|${answers.anyway}) ){0,6}`
  const order = opening(`${lead}(?:${answers.order})`).exec(text)?.[0]
  const only = expression(notes.only)
  if (order !== undefined) return tellingWords(text.slice(order.length).replaceAll(only, ' '), patterns).length === 0
  const isYes = opening(`(?:(?:${joins}|${interjections}) ){0,2}(?:${answers.anyway}) (?:${answers.yes})`)
  const yes = isYes.exec(text)?.[0]
  return yes !== undefined && tellingWords(text.slice(yes.length), patterns).length === 0
}

/** True for a value that the appointment does not have. */
function isChange(one: Command, table: Table): boolean {
  if (one.type !== 'set' && one.type !== 'correct') return one.type === 'start' && one.task !== 'book'
  return BOOKING_SLOTS.has(one.value.slot) && !isOfDraft(one, table)
}

/** True for a wish for the appointment in the summary, or one of its values. */
function isOfDraft(one: Command, { task }: Table): boolean {
  if (one.type === 'start') return one.task === 'book' && one.isOtherBooking !== true
  if ((one.type !== 'set' && one.type !== 'correct') || task === null) return false
  const [start] = task.offered
  const { slot, value } = one.value
  if (slot === 'day') return value !== null && start !== undefined && isAmong(start.date, value)
  if (slot === 'time') return value?.at !== undefined && start !== undefined && isSameHour(value.at, start.time)
  if (slot === 'service') return task.serviceId !== null && value.includes(task.serviceId)
  return slot === 'party_size' && value === task.partySize
}

/** True for the same time on a clock with twelve hours. */
function isSameHour(a: string, b: string): boolean {
  return a.slice(3) === b.slice(3) && Number(a.slice(0, 2)) % 12 === Number(b.slice(0, 2)) % 12
}
