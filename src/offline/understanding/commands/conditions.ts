import type { Command, Table } from '../../../models/understanding.ts'
import { encode, likelihoodOf } from '../../matters/encoder.ts'
import type { Reading } from '../reading.ts'
import { fold, wordsOf } from '../text.ts'

/** Matters of a visitor's state on which a visit may depend. */
const CONDITIONS = new Set([
  'pregnancy',
  'breastfeeding',
  'medicalCondition',
  'medication',
  'allergies',
  'minimumAge',
  'maximumAge',
  'weightLimit',
  'specialNeeds',
])
const MIN_LIKELIHOOD = 0.5
const MIN_LIKELIHOOD_OF_PART = 0.9
const MIN_WORDS_OF_PART = 3
const MAX_PARTS = 8
const BETWEEN_PARTS = /[,.;!?¿]/u

/**
 * A wish that depends on the visitor's state is a question, too: "still nursing, ok to come in for a tattoo?" Times are on
 * offer after what the documents say of it.
 */
export function withConditionAsked(commands: Command[], { typed, language }: Reading, { task }: Table): Command[] {
  const isWish = commands.some((one) => one.type === 'start' && one.task === 'book')
  if (task !== null || !isWish || !typed.includes('?') || commands.some(({ type }) => type === 'ask')) return commands
  if (!tellsCondition(typed, language)) return commands
  const words = typed.trim()
  return [{ type: 'ask', question: words, words }, ...commands]
}

/** True where the message is likely about a state, or one of its parts surely is: "I am pregnant, can I come on Friday?" */
function tellsCondition(typed: string, language: string): boolean {
  if (likelihoodOf(CONDITIONS, encode(typed, language)) >= MIN_LIKELIHOOD) return true
  const parts = typed.split(BETWEEN_PARTS).slice(0, MAX_PARTS)
  return parts.some(
    (part) =>
      wordsOf(fold(part)).length >= MIN_WORDS_OF_PART &&
      likelihoodOf(CONDITIONS, encode(part, language)) >= MIN_LIKELIHOOD_OF_PART,
  )
}
