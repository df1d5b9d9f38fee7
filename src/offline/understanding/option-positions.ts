import { inAnyLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Table } from '../../models/understanding.ts'
import { fillersOf } from './short-answers.ts'
import { wordsOf } from './text.ts'

/** Words that may surround the position of an option. */
export function fillersAroundPosition(patterns: UnderstandingPatterns): ReadonlySet<string> {
  return new Set([...fillersOf(patterns), ...wordsOf(patterns.intents.wish)])
}

const ARTICLES = inAnyLanguage(({ functionWords }) => functionWords.the)
const FIGURE_PLACE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${ARTICLES}) (?<one>[1-4])|(?<other>[1-4])\\.)(?![\\p{N}:.]|\\p{L})`,
  'u',
)

/** The position of an option by a figure ("The 2 then", "2. dann"), unless an offered day or hour has this figure. */
export function positionByFigure(
  text: string,
  options: Table['options'],
  patterns: UnderstandingPatterns,
): number | undefined {
  const match = FIGURE_PLACE.exec(text)
  if (match === null) return undefined
  const place = Number(match.groups?.['one'] ?? match.groups?.['other'])
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  const around = fillersAroundPosition(patterns)
  // Only English hours have an article: "the 2 o'clock".
  const isHour = (time: string): boolean => match[0].startsWith('the') && Number(time.slice(0, 2)) % 12 === place
  const isNamed = options.some(
    (option) => option.kind === 'start' && (Number(option.date.slice(8)) === place || isHour(option.time)),
  )
  return isNamed || place > options.length || !wordsOf(rest).every((word) => around.has(word)) ? undefined : place
}

const ORDINAL_FIGURE = /(?<![\p{L}\p{N}])(\d{1,2})(?:st|nd|rd|th|er|e|ten|te|\.)(?![\p{N}\p{L}:])/u

/** The position of the only option on this day of the month: "The 4th". */
export function positionByDate(text: string, options: Table['options']): number | undefined {
  const day = Number(ORDINAL_FIGURE.exec(text)?.[1] ?? 0)
  const places = options.flatMap((option, index) =>
    (option.kind === 'day' || option.kind === 'start') && Number(option.date.slice(8)) === day ? [index + 1] : [],
  )
  return places.length === 1 ? places[0] : undefined
}
