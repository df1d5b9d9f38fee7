import type { DayMention } from './days.ts'
import { partIn, type TimeMention } from './hours.ts'
import { expression, has, type IntentKind, type Lexicon } from './lexicon.ts'
import type { Mention } from './named.ts'
import type { Clause } from './reading.ts'
import type { Span } from '../understanding/text.ts'

interface Found {
  services: Mention[]
  staff: Mention[]
  times: TimeMention[]
  days: DayMention[]
}

const KINDS: IntentKind[] = ['cancel', 'move', 'callback', 'person', 'lead', 'book']
const SENTENCE_END = /(?<![.!?;\n])[.!?;\n]+(?=\s|$)|\s[–—]\s/gu
/** The name of a service and little else is a wish for it. */
const FEW_WORDS = 3
const IMPOSSIBLE_TIME = /(?<!\d)(?:2[5-9]|[3-9]\d):[0-5]\d/u

/** The clauses of a folded text; `plain` is the same text without services and staff. What was found is theirs by place. */
export function clausesOf(text: string, plain: string, lexicon: Lexicon, found: Found): Clause[] {
  const all = [...found.services, ...found.staff, ...found.times, ...found.days]
  const borders = [...text.matchAll(SENTENCE_END), ...text.matchAll(expression(lexicon.joins))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((border) => !all.some((one) => one.start < border.end && border.start < one.end))
    .sort((a, b) => a.start - b.start)
  const pieces: Span[] = []
  let start = 0
  for (const border of borders) {
    // The mark that ends a sentence says what it was.
    pieces.push({ start, end: /[?]/u.test(text.slice(border.start, border.end)) ? border.end : border.start })
    start = border.end
  }
  pieces.push({ start, end: text.length })
  return pieces
    .filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)))
    .map((piece) => clauseOf(text, plain, piece, lexicon, found))
}

function clauseOf(text: string, plain: string, span: Span, lexicon: Lexicon, found: Found): Clause {
  const words = plain.slice(span.start, span.end).replaceAll(/\s+/gu, ' ').trim()
  const within = <T extends Span>(mentions: T[]): T | undefined =>
    mentions.findLast((one) => one.start >= span.start && one.end <= span.end)
  const mentioned = {
    service: within(found.services),
    staff: within(found.staff),
    day: within(found.days),
    time: within(found.times),
  }
  const explicit = KINDS.find((kind) => lexicon.intents[kind].some((pattern) => has(words, pattern)))
  const isQuestion =
    text.slice(span.start, span.end).includes('?') ||
    new RegExp(`^[¿\\s]*(?:${lexicon.question})(?![\\p{L}])`, 'u').test(words)
  const isShort = words.split(' ').length <= FEW_WORDS
  const isWhenSaid = mentioned.day !== undefined || mentioned.time !== undefined
  const isWish = mentioned.service !== undefined && !isQuestion && (isWhenSaid || isShort || has(words, lexicon.wish))
  const isForStaff = mentioned.staff !== undefined && !isQuestion && has(words, lexicon.wish)
  const isWhen = mentioned.service !== undefined && isQuestion && isWhenSaid
  return {
    ...span,
    text: text.slice(span.start, span.end).trim(),
    ...mentioned,
    kind: explicit ?? (isWish || isWhen || isForStaff ? 'book' : undefined),
    isExplicit: explicit !== undefined,
    isQuestion,
    isOther: has(words, lexicon.other),
    isAnyStaff: has(words, lexicon.anyStaff),
    strangeStaff: mentioned.staff === undefined ? strangerIn(words, lexicon) : undefined,
    part: partIn(words, lexicon),
    badTime: mentioned.time === undefined && IMPOSSIBLE_TIME.test(words),
  }
}

/** "with Bartholomew": one word that is none of the language's everyday ones. */
function strangerIn(words: string, { withStaff, anyStaff }: Lexicon): string | undefined {
  if (has(words, anyStaff)) return undefined
  const match = new RegExp(
    `(?<![\\p{L}])(?:${withStaff}) (?:(?:frau|herrn?|dr|mr|mrs|ms|don|dona|mme|m) )?(?<name>\\p{L}{4,})`,
    'u',
  ).exec(words)
  return match?.groups?.['name']
}
