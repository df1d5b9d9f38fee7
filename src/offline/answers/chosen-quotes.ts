import { ANSWER_FROM, SMALL_TENANT_PASSAGES, type Passage } from '../../models/chat-model.ts'
import type { AskedWords } from './asked-words.ts'
import { partsOf } from './message-parts.ts'
import type { Reading, TermsOf } from './question-reading.ts'
import {
  cutOut,
  extended,
  headingOf,
  isBareAnswer,
  joined,
  quotedRun,
  touches,
  SECTION_CHARACTERS,
  type Excerpt,
  type Quote,
  type Relevance,
  type Run,
} from './quotes.ts'
import { isAsGood } from './rows.ts'
import {
  isQuoted,
  MATTER_VALUE,
  MIN_HEADING_WORD,
  shareOfOtherQuestion,
  titleOf,
  type Sentence,
} from './sentence-values.ts'

/** Minimum likeness of a further quote from another passage. */
const MIN_FURTHER_ALIKE = 0.2
const MAX_QUOTES = 3
/** Minimum share of the best value for a further sentence. */
const MIN_VALUE_SHARE = 0.7
/** The same for a sentence of the quoted paragraph that adds almost nothing. */
const BESIDE_SHARE = 0.8
/** Sentences that count as the best ones. */
export const MAX_WEIGHED_SENTENCES = 3

/** Thresholds for a further quote. */
interface Further {
  /** Minimum share of the question that it adds to the quotes before it. */
  leastGain: number
  /**
   * The same for a weaker quote, and below an answer's coverage: it may answer a second question in the sentence of the
   * first.
   */
  secondGain: number
  /** Minimum share of the best value. */
  valueShare: number
}

const FURTHER: Further = { leastGain: 0.08, secondGain: 0.25, valueShare: 0.5 }

/** In a small tenant every passage has some words of the question, and a passage that was not asked for distracts. */
const FURTHER_OF_FEW: Further = { leastGain: 0.15, secondGain: 0.3, valueShare: 0.85 }

/** One of several clauses may be a second question. */
const FURTHER_OF_CLAUSES: Further = { leastGain: 0.25, secondGain: 0.3, valueShare: 0.5 }

/** Several clauses below an answer's coverage: a second passage has to be as close as the first. */
const FURTHER_OF_CLOSEST: Further = { leastGain: 0.3, secondGain: 0.3, valueShare: 0.92 }

/** Minimum share of the question that a neighbouring sentence adds to the quoted one. */
const MIN_BESIDE = 0.1
/** The same for a sentence of the best one's paragraph at any rank: "He speaks English" needs the name before it. */
const MIN_BESIDE_ANY_RANK = 0.2
/**
 * The same for the question with its context, which weighs less: "is it far? I use a wheelchair" has the way without
 * steps beside it.
 */
const MIN_BESIDE_OF_CONTEXT = 0.04
/** Share of a heading's words in the question, above which a "No." below that heading answers the question, too. */
const MIN_SHARE_OF_HEADING = 0.5

/** Likeness from which a heading is on the question's matter; hardly a heading of another matter reaches it. */
const ON_HEADING_FROM = 0.4

interface Quoting {
  coverage: number
  further: Further
}

/**
 * Selects the best sentence, and another one only if it adds to the quotes before it. The best sentences of one long
 * paragraph stay together.
 */
export function quoted(ranked: Sentence[], reading: Reading, { coverage, further }: Quoting): Quote[] {
  const { asked, termsOf, liking, before: reply } = reading
  const excerpts: Excerpt[] = []
  const said: string[] = []
  const [best] = ranked
  for (const [rank, sentence] of ranked.entries()) {
    const { passage, siblings, position, terms, line, value } = sentence
    const isNamed = passage === best?.passage && sentence.fits[position]?.isNamed === true
    const gain = asked.touchedBy([...said, ...terms]) - asked.touchedBy(said)
    const isOfLine = passage === best?.passage && line === best.line
    const namesSubject =
      isOfLine && gain >= MIN_BESIDE_ANY_RANK && wordedValue(sentence) >= MIN_VALUE_SHARE * wordedValue(best)
    const isNear = isStrong(value, ranked, further.valueShare) || namesSubject
    if (!isNamed && (!isNear || isOtherRow(sentence, best!))) continue
    if (passage !== best?.passage && sentence.alike < MIN_FURTHER_ALIKE) continue
    const isBeside = isOfLine && rank < MAX_WEIGHED_SENTENCES
    // Below an answer's coverage, a further quote is shown only for a second question.
    const least = isStrong(value, ranked) && coverage >= ANSWER_FROM ? further.leastGain : further.secondGain
    if (
      rank > 0 &&
      gain < least &&
      !(isNamed && gain > 0) &&
      !namesSubject &&
      !(isBeside && isStrong(value, ranked, gain >= MIN_BESIDE ? MIN_VALUE_SHARE : BESIDE_SHARE))
    )
      continue
    const relevance = relevanceOf(sentence, reading)
    // A passage that was just quoted gives only the sentence asked for.
    const run = isQuoted(passage, reply)
      ? extended(siblings, position, relevance.isAsked)
      : quotedRun(passage, siblings, position, relevance)
    const excerpt = { passage, sentences: siblings, ...withoutBareAnswer(sentence, run, { asked, termsOf, liking }) }
    const before = excerpts.findIndex((other) => touches(other, excerpt))
    if (before >= 0) excerpts.splice(before, 1, joined(excerpts[before]!, excerpt))
    else if (excerpts.length < MAX_QUOTES) excerpts.push(excerpt)
    const { first, last } = excerpt
    said.push(
      ...termsOf(passage.id, [passage.title, ...siblings.slice(first, last + 1).map(({ text }) => text)].join('\n')),
    )
  }
  return inOrder([...excerpts, ...restOfSection(excerpts, ranked, { asked, termsOf })]).map(cutOut)
}

