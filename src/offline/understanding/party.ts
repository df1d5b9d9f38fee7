import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { numberOf, numberPattern } from './numbers.ts'
import { expression, type Span } from './text.ts'

interface PartyMention extends Span {
  size: number
}

/**
 * How many people a folded text speaks of: "for two", "somos 4", "me and my girlfriend". `isMore`: more than one are booked
 * for, so that "only one place" means their number, and no other number beside it does.
 */
export function partiesIn(text: string, patterns: UnderstandingPatterns, isMore = false): PartyMention[] {
  const number = numberPattern(patterns)
  const [one] = isMore ? text.matchAll(expression(patterns.party.one)) : []
  if (one !== undefined) return [{ start: one.index, end: one.index + one[0].length, size: 1 }]
  const counted = [...text.matchAll(expression(patterns.party.counted.replaceAll('{n}', number)))].flatMap((match) => {
    const figure = new RegExp(number, 'u').exec(match[0])
    const size = numberOf(figure?.[0] ?? '', patterns)
    return size === undefined || size < 1 || isArticle(figure?.[0] ?? '', size)
      ? []
      : [{ start: match.index, end: match.index + match[0].length, size }]
  })
  if (counted.length > 0) return counted
  return [...text.matchAll(expression(patterns.party.two))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    size: 2,
  }))
}

/** "Una mesa", "für einen Ölwechsel": one is an article as long as it is a word. */
function isArticle(word: string, size: number): boolean {
  return size === 1 && !/\d/u.test(word)
}
