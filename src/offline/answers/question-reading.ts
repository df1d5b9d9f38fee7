import { forLanguage, speaks } from '../../languages/index.ts'
import type { Passage, QuestionStatistics, QuestionWord } from '../../models/chat-model.ts'
import { encode, type Encoding } from '../matters/encoder.ts'
import { likeness } from '../matters/likeness.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import { AskedWords, type StopWords, type TopicWeights } from './asked-words.ts'
import { isObjection } from './objections.ts'
import {
  asksPrice,
  asksProvision,
  costVerbs,
  expectedBy,
  providedBy,
  questionWords,
  soughtWord,
  visitWords,
  type Expected,
} from './question-words.ts'
import { toldIn, type Told } from './rows.ts'
import { alikePassages, encodingsOf, headingEncodingOf, subjectOf } from './subjects.ts'
import type { Terms, TextAnalysis } from './text-analysis.ts'

const MAX_PASSAGES = 8
/** Maximum passages beyond those that have the main word of the question, and maximum topic words of such a question. */
const MAX_NAMING = 4
const MAX_TOPICS_NAMED = 3
/** Words up to this frequency rank occur in passages on anything: "take", "back", "can". */
const COMMONEST = 250
const CURRENCIES = 'euro euros eur dollar dollars pound pounds franc francs franken chf'
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}])/gu
/** Weight of a context word for a question with no, one, two … topic words. */
const CONTEXT_WORTH = [1, 0.7, 0.5, 0.35, 0.2]
/** Context weighs at most as much as the question, or as one rare word of this weight. */
const MIN_WEIGHT = 4
/** Shorter sentences are not known by a reply that has them. */
export const MIN_QUOTED = 18

/** A question with the passages found for its message. */
export interface Question {
  text: string
  /** The whole message. */
  told?: string
  language: string
  passages: Passage[]
  /** Further passages, which may be about the question's matter without its words. */
  others?: Passage[]
  statistics: QuestionStatistics
  /** Words around the question: the rest of its message, or the message before. */
  context?: QuestionWord[]
  /** The message itself states the topic of the question. */
  isTold?: boolean
  /** The visitor's message before, to which a follow-up belongs. */
  earlier?: string | undefined
  /** The previous reply, whose quotes a follow-up is about. */
  before?: string | undefined
  /** All replies of the conversation. Sentences quoted in them did not answer this question. */
  shown?: string | undefined
}

/** The terms of words in a passage, by the stemmer of its language. */
export type TermsOf = (passageId: string, words: string) => string[]

/** Reasons for which a passage is worth more than another one of its rank. */
export interface Liking {
  asked: AskedWords
  termsOf: TermsOf
  /** Language assumed for passages without a known one. */
  language: string
  /** Language of the question. */
  spoken: string
  /** The previous reply, for a question that may follow up. */
  before: string | undefined
}

/** The inputs by which the sentences of passages are weighed. */
export interface Reading {
  asked: AskedWords
  /** The question with its context. */
  around: AskedWords
  /** The subjects of the question, and of the message before. */
  subject: Encoding
  earlier: Encoding | undefined
  /** The subjects of a passage's sentences. */
  encodings(passage: Passage): Encoding[]
  analyzer: Terms
  termsOf: TermsOf
  read: Passage[]
  liking: Liking
  isExpected: Expected
  /** True for a sentence on what is lent or brought, if the question asks so. */
  isProvided: Expected
  /** Ages and measures of the visitor. */
  bounds: Told
  isPriceAsked: boolean
  /** Words that name no row of a price list: the commonest of the language, and those of any question for a price. */
  besidePrices: ReadonlySet<string>
  /** The previous reply. */
  before: string | undefined
  /** All replies of the conversation. */
  shown: string | undefined
  /** Likeness of the question's subject and the last heading of a passage. */
  headingAlike(passage: Passage): number
  /** True for a sentence of the reply to which the visitor objects. */
  isRefused(sentence: string): boolean
}

/** Reads the question, and the passages that may answer it. */
export async function readingFor(question: Question, { loadAnalyzer, splitSentences }: TextAnalysis): Promise<Reading> {
  const {
    text,
    told = text,
    language,
    passages,
    others = [],
    statistics: words,
    context = [],
    isTold = false,
  } = question
  const analyzer = await loadAnalyzer(language)
  const spoken = words.language
  const bounds = toldIn(told, spoken)
  const statistics = withoutAges(words, bounds.ages)
  const stopWords = stopWordsOf(questionWords(text, spoken), analyzer)
  const weights = topicWeights(text, spoken, abbreviationsIn(told, [...statistics.words, ...context]))
  const asked = new AskedWords(statistics, stopWords, weights)
  // Context is ignored for a question about something that no document mentions.
  const isAlone = context.length === 0 || (asked.isUnknown && !isTold)
  const around = isAlone ? asked : inContext(statistics, context, { stopWords, weights, asked })
  // The words of the message before are compared by themselves.
  const beside = isTold || question.earlier === undefined ? context : []
  const subject = encode(subjectOf(text, beside, asked.topicCount), spoken)
  const earlier = question.earlier === undefined ? undefined : encode(question.earlier, spoken)
  const encodings = (passage: Passage) => encodingsOf(passage, language, splitSentences)
  const headingAlike = (passage: Passage) => likeness(subject, headingEncodingOf(passage, language))
  const alike = alikePassages(subject, others, encodings)
  const isThingAsked = asksProvision(text, spoken)
  const rest = isThingAsked ? others.filter((one) => !alike.includes(one)) : []
  const naming = namingPassages(asked, { passages: rest, termsOf: await readingOf(rest, language, loadAnalyzer) })
  const read = [...firstOf(passages), ...alike, ...naming]
  const termsOf = await readingOf(read, language, loadAnalyzer)
  const liking = { asked, termsOf, language, spoken, before: isTold ? undefined : question.before }
  const { before, shown } = question
  const isObjected = before !== undefined && isObjection(told, spoken)
  const isRefused = (sentence: string): boolean =>
    isObjected && sentence.length >= MIN_QUOTED && before.includes(sentence)
  const found = { asked, around, subject, earlier, encodings, analyzer, termsOf, read, liking, bounds, before, shown }
  const [isExpected, isProvided] = [expectedBy(text, spoken, told), providedBy(text, spoken)]
  const [isPriceAsked, besidePrices] = [asksPrice(text, spoken), wordsBesidePrices(spoken)]
  return { ...found, headingAlike, isRefused, isExpected, isProvided, isPriceAsked, besidePrices }
}

