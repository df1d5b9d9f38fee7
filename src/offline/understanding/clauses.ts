import { deedOf } from './acts/deeds.ts'
import { begins, expression, has, isWhole, isWithin, opening, overlaps, wordsOf, without, type Span } from './text.ts'
import type { Mention, Reading } from './reading.ts'

/** A part of a message with a wish, a question or an answer of its own. */
export interface Clause extends Span {
  /** Folded, without addresses and names; a reference stands as one word that begins with `REFERENCE`. */
  text: string
  isQuestion: boolean
  mentions: Mention[]
}

/** Each clause is read with all patterns; the rest of a longer message is read as one. */
const MAX_CLAUSES = 60
/** Characters around a join that are read for the deeds beside it, so that many joins cost linear time. */
const REACH = 160
const SENTENCE_END = /[.!?;\n]+(?=\s|$)|\s[–—-]\s|(?<=[?!])(?=\p{L})/gu
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:dr|mr|mrs|ms|st|prof|hr|fr|sr|sra|dra|mme|nr|no|ca|tel|z\.b|bzw)$|(?:^|[^\p{L}\d:.])\d{1,2}$/u
/** Characters behind a border that show whether a question or a wish begins there. */
const LOOK_AHEAD = 80

/** Begins the word that stands for a reference: "cancel 5QZVWH" names a booking. */
export const REFERENCE = 'bkg_'

/** The clauses of a message: its sentences, and within them what a question or a wish of its own begins. */
export function clausesOf(reading: Reading): Clause[] {
  const { mentions, patterns } = reading
  const text = withReference(reading)
  const { questions, deeds, joins } = patterns
  // "Saturday would be fine, but by the way how much is it?"
  const opener = `(?:(?:${patterns.interjections}),? ){0,2}(?:${questions.start}|${questions.request}|${deeds.wish}|${deeds.note})`
  const ends = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        text[start] !== '.' || end - start > 1 || !ABBREVIATION.test(text.slice(Math.max(0, start - 6), start)),
    )
  const commas = [...text.matchAll(new RegExp(`,|${expression(joins).source}`, 'gu'))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        (begins(text.slice(end, end + LOOK_AHEAD), opener) &&
          !isHalf(text, { start, end }, ends, patterns) &&
          !isBegun(text, start, ends, patterns) &&
          !isTag({ start, end }, ends, { ...reading, text })) ||
        isOtherDeed(text, { start, end }, ends, reading),
    )
    // French "ou" is "or" and "where" without its accent: a word that asks belongs to its question.
    .map(({ start, end }) => ({
      start,
      end: text[start] !== ',' && begins(text.slice(start, start + LOOK_AHEAD), questions.start) ? start : end,
    }))
  const borders = [...ends, ...commas]
    .filter((border) => !mentions.some((mention) => overlaps(mention, border)))
    .sort((a, b) => a.start - b.start)
  const places = withWholeNotes(text, borders, new Set(ends), patterns).slice(0, MAX_CLAUSES - 1)
  return withLeads(pieces(text, places), reading)
    .filter(
      (piece) =>
        /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)) || mentions.some((one) => isWithin(one, piece)),
    )
    .map((piece) => clauseOf({ ...reading, text }, piece))
}

/** "And note that it is for Hugo, and that he is allergic": a note goes on to the end of its sentence. */
function withWholeNotes(text: string, borders: Span[], ends: Set<Span>, { deeds }: Reading['patterns']): Span[] {
  const kept: Span[] = []
  let isNote = begins(text.slice(0, LOOK_AHEAD), deeds.note)
  for (const border of borders) {
    if (isNote && !ends.has(border)) continue
    kept.push(border)
    isNote = begins(text.slice(border.end, border.end + LOOK_AHEAD), deeds.note)
  }
  return kept
}

function withReference({ text, mentions }: Reading): string {
  return mentions
    .filter(({ values }) => values.some(({ slot }) => slot === 'reference'))
    .reduce((rest, { start, end }) => rest.slice(0, start) + REFERENCE.padEnd(end - start, '_') + rest.slice(end), text)
}

