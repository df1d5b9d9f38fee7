import type { Command, CommandOf, SlotValue } from '../../models/understanding.ts'
import type { Task } from './state.ts'
import type { Turn } from './tasks/task.ts'

/** The effects of one message's commands so far. */
export interface Hearing extends Turn {
  commands: Command[]
  /** Task that the next values belong to. */
  target: Task | undefined
  /** Tasks begun by this message. */
  begun: Task[]
  /** A value, a choice or a text was taken. */
  hasGained: boolean
  /** A value was refused, and the plan says why. */
  isRefused: boolean
  /** A booking that was not made yet is to be cancelled. */
  isGivenUp: boolean
  /** The wish is for nothing that can be booked here, so the other values of the message begin no booking. */
  isUnlisted: boolean
  /** The message only says that the visitor was misunderstood. */
  isMisread: boolean
  /** The task whose summary the message may answer. */
  readBack: Task['name'] | undefined
  /** The last reply had no sure answer, and offered a message in its place. */
  isUnanswered: boolean
  /** The visitor's words in a booking that this message leaves. */
  left: string[]
  /** The wish of that booking, as a sentence for the team. */
  request?: string
}

/** True for the visitor's name, e-mail address or phone number. */
export function isContact({ slot }: SlotValue): boolean {
  return slot === 'name' || slot === 'email' || slot === 'phone'
}

/** The courtesy to answer; in "thanks, goodbye" it is the goodbye. */
export function courtesyIn(commands: Command[]): CommandOf<'courtesy'>['kind'] | undefined {
  const kinds = commands.flatMap((one) => (one.type === 'courtesy' ? [one.kind] : []))
  return kinds.find((kind) => kind === 'goodbye') ?? kinds.find((kind) => kind !== 'none') ?? kinds[0]
}
