import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Counted } from './company.ts'
import { clauseAround, expression, has, opening, type Span } from './text.ts'

/** True for a number that is denied: "seven is right, not six of us". */
export function isDenied({ start }: Span, text: string, { party }: UnderstandingPatterns): boolean {
  return expression(`(?:${party.denied}) $`).test(text.slice(0, start))
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
  // "Only two of us", "there are two of us" tell another number.
  const isElse = one.isCorrected === true || has(clause, `${party.comes}|${party.company}`)
  return isDiet || (isSome && !isElse)
}

/** True for a bare one in words about things: "I only want one", "one is enough". */
export function isOneThing(one: Counted, text: string, { party }: UnderstandingPatterns): boolean {
  const { before, own, behind } = clauseAround(one, text)
  const people = `${party.person}|${party.heads}|${party.wards}`
  return one.size === 1 && has(before + own + behind, party.things) && !has(own + behind, people)
}
