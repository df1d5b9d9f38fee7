import type {
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeResponseCreateParams,
} from 'openai/resources/realtime/realtime'
import { turnTaking, type Audio } from '../../models/index.ts'
import type { ToolCall } from '../../models/chat-model.ts'

/** These words and no others. The conversation is left out: a model that does not see it is not tempted to answer it. */
export function exactly(words: string): RealtimeResponseCreateParams {
  const instructions = `Say exactly the following words, in their language, and nothing before or after them:\n${words}`
  return { instructions, input: [], tool_choice: 'none' }
}

export const GOODBYE: RealtimeResponseCreateParams = {
  instructions: 'Say goodbye to the caller in one short, friendly sentence, in the language of the conversation.',
  tool_choice: 'none',
}

/** Told by us, not by the caller. */
export function note(text: string): RealtimeClientEvent {
  return {
    type: 'conversation.item.create',
    item: { type: 'message', role: 'system', content: [{ type: 'input_text', text }] },
  }
}

/** After a lost connection, or when nobody took a transfer. */
export const IS_BACK =
  'The caller was not connected with you for a moment and is here again. If they were to be put through to a person, nobody could answer: say so, and offer to take a message. Else go on where you were, in one short sentence.'

/** As if the caller had said it. */
export function callerWrote(id: string, text: string): RealtimeClientEvent {
  return {
    type: 'conversation.item.create',
    item: { id, type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
  }
}

export function toolOutput({ id }: ToolCall, output: unknown): RealtimeClientEvent {
  return {
    type: 'conversation.item.create',
    item: { type: 'function_call_output', call_id: id, output: JSON.stringify(output) },
  }
}

/** From now on the caller is answered at once, and may interrupt. */
export function openEars(audio: Audio): RealtimeClientEvent {
  return {
    type: 'session.update',
    session: { type: 'realtime', audio: { input: { turn_detection: turnTaking(audio, true) } } },
  }
}

/** What a response that was not cut off asks to be done. */
export function callsIn({ status, output = [] }: RealtimeResponse): ToolCall[] {
  if (status !== 'completed') return []
  return output.flatMap((item): ToolCall[] =>
    item.type === 'function_call' && item.call_id !== undefined
      ? [{ type: 'tool_call', id: item.call_id, name: item.name, arguments: item.arguments }]
      : [],
  )
}

export function hasSpeech({ output = [] }: RealtimeResponse): boolean {
  return output.some((item) => item.type === 'message')
}
