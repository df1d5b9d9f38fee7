import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { Ending } from '../states.ts'

/**
 * How a conversation over a voice model ends; `broken`: the model is gone for good; `lost`: the caller's connection is gone,
 * and the carrier, which still has the caller, opens another one or reports the end.
 */
export type VoiceEnd = Ending | 'broken' | 'lost'

/** The connection to the caller: a phone's media stream, or a browser whose audio goes to the model directly. */
export interface VoiceCarrier {
  /** Resolves when the caller has heard everything sent so far, or when it was cut; at once when nothing is playing. */
  heard(): Promise<void>
  /** True while words of the model are being heard. */
  readonly isPlaying: boolean
  /** Falls silent, and keeps what was not heard: the caller made a sound, and nobody knows yet whether it is a turn. */
  pause(): void
  /** Says the rest, because the sound was no turn. */
  resume(): void
  /** Discards what was not heard; returns the events by which the model forgets it. */
  cut(): RealtimeClientEvent[]
  /**
   * Lets go of the caller: the conversation is over, reported to `progress`, and heard. After `broken` the next
   * rung takes over; after `transfer` a person has the caller already.
   */
  release(end: VoiceEnd): void
}

/** A running conversation. It handles all of the model's events but the audio. */
export interface VoiceConversation {
  /**
   * Sends the caller's audio to the model over the current wire. Between two wires the last seconds are kept. Does nothing when
   * the conversation is over.
   */
  send(event: RealtimeClientEvent): void
  /** The model's events in order, across wires, after the conversation handled each; earlier ones are delivered first. */
  onEvent(listener: (event: RealtimeServerEvent) => void): void
  /** A key of the caller's phone: `0`–`9`, `*`, `#`. Keys in a row reach the model together. */
  press(key: string): void
  /** Says goodbye and hangs up: the maximum length or the budget is reached. Does nothing during a goodbye. */
  timeIsUp(): void
  /** Says goodbye and hangs up when the process stops and nothing else takes the caller. */
  stops(): void
  /**
   * Ends it from outside: the caller hung up (`caller`), a request ended it (`api`), a person takes over (`transfer`), or the
   * connection is gone (`lost`). Reports `progress.hungUp` once the transcript is written; not after the last two, because the
   * call may come back. Idempotent.
   */
  end(ending: Ending | 'lost'): Promise<void>
  /** Resolves when it is over and its end is reported. Never rejects. */
  ended: Promise<VoiceEnd>
}

/** Voice on calls: `app.calls.voice`, undefined without a voice model. */
export interface VoiceCalls {
  /**
   * Opens a phone's conversation, which greets at once; the call was answered (`progress.answered`) and its media are there.
   * `isBack`: a person who was to take over did not pick up. `isLost`, asked where `signal` is aborted: the line broke, and the carrier
   * opens another one, so that the call goes on; without it the caller hung up.
   * @throws ModelFailure when the model, and the other one, refuse within two seconds: the carrier's next rung takes over then.
   */
  open(
    tenantId: string,
    callId: string,
    carrier: VoiceCarrier,
    options: { signal: AbortSignal; isBack?: boolean; isLost?: () => boolean },
  ): Promise<VoiceConversation>
  /**
   * Answers a browser's SDP offer: reports `progress.answered`, greets, and goes on by itself.
   * @throws ModelFailure when the model refuses: the call is `failed` with `provider_error` then.
   */
  answer(
    tenantId: string,
    callId: string,
    offer: string,
    signal: AbortSignal,
  ): Promise<{ sdp: string; conversation: VoiceConversation }>
  find(callId: string): VoiceConversation | undefined
  /** Ends all conversations with the process. */
  stop(): Promise<void>
}
