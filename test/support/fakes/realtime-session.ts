import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'

/** Default configuration of a session. */
export const DEFAULT_SESSION: RealtimeSessionCreateRequest = {
  type: 'realtime',
  model: 'gpt-realtime-2.1',
  output_modalities: ['audio'],
  instructions: '',
  audio: {
    input: {
      format: { type: 'audio/pcm', rate: 24_000 },
      turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true },
    },
    output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'alloy' },
  },
}

/** Merges an update; other fields stay. */
export function merged(
  session: RealtimeSessionCreateRequest,
  change: RealtimeSessionCreateRequest,
): RealtimeSessionCreateRequest {
  const { input, output } = session.audio ?? {}
  const audio = { input: { ...input, ...change.audio?.input }, output: { ...output, ...change.audio?.output } }
  return { ...session, ...change, audio }
}

/** Usage of a response, fixed so that sums can be checked. */
export const USAGE = {
  total_tokens: 30,
  input_tokens: 20,
  output_tokens: 10,
  input_token_details: { text_tokens: 15, audio_tokens: 5, cached_tokens: 0 },
  output_token_details: { text_tokens: 2, audio_tokens: 8 },
}

/** An event without its id. */
export type Unnamed<T> = T extends unknown ? Omit<T, 'event_id'> : never
