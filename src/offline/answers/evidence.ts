import {
  ANSWER_FROM,
  SMALL_TENANT_PASSAGES,
  type Passage,
  type QuestionStatistics,
  type QuestionWord,
} from '../../models/chat-model.ts'
import { inAnyLanguage, speaks } from '../../languages/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { encode, type Encoding } from '../matters/encoder.ts'
import { likeness } from '../matters/likeness.ts'
import { alikePassages, encodingsOf, subjectOf } from './subjects.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { begins, fold, wordsOf } from '../understanding/text.ts'
import { AskedWords, type TopicWeights, type StopWords } from './asked-words.ts'
import { partsOf } from './message-parts.ts'
import { isObjection } from './objections.ts'
import { isMismatch } from './mismatch.ts'
import {
  asksPrice,
  costVerbs,
  expectedBy,
  asksProvision,
  providedBy,
  questionWords,
  soughtWord,
  visitWords,
  type Expected,
} from './question-words.ts'
import {
  cutOut,
  extended,
  headingOf,
  joined,
  placed,
  isBareAnswer,
  UNIT_CHARACTERS,
  quotedRun,
  type Run,
  touches,
  type Excerpt,
  type Placed,
  type Quote,
} from './quotes.ts'
import { boundsFit, isAsGood, rowFits, toldIn, type RowFit, type Told } from './rows.ts'

/** Text analysis of the knowledge base, so that answers and search see the same words. */
export interface TextAnalysis {
  loadAnalyzer(language: string): Promise<Terms>
  splitSentences(text: string, language: string): string[]
}

interface Terms {
  words(text: string): string[]
  terms(text: string): string[]
}

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
  /** The best sentences have the question's words, but are about something else. */
  isMismatch: boolean
  /** The best sentence with its neighbours, and others where they say more about the question. */
  quotes: Quote[]
}

/** A question with the passages found for its message. */
interface Question {
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

interface Sentence extends Placed {
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

/** Begins an answer that says nothing without its question. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const YES_OR_NO = inAnyLanguage(({ questions }) => questions.yesOrNo)
const MAX_PASSAGES = 8
/** Maximum passages beyond those that have the main word of the question, and maximum topic words of such a question. */
const MAX_NAMING = 4
const MAX_TOPICS_NAMED = 3
/** Minimum number of sentences for a meaningful lead of the best one. */
const MIN_COMPARED = 8
/** Value of a sentence about the question's matter, per unit of likeness. */
const MATTER_VALUE = 2
/** The same for the likeness of another sentence of its paragraph. */
const LINE_MATTER_VALUE = 0.1
/** Minimum likeness of a further quote from another passage. */
const MIN_FURTHER_ALIKE = 0.2
/** Words up to this frequency rank name no topic: "have", "look", "after". */
const COMMON_RANK = 450
/** Words up to this frequency rank occur in passages on anything: "take", "back", "can". */
const COMMONEST = 250
const MAX_WEIGHED_SENTENCES = 3
const MAX_QUOTES = 3
// Parts of a sentence's value, tuned on one half of the articles (`npm run bench -- answers`). This one is for the rank
// of its passage.
const PASSAGE_VALUE = 0.4
/** For the share of the question that the whole passage covers. */
const WHOLE_VALUE = 0.5
/** For a paragraph whose other sentences have words of the question too: it is about them. */
const LINE_VALUE = 0.1
/** Maximum sentences of a paragraph that are read beside one. */
const MAX_BESIDE = 8
/** For a sentence with the number, price or length of time that the question asks for. */
const EXPECTED_VALUE = 0.15
/** For a sentence that has the thing asked for and says that it is lent, included or to be brought. */
const PROVIDED_VALUE = 0.35
/** For a sentence that has words of the question itself, among those that have them by their heading alone. */
const OWN_VALUE = 0.04
/*
 * For a sentence about the matter of the message before, and against one that was told last: with both, the right fact was first
 * for .51 of 331 second messages to businesses that the encoder had not read, and for .44 without.
 */
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
/** For a passage in the question's language, which is preferred to its translations. */
const LANGUAGE_VALUE = 0.4
/** For a passage below the name of the service that the question is about. */
const SERVICE_VALUE = 0.3
/** Against a "yes" or "no" to a heading that is another question, by the share of its words that the visitor's question lacks. */
const OTHER_QUESTION_COST = 0.3
/** Minimum share of the best value for a further sentence. */
const MIN_VALUE_SHARE = 0.7
/** The same for a sentence of the quoted paragraph that adds almost nothing. */
const BESIDE_SHARE = 0.8
/** Cost for each sentence before: of two similar sentences the first states the rule. */
const POSITION_COST = 0.01
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
/** For the passage that was quoted last, if the question has at most `MAX_WORDS_OF_FOLLOW_UP` content words. */
const SPOKEN_OF_VALUE = 0.2
const MAX_WORDS_OF_FOLLOW_UP = 2
/** Cost of a sentence that was quoted before, if the question has more words: it asks for something else. */
const SHOWN_VALUE = 0.1
const MIN_QUOTED = 18
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}])/gu
const SENTENCE_END = /\n|(?<=[.!?]) /u
/** Minimum share of the question that a neighbouring sentence adds to the quoted one. */
const MIN_BESIDE = 0.1
/** The same for a sentence of the best one's paragraph at any rank: "He speaks English" needs the name before it. */
const MIN_BESIDE_ANY_RANK = 0.2
/**
 * The same for the question with its context, which weighs less: "is it far? I use a wheelchair" has the way without
 * steps beside it.
 */
