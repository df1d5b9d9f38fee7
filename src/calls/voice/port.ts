import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { Ending } from '../states.ts'

/**
 * How a conversation over a voice model ends; `broken`: the model went away and did not come back; `lost`: the caller's
 * connection did, and the line, which still has the caller, makes another one or tells the end.
 */
export type VoiceEnd = Ending | 'broken' | 'lost'

/** Whoever has the caller: a phone line's media connection. A browser's call has none, its audio goes to the model by itself. */
export interface VoiceCarrier {
  /** Resolves when the caller has heard all that was sent to the line so far, or when it was cleared; at once when nothing is playing. */
  heard(): Promise<void>
  /**
   * The conversation is over and its end is told to `progress`: lets go of the caller. What is playing was heard. After
   * `broken` it says sorry by its own means first; after `transfer` a person has the caller already.
   */
  release(end: VoiceEnd): void
}

/** A conversation that goes on. It acts on all of the model's events but the audio. */
export interface VoiceConversation {
  /** False until the greeting was heard: whoever plays the audio lets `speech_started` pass without clearing anything. */
  readonly mayInterrupt: boolean
  /**
   * To the model, over whichever wire is open now: `input_audio_buffer.append`, and after an interruption
   * `conversation.item.truncate` (or `.delete` of what nobody heard), by which the transcript is cut too. Between two
   * wires the last seconds of audio are kept. Does nothing when it is over.
   */
  send(event: RealtimeClientEvent): void
  /** What the model sends, in order, wire after wire; the conversation has seen each event before. What came before it was set comes first. */
  onEvent(listener: (event: RealtimeServerEvent) => void): void
  /** A key of the caller's phone: `0`–`9`, `*`, `#`. Keys in a row are told together. */
  press(key: string): void
  /** Takes leave and hangs up: a call may last no longer. Does nothing while it takes leave already. */
  timeIsUp(): void
  /**
   * Ends it from outside: the caller hung up (`caller`), somebody ended it (`api`), a person takes over (`transfer`), or the
   * connection is gone (`lost`). Tells `progress.hungUp` once what was said is written down; not after the last two, because
   * the call may come back. A second time it does nothing.
   */
  end(ending: Ending | 'lost'): Promise<void>
  /** Resolves when it is over and its end is told. Never rejects. */
  ended: Promise<VoiceEnd>
}

/** Voice on calls: `app.calls.voice`, undefined without a voice model. */
export interface VoiceCalls {
  /**
   * A phone's conversation; the call was answered (`progress.answered`) and its media are there. It greets at once.
   * @throws ModelFailure when the model refuses: the call is `failed` with `provider_error` then, and the carrier says sorry.
   */
  open(tenantId: string, callId: string, carrier: VoiceCarrier, signal: AbortSignal): Promise<VoiceConversation>
  /**
   * A browser's conversation, from its SDP offer: tells `progress.answered`, greets, and goes on by itself.
   * @throws ModelFailure when the model refuses: the call is `failed` with `provider_error` then.
   */
  answer(
    tenantId: string,
    callId: string,
    offer: string,
    signal: AbortSignal,
  ): Promise<{ sdp: string; conversation: VoiceConversation }>
  /** The conversation of a call that goes on in this process. */
  find(callId: string): VoiceConversation | undefined
  /** The program ends: so do its conversations. */
  stop(): Promise<void>
}
