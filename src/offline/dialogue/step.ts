import { learn } from './learn.ts'
import { hear } from './hear.ts'
import type { Language } from './lexicon.ts'
import { read } from './reading.ts'
import type { CallResult, DialogueState, Outcome, World } from './state.ts'

export type Input = { message: string } | { result: CallResult }

/**
 * One step of a conversation, without a clock, a database or a network of its own: from what was kept and what has just
 * come (a message of the visitor, or what came of the last call) to the next call or the reply. Nothing is said to be done
 * but on a result that says so.
 */
export function step(state: DialogueState, input: Input, world: World): Outcome {
  const next = structuredClone(state)
  if ('result' in input) return learn(next, input.result, world)
  return hear(next, read(input.message, state.language satisfies Language, world), world)
}
