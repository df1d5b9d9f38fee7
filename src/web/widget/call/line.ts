import type { Caption } from '../live.ts'

export type CallEnd = 'ended' | 'failed'

export interface LineListeners {
  /** The server knows the call; captions follow. */
  begun(): void
  connected(): void
  /** The assistant began to speak, or fell silent. */
  spoke(): void
  over(how: CallEnd): void
}

/** One call of the page: over WebRTC with a voice model, or with the browser's own ear and voice. */
export interface Line {
  /** Set once the server knows the call. */
  readonly id: string | undefined
  /** @throws Refused */
  begin(locale: string): Promise<void>
  mute(isMuted: boolean): void
  /** Loudness of the visitor, from 0 to 1. */
  level(): number
  /** `isTold`: reported by the server, so it needs no notice. */
  close(how: CallEnd, isTold?: boolean): void
  /** True for a call in which the browser speaks and the visitor may type. */
  readonly isSpeaking?: boolean
  speak?(lines: Caption[]): void
  type?(text: string): void
  interrupt?(): void
  alive?(): void
}
