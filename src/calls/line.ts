import type { CallRow } from './repository.ts'
import type { FailureReason } from './states.ts'

/** What carries phone calls: Twilio, or the simulated line where nothing is configured. It tells `CallProgress` how its calls go. */
export interface Line {
  isSimulated: boolean
  /** Asks for a call to be placed; resolves once it is, with the provider's name for it. @throws LineRefusal */
  dial(call: CallRow, signal: AbortSignal): Promise<{ providerId: string }>
  /** Ends it. A call that is over already is fine. */
  hangUp(call: CallRow, signal: AbortSignal): Promise<void>
  /** Puts the caller through to a person once what is being said was heard. @throws LineRefusal where it cannot */
  transfer(call: CallRow, number: string, signal: AbortSignal): Promise<void>
  /** What became of a call that nothing was heard of. */
  lookUp(call: CallRow, signal: AbortSignal): Promise<LineState>
}

export type LineState =
  | { status: 'ringing' | 'in_progress' }
  | { status: 'completed'; duration: number | undefined }
  | { status: 'failed'; reason: FailureReason }
  /** The provider knows no such call. */
  | { status: 'unknown' }

/** The provider was asked and said no, for good. */
export class LineRefusal extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'LineRefusal'
    this.reason = reason
  }
}
