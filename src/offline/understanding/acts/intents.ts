import type { Table, TaskName } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import { begins, expression, has, wordsOf } from '../text.ts'
import { type Act, FEW_WORDS, type Patterns } from './act.ts'
import { hasWhen } from './clause-values.ts'

const INTENTS = ['person', 'call_back', 'message', 'cancel', 'move', 'book'] as const

/** Intents that are handed to the team. */
export const TO_TEAM = new Set<string | undefined>(['person', 'call_back', 'message'])

/** Intents for which documents of the business may have rules. */
export const RULED = new Set<string>(['cancel', 'move', 'book'])

/** True for "I have no appointment yet" with at most a few other words. */
export function hasNoBooking(text: string, patterns: Patterns): boolean {
  const rest = text.replaceAll(expression(patterns.intents.noneMade), ' ')
  const filler = fillersOf(patterns)
  return rest !== text && wordsOf(rest).filter((word) => !filler.has(word)).length <= MAX_WORDS_OF_UNMADE
}

const MAX_WORDS_OF_UNMADE = 3

/** True for a task that passes the visitor's words to the team. */
export function isTeam(task: TaskName): boolean {
  return task === 'message' || task === 'call_back'
}

/** True for a task on an existing booking. */
export function isChange(task: TaskName | undefined): boolean {
  return task === 'move' || task === 'cancel' || task === 'look_up'
}

/** The change that is requested after a refused one: "I want no other time, just cancel Thursday". */
export function changedInstead(text: string, patterns: Patterns): 'cancel' | 'move' | undefined {
  const comma = text.search(/[,:]/u)
  const behind = text.slice(comma + 1)
  const isRefused =
    comma > 0 && has(text.slice(0, comma), patterns.intents.denied) && !has(behind, patterns.intents.denied)
  return isRefused ? changeIn(behind, patterns) : undefined
}

const TEAM_INTENTS = ['call_back', 'message', 'person'] as const

/**
 * The contact by the team that is refused ("No call back, please"). With a day or an hour, only that time is refused:
 * "don't call in the morning".
 */
export function refusedIn(text: string, clause: Clause, { intents }: Patterns): TaskName | undefined {
  return hasWhen(clause) ? undefined : TEAM_INTENTS.find((intent) => has(text, intents.refused[intent]))
}

/**
 * True for a complaint about the result of a visit ("I was with you on Monday and now it hurts"). It goes to the team
 * and starts no booking.
 */
export function isAftermath(text: string, { aftermath, grievance, intents, past }: Patterns): boolean {
  return (
    has(text, past) &&
    has(text, aftermath.now) &&
    has(text, aftermath.ofUs) &&
    !has(text, `${grievance.praise}|${intents.wish}|${intents.book}`)
  )
}

const MIN_WORDS_OF_GRIEVANCE = 6

/**
 * True for a complaint by several signs in a statement: what the business did or failed to do, beside a bad result or
 * outrage ("The bow came back with a crack and nobody said a word"). A bad result alone is a reason for a visit.
 */
export function isGrievance(text: string, { grievance, intents, past }: Patterns): boolean {
  const { ours, nobody, outrage, harm, praise } = grievance
  if (wordsOf(text).length < MIN_WORDS_OF_GRIEVANCE || has(text, `${praise}|${intents.wish}|${intents.book}`))
    return false
  const isBad = has(text, harm)
  const isOutraged = has(text, outrage)
  if (has(text, nobody) && (isBad || isOutraged || has(text, ours) || has(text, past))) return true
  return (isBad && isOutraged) || (has(text, ours) && (isBad || isOutraged))
}

/** The change of a booking that a text names; `move` outweighs `cancel`. */
export function changeIn(text: string, { intents }: Patterns): 'move' | 'cancel' | undefined {
  if (has(text, intents.move)) return 'move'
  return has(text.replaceAll(expression(intents.cancelled), ' '), intents.cancel) ? 'cancel' : undefined
}

/**
 * True where the intent is negated ("I don't want to book"). A negation within a cancellation does not count: "I don't
 * need the appointment" cancels it.
 */
export function isDenied(intent: string, text: string, { intents }: Patterns): boolean {
  return (
    (intent === 'book' || begins(text, intents.denied)) &&
    intent !== 'person' &&
    has(text, intents.denied) &&
    !isGivenUp(intent, text, intents)
  )
}

/** True where the cancellation's pattern contains the negation, such as "no longer need my appointment". */
function isGivenUp(intent: string, text: string, { cancel, denied }: Patterns['intents']): boolean {
  const given = expression(cancel).exec(text)
  const from = expression(denied).exec(text)
  return (
    intent === 'cancel' &&
    given !== null &&
    from !== null &&
    given.index <= from.index + from[0].length &&
    given[0].length > from[0].length
  )
}

/**
 * True where only a change is negated: "I don't want to cancel anything, I have no appointment", but not "don't cancel
 * it, move it".
 */
export function isIntentDenied(text: string, patterns: Patterns): boolean {
  const { denied, cancel, move, noneMade } = patterns.intents
  const rest = text.replaceAll(new RegExp(`(?:${denied})(?: \\S+){0,2} (?:${cancel}|${move})`, 'gu'), ' ')
  return rest !== text && intentOf(rest.replaceAll(expression(noneMade), ' '), patterns) === undefined
}

/** Patterns by intent of reports that name it without a wish: of the past, or of a talk with others. */
const BEFORE: Partial<Record<string, 'noneMade' | 'cancelled' | 'ownTalk'>> = {
  book: 'noneMade',
  cancel: 'cancelled',
  person: 'ownTalk',
  message: 'ownTalk',
}

/**
 * The intent that a text names. The first match counts, and the team comes before bookings. "I have booked nothing"
 * names none, and neither has "I had to cancel last time" or "I'll talk to her dad".
 */
export function intentOf(text: string, { intents }: Patterns): (typeof INTENTS)[number] | undefined {
  return INTENTS.find((intent) => {
    const before = BEFORE[intent]
    const own = before === undefined ? text : text.replaceAll(expression(intents[before]), ' ')
    return has(own, intents[intent])
  })
}

/** Creates a `start` act; `isNamed` is true where the text itself names the task. */
export function start(task: TaskName, text: string, patterns: Patterns): Act {
  return {
    type: 'start',
    task,
    isOtherBooking: has(text, patterns.otherBooking),
    isNamed: intentOf(text, patterns) === task,
  }
}

/**
 * True where "Cancel that" only leaves the task under way. The cancellation of a booking that was made has more words
 * or a reference.
 */
export function isLeft(text: string, clause: Clause, { otherBooking }: Patterns, { task }: Table): boolean {
  if (task === null || task.task === 'cancel' || task.task === 'move') return false
  const isNamed = clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))
  return !isNamed && !has(text, otherBooking) && wordsOf(text).length <= FEW_WORDS
}

/** The act of requesting other options than those on offer, or undefined. */
export function othersIn(text: string, { others }: Patterns): Act | undefined {
  if (has(text, others.otherOne)) return { type: 'other_one' }
  if (has(text, others.earlier)) return { type: 'others', direction: 'earlier' }
  if (has(text, others.later)) return { type: 'others', direction: 'later' }
  return has(text, others.any) ? { type: 'others', direction: 'any' } : undefined
}
