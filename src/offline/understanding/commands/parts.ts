import type { Command, Table, TaskName } from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, fold } from '../text.ts'

/** A command that starts a task. */
export type Start = Extract<Command, { type: 'start' }>

/** Tasks that pass the visitor's text to the team. */
export const CARRIES_TEXT = new Set<TaskName>(['message', 'call_back', 'person'])

/** Slots of the appointment; the others are details of the visitor. A new value of one of these is a correction. */
export const BOOKING_SLOTS = new Set(['day', 'time', 'service', 'staff', 'party_size'])

/** True for a command that sets a day or an hour. */
export function isWhen(command: Command): boolean {
  return command.type === 'set' && (command.value.slot === 'day' || command.value.slot === 'time')
}

/** Commands that say more than a yes or a no. */
export const SUBSTANTIVE = new Set<Command['type']>([
  'set',
  'correct',
  'choose',
  'others',
  'start',
  'unclear',
  'message',
])

/**
 * The table with facts about the whole message. `isAgreed`: any part of it says yes. `hasChosen`: an earlier part names
 * an hour. `isOfVisit`: a booking is under way or started by it.
 */
export type MessageContext = Table & { isAgreed: boolean; hasChosen: boolean; isOfVisit: boolean }

/** True where a mention names bounds of the time only ("after two"), or has no values. */
export function isBound({ values }: Mention): boolean {
  return values.every(({ slot, value }) => slot === 'time' && value?.at === undefined)
}

/** True where a clock time is named. */
export function isHour({ values }: Mention): boolean {
  return values.some((value) => value.slot === 'time' && value.value?.at !== undefined)
}

/** False where the words fit several services: "My class" names none where all are classes. */
export function isUnambiguous({ values }: Mention): boolean {
  return values.every((value) => value.slot !== 'service' || value.value.length === 1)
}

/** The commands that set the values of mentions. Readings of equal weight become `unclear`. */
export function setsOf(mentions: Mention[]): Command[] {
  return mentions.flatMap(({ values, candidates, words }): Command[] => [
    ...(candidates === undefined ? [] : [{ type: 'unclear' as const, candidates, words }]),
    ...values.map((value): Command => ({ type: 'set', value, words })),
  ])
}

/** The names and contact details of mentions, which are kept whatever else a clause is about. */
export function detailsOf(mentions: Mention[]): Command[] {
  return setsOf(mentions).filter(
    ({ type, ...command }) => type === 'set' && 'value' in command && !BOOKING_SLOTS.has(command.value.slot),
  )
}

export function isYes({ kind }: ParsedClause['answers'][number]): boolean {
  return kind === 'yes'
}

/**
 * True where a name or a contact detail is set. While a text for the team is taken, everything else belongs to the
 * text.
 */
export function isDetail(command: Command): boolean {
  return (command.type === 'set' || command.type === 'correct') && !BOOKING_SLOTS.has(command.value.slot)
}

/** Minimum length of a text for the team, in words. */
export const MIN_WORDS_TOLD = 3

/** True for words in the form of a question. */
export function hasQuestionForm(words: string, { questions }: Reading['patterns']): boolean {
  return words.includes('?') || begins(fold(words), questions.start)
}

export function isGreeting(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'greeting'
}

/** True for small talk, which asks nothing. */
export function isRemark(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'remark'
}

/** True for a courtesy that only acknowledges. */
export function isAcknowledgement(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'acknowledgement'
}
