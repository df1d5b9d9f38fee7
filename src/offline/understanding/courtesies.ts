import type { Table } from '../../models/understanding.ts'
import { inAnyLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Act } from './acts/act.ts'
import { closingCourtesy, fillersOf, type Answer } from './short-answers.ts'
import type { Clause } from './clause.ts'
import type { Reading } from './reading.ts'
import { begins, expression, has, without, wordsOf } from './text.ts'
import { asksFact } from '../facts/asked-kinds.ts'

/** A clause after its answers were split off. */
export interface Said {
  rest: string
  act: Act
  clause: Clause
  answers: Answer[]
}

/** Maximum of other words beside the day of a farewell: "see you Tuesday, can't wait". */
const MAX_WORDS_BESIDE_DAY = 4

/** True for a farewell with the day of an existing visit, which is no wish for a day: "See you on the 12th then!" */
export function isDatedFarewell(
  { rest, clause: { text, mentions, start, isQuestion }, answers }: Omit<Said, 'act'>,
  patterns: Reading['patterns'],
  { task }: Table,
): boolean {
  if (task !== null || isQuestion || mentions.length === 0) return false
  const values = mentions.flatMap((one) => [...one.values, ...(one.candidates ?? [])])
  if (values.some(({ slot }) => slot !== 'day' && slot !== 'time' && slot !== 'staff')) return false
  const from = text.length - rest.length
  const spans = mentions.map((one) => ({ start: one.start - start - from, end: one.end - start - from }))
  const last = answers.at(-1)
  const { goodbye, thanks, until } = patterns.courtesy
  const isBehindFarewell = last !== undefined && has(text.slice(last.start, last.end), `${goodbye}|${until}`)
  // The span of the day may include the word before it: "until Friday".
  const leads = [...rest.matchAll(expression(until))]
    .map((one) => ({ start: one.index, end: one.index + one[0].length }))
    .filter((lead) => /(?:^|[,.;!…])\s{0,3}$/u.test(rest.slice(0, lead.start)))
  const isLed = leads.some((lead) => spans.some((day) => day.start >= lead.start && day.start <= lead.end + 1))
  const filler = fillersOf(patterns)
  const beside = without(rest, [...leads, ...spans.filter((one) => one.start >= 0)]).replaceAll(
    expression(`${goodbye}|${thanks}`),
    ' ',
  )
  return (
    (isLed || isBehindFarewell) && wordsOf(beside).filter((word) => !filler.has(word)).length <= MAX_WORDS_BESIDE_DAY
  )
}

/** Minimum of words beside a service or a person that make a statement of it: "the massage takes an hour". */
const MIN_WORDS_OF_STATEMENT = 2

/**
 * Drops the services and persons of statements beside thanks or a farewell, while nothing is under way: "Ah, so it is Ines, but
 * she is an osteopath. Fine, thanks." A wish has a word for it, a preposition, or only the service.
 */
export function withoutThankedServices<T extends Said>(parsed: T[], reading: Reading, { task, question }: Table): T[] {
  const { patterns } = reading
  const isCourteous = parsed.some(
    ({ answers, rest }) =>
      answers.some(({ kind }) => kind === 'thanks' || kind === 'goodbye') ||
      closingCourtesy(rest, patterns) !== undefined,
  )
  const isFree = task === null && (question === null || question === 'anything_else')
  if (!isFree || !isCourteous || reading.typed.includes('?')) return parsed
  return parsed.map((one) => (isStatement(one, reading) ? { ...one, act: { type: 'told' } } : one))
}

function isStatement({ act, rest, clause: { text, mentions, start } }: Said, { patterns, language }: Reading): boolean {
  const isLoose =
    act.type === 'values' || act.type === 'none' || (act.type === 'start' && act.task === 'book' && !act.isNamed)
  const values = mentions.flatMap((one) => [...one.values, ...(one.candidates ?? [])])
  const isOfMatter = values.length > 0 && values.every(({ slot }) => slot === 'service' || slot === 'staff')
  const { intents, staff, please, prefers, sizeLead } = patterns
  if (!isLoose || !isOfMatter || has(rest, `${intents.wish}|${please}|${prefers}|${sizeLead}`)) return false
  if (has(text, staff.with) || asksFact(rest, spokenLanguage(language))) return false
  const spans = mentions.map((one) => ({ start: one.start - start, end: one.end - start }))
  return wordsOf(without(text, spans)).length >= MIN_WORDS_OF_STATEMENT
}

/** Characters at the beginning of a message in which a greeting counts: "well, good morning". */
const REACH_OF_GREETING = 24

const SYLLABLES = [...new Set(laughing('syllables').split('|'))].join('|')
/** Laughter in letters or emoji. */
const LAUGHS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SYLLABLES}){2,6}h?|${laughing('words')})(?![\\p{L}\\p{N}])|[😂🤣😄😅😁😆😊🙂]|(?<!\\d)[:;]-?[)D]`,
  'iu',
)

function laughing(kind: 'syllables' | 'words'): string {
  return inAnyLanguage(({ understanding }) => understanding.courtesy.laughs[kind])
}

/**
 * True for small talk, which needs a reply and no search: "How lovely!", "I break everything, haha", "good morning, is
 * it snowing at yours too?"
 */
export function isRemark(
  { rest, act, clause: { mentions, isQuestion }, answers }: Said,
  { patterns, typed, text, language }: Reading,
  { task }: Table,
): boolean {
  const { remark, weather, greeting } = patterns.courtesy
  const isLoose =
    act.type === 'none' || act.type === 'ask' || (act.type === 'start' && act.task === 'book' && !act.isNamed)
  const isNamed = mentions.some(({ values }) => values.some(({ slot }) => slot !== 'day' && slot !== 'time'))
  if (!isLoose || isNamed || rest === '') return false
  if (begins(rest, remark)) return true
  const isGreeted = answers.some(({ kind }) => kind === 'greeting') || has(text.slice(0, REACH_OF_GREETING), greeting)
  if (isGreeted && has(rest, weather)) return !asksFact(rest, spokenLanguage(language))
  // During a task, a statement may be a note for the team.
  const isAsked = isQuestion || typed.includes('?') || has(rest, patterns.questions.start)
  return task === null && !isAsked && LAUGHS.test(typed)
}
