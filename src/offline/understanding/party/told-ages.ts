import { forLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import { expression, fold, has, isWhole, without, type Span } from '../text.ts'

/** Ages of the persons for whom an appointment is, as a message tells them. */
export interface ToldAges {
  /** In whole years, one per person. */
  years: number[]
  /** Adults gave only their own age, so the appointment may be for somebody else. */
  isOwn: boolean
}

/** Words that tell ages, in years. */
interface AgeMention extends Span {
  years: number[]
}

const MONTHS = 12
/** From this age on, in years, one is no child. */
export const GROWN_UP = 18
/** Of ages in years; larger figures are something else. */
export const OLDEST = 120
/** Ages that are listed together. */
const MAX_LISTED = 6

/** The ages that a message tells, or undefined. */
export function readAges(message: string, language: string): ToldAges | undefined {
  const patterns = forLanguage(language).understanding
  const text = fold(message)
  const own = mentionsOf(text, patterns.ages.own, patterns)
  const others = ofOthers(without(text, own), patterns).flatMap(({ years }) => years)
  const years = others.length > 0 ? others : own.flatMap((one) => one.years)
  if (years.length === 0) return undefined
  return { years, isOwn: others.length === 0 && years.every((age) => age >= GROWN_UP) }
}

/** The words of a folded text that tell ages: neither their figures nor their days are values of a visit. */
export function agesTold(text: string, patterns: UnderstandingPatterns): Span[] {
  const own = mentionsOf(text, patterns.ages.own, patterns)
  return [...own, ...ofOthers(without(text, own), patterns)]
}

/** The figures and number words in words that tell ages. */
export function figuresOf(ages: Span[], text: string, patterns: UnderstandingPatterns): Span[] {
  return ages.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(figure(patterns))].map(({ index, 1: words }) => ({
      start: start + index,
      end: start + index + words!.length,
    })),
  )
}

function ofOthers(text: string, patterns: UnderstandingPatterns): AgeMention[] {
  const { passing, told, each, alone, months, days, persons } = patterns.ages
  if (isWhole(text, withNumbers(alone, patterns))) return mentionsOf(text, alone, patterns)
  const young = mentionsOf(text, days, patterns).map((one) => ({ ...one, years: [0] }))
  const inMonths = mentionsOf(without(text, young), months, patterns).map((one) => ({
    ...one,
    years: one.years.map((count) => Math.floor(count / MONTHS)),
  }))
  const rest = without(text, [...young, ...inMonths])
  const inPassing = mentionsOf(rest, passing, patterns)
  const inYears = [...inPassing, ...mentionsOf(without(rest, inPassing), told, patterns)]
  // "One is 7 and the other 9" tells ages only where it is about people.
  const single = has(text, persons) ? mentionsOf(without(rest, inYears), each, patterns) : []
  return [...young, ...inMonths, ...[...inYears, ...single].toSorted((a, b) => a.start - b.start)]
}

function mentionsOf(text: string, pattern: string, patterns: UnderstandingPatterns): AgeMention[] {
  return [...text.matchAll(expression(withNumbers(pattern, patterns)))].flatMap(({ index, 0: words }) => {
    const numbers = [...words.matchAll(figure(patterns))].map(([, one]) => one!)
    // "A newborn" has no number; the number of "sie ist eine" is an article.
    const isBare = numbers.length === 0 && pattern === patterns.ages.days
    const years = numbers
      .filter((one) => /\d/u.test(one) || numberOf(one, patterns) !== 1)
      .flatMap((one) => numberOf(one, patterns) ?? [])
      .filter((age) => age <= OLDEST)
    return years.length === 0 && !isBare ? [] : [{ start: index, end: index + words.length, years }]
  })
}

function figure(patterns: UnderstandingPatterns): RegExp {
  return expression(`(${numberPattern(patterns)})\\p{L}{0,9}`)
}

const completed = new WeakMap<UnderstandingPatterns, Map<string, string>>()

/** A pattern of ages without placeholders; cached, because it has thousands of characters. */
function withNumbers(pattern: string, patterns: UnderstandingPatterns): string {
  const known = completed.get(patterns) ?? new Map<string, string>()
  completed.set(patterns, known)
  const found = known.get(pattern) ?? complete(pattern, patterns)
  known.set(pattern, found)
  return found
}

/** Replaces the placeholders of a pattern of ages. */
function complete(pattern: string, patterns: UnderstandingPatterns): string {
  const number = numberPattern(patterns)
  const { and } = patterns.ages
  const [joined, either] = [`, ?| ?[&+/] ?|,? (?:${and}) `, ` (?:${patterns.or}) | ?[-–] ?`]
  const list = (most: number, separator: string, least = 0): string =>
    `${number}(?:(?:${separator})${number}){${least},${most}}`
  return pattern
    .replaceAll('{p}', patterns.ages.persons)
    .replaceAll('{he}', patterns.ages.pronouns)
    .replaceAll('{l}', list(MAX_LISTED, `${joined}|${either}`))
    .replaceAll('{m}', list(MAX_LISTED, joined, 1))
    .replaceAll('{n}', number)
}
