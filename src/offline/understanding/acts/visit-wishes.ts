import type { SlotValue, Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { begins, has, isWhole } from '../text.ts'
import type { Patterns } from './act.ts'
import { intentOf } from './intents.ts'

/** Intents that outweigh a wish for the visit. */
const OUTWEIGHING = new Set<string | undefined>(['cancel', 'move', 'call_back', 'person'])

/**
 * True for a wish about the visit itself, which is a note for the team: "with a ramp, please", "can you put us in a corner?",
 * "rather the blue one than the green one", "an invoice to Northlight Ltd". Another day, hour, person or service is none.
 */
export function isVisitWish(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  if (!isOfVisitAlone(clause, table)) return false
  const { notes } = patterns
  if (isInvoice(text, patterns)) return true
  // "No appointment, please" is no wish for the visit.
  if (OUTWEIGHING.has(intentOf(text, patterns)) || has(text, patterns.appointment)) return false
  const isAsked = begins(text, patterns.questions.request) || has(text, patterns.please)
  // "Can one book the boat the same day?" asks for a rule.
  const isArranged = has(text, notes.arranges) && has(text, notes.us) && !has(text, patterns.questions.shortNotice)
  if (isAsked && isArranged) return true
  const told = withoutTag(text, patterns)
  if (told.includes('?')) return false
  return isTold(told, patterns) || isRather(told, clause, patterns) || isCompany(told, patterns, table)
}

/** True where a visit is under way or booked, and the clause names no other day, hour, person or service. */
export function isOfVisitAlone(clause: Clause, table: Table): boolean {
  const service = visited(table)
  return service !== undefined && !hasOtherValue(clause, service)
}

/** True where a statement says to whom the invoice goes. "Can I have an invoice to my company?" asks. */
export function isInvoice(text: string, { notes }: Patterns): boolean {
  return !text.includes('?') && has(text, notes.invoice)
}

/** The wish without the question whether it is possible: "rather the blue one than the green one, is that all right?" */
function withoutTag(text: string, { questions }: Patterns): string {
  const comma = text.lastIndexOf(',')
  return comma > 0 && isWhole(text.slice(comma + 1).trim(), questions.feasible) ? text.slice(0, comma) : text
}

function isTold(text: string, { notes, joins }: Patterns): boolean {
  return begins(text, `(?:(?:${joins}),? )?(?:${notes.told})`)
}

/** Figures are hours or numbers of people: "rather 10 than 11". A name corrects another one. */
function isRather(text: string, { mentions }: Clause, { notes }: Patterns): boolean {
  const isName = mentions.some(({ values }) => values.some(({ slot }) => slot === 'name'))
  return !isName && !/\d/u.test(text) && has(text, notes.rather)
}

/** True for somebody who comes along where one person is booked; else the number of people is a value. */
function isCompany(text: string, { notes, party }: Patterns, { task, services }: Table): boolean {
  const most = services.find(({ id }) => id === task?.serviceId)?.partyMax ?? 1
  return (task === null || most === 1) && has(text, notes.along) && has(text, party.relatives)
}

/** The id of the service that is under way or booked, or null where it is not known; undefined without a visit. */
function visited({ task, booking, question }: Table): string | null | undefined {
  if (question === 'message') return undefined
  if (task === null) return booking === null ? undefined : booking.serviceId
  return task.task === 'book' && task.serviceId !== null ? task.serviceId : undefined
}

const OF_VISIT = new Set<SlotValue['slot']>(['day', 'time', 'staff', 'party_size', 'reference'])

function hasOtherValue({ mentions }: Clause, service: string | null): boolean {
  return mentions.some(
    ({ values, candidates = [] }) =>
      candidates.length > 0 ||
      values.some((one) => OF_VISIT.has(one.slot) || (one.slot === 'service' && !one.value.includes(service ?? ''))),
  )
}
