import {
  ANSWER_FROM,
  SMALL_TENANT_PASSAGES,
  type Passage,
  type QuestionStatistics,
  type QuestionWord,
} from '../../models/chat-model.ts'
import { speaks } from '../../languages/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { AskedWords, type Lesser, type Topicless } from './asked-words.ts'
import { partsOf } from './message-parts.ts'
import { isMismatch } from './mismatch.ts'
import { costVerbs, expectedBy, questionWords, soughtWord } from './question-words.ts'
import {
  cutOut,
  grown,
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
  words(text: string): string[]
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
  /** The quotes have the word that tells most of the question, or the length of time, price or number that it asks for. */
  hasFocus: boolean
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
  /** Words of the message around the question, or of the one before it. */
  context?: QuestionWord[]
  /** The message tells beside the question what it is about. */
  isTold?: boolean
  /** The reply before, whose quotes a follow-up is about. */
  before?: string | undefined
  /** All replies of the conversation: what was shown in them did not answer this question. */
  shown?: string | undefined
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
/** Words as frequent as these stand in passages on anything: "take", "back", "can". */
const COMMONEST = 250
const MAX_WEIGHED_SENTENCES = 3
const MAX_QUOTES = 3
// Chosen on the tune half of the articles (npm run bench -- answers).
const PASSAGE_VALUE = 0.4
/** Worth of what the whole passage covers. */
const WHOLE_VALUE = 0.5
/** Added for a sentence with the number, price or length of time that is asked for. */
const EXPECTED_VALUE = 0.15
/** Worth of words in the form of the question: an invoice ("facture") is not what is charged ("facturé"). */
const EXACT_VALUE = 0.2
/** Added for a passage whose own heading consists of words of the question. */
const HEADING_VALUE = 0.1
/** Added for a passage in the question's language, of whose translation no more is to be learned. */
const LANGUAGE_VALUE = 0.4
/** Further sentences need this share of the best one's value. */
const MIN_VALUE_SHARE = 0.7
/** A sentence of the quoted paragraph that says no more of the question needs this share. */
const BESIDE_SHARE = 0.8
/** Cost of each sentence before: of two alike sentences the first states the rule. */
const POSITION_COST = 0.01
interface Further {
  /** A further quote covers this share of the question that the quotes before it do not; */
  leastGain: number
  /** with this share, a second question stands in the first one's sentence, and a weaker quote may answer it. */
  secondGain: number
  valueShare: number
}

const FURTHER: Further = { leastGain: 0.08, secondGain: 0.25, valueShare: 0.5 }
/** In a small tenant every passage says something of a question of one clause, and what was not asked for is in the way. */
const FURTHER_OF_FEW: Further = { leastGain: 0.15, secondGain: 0.3, valueShare: 0.8 }
/** Of several clauses, one may be a second question. */
const FURTHER_OF_CLAUSES: Further = { leastGain: 0.25, secondGain: 0.3, valueShare: 0.5 }
/** Several clauses without an answer: a second passage only if it is as close as the first. */
const FURTHER_OF_CLOSEST: Further = { leastGain: 0.3, secondGain: 0.3, valueShare: 0.92 }
/** Added for the passage that was quoted before, where the question has at most so many words of its own. */
const SPOKEN_OF_VALUE = 0.2
const MOST_WORDS_OF_FOLLOW_UP = 2
/** Taken from a sentence that was quoted before, where the question has more: it asks for something else. */
const SHOWN_VALUE = 0.1
const MIN_QUOTED = 18
const SENTENCE_END = /\n|(?<=[.!?]) /u
/** Share of the question that a sentence beside the quoted one adds to it. */
const LEAST_BESIDE = 0.1
/** Share of the question that a sentence has without its heading, from which it answers by itself. */
const LEAST_OWN = 0.2
/** Worth of a word around a question with no, one, two … words that tell of a topic. */
const CONTEXT_WORTH = [1, 0.7, 0.5, 0.35, 0.2]
/** A story around a question weighs at most as much as the question, or as one rare word. */
const LEAST_WEIGHT = 4

/** The terms of words in a passage, which its language stems. */
type TermsOf = (passageId: string, words: string) => string[]

async function readingOf(passages: Passage[], language: string, load: TextAnalysis['loadAnalyzer']): Promise<TermsOf> {
  const analyzers = await Promise.all(passages.map((passage) => load(passage.language ?? language)))
  const byId = new Map(passages.map(({ id }, index) => [id, analyzers[index]!]))
  return (id, words) => byId.get(id)?.terms(words) ?? []
}

/** Scores the passages against the question and selects quotes. */
export async function findEvidence(
  { text, language, passages, statistics, context = [], isTold = false, before, shown }: Question,
  { loadAnalyzer, splitSentences }: TextAnalysis,
): Promise<Evidence> {
  const analyzer = await loadAnalyzer(language)
  const read = passages.slice(0, MAX_PASSAGES)
  const termsOf = await readingOf(read, language, loadAnalyzer)
  const spoken = statistics.language
  const frame = topicless(questionWords(text, spoken), analyzer)
  const lesser = lesserWords(text, spoken)
  const asked = new AskedWords(statistics, frame, lesser)
  // A question on a matter of which nothing is written is not about what stands around it.
  const isAlone = context.length === 0 || (asked.isUnknown && !isTold)
  const around = isAlone ? asked : inContext(statistics, context, { frame, lesser, asked })
  const isFollowUp = asked.count <= MOST_WORDS_OF_FOLLOW_UP && !isTold
  const bestScore = passages[0]?.score ?? 1
  const isExpected = expectedBy(text, spoken)
  const sentences: Sentence[] = []
  let [coverage, touched] = [0, 0]
  for (const passage of read) {
    const title = termsOf(passage.id, titleOf(passage))
    const heading = isAbout(termsOf(passage.id, headingOf(passage.title)), asked) ? HEADING_VALUE : 0
    const spokenHere = (passage.language ?? language) === spoken ? LANGUAGE_VALUE : 0
    const all = [...title]
    const spokenOf = isFollowUp && isQuoted(passage, before) ? SPOKEN_OF_VALUE : 0
    const worth = PASSAGE_VALUE * (passage.score / bestScore) + heading + spokenHere + spokenOf
    const siblings = placed(passage.text, splitSentences(passage.text, language))
    const own = siblings.map((sentence, position): Sentence => {
      const terms = termsOf(passage.id, sentence.text)
      all.push(...terms)
      const share = around.coveredBy([...title, ...terms])
      touched = Math.max(touched, asked.touchedBy([...title, ...terms]))
      const expected = isExpected(sentence.text) ? EXPECTED_VALUE : 0
      const exact = EXACT_VALUE * around.writtenIn(analyzer.words(`${titleOf(passage)}\n${sentence.text}`))
      const cost = POSITION_COST * position + costOfShown(sentence.text, asked.count, shown)
      const value = share + exact + expected + worth - cost
      return { ...sentence, passage, position, siblings, terms, coverage: share, value }
    })
    // The best sentence counts as well, because a passage may contain the words in unrelated sentences.
    const bestSentence = Math.max(0, ...own.map((sentence) => sentence.coverage))
    const wholly = around.coveredBy(all)
    for (const sentence of own) sentence.value += WHOLE_VALUE * wholly
    coverage = Math.max(coverage, (wholly + bestSentence) / 2)
    sentences.push(...own)
  }
  const ranked = sentences.toSorted((a, b) => b.value - a.value)
  const weighed = ranked.filter(({ value }) => isStrong(value, ranked)).slice(0, MAX_WEIGHED_SENTENCES)
  const further = furtherOf(text, coverage, statistics.chunks)
  const quotes = quoted(ranked, asked, { around, coverage, termsOf, further, before, isExpected })
  const quotedTerms = quotes.flatMap(({ passageId, title, text: words }) => termsOf(passageId, `${title}\n${words}`))
  const isInHeading = quotes.some(({ passageId, title }) => asked.coveredBy(termsOf(passageId, headingOf(title))) > 0)
  return {
    coverage,
    touched,
    words: asked.count,
    hasFocus: asked.coversHeaviest(quotedTerms) || quotes.some((quote) => isExpected(quote.text)),
    isMismatch: isMismatch({ text, language: spoken }, writtenBy(weighed, language)),
    isOnTopic: !speaks(spoken) || isInHeading || around.coversBeyond(mostCommonWords(spoken, MOST_COMMON), quotedTerms),
    quotes,
  }
}

/** The text of the sentences under their titles, and its language. */
function writtenBy(sentences: Sentence[], language: string): { text: string; language: string } {
  const text = sentences.map(({ passage, text: sentence }) => `${titleOf(passage)}\n${sentence}`).join('\n')
  return { text, language: languageOfText(text) ?? language }
}

/** The question with what stands around it, which says the more of it the less the question does itself. */
function inContext(
  statistics: QuestionStatistics,
  context: QuestionWord[],
  { frame, lesser, asked }: { frame: Topicless; lesser: Lesser; asked: AskedWords },
): AskedWords {
  const around = new AskedWords({ ...statistics, words: context }, frame, lesser).weight
  const most = Math.max(asked.weight, LEAST_WEIGHT) / around
  const factor = Math.min(CONTEXT_WORTH[asked.telling] ?? 0, most)
  const words = context.map((word) => ({ ...word, weight: factor * word.weight }))
  return new AskedWords({ ...statistics, words: [...statistics.words, ...words] }, frame, lesser)
}

/** The gain that a further quote needs. */
function furtherOf(question: string, coverage: number, chunks: number): Further {
  if (chunks >= SMALL_TENANT_PASSAGES) return FURTHER
  if (coverage < ANSWER_FROM) return FURTHER_OF_CLOSEST
  return partsOf(question).length === 0 ? FURTHER_OF_FEW : FURTHER_OF_CLAUSES
}

/** The cost of a sentence that a reply before has quoted, unless the question is a short follow-up on it. */
function costOfShown(sentence: string, count: number, shown = ''): number {
  return count > MOST_WORDS_OF_FOLLOW_UP && sentence.length >= MIN_QUOTED && shown.includes(sentence) ? SHOWN_VALUE : 0
}

/** The commonest words of the language, the verbs of a question for a price, and what it asks for. */
function lesserWords(text: string, language: string): Lesser {
  const verbs = new Set(costVerbs(text, language).split(' '))
  const common = speaks(language) ? mostCommonWords(language, COMMONEST) : new Set<string>()
  return { verbs, common, sought: new Set([soughtWord(text, language)].filter((word) => word !== undefined)) }
}

/** True for a passage of which the reply quoted something. */
function isQuoted({ text }: Passage, reply = ''): boolean {
  const sentences = text.split(SENTENCE_END)
  return sentences.some((one) => one.length >= MIN_QUOTED && reply.includes(one.slice(0, MIN_QUOTED)))
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

interface Quoting {
  /** The question with what stands around it. */
  around: AskedWords
  coverage: number
  termsOf: TermsOf
  further: Further
  before: string | undefined
  isExpected: (sentence: string) => boolean
}

/**
 * Quotes the best sentence, and another one only if it says of the question what the quotes before it do not. The best ones
 * of one long paragraph stay together.
 */
function quoted(
  ranked: Sentence[],
  asked: AskedWords,
  { around, coverage, termsOf, further, before: reply, isExpected }: Quoting,
): Quote[] {
  const excerpts: Excerpt[] = []
  const said: string[] = []
  const [best] = ranked
  for (const [rank, { passage, siblings, position, terms, line, value }] of ranked.entries()) {
    if (!isStrong(value, ranked, further.valueShare)) break
    const gain = asked.touchedBy([...said, ...terms]) - asked.touchedBy(said)
    const isBeside = passage === best?.passage && line === best.line && rank < MAX_WEIGHED_SENTENCES
    // Below an answer's coverage, a further quote is shown only for a second question.
    const least = isStrong(value, ranked) && coverage >= ANSWER_FROM ? further.leastGain : further.secondGain
    if (
      rank > 0 &&
      gain < least &&
      !(isBeside && isStrong(value, ranked, gain >= LEAST_BESIDE ? MIN_VALUE_SHARE : BESIDE_SHARE))
    )
      continue
    const title = termsOf(passage.id, titleOf(passage))
    // "Is there a discount?" beside "I am a student": the sentence has words of what stands around the question alone.
    const words = asked.touchedBy([...title, ...terms]) > 0 ? asked : around
    const isAsked = (index: number) => {
      const beside = termsOf(passage.id, siblings[index]?.text ?? '')
      return (
        words.coversHeaviest(beside) || words.touchedBy([...terms, ...beside]) - words.touchedBy(terms) >= LEAST_BESIDE
      )
    }
    const isSure = isExpected(siblings[position]!.text) || words.touchedBy(terms) >= LEAST_OWN
    // The sentence asked for, of the passage that was just read.
    const run = isQuoted(passage, reply)
      ? grown(siblings, position, isAsked)
      : runAround(passage, siblings, position, { isAsked, isSure })
    const excerpt = { passage, sentences: siblings, ...run }
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
