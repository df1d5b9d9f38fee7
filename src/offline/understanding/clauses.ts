import { baseLanguage, inAnyLanguage } from '../../languages/index.ts'
import { fillersOf } from './short-answers.ts'
import { intentOf, TO_TEAM } from './acts/intents.ts'
import {
  asksByAccent,
  begins,
  expression,
  has,
  isWhole,
  isWithin,
  opening,
  overlaps,
  wordsOf,
  without,
  type Span,
} from './text.ts'
import { REFERENCE, type Clause } from './clause.ts'
import type { Reading } from './reading.ts'

/**
 * Maximum number of clauses, since each is matched against all patterns. The last one has the rest of a longer message.
 */
const MAX_CLAUSES = 60
/** Characters on both sides of a conjunction that are searched for intents. The limit keeps the time linear. */
const REACH = 160
/** A smiley ends a sentence, too. */
const SENTENCE_END = /[.!?;\n]+(?=\s|$)|\s[–—-]\s|(?<=[?!])(?=\p{L})|\s[:;]-?[()]+(?=\s|$)/gu
const ABBREVIATIONS = inAnyLanguage(({ functionWords }) => functionWords.abbreviations)
const ABBREVIATION = new RegExp(`(?:^|[^\\p{L}])(?:${ABBREVIATIONS})$|(?:^|[^\\p{L}\\d:.])\\d{1,2}$`, 'u')
/** Characters before a full stop that tell what it ends. */
const BEFORE_STOP = 6
/** German "ca. 10" is about ten; French "ça." ends a sentence. */
const CIRCA = /(?:^|[^\p{L}])ca$/u
/** Characters after a border that are searched for the beginning of a question or a wish. */
const LOOK_AHEAD = 80

/** Splits a message into sentences, and these where another question or wish begins. */
export function clausesOf(reading: Reading): Clause[] {
  const { mentions, patterns } = reading
  const text = withReference(reading)
  const { questions, intents, joins } = patterns
  // Interjections may precede it: "Saturday would be fine, but by the way how much is it?"
  const opener = `(?:(?:${patterns.interjections}),? ){0,2}(?:${questions.start}|${questions.request}|${intents.wish}|${intents.note})`
  const ends = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        text[start] !== '.' ||
        end - start > 1 ||
        isOfValue(start, reading) ||
        !isAbbreviation(text.slice(Math.max(0, start - BEFORE_STOP), start), reading),
    )
  const commas = [...text.matchAll(new RegExp(`,|${expression(joins).source}`, 'gu'))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        ((begins(text.slice(end, end + LOOK_AHEAD), opener) || isAccented(end, reading)) &&
          !isHalf(text, { start, end }, ends, patterns) &&
          !isBegun(text, start, ends, patterns) &&
          !isRelative(end, ends, { ...reading, text }) &&
          !isLearned(text, start, patterns) &&
          !isTag({ start, end }, ends, { ...reading, text })) ||
        isBehindValue(text, { start, end }, ends, reading) ||
        isOtherIntent(text, { start, end }, ends, reading) ||
        isOtherWish(text, { start, end }, ends, reading),
    )
    // A question word stays in its question: French "ou" is "or", and "where" without its accent.
    .map(({ start, end }) => ({
      start,
      end: text[start] !== ',' && begins(text.slice(start, start + LOOK_AHEAD), questions.start) ? start : end,
    }))
  const whether = whetherIn(text, ends, patterns)
  const borders = [...ends, ...commas.filter((comma) => !whether.some((one) => overlaps(one, comma))), ...whether]
    .filter((border) => !mentions.some((mention) => overlaps(mention, border)))
    .sort((a, b) => a.start - b.start)
  const places = withWholeNotes(text, borders, new Set(ends), patterns).slice(0, MAX_CLAUSES - 1)
  return withLeads(pieces(text, places), reading)
    .filter(
      (piece) =>
        /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)) || mentions.some((one) => isWithin(one, piece)),
    )
    .map((piece) => {
      const isAsked = whether.some(({ end }) => text.slice(end, piece.start).trim() === '' && end <= piece.start)
      const clause = clauseOf({ ...reading, text }, piece)
      return isAsked ? { ...clause, isQuestion: true, isIndirect: true } : clause
    })
}

const MIN_WORDS_OF_QUESTION = 3

