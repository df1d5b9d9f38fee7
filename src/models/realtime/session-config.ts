import type {
  RealtimeAudioInputTurnDetection,
  RealtimeClientEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime'
import { baseLanguage } from '../../languages/index.ts'
import type { PastMessage } from '../chat-model.ts'
import type { VoiceSession } from '../voice-model.ts'
import type { VoiceModelOptions } from './index.ts'

/** Transport of the audio: a phone line through this process, or the browser itself. */
export type Audio = 'phone' | 'browser'

/** Maximum reply in tokens of audio and text: about three minutes of speech. */
const MAX_REPLY_TOKENS = 4_096

/**
 * Session configuration of the GA API (platform.openai.com/docs/api-reference/realtime). Formats and turn taking are always
 * explicit.
 */
export function sessionOf(
  session: VoiceSession,
  audio: Audio,
  { model, transcriptionModel }: Pick<VoiceModelOptions, 'model' | 'transcriptionModel'>,
): RealtimeSessionCreateRequest {
  // WebRTC negotiates the format itself.
  const format = audio === 'phone' ? { format: { type: 'audio/pcmu' as const } } : {}
  return {
    type: 'realtime',
    model,
    output_modalities: ['audio'],
    instructions: session.instructions,
    max_output_tokens: MAX_REPLY_TOKENS,
    audio: {
      input: {
        ...format,
        // A handset is held to the mouth; a computer's microphone hears the room.
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
 * Turn detection, and whether the caller interrupts the model. The greeting is not interruptible; until it was heard, replies
 * are requested explicitly.
 */
export function turnTaking(audio: Audio, mayInterrupt: boolean): RealtimeAudioInputTurnDetection {
  const answers = { create_response: mayInterrupt, interrupt_response: mayInterrupt }
  // Line noise is steady and pauses are short; in a browser semantic detection works better.
  return audio === 'phone'
    ? { type: 'server_vad', threshold: 0.5, prefix_padding_ms: 300, silence_duration_ms: 500, ...answers }
    : { type: 'semantic_vad', eagerness: 'auto', ...answers }
}

/** Earlier messages as items of a new conversation; the model's own words can only be restored as text. */
export function historyEvents(history: PastMessage[]): RealtimeClientEvent[] {
  return history.map(({ role, text }) => ({
    type: 'conversation.item.create',
    item:
      role === 'visitor'
        ? { type: 'message', role: 'user', content: [{ type: 'input_text', text }] }
        : { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] },
  }))
}
