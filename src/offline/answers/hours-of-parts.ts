import { forLanguage, inAnyLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import type { AskedFacts } from '../facts/asked.ts'
import type { Written } from '../facts/written.ts'
import { fold, has, wordsOf } from '../understanding/text.ts'
import type { AskedWords } from './asked-words.ts'
import type { TextAnalysis } from './evidence.ts'
import { tellsHour } from './question-words.ts'
import { headingOf } from './quotes.ts'
import { wordsIn } from './written-prices.ts'

/** The documents' hours of what a question names. */
interface PartHours {
  /** Sentences on the hours of a part of the business: "the café". They replace the hours of the whole. */
  ofPart: Written[]
  /** Sentences on a word for the whole or a part of it, such as "the shop". They stand beside the hours of the whole. */
  ofHouse: Written[]
}

const NONE: PartHours = { ofPart: [], ofHouse: [] }
const MAX_TOLD = 2
const WEEKDAYS = inAnyLanguage(({ when }) => when.weekdays.map((day) => fold(day).replaceAll(' ', '|')).join('|'))
const OPEN = inAnyLanguage(({ questions }) => `${questions.facts.kinds.hours}|${questions.facts.closedAsked}`)
const HOUR = /(?<![\d:.,])(\d{1,2})(?:[:.h]\d{2})?(?![\d€$£%])/gu
const HALF_DAY = 12

/** A sentence with hours and the share of the asked words that it has. */
interface Found extends Written {
  share: number
}

/**
 * The documents' hours of what a question for hours names. None for a day on which the business is closed, because then its
 * parts are closed as well.
 */
export async function hoursOfParts(
  question: string,
  asked: AskedFacts,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<PartHours> {
  const closures = turn.assistant.tables?.closures ?? []
  const isClosed = (date: string) => closures.some(({ value: { from, to } }) => from <= date && date <= to)
  if (!asked.kinds.every((kind) => kind === 'hours') || asked.days.some(isClosed)) return NONE
  const parts = new Set([...asked.foreign, ...asked.naming])
  const house = houseWordsIn(question, turn.statistics.language)
  const [ofPart, ofHouse] = await Promise.all([
    sentencesOn(wordsFor(parts, turn), turn, text),
    parts.size > 0 ? [] : sentencesOn(wordsFor(house, turn), turn, text),
  ])
  return { ofPart, ofHouse: ofHouse.filter(({ text: sentence }) => tellsOtherHours(sentence, turn)) }
}

/** Words of the question that may mean the whole business or a part of it: "shop", "office". */
function houseWordsIn(question: string, language: string): Set<string> {
  const house = new Set(wordsOf(fold(forLanguage(spokenLanguage(language)).questions.facts.house)))
  return new Set(wordsOf(fold(question)).filter((word) => house.has(word)))
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
): Promise<Written[]> {
  if (asked.count === 0) return []
  const read = async (passage: Passage): Promise<Found[]> => {
    const language = passage.language ?? assistant.language
    const { terms } = await loadAnalyzer(language)
    const heading = terms(headingOf(passage.title))
    const isHeaded = heading.length > 0 && heading.every((term) => asked.isProvenBy([term]))
    return splitSentences(passage.text, language)
      .filter(tellsOpening)
      .flatMap((sentence) => {
        const own = terms(sentence)
        const share = asked.isProvenBy(own) ? asked.touchedBy([...heading, ...own]) : isHeaded ? 1 : 0
        return share === 0 ? [] : [{ passageId: passage.id, title: passage.title, text: sentence, share }]
      })
  }
  const found = (await Promise.all([...passages, ...others].map(read))).flat()
  const most = Math.max(0, ...found.map(({ share }) => share))
  return found
    .filter(({ share }) => share === most)
    .slice(0, MAX_TOLD)
    .map(({ passageId, title, text }) => ({ passageId, title, text }))
}

/** True for a sentence with a time of day that says when something is open: by such a word, or by a day of the week. */
function tellsOpening(sentence: string): boolean {
  return tellsHour(sentence) && (has(fold(sentence), OPEN) || has(fold(sentence), WEEKDAYS))
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
