import type { Table } from '../../models/understanding.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { ReadingContext } from './reading-context.ts'
import { begins, expression, has, type Span } from './text.ts'

const SENTENCE_END = /[.!?;\n]/u

/**
 * True for a number of people in a supposed case, where one is known already: "what if only 7 come?" asks for a rule and changes
 * nothing. Whether another number is possible is a request.
 */
export function isOfSupposedCase(
  party: Span,
  text: string,
  { patterns, table }: Pick<ReadingContext, 'patterns' | 'table'>,
): boolean {
  return isNumberKnown(table) && isSupposed(party, text, patterns)
}

function isNumberKnown({ task, booking }: Table): boolean {
  return (task === null || task.task === 'move' ? booking?.partySize : task.partySize) != null
}

function isSupposed({ start, end }: Span, text: string, { questions, joins }: UnderstandingPatterns): boolean {
  const from = Math.max(...['.', '!', '?', ';', '\n'].map((mark) => text.lastIndexOf(mark, start - 1)))
  const rest = SENTENCE_END.exec(text.slice(end))
  const sentence = text.slice(from + 1, rest === null ? text.length : end + rest.index)
  const lead = sentence.slice(0, Math.max(0, start - from - 1))
  // Spanish and French "si," is an answer, and "if possible" makes a request polite.
  const [supposed] = lead.matchAll(expression(`(?:${questions.supposed})(?! ?,| (?:${questions.feasible}))`))
  if (supposed === undefined) return false
  const asked = sentence.trim().replace(expression(`^(?:(?:${joins}),? )+`), '')
  const isAsked =
    rest?.[0] === '?' || begins(asked, questions.start) || has(lead, `${questions.factual}|${questions.outcome}`)
  return isAsked && !has(lead.slice(0, supposed.index), questions.feasible)
}
