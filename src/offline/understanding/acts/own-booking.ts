import type { Question, Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { begins, has, wordsOf } from '../text.ts'
import { type Act, type Grammar, MAX_WORDS_OF_WHO, type Patterns } from './act.ts'
import { asksIfCancelled } from '../visit.ts'
import { changeIn, intentOf, isTeam, start } from './intents.ts'
import { isQuestionIn } from './questions.ts'
import { beginsWithOne, hasWhen, hasDayOrClockTime, equalsBooking, isUnderWay } from './clause-values.ts'
import { asksWho } from '../../facts/asked-kinds.ts'

/**
 * True where all values are those of the booking just made ("The eye test that I have just booked"), so no second one
 * starts.
 */
export function repeatsBooking(text: string, clause: Clause, { patterns }: Reading, { task, booking }: Table): boolean {
  if (task !== null || booking === null || has(text, `${patterns.more}|${patterns.otherBooking}`)) return false
  // "A massage for my husband" is another one, even of the same service.
  if (beginsWithOne(text, clause, patterns) && !hasWhen(clause)) return false
  const isWished = begins(text, patterns.intents.wish) || begins(text, patterns.questions.request)
  if ((isWished && intentOf(text, patterns) === 'book') || has(text, patterns.questions.availability)) return false
  return clause.mentions.every(({ values, candidates = [] }) =>
    [...values, ...candidates].every((one) => equalsBooking(one, booking)),
  )
}

/** True where, during another booking, a service and a time name the one already made: "But the test is at five". */
export function namesMadeBooking({ mentions }: Clause, { task, booking }: Table): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  const isNamed = values.some(({ slot }) => slot === 'service') && values.some(({ slot }) => slot === 'time')
  return task?.task === 'book' && booking !== null && isNamed && values.every((one) => equalsBooking(one, booking))
}

/** The act of a text about an existing booking, about the summary, or about what was passed to the team. */
export function actOnOwnBooking(
  text: string,
  clause: Clause,
  { patterns, language }: Reading,
  table: Table,
): Act | undefined {
  // "Just keep the wash as it is" refuses the booking under way; without one, the existing booking stands.
  if (has(text, patterns.asItIs) && (table.task === null ? table.booking !== null : isUnderWay(table)))
    return table.task === null ? { type: 'existing' } : { type: 'unwanted', asked: undefined }
  if (isPassedOnAsked(text, clause, patterns, table)) return { type: 'passed_on' }
  // "Is the child with four free?" asks for a rule.
  const isWith = begins(text, patterns.recall.isWith) && !has(text, patterns.questions.terms)
  const isWho = asksWho(text, language) || isWith || isEither(clause)
  if (isWho && isShortQuestion(text, clause, table)) return { type: 'who' }
  // "Is my appointment at nine still booked?" may be asked while another booking is under way.
  if (
    table.task?.task === 'book' &&
    (clause.isQuestion || text.includes('?')) &&
    asksForOwnBooking(text, clause, patterns, table)
  )
    return { type: 'recall' }
  if (isRecall(text, patterns, table)) return { type: table.task === null ? 'recall' : 'repeat' }
  if (isExisting(text, patterns, table)) return { type: 'existing' }
  // One clause names the booking and its change: "I have an appointment on Friday and cannot come, could you move it?"
  const change = table.task === null && begins(text, patterns.existing) ? changeIn(text, patterns) : undefined
  return change === undefined ? undefined : start(change, text, patterns)
}

/** True for a question whether the booking of this conversation was cancelled. */
export function isCancelledAsked(
  text: string,
  { isQuestion }: Clause,
  { language }: Grammar,
  { task, booking, hasCancelled }: Table,
): boolean {
  return isQuestion && task === null && (booking !== null || hasCancelled === true) && asksIfCancelled(text, language)
}

/** True for a question about the visitor's own booking: by a possessive, or by its day and hour once it is made. */
function asksForOwnBooking(text: string, clause: Clause, { recall }: Patterns, { booking, question }: Table): boolean {
  if (wordsOf(text).length > MAX_WORDS_OF_STANDING) return false
  if (begins(text, recall.own)) return true
  // The day and hour name the booking: "Is the 12th at eleven still on?"
  if (booking === null || question === 'confirm' || !isTimeOfBooking(booking, clause)) return false
  return has(text, recall.stands) || (hasWhen(clause) && begins(text, recall.it))
}

const MAX_WORDS_OF_RECALL = 10