/** True for the comma between a preferred day or time and a question that names none: "plutôt l'aprem, mais s'il pleut on fait quoi ?" */
function isBehindValue(text: string, { start, end }: Span, ends: Span[], { mentions, patterns }: Reading): boolean {
  const from = ends.findLast((one) => one.end <= start)?.end ?? 0
  const to = ends.find((one) => one.start >= end)?.start ?? text.length
  const own = mentions.filter((one) => one.start >= from && one.end <= start)
  const isOfWhen = own.some(({ values }) => values.some(({ slot }) => slot === 'day' || slot === 'time'))
  if (text[start] !== ',' || text[to] !== '?' || !isOfWhen) return false
  if (mentions.some((one) => one.start >= end && one.end <= to)) return false
  if (wordsOf(text.slice(end, to)).length < MIN_WORDS_OF_QUESTION) return false
  const filler = fillersOf(patterns)
  const preferred = `${patterns.prefers}|${patterns.correction}`
  const lead = without(text, own).slice(from, start)
  // "On Saturday, you are open then?" asks about the day.
  if (!has(lead, preferred) && !begins(text.slice(end, to), patterns.joins)) return false
  return wordsOf(lead.replaceAll(expression(preferred), ' ')).every((word) => filler.has(word))
}

/** The figure of an hour or of a party ends a sentence: "the 19th at 10. How long does it take?" */
function isOfValue(at: number, { mentions }: Reading): boolean {
  return mentions.some(
    ({ end, values }) => end === at && values.some(({ slot }) => slot === 'time' || slot === 'party_size'),
  )
}

function isAbbreviation(before: string, { language }: Reading): boolean {
  return ABBREVIATION.test(before) || (baseLanguage(language) === 'de' && CIRCA.test(before))
}

function isAccented(at: number, { typed, folded: { from } }: Reading): boolean {
  const start = from[at]
  return start !== undefined && asksByAccent(typed.slice(start, start + LOOK_AHEAD))
}

/** True for a reason in a statement, whose first word may ask as well: "no llaméis, que es una sorpresa". */
function isRelative(at: number, ends: Span[], reading: Reading): boolean {
  const to = ends.find(({ start }) => start >= at)?.end ?? reading.text.length
  const behind = reading.text.slice(at, to)
  return !behind.includes('?') && begins(behind, reading.patterns.because) && !isAccented(at, reading)
}

/** Characters of a sentence behind "I'd like to know" in which further questions are looked for. */
const REACH_OF_KNOWING = 300

/** The borders between indirect questions: "I'd like to know if you fix it, if it takes long and whether you lend one." */
function whetherIn(text: string, ends: Span[], { questions, joins }: Reading['patterns']): Span[] {
  const { lead, word } = questions.whether
  return [...text.matchAll(expression(`(?:${lead}),? (?:${word})`))].flatMap((match) => {
    const from = match.index + match[0].length
    const end = ends.find(({ start }) => start >= from)?.start ?? text.length
    const rest = text.slice(from, Math.min(end, from + REACH_OF_KNOWING))
    const further = new RegExp(`(?:, ?|(?:, ?| )(?:${joins}) )(?:${word}) `, 'gu')
    return [...rest.matchAll(further)].map(({ index, 0: words }) => ({
      start: from + index,
      end: from + index + words.length,
    }))
  })
}

/** A note extends to the end of its sentence: "And note that it is for Hugo, and that he is allergic". */
function withWholeNotes(text: string, borders: Span[], ends: Set<Span>, { intents }: Reading['patterns']): Span[] {
  const kept: Span[] = []
  let isNote = begins(text.slice(0, LOOK_AHEAD), intents.note)
  for (const border of borders) {
    if (isNote && !ends.has(border)) continue
    kept.push(border)
    isNote = begins(text.slice(border.end, border.end + LOOK_AHEAD), intents.note)
  }
  return kept
}

function withReference({ text, mentions }: Reading): string {
  return mentions
    .filter(({ values }) => values.some(({ slot }) => slot === 'reference'))
    .reduce((rest, { start, end }) => rest.slice(0, start) + REFERENCE.padEnd(end - start, '_') + rest.slice(end), text)
}

/** True for the second half of a question: "Must I stay, or can I go shopping?" */
function isHalf(text: string, join: Span, ends: Span[], { or, questions }: Reading['patterns']): boolean {
  if (!new RegExp(`(?:^|[\\s,])(?:${or})$`, 'u').test(text.slice(0, join.end).slice(-REACH).trimEnd())) return false
  const from = Math.max(join.start - REACH, ends.findLast(({ end }) => end <= join.start)?.end ?? 0)
  return begins(text.slice(from, join.start), `(?:\\S+ ){0,4}?(?:${questions.start})`)
}

