import type { Command, Table, TaskName } from '../../../models/understanding.ts'
import type { Heard } from '../heard.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, fold } from '../text.ts'

/** A command that begins a task. */
export type Start = Extract<Command, { type: 'start' }>

/** Tasks whose text goes to the team. */
export const CARRIES_TEXT = new Set<TaskName>(['message', 'call_back', 'person'])

/** A change of one of these is a correction. */
export const CORRECTED = new Set(['day', 'time', 'service', 'staff', 'party_size'])

/** Sets a day or an hour. */
export function isWhen(command: Command): boolean {
  return command.type === 'set' && (command.value.slot === 'day' || command.value.slot === 'time')
}

/** Commands that give or ask for something else than a yes or a no. */
export const GIVES = new Set<Command['type']>(['set', 'correct', 'choose', 'others', 'start', 'unclear', 'message'])

/**
 * The table, whether any part of the message says yes, whether an earlier part named an hour, and whether a booking is
 * under way or begun.
 */
export type Asked = Table & { isAgreed: boolean; hasChosen: boolean; isOfVisit: boolean }

/** Names bounds of the time alone, such as "after two". */
export function isBound({ values }: Mention): boolean {
  return values.every(({ slot, value }) => slot === 'time' && value?.at === undefined)
}

/** Names an hour. */
export function isHour({ values }: Mention): boolean {
  return values.some((value) => value.slot === 'time' && value.value?.at !== undefined)
}

/** "My class" names no service where all are classes. */
export function isSure({ values }: Mention): boolean {
  return values.every((value) => value.slot !== 'service' || value.value.length === 1)
}

/** The values of mentions. */
export function setsOf(mentions: Mention[]): Command[] {
  return mentions.flatMap(({ values, candidates, words }): Command[] => [
    ...(candidates === undefined ? [] : [{ type: 'unclear' as const, candidates, words }]),
    ...values.map((value): Command => ({ type: 'set', value, words })),
  ])
}

/** Names and contact details, which are kept whatever else a clause asks. */
export function detailsOf(mentions: Mention[]): Command[] {
  return setsOf(mentions).filter(
    ({ type, ...command }) => type === 'set' && 'value' in command && !CORRECTED.has(command.value.slot),
  )
}

/** An answer that agrees. */
export function isYes({ kind }: Heard['answers'][number]): boolean {
  return kind === 'yes'
}

/** A name or contact detail of the writer; everything else in a message is its text. */
export function isDetail(command: Command): boolean {
  return (command.type === 'set' || command.type === 'correct') && !CORRECTED.has(command.value.slot)
}

/** Fewer words tell the team nothing. */
export const LEAST_WORDS_TOLD = 3

/** Words that have the form of a question or of a request. */
export function isAskedFor(words: string, { questions }: Reading['patterns']): boolean {
  return words.includes('?') || begins(fold(words), questions.start)
}

/** A courtesy that greets. */
export function isGreeting(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'greeting'
}

/** Small talk, which asks nothing. */
export function isRemark(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'remark'
}

/** A courtesy that says no more than that something was heard. */
export function isAcknowledgement(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'acknowledgement'
}