const MIN_BESIDE_OF_CONTEXT = 0.04
/** Weight of a context word for a question with no, one, two … topic words. */
const CONTEXT_WORTH = [1, 0.7, 0.5, 0.35, 0.2]
/** Context weighs at most as much as the question, or as one rare word of this weight. */
const MIN_WEIGHT = 4

/** The terms of words in a passage, by the stemmer of its language. */
type TermsOf = (passageId: string, words: string) => string[]

async function readingOf(passages: Passage[], language: string, load: TextAnalysis['loadAnalyzer']): Promise<TermsOf> {
  const analyzers = await Promise.all(passages.map((passage) => load(passage.language ?? language)))
  const byId = new Map(passages.map(({ id }, index) => [id, analyzers[index]!]))
  return (id, words) => byId.get(id)?.terms(words) ?? []
}

/** The inputs by which the sentences of passages are weighed. */
interface Reading {
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
  /** The previous reply. */
  before: string | undefined
  /** All replies of the conversation. */
  shown: string | undefined
  /** True for a sentence of the reply to which the visitor objects. */
  isRefused(sentence: string): boolean
}

/** Reads the question, and the passages that may answer it. */
async function readingFor(question: Question, { loadAnalyzer, splitSentences }: TextAnalysis): Promise<Reading> {
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
  return { ...found, isRefused, isExpected, isProvided, isPriceAsked: asksPrice(text, spoken) }
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
    isMismatch: isMismatch({ text, language: spoken }, writtenBy(ranked, language)),
    isOnTopic: !speaks(spoken) || isInHeading || around.coversBeyond(topiclessWords(spoken, COMMON_RANK), quotedTerms),
    quotes,
  }
}

