import { speaks } from '../../languages/index.ts'
import { agesIn } from '../understanding/party/ages.ts'
import { readAges } from '../understanding/party/told-ages.ts'
import { wordsOf } from '../understanding/text.ts'
import type { AskedWords } from './asked-words.ts'
import { measureFit, measuresIn, type Measure } from './measures.ts'
import { tellsPrice } from './question-words.ts'
import { ITEM, type Placed } from './quotes.ts'

/** Fit of a table's row to a question, compared with the other rows. */
export interface RowFit {
  /** Share of the words that tell the rows apart, 0 to 1. */
  share: number
  /** Fit to the ages or measures in the message: 1 at best, −1 if the row is for others, 0 if it names none. */
  bounds: number
  /** The question has every word of its label. */
  isNamed: boolean
}

/** Ages in years and measures that a message tells. */
export interface Told {
  ages: number[]
  measures: Measure[]
}

const LABEL_END = /[,:] /u
/** Shorter words in a label are articles and the like. */
const MIN_LABEL_LENGTH = 4
const MIN_ROWS = 2
/** Span of ages that hardly restricts. */
const ANY_AGE = 120

/**
 * The fits of a passage's rows; undefined for a sentence that is none. Words that all rows have are no reason to quote
 * one of them, but a common word ("long", "group") that only one has is.
 */
export function rowFits(
  sentences: Placed[],
  asked: AskedWords,
  {
    terms,
    termsIn,
    told,
    isPriceAsked,
  }: { terms: string[][]; termsIn: (words: string) => string[]; told: Told; isPriceAsked: boolean },
): (RowFit | undefined)[] {
  const places = sentences.flatMap(({ text }, place) => (isRow(text) ? [place] : []))
  const fits: (RowFit | undefined)[] = sentences.map(() => undefined)
  if (places.length < MIN_ROWS) return fits
  const shares = asked.tellingApart(places.map((place) => terms[place] ?? []))
  for (const [index, place] of places.entries()) {
    const row = sentences[place]!.text.replace(ITEM, '')
    const label = wordsOf(row.split(LABEL_END)[0]!).filter((word) => word.length >= MIN_LABEL_LENGTH)
    const isNamed = label.length > 0 && label.every((word) => asked.isProvenBy(termsIn(word)))
    fits[place] = {
      share: shares[index] ?? 0,
      bounds: isPriceAsked || !tellsPrice(row) ? boundsFit(row, told) : 0,
      isNamed,
    }
  }
  return fits
}

/** True for a row that fits the question no less than another one. */
export function isAsGood(one: RowFit | undefined, other: RowFit | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.share >= other.share && one.bounds >= other.bounds
}

/** Figures of a message for which rows may have bounds. */
export function toldIn(message: string, language: string): Told {
  const ages = speaks(language) ? (readAges(message, language)?.years ?? []) : []
  return { ages, measures: measuresIn(message) }
}

/** True for a row of a table or price list: an item with a figure. */
function isRow(sentence: string): boolean {
  return ITEM.test(sentence) && /\d/u.test(sentence.replace(ITEM, ''))
}

/** The `bounds` of a row's `RowFit`. */
export function boundsFit(row: string, { ages, measures }: Told): number {
  const fit = ageFit(row, ages)
  return fit === 0 ? measureFit(row, measures) : fit
}

/** A row with a narrower range of ages fits better. */
function ageFit(row: string, told: number[]): number {
  const range = told.length === 0 ? undefined : agesIn(row.split(/[,;:] /u))
  if (range === undefined) return 0
  const isFor = told.some((age) => range.from <= age && age <= range.to)
  return isFor ? 1 - Math.min(1, (range.to - range.from) / ANY_AGE) : -1
}
