import { LANGUAGES } from '../../languages/index.ts'
import { clausesOf } from '../../languages/small-talk.ts'
import { wordsOf } from '../understanding/text.ts'

const MAX_PARTS = 12
const MIN_WORDS = 2
const OR_WORDS = Object.values(LANGUAGES).map(({ understanding }) => understanding.or)
const OR = new RegExp(`\\s(?:${OR_WORDS.join('|')})\\s`, 'iu')

/**
 * The clauses of a message; empty for a single one. They are searched separately, because a long message shares few of
 * its words with any one passage.
 */
export function partsOf(message: string): string[] {
  const halves = clausesOf(message).flatMap((clause) => clause.split(OR))
  const clauses = halves.map((clause) => clause.trim())
  const parts = clauses.filter((clause) => wordsOf(clause).length >= MIN_WORDS).slice(0, MAX_PARTS)
  return parts.length < 2 ? [] : parts
}
