import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import { expression, fold, has, isWhole } from '../understanding/text.ts'
import { weekdayPattern } from '../understanding/when/vocabulary.ts'
import { tellsHour } from './question-words.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
/** Figures that are no hours: dates with two dots, slashes or dashes, long lengths, and figures with a dot and odd minutes. */
const NO_HOURS = [
  /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{2,4})?/gu,
  /(?<![\d/])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)/gu,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu,
  /(?<!\d)(?:24|36|48|72) ?h(?![\p{L}\d])/giu,
  /(?<![\d.])\d{1,3}[.,](?!(?:00|15|30|45)(?!\d))\d{1,2}(?!\d)/gu,
]

/** True for a sentence with a time of day that says when something is open: by such a word, or by a day of the week. */
export function tellsOpening(sentence: string, written: string): boolean {
  const { facts, price } = forLanguage(spokenLanguage(written)).questions
  const figures = [expression(price.told), expression(`(?<![:.])\\d{1,3}[- ]?(?:${facts.lengthUnits})`), ...NO_HOURS]
  const rest = figures.reduce((text, figure) => text.replaceAll(figure, ' '), fold(sentence))
  return tellsHour(rest) && (has(rest, facts.openTold) || weekdaysIn(rest, written).length > 0)
}

/** False for a sentence that tells weekdays, and none of these. */
export function opensOn(days: number[], sentence: string, written: string): boolean {
  const told = weekdaysIn(sentence, written)
  return days.length === 0 || told.length === 0 || days.some((day) => told.includes(day))
}

/** The weekdays of a sentence, 0 for Monday: "Thursday to Saturday" are three. */
function weekdaysIn(sentence: string, written: string): number[] {
  const { when, questions } = forLanguage(spokenLanguage(written))
  const folded = fold(sentence)
  const found = WEEK.flatMap((day) =>
    [...folded.matchAll(expression(weekdayPattern(day, when)))].map((match) => ({
      day,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).toSorted((a, b) => a.start - b.start)
  return found.flatMap(({ day, start }, index) => {
    const before = found[index - 1]
    const between = before === undefined ? ',' : folded.slice(before.end, start).trim()
    if (before === undefined || (between !== '' && !isWhole(between, `${questions.facts.daySpan}|[-–—]`))) return [day]
    const length = (day - before.day + WEEK.length) % WEEK.length
    return WEEK.slice(1, length + 1).map((step) => (before.day + step) % WEEK.length)
  })
}
