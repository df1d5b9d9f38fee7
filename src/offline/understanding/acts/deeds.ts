import type { Table, TaskName } from '../../../models/understanding.ts'
import { fillersOf } from '../answers.ts'
import type { Clause } from '../clauses.ts'
import { begins, expression, has, wordsOf } from '../text.ts'
import { type Act, FEW_WORDS, type Patterns } from './act.ts'
import { hasWhen } from './values.ts'

const DEEDS = ['person', 'call_back', 'message', 'cancel', 'move', 'book'] as const

/** Deeds that reach the team. */
export const TO_TEAM = new Set<string | undefined>(['person', 'call_back', 'message'])

/** Deeds that the business has rules for. */
export const RULED = new Set<string>(['cancel', 'move', 'book'])

/** "I have no appointment yet", and nothing more. */
export function isUnmade(text: string, patterns: Patterns): boolean {
  const rest = text.replaceAll(expression(patterns.deeds.noneMade), ' ')
  const filler = fillersOf(patterns)
  return rest !== text && wordsOf(rest).filter((word) => !filler.has(word)).length <= MOST_WORDS_OF_UNMADE
}

const MOST_WORDS_OF_UNMADE = 3

/** A task whose words go to the team. */
export function isTeam(task: TaskName): boolean {
  return task === 'message' || task === 'call_back'
}

/** A task on a booking that exists. */
export function isChange(task: TaskName | undefined): boolean {
  return task === 'move' || task === 'cancel' || task === 'look_up'
}

/** "I want no other time, just cancel Thursday": what is wished for stands behind what is refused. */
export function changedInstead(text: string, patterns: Patterns): 'cancel' | 'move' | undefined {
  const comma = text.search(/[,:]/u)
  const behind = text.slice(comma + 1)
  const isRefused = comma > 0 && has(text.slice(0, comma), patterns.deeds.denied) && !has(behind, patterns.deeds.denied)
  return isRefused ? changeIn(behind, patterns) : undefined
}

const TEAM_DEEDS = ['call_back', 'message', 'person'] as const

/** "No call back, please"; "don't call in the morning" refuses an hour only. */
export function refusedIn(text: string, clause: Clause, { deeds }: Patterns): TaskName | undefined {
  return hasWhen(clause) ? undefined : TEAM_DEEDS.find((deed) => has(text, deeds.refused[deed]))
}

/** "I was with you on Monday and now it hurts": what came of a visit is for the team, and wishes for no other one. */
export function isAftermath(text: string, { aftermath, deeds, past }: Patterns): boolean {
  return (
    has(text, past) &&
    has(text, aftermath.now) &&
    has(text, aftermath.ofUs) &&
    !has(text, `${deeds.wish}|${deeds.book}`)
  )
}

/** The change of a booking that a text names. */
export function changeIn(text: string, { deeds }: Patterns): 'move' | 'cancel' | undefined {
  if (has(text, deeds.move)) return 'move'
  return has(text, deeds.cancel) ? 'cancel' : undefined
}

/** "I don't need the appointment" cancels it; "I don't want to book" does nothing. */
export function isDenied(deed: string, text: string, { deeds }: Patterns): boolean {
  return (
    (deed === 'book' || begins(text, deeds.denied)) &&
    deed !== 'person' &&
    has(text, deeds.denied) &&
    !isGivenUp(deed, text, deeds)
  )
}

/** Named by a pattern of its own, such as "no longer need my appointment". */
function isGivenUp(deed: string, text: string, { cancel, denied }: Patterns['deeds']): boolean {
  const given = expression(cancel).exec(text)
  const from = expression(denied).exec(text)
  return (
    deed === 'cancel' &&
    given !== null &&
    from !== null &&
    given.index <= from.index + from[0].length &&
    given[0].length > from[0].length
  )
}

/** "I don't want to cancel anything, I have no appointment", but not "don't cancel it, move it". */
export function isDeedDenied(text: string, patterns: Patterns): boolean {
  const { denied, cancel, move, noneMade } = patterns.deeds
  const rest = text.replaceAll(new RegExp(`(?:${denied})(?: \\S+){0,2} (?:${cancel}|${move})`, 'gu'), ' ')
  return rest !== text && deedOf(rest.replaceAll(expression(noneMade), ' '), patterns) === undefined
}

/** The deed that a text names; people and messages come before bookings. "I have booked nothing" names none. */
export function deedOf(text: string, { deeds }: Patterns): (typeof DEEDS)[number] | undefined {
  return DEEDS.find((deed) => {
    const own = deed === 'book' ? text.replaceAll(expression(deeds.noneMade), ' ') : text
    return has(own, deeds[deed])
  })
}

/** Begins a task; named where its deed is in the text. */
export function start(task: TaskName, text: string, patterns: Patterns): Act {
  return { type: 'start', task, isOther: has(text, patterns.otherBooking), isNamed: deedOf(text, patterns) === task }
}

/** "Cancel that" in the middle of a booking leaves it; a booking that was made has a name or a reference. */
export function isLeft(text: string, clause: Clause, { otherBooking }: Patterns, { task }: Table): boolean {
  if (task === null || task.task === 'cancel' || task.task === 'move') return false
  const isNamed = clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))
  return !isNamed && !has(text, otherBooking) && wordsOf(text).length <= FEW_WORDS
}

/** A wish for other times than those that were offered. */
export function othersIn(text: string, { others }: Patterns): Act | undefined {
  if (has(text, others.otherOne)) return { type: 'other_one' }
  if (has(text, others.earlier)) return { type: 'others', direction: 'earlier' }
  if (has(text, others.later)) return { type: 'others', direction: 'later' }
  return has(text, others.any) ? { type: 'others', direction: 'any' } : undefined
}
