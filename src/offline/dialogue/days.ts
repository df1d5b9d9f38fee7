import { de, en, es, fr } from 'chrono-node'
import type { Language, Lexicon } from './lexicon.ts'
import { numberOf, numberPattern } from './numbers.ts'
import { expression, fold, overlaps, type Span } from '../understanding/text.ts'

interface DayMention extends Span {
  /** `YYYY-MM-DD` in the zone of the business; undefined: a date that no calendar has. */
  date: string | undefined
  kind: 'day' | 'weekday'
}

export interface Today {
  now: Date
  timeZone: string
  country: string
}

const CALENDARS = { en, de, es, fr }
const ISO_DATE = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu
const DOTTED_DATE = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?![\d:.]))?(?!\d)/gu
const SLASHED_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/gu
/** Where the month comes first in figures. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'PW'])

/** The days that a folded text names, in order, in the calendar of the business. */
export function daysIn(text: string, language: Language, lexicon: Lexicon, today: Today): DayMention[] {
  const start = dateIn(today)
  const found: DayMention[] = []
  const add = (mention: DayMention): void => {
    if (!found.some((other) => overlaps(other, mention))) found.push(mention)
  }
  for (const mention of inFigures(text, start, today.country)) add(mention)
  for (const mention of byCalendar(text, language, start, today)) add(mention)
  for (const { pattern, days } of lexicon.days)
    for (const match of text.matchAll(expression(pattern))) add(dayOf(match, start.add({ days })))
  for (const mention of inSomeTime(text, lexicon, start)) add(mention)
  for (const mention of byWeekday(text, lexicon, start)) add(mention)
  for (const mention of byDayOfMonth(text, lexicon, start)) add(mention)
  return withoutRepetitions(found.sort((a, b) => a.start - b.start))
}

export function dateIn({ now, timeZone }: Today): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}

function* inFigures(text: string, today: Temporal.PlainDate, country: string): Generator<DayMention> {
  for (const match of text.matchAll(ISO_DATE)) yield dateOf(match, match[1], match[2], match[3], today)
  for (const match of text.matchAll(DOTTED_DATE)) yield dateOf(match, match[3], match[2], match[1], today)
  for (const match of text.matchAll(SLASHED_DATE)) {
    const [month, day] = MONTH_FIRST.has(country) ? [match[1], match[2]] : [match[2], match[1]]
    yield dateOf(match, match[3], month, day, today)
  }
}

/** Without a year it is the next such day. */
function dateOf(
  match: RegExpMatchArray,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: Temporal.PlainDate,
): DayMention {
  const given = year === undefined ? undefined : Number(year) + (year.length === 2 ? 2_000 : 0)
  const parts = { month: Number(month), day: Number(day) }
  const date = plainDate({ ...parts, year: given ?? today.year })
  if (date === undefined || given !== undefined || Temporal.PlainDate.compare(date, today) >= 0)
    return { ...spanOf(match), date: date?.toString(), kind: 'day' }
  return { ...spanOf(match), date: plainDate({ ...parts, year: today.year + 1 })?.toString(), kind: 'day' }
}

/**
 * Months by name, with chrono-node. It knows offsets only, not zones: it is given the one of now, and only the day is taken
 * from it, of which hour and zone are found elsewhere. Of what it guessed, nothing is taken.
 */
function* byCalendar(text: string, language: Language, start: Temporal.PlainDate, today: Today): Generator<DayMention> {
  const months = monthPattern(language)
  const zoned = Temporal.Instant.fromEpochMilliseconds(today.now.getTime()).toZonedDateTimeISO(today.timeZone)
  const reference = { instant: today.now, timezone: zoned.offsetNanoseconds / 60e9 }
  // Its German has no "marz", and a gap makes it lose the day before a month.
  const filled = text.replaceAll(/ {3,}/gu, (gap) => ` ${'|'.repeat(gap.length - 2)} `)
  const readable = language === 'de' ? filled.replaceAll('marz', 'märz') : filled
  const results = CALENDARS[language].parse(readable, reference, { forwardDate: true })
  const read: Span[] = []
  for (const { index, text: words, start: parts } of results) {
    if (!parts.isCertain('day') || !parts.isCertain('month') || !expression(months).test(fold(words))) continue
    const span = { start: index, end: index + words.length }
    const year = parts.isCertain('year') ? (parts.get('year') ?? start.year) : start.year
    const [month, day] = [parts.get('month') ?? 0, parts.get('day') ?? 0]
    const date = plainDate({ year, month, day })
    const isPast = date !== undefined && Temporal.PlainDate.compare(date, start) < 0
    const next = isPast && !parts.isCertain('year') ? plainDate({ year: year + 1, month, day }) : date
    read.push(span)
    yield { ...span, date: next?.toString(), kind: 'day' }
  }
  // "February 30th" is no date to chrono-node, and still one that the visitor named.
  const named = `(?:(?:${months})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d|:|h)|\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:of |de )?(?:${months}))`
  for (const match of text.matchAll(expression(named)))
    if (!read.some((span) => overlaps(span, spanOf(match)))) yield { ...spanOf(match), date: undefined, kind: 'day' }
}

