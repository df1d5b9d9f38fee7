import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import { tellsPrice } from '../answers/question-words.ts'
import { joinedPatterns } from '../understanding/party/ages.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { numberOf, numberPattern } from '../understanding/numbers.ts'
import { partiesTold } from '../understanding/party/party.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { expression, fold, has, wordsOf } from '../understanding/text.ts'
import type { Written } from './written.ts'

/** A question for a price, with the services that it is about; none: any. */
interface PriceQuestion {
  question: string
  /** The names of the services. */
  names: string[]
  language: string
}

/** Sentences of documents with a price for the number of people that was told. */
interface PartyPrices {
  /** For exactly so many. */
  exact: Written[]
  /** For a range of numbers that includes it. */
  within: Written[]
}

interface Range {
  from: number
  to: number
}

const PERCENTAGE = /\d ?%/u
const MAX_TOLD = 2
/** Words up to this frequency rank name no service alone. */
const COMMON_RANK = 250
const MIN_WORD_LENGTH = 3

/** The documents' prices for as many people as the question, or else its message, tells: "with twelve children". */
export function pricesForParty(
  { question, names, language }: PriceQuestion,
  { message = question, passages, assistant }: TurnRequest,
  split: (text: string, language: string) => string[],
): PartyPrices {
  const size = [question, message].map((text) => sizeOf(fold(text), language)).find((found) => found !== undefined)
  if (size === undefined) return { exact: [], within: [] }
  const mainly = spokenLanguage(assistant.language)
  const priced = passages.flatMap((passage) =>
    pricedRanges(passage, split, mainly).filter(({ sentence }) => isAbout(sentence, passage, names, mainly)),
  )
  const fitting = priced.filter(({ range }) => range.from <= size && size <= range.to)
  const narrowest = fitting.toSorted((a, b) => spanOf(a.range) - spanOf(b.range))
  const told = (isExact: boolean): Written[] => {
    const some = narrowest.filter(({ range }) => (range.from === range.to) === isExact).map(({ written }) => written)
    // A range is for some of the services, and says nothing about the others.
    if (!isExact && names.length === 0) return []
    return some.filter(({ text }, index) => some.findIndex((one) => one.text === text) === index).slice(0, MAX_TOLD)
  }
  return { exact: told(true), within: told(false) }
}

/** The sum of the numbers of a text: "two adults and three children". */
function sizeOf(text: string, language: string): number | undefined {
  const sizes = partiesTold(text, language).map(({ size }) => size)
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0)
}

function spanOf({ from, to }: Range): number {
  return to - from
}

/** The sentences of a passage that have a price, with the numbers of people they are for. */
function pricedRanges(
  { id, title, text, language: own }: Passage,
  split: (text: string, language: string) => string[],
  mainly: string,
): { sentence: string; range: Range; written: Written }[] {
  const language = spokenLanguage(own ?? mainly)
  return split(text, own ?? mainly).flatMap((sentence) => {
    if (!tellsPrice(sentence) && !PERCENTAGE.test(sentence)) return []
    const folded = fold(sentence)
    const isOpen = has(folded, forLanguage(language).questions.facts.addOn)
    const { understanding } = forLanguage(language)
    return rangesIn(folded, understanding).flatMap((range) => [
      { sentence: folded, range, written: { passageId: id, title, text: sentence } },
      // "Every further child is £15" has a price for more than the number beside it.
      ...(isOpen && range.to < Infinity
        ? [
            {
              sentence: folded,
              range: { from: range.to + 1, to: Infinity },
              written: { passageId: id, title, text: sentence },
            },
          ]
        : []),
    ])
  })
}

/** The numbers of people in a folded sentence: "for 12 children", "up to 8 people", "5–9 guests", "from 10 people". */
export function rangesIn(folded: string, patterns: UnderstandingPatterns): Range[] {
  const { lower, upper, to, more } = joinedPatterns()
  const number = numberPattern(patterns)
  const counted = `(?:(?<low>${lower}) |(?<high>${upper}) )?(?<a>${number})(?:(?: ?[-–—] ?| (?:${to}) )(?<b>${number}))? (?:${patterns.party.heads})(?<over> (?:${more}))?`
  return [...folded.matchAll(expression(counted))].flatMap(({ groups = {} }): Range[] => {
    const [a, b] = [groups['a'], groups['b']].map((figure) => numberOf(figure ?? '', patterns))
    if (a === undefined || (a === 1 && !/\d/u.test(groups['a'] ?? ''))) return []
    if (b !== undefined && b > a) return [{ from: a, to: b }]
    if (groups['low'] !== undefined || groups['over'] !== undefined) return [{ from: a, to: Infinity }]
    return [{ from: groups['high'] === undefined ? a : 1, to: a }]
  })
}

/** True where the rest of a compound may be a word. */
function isLeft(compound: string, part: string): boolean {
  return compound === part || compound.length - part.length > MIN_WORD_LENGTH
}

/** True for a sentence with a word of the services' names or a part of it, or below a heading with one. */
export function isAbout(
  sentence: string,
  { title }: Pick<Passage, 'title'>,
  names: string[],
  language: string,
): boolean {
  if (names.length === 0) return true
  const common = mostCommonWords(language, COMMON_RANK)
  const named = names
    .flatMap((name) => wordsOf(fold(name)))
    .filter((word) => word.length >= MIN_WORD_LENGTH && !common.has(word))
  // "Train" is no part of "traineau": what is left is no word.
  const isPart = (word: string): boolean =>
    word.length > MIN_WORD_LENGTH &&
    named.some((one) => isLeft(one, word) && (one.startsWith(word) || one.endsWith(word)))
  return wordsOf(`${sentence} ${fold(title)}`).some((word) => isAmong(word, named) || isPart(word))
}
