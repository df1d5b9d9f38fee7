import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Question } from '../../../models/understanding.ts'
import { type Counted, numbered } from './company.ts'
import { numberOf } from '../numbers.ts'
import { begins, clauseAround, expression, has, opening, wordsOf } from '../text.ts'

const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)

/** True for a number that is denied: "seven is right, not six of us", "no somos seis". */
export function isDenied({ start, end, size }: Counted, text: string, patterns: UnderstandingPatterns): boolean {
  const figure = numbered(text.slice(start, end), '{n}', patterns).find((one) => one.size === size)
  return expression(`(?:${patterns.party.denied}) $`).test(text.slice(0, start + (figure?.start ?? 0)))
}

/**
 * True for a number that only some of the party are: "a vegetarian lunch for two of us", "two of us have never done it". Where no larger
 * number is known, the words must tell both that they are some and what they eat.
 */
export function isPortion(
  one: Counted & { isCorrected?: boolean },
  text: string,
  { party }: UnderstandingPatterns,
  known: number | undefined,
): boolean {
  const { before, own, behind } = clauseAround(one, text)
  const clause = before + own + behind
  const isSome = has(own, party.portion.behind) || opening(party.portion.behind).test(behind)
  const isDiet = has(clause, party.portion.diet)
  if (known === undefined) return isSome && isDiet
  if (one.size >= known) return false
  if (isPartBehind(before, own, party)) return true
  if (isDiet) return isSome || !isStated(before, own, party)
  return isSome && !isMeantForAll(one, clause, party) && !isMade({ before, own, behind }, party)
}

/** True for a number behind "including", or with it: "three of us, including two children". */
function isPartBehind(before: string, own: string, { portion }: UnderstandingPatterns['party']): boolean {
  return expression(`(?:${portion.before}) $`).test(before) || begins(own, portion.before)
}

/** True for a number after "we are": "we're only three now and all vegetarian". */
function isStated(before: string, own: string, { we }: UnderstandingPatterns['party']): boolean {
  return has(own, we) || expression(`(?:${we})(?: \\p{L}+){0,2} $`).test(before)
}

/** True for "only two of us are coming", "there are two of us", which tell another number. */
function isMeantForAll(
  one: { isCorrected?: boolean },
  clause: string,
  { comes, company, we }: UnderstandingPatterns['party'],
): boolean {
  return one.isCorrected === true || has(clause, `${comes}|${company}|${we}`)
}

/** True for a number that is given in place of the known one: "make it two of us", "for two of them only". */
function isMade(
  { before, own, behind }: Record<'before' | 'own' | 'behind', string>,
  { made, only }: UnderstandingPatterns['party'],
): boolean {
  const given = `(?!(?:${FOR})(?!\\p{L}))(?:${made})|${only.before}`
  return begins(own, given) || expression(`(?:${given}) $`).test(before) || has(own + behind, only.behind)
}

/** True for a bare one in words about things: "I only want one", "one is enough". A place or a person is one who comes. */
export function isOneThing(
  one: Counted,
  text: string,
  patterns: UnderstandingPatterns,
  question: Question | null,
): boolean {
  const { party } = patterns
  if (one.size !== 1 || question === 'party_size') return false
  const { before, own, behind } = clauseAround(one, text)
  const people = `${party.person}|${party.heads}|${party.wards}`
  const isBare = numberOf(wordsOf(own).at(-1) ?? '', patterns) === 1 && !has(own, FOR)
  return isBare && has(before + own + behind, party.things) && !has(own + behind, people)
}
