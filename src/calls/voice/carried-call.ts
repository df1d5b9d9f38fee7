import type { Receipt, ToolRun } from '../../conversation/index.ts'
import type { Timers } from '../../core/timers.ts'
import type { PastMessage, ToolCall } from '../../models/chat-model.ts'
import type { Audio, VoiceWire } from '../../models/index.ts'
import type { NewLine } from '../transcript-repository.ts'
import type { VoiceCarrier, VoiceEnd } from './session.ts'
import type { Usage } from './usage.ts'

/** A call as its conversation needs it, and who is told what comes of it. */
export interface CarriedCall {
  audio: Audio
  wire: VoiceWire
  /** Another wire on which all of this was said before. */
  reopen: ((history: PastMessage[], mayInterrupt: boolean) => Promise<VoiceWire>) | undefined
  carrier: VoiceCarrier
  timers: Timers
  language: string
  /** The first words, which nobody can interrupt; undefined where the caller comes back. */
  greeting: string | undefined
  greetAfterMs: number
  /** What was said and done on it before, where the caller's connection came back. */
  before: { lines: PastMessage[]; lastPosition: number; receipts?: Receipt[] }
  say(line: NewLine): Promise<unknown>
  run(call: ToolCall, turn: { id: string; text: string; language: string }, signal: AbortSignal): Promise<ToolRun>
  /** The assistant took leave, and the caller speaks on. */
  stays(): Promise<void>
  /** It ends now. */
  ending(end: VoiceEnd): void
  /** It is over, and all of it is written down: tells whoever keeps the call's state. Never rejects. */
  over(end: VoiceEnd, details: { wasSpoken: boolean; usage: Usage }): Promise<void>
  /** Something was not kept; the call goes on. */
  problem(error: unknown): void
}