function* inSomeTime(text: string, lexicon: Lexicon, start: Temporal.PlainDate): Generator<DayMention> {
  const units = [
    [lexicon.inDays, 1],
    [lexicon.inWeeks, 7],
  ] as const
  for (const [pattern, days] of units) {
    const source = pattern.replace('{n}', `(?<n>${numberPattern(lexicon)}|an?)`)
    for (const match of text.matchAll(expression(source))) {
      const count = numberOf(match.groups?.['n'] ?? '', lexicon) ?? 1
      yield dayOf(match, start.add({ days: days * count }))
    }
  }
}

/** The coming one; with "next" or "next week" beside it, what the language means by that. */
function* byWeekday(text: string, lexicon: Lexicon, start: Temporal.PlainDate): Generator<DayMention> {
  const isNextWeek = expression(lexicon.nextWeek).test(text)
  for (const [index, pattern] of lexicon.weekdays.entries()) {
    for (const match of text.matchAll(expression(`(?<next>(?:${lexicon.next}) )?(?:${pattern})\\.?`))) {
      const coming = start.add({ days: (index + 1 - start.dayOfWeek + 7) % 7 || 7 })
      const isThisWeek = coming.weekOfYear === start.weekOfYear
      const isNext = lexicon.nextIsNextWeek && match.groups?.['next'] !== undefined
      const date = isThisWeek && (isNextWeek || isNext) ? coming.add({ days: 7 }) : coming
      yield { ...spanOf(match), date: date.toString(), kind: 'weekday' }
    }
  }
}

function* byDayOfMonth(text: string, lexicon: Lexicon, start: Temporal.PlainDate): Generator<DayMention> {
  for (const pattern of lexicon.dayOfMonth) {
    const source = pattern.replace('{n}', '(?<n>\\d{1,2})')
    for (const match of text.matchAll(expression(`${source}(?! ?(?:uhr|h|:|am|pm))`))) {
      const day = Number(match.groups?.['n'])
      if (day < 1 || day > 31) continue
      yield { ...spanOf(match), date: nextWithDay(start, day)?.toString(), kind: 'day' }
    }
  }
}

function nextWithDay(start: Temporal.PlainDate, day: number): Temporal.PlainDate | undefined {
  for (let months = day < start.day ? 1 : 0; months < 3; months += 1) {
    const { year, month } = start.with({ day: 1 }).add({ months })
    const date = plainDate({ year, month, day })
    if (date !== undefined) return date
  }
  return undefined
}

/** "Monday the 9th" is one day, said twice: the date counts. */
function withoutRepetitions(mentions: DayMention[]): DayMention[] {
  return mentions.filter((mention, index) => {
    if (mention.kind !== 'weekday') return true
    const beside = [mentions[index - 1], mentions[index + 1]]
    return !beside.some((other) => other?.kind === 'day' && distance(mention, other) <= 6)
  })
}

function distance(a: Span, b: Span): number {
  return Math.max(a.start, b.start) - Math.min(a.end, b.end)
}

const monthPatterns = new Map<string, string>()

/** The names of months as the language's own formatter writes them, long and short. */
function monthPattern(language: Language): string {
  let pattern = monthPatterns.get(language)
  if (pattern === undefined) {
    const names = (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 1)))
    })
    const folded = names.map((name) =>
      name
        .normalize('NFKD')
        .replaceAll(/[\p{M}.]/gu, '')
        .toLowerCase(),
    )
    pattern = [...new Set(folded)]
      .filter((name) => name.length > 2)
      .sort((a, b) => b.length - a.length)
      .join('|')
    monthPatterns.set(language, pattern)
  }
  return pattern
}

function plainDate(parts: { year: number; month: number; day: number }): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(parts, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

function dayOf(match: RegExpMatchArray, date: Temporal.PlainDate): DayMention {
  return { ...spanOf(match), date: date.toString(), kind: 'day' }
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}
