import { inAnyLanguage } from '../../languages/index.ts'
import type { Passage } from '../../models/chat-model.ts'
import { likeness } from '../matters/likeness.ts'
import { BETWEEN_WORDS, begins, fold, wordsOf } from '../understanding/text.ts'
import type { AskedWords } from './asked-words.ts'
import { MIN_QUOTED, type Liking, type Reading } from './question-reading.ts'
import { questionWords } from './question-words.ts'
import { pricesOfElse } from './price-rows.ts'
import { headingOf, type Placed } from './quotes.ts'
import { boundsFit, rowFits, type RowFit } from './rows.ts'

// Parts of a sentence's value (`npm run bench -- answers`). This one is for the rank of its passage.
const PASSAGE_VALUE = 0.4
/** For the share of the question that the whole passage covers. */
const WHOLE_VALUE = 0.5
/** For a paragraph whose other sentences have words of the question too: it is about them. */
const LINE_VALUE = 0.1
/** Maximum sentences of a paragraph that are read beside one. */
const MAX_BESIDE = 8
/** Value of a sentence about the question's matter, per unit of likeness. */
export const MATTER_VALUE = 2
/** The same for the likeness of another sentence of its paragraph. */
const LINE_MATTER_VALUE = 0.1
/** For a sentence with the number, price or length of time that the question asks for. */
const EXPECTED_VALUE = 0.15
/** For a sentence that has the thing asked for and says that it is lent, included or to be brought. */
const PROVIDED_VALUE = 0.35
/** For a sentence that has words of the question itself, among those that have them by their heading alone. */
const OWN_VALUE = 0.04
/** For a sentence about the matter of the message before, and against one that was told last. */
const EARLIER_VALUE = 0.25
const TOLD_VALUE = 0.4
/** For words in the form of the question: an invoice ("facture") is not what is charged ("facturé"). */
const EXACT_VALUE = 0.2
/** For a row with all words that tell the rows of its table apart, compared with one that has none. */
const ROW_VALUE = 0.4
/** For the item on the own service in a list of rules on several, per share of the question that the passage covers. */
const OWN_ROW_VALUE = 0.8
/** For a row that is for the visitor's age or measure, and against one that is for others. */
const BOUNDS_VALUE = 0.5
/** For a sentence that is for the visitor's age or measure, and against one that is for others. */
const AGE_VALUE = 0.15
/** For a passage whose own heading consists of words of the question. */
const HEADING_VALUE = 0.1
/** For a passage below a heading on the matter of the question, per unit of likeness above that of most headings. */
const HEADING_MATTER_VALUE = 0.8
const HEADING_ALIKE_FROM = 0.2
/** Share of it that a heading loses which is another question. */
const OTHER_HEADING_SHARE = 0.6
/** For a passage in the question's language, which is preferred to its translations. */
const LANGUAGE_VALUE = 0.4
/** For a passage below the name of the service that the question is about. */
const SERVICE_VALUE = 0.3
/** For the passage that was quoted last, if the question has at most `MAX_WORDS_OF_FOLLOW_UP` content words. */
const SPOKEN_OF_VALUE = 0.2
const MAX_WORDS_OF_FOLLOW_UP = 2
/** Cost of a sentence that was quoted before, if the question has more words: it asks for something else. */
const SHOWN_VALUE = 0.1
/** Against a "yes" or "no" to a heading that is another question, by the share of its words that the visitor's question lacks. */
const OTHER_QUESTION_COST = 0.3
/** Cost for each sentence before: of two similar sentences the first states the rule. */
const POSITION_COST = 0.01
/** Begins an answer that says nothing without its question. */
const YES_OR_NO = inAnyLanguage(({ questions }) => questions.yesOrNo)
const SENTENCE_END = /\n|(?<=[.!?]) /u
/** Shorter words of a heading tell nothing. */
export const MIN_HEADING_WORD = 4

/** A sentence of a passage with its value for the question. */
export interface Sentence extends Placed {
  passage: Passage
  position: number
  /** All sentences of its passage. */
  siblings: Placed[]
  terms: string[]
  /** Share of the question covered by the sentence and its title. */
  coverage: number
  /** Likeness of its subject and that of the question. */
  alike: number
  value: number
  /** Fits of all sentences of its passage; undefined for a sentence that is no row of a table. */
  fits: (RowFit | undefined)[]
}

