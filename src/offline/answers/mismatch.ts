import { baseLanguage, forLanguage, speaks } from '../../languages/index.ts'
import { fold, has } from '../understanding/text.ts'

const NUMBER = /\d+(?:[.,]\d+)*/gu

/**
 * True when the evidence is about the asked words but not about what is asked of them: another number, a negation or
 * restriction that it does not have, or the opposite word. Each rule fires
 * on few answerable questions and on many that the evidence does not answer (`npm run bench -- answers`). Between two languages only numbers and negations compare.
 */
export function isMismatch(question: Written, evidence: Written): boolean {
  const asked = fold(question.text)
  const found = fold(evidence.text)
  if (hasOtherNumber(asked, found)) return true
  if (!speaks(question.language) || !speaks(evidence.language)) return false
  const { negation, restriction, opposites } = forLanguage(question.language).questions.mismatch
  if (baseLanguage(question.language) !== baseLanguage(evidence.language)) {
    // The other rules are lists in one language each.
    return has(asked, negation) && !has(found, forLanguage(evidence.language).questions.mismatch.negation)
  }
  const isOnlyAsked = (pattern: string) => has(asked, pattern) && !has(found, pattern)
  return (
    isOnlyAsked(negation) || restriction.some(isOnlyAsked) || opposites.some((pair) => isOpposite(asked, found, pair))
  )
}

interface Written {
  text: string
  language: string
}

function hasOtherNumber(asked: string, found: string): boolean {
  const known = new Set(found.match(NUMBER))
  return [...asked.matchAll(NUMBER)].some(([number]) => !known.has(number))
}

function isOpposite(asked: string, found: string, [one, other]: readonly [string, string]): boolean {
  const isSwapped = (here: string, there: string) =>
    has(asked, here) && !has(asked, there) && has(found, there) && !has(found, here)
  return isSwapped(one, other) || isSwapped(other, one)
}