/** Tells which neighbours of a sentence belong to the question. */
function relevanceOf(
  { passage, siblings, position, terms, fits }: Sentence,
  { asked, around, termsOf, isExpected, isRefused, headingAlike }: Reading,
): Relevance {
  const title = termsOf(passage.id, titleOf(passage))
  // "Is there a discount?" beside "I am a student": the sentence may have words of the context only.
  const words = asked.touchedBy([...title, ...terms]) > 0 ? asked : around
  // "It is free at first. From the second week on it is 2 € a day": the figure decides.
  const isFigure = (index: number) => isExpected(siblings[index]?.text ?? '') && /\d/u.test(siblings[index]!.text)
  return {
    isAsked: (index) => {
      if (isRefused(siblings[index]?.text ?? '')) return false
      const beside = termsOf(passage.id, siblings[index]?.text ?? '')
      return (
        words.coversHeaviest(beside) ||
        (isFigure(index) && !isFigure(position)) ||
        words.touchedBy([...terms, ...beside]) - words.touchedBy(terms) >= MIN_BESIDE ||
        around.coveredBy([...title, ...terms, ...beside]) - around.coveredBy([...title, ...terms]) >=
          MIN_BESIDE_OF_CONTEXT
      )
    },
    isAlike: (index) => isAsGood(fits[index], fits[position]),
    isBelowHeading: namesHeading(passage, asked, termsOf),
    isOnHeading: headingAlike(passage) >= ON_HEADING_FROM,
  }
}

/** The thresholds for a further quote, by tenant and question. */
export function furtherOf(question: string, coverage: number, chunks: number): Further {
  if (chunks >= SMALL_TENANT_PASSAGES) return FURTHER
  if (coverage < ANSWER_FROM) return FURTHER_OF_CLOSEST
  return partsOf(question).length === 0 ? FURTHER_OF_FEW : FURTHER_OF_CLAUSES
}

/** True for a row that fits the question less than the best row of the same table. */
function isOtherRow({ passage, position, fits }: Sentence, best: Sentence): boolean {
  const fit = best.fits[best.position]
  return passage === best.passage && fit !== undefined && !isAsGood(fits[position], fit)
}

/**
 * The run without a leading "No." or "Not at all.", which answers the heading, unless the question is that of the
 * heading.
 */
function withoutBareAnswer(
  { passage, siblings }: Sentence,
  run: Run,
  reading: Pick<Reading, 'asked' | 'termsOf' | 'liking'>,
): Run {
  const heading = headingOf(passage.title)
  const isAlone = run.first === run.last
  if (isAlone || !heading.endsWith('?') || !isBareAnswer(siblings[run.first]!)) return run
  const isAsked = 1 - (shareOfOtherQuestion(passage, reading) ?? 1) > MIN_SHARE_OF_HEADING
  return isAsked ? run : { ...run, first: run.first + 1 }
}

/** True where the question has a word of the passage's last heading. */
function namesHeading({ id, title }: Passage, asked: AskedWords, termsOf: TermsOf): boolean {
  return termsOf(id, headingOf(title)).some((term) => term.length >= MIN_HEADING_WORD && asked.coveredBy([term]) > 0)
}

/**
 * The other pieces of a short section below a heading that is asked for, out of which sentences on other services were cut: "Gladly on
 * the tour, on a lead" belongs to "Guide dogs may go everywhere".
 */
function restOfSection(
  [first, ...others]: Excerpt[],
  ranked: Sentence[],
  { asked, termsOf }: Pick<Reading, 'asked' | 'termsOf'>,
): Excerpt[] {
  if (first === undefined || others.length > 0) return []
  const { passage } = first
  if (!headingOf(passage.title).endsWith('?') && !namesHeading(passage, asked, termsOf)) return []
  const pieces = new Map(
    ranked.flatMap((one) => (one.passage.id === passage.id ? [[one.passage, one.siblings] as const] : [])),
  )
  pieces.delete(passage)
  const length = [passage, ...pieces.keys()].reduce((sum, { text }) => sum + text.length, 0)
  if (length > SECTION_CHARACTERS) return []
  return [...pieces].map(([piece, sentences]) => ({ passage: piece, sentences, first: 0, last: sentences.length - 1 }))
}

/** Pieces of one section in the order of its text. */
function inOrder(excerpts: Excerpt[]): Excerpt[] {
  if (excerpts.some((one) => one.passage.id !== excerpts[0]?.passage.id)) return excerpts
  return excerpts.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Position of a piece in its section. */
function placeOf({ passage: { text, whole = text } }: Excerpt): number {
  return whole.indexOf(text)
}

/**
 * The value without likeness, because a sentence that names the subject of the best one may be about another matter.
 */
function wordedValue({ value, alike }: Sentence): number {
  return value - MATTER_VALUE * alike
}

export function isStrong(value: number, [best]: Sentence[], share = MIN_VALUE_SHARE): boolean {
  return best !== undefined && value >= share * best.value
}