/** The sentences of a passage with their values, and the shares of the question that it covers. */
export function weighedIn(
  passage: Passage,
  siblings: Placed[],
  reading: Reading,
): { sentences: Sentence[]; coverage: number; touched: number } {
  const { asked, around, analyzer, termsOf, read, isExpected, bounds } = reading
  const termsIn = (words: string) => termsOf(passage.id, words)
  const title = termsIn(titleOf(passage))
  const ownTitle = termsIn(ownTitleOf(passage, read))
  const worth = worthOf(passage, read[0]!, reading.liking) + HEADING_MATTER_VALUE * onHeading(passage, reading)
  const termsOfEach = siblings.map((sentence) => termsIn(sentence.text))
  const fits = rowFits(siblings, around, {
    terms: termsOfEach,
    termsIn,
    told: bounds,
    isPriceAsked: reading.isPriceAsked,
  })
  const ofElse = pricesOfElse(around, {
    whole: passage.whole ?? passage.text,
    texts: siblings.map(({ text }) => text),
    termsIn,
    heading: termsIn(headingOf(passage.title)),
    neutral: reading.besidePrices,
  })
  const isOwn = (text: string): boolean => passage.isOfService === true || passage.ownPrices?.includes(text) === true
  const isFitting = ({ text, position }: Sentence): boolean =>
    ofElse[position] !== true || isOwn(text) || boundsFit(text, bounds) > 0
  const subjects = reading.encodings(passage)
  const sentences = siblings.map((sentence, position): Sentence => {
    const terms = termsOfEach[position]!
    const share = (around.coveredBy([...title, ...terms]) + around.coveredBy([...ownTitle, ...terms])) / 2
    const isProvided = reading.isProvided(sentence.text) && asked.coversHeaviest(terms)
    const expected = (isExpected(sentence.text) ? EXPECTED_VALUE : 0) + (isProvided ? PROVIDED_VALUE : 0)
    const itself = OWN_VALUE * asked.coveredBy(terms)
    const exact = EXACT_VALUE * around.writtenIn(analyzer.words(`${titleOf(passage)}\n${sentence.text}`))
    const fit = fits[position] === undefined ? AGE_VALUE * boundsFit(sentence.text, bounds) : valueOfRow(position, fits)
    const ofOther =
      position === 0 && begins(fold(sentence.text), YES_OR_NO) ? (shareOfOtherQuestion(passage, reading) ?? 0) : 0
    const cost =
      costOf(position, fits) + costOfTold(sentence.text, asked.count, reading) + OTHER_QUESTION_COST * ofOther
    const alike = likeness(reading.subject, subjects[position]!)
    const following = reading.earlier === undefined ? 0 : EARLIER_VALUE * likeness(reading.earlier, subjects[position]!)
    const value = share + exact + expected + itself + worth + fit + MATTER_VALUE * alike + following - cost
    return { ...sentence, passage, position, siblings, terms, coverage: share, alike, value, fits }
  })
  // The best sentence counts as well, because a passage may contain the words in unrelated sentences.
  const kept = sentences.filter((sentence) => !reading.isRefused(sentence.text) && isFitting(sentence))
  const bestSentence = Math.max(0, ...kept.map((sentence) => sentence.coverage))
  const wholly = kept.length === 0 ? 0 : around.coveredBy([...title, ...kept.flatMap(({ terms }) => terms)])
  const beside = besideIn(kept, asked)
  const alikeBeside = alikeBesideIn(kept)
  for (const sentence of kept) {
    if (passage.ownRows?.includes(sentence.text) === true) sentence.value += OWN_ROW_VALUE * wholly
    sentence.value += WHOLE_VALUE * wholly + LINE_VALUE * beside(sentence) + LINE_MATTER_VALUE * alikeBeside(sentence)
  }
  const touched = Math.max(0, ...kept.map(({ terms }) => asked.touchedBy([...title, ...terms])))
  return { sentences: kept, coverage: (wholly + bestSentence) / 2, touched }
}

/** The worth of a passage before its sentences are read. */
function worthOf(passage: Passage, first: Passage, { asked, termsOf, language, spoken, before }: Liking): number {
  const heading = isAbout(termsOf(passage.id, headingOf(passage.title)), asked) ? HEADING_VALUE : 0
  const spokenHere = (passage.language ?? language) === spoken ? LANGUAGE_VALUE : 0
  const isFollowUp = asked.count <= MAX_WORDS_OF_FOLLOW_UP
  const spokenOf = isFollowUp && isQuoted(passage, before) ? SPOKEN_OF_VALUE : 0
  const ofService = passage.isOfService === true ? SERVICE_VALUE : 0
  const rank = PASSAGE_VALUE * (first.score > 0 ? passage.score / first.score : 0)
  return rank + heading + spokenHere + spokenOf + ofService
}