/** "Must I stay, or can I go shopping?" is one question. */
function isHalf(text: string, join: Span, ends: Span[], { or, questions }: Reading['patterns']): boolean {
  if (!new RegExp(`(?:^|[\\s,])(?:${or})$`, 'u').test(text.slice(0, join.end).slice(-REACH).trimEnd())) return false
  const from = Math.max(join.start - REACH, ends.findLast(({ end }) => end <= join.start)?.end ?? 0)
  return begins(text.slice(from, join.start), `(?:\\S+ ){0,4}?(?:${questions.start})`)
}

/** "Can you also tell me, is it open?" begins before its "also". */
function isBegun(text: string, at: number, ends: Span[], { questions }: Reading['patterns']): boolean {
  const from = Math.max(at - REACH, ends.findLast(({ end }) => end <= at)?.end ?? 0)
  return isWhole(text.slice(from, at), `(?:\\S+ )?(?:${questions.request})`)
}

/** "We would pay by invoice, is that possible?" is one question; beside a day or a service it asks for nothing else. */
function isTag(join: Span, ends: Span[], { text, mentions, patterns }: Reading): boolean {
  const from = ends.findLast(({ end }) => end <= join.start)?.end ?? 0
  const to = ends.find(({ start }) => start >= join.end)?.start ?? text.length
  if (to - join.end > LOOK_AHEAD || mentions.some((one) => isWithin(one, { start: from, end: to }))) return false
  return isWhole(text.slice(join.end, to).trim(), patterns.questions.feasible)
}

/** "Cancel it and book a trim on Friday": behind the join a booking of its own, wherever the language puts its verb. */
function isOtherDeed(text: string, join: Span, ends: Span[], { mentions, patterns }: Reading): boolean {
  const from = Math.max(join.start - REACH, ends.findLast(({ end }) => end <= join.start)?.end ?? 0)
  const to = Math.min(join.end + REACH, ends.find(({ start }) => start >= join.end)?.start ?? text.length)
  const before = deedOf(text.slice(from, join.start), patterns)
  const isBook =
    deedOf(text.slice(join.end, to), patterns) === 'book' ||
    mentions.some((one) => one.values[0]?.slot === 'service' && isWithin(one, { start: join.end, end: to }))
  return (before === 'cancel' || before === 'move') && isBook
}

/** "And on Sunday, are you open?" is one question: a lead and a value say nothing without it. */
function withLeads(found: Span[], reading: Reading): Span[] {
  const joined: Span[] = []
  for (const piece of found) {
    const before = joined.at(-1)
    if (before !== undefined && isLead(before, reading) && /^\s*,/u.test(reading.text.slice(before.end, piece.start)))
      joined[joined.length - 1] = { start: before.start, end: piece.end }
    else joined.push(piece)
  }
  return joined
}

function isLead(piece: Span, { text, mentions, patterns }: Reading): boolean {
  const own = text.slice(piece.start, piece.end)
  // "If I come on Friday, what do I pay?" wishes for no Friday.
  if (begins(own, patterns.questions.condition)) return true
  const lead = opening(patterns.questions.elliptical).exec(own)
  const values = mentions.filter((mention) => isWithin(mention, piece))
  if (lead === null || values.length === 0) return false
  const places = values.map(({ start, end }) => ({ start: start - piece.start, end: end - piece.start }))
  const rest = without(own, places).slice(lead[0].length)
  return wordsOf(rest).length === 0
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
    isQuestion: own.includes('?') || begins(own, patterns.questions.start) || isSupposed(own, patterns),
    mentions: mentions.filter((mention) => isWithin(mention, piece)),
  }
}

/** "If I come on Friday, what do I pay", with its comma or without: the question stands behind what it supposes. */
export function isSupposed(own: string, { questions }: Reading['patterns']): boolean {
  const condition = opening(questions.condition).exec(own)
  if (condition === null) return false
  const comma = own.lastIndexOf(',')
  const behind = own.slice(comma > 0 ? comma + 1 : condition[0].length).trimStart()
  if (begins(behind, questions.start) || has(own, questions.factual)) return true
  return comma < 0 && has(behind, questions.outcome)
}

function trimmed(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end)
  return { start: end - own.trimStart().length, end: end - (own.length - own.trimEnd().length) }
}
