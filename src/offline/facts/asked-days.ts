import { inAnyLanguage, forLanguage } from '../../languages/index.ts'
import { has, type Span, expression, wordsOf, fold } from '../understanding/text.ts'
import { type Moment, todayOf } from '../understanding/when/today.ts'

const UNTIL = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(({ functionWords }) => functionWords.until)})(?!\\p{L})`, 'gu')

/**
 * The question without an "until" that belongs to the hour it asks for: "what time are you open till on Thursday?" is about
 * that day alone, and no range up to it.
 */
export function dayAsked(folded: string, language: string): string {
  if (!has(folded, forLanguage(language).questions.facts.timeAsked)) return folded
  return folded.replaceAll(UNTIL, (words) => ' '.repeat(words.length))
}

export function feastsIn(folded: string, language: string, moment: Moment): (Span & { dates: string[] })[] {
  const start = todayOf(moment)
  const found: (Span & { dates: string[] })[] = []
  for (const [pattern, day] of Object.entries(forLanguage(language).questions.facts.feasts)) {
    for (const match of folded.matchAll(expression(pattern))) {
      const span = spanOf(match)
      if (found.some((other) => other.start < span.end && span.start < other.end)) continue
      const thisYear = Temporal.PlainDate.from(`${start.year}-${day}`)
      const isPast = Temporal.PlainDate.compare(thisYear, start) < 0
      found.push({ ...span, dates: [(isPast ? thisYear.add({ years: 1 }) : thisYear).toString()] })
    }
  }
  return found
}

const WEEKEND = [5, 6]

/** Weekdays and weekends in general. */
export function weeklyIn(folded: string, language: string): (Span & { weekdays: number[] })[] {
  const { days, weekends } = forLanguage(language).questions.facts.weekly
  const patterns = [
    ...days.map((pattern, day) => ({ pattern, weekdays: [day] })),
    { pattern: weekends, weekdays: WEEKEND },
  ]
  return patterns.flatMap(({ pattern, weekdays: named }) =>
    [...folded.matchAll(expression(pattern))].map((match) => ({ ...spanOf(match), weekdays: named })),
  )
}

export function weekdays(language: string): string[] {
  return wordsOf(fold(forLanguage(language).when.weekdays.join(' ')))
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}