async function readingOf(passages: Passage[], language: string, load: TextAnalysis['loadAnalyzer']): Promise<TermsOf> {
  const analyzers = await Promise.all(passages.map((passage) => load(passage.language ?? language)))
  const byId = new Map(passages.map(({ id }, index) => [id, analyzers[index]!]))
  return (id, words) => byId.get(id)?.terms(words) ?? []
}

/**
 * Further passages with the main word of a question for what is lent or brought, those below the name of its service first. The
 * search is for the whole message, of which one question may be a small part: "I'm …, my mail is …, do we need binoculars?"
 */
function namingPassages(
  asked: AskedWords,
  { passages, termsOf }: { passages: Passage[]; termsOf: TermsOf },
): Passage[] {
  if (asked.topicCount === 0 || asked.topicCount > MAX_TOPICS_NAMED) return []
  return passages
    .filter(({ id, text }) => asked.coversHeaviest(termsOf(id, text)))
    .toSorted((a, b) => Number(b.isOfService === true) - Number(a.isOfService === true))
    .slice(0, MAX_NAMING)
}

/** The best passages, each with all its parts, because sentences on other services may have been cut out of it. */
function firstOf(passages: Passage[]): Passage[] {
  const ids = new Set([...new Set(passages.map(({ id }) => id))].slice(0, MAX_PASSAGES))
  return passages.filter(({ id }) => ids.has(id))
}

/** The question with its context, whose weight falls with the number of topic words in the question. */
function inContext(
  statistics: QuestionStatistics,
  context: QuestionWord[],
  { stopWords, weights, asked }: { stopWords: StopWords; weights: TopicWeights; asked: AskedWords },
): AskedWords {
  const around = new AskedWords({ ...statistics, words: context }, stopWords, weights).weight
  const most = Math.max(asked.weight, MIN_WEIGHT) / around
  const factor = Math.min(CONTEXT_WORTH[asked.topicCount] ?? 0, most)
  const words = context.map((word) => ({ ...word, weight: factor * word.weight }))
  return new AskedWords({ ...statistics, words: [...statistics.words, ...words] }, stopWords, weights)
}

/**
 * Words of a question that tell less or more than their rarity: the commonest of the language, verbs of a question for
 * a price, and the noun after "which".
 */
function topicWeights(text: string, language: string, abbreviations: string[]): TopicWeights {
  const verbs = new Set(costVerbs(text, language).split(' '))
  const common = speaks(language) ? topiclessWords(language, COMMONEST) : new Set<string>()
  return {
    verbs,
    common,
    ofVisit: visitWords(text, language),
    sought: new Set([soughtWord(text, language) ?? [], abbreviations].flat()),
  }
}

function wordsBesidePrices(language: string): ReadonlySet<string> {
  if (!speaks(language)) return new Set()
  const { facts, price } = forLanguage(language).questions
  return topiclessWords(language, COMMONEST).union(
    new Set(wordsOf(fold(`${facts.neutral} ${price.verbs} ${CURRENCIES}`))),
  )
}

/**
 * Abbreviations in capitals that occur in documents, folded, because they are the topic of their question: "ALD".
 * Capitals without small letters beside them tell nothing.
 */
function abbreviationsIn(message: string, words: QuestionWord[]): string[] {
  const written = /\p{Ll}/u.test(message) ? (message.match(ABBREVIATION) ?? []).map(fold) : []
  const known = new Set(words.flatMap((word) => (word.df > 0 ? word.words.map(fold) : [])))
  return written.filter((word) => known.has(word))
}

/** The statistics without the figures of ages, which are compared with bounds: "he is 12" is not about 12 €. */
function withoutAges(statistics: QuestionStatistics, ages: number[]): QuestionStatistics {
  const figures = new Set(ages.map(String))
  return { ...statistics, words: statistics.words.filter(({ stem }) => !figures.has(stem)) }
}

/** Stop words and their stems. */
function stopWordsOf(list: string, analyzer: { terms(text: string): string[] }): StopWords {
  return { words: new Set(list.toLowerCase().split(/\s+/u)), stems: new Set(analyzer.terms(list)) }
}
