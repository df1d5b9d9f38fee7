import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { has } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { hasWhen } from './values.ts'

/**
 * The act of a question on cancelling. A supposed case ("if I'm ill, can I cancel?") and a state ("no snow, is it cancelled?") ask
 * for the rule, whatever stands beside them. How it is done is asked of the booking that was made, which may be cancelled then.
 */
export function cancellingAsked(text: string, clause: Clause, reading: Reading, table: Table): Act | undefined {
  const { cancelling } = reading.patterns.questions
  const isOwn = table.booking !== null && table.task === null
  if (!has(text, cancelling.word)) return undefined
  if (has(text, cancelling.ordered)) return isOwn && clause.isQuestion && !hasWhen(clause) ? CANCEL : undefined
  if (asksRule(text, clause, reading)) return { type: 'ask' }
  if (!has(text, cancelling.way)) return undefined
  return isOwn ? CANCEL : { type: 'ask' }
}

const CANCEL: Act = { type: 'start', task: 'cancel', isOtherBooking: false, isNamed: true }

/** True for a clause that asks for the rule on cancelling. */
export function asksRule(text: string, clause: Clause, { patterns, text: message }: Reading): boolean {
  const { cancelling, supposed, politeIf } = patterns.questions
  const isSupposed = has(text, `(?:${supposed})(?=[^.!?]{1,80}(?:${cancelling.word}))`) || isBehind(text, patterns)
  const isCase = isSupposed && !has(text, politeIf)
  if (!isCase && !has(text, cancelling.state)) return false
  const isAsked = clause.isQuestion || endsInQuestion(message, clause)
  return isAsked || (isCase && has(text, cancelling.may))
}

/** True where the case is told behind the question: "can I cancel if she is ill?" */
function isBehind(text: string, { questions: { cancelling, supposed } }: Patterns): boolean {
  return has(text, `(?:${cancelling.word})(?=[^.!?]{1,80} (?:${supposed})(?!\\p{L}))`)
}

/** True where the sentence that the clause begins ends in a question mark: "is it cancelled or do we take the kart?" */
function endsInQuestion(message: string, { end }: Clause): boolean {
  return /^[^.!?\n]{0,200}\?/u.test(message.slice(Math.max(0, end - 1)))
}
