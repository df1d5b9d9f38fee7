import type { AssistantFacts, ConversationFacts, ToolStep } from '../../models/chat-model.ts'
import { languageOfTag } from './lexicon.ts'
import { stateFrom, type Call, type DialogueState, type Part, type World } from './state.ts'
import { step } from './step.ts'
import { wordingOf } from './wording.ts'

export { languageOfVisitor } from './language.ts'
export type { Part } from './state.ts'

/** What the dialogues make of a turn: a call, a reply with what to remember, or nothing: the message is a question. */
type DialogueMove =
  | { type: 'call'; call: Call; number: number; memory: DialogueState }
  | { type: 'reply'; parts: Part[]; memory: DialogueState }
  | { type: 'none'; memory: DialogueState }

/**
 * Plays a turn from its beginning: the message, then what came of the calls so far. The same turn plays the same way, so
 * nothing has to be kept between the calls of one.
 */
export function playTurn(
  message: string,
  conversation: ConversationFacts,
  { business }: Pick<AssistantFacts, 'business'>,
  language: string,
  steps: ToolStep[],
): DialogueMove {
  const { now, channel, timeZone, country, services, visitor, memory } = conversation
  const world: World = { now, timeZone, country, business, services, isCall: channel === 'call' }
  const state = stateFrom(memory, languageOfTag(language))
  state.language = languageOfTag(language)
  // What the page knows of its visitor need not be asked.
  const { name, email, phone } = visitor
  const known = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
  state.contact = { ...known, ...state.contact }
  let outcome = step(state, { message }, world)
  for (const { call, ok, result } of steps) {
    if (!('call' in outcome)) break
    outcome = step(outcome.state, { result: { name: call.name, ok, data: dataOf(result) } }, world)
  }
  if ('call' in outcome) return { type: 'call', call: outcome.call, number: steps.length + 1, memory: outcome.state }
  if (outcome.reply === null) return { type: 'none', memory: outcome.state }
  return { type: 'reply', parts: outcome.reply, memory: outcome.state }
}

/** Said when nothing more may be called in this turn. */
export function wentWrong({ language }: DialogueState): string {
  return wordingOf(language).problem
}

function dataOf(result: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(result)
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