/** The sentences of a passage with their values, and the shares of the question that it covers. */
function weighedIn(
  passage: Passage,
  siblings: Placed[],
  reading: Reading,
): { sentences: Sentence[]; coverage: number; touched: number } {
  const { asked, around, analyzer, termsOf, read, isExpected, bounds } = reading
  const termsIn = (words: string) => termsOf(passage.id, words)
  const title = termsIn(titleOf(passage))
  const ownTitle = termsIn(ownTitleOf(passage, read))
  const worth = worthOf(passage, read[0]!, reading.liking)
  const termsOfEach = siblings.map((sentence) => termsIn(sentence.text))
  const fits = rowFits(siblings, around, {
    terms: termsOfEach,
    termsIn,
    told: bounds,
    isPriceAsked: reading.isPriceAsked,
  })
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
  const kept = sentences.filter((sentence) => !reading.isRefused(sentence.text))
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

/** Reasons for which a passage is worth more than another one of its rank. */
interface Liking {
  asked: AskedWords
  termsOf: TermsOf
  /** Language assumed for passages without a known one. */
  language: string
  /** Language of the question. */
  spoken: string
  /** The previous reply, for a question that may follow up. */
  before: string | undefined
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

/**
 * Share of the telling words of a heading that is a question which the visitor's question lacks; 0 for other headings, undefined for one
 * without such words. "Do you have" in a heading is no other question than "is there".
 */
function shareOfOtherQuestion(
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

/** True for a row that fits the question less than the best row of the same table. */
function isOtherRow({ passage, position, fits }: Sentence, best: Sentence): boolean {
  const fit = best.fits[best.position]
  return passage === best.passage && fit !== undefined && !isAsGood(fits[position], fit)
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

/** The best sentences below their titles as one text, and its language. */
function writtenBy(ranked: Sentence[], language: string): { text: string; language: string } {
  const weighed = ranked.filter(({ value }) => isStrong(value, ranked)).slice(0, MAX_WEIGHED_SENTENCES)
  const text = weighed.map(({ passage, text: sentence }) => `${titleOf(passage)}\n${sentence}`).join('\n')
  return { text, language: languageOfText(text) ?? language }
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

/** The thresholds for a further quote, by tenant and question. */
function furtherOf(question: string, coverage: number, chunks: number): Further {
  if (chunks >= SMALL_TENANT_PASSAGES) return FURTHER
  if (coverage < ANSWER_FROM) return FURTHER_OF_CLOSEST
  return partsOf(question).length === 0 ? FURTHER_OF_FEW : FURTHER_OF_CLAUSES
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

/** True for a passage from which the reply quoted. */
function isQuoted({ text }: Passage, reply = ''): boolean {
  const sentences = text.split(SENTENCE_END)
  return sentences.some((one) => one.length >= MIN_QUOTED && reply.includes(one.slice(0, MIN_QUOTED)))
}

/** True where the question has every word of the heading. */
function isAbout(heading: string[], asked: AskedWords): boolean {
  return heading.length > 0 && heading.every((term) => asked.coveredBy([term]) > 0)
}

/** Stop words and their stems. */
function stopWordsOf(list: string, analyzer: { terms(text: string): string[] }): StopWords {
  return { words: new Set(list.toLowerCase().split(/\s+/u)), stems: new Set(analyzer.terms(list)) }
}

/** The title as it is indexed by the search, with the known questions. */
function titleOf({ title, questions = '' }: Passage): string {
  return `${title}\n${questions}`
}

/** The headings that no other passage has, with the known questions. */
function ownTitleOf({ id, title, questions = '' }: Passage, read: Passage[]): string {
  const others = new Set(read.flatMap((other) => (other.id === id ? [] : other.title.split(' › '))))
  return [...title.split(' › ').filter((heading) => !others.has(heading)), questions].join('\n')
}

/**
 * The value without likeness, because a sentence that names the subject of the best one may be about another matter.
 */
function wordedValue({ value, alike }: Sentence): number {
  return value - MATTER_VALUE * alike
}

function isStrong(value: number, [best]: Sentence[], share = MIN_VALUE_SHARE): boolean {
  return best !== undefined && value >= share * best.value
}

/** Share of a heading's words in the question, above which a "No." below that heading answers the question, too. */
const MIN_SHARE_OF_HEADING = 0.5
const MIN_HEADING_WORD = 4

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
  if (length > UNIT_CHARACTERS) return []
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

interface Quoting {
  coverage: number
  further: Further
}

/**
 * Selects the best sentence, and another one only if it adds to the quotes before it. The best sentences of one long
 * paragraph stay together.
 */
function quoted(
  ranked: Sentence[],
  { asked, around, termsOf, liking, before: reply, isExpected, isRefused }: Reading,
  { coverage, further }: Quoting,
): Quote[] {
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
    const title = termsOf(passage.id, titleOf(passage))
    // "Is there a discount?" beside "I am a student": the sentence may have words of the context only.
    const words = asked.touchedBy([...title, ...terms]) > 0 ? asked : around
    // "It is free at first. From the second week on it is 2 € a day": the figure decides.
    const isFigure = (index: number) => isExpected(siblings[index]?.text ?? '') && /\d/u.test(siblings[index]!.text)
    const isAsked = (index: number) => {
      if (isRefused(siblings[index]?.text ?? '')) return false
      const beside = termsOf(passage.id, siblings[index]?.text ?? '')
      return (
        words.coversHeaviest(beside) ||
        (isFigure(index) && !isFigure(position)) ||
        words.touchedBy([...terms, ...beside]) - words.touchedBy(terms) >= MIN_BESIDE ||
        around.coveredBy([...title, ...terms, ...beside]) - around.coveredBy([...title, ...terms]) >=
          MIN_BESIDE_OF_CONTEXT
      )
    }
    const isAlike = (index: number) => isAsGood(sentence.fits[index], sentence.fits[position])
    const relevance = { isAsked, isAlike, isBelowHeading: namesHeading(passage, asked, termsOf) }
    // A passage that was just quoted gives only the sentence asked for.
    const run = isQuoted(passage, reply)
      ? extended(siblings, position, isAsked)
      : quotedRun(passage, siblings, position, relevance)
    const excerpt = { passage, sentences: siblings, ...withoutBareAnswer(sentence, run, { asked, termsOf, liking }) }
    const before = excerpts.findIndex((other) => touches(other, excerpt))
    if (before >= 0) excerpts.splice(before, 1, joined(excerpts[before] as Excerpt, excerpt))
    else if (excerpts.length < MAX_QUOTES) excerpts.push(excerpt)
    const { first, last } = excerpt
    said.push(
      ...termsOf(passage.id, [passage.title, ...siblings.slice(first, last + 1).map(({ text }) => text)].join('\n')),
    )
  }
  return inOrder([...excerpts, ...restOfSection(excerpts, ranked, { asked, termsOf })]).map(cutOut)
}
