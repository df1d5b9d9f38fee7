import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Table } from '../../models/understanding.ts'
import { hasParty, hasWhen, isOfParty } from './acts/clause-values.ts'
import { intentOf } from './acts/intents.ts'
import { fillersOf } from './short-answers.ts'
import type { Clause } from './clause.ts'
import { isHour } from './commands/parts.ts'
import type { Reading } from './reading.ts'
import { begins, expression, fold, has, without, wordsOf, type Span } from './text.ts'
import { asksCost } from '../facts/asked-kinds.ts'

/** A longer clause tells a story of its own. */
const MAX_WORDS_BESIDE = 12

/**
 * Joins a question for a price that names nothing with the clauses beside it that tell for what and for how many: "Twelve children,
 * what would that cost?" is one question, and its number opens no booking. Only while nothing is under way, where no value
 * is waited for.
 */
export function withPriceClauses(clauses: Clause[], reading: Reading, { task, question }: Table): Clause[] {
  const isFree = task === null && (question === null || question === 'anything_else')
  const at = isFree ? clauses.findIndex((one) => isBarePrice(one, reading)) : -1
  if (at < 0) return clauses
  let [first, last] = [at, at]
  while (first > 0 && tellsForWhat(clauses[first - 1]!, reading)) first -= 1
  while (last < clauses.length - 1 && tellsForWhat(clauses[last + 1]!, reading)) last += 1
  return first === last
    ? clauses
    : clauses.toSpliced(first, last - first + 1, joined(clauses.slice(first, last + 1), reading))
}

function joined(parts: Clause[], { text }: Reading): Clause {
  const { start } = parts[0]!
  const { end } = parts.at(-1)!
  const mentions = parts.flatMap((part) => part.mentions)
  return { start, end, text: text.slice(start, end), isQuestion: true, mentions }
}

/** True for a question for a price that has a number of people at most: "What would that be?", "how much for three?" */
function isBarePrice({ text, mentions, start }: Clause, { patterns, language }: Reading): boolean {
  const { asking, chatter, facts } = forLanguage(spokenLanguage(language)).questions
  if (!asksCost(text, spokenLanguage(language)) || !isOfParty({ mentions })) return false
  const idle = new Set(wordsOf(fold(`${asking} ${chatter} ${facts.neutral}`)))
  const filler = fillersOf(patterns)
  const own: Span[] = mentions.map((one) => ({ start: one.start - start, end: one.end - start }))
  const rest = without(text, own).replaceAll(
    expression(`${facts.kinds.price}|${facts.sum}|${patterns.questions.pronoun}`),
    ' ',
  )
  return wordsOf(rest).every((word) => idle.has(word) || filler.has(word))
}

/** True for a clause that only tells a service or a number of people. A service on a day is a wish already, and so is an hour. */
function tellsForWhat(clause: Clause, { patterns }: Reading): boolean {
  const { text, mentions } = clause
  const { intents, questions, correction } = patterns
  const isNamed = mentions.some(
    ({ values, isHint }) =>
      isHint !== true && values.some(({ slot, value }) => slot === 'service' && value.length === 1),
  )
  if (!hasParty(clause) && !isNamed) return false
  if (mentions.some(isHour) || (isNamed && hasWhen(clause)) || text.includes('?')) return false
  if (intentOf(text, patterns) !== undefined || begins(text, `${questions.start}|${questions.request}`)) return false
  const isWish = has(text, `${intents.wish}|${intents.unwanted}|${questions.availability}|${correction}`)
  return !isWish && wordsOf(text).length <= MAX_WORDS_BESIDE
}
