import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { begins, has, opening, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { intentOf } from './intents.ts'
import { isTelling } from './guesses.ts'
import { hasWhen } from './clause-values.ts'
import { isOfVisitAlone, isVisitWish } from './visit-wishes.ts'

const MAX_WORDS_OF_THING = 8

const MIN_WORDS_NOTED = 5

/**
 * True for a note to the team: by its first words, and during a booking by any of its words. Times at which not to call
 * are notes as well, so that they are not read as times of the visit.
 */
export function isNote(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { question, task } = table
  const { intents } = patterns
  if (question === 'message') return false
  if (isVisitWish(text, clause, patterns, table)) return true
  if (isForTeam(text, patterns)) return false
  if (begins(text, intents.note) || isRequested(text, clause, patterns, table)) return true
  // Behind a booking that was made: "I'd like the birthday rate, write it down".
  const isMade = task === null && isOfVisitAlone(clause, table)
  if (isMade && has(text, intents.noted) && !text.includes('?')) return true
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

/** True where the note of a visit is asked for ("Could you put that down?"), or insisted on ("the note on the ramp matters"). */
function isRequested(text: string, clause: Clause, { intents, questions, notes }: Patterns, table: Table): boolean {
  const { task } = table
  // "Can you put me down for Friday?" wishes for another appointment.
  if (task === null ? !isOfVisitAlone(clause, table) : task.task !== 'book') return false
  const request = opening(questions.request).exec(text)?.[0]
  const isAsked =
    request !== undefined && (has(text, intents.noted) || begins(text.slice(request.length), intents.note))
  return isAsked || has(text, notes.insists)
}

/** "Tell them to call me" requests an action, which a note would not start. */
function isForTeam(text: string, patterns: Patterns): boolean {
  const intent = intentOf(text, patterns)
  return intent === 'call_back' || intent === 'person'
}
