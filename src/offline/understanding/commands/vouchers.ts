import type { Table } from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Reading } from '../reading.ts'
import { has } from '../text.ts'
import { hasDayOrClockTime, hasParty, namesClockTime } from '../acts/clause-values.ts'
import { BOOKING_SLOTS } from './parts.ts'

/**
 * Drops the booking that a question about vouchers seems to begin: "I'd like to give my parents a boat trip for Christmas, do you
 * have vouchers?" A wish for a voucher is a question for the documents, because no service is one. A visitor who has one books with it.
 */
export function withoutVoucherStarts(parsed: ParsedClause[], reading: Reading, { task }: Table): ParsedClause[] {
  if (task !== null || !asksForVouchers(reading)) return parsed
  const { word } = reading.patterns.questions.vouchers
  const isAsked = parsed.some(({ act, rest }) => act.type === 'ask' && has(rest, word))
  return parsed.map((one) => {
    if (!isBegun(one)) return one
    const { clause, rest } = one
    if (isVisit(one, word)) return one
    if (!isAsked && has(rest, word)) return { ...one, act: { type: 'ask' } }
    const kept = clause.mentions.filter(({ values }) => values.every(({ slot }) => !BOOKING_SLOTS.has(slot)))
    return { ...one, act: { type: 'told' }, clause: { ...clause, mentions: kept } }
  })
}

/** True for a wish with an hour, or a day and a number of people: no gift is wished for then. */
function isVisit({ clause, rest }: ParsedClause, word: string): boolean {
  const isPlanned = namesClockTime(clause) || (hasParty(clause) && hasDayOrClockTime(clause))
  return !has(rest, word) && isPlanned
}

function isBegun({ act }: ParsedClause): boolean {
  return act.type === 'start' && act.task === 'book'
}

/** True for a message about vouchers by a visitor who has none and names no booking. */
export function asksForVouchers({ text, patterns: { intents, questions } }: Reading): boolean {
  const { word, owned } = questions.vouchers
  return has(text, word) && !has(text, `${owned}|${intents.book}`)
}
