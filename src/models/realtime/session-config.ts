import type {
  RealtimeAudioInputTurnDetection,
  RealtimeClientEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime'
import { baseLanguage } from '../../languages/index.ts'
import type { PastMessage } from '../chat-model.ts'
import type { VoiceSession } from '../ports.ts'

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
  { model, transcriptionModel }: { model: string; transcriptionModel: string },
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
        transcription: {
          model: transcriptionModel,
          language: baseLanguage(session.language),
          ...hintsFor(transcriptionModel, session.hints),
        },
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

/** Each family of models takes names in another field; `gpt-realtime-whisper` takes none. */
function hintsFor(model: string, hints: string[]): { keywords?: string[]; prompt?: string } {
  if (hints.length === 0 || model.startsWith('gpt-realtime-whisper')) return {}
  const isKeyed = model.startsWith('gpt-transcribe') || model.startsWith('gpt-live-transcribe')
  return isKeyed ? { keywords: hints } : { prompt: hints.join(', ') }
}

/**
 * Turn detection by silence and by what was said: "my number is …" is waited for. The greeting is not interruptible; until it
 * was heard, replies are requested explicitly. A phone's player stops the model itself, once a sound is known to be a voice; a
 * browser's model plays, and stops by itself.
 */
export function turnTaking(audio: Audio, mayInterrupt: boolean): RealtimeAudioInputTurnDetection {
  const turns = { type: 'semantic_vad', create_response: mayInterrupt } as const
  return audio === 'phone'
    ? // Waits two seconds at most: a caller hears whether the line is still there, a visitor sees it.
      { ...turns, eagerness: 'high', interrupt_response: false }
    : { ...turns, eagerness: 'auto', interrupt_response: mayInterrupt }
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