/** True where a request precedes that is not complete, so that it is not split: "Can you also tell me, is it open?" */
function isBegun(text: string, at: number, ends: Span[], { questions }: Reading['patterns']): boolean {
  const from = Math.max(at - REACH, ends.findLast(({ end }) => end <= at)?.end ?? 0)
  return isWhole(text.slice(from, at), `(?:\\S+ )?(?:${questions.request})`)
}

/** True behind a wish to learn, whose matter follows: "I would like to learn, how one makes a wreath" is no question. */
function isLearned(text: string, at: number, { intents }: Reading['patterns']): boolean {
  return new RegExp(`(?:^|\\s)(?:${intents.learn})$`, 'u').test(text.slice(Math.max(0, at - LOOK_AHEAD), at).trimEnd())
}

/**
 * True for a tag question, which stays in its sentence: "We would pay by invoice, is that possible?" With a day or a
 * service in the sentence it is split off.
 */
function isTag(join: Span, ends: Span[], { text, mentions, patterns }: Reading): boolean {
  const from = ends.findLast(({ end }) => end <= join.start)?.end ?? 0
  const to = ends.find(({ start }) => start >= join.end)?.start ?? text.length
  if (to - join.end > LOOK_AHEAD || mentions.some((one) => isWithin(one, { start: from, end: to }))) return false
  return isWhole(text.slice(join.end, to).trim(), patterns.questions.feasible)
}

/**
 * True where a booking follows a cancellation or a move, wherever the language puts its verb: "Cancel it and book a
 * trim on Friday".
 */
function isOtherIntent(text: string, join: Span, ends: Span[], { mentions, patterns }: Reading): boolean {
  const from = Math.max(join.start - REACH, ends.findLast(({ end }) => end <= join.start)?.end ?? 0)
  const to = Math.min(join.end + REACH, ends.find(({ start }) => start >= join.end)?.start ?? text.length)
  const before = intentOf(text.slice(from, join.start), patterns)
  const isBook =
    intentOf(text.slice(join.end, to), patterns) === 'book' ||
    mentions.some((one) => one.values[0]?.slot === 'service' && isWithin(one, { start: join.end, end: to }))
  return (before === 'cancel' || before === 'move') && isBook
}

/**
 * True where a question or a request for the team follows the wish for a service: "I'd like a cut on Friday, and your
 * vouchers are valid for how long?"
 */
function isOtherWish(text: string, join: Span, ends: Span[], { mentions, patterns }: Reading): boolean {
  const from = Math.max(join.start - REACH, ends.findLast(({ end }) => end <= join.start)?.end ?? 0)
  const to = Math.min(join.end + REACH, ends.find(({ start }) => start >= join.end)?.end ?? text.length)
  const behind = text.slice(join.end, to)
  const isService = mentions.some(
    (one) => one.values[0]?.slot === 'service' && isWithin(one, { start: from, end: join.start }),
  )
  // Spanish marks where the question begins: "I have a crack in the windscreen, ¿me dais cita?"
  const isMarked = /^\s?¿/u.test(behind) && intentOf(text.slice(from, join.start), patterns) === undefined
  if (isMarked && intentOf(behind, patterns) === 'book') return true
  if (!isService || !begins(text.slice(from, join.start).trimStart(), `(?:\\S+,? )?(?:${patterns.intents.wish})`))
    return false
  const isAsked = behind.includes('?') && has(behind, patterns.questions.factual)
  return isAsked || (has(behind, patterns.adds) && TO_TEAM.has(intentOf(behind, patterns)))
}

/** Joins a lead, which says nothing alone, with the question after it: "And on Sunday, are you open?" */
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
  // A condition stays with its question: "If I come on Friday, what do I pay?"
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
    // A question mark stays, because it marks its clause as a question.
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
    isQuestion:
      own.includes('?') ||
      begins(own, patterns.questions.start) ||
      begins(own, `(?:${patterns.questions.elliptical}) (?:${patterns.questions.factual})`) ||
      isConditionalQuestion(own, patterns),
    mentions: mentions.filter((mention) => isWithin(mention, piece)),
  }
}

/** True for a condition with its question, with a comma or without: "If I come on Friday, what do I pay". */
export function isConditionalQuestion(own: string, { questions }: Reading['patterns']): boolean {
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
