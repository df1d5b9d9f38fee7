import type { Question, Table, SlotValue } from '../../../models/understanding.ts'
import type { Act, Patterns } from './act.ts'
import { intentOf } from './intents.ts'
import { namesClockTime, isBesideValues, hasDayOrClockTime } from './clause-values.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { has, expression, wordsOf, begins } from '../text.ts'

export const ASKS_CONTACT = new Set<Question | null>(['details', 'name', 'contact', 'phone', 'reference'])

const DETAILS = new Set<SlotValue['slot']>(['name', 'email', 'phone'])

/**
 * True beside the contact for a message or a call back: "Ada Byron, ada@example.com, from the sailing school" tells who writes,
 * and begins no booking.
 */
export function isBesideContact(
  text: string,
  clause: Clause,
  { patterns, mentions }: Reading,
  { question, task }: Table,
): boolean {
  const isTold = mentions.some(({ values }) => values.some(({ slot }) => DETAILS.has(slot)))
  if (!ASKS_CONTACT.has(question) || !isTold) return false
  const isWished = has(text, `${patterns.intents.wish}|${patterns.intents.book}|${patterns.appointment}`)
  // "She left it on the boat on Sunday" tells when.
  const isReported = task?.task === 'message' && !namesClockTime(clause) && !isBesideValues(text, clause, patterns)
  return !isWished && (isReported || !hasDayOrClockTime(clause))
}

/**
 * True for a request to tell somebody something during a booking ("Can you tell Mags it is a snowdrop?"): a note of the
 * visit and no separate message.
 */
export function isToldForVisit(
  act: Act,
  text: string,
  { patterns, table }: { patterns: Patterns; table: Table },
): boolean {
  if (table.task?.task !== 'book' || table.question === 'message' || act.type !== 'start' || act.task !== 'message')
    return false
  const { request } = patterns.questions
  if (has(text, patterns.notes.contacted)) return false
  const wish = expression(patterns.intents.message).exec(text)
  const behind = wish === null ? 0 : wordsOf(text.slice(wish.index + wish[0].length)).length
  return begins(text, request) && (has(text, patterns.intents.noted) || behind >= MIN_WORDS_BESIDE)
}

const MIN_WORDS_BESIDE = 4

/** True for a question during a booking that names none of its values: "Can somebody pick me up at school?" */
export function isAskedBeside(text: string, clause: Clause, { patterns }: Reading, { task }: Table): boolean {
  if (task?.task !== 'book' || !clause.isQuestion || wordsOf(text).length < MIN_WORDS_BESIDE) return false
  if (intentOf(text, patterns) === 'book') return false
  return clause.mentions.every(({ values }) => values.every(({ slot }) => DETAILS.has(slot)))
}
