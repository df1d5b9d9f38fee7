import type { Command } from '../../models/understanding.ts'
import { hear } from './hearing.ts'
import { learn, type CallResult } from './learning.ts'
import type { Part } from './reply-plan.ts'
import type { DialogueState } from './state.ts'
import type { ToolCall, Turn } from './tasks/task.ts'
import type { World } from './world.ts'

/** The next thing to do: a call, or a reply by its parts. */
export type Move =
  { type: 'call'; call: ToolCall; state: DialogueState } | { type: 'reply'; plan: Part[]; state: DialogueState }

export interface Heard {
  message: string
  commands: Command[]
}

/**
 * Plays a turn from its commands and the results of its calls so far, without clock, database or network. The same turn
 * plays the same way, so nothing is kept between the calls of one. Nothing is said to be done without a result that says so.
 */
export function playTurn(state: DialogueState, heard: Heard, world: World, results: CallResult[]): Move {
  const turn: Turn = { state: structuredClone(state), world, plan: [], message: heard.message }
  let call = hear(turn, heard.commands)
  for (const result of results) {
    if (call === undefined) break
    call = learn(turn, result)
  }
  if (call !== undefined) return { type: 'call', call, state: turn.state }
  return { type: 'reply', plan: turn.plan, state: turn.state }
}
