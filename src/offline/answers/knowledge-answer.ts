import {
  bandOf,
  SMALL_TENANT_PASSAGES,
  type Band,
  type ModelEvent,
  type QuestionStatistics,
  type QuestionWord,
  type TurnRequest,
} from '../../models/chat-model.ts'
import { findEvidence, type Evidence } from './evidence.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import { partsOf } from './message-parts.ts'
import { headingOf } from './quotes.ts'
import { baseLanguage, forLanguage, speaks } from '../../languages/index.ts'
import { withoutCourtesies } from '../../languages/small-talk.ts'
import type { AnswerWording } from '../../languages/wording.ts'

/** Quotes for a question, with the confidence in them. */
export interface KnowledgeAnswer {
  quotes: Evidence['quotes']
  /** Share of the question covered by the evidence, 0 to 1. */
  coverage: number
  band: 'answer' | 'closest' | 'decline'
}

/**
 * Searches the turn's passages for a question, which may be a part of the visitor's message. A message that would be
 * declined is searched by its clauses, with the closest passage as the best result, because single clauses match
 * unrelated passages.
 */
export async function findAnswer(question: string, turn: TurnRequest, text: TextAnalysis): Promise<KnowledgeAnswer> {
  const whole = await weigh(withoutCourtesies(question, [turn.assistant.language]), turn, text)
  if (whole.band !== 'decline') return whole
  let best = whole
  for (const part of partsOf(question)) {
    const found = await weigh(part, turn, text)
    if (found.band !== 'decline' && found.coverage > best.coverage) best = { ...found, band: 'closest' }
  }
  return best
}

/** Words up to this frequency rank name no topic. */
const COMMONEST = 250
/** Minimum coverage at which a closest passage that was just shown is shown again. */
const SHOWN_AGAIN_FROM = 0.28
/** The same where it lacks the word with the largest weight. */
const SHOWN_WITHOUT_FOCUS_FROM = 0.5
/** Coverage added per unit of likeness above `ALIKE_FROM`, because the same matter may be told in other words. */
const COVERAGE_OF_MATTER = 0.35
const ALIKE_FROM = 0.35
/*
 * Likelihood that the best sentence of a small tenant answers, by the likeness of the subjects and by its lead over the second
 * sentence: a fitted logistic regression. The share of common words adds nothing to these two.
 */
const LIKELY = { base: -3.4, alike: 4.9, lead: 1.5, mostLead: 1.5 }
/** From this likelihood on, the sentence is an answer. */
const ANSWER_FROM_LIKELY = 0.62
/** From this likelihood on, the sentence is shown as the closest one, even without a common word. */
const CLOSEST_FROM_LIKELY = 0.26
/**
 * Below this likelihood, an answer is only shown as the closest passage, because its words are about another matter.
 * Between two languages, subjects are less alike.
 */
const MIN_LIKELY_OF_ANSWER = 0.5
const MIN_LIKELY_OF_TRANSLATED = 0.3
/** Below this likelihood, the closest sentence is about something else. */
const MIN_LIKELY_OF_CLOSEST = 0.08
/** From this likeness on, a passage without a topic word of the question is on its topic. */
const ON_TOPIC_FROM = 0.5
/** Maximum characters read of the message before. */
const MAX_READ_OF_EARLIER = 400
/** Stands for the score of a second passage that does not exist. */
const MIN_SCORE = 0.01

async function weigh(question: string, turn: TurnRequest, text: TextAnalysis): Promise<KnowledgeAnswer> {
  const weighed = await judge(question, turn, text)
  if (weighed.band !== 'closest') return weighed
  // The sentence that answers is often a neighbour of one that is no sure answer.
  return { ...weighed, quotes: weighed.quotes.map((one) => ({ ...one, text: one.paragraph ?? one.text })) }
}

