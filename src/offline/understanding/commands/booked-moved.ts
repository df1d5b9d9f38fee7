import { forLanguage, spokenLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { identifies } from '../named-booking.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, has } from '../text.ts'
import { asksFact } from '../../facts/asked-kinds.ts'

/**
 * Reads a change of a booking that its own day, hour or service names as a move, without a new time yet: "change Leo's
 * appointment of Wednesday, the 9:40 one". Of several bookings, these values tell which.
 */
export function withBookedMoved(given: ParsedClause[], reading: Reading, table: Table): ParsedClause[] {
  const { task, bookings = [] } = table
  if (task !== null || bookings.length === 0) return given
  const parsed = given.map((one) => asAsked(one, reading))
  const isBooked = (one: Mention): boolean => isOfVisit(one) && bookings.some((booking) => identifies(one, booking))
  const all = parsed.flatMap(({ clause }) => clause.mentions)
  const asked = parsed.findIndex((one) => isChangeAsked(one, reading))
  if (asked < 0 || !all.some((one) => isWhen(one) && isBooked(one))) return parsed
  // With a new day beside the booked one, the wish is mostly heard already.
  const isHeard = parsed.some(({ act }) => act.type === 'start' && act.task === 'move')
  if (isHeard && !all.every((one) => !isOfVisit(one) || isBooked(one))) return parsed
  const keeps = (mentions: Mention[]): Mention[] =>
    bookings.length > 1 ? mentions : mentions.filter((one) => !isBooked(one))
  return parsed.map((one, index) => {
    const clause = { ...one.clause, mentions: keeps(one.clause.mentions) }
    if (index === asked)
      return { ...one, clause, act: { type: 'start', task: 'move', isOtherBooking: false, isNamed: true } }
    return one.clause.mentions.some(isBooked) ? { ...one, clause, act: { type: 'told' } } : one
  })
}

/** "Is there somewhere to change at 9:45, before the tour at 10?" begins no visit. */
function asAsked(one: ParsedClause, { patterns }: Reading): ParsedClause {
  const { act, clause } = one
  const isGuess =
    act.type === 'start' && act.task === 'book' && !act.isNamed && clause.mentions.filter(isWhen).length > 1
  return isGuess && isOfClothes(clause, patterns) ? { ...one, act: { type: 'ask' } } : one
}

/** True for a question of a change that names no booking, which may be one of clothes. */
function isOfClothes({ text, mentions }: Clause, { intents, appointment }: Reading['patterns']): boolean {
  if (!text.includes('?') || !has(text, intents.change)) return false
  // "Can we change Thursday at 3 to Friday?"
  const isOfDay = mentions.some((one) => isDay(one) && has(text.slice(0, one.start), `(?:${intents.change})(?= ?$)`))
  return !isOfDay && !has(text, `${intents.move}|${intents.shifts}|${appointment}`)
}

function isChangeAsked({ clause, rest }: ParsedClause, { patterns, language }: Reading): boolean {
  if (isOfClothes(clause, patterns)) return false
  const { text, mentions } = clause
  const { intents, appointment, questions, past } = patterns
  const { functionWords } = forLanguage(language)
  if (!has(text, intents.change) || has(text, `${intents.denied}|${past}`)) return false
  const isRefused = !text.includes('?') && has(text, `(?:${functionWords.not}) (?:${intents.change})`)
  if (isRefused || begins(rest, questions.factual) || asksFact(rest, spokenLanguage(language))) return false
  return has(text, appointment) || mentions.some(isOfVisit)
}

function isDay({ values, candidates = [] }: Mention): boolean {
  return [...values, ...candidates].some(({ slot }) => slot === 'day')
}

function isWhen({ values, candidates = [] }: Mention): boolean {
  return [...values, ...candidates].some(({ slot }) => slot === 'day' || slot === 'time')
}

/** True for a mention of what a booking has: its day, hour or service. */
function isOfVisit(mention: Mention): boolean {
  return isWhen(mention) || mention.values.some(({ slot }) => slot === 'service')
}