const MAX_WORDS_OF_STANDING = 13

/** Questions whose text shows a day and an hour. */
const READS_TIMES = new Set<Question | null>(['confirm', 'time'])

const MAX_WORDS_OF_PASSED_ON = 16

/**
 * True for a question whether the team was informed ("Did you write down the allergy, too?"), or will be in touch. While nothing
 * was passed on, only a note of the booking can be meant.
 */
function isPassedOnAsked(text: string, { isQuestion, mentions }: Clause, patterns: Patterns, table: Table): boolean {
  const { recall, notes, questions } = patterns
  // "Have you got Saturday the 16th at 10 free?" asks for a start.
  const slots = mentions.flatMap(({ values }) => values.map(({ slot }) => slot))
  if (slots.includes('day') && slots.includes('time')) return false
  const { task, booking, hasPassedOn } = table
  // "Call me when you can, if I don't answer, write" asks nothing.
  const isIndirect = has(text, questions.whether.word) && !has(text, recall.answeredWhen)
  if (!isQuestion && !text.includes('?') && !isIndirect) return false
  if (wordsOf(text).length > MAX_WORDS_OF_PASSED_ON) return false
  const isTold = task === null ? hasPassedOn === true : task.task === 'book' || isTeam(task.task)
  // "Did it go through?", after a booking, may ask about that one.
  const isArrivalAsked = has(text, recall.arrived) && (booking === null || has(text, notes.message))
  if (task === null && hasPassedOn === true && isArrivalAsked) return true
  if (isTold && has(text, `${recall.passedOn}|${recall.answeredWhen}|${notes.assured}`)) return true
  return (isTold || (task === null && booking !== null)) && has(text, notes.stored)
}

/**
 * True for a short question about the booking that was made, or about the task under way once a start was chosen. With
 * another day or hour it is about something else.
 */
function isShortQuestion(text: string, clause: Clause, { booking, task, question }: Table): boolean {
  const isElse = hasDayOrClockTime(clause) && !(booking !== null && isTimeOfBooking(booking, clause))
  if (wordsOf(text).length > MAX_WORDS_OF_WHO || isElse) return false
  const isOfTask = NAMES_START.has(question) && (task?.task === 'book' || task?.task === 'move')
  return task === null ? booking !== null : isOfTask
}

/** Questions that are asked after a start was chosen. */
export const NAMES_START = new Set<Question | null>(['confirm', 'details', 'name', 'contact'])

function isTimeOfBooking(booking: NonNullable<Table['booking']>, { mentions }: Clause): boolean {
  return mentions.every(({ values, candidates = [] }) =>
    [...values, ...candidates].every((one) => one.slot === 'staff' || equalsBooking(one, booking)),
  )
}

/** True for a choice between persons: "Is it Dave or Ellie?" */
function isEither({ isQuestion, mentions }: Clause): boolean {
  const people = mentions.flatMap(({ values }) => values.flatMap((one) => (one.slot === 'staff' ? [one.value] : [])))
  return isQuestion && new Set(people).size > 1
}

/**
 * True for a question when a booking is. "When is it again?" is about the one made or in the summary, "when is my
 * appointment?" about any.
 */
function isRecall(text: string, { recall }: Patterns, { booking, task, question }: Table): boolean {
  if (booking !== null && task === null && wordsOf(text).length <= MAX_WORDS_OF_STANDING && has(text, recall.stands))
    return true
  if (wordsOf(text).length > MAX_WORDS_OF_RECALL) return false
  if (task !== null) return READS_TIMES.has(question) && begins(text, recall.it)
  return begins(text, recall.own) || (booking !== null && begins(text, recall.it))
}

/**
 * True for the statement of an existing appointment ("I have an appointment on Friday"): it starts no booking, and the
 * request for it stands beside it.
 */
function isExisting(text: string, patterns: Patterns, { task, booking }: Table): boolean {
  // "But I have my appointment already" means the booking that was made, also while another one is offered.
  if (booking !== null && (task === null || task.task === 'book') && has(text, patterns.existing))
    return changeIn(text, patterns) === undefined && !has(text, patterns.more)
  if (task !== null || !begins(text, patterns.existing)) return false
  // "I have an appointment on Friday, where can I park?": the request stands after the comma.
  const behind = text.slice(text.indexOf(',') + 1)
  if (text.includes(',') && text.includes('?') && isQuestionIn(behind, patterns)) return false
  const intent = intentOf(text, patterns)
  return intent === undefined || intent === 'book'
}
