import { inAnyLanguage, LANGUAGES } from '../../languages/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import type { Passage } from '../../models/chat-model.ts'
import { begins, fold, has, hasBeginning, wordsOf } from '../understanding/text.ts'

/** Adjacent verbatim sentences of one passage. */
export interface Quote {
  passageId: string
  title: string
  text: string
  /** Language of the passage; null where it is not clear. */
  language: string | null
  /** The quote with the rest of its paragraph, where that is short: the less sure an answer, the more of it is told. */
  paragraph?: string
}

/** A sentence with its span in the passage; `end` is exclusive. */
export interface Placed {
  text: string
  start: number
  end: number
  /** Number of the line: a paragraph or an item of a list. */
  line: number
}

/** First and last sentence of a quote, by their positions. */
export interface Run {
  first: number
  last: number
}

/** A run of sentences to be quoted from a passage. */
export interface Excerpt extends Run {
  passage: Passage
  sentences: Placed[]
}

/**
 * Maximum characters of a section, paragraph or item that is quoted whole, because a rule and its exception are
 * neighbours.
 */
const WHOLE_CHARACTERS = 160
/**
 * The same below a heading that the question names or that is a question, and for an item of a list, because all of it is about
 * one thing.
 */
const UNIT_CHARACTERS = 320
/** The same below a heading on the question's matter: the visitor reads the rule, its exceptions and what they would ask next. */
export const SECTION_CHARACTERS = 600
/** Maximum characters of sentences, rows or a list that are quoted because they belong together. */
const EXTENDED_CHARACTERS = 450
/** The same with the sentence after the match, which may be long itself. */
const MAX_CHARACTERS = 700
/**
 * Maximum characters of a sentence that needs its neighbour, such as "Yes." or "Not on the same day." after a question.
 */
const SHORT_ANSWER = 25
const SHORT_SENTENCE = 50
const SHORT_EXCEPTION = 70
const MIN_SHARED_LENGTH = 5

/** Begins an item of a list or a row of a table. */
export const ITEM = /^(?:[-*•]|\d{1,2}[.)]) /
const LIST_MARKER = /^- /
const NEGATION = Object.values(LANGUAGES)
  .map(({ questions }) => questions.mismatch.negation)
  .join('|')
const GOES_ON = Object.values(LANGUAGES)
  .map(({ questions }) => questions.goesOn)
  .join('|')

/** Begins an item that holds up to a length of time: "- Between 48 and 24 hours before:". */
const GRADE = `[-*•] [^:,.()]{0,40}\\d{1,3} (?:${inAnyLanguage(({ questions }) => questions.duration.told)})(?![\\p{L}\\p{N}])[^:.()]{0,40}:`

/** Begins a sentence of rules by time: "Between 48 and 24 hours before, …". */
const GRADED_SENTENCE = `(?:\\S+ ){0,4}\\d{1,3} (?:${inAnyLanguage(({ questions }) => questions.facts.notice)})(?![\\p{L}\\p{N}])`
const NOTICE = `\\d{1,3} (?:${inAnyLanguage(({ questions }) => questions.facts.notice)})`

const REFERS_BACK = Object.values(LANGUAGES)
  .map(({ questions }) => questions.refersBack)
  .join('|')

/** The last heading of a passage's title, which consists of headings. */
export function headingOf(title: string): string {
  return title.split(' › ').at(-1) ?? ''
}

/** Finds the span of each sentence. Sentences are verbatim and in order. */
export function placed(text: string, sentences: string[]): Placed[] {
  let from = 0
  let line = 0
  return sentences.map((sentence) => {
    const start = text.indexOf(sentence, from)
    line += text.slice(from, start).split('\n').length - 1
    from = start + sentence.length
    return { text: sentence, start, end: from, line }
  })
}

