import type { Table } from '../../../models/understanding.ts'
import { fillersOf } from '../answers.ts'
import type { Clause } from '../clause.ts'
import { begins, expression, has, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { changeIn, intentOf } from './intents.ts'
import { equalsBooking, hasService, unmentioned } from './values.ts'

/** Shorter words tell nothing of a question's matter. */
const MIN_LETTERS = 3

/** Such as the person who comes: "can my brother come on Thursday?" */
const MAX_WORDS_OF_VISIT = 1

/**
 * True for a question behind a booking that was made, which names a day and a matter of its own: "can my dad have a coffee
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
  if (intentOf(text, { questions, ...patterns }) !== undefined || has(text, wished)) return false
  const lead = `${questions.request}|${questions.elliptical}|${questions.visiting}|${questions.feasible}|${party.company}`
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

const MAX_WORDS_BESIDE_MADE = 2

/**
 * True for a question whether the booking is made: "is that definite now?", "is the tour on Saturday booked or not?" While
 * another one is read back, only the values of the one that was made mean it.
 */
export function isMadeAsked(
  text: string,
  clause: Clause,
  patterns: Patterns,
  { task, booking, question }: Table,
): boolean {
  const { recall, answers, intents, questions, notes } = patterns
  if (booking === null || (task !== null && task.task !== 'book' && task.task !== 'move')) return false
  const isElse = has(text, `${intents.noneMade}|${questions.condition}|${intents.denied}|${notes.stored}`)
  if (!has(text, recall.made) || isElse) return false
  const isAsked = clause.isQuestion || text.includes('?') || has(text, `(?:${recall.orNot})(?=[^\\p{L}]*$)`)
  const values = clause.mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  const isOwn = clause.mentions.every(({ values: own, candidates = [] }) =>
    [...own, ...candidates].some((one) => equalsBooking(one, booking)),
  )
  if (!isAsked || !isOwn || (question === 'confirm' && values.length === 0)) return false
  if (changeIn(text, patterns) !== undefined || begins(text, questions.doYou)) return false
  const rest = unmentioned(text, clause).replaceAll(expression(`${recall.made}|${recall.orNot}|${answers.no}`), ' ')
  const filler = fillersOf(patterns)
  const beside = wordsOf(rest).filter((word) => word.length > MIN_LETTERS && !filler.has(word))
  return beside.length <= MAX_WORDS_BESIDE_MADE
}
