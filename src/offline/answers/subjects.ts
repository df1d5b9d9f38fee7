import { RecentResults } from '../../core/recent-results.ts'
import type { Passage, QuestionWord } from '../../models/chat-model.ts'
import { encode, type Encoding } from '../matters/encoder.ts'
import { likeness } from '../matters/likeness.ts'
import { wordsOf } from '../understanding/text.ts'
import { headingOf } from './quotes.ts'

/** A question with more topic words tells its subject itself. */
const MAX_TOPICS_OF_CONTEXT = 1
/** Fewer words are a bare topic, which stands alone: "Paying", behind an answer on dogs. */
const MIN_WORDS_OF_QUESTION = 2
/** Maximum passages without a common word that are about the question's matter. */
const MAX_ALIKE = 4
/** Minimum likeness of the best sentence of such a passage. */
const MIN_ALIKE = 0.4

/** The text of a question's subject, with the words of its context if it has hardly a topic word itself. */
export function subjectOf(text: string, context: QuestionWord[], topicCount: number): string {
  const isAlone = topicCount > MAX_TOPICS_OF_CONTEXT || wordsOf(text).length < MIN_WORDS_OF_QUESTION
  return isAlone ? text : [text, ...context.map((one) => one.words[0] ?? '')].join(' ')
}

/** Cached, because the passages of a small business are compared with every question, and a sentence takes 0.05 ms. */
const recent = new RecentResults<Encoding[]>(1_000)

/**
 * The subjects of a passage's sentences, each below its heading. `language` is assumed for passages without a known
 * one.
 */
export function encodingsOf(
  { title, text, language: written }: Passage,
  language: string,
  splitSentences: (text: string, language: string) => string[],
): Encoding[] {
  const own = written ?? language
  return recent.of(`${own} ${language} ${title}\n${text}`, () =>
    splitSentences(text, language).map((sentence) => encode(`${headingOf(title)}. ${sentence}`, own)),
  )
}

const recentHeadings = new RecentResults<Encoding>(1_000)

/** The subject of a passage's last heading. */
export function headingEncodingOf({ title, language: written }: Passage, language: string): Encoding {
  const own = written ?? language
  const heading = headingOf(title)
  return recentHeadings.of(`${own} ${heading}`, () => encode(heading, own))
}

/** The passages on the matter of the question, most alike first. */
export function alikePassages(
  subject: Encoding,
  passages: Passage[],
  encodings: (passage: Passage) => Encoding[],
): Passage[] {
  return passages
    .map((passage) => ({ passage, most: Math.max(0, ...encodings(passage).map((one) => likeness(subject, one))) }))
    .filter(({ most }) => most >= MIN_ALIKE)
    .toSorted((a, b) => b.most - a.most)
    .slice(0, MAX_ALIKE)
    .map(({ passage }) => passage)
}