async function judge(question: string, turn: TurnRequest, text: TextAnalysis): Promise<KnowledgeAnswer> {
  const { passages, others = [], assistant } = turn
  const [first = 0, second = 0] = passages.map(({ score }) => score)
  const { statistics, context, isTold } = statisticsOf(question, turn)
  const before = turn.history.at(-1)?.role === 'assistant' ? turn.history.at(-1)?.text : undefined
  const earlier = turn.history.findLast(({ role }) => role === 'visitor')?.text.slice(0, MAX_READ_OF_EARLIER)
  const shown = turn.history.flatMap((one) => (one.role === 'assistant' ? [one.text] : [])).join('\n')
  const told = turn.message ?? turn.question
  const read = { language: assistant.language, passages, others, statistics }
  const found = await findEvidence({ ...read, text: question, told, context, isTold, earlier, before, shown }, text)
  const { quotes, isOnTopic, hasFocus, alike, lead, ...evidence } = withMatter(found)
  // Scores are sums over the whole message, so they are divided by the weight of the whole message.
  const weight = turn.statistics.words.reduce((sum, word) => sum + word.weight, 0)
  const band = bandOf({
    ...evidence,
    passages: statistics.chunks,
    strength: weight === 0 ? 0 : first / weight,
    margin: first / Math.max(second, MIN_SCORE),
  })
  // A closest passage with common words alone ("also", "offer") is about something else. One that was just shown is
  // shown again with enough of the question, because "not found" would deny it.
  const isShown = quotes.slice(0, 1).every((one) => before?.includes(one.text) === true)
  const isElse = !isOnTopic || (isShown && found.coverage < (hasFocus ? SHOWN_AGAIN_FROM : SHOWN_WITHOUT_FOCUS_FROM))
  // The closest passage stands alone, because a second one that is no answer either distracts.
  const isOne = band === 'closest' && partsOf(question).length === 0
  const shownQuotes = isOne ? quotes.filter(({ passageId }) => passageId === quotes[0]?.passageId) : quotes
  const { coverage } = evidence
  // Nothing was found, or the visitor objects to all of it.
  if (quotes.length === 0) return { quotes, coverage, band: 'decline' }
  const isSmall = statistics.chunks < SMALL_TENANT_PASSAGES && speaks(statistics.language)
  if (!isSmall) return { quotes: shownQuotes, coverage, band: band === 'closest' && isElse ? 'decline' : band }
  const isStory = coverage < SHOWN_AGAIN_FROM && partsOf(question).length > 0
  const isTranslated = !isSame(quotes[0]?.language ?? statistics.language, statistics.language)
  const { isMismatch, isBeside, isTied } = evidence
  const weighed = { band, alike, lead, isMismatch, isStory, isShown, isElse, isBeside, isTied, isTranslated }
  return { quotes: shownQuotes, coverage, band: bandOfFew(weighed) }
}

/** The figures by which a small tenant's best sentence is judged. */
interface Weighed {
  /** The decision by words. */
  band: KnowledgeAnswer['band']
  alike: number
  lead: number
  isMismatch: boolean
  /** A question of several clauses, of which the sentence covers little. */
  isStory: boolean
  /** The sentence was told in the last reply. */
  isShown: boolean
  isElse: boolean
  isBeside: boolean
  /** People tied the question to the passage. */
  isTied: boolean
  /** The sentence is in another language than the question. */
  isTranslated: boolean
}

/** The decision for a small tenant. */
function bandOfFew({ band, alike, lead, isShown, isBeside, ...read }: Weighed): KnowledgeAnswer['band'] {
  const likely = likelihoodOf(alike, lead)
  if (likely >= ANSWER_FROM_LIKELY && !read.isMismatch && !isShown && !read.isStory) return 'answer'
  const least = read.isTranslated ? MIN_LIKELY_OF_TRANSLATED : MIN_LIKELY_OF_ANSWER
  if (band === 'answer' && (read.isTied || likely >= least)) return band
  if (isBeside && alike < ON_TOPIC_FROM) return 'decline'
  if (band === 'answer' || (likely >= CLOSEST_FROM_LIKELY && !isShown)) return 'closest'
  return read.isElse || likely < MIN_LIKELY_OF_CLOSEST ? 'decline' : band
}

/** Likelihood, from 0 to 1, that the best sentence answers. */
function likelihoodOf(alike: number, lead: number): number {
  return 1 / (1 + Math.exp(-(LIKELY.base + LIKELY.alike * alike + LIKELY.lead * Math.min(LIKELY.mostLead, lead))))
}

/** The evidence with its likeness to the question's matter added to the coverage by words. */
function withMatter(evidence: Evidence): Evidence {
  const gain = COVERAGE_OF_MATTER * Math.max(0, evidence.alike - ALIKE_FROM)
  return {
    ...evidence,
    coverage: Math.min(1, evidence.coverage + gain),
    touched: Math.min(1, evidence.touched + gain),
    isOnTopic: evidence.isOnTopic || evidence.alike >= ON_TOPIC_FROM,
  }
}

