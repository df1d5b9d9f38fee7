import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { begins, has, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { intentOf } from './intents.ts'
import { isTelling } from './guesses.ts'
import { hasWhen } from './values.ts'

const MAX_WORDS_OF_THING = 8

const MIN_WORDS_NOTED = 5

/**
 * True for a note to the team: by its first words, and during a booking by any of its words. Times at which not to call
 * are notes as well, so that they are not read as times of the visit.
 */
export function isNote(text: string, clause: Clause, patterns: Patterns, { question, task }: Table): boolean {
  const { intents } = patterns
  if (question === 'message' || isForTeam(text, patterns)) return false
  if (begins(text, intents.note)) return true
  // In Spanish a question and a statement may have the same words, so only a question mark makes a note a question.
  if (task?.task !== 'book' || (has(text, intents.noted) ? text.includes('?') : clause.isQuestion)) return false
  const intent = intentOf(text, patterns)
  const isThing = intent === undefined && clause.mentions.length === 0 && has(text, patterns.addVerbs)
  if (isThing && wordsOf(text).length <= MAX_WORDS_OF_THING && isTelling(text, clause, patterns)) return true
  // "She is allergic to latex, write it down" matches a pattern of bookings, but is a note.
  const isTold = intent === 'book' && clause.mentions.length === 0 && wordsOf(text).length >= MIN_WORDS_NOTED
  const isNoted = (intent === 'message' || intent === undefined || isTold) && has(text, intents.noted)
  const isOfWhen = hasWhen(clause) || clause.mentions.some(({ unsuitable }) => unsuitable !== undefined)
  return isNoted || (isOfWhen && has(text, intents.calls))
}

/** "Tell them to call me" requests an action, which a note would not start. */
function isForTeam(text: string, patterns: Patterns): boolean {
  const intent = intentOf(text, patterns)
  return intent === 'call_back' || intent === 'person'
}
