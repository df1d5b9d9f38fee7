import type { Command, Table } from '../../../models/understanding.ts'
import { encode, likelihoodOf } from '../../matters/encoder.ts'
import type { Reading } from '../reading.ts'

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

/**
 * A wish that depends on the visitor's state is a question, too: "still nursing, ok to come in for a tattoo?" Times are on
 * offer behind what the documents say of it.
 */
export function withConditionAsked(commands: Command[], { typed, language }: Reading, { task }: Table): Command[] {
  const isWish = commands.some((one) => one.type === 'start' && one.task === 'book')
  if (task !== null || !isWish || !typed.includes('?') || commands.some(({ type }) => type === 'ask')) return commands
  if (likelihoodOf(CONDITIONS, encode(typed, language)) < MIN_LIKELIHOOD) return commands
  const words = typed.trim()
  return [{ type: 'ask', question: words, words }, ...commands]
}