/** Emits the quotes with their sources, or the decline. */
export function* sayAnswer({ quotes, band }: KnowledgeAnswer, frame: ReplyContext): Generator<ModelEvent> {
  const { answers } = forLanguage(frame.language)
  const decline = frame.isDeclinedBefore === true ? answers.declineAgain : answers.decline
  if (band === 'decline') return yield { type: 'text', text: decline(frame.business) }
  yield* quote(quotes, band, frame)
}

/** The business, and the languages of the reply and of the documents. */
export interface ReplyContext {
  language: string
  business: string
  /** Language assumed for documents without a known one. */
  written: string
  /** The conversation had a refusal before, so that the next one is worded otherwise. */
  isDeclinedBefore?: boolean
}

/**
 * The sentence before the quotes: their language if it is not the reply's, and that they are no sure answer; otherwise
 * empty.
 */
function introductionOf([first]: Evidence['quotes'], band: Band, { language, written }: ReplyContext): string {
  const { answers } = forLanguage(language)
  const quoted = first?.language ?? written
  if (!isSame(language, quoted)) {
    const name = languageName(quoted, language)
    return `${band === 'closest' ? answers.closestIn(name) : answers.quotedIn(name)}\n`
  }
  return band === 'closest' ? `${answers.closest(headingOf(first?.title ?? ''))}\n\n` : ''
}

function isSame(language: string, other: string): boolean {
  return baseLanguage(language) === baseLanguage(other)
}

function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(baseLanguage(language)) ?? language
}

/**
 * The statistics of the question's own words, and its context: the words of the rest of the message or of the message
 * before.
 */
function statisticsOf(
  question: string,
  { statistics, question: searched, message = searched, commands }: TurnRequest,
): { statistics: QuestionStatistics; context: QuestionWord[]; isTold: boolean } {
  const own = new Set(foldedWords(question))
  const asked = (commands ?? []).flatMap((one) => (one.type === 'ask' ? [one.question] : []))
  // Words of other questions are about something else, and names occur in no document.
  const others = new Set(foldedWords(asked.length > 0 ? asked.join('\n') : message))
  const isOf = ({ words }: QuestionWord, set: ReadonlySet<string>) =>
    words.some((form) => foldedWords(form).some((one) => set.has(one)))
  const words = statistics.words.filter((word) => isOf(word, own))
  const said = new Set(foldedWords(message))
  const rest = statistics.words.filter((word) => !isOf(word, own) && !isOf(word, others))
  const told = asked.length === 0 ? [] : rest.filter((word) => isOf(word, said) && isKnown(word))
  // "She takes aspirin, is that a problem?": a message with a topic needs no context from the message before.
  const isTold = told.some((word) => isTelling(word, statistics.language))
  const before = isTold ? [] : rest.filter((word) => !isOf(word, said) && isKnown(word))
  const context = [...told, ...before]
  return { statistics: { ...statistics, words }, context, isTold }
}

/** True for a word that documents or the glossary have; most names are in neither. */
function isKnown({ df, related, translations }: QuestionWord): boolean {
  return df > 0 || related.length + translations.length > 0
}

function isTelling({ words }: QuestionWord, language: string): boolean {
  if (!speaks(language)) return false
  const { asking, chatter } = forLanguage(language).questions
  const common = topiclessWords(language, COMMONEST)
  const topicless = new Set(foldedWords(`${asking} ${chatter}`))
  return !words.flatMap(foldedWords).every((word) => common.has(word) || topicless.has(word))
}

function* quote(quotes: Evidence['quotes'], band: Band, frame: ReplyContext): Generator<ModelEvent> {
  const { answers } = forLanguage(frame.language)
  const introduction = introductionOf(quotes, band, frame)
  if (introduction !== '') yield { type: 'text', text: introduction }
  yield* sayQuotes(quotes, answers)
}

/** Emits verbatim sentences in quotation marks, each with its source. */
export function* sayQuotes(
  quotes: Omit<Evidence['quotes'][number], 'language'>[],
  wording: AnswerWording,
): Generator<ModelEvent> {
  for (const [index, { passageId, title, text }] of quotes.entries()) {
    if (index > 0) yield { type: 'text', text: '\n\n' }
    yield { type: 'text', text: wording.quote(text, title), isQuote: true }
    yield { type: 'citation', passageId, quote: text }
  }
}

function foldedWords(text: string): string[] {
  return wordsOf(fold(text))
}
