import { forLanguage, spokenLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { has } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { hasService, hasWhen } from './clause-values.ts'

/**
 * The act of a question on cancelling. A supposed case ("if I'm ill, can I cancel?") and a state ("no snow, is it cancelled?") ask
 * for the rule, whatever stands beside them. How it is done is asked of the booking that was made, which may be cancelled then.
 */
export function cancellingAsked(text: string, clause: Clause, reading: Reading, table: Table): Act | undefined {
  const { cancelling } = reading.patterns.questions
  const isOwn = table.booking !== null && table.task === null
  if (!has(text, cancelling.word)) return undefined
  if (has(text, cancelling.ordered)) {
    if (isOwn && isRequestAlone(text, clause, reading)) return CANCEL
    return clause.isQuestion && isOwn && isUnwished(text, reading) ? { type: 'ask' } : undefined
  }
  if (asksRule(text, clause, reading)) return { type: 'ask' }
  // "Can I still cancel later?", of what is not booked yet, or of later on.
  const isDraft = table.booking === null && table.task?.task === 'book'
  if (clause.isQuestion && has(text, cancelling.may) && (isDraft || has(text, cancelling.later))) return { type: 'ask' }
  if (!has(text, cancelling.way)) return undefined
  return isOwn ? CANCEL : { type: 'ask' }
}

/**
 * True for "can you cancel it for me?" of the visitor's own booking, without a condition or another day. "Do you cancel in bad weather?"
 * asks for the rule.
 */
function isRequestAlone(text: string, clause: Clause, reading: Reading): boolean {
  const { questions, intents } = reading.patterns
  const isOwn = hasService(clause) || has(text, questions.cancelling.own)
  const isElse = has(text, `${questions.supposed}|${intents.must}`) || isUnwished(text, reading)
  return clause.isQuestion && isOwn && !hasWhen(clause) && !isElse
}

/** True where a request is negated, or tells a case in which the business cancels: "could you please not cancel it?" */
function isUnwished(text: string, { patterns, language }: Reading): boolean {
  const { negation } = forLanguage(spokenLanguage(language)).questions.mismatch
  const { word, inCase } = patterns.questions.cancelling
  // "Could you cancel it, I can't make it?" negates something else.
  const negated = `(?:${negation})(?: \\S+)? (?:${word})|(?:${word}) (?:${negation})`
  return has(text, `${negated}|${inCase}`)
}

const CANCEL: Act = { type: 'start', task: 'cancel', isOtherBooking: false, isNamed: true }

/** True for a clause that asks for the rule on cancelling. */
export function asksRule(text: string, clause: Clause, { patterns, text: message }: Reading): boolean {
  const { cancelling, supposed, politeIf } = patterns.questions
  const before = /[^.!?\n]{0,160}$/u.exec(message.slice(0, clause.end - text.length))?.[0] ?? ''
  const isSupposed =
    has(text, `(?:${supposed})(?=[^.!?]{1,80}(?:${cancelling.word}))`) ||
    isBehind(text, patterns) ||
    has(text, cancelling.inCase) ||
    // "And if she falls ill, can we cancel?" may be two clauses. In Spanish, a yes is written as "if".
    (has(before, `(?:${supposed}) \\p{L}+`) && has(text, cancelling.may))
  const isCase = isSupposed && !has(`${before}${text}`, politeIf)
  if (!isCase && !has(text, cancelling.state)) return false
  const isAsked = clause.isQuestion || endsInQuestion(message, clause)
  return isAsked || (isCase && has(text, cancelling.may))
}

/** True where the case is told after the question: "can I cancel if she is ill?" */
function isBehind(text: string, { questions: { cancelling, supposed } }: Patterns): boolean {
  return has(text, `(?:${cancelling.word})(?=[^.!?]{1,80} (?:${supposed})(?!\\p{L}))`)
}

/** True where the sentence that the clause begins ends in a question mark: "is it cancelled or do we take the kart?" */
function endsInQuestion(message: string, { end }: Clause): boolean {
  return /^[^.!?\n]{0,200}\?/u.test(message.slice(Math.max(0, end - 1)))
}