/** The runs of a passage's sentences that are left, each as a passage. */
export function runsOf(passage: Passage, sentences: Placed[], isLeft: boolean[]): Passage[] {
  if (isLeft.every(Boolean)) return [passage]
  const runs: { first: number; last: number }[] = []
  for (const [at, isIn] of isLeft.entries()) {
    const run = runs.at(-1)
    if (!isIn) continue
    if (run?.last === at - 1) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs.map(({ first, last }) => ({
    ...passage,
    whole: passage.whole ?? passage.text,
    text: passage.text.slice(sentences[first]!.start, sentences[last]!.end),
  }))
}

/** Relation of a passage's sentences to the question. */
export interface Relevance {
  /** True for a sentence with the question's main word, or with another one that the first lacks. */
  isAsked: (position: number) => boolean
  /** True for a row of a table that fits the question as well as the first. */
  isAlike: (position: number) => boolean
  /** The question names the heading of the passage. */
  isBelowHeading: boolean
  /** The heading is on the matter of the question. */
  isOnHeading: boolean
}

/**
 * The run of sentences to quote around one. The next sentence is included if it is asked for, negates, or continues the
 * one before. A short paragraph is quoted whole.
 */
export function quotedRun(
  passage: Passage,
  sentences: Placed[],
  position: number,
  { isAsked, isAlike, isBelowHeading, isOnHeading }: Relevance,
): Run {
  if (isGrade(sentences[position]!))
    return alikeRun(sentences, position, (at) => at in sentences && isGrade(sentences[at]!))
  if (isAlike(position)) return alikeRun(sentences, position, isAlike)
  const whole = wholeSection(passage, sentences, { position, isBelowHeading, isOnHeading })
  return withList(sentences, whole ?? extended(sentences, position, isAsked))
}

/** True for one of several rules by time, which are quoted together: the visitor's case may be the next one. */
function isGrade({ text }: Placed): boolean {
  return begins(fold(text), GRADE)
}

/** True for excerpts of one passage that overlap or adjoin. */
export function touches(one: Excerpt, other: Excerpt): boolean {
  return one.passage === other.passage && one.first <= other.last + 1 && other.first <= one.last + 1
}

/** Joins two excerpts of one passage. */
export function joined(one: Excerpt, other: Excerpt): Excerpt {
  return { ...one, first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) }
}

/**
 * The section or paragraph of the sentence, if it is short. The items of a list are about different topics, so they are
 * not joined.
 */
function wholeSection(
  { text, title, namesOthers = false }: Passage,
  sentences: Placed[],
  { position, isBelowHeading, isOnHeading }: { position: number; isBelowHeading: boolean; isOnHeading: boolean },
): Run | undefined {
  const isList = sentences.some((sentence) => ITEM.test(sentence.text))
  // "Videos: no" answers only half of "May we take photos?", and "from 12 years" goes on with "below 16 with an adult".
  const isOne = !namesOthers && (isBelowHeading || (headingOf(title).endsWith('?') && !isList))
  const leadsIn = sentences.find(({ text: sentence }) => sentence.endsWith(':'))?.line === 0
  const limit = isOnHeading ? SECTION_CHARACTERS : isOne ? UNIT_CHARACTERS : WHOLE_CHARACTERS
  if (text.length <= (leadsIn ? Math.max(EXTENDED_CHARACTERS, limit) : limit) && (!isList || leadsIn))
    return { first: 0, last: sentences.length - 1 }
  const line = sentences[position]?.line
  const run = {
    first: sentences.findIndex((sentence) => sentence.line === line),
    last: sentences.findLastIndex((sentence) => sentence.line === line),
  }
  const most = ITEM.test(sentences[run.first]!.text) ? Math.max(UNIT_CHARACTERS, limit) : limit
  return lengthOf(sentences, run) <= most ? withNext(sentences, run) : undefined
}

/** The rows around one that fit the question as well. */
function alikeRun(sentences: Placed[], position: number, isAlike: (position: number) => boolean): Run {
  const run = { first: position, last: position }
  const isShort = (one: Run) => lengthOf(sentences, one) <= EXTENDED_CHARACTERS
  while (isAlike(run.last + 1) && isShort({ ...run, last: run.last + 1 })) run.last += 1
  while (isAlike(run.first - 1) && isShort({ ...run, first: run.first - 1 })) run.first -= 1
  return run
}

/** Adds the next paragraph if it continues the one before, as with "but" or "otherwise". */
function withNext(sentences: Placed[], run: Run): Run {
  const next = sentences[run.last + 1]
  if (next === undefined || ITEM.test(next.text) || !goesOn(next)) return run
  const more = { ...run, last: sentences.findLastIndex(({ line }) => line === next.line) }
  return lengthOf(sentences, more) <= MAX_CHARACTERS ? more : run
}

