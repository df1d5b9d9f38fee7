import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Question } from '../../../models/understanding.ts'
import { decoded, predictBy, type Features, type LinearModel } from '../linear-model.ts'
import { numberOf } from '../numbers.ts'
import { overlaps, type Span } from '../text.ts'
import { featuresOfNumber, type Token } from './features.ts'

/** Roles of a number in a message. */
export const ROLES = [
  /** People who come to the visit. */
  'people',
  'age',
  /** Hour wished for the visit, or chosen. */
  'hour',
  /** Day of the month wished for the visit, or chosen. */
  'day',
  /** Hour or day that only points to an appointment made or offered, or is refused. */
  'booked',
  'length',
  'money',
  /** Things, distances, house numbers, people who do not come, days and hours of something else. */
  'other',
] as const
export type Role = (typeof ROLES)[number]

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/understanding/number-roles/weights.br'

/** A number of a message with the likelihood, from 0 to 1, of each role. */
export interface NumberInRole extends Span {
  value: number
  /** Has the form of a time or date: "10h30", "3/6". */
  isClock: boolean
  likelihoods: Record<Role, number>
}

/** Maximum tokens of a message; later ones are not read. */
const MAX_TOKENS = 250
const TOKENS = /\d{1,9}(?:(?:[.:,/]|h(?=\d))\d{1,4})*|[\p{L}_]+|[^\s\p{L}\d_]/gu

let model: LinearModel<Role> | undefined

/** The roles of the numbers in a folded text, which may be decided by the question before it. The first call loads the weights. */
export function numberRoles(
  text: string,
  { language, patterns, question }: { language: string; patterns: UnderstandingPatterns; question: Question | null },
): NumberInRole[] {
  const tokens = tokensOf(text, patterns)
  if (tokens.every(({ value }) => value === undefined)) return []
  model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS))), ROLES)
  const own = model
  const asked = trainedQuestion(question)
  return tokens.flatMap((token, place) =>
    token.value === undefined ? [] : inRole(own, token, featuresOfNumber(tokens, place, asked, language)),
  )
}

/** A number with the likelihoods that a model gives it. A clock or date figure is neither people nor an age. */
export function inRole(
  by: LinearModel<Role>,
  { text, start, end, value = 0 }: Token,
  features: Features,
): NumberInRole {
  const isClock = CLOCK_OR_DATE.test(text)
  const likelihoods = predictBy(by, features)
  return { start, end, value, isClock, likelihoods: isClock ? { ...likelihoods, people: 0, age: 0 } : likelihoods }
}

/** Questions of the sentences; after another one, a number is read as after none. */
const TRAINED_ON: ReadonlySet<Question> = new Set<Question>([
  'service',
  'day',
  'time',
  'party_size',
  'name',
  'contact',
  'confirm',
  'anything_else',
  'message',
])

/** The question, or null for one that the sentences have not. */
export function trainedQuestion(question: Question | null): Question | null {
  return question !== null && TRAINED_ON.has(question) ? question : null
}

/** A figure such as "9:30", "16h45" or "2/3". */
const CLOCK_OR_DATE = /\d[:h/.]\d/u

/** Below this likelihood, a number has none of the roles that a recogniser reads. */
const LEAST = 0.04
/** From this likelihood on, it has another role instead. */
const LIKELY = 0.5
/** From this likelihood on, a number has the role although no recogniser reads it. */
const SURE = 0.9
/** Largest number of people in a visit. */
const MOST_PEOPLE = 500

/**
 * True where the numbers in a span are something else than people: "20 for an inspection", "we live 9 miles away". A correction may be
 * about the hour as well ("7 instead of 8"), so it is refused for a price alone: "so that's 243 €".
 */
export function tellsNoPeople(
  span: Span,
  numbers: NumberInRole[],
  { isCorrection }: { isCorrection: boolean },
): boolean {
  return isElse(span, numbers, { roles: ['people'], others: isCorrection ? ['money'] : ROLES })
}

/**
 * True where the numbers in a span are something else than an hour or day of the visit: "8 children", "stay 2h". A figure such as "1h30"
 * may only be a length instead.
 */
export function tellsNoVisit(span: Span, numbers: NumberInRole[]): boolean {
  const isClock = numbers.some((one) => one.isClock && overlaps(one, span))
  return isElse(span, numbers, { roles: ['hour', 'day', 'booked'], others: isClock ? ['length'] : ROLES })
}

/** True where all numbers in a span have one of the other roles instead of these. */
function isElse(
  span: Span,
  numbers: NumberInRole[],
  { roles, others }: { roles: Role[]; others: readonly Role[] },
): boolean {
  const own = numbers.filter((one) => overlaps(one, span))
  const hasOther = ({ likelihoods }: NumberInRole): boolean => {
    const none = roles.reduce((product, role) => product * (1 - likelihoods[role]), 1)
    return 1 - none < LEAST && others.some((role) => !roles.includes(role) && likelihoods[role] >= LIKELY)
  }
  return own.length > 0 && own.every(hasOther)
}

/** The only number that surely tells people. */
export function surePeople(numbers: NumberInRole[]): NumberInRole | undefined {
  const [found, other] = numbers.filter(({ likelihoods }) => likelihoods.people >= SURE)
  const isSize = found !== undefined && Number.isInteger(found.value) && found.value >= 1 && found.value <= MOST_PEOPLE
  return isSize && other === undefined ? found : undefined
}

/** The words, numbers and marks of a folded text. */
export function tokensOf(text: string, patterns: UnderstandingPatterns): Token[] {
  const found: Token[] = []
  for (const { index: start, 0: written } of text.matchAll(TOKENS)) {
    if (found.length >= MAX_TOKENS) break
    const value = /^\d/u.test(written) ? Number.parseFloat(written.replace(',', '.')) : wordValue(written, patterns)
    const isGlued = found.at(-1)?.end === start
    found.push({
      text: written,
      start,
      end: start + written.length,
      isGlued,
      ...(value === undefined ? {} : { value }),
    })
  }
  return found
}

/** The value of a number in words; one is an article more often. */
function wordValue(written: string, patterns: UnderstandingPatterns): number | undefined {
  const value = numberOf(written, patterns)
  return value === 1 ? undefined : value
}