/** Likeness of the question and a heading above that of most headings; less of a heading that is another question. */
function onHeading(passage: Passage, reading: Reading): number {
  const alike = Math.max(0, reading.headingAlike(passage) - HEADING_ALIKE_FROM)
  return alike === 0 ? 0 : alike * (1 - OTHER_HEADING_SHARE * (shareOfOtherQuestion(passage, reading) ?? 0))
}

/**
 * Share of the telling words of a heading that is a question which the visitor's question lacks; 0 for other headings, undefined for one
 * without such words. "Do you have" in a heading is no other question than "is there".
 */
export function shareOfOtherQuestion(
  { id, title, language }: Passage,
  { asked, termsOf, liking }: Pick<Reading, 'asked' | 'termsOf' | 'liking'>,
): number | undefined {
  const heading = headingOf(title)
  if (!heading.endsWith('?')) return 0
  const functionWords = new Set(wordsOf(fold(questionWords(heading, language ?? liking.language))))
  const telling = heading.split(BETWEEN_WORDS).filter((word) => !functionWords.has(fold(word)))
  const all = termsOf(id, telling.join(' '))
  const long = all.filter((word) => word.length >= MIN_HEADING_WORD)
  const words = long.length > 0 ? long : all
  return words.length === 0 ? undefined : words.filter((word) => asked.coveredBy([word]) === 0).length / words.length
}

/** The gain of a row by its fit, compared with the best row of its passage. */
function valueOfRow(position: number, fits: Sentence['fits']): number {
  const fit = fits[position]
  if (fit === undefined) return 0
  const best = Math.max(...fits.map((one) => one?.share ?? 0))
  return ROW_VALUE * (fit.share - best) + BOUNDS_VALUE * fit.bounds
}

/**
 * Largest share of the question that a sentence covers together with another one of the same paragraph, which may name
 * what it is about: "Hugo is our masseur. He speaks English."
 */
function besideIn(sentences: Sentence[], asked: AskedWords): (sentence: Sentence) => number {
  const related = sentences.filter(({ terms }) => asked.coveredBy(terms) > 0)
  const byLine = Map.groupBy(related, ({ line }) => line)
  return (sentence) => {
    const others = (byLine.get(sentence.line) ?? []).filter((one) => one !== sentence).slice(0, MAX_BESIDE)
    return Math.max(0, ...others.map(({ terms }) => asked.coveredBy([...sentence.terms, ...terms])))
  }
}

/**
 * Likeness of the best other sentence of the same paragraph, because a paragraph on the matter has several such
 * sentences.
 */
function alikeBesideIn(sentences: Sentence[]): (sentence: Sentence) => number {
  const byLine = Map.groupBy(sentences, ({ line }) => line)
  return (sentence) => {
    const others = byLine
      .get(sentence.line)!
      .filter((one) => one !== sentence)
      .slice(0, MAX_BESIDE)
    return Math.max(0, ...others.map(({ alike }) => alike))
  }
}

/** The cost of a sentence's position; none for a row, because the order of rows means nothing. */
function costOf(position: number, fits: Sentence['fits']): number {
  return fits[position] === undefined ? POSITION_COST * position : 0
}

/** The cost of a sentence that the last reply quoted, or an earlier one if the question has words of its own. */
function costOfTold(
  sentence: string,
  count: number,
  { before = '', shown = '' }: { before: string | undefined; shown: string | undefined },
): number {
  if (sentence.length < MIN_QUOTED) return 0
  if (before.includes(sentence)) return TOLD_VALUE
  return count > MAX_WORDS_OF_FOLLOW_UP && shown.includes(sentence) ? SHOWN_VALUE : 0
}

/** True for a passage from which the reply quoted. */
export function isQuoted({ text }: Passage, reply = ''): boolean {
  const sentences = text.split(SENTENCE_END)
  return sentences.some((one) => one.length >= MIN_QUOTED && reply.includes(one.slice(0, MIN_QUOTED)))
}

/** True where the question has every word of the heading. */
function isAbout(heading: string[], asked: AskedWords): boolean {
  return heading.length > 0 && heading.every((term) => asked.coveredBy([term]) > 0)
}

/** The title as it is indexed by the search, with the known questions. */
export function titleOf({ title, questions = '' }: Passage): string {
  return `${title}\n${questions}`
}

/** The headings that no other passage has, with the known questions. */
function ownTitleOf({ id, title, questions = '' }: Passage, read: Passage[]): string {
  const others = new Set(read.flatMap((other) => (other.id === id ? [] : other.title.split(' › '))))
  return [...title.split(' › ').filter((heading) => !others.has(heading)), questions].join('\n')
}
