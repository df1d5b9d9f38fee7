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
  /** Something is wished for that only the documents know. */
  isUnlisted: boolean
  /** The message says that the visitor was not understood, and nothing more. */
  isMisread: boolean
  /** The last reply had no sure answer, and offered a message in its place. */
  isUnanswered: boolean
  /** Words written to a booking that this message leaves. */
  left: string[]
}

/** True for the visitor's name, e-mail address or phone number. */
export function isContact({ slot }: SlotValue): boolean {
  return slot === 'name' || slot === 'email' || slot === 'phone'
}

/** Of "thanks, goodbye" the goodbye is answered. */
export function courtesyIn(commands: Command[]): CommandOf<'courtesy'>['kind'] | undefined {
  const kinds = commands.flatMap((one) => (one.type === 'courtesy' ? [one.kind] : []))
  return kinds.find((kind) => kind === 'goodbye') ?? kinds.find((kind) => kind !== 'none') ?? kinds[0]
}
