import type { Table } from '../../models/understanding.ts'
import { asksFact } from '../facts/asked.ts'
import { spokenLanguage } from '../../languages/index.ts'
import type { Act } from './acts/act.ts'
import { fillersOf, type Answer } from './answers.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { begins, expression, has, without, wordsOf } from './text.ts'

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

/** Characters at the beginning of a message in which a greeting counts: "well, good morning". */
const REACH_OF_GREETING = 24

/** Laughter in letters or emoji. */
const LAUGHS =
  /(?<![\p{L}\p{N}])(?:(?:ha|ja|je|he|hi|ah|hé){2,6}h?|lol+|xd+|mdr|ptdr|rofl|lmao)(?![\p{L}\p{N}])|[😂🤣😄😅😁😆😊🙂]|(?<!\d)[:;]-?[)D]/iu

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
