import { baseLanguage, speaks } from '../../languages/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { furtherOf, isStrong, MAX_WEIGHED_SENTENCES, quoted } from './chosen-quotes.ts'
import { isMismatch } from './mismatch.ts'
import { readingFor, type Question, type Reading } from './question-reading.ts'
import { headingOf, placed, type Quote } from './quotes.ts'
import { boundsFit } from './rows.ts'
import { MIN_HEADING_WORD, titleOf, weighedIn, type Sentence } from './sentence-values.ts'
import type { TextAnalysis } from './text-analysis.ts'

/** Minimum number of sentences for a meaningful lead of the best one. */
const MIN_COMPARED = 8
/** Words up to this frequency rank name no topic: "have", "look", "after". */
const COMMON_RANK = 450
/** Share of the question's topic words below which a quote is about something else, if it is not on its matter either. */
const MIN_PROVEN = 0.34

/** Share of the question's topic words from which on a question that people tied to a passage is the same. */
const MIN_TIED = 0.7

/** Quotes for a question, with the figures by which they are judged. */
export interface Evidence {
  /**
   * Share of the question that the best passage covers, 0 to 1: the mean of the whole passage and its best sentence.
   */
  coverage: number
  /** Share of the question in the best sentence, with related words and parts of compounds as whole matches. */
  touched: number
  /** Likeness of the subjects of the question and the best sentence, from about 0 to 2. */
  alike: number
  /** Difference in value between the best and the second sentence; 0 if there are too few to compare. */
  lead: number
  /** Number of distinct content words of the question. */
  words: number
  /**
   * The heading of a quote has a word of the question, or the quotes have one that is not among the commonest of its
   * language.
   */
  isOnTopic: boolean
  /**
   * The quotes have the word with the largest weight, or the kind of value that the question asks for, such as a price.
   */
  hasFocus: boolean
  /**
   * The best quote has less than a third of the question's topic words, by their weight, and neither its heading nor its figures are what is
   * asked for.
   */
  isBeside: boolean
  /** People tied a question with most of these topic words to the passage of the best quote. */
  isTied: boolean
  /** The best sentences have the question's words, but are about something else. */
  isMismatch: boolean
  /** The best sentence with its neighbours, and others where they say more about the question. */
  quotes: Quote[]
}

/** Scores the passages against the question and selects quotes. */
export async function findEvidence(question: Question, analysis: TextAnalysis): Promise<Evidence> {
  const { text, language, statistics } = question
  const spoken = statistics.language
  const reading = await readingFor(question, analysis)
  const { asked, around, read, termsOf, isExpected } = reading
  const weighed = read.map((passage) =>
    weighedIn(passage, placed(passage.text, analysis.splitSentences(passage.text, language)), reading),
  )
  const coverage = Math.max(0, ...weighed.map((one) => one.coverage))
  const touched = Math.max(0, ...weighed.map((one) => one.touched))
  const ranked = weighed.flatMap(({ sentences }) => sentences).toSorted((a, b) => b.value - a.value)
  const further = furtherOf(text, coverage, statistics.chunks)
  const quotes = quoted(ranked, reading, { coverage, further })
  const quotedTerms = quotes.flatMap((quote) => termsOf(quote.passageId, `${quote.title}\n${quote.text}`))
  const isInHeading = quotes.some(({ passageId, title }) => asked.coveredBy(termsOf(passageId, headingOf(title))) > 0)
  return {
    coverage,
    touched,
    alike: ranked[0]?.alike ?? 0,
    lead: ranked.length < MIN_COMPARED ? 0 : ranked[0]!.value - ranked[1]!.value,
    words: asked.count,
    hasFocus: asked.coversHeaviest(quotedTerms) || quotes.some((quote) => isExpected(quote.text)),
    isBeside: isBeside(ranked[0], quotes[0], reading, spoken),
    isTied: isTied(ranked[0], reading, spoken),
    isMismatch: isMismatch({ text, language: spoken }, writtenBy(ranked, language)),
    isOnTopic: !speaks(spoken) || isInHeading || around.coversBeyond(topiclessWords(spoken, COMMON_RANK), quotedTerms),
    quotes,
  }
}

function isTied(best: Sentence | undefined, { asked, termsOf }: Reading, language: string): boolean {
  const questions = best?.passage.questions ?? ''
  if (best === undefined || questions === '' || !speaks(language)) return false
  const share = asked.shareProven(topiclessWords(language, COMMON_RANK), termsOf(best.passage.id, questions))
  return (share ?? 0) >= MIN_TIED
}

function isBeside(
  best: Sentence | undefined,
  quote: Quote | undefined,
  { asked, around, termsOf, bounds, isExpected }: Reading,
  language: string,
): boolean {
  if (best === undefined || quote === undefined || !speaks(language)) return false
  const { passage, text } = best
  const heading = termsOf(passage.id, headingOf(passage.title)).filter((term) => term.length >= MIN_HEADING_WORD)
  // Between two languages too few words are known to be the same.
  if (baseLanguage(quote.language ?? language) !== baseLanguage(language)) return false
  const isHeadingAsked = heading.length > 0 && heading.every((term) => asked.isProvenBy([term]))
  const isValue = passage.isOfService === true && isExpected(text)
  if (isHeadingAsked || isValue || boundsFit(text, bounds) > 0) return false
  // Questions that people tied to the passage say what it answers.
  const terms = termsOf(
    quote.passageId,
    [quote.title, quote.paragraph ?? quote.text, passage.questions ?? ''].join('\n'),
  )
  if (asked.hasFigureOf(terms)) return false
  const common = topiclessWords(language, COMMON_RANK)
  return (asked.shareProven(common, terms) ?? around.shareProven(common, terms) ?? 0) < MIN_PROVEN
}

/** The best sentences below their titles as one text, and its language. */
function writtenBy(ranked: Sentence[], language: string): { text: string; language: string } {
  const weighed = ranked.filter(({ value }) => isStrong(value, ranked)).slice(0, MAX_WEIGHED_SENTENCES)
  const text = weighed.map(({ passage, text: sentence }) => `${titleOf(passage)}\n${sentence}`).join('\n')
  return { text, language: languageOfText(text) ?? language }
}
