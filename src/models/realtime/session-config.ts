import type {
  RealtimeAudioInputTurnDetection,
  RealtimeClientEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime'
import { baseLanguage } from '../../languages/index.ts'
import type { PastMessage } from '../chat-model.ts'
import type { VoiceSession } from '../voice-model.ts'
import type { VoiceModelOptions } from './index.ts'

/** Who carries the audio: a phone line through this process, or the browser by itself. */
export type Audio = 'phone' | 'browser'

/** As long as a reply may get, in tokens of audio and text: about three minutes of speech. */
const LONGEST_REPLY = 4_096

/** A session as the GA API takes it (platform.openai.com/docs/api-reference/realtime): formats and turn taking always said, never left to defaults. */
export function sessionOf(
  session: VoiceSession,
  audio: Audio,
  { model, transcriptionModel }: Pick<VoiceModelOptions, 'model' | 'transcriptionModel'>,
): RealtimeSessionCreateRequest {
  // Over WebRTC both sides agree on a format by themselves.
  const format = audio === 'phone' ? { format: { type: 'audio/pcmu' as const } } : {}
  return {
    type: 'realtime',
    model,
    output_modalities: ['audio'],
    instructions: session.instructions,
    max_output_tokens: LONGEST_REPLY,
    audio: {
      input: {
        ...format,
        // A receiver is held to the ear; a computer's microphone hears the room.
        noise_reduction: { type: audio === 'phone' ? 'near_field' : 'far_field' },
        transcription: { model: transcriptionModel, language: baseLanguage(session.language) },
        turn_detection: turnTaking(audio, session.mayInterrupt),
      },
      output: { ...format, voice: session.voice },
    },
    tools: session.tools.map(({ name, description, parameters }) => ({
      type: 'function',
      name,
      description,
      parameters,
    })),
    tool_choice: 'auto',
  }
}

/**
 * When the caller's turn is over, and whether their words end the model's. A greeting is heard to its end: until then
 * nothing is answered either, and whoever greets asks for the answer.
 */
export function turnTaking(audio: Audio, mayInterrupt: boolean): RealtimeAudioInputTurnDetection {
  const answers = { create_response: mayInterrupt, interrupt_response: mayInterrupt }
  // A line's noise is steady, and its pauses are short; in a browser the sense of the words tells better.
  return audio === 'phone'
    ? { type: 'server_vad', threshold: 0.5, prefix_padding_ms: 300, silence_duration_ms: 500, ...answers }
    : { type: 'semantic_vad', eagerness: 'auto', ...answers }
}

/** What was said before, as items of a new conversation; the model's own words can only come back as text. */
export function historyEvents(history: PastMessage[]): RealtimeClientEvent[] {
  return history.map(({ role, text }) => ({
    type: 'conversation.item.create',
    item:
      role === 'visitor'
        ? { type: 'message', role: 'user', content: [{ type: 'input_text', text }] }
        : { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] },
  }))
}
