import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import type { AskedFacts } from '../facts/asked.ts'
import type { Written } from '../facts/written.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { expression, fold, has, wordsOf } from '../understanding/text.ts'
import { todayOf } from '../understanding/when/today.ts'
import type { AskedWords } from './asked-words.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { opensOn, tellsOpening } from './opening-sentences.ts'
import { headingOf } from './quotes.ts'
import { wordsIn } from './written-prices.ts'

/** The documents' hours of what a question names. */
interface PartHours {
  /** Sentences on the hours of a part of the business: "the café". They replace the hours of the whole. */
  ofPart: Written[]
  /**
   * Sentences on a word for the whole or a part of it, such as "the shop", and on what the question only mentions: "are you open
   * for a haircut?" They stand beside the hours of the whole.
   */
  ofHouse: Written[]
}

const NONE: PartHours = { ofPart: [], ofHouse: [] }
const MAX_TOLD = 2
/** Words up to this frequency rank name no part. */
const COMMON_RANK = 250
const MIN_NAME_LENGTH = 4
const HOUR = /(?<![\d:.,])(\d{1,2})(?:[:.h]\d{2})?(?![\d€$£%])/gu
const HALF_DAY = 12

/** A sentence with hours and the share of the asked words that it has. */
interface Found extends Written {
  share: number
  language: string
}

/**
 * The documents' hours of what a question names. None for a day on which the business is closed, because then its
 * parts are closed as well.
 */
export async function hoursOfParts(
  question: string,
  asked: AskedFacts,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<PartHours> {
  if (!asked.kinds.every((kind) => kind === 'hours') || isClosedThen(asked, turn)) return NONE
  const days = daysAsked(asked, turn)
  const { parts, besides } = namedIn(question, asked, turn)
  const [ofPart, ofHouse] = await Promise.all([
    sentencesOn(wordsFor(parts, turn), turn, text),
    sentencesOn(wordsFor(besides, turn), turn, text),
  ])
  const opening = ofPart.filter(({ text: sentence, language }) => opensOn(days, sentence, language))
  return {
    ofPart: (opening.length > 0 ? opening : ofPart).slice(0, MAX_TOLD),
    ofHouse: ofHouse
      .filter(({ text: sentence, language }) => opensOn(days, sentence, language) && tellsOtherHours(sentence, turn))
      .slice(0, MAX_TOLD),
  }
}

/** The weekdays that a question is about, 0 for Monday; none: any. */
function daysAsked({ weekdays, days, isNow }: AskedFacts, turn: TurnRequest): number[] {
  const dates = [...days.map((date) => Temporal.PlainDate.from(date)), ...(isNow ? today(turn) : [])]
  return [...weekdays, ...dates.map((date) => date.dayOfWeek - 1)]
}

/** True where the business is closed on a day asked for, or for the reason that the question names: "during carnival". */
function isClosedThen({ days, isNow, foreign }: AskedFacts, turn: TurnRequest): boolean {
  const dates = [...days, ...(isNow ? today(turn).map(String) : [])]
  const closures = (turn.assistant.tables?.closures ?? []).map(({ value }) => value)
  return closures.some(
    ({ from, to, reason = '' }) =>
      dates.some((date) => from <= date && date <= to) ||
      wordsOf(fold(reason)).some((word) => word.length >= MIN_NAME_LENGTH && isAmong(word, foreign)),
  )
}

function today({ conversation }: TurnRequest): Temporal.PlainDate[] {
  return conversation === undefined ? [] : [todayOf(conversation)]
}

/**
 * The words of a question for the part of the business whose hours it asks for, and for what it only mentions: services, what "you"
 * are open for, or else words that may mean the whole business or a part of it ("shop", "office").
 */
function namedIn(
  question: string,
  { foreign, naming }: AskedFacts,
  { statistics, assistant }: TurnRequest,
): { parts: Set<string>; besides: Set<string> } {
  const language = spokenLanguage(statistics.language)
  const { facts } = forLanguage(language).questions
  const folded = fold(question)
  const common = mostCommonWords(language, COMMON_RANK)
  const house = new Set(wordsOf(fold(facts.house)))
  const isName = (word: string): boolean => word.length >= MIN_NAME_LENGTH && !common.has(word) && !house.has(word)
  // "The creamery" is only like a "Cream course".
  const names = (assistant.tables?.services ?? []).flatMap(({ value: { name, aliases = [] } }) => [name, ...aliases])
  const named = wordsOf(fold(names.join(' ')))
  const isService = (word: string): boolean => isAmong(word, named) || language !== spokenLanguage(assistant.language)
  const services = naming.services.filter((word) => isName(word) && isService(word))
  const alike = naming.services.filter((word) => !isService(word))
  const parts = new Set([...foreign, ...naming.people, ...alike].filter(isName))
  // "Can you tell me when the café is open?" asks the hours of the café.
  const { request, whether } = forLanguage(language).understanding.questions
  if (has(folded.replaceAll(expression(`(?:${request})(?: \\S+){0,2}? (?:${whether.tells})`), ' '), facts.toHouse)) {
    const besides = new Set([...parts, ...services])
    return { parts: new Set(), besides: besides.size > 0 ? besides : housesIn(folded, house) }
  }
  if (parts.size > 0) return { parts, besides: new Set() }
  return { parts, besides: services.length > 0 ? new Set(services) : housesIn(folded, house) }
}

function housesIn(folded: string, house: ReadonlySet<string>): Set<string> {
  return new Set(wordsOf(folded).filter((word) => house.has(word)))
}

function wordsFor(folded: ReadonlySet<string>, turn: TurnRequest): AskedWords {
  const isOne = (form: string): boolean => wordsOf(fold(form)).some((word) => folded.has(word))
  return wordsIn(
    turn.statistics.words.filter(({ words }) => words.some(isOne)),
    turn,
  )
}

/** The sentences with hours that have the most of the words, or stand below a heading that consists of them. */
async function sentencesOn(
  asked: AskedWords,
  { passages, others = [], assistant }: TurnRequest,
  { loadAnalyzer, splitSentences }: TextAnalysis,
): Promise<Found[]> {
  if (asked.count === 0) return []
  const read = async (passage: Passage): Promise<Found[]> => {
    const language = passage.language ?? assistant.language
    const { terms } = await loadAnalyzer(language)
    const heading = terms(headingOf(passage.title))
    const isHeaded = heading.length > 0 && heading.every((term) => asked.isNamedBy([term]))
    return splitSentences(passage.text, language)
      .filter((sentence) => tellsOpening(sentence, language))
      .flatMap((sentence) => {
        const own = terms(sentence)
        const share = asked.isNamedBy(own) ? asked.touchedBy([...heading, ...own]) : isHeaded ? 1 : 0
        return share === 0 ? [] : [{ passageId: passage.id, title: passage.title, text: sentence, share, language }]
      })
  }
  const found = (await Promise.all([...passages, ...others].map(read))).flat()
  const most = Math.max(0, ...found.map(({ share }) => share))
  return found.filter(({ share }) => share === most)
}

/** True for a sentence with an hour that the weekly hours of the settings lack, in either form: "4 pm" is 16:00. */
function tellsOtherHours(sentence: string, { assistant }: TurnRequest): boolean {
  const known = new Set(
    (assistant.tables?.hours ?? []).flatMap(({ value }) =>
      value.flatMap(({ start, end }) => [start, end].map((time) => Number(time.slice(0, 2)) % HALF_DAY)),
    ),
  )
  const hours = [...sentence.matchAll(HOUR)].map(([, hour]) => Number(hour) % HALF_DAY)
  return hours.some((hour) => !known.has(hour))
}
