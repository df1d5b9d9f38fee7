import { begins, expression, isWithin, overlaps, type Span } from './text.ts'
import type { Mention, Reading } from './reading.ts'

/** A part of a message with a wish, a question or an answer of its own. */
export interface Clause extends Span {
  /** Folded, without addresses and names. */
  text: string
  isQuestion: boolean
  mentions: Mention[]
}

const SENTENCE_END = /[.!?;\n]+(?=\s|$)|\s[–—-]\s|(?<=[?!])(?=\p{L})/gu
const ABBREVIATION = /(?:^|[^\p{L}])(?:dr|mr|mrs|ms|st|prof|hr|fr|sr|sra|dra|mme|nr|no|ca|tel|z\.b|bzw|\d{1,2})$/u
/** Characters behind a border that show whether a question or a wish begins there. */
const LOOK_AHEAD = 80

/** The clauses of a message: its sentences, and within them what a question or a wish of its own begins. */
export function clausesOf(reading: Reading): Clause[] {
  const { text, mentions, patterns } = reading
  const { questions, deeds, joins } = patterns
  const opener = `${questions.start}|${questions.request}|${deeds.wish}`
  const ends = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        text[start] !== '.' || end - start > 1 || !ABBREVIATION.test(text.slice(Math.max(0, start - 6), start)),
    )
  const commas = [...text.matchAll(new RegExp(`,|${expression(joins).source}`, 'gu'))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ end }) => begins(text.slice(end, end + LOOK_AHEAD), opener))
    // French "ou" is "or" and "where" without its accent: a word that asks belongs to its question.
    .map(({ start, end }) => ({
      start,
      end: begins(text.slice(start, start + LOOK_AHEAD), questions.start) ? start : end,
    }))
  const borders = [...ends, ...commas]
    .filter((border) => !mentions.some((mention) => overlaps(mention, border)))
    .sort((a, b) => a.start - b.start)
  return pieces(text, borders)
    .filter(
      (piece) =>
        /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)) || mentions.some((one) => isWithin(one, piece)),
    )
    .map((piece) => clauseOf(reading, piece))
}

function pieces(text: string, borders: Span[]): Span[] {
  const found: Span[] = []
  let start = 0
  for (const border of borders) {
    if (border.start < start) continue
    // The mark that ends a sentence says what it was.
    found.push({ start, end: text.slice(border.start, border.end).includes('?') ? border.end : border.start })
    start = border.end
  }
  return [...found, { start, end: text.length }]
}

function clauseOf({ text, mentions, patterns }: Reading, piece: Span): Clause {
  const own = text.slice(piece.start, piece.end)
  return {
    ...trimmed(text, piece),
    text: own.trim(),
    isQuestion: own.includes('?') || begins(own, patterns.questions.start),
    mentions: mentions.filter((mention) => isWithin(mention, piece)),
  }
}

function trimmed(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end)
  return { start: end - own.trimStart().length, end: end - (own.length - own.trimEnd().length) }
}
