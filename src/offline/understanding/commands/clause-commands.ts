import type { Command, TaskName } from '../../../models/understanding.ts'
import { checkedIn } from '../acts/checks.ts'
import { isTeam } from '../acts/intents.ts'
import { hasService, hasWhen } from '../acts/clause-values.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { has, isWhole } from '../text.ts'
import { answersOf } from './agreement.ts'
import { chosenIn, isPosition, otherOne } from './choices.ts'
import { editOf, noteOf } from './for-the-team.ts'
import { type MessageContext, detailsOf, isBound, setsOf } from './parts.ts'
import { askOf } from './asks.ts'
import { unwantedOf } from './refusals.ts'
import { addedBooking, isAnother, isBookedAgain, isSequel, startOf } from './starts.ts'
import { twoAppointments } from './second-bookings.ts'

/** The commands of one clause: its answers, then a second booking that it adds, or its act. */
export function commandsOf(parsed: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  if (parsed.act.type === 'missed') return missedOf(parsed, reading, table)
  if (parsed.act.type === 'left_out' || parsed.act.type === 'instead') {
    // A yes before it agrees to the rest of a booking; of a message, other words were read back.
    const agreed = table.task?.task === 'book' ? answersOf(parsed, reading, table) : []
    return [...agreed, ...editOf(parsed, reading)]
  }
  const own = addedBooking(parsed, reading, table) ?? commandsOfAct(parsed, reading, table)
  return [...answersOf(parsed, reading, table), ...own, ...detailsLeft(parsed, own)]
}

/** The contact details of a clause whose act does not set them: a name and a number are kept, whatever stands beside them. */
function detailsLeft({ clause }: ParsedClause, own: Command[]): Command[] {
  const set = new Set(own.flatMap((one) => ('value' in one ? [one.value.slot] : [])))
  return detailsOf(clause.mentions).filter(
    (one) => 'value' in one && one.value.slot !== 'reference' && !set.has(one.value.slot),
  )
}

function commandsOfAct(parsed: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  const { act, words, clause } = parsed
  switch (act.type) {
    case 'start':
      return startsOf(act, parsed, reading, table)
    case 'ask':
      return askOf(parsed, reading, table)
    case 'others':
      return [{ type: 'others', direction: act.direction, words }, ...setsOf(clause.mentions)]
    case 'recall':
    case 'check':
    case 'passed_on':
      return recallOf(parsed, table)
    case 'who':
      return whoOf(parsed, reading, table)
    case 'repeat':
      return [{ type: act.type, words }]
    case 'identity':
    case 'remark':
      return [{ type: 'courtesy', kind: act.type, words }]
    case 'unmade':
      return [{ type: 'abandon', words, ...(table.task === null ? {} : { task: table.task.task }) }]
    case 'complaint':
      return [{ type: 'complaint', text: words }, ...detailsOf(clause.mentions)]
    case 'denied':
      return [{ type: table.question === null ? 'abandon' : 'reject', words }]
    case 'refused':
      return [{ type: 'abandon', words, task: act.task }, ...detailsOf(clause.mentions)]
    case 'told':
      return [{ type: 'courtesy', kind: 'acknowledgement', words }]
    case 'note':
      return noteOf(parsed, reading, table)
    case 'unwanted':
      return act.isOfChange === true ? [{ type: 'abandon', words }] : unwantedOf(parsed, act.asked, reading, table)
    case 'abandon':
      return abandonOf(parsed, reading, table)
    case 'resume':
    case 'refuse':
    case 'unknown':
      return [{ type: act.type, words }, ...setsOf(clause.mentions)]
    case 'speak':
      return [{ type: 'speak', language: act.language, words }]
    case 'other_one':
      return [otherOne(words, table)]
    default:
      return valuesOf(parsed, reading, table)
  }
}

/** The start of a task; of two for a wish for two appointments of one service: "2 lessons, Tuesday at ten and at twelve". */
function startsOf(
  act: { task: TaskName; isOtherBooking: boolean },
  parsed: ParsedClause,
  reading: Reading,
  table: MessageContext,
): Command[] {
  const { task } = act
  const isOtherBooking = isOther(act, parsed, reading, table)
  const both = task !== 'book' || isOtherBooking ? undefined : twoAppointments(parsed, reading, table)
  if (both === undefined) return startOf(parsed, reading, { task, isOtherBooking })
  return table.task === null ? [{ type: 'start', task, words: parsed.words }, ...both] : both
}

