import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { PastMessage, Tool } from './chat-model.ts'

/** Whatever hears and speaks by itself (OpenAI's Realtime API, GA). */
export interface VoiceModel {
  /** As it stands in logs. */
  name: string
  /** The audio goes through this process: G.711 µ-law at 8 kHz both ways, as phones have it. @throws ModelFailure */
  open(session: VoiceSession, signal: AbortSignal): Promise<VoiceWire>
  /** The audio goes between browser and model (WebRTC); the wire beside it carries everything else. @throws ModelFailure */
  answer(
    offer: string,
    session: VoiceSession,
    signal: AbortSignal,
  ): Promise<{ providerId: string; sdp: string; wire: VoiceWire }>
  /** Ends a browser's call. One that is over already is fine. */
  hangUp(providerId: string, signal: AbortSignal): Promise<void>
}

export interface VoiceSession {
  instructions: string
  tools: Tool[]
  /** BCP 47: what is expected to be spoken. */
  language: string
  /** The provider's name of the voice. */
  voice: string
  /** Whether the caller's words are answered at once and end the model's own; not before the greeting was heard. */
  mayInterrupt: boolean
  /** What was said before this wire was opened. */
  history: PastMessage[]
}

/** One session's events, both ways, typed by the vendor's package. */
export interface VoiceWire {
  send(event: RealtimeClientEvent): void
  /** One listener; what came before it was set is given to it first, in order. */
  listen(listener: (event: RealtimeServerEvent) => void): void
  /** Resolves when the connection is gone, whoever closed it. */
  closed: Promise<WireEnd>
  close(): void
}

/** `expired`: the provider's longest session is over, and another one may go on. */
export type WireEnd = 'closed' | 'expired' | 'broken'
