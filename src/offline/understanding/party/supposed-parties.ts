import type { Table } from '../../../models/understanding.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { ReadingContext } from '../reading-context.ts'
import { begins, expression, has, isWhole, opening, type Span } from '../text.ts'

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

function isSupposed({ start, end }: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { questions, joins } = patterns
  const from = Math.max(...['.', '!', '?', ';', '\n'].map((mark) => text.lastIndexOf(mark, start - 1)))
  const rest = SENTENCE_END.exec(text.slice(end))
  const sentence = text.slice(from + 1, rest === null ? text.length : end + rest.index)
  const lead = sentence.slice(0, Math.max(0, start - from - 1))
  // Spanish and French "si," is an answer, and "if possible" makes a request polite.
  const [supposed] = lead.matchAll(expression(`(?:${questions.supposed})(?! ?,| (?:${questions.feasible}))`))
  if (supposed === undefined || isPossibleAsked(sentence, patterns)) return false
  const asked = sentence.trim().replace(expression(`^(?:(?:${joins}),? )+`), '')
  const isAsked =
    rest?.[0] === '?' || begins(asked, questions.start) || has(lead, `${questions.factual}|${questions.outcome}`)
  if (!isAsked || has(lead.slice(0, supposed.index), questions.feasible)) return false
  return !isCourteous({ sentence, lead, at: supposed.index }, questions)
}

/**
 * True where only the end of a sentence asks, and whether its number is possible: "if my flatmate comes too we'd be three, is that ok?"
 * asks for three places.
 */
export function isPossibleAsked(sentence: string, { questions, party }: UnderstandingPatterns): boolean {
  const comma = sentence.lastIndexOf(',')
  const isPossible =
    comma > 0 &&
    isWhole(
      sentence
        .slice(comma + 1)
        .replaceAll(/[¿?]/gu, '')
        .trim(),
      party.fits,
    )
  const before = sentence.slice(0, comma).trim()
  return isPossible && !has(before, questions.outcome) && !begins(before, `${questions.factual}|${questions.start}`)
}

/** A sentence with its words before a number, and the place of its supposing word. */
interface Supposing {
  sentence: string
  lead: string
  at: number
}

/**
 * True where the condition only makes a request polite: "if there's room, could we be 6?", "would you mind if we were 6?" A condition
 * on the visitors themselves is a case: "if one of us is ill, can we come with 6?"
 */
function isCourteous({ sentence, lead, at }: Supposing, questions: UnderstandingPatterns['questions']): boolean {
  const { request, start, politeIf, favourIf, factual, outcome } = questions
  if (expression(`(?:${request}),? $`).test(lead.slice(0, at))) return true
  if (!begins(lead.slice(at), favourIf)) {
    // "If you can only take 3, what happens?"
    const tail = sentence.slice(lead.length)
    return has(lead, politeIf) && !has(sentence, `${factual}|${outcome}`) && !has(tail, `${start}|${request}`)
  }
  const wish = withoutFavour(sentence.slice(at), questions)
  return sentence.length - wish.length <= lead.length && (begins(wish, request) || !begins(wish, start))
}

/** A text without the polite condition before its first comma: "if there's room, 2 more people are coming". */
export function withoutFavour(text: string, { favourIf }: UnderstandingPatterns['questions']): string {
  const favour = opening(favourIf).exec(text)?.[0]
  const rest = text.slice(favour?.length)
  const comma = rest.search(/[,¿]/u)
  return favour === undefined || comma < 0 ? text : rest.slice(comma).replace(/^[,¿ ]{1,9}/u, '')
}
