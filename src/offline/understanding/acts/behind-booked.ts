import type { Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import { nounsForPeople } from '../party/party-changed.ts'
import { begins, expression, has, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { changeIn, intentOf } from './intents.ts'
import { NAMES_START } from './own-booking.ts'
import { equalsBooking, hasService, namesClockTime, unmentioned } from './clause-values.ts'

/** Shorter words tell nothing of a question's matter. */
const MIN_LETTERS = 3

/** Such as the person who comes: "can my brother come on Thursday?" */
const MAX_WORDS_OF_VISIT = 1

/**
 * True for a question after a booking that was made, which names a day and a matter of its own: "can my dad have a coffee
 * there, or is it shut on Saturdays?" Without a word for another appointment or another start it wishes for none.
 */
export function isAskedBehindBooked(
  text: string,
  clause: Clause,
  { questions, ...patterns }: Patterns,
  { task, booking }: Table,
): boolean {
  if (task !== null || booking === null || !clause.isQuestion || hasService(clause)) return false
  const { correction, prefers, more, otherBooking, appointment, intents, party } = patterns
  const wished = `${correction}|${prefers}|${more}|${otherBooking}|${appointment}|${intents.change}|${questions.availability}`
  // "Can my mum and dad come on Thursday at 3?" names a start.
  const people = `${party.company}|${nounsForPeople({ questions, ...patterns })}`
  if (namesClockTime(clause) && has(text, people) && has(text, `${questions.request}|${questions.visiting}`))
    return false
  if (intentOf(text, { questions, ...patterns }) !== undefined || has(text, wished)) return false
  const asking = `${questions.request}|${questions.elliptical}|${questions.visiting}|${questions.feasible}`
  const lead = `${asking}|${people}`
  const filler = fillersOf({ questions, ...patterns })
  const words = wordsOf(unmentioned(text, clause).replaceAll(expression(lead), ' '))
  const telling = words.filter((word) => word.length >= MIN_LETTERS && !filler.has(word)).length
  return telling > (isOfBookedDay(clause, booking) ? 0 : MAX_WORDS_OF_VISIT)
}

/** True where the day of the booking is named, and no hour. */
function isOfBookedDay({ mentions }: Clause, booking: NonNullable<Table['booking']>): boolean {
  const values = mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  return (
    values.some((one) => one.slot === 'day' && equalsBooking(one, booking)) &&
    values.every(({ slot }) => slot !== 'time')
  )
}

/**
 * True for a question whether the booking is made: "is that definite now?", "is the tour on Saturday booked or not?" Another
 * person or thing ("is a parking space reserved?", "is the voucher valid?") is no part of it. While another booking is under
 * way, only the values of the one that was made mean it.
 */
export function isMadeAsked(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { task, booking, question } = table
  const { recall, answers } = patterns
  if (booking === null || (task !== null && task.task !== 'book' && task.task !== 'move')) return false
  if (!has(text, recall.made) || isOfElse(text, patterns)) return false
  const isAsked = clause.isQuestion || text.includes('?') || has(text, `(?:${recall.orNot})(?=[^\\p{L}]*$)`)
  const isOwn = clause.mentions.every(({ values: own, candidates = [] }) =>
    [...own, ...candidates].some((one) => equalsBooking(one, booking)),
  )
  // Without a value, a question means the start that was just chosen, which is not booked yet.
  const isOfDraft = (NAMES_START.has(question) || question === 'change') && clause.mentions.length === 0
  if (!isAsked || !isOwn || isOfDraft) return false
  const known = `${recall.made}|${recall.orNot}|${recall.besideMade}|${answers.no}|${patterns.appointment}`
  const filler = fillersOf(patterns)
  const beside = wordsOf(unmentioned(text, clause).replaceAll(expression(known), ' '))
  return beside.every((word) => word.length < MIN_LETTERS || filler.has(word))
}

const MAX_WORDS_IN_ORDER = 14

/** True for a question after a booking whether everything is in order with it: "is everything ok with my booking?" */
export function isInOrderAsked(text: string, clause: Clause, patterns: Patterns, { task, booking }: Table): boolean {
  if (task !== null || booking === null || hasService(clause)) return false
  if (!clause.isQuestion && !text.includes('?')) return false
  const isOfOther = clause.mentions.some(({ values, candidates = [] }) =>
    [...values, ...candidates].some((one) => !equalsBooking(one, booking)),
  )
  return !isOfOther && wordsOf(text).length <= MAX_WORDS_IN_ORDER && has(text, patterns.recall.inOrder)
}

function isOfElse(text: string, patterns: Patterns): boolean {
  const { intents, questions, notes, more, otherBooking, forAnother } = patterns
  const other = `${more}|${otherBooking}|${forAnother}|${questions.availability}|${questions.condition}|${notes.stored}`
  const { noneMade, denied, wish } = intents
  if (has(text, `${other}|${noneMade}|${denied}|${wish}`)) return true
  return changeIn(text, patterns) !== undefined || begins(text, `${questions.doYou}|${questions.request}`)
}