/** Extends a sentence to the neighbours that belong to it. */
export function extended(sentences: Placed[], position: number, isAsked: (position: number) => boolean): Run {
  const run = { first: position, last: position }
  const { line } = sentences[position]!
  const isIn = (index: number) => sentences[index]?.line === line
  const isShort = (index: number) =>
    sentences[index - 1]?.line !== line && (sentences[index]?.text.length ?? SHORT_ANSWER) < SHORT_ANSWER
  const isNeeded = (index: number) =>
    needsBefore(sentences[index + 1]!) || isNextGrade(sentences[index + 1]!, sentences[index])
  while (isIn(run.first - 1) && (isNeeded(run.first - 1) || isShort(run.first - 1))) {
    if (lengthOf(sentences, { ...run, first: run.first - 1 }) > EXTENDED_CHARACTERS) break
    run.first -= 1
  }
  // A short sentence between two that are asked for is included.
  const isNext = (index: number) =>
    isIn(index) &&
    (isShort(index - 1) ||
      (index === run.last + 1
        ? belongs(sentences[index]!, sentences[run.last]!, isAsked(index))
        : isAsked(index) && sentences[index - 1]!.text.length < SHORT_SENTENCE))
  for (;;) {
    const next = [run.last + 1, run.last + 2].find(isNext)
    if (next === undefined) break
    const limit = run.last === position ? MAX_CHARACTERS : EXTENDED_CHARACTERS
    if (lengthOf(sentences, { ...run, last: next }) > limit) break
    run.last = next
  }
  return run
}

function belongs(sentence: Placed, before: Placed, isAsked: boolean): boolean {
  return isAsked || goesOn(sentence) || isException(sentence, before) || isNextGrade(sentence, before)
}

/** True for the second of two rules by time, which are quoted together: "Less than 24 hours before, all is due." */
function isNextGrade({ text }: Placed, before: Placed | undefined): boolean {
  return before !== undefined && begins(fold(text), GRADED_SENTENCE) && has(fold(before.text), NOTICE)
}

/** True for a short negation, or one about the same things: "Gold lustre is not." */
function isException({ text }: Placed, before: Placed): boolean {
  const folded = fold(text)
  const words = wordsOf(folded).filter((word) => word.length >= MIN_SHARED_LENGTH)
  return has(folded, NEGATION) && (text.length < SHORT_EXCEPTION || hasBeginning(fold(before.text), words))
}

/** True for a sentence of a few words: "No.", "Not at all." */
export function isBareAnswer({ text }: Placed): boolean {
  return text.length < SHORT_ANSWER
}

function goesOn({ text }: Placed): boolean {
  return begins(fold(text), GOES_ON)
}

/** True for a sentence that says nothing without the one before: "She speaks French". */
export function needsBefore(sentence: Placed): boolean {
  return goesOn(sentence) || begins(fold(sentence.text), REFERS_BACK)
}

/** Adds the list after a sentence such as "Bring with you:", which is useless without it. */
function withList(sentences: Placed[], run: Run): Run {
  const last = { ...run }
  const leadIn = sentences[run.last]?.text
  if (leadIn?.endsWith(':') !== true || ITEM.test(leadIn)) return run
  while (ITEM.test(sentences[last.last + 1]?.text ?? '')) {
    if (lengthOf(sentences, { ...last, last: last.last + 1 }) > MAX_CHARACTERS) break
    last.last += 1
  }
  return last
}

function lengthOf(sentences: Placed[], { first, last }: Run): number {
  return (sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0)
}

/**
 * Cuts the quote from the passage, so that line breaks stay. A single list item loses its marker; several stay a list.
 */
export function cutOut({ passage, sentences, first, last }: Excerpt): Quote {
  const { id, title, text } = passage
  const [from, to] = [sentences[first]!, sentences[last]!]
  const begin = sentences.findIndex(({ line }) => line === from.line)
  const whole = {
    // "No." answers the question of its heading only.
    first: isBareAnswer(sentences[begin]!) ? first : begin,
    last: sentences.findLastIndex(({ line }) => line === to.line),
  }
  const isShort = lengthOf(sentences, whole) <= EXTENDED_CHARACTERS
  const paragraph = textOf(passage, sentences, isShort ? whole : { first, last })
  return {
    passageId: id,
    title,
    text: textOf(passage, sentences, { first, last }),
    language: languageOfText(text),
    paragraph,
  }
}

function textOf({ text }: Passage, sentences: Placed[], { first, last }: Run): string {
  const [from, to] = [sentences[first]!, sentences[last]!]
  const marker = from.line === to.line ? (LIST_MARKER.exec(from.text)?.[0].length ?? 0) : 0
  return text.slice(from.start + marker, to.end)
}
