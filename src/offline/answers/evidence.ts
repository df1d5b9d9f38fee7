import { ANSWER_FROM, type Passage, type QuestionStatistics } from '../../models/chat-model.ts'
import { speaks } from '../../languages/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { AskedWords, type Topicless } from './asked-words.ts'
import { isMismatch } from './mismatch.ts'
import { costVerbs, expectedBy, questionWords } from './question-words.ts'
import {
  cutOut,
  headingOf,
  joined,
  placed,
  runAround,
  touches,
  type Excerpt,
  type Placed,
  type Quote,
} from './quotes.ts'

/** Text analysis of the knowledge, because the answerer must see the same words as the search. */
export interface TextAnalysis {
  loadAnalyzer(language: string): Promise<Terms>
  splitSentences(text: string, language: string): string[]
}

interface Terms {
  terms(text: string): string[]
}

export interface Evidence {
  /** Share of the question covered by the best passage and its best sentence, 0 to 1. */
  coverage: number
  /** The best sentence's share with related words and parts of compounds as whole matches. */
  touched: number
  /** Distinct content words of the question. */
  words: number
  /** The quotes have a word of the question in their heading, or one that is not among the commonest of its language. */
  isOnTopic: boolean
  /** The best sentences are about the question's words, but not about what it asks of them. */
  isMismatch: boolean
  /** The best sentence with what belongs to it, and others where they say more on the question. */
  quotes: Quote[]
}

export interface Question {
  text: string
  language: string
  passages: Passage[]
  statistics: QuestionStatistics
}

interface Sentence extends Placed {
  passage: Passage
  position: number
  /** All sentences of its passage. */
  siblings: Placed[]
  terms: string[]
  /** Share of the question covered by the sentence and its title. */
  coverage: number
  value: number
}

const MAX_PASSAGES = 8
/** Words as frequent as these tell no topic: "have", "look", "after". */
const MOST_COMMON = 450
const MAX_WEIGHED_SENTENCES = 3
const MAX_QUOTES = 3
// Chosen on the tune half of the articles (npm run bench -- answers).
const PASSAGE_VALUE = 0.6
/** Added for a sentence with the number, price or length of time that is asked for. */
const EXPECTED_VALUE = 0.15
/** Added for a passage whose own heading consists of words of the question. */
const HEADING_VALUE = 0.1
/** Added for a passage in the question's language, of whose translation no more is to be learned. */
const LANGUAGE_VALUE = 0.4
/** Further sentences need this share of the best one's value. */
const MIN_VALUE_SHARE = 0.7
/** A further quote covers this share of the question that the quotes before it do not; */
const MIN_GAIN = 0.08
/** with this share, a second question stands in the first one's sentence, and a weaker quote may answer it. */
const SECOND_QUESTION = { gain: 0.25, valueShare: 0.5 }

/** The terms of words in a passage, which its language stems. */
type TermsOf = (passageId: string, words: string) => string[]

async function readingOf(passages: Passage[], language: string, load: TextAnalysis['loadAnalyzer']): Promise<TermsOf> {
  const analyzers = await Promise.all(passages.map((passage) => load(passage.language ?? language)))
  const byId = new Map(passages.map(({ id }, index) => [id, analyzers[index]!]))
  return (id, words) => byId.get(id)?.terms(words) ?? []
}