/** True where a start is for another booking than the one that was made. */
function isOther(
  { task, isOtherBooking }: { task: TaskName; isOtherBooking: boolean },
  parsed: ParsedClause,
  reading: Reading,
  table: MessageContext,
): boolean {
  return isOtherBooking || (task === 'book' && isAnother(parsed, reading, table))
}

/** Abandons what is under way; beside a message or a call back, only the booking that is named: "stop with the booking". */
function abandonOf({ words, rest, clause }: ParsedClause, { patterns }: Reading, { task }: MessageContext): Command[] {
  const isElse = task !== null && isTeam(task.task) && has(rest, `${patterns.appointment}|${patterns.intents.unwanted}`)
  return [{ type: 'abandon', words, ...(isElse ? { task: 'book' } : {}) }, ...setsOf(clause.mentions)]
}

const OFFERS = new Set<MessageContext['question']>(['time', 'day', 'service', 'staff', 'choice', 'offer'])

/** Refuses what is on offer, and asks once more what was not answered. */
function missedOf(
  { words, rest }: ParsedClause,
  { patterns }: Reading,
  { question, topic }: MessageContext,
): Command[] {
  // The policy meets it with an apology; the same question would have the same answer.
  if (isWhole(rest, patterns.questions.misread)) return [{ type: 'courtesy', kind: 'acknowledgement', words }]
  const isOffered = OFFERS.has(question)
  const isAskedAgain = topic !== null && (!isOffered || has(rest, patterns.questions.again))
  if (!isOffered && !isAskedAgain) return [{ type: 'courtesy', kind: 'acknowledgement', words }]
  return [
    ...(isOffered ? [{ type: 'reject' as const, words }] : []),
    ...(isAskedAgain ? [{ type: 'ask' as const, question: topic.question, words }] : []),
  ]
}

/** Looks up the booking that was made, or a fact of it. Another one that was started by mistake is abandoned. */
function recallOf({ act, words, clause }: ParsedClause, table: MessageContext): Command[] {
  if (act.type === 'check') return [{ type: 'recall', words, checks: checkedIn(clause.mentions, table) }]
  if (act.type === 'passed_on') return [{ type: 'recall', words, isOfTeam: true }]
  const recalled: Command = { type: 'recall', words, ...(act.type === 'recall' && act.isMade && { isMade: true }) }
  return [...(isBookedAgain(table) ? [{ type: 'abandon' as const, words }] : []), recalled]
}

/**
 * The commands of a question about the person of the booking. It is looked up once the booking is made or agreed to;
 * before, a named person is set, and any other question is answered like one.
 */
function whoOf(parsed: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  const { words, clause } = parsed
  if (table.task === null || table.isAgreed) return [{ type: 'recall', words }]
  // "Is that with Dominik?" also wishes for him.
  if (isOfOne(clause)) return [...setsOf(clause.mentions), { type: 'recall', words }]
  const named = table.task.task === 'book' ? clause.mentions.filter(isStaff) : []
  return named.length > 0 ? setsOf(named) : askOf(parsed, reading, table)
}

/** True where one person is the only value. */
function isOfOne({ mentions }: ParsedClause['clause']): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length === 1 && values[0]?.slot === 'staff'
}

function isStaff({ values }: Mention): boolean {
  return values.some(({ slot }) => slot === 'staff')
}

/** The values of a clause without an intent. After a booking they may start another one. */
function valuesOf(parsed: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  const { clause } = parsed
  if (isAnother(parsed, reading, table) && (hasWhen(clause) || hasService(clause) || isSequel(parsed, reading)))
    return startOf(parsed, reading, { task: 'book', isOtherBooking: true })
  const chosen = chosenIn(parsed, reading, table)
  // "First thing" is the first option and no bound of the time.
  if (chosen.length > 0 && (clause.mentions.every(isBound) || isPosition(parsed, reading, table))) return chosen
  return [...chosen, ...(twoAppointments(parsed, reading, table) ?? setsOf(clause.mentions))]
}
