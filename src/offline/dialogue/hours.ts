import { expression, type DayPart, type Lexicon } from './lexicon.ts'
import { numberPattern, numberOf } from './numbers.ts'
import { overlaps, type Span } from '../understanding/text.ts'

export interface TimeMention extends Span {
  hour: number
  minute: number
  /** Morning or afternoon was said, or the clock has 24 hours. */
  isSure: boolean
}

const CLOCK =
  /(?<![\d.,:/-])([01]?\d|2[0-4])(?:(?::|\s?h\s?)([0-5]\d)|\.([0-5]\d)(?=\s*(?:uhr|h\b|am\b|pm\b)))(?![\d:])(?:\s*(?:uhr|h\b))?/gu
const HOUR_SIGN = /(?<![\d.,:/-])([01]?\d|2[0-4])\s*(?:h|hs|hrs|uhr)(?![\p{L}\d])/gu
const HALF_DAYS = /^\s*([ap])\.?\s?m\b\.?/u
const TWELVE_HOURS = /(?<![\d.,:/-])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m(?![\p{L}])\.?/gu
/** Characters around an hour in which "in the morning" belongs to it. */
const NEARBY = 30
/** Before it, an hour without "am" is one of the afternoon: few shops open earlier. */
const FIRST_HOUR_OF_MORNING = 7

/** Times of day in a folded text, in order. */
export function timesIn(text: string, lexicon: Lexicon): TimeMention[] {
  const found: TimeMention[] = []
  const add = (mention: TimeMention): void => {
    if (!found.some((other) => overlaps(other, mention))) found.push(mention)
  }
  for (const match of lexicon.hasHalfDays ? text.matchAll(TWELVE_HOURS) : []) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'p' ? 12 : 0)
    add({ ...spanOf(match), hour, minute: Number(match[2] ?? 0), isSure: true })
  }
  for (const match of text.matchAll(CLOCK)) addClock(text, lexicon, match, Number(match[2] ?? match[3]), add)
  for (const { pattern, plus } of lexicon.times) addSpoken(text, lexicon, pattern, plus ?? 0, add)
  for (const match of text.matchAll(HOUR_SIGN)) addClock(text, lexicon, match, 0, add)
  for (const [pattern, time] of Object.entries(lexicon.fixedTimes)) {
    for (const match of text.matchAll(expression(pattern)))
      add({ ...spanOf(match), hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)), isSure: true })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** An hour that stands alone, as an answer to "at what time?". */
export function bareTimeIn(text: string, lexicon: Lexicon): TimeMention | undefined {
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${numberPattern(lexicon)}(?![\\p{L}\\p{N}.])`, 'u').exec(text)
  const hour = match === null ? undefined : numberOf(match[0], lexicon)
  if (match === null || hour === undefined || hour > 23) return undefined
  return toMention(text, lexicon, match, hour, 0)
}

export function partIn(text: string, lexicon: Lexicon): DayPart | undefined {
  return (['morning', 'afternoon', 'evening'] as const).find((part) => expression(lexicon.parts[part]).test(text))
}

function addSpoken(
  text: string,
  lexicon: Lexicon,
  pattern: string,
  plus: number,
  add: (mention: TimeMention) => void,
): void {
  const number = numberPattern(lexicon)
  const source = pattern
    .replace('{h}', `(?<h>${number})`)
    .replace('{m}', `(?<m>${number}(?<!(?<!\\d)\\d))(?!\\.\\s*\\p{L})`)
  for (const match of text.matchAll(expression(source))) {
    // "At 10.30", "at 10/3": the rest of the figure says what it is.
    if (/^[:./]\d/u.test(text.slice(match.index + match[0].length))) continue
    const hour = numberOf(match.groups?.['h'] ?? '', lexicon)
    const minute = match.groups?.['m'] === undefined ? 0 : numberOf(match.groups['m'], lexicon)
    if (hour === undefined || minute === undefined || hour > 24 || minute > 59) continue
    const total = (hour * 60 + minute + plus + 24 * 60) % (24 * 60)
    // Half an hour before one is past noon.
    const isPastNoon = plus < 0 && hour === 1
    add(toMention(text, lexicon, match, isPastNoon ? 12 : Math.floor(total / 60), total % 60))
  }
}

function addClock(
  text: string,
  lexicon: Lexicon,
  match: RegExpMatchArray,
  minute: number,
  add: (mention: TimeMention) => void,
): void {
  const mention = toMention(text, lexicon, match, Number(match[1]) % 24, minute)
  add({ ...mention, isSure: mention.isSure || match[1]?.startsWith('0') === true })
}

/** With "am", "in the afternoon" or the like behind it, or anywhere beside it, the half of the day is sure. */
function toMention(text: string, lexicon: Lexicon, match: RegExpMatchArray, hour: number, minute: number): TimeMention {
  const span = spanOf(match)
  const half = lexicon.hasHalfDays ? HALF_DAYS.exec(text.slice(span.end)) : null
  if (half !== null && hour <= 12) {
    const end = span.end + half[0].length
    return { start: span.start, end, hour: (hour % 12) + (half[1] === 'p' ? 12 : 0), minute, isSure: true }
  }
  const part = hour <= 12 ? partIn(text.slice(Math.max(0, span.start - NEARBY), span.end + NEARBY), lexicon) : undefined
  if (part === 'morning') return { ...span, hour: hour % 24, minute, isSure: true }
  if (part !== undefined) return { ...span, hour: hour < 12 ? hour + 12 : hour, minute, isSure: true }
  const isAfternoon = hour > 0 && hour < FIRST_HOUR_OF_MORNING
  return { ...span, hour: isAfternoon ? hour + 12 : hour % 24, minute, isSure: hour > 12 || hour === 0 }
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}
