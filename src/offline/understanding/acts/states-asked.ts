import type { SlotValue, Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import { tellingWords } from '../note-matter.ts'
import { expression, fold, has, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { isTeam } from './intents.ts'
import { hasService, isOfBooking, unmentioned } from './clause-values.ts'

const MAX_WORDS_OF_SENT = 24

/**
 * True for a question whether the message of this conversation reached the team, whatever words it has: "has the whole message
 * gone off, with the bit about his hand too?" A message that was never begun here is somebody else's matter.
 */
export function isSentAsked(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { questions, intents } = patterns
  const { task, hasPassedOn, refused = [] } = table
  const isKnown = task === null ? hasPassedOn === true || refused.includes('message') : isTeam(task.task)
  if (!isKnown || table.question === 'message' || wordsOf(text).length > MAX_WORDS_OF_SENT) return false
  // "Have you got our request for Friday?" may be about another matter.
  if (hasService(clause) || clause.mentions.some(isOfVisit) || has(text, intents.book)) return false
  const isAsked = clause.isQuestion || text.includes('?') || has(text, questions.whether.word)
  return isAsked && asksOfSending(text, patterns)
}

/** True for a day, an hour or a number of people. */
function isOfVisit({ values, candidates = [] }: Clause['mentions'][number]): boolean {
  return [...values, ...candidates].some(({ slot }) => slot === 'day' || slot === 'time' || slot === 'party_size')
}

/** True for a text that names what the team is given, and says that it was sent. */
export function asksOfSending(text: string, { states }: Patterns): boolean {
  return has(text, states.told) && has(text, states.sent)
}

/** True for a sentence of a message that only asks whether it was sent, which the desk answers. */
export function asksOnlyIfSent(sentence: string, patterns: Patterns): boolean {
  const { told, sent } = patterns.states
  const text = fold(sentence)
  if (!text.includes('?') || !asksOfSending(text, patterns)) return false
  return tellingWords(text.replaceAll(expression(`${told}|${sent}`), ' '), patterns).length === 0
}

const MAX_WORDS_OF_WELL = 14
/** Shorter words tell nothing of a question's matter. */
const MIN_LETTERS = 3
/** Letters at least of a word that a filler continues: a thumb left out its end. */
const MIN_OF_PART = 4

/**
 * True for a question whether the booking is made and all is in order, which names nothing else: "so are we all set for Thursday at
 * nine?" Its own day, hour and number may stand beside it. Of a booking that is only read back, it asks whether it is made.
 */
export function isAllWellAsked(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { task, booking, question } = table
  if (hasService(clause) || (!clause.isQuestion && !text.includes('?'))) return false
  const isDraft = task?.task === 'book' && booking === null && question === 'confirm'
  if (isDraft) return clause.mentions.length === 0 && asksOnlyIfAllWell(text, patterns)
  if (task !== null || booking === null) return false
  const isOwn = (one: SlotValue): boolean => isOfBooking(one, booking)
  if (!clause.mentions.every(({ values, candidates = [] }) => [...values, ...candidates].every(isOwn))) return false
  return asksOnlyIfAllWell(unmentioned(text, clause), patterns)
}

/** True for a text that only asks whether all is in order. */
export function asksOnlyIfAllWell(text: string, patterns: Patterns): boolean {
  const { states, joins, recall, appointment } = patterns
  if (wordsOf(text).length > MAX_WORDS_OF_WELL || !has(text, states.allWell)) return false
  const known = `${states.allWell}|${states.beside}|${joins}|${recall.orNot}|${appointment}`
  const filler = fillersOf(patterns)
  const isNothing = (word: string): boolean =>
    word.length < MIN_LETTERS ||
    filler.has(word) ||
    (word.length >= MIN_OF_PART && [...filler].some((one) => one.startsWith(word)))
  return wordsOf(text.replaceAll(expression(known), ' ')).every(isNothing)
}
