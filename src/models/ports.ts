import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { PastMessage, Tool } from './chat-model.ts'

/** Maps texts to vectors whose distance reflects meaning. */
export interface EmbeddingModel {
  /** Vectors with equal names are comparable: model, and dimensions if chosen. */
  name: string
  /** One unit vector per text, all of the same dimensions. @throws ModelFailure */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}

/** Writes down what a recording says. */
export interface Transcriber {
  /** `language`: ISO 639-1, as expected. Empty where nobody spoke. @throws ModelFailure */
  transcribe(recording: { audio: Buffer; type: string; language: string }, signal: AbortSignal): Promise<string>
}

/** A speech-to-speech model (OpenAI's Realtime API, GA). */
export interface VoiceModel {
  /** Name in logs. */
  name: string
  /** Audio through this process: G.711 µ-law at 8 kHz both ways, as on phones. @throws ModelFailure */
  open(session: VoiceSession, signal: AbortSignal): Promise<VoiceWire>
  /** Audio directly between browser and model (WebRTC); the wire carries everything else. @throws ModelFailure */
  answer(
    offer: string,
    session: VoiceSession,
    signal: AbortSignal,
  ): Promise<{ providerId: string; sdp: string; wire: VoiceWire }>
  /** Ends a browser's call. Idempotent. */
  hangUp(providerId: string, signal: AbortSignal): Promise<void>
}

export interface VoiceSession {
  instructions: string
  tools: Tool[]
  /** BCP 47 tag of the expected language. */
  language: string
  /** Names that the caller may say. */
  hints: string[]
  /** The provider's name of the voice. */
  voice: string
  /** True when the caller's words are answered and interrupt the model; false until the greeting was heard. */
  mayInterrupt: boolean
  /** Earlier messages of the conversation. */
  history: PastMessage[]
}

/** One session's events in both directions, typed by the vendor's package. */
export interface VoiceWire {
  send(event: RealtimeClientEvent): void
  /** Sets the only listener; events received earlier are delivered to it first, in order. */
  listen(listener: (event: RealtimeServerEvent) => void): void
  /** Resolves when the connection is closed by either side. */
  closed: Promise<WireEnd>
  close(): void
}

/** `expired`: the provider's maximum session length is reached; another session may continue. */
export type WireEnd = 'closed' | 'expired' | 'broken'
