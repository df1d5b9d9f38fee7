import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { tellingWords } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { begins, expression, has, isWhole, wordsOf } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { isTeam } from './intents.ts'
import { hasService, hasWhen } from './clause-values.ts'

const MAX_WORDS_OF_INSTEAD = 10

/**
 * The act of a clause about a message to the team: a sure wish for one, whatever is under way and whatever else it names, or a
 * change of the text under way.
 */
export function messageAct(text: string, clause: Clause, reading: Reading, table: Table): Act | undefined {
  const { patterns } = reading
  const { notes } = patterns
  if (table.question === 'message') return undefined
  const isUnderWay = table.task !== null && isTeam(table.task.task)
  if (isUnderWay && isLeavingOut(text, clause, patterns)) return { type: 'left_out' }
  if (table.task?.task === 'book' && isNoteLeft(text, clause, patterns)) return { type: 'left_out' }
  if (isUnderWay && table.question === 'confirm' && isInstead(text, clause, patterns)) return { type: 'instead' }
  if (isUnderWay && has(text, `(?:${notes.message}) ?:`)) return { type: 'instead' }
  // An open message takes the text itself.
  if (has(text, notes.addTo)) return isUnderWay ? { type: 'none' } : WISHED
  if (isContactBehind(text, clause, reading, table)) return { type: 'values' }
  return !isUnderWay && isMessageWished(text, clause, patterns, table) ? WISHED : undefined
}

/** True for a request to leave out a note of the booking under way: "you could leave out the bit about my sister". */
function isNoteLeft(text: string, clause: Clause, patterns: Patterns): boolean {
  const isOfNote = has(text, patterns.notes.about) && !hasWhen(clause) && !hasService(clause)
  return isOfNote && isLeavingOut(text, clause, patterns)
}

/** True for a request to leave something out; "I needn't say that about the allergy again?" asks and removes nothing. */
function isLeavingOut(text: string, { isQuestion }: Clause, patterns: Patterns): boolean {
  const { notes, questions, joins, interjections, please, answers } = patterns
  const lead = `(?:(?:${joins}|${interjections}|${please}|${answers.yes}|${answers.no}),? ){0,4}`
  // "Leave out the bit about my knee, ok?"
  const isTagged = has(text, `, ?(?:${answers.yes}) ?$`)
  return has(text, notes.leaveOut) && (!isQuestion || isTagged || begins(text, `${lead}(?:${questions.request})`))
}

/** True for a whole clause that calls the message or the call back under way needless: "no, that's sorted", "no need". */
export function isSettled(
  text: string,
  { notes, answers, interjections, courtesy }: Patterns,
  { task, question }: Table,
): boolean {
  if (task === null || !isTeam(task.task)) return false
  // Of a message that was read back, "that's fine" agrees.
  if (question === 'confirm' && isWhole(text, `${answers.yesAlone}|${answers.yes}`)) return false
  const lead = `(?:(?:${answers.no}|${interjections}),? ){0,2}`
  return isWhole(text, `${lead}(?:${notes.settled})(?:,? (?:${notes.settled}|${courtesy.thanks}))?`)
}

const WISHED: Act = { type: 'start', task: 'message', isOtherBooking: false, isNamed: true }

/** True where the text that follows replaces the one that was read back: "that is too long. Only: cap lost", "just the cap, please". */
function isInstead(text: string, clause: Clause, patterns: Patterns): boolean {
  const { notes } = patterns
  if (begins(text, notes.instead)) return true
  const isBrief = wordsOf(text).length <= MAX_WORDS_OF_INSTEAD && tellingWords(text, patterns).length > 0
  // "Only Ann Hale, not Ann Ann Hale" corrects the name.
  const isOfElse = has(text, `${patterns.intents.call_back}|${patterns.names.replaced}`) || hasWhen(clause)
  // "Don't send anything. I only want to book a lesson" wishes for an appointment.
  const isBooking = has(text, patterns.intents.wish) && has(text, patterns.intents.book)
  return begins(text, notes.only) && isBrief && !isOfElse && !isBooking && !clause.isQuestion
}

/** True for a request to be contacted, and not for a question when that is done. */
function isContactWished(text: string, { notes, recall }: Patterns): boolean {
  return has(text, notes.contacted) && !has(text, recall.answeredWhen)
}

/** True for the answer to the question for a contact: "please contact me at ann@example.com". */
function isContactGiven({ mentions }: Clause, { task, question }: Table): boolean {
  const isAsked = question === 'details' || question === 'contact' || question === 'phone'
  return (
    task?.task === 'book' &&
    isAsked &&
    mentions.some(({ values }) => values.some(({ slot }) => slot === 'email' || slot === 'phone'))
  )
}

/** Letters between the request and the address, such as "at" or a colon. */
const REACH_OF_CONTACT = 12

/** True for a contact during a booking: "write to me at ann@example.com" gives an address, and no message. */
function isContactBehind(text: string, clause: Clause, { patterns, mentions }: Reading, { task }: Table): boolean {
  if (task?.task !== 'book' || clause.isQuestion) return false
  const request = [...text.matchAll(expression(patterns.notes.contacted))].at(-1)
  if (request === undefined) return false
  const from = clause.end - text.length + request.index + request[0].length
  return mentions.some(
    ({ start, values }) =>
      start >= from &&
      start - from <= REACH_OF_CONTACT &&
      values.some(({ slot }) => slot === 'email' || slot === 'phone'),
  )
}

/** True for a wish by the noun; a verb of telling makes a note of a booking under way. */
function isMessageWished(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { isQuestion } = clause
  const { task } = table
  const { notes, intents, joins, interjections, please, questions, answers, recall } = patterns
  if (has(text, intents.refused.message)) return false
  if (isQuestion && has(text, `${recall.passedOn}|${notes.stored}`)) return false
  if (has(text, `${notes.message}|${notes.known}`)) return true
  if (isContactWished(text, patterns) && !isContactGiven(clause, table)) return true
  const lead = `(?:(?:${joins}|${interjections}|${please}|${notes.only}|${questions.request}|${answers.yes}),? ){0,4}`
  const verbs = task?.task === 'book' ? notes.askTeam : `${notes.passOn}|${notes.askTeam}`
  return begins(text, `${lead}(?:${verbs})`)
}