/** Scores the passages against the question and selects quotes. */
export async function findEvidence(
  { text, language, passages, statistics }: Question,
  { loadAnalyzer, splitSentences }: TextAnalysis,
): Promise<Evidence> {
  const analyzer = await loadAnalyzer(language)
  const read = passages.slice(0, MAX_PASSAGES)
  const termsOf = await readingOf(read, language, loadAnalyzer)
  const spoken = statistics.language
  const asked = new AskedWords(statistics, topicless(questionWords(text, spoken), analyzer), costVerbs(text, spoken))
  const bestScore = passages[0]?.score ?? 1
  const isExpected = expectedBy(text, spoken)
  const sentences: Sentence[] = []
  let coverage = 0
  let touched = 0
  for (const passage of read) {
    const title = termsOf(passage.id, titleOf(passage))
    const heading = isAbout(termsOf(passage.id, headingOf(passage.title)), asked) ? HEADING_VALUE : 0
    const spokenHere = (passage.language ?? language) === spoken ? LANGUAGE_VALUE : 0
    const all = [...title]
    const siblings = placed(passage.text, splitSentences(passage.text, language))
    const own = siblings.map((sentence, position): Sentence => {
      const terms = termsOf(passage.id, sentence.text)
      all.push(...terms)
      const share = asked.coveredBy([...title, ...terms])
      touched = Math.max(touched, asked.touchedBy([...title, ...terms]))
      const expected = isExpected(sentence.text) ? EXPECTED_VALUE : 0
      const value = share + PASSAGE_VALUE * (passage.score / bestScore) + expected + heading + spokenHere
      return { ...sentence, passage, position, siblings, terms, coverage: share, value }
    })
    // The best sentence counts as well, because a passage may contain the words in unrelated sentences.
    const bestSentence = Math.max(0, ...own.map((sentence) => sentence.coverage))
    coverage = Math.max(coverage, (asked.coveredBy(all) + bestSentence) / 2)
    sentences.push(...own)
  }
  const ranked = sentences.toSorted((a, b) => b.value - a.value)
  const weighed = ranked.filter(({ value }) => isStrong(value, ranked)).slice(0, MAX_WEIGHED_SENTENCES)
  const quotes = quoted(ranked, asked, { coverage, termsOf })
  const quotedTerms = quotes.flatMap(({ passageId, title, text: words }) => termsOf(passageId, `${title}\n${words}`))
  const isInHeading = quotes.some(({ passageId, title }) => asked.coveredBy(termsOf(passageId, headingOf(title))) > 0)
  const shown = weighed.map(({ passage, text: sentence }) => `${titleOf(passage)}\n${sentence}`).join('\n')
  return {
    coverage,
    touched,
    words: asked.count,
    isMismatch: isMismatch({ text, language: spoken }, { text: shown, language: languageOfText(shown) ?? language }),
    isOnTopic: !speaks(spoken) || isInHeading || asked.coversBeyond(mostCommonWords(spoken, MOST_COMMON), quotedTerms),
    quotes,
  }
}

/** True where every word of the heading is asked for. */
function isAbout(heading: string[], asked: AskedWords): boolean {
  return heading.length > 0 && heading.every((term) => asked.coveredBy([term]) > 0)
}

/** Words without a topic, and their stems. */
function topicless(list: string, analyzer: { terms(text: string): string[] }): Topicless {
  return { words: new Set(list.toLowerCase().split(/\s+/u)), stems: new Set(analyzer.terms(list)) }
}

/** The title as the search reads it, with the known questions. */
function titleOf({ title, questions = '' }: Passage): string {
  return `${title}\n${questions}`
}

function isStrong(value: number, [best]: Sentence[], share = MIN_VALUE_SHARE): boolean {
  return best !== undefined && value >= share * best.value
}

/**
 * Quotes the best sentence, and another one only if it says of the question what the quotes before it do not. The best ones
 * of one long paragraph stay together.
 */
function quoted(
  ranked: Sentence[],
  asked: AskedWords,
  { coverage, termsOf }: { coverage: number; termsOf: TermsOf },
): Quote[] {
  const excerpts: Excerpt[] = []
  const said: string[] = []
  const [best] = ranked
  for (const [rank, { passage, siblings, position, terms, line, value }] of ranked.entries()) {
    if (!isStrong(value, ranked, SECOND_QUESTION.valueShare)) break
    const gain = asked.touchedBy([...said, ...terms]) - asked.touchedBy(said)
    const isBeside = passage === best?.passage && line === best.line && rank < MAX_WEIGHED_SENTENCES
    // Below an answer's coverage, a further quote is shown only for a second question.
    const least = isStrong(value, ranked) && coverage >= ANSWER_FROM ? MIN_GAIN : SECOND_QUESTION.gain
    if (rank > 0 && gain < least && !(isBeside && isStrong(value, ranked))) continue
    const isAsked = (index: number) => asked.coveredBy(termsOf(passage.id, siblings[index]?.text ?? '')) > 0
    const excerpt = { passage, sentences: siblings, ...runAround(passage, siblings, position, isAsked) }
    const before = excerpts.findIndex((other) => touches(other, excerpt))
    if (before >= 0) excerpts.splice(before, 1, joined(excerpts[before] as Excerpt, excerpt))
    else if (excerpts.length < MAX_QUOTES) excerpts.push(excerpt)
    const { first, last } = excerpt
    said.push(
      ...termsOf(passage.id, [passage.title, ...siblings.slice(first, last + 1).map(({ text }) => text)].join('\n')),
    )
  }
  return excerpts.map(cutOut)
}
