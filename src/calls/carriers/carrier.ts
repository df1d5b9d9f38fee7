import type { CallRow } from '../repository.ts'
import type { FailureReason } from '../states.ts'

/** What carries phone calls: Twilio, or the simulated line where nothing is configured. It tells `CallProgress` how its calls go. */
export interface Line {
  isSimulated: boolean
  /**
   * Asks for a call to be placed; resolves once it is, with the provider's name for it.
   * @throws LineRefusal for a no for good, LineUnavailable for a no for now; whatever else leaves open whether it was placed
   */
  dial(call: CallRow, signal: AbortSignal): Promise<{ providerId: string }>
  /**
   * Whether a call was placed of which nobody heard the answer to `dial` (`call.dialledAt` is when it was asked), by our own
   * reference; undefined: for certain not, so it is dialled again. A line that cannot tell has no such method: its call is
   * `lost`, because nobody is phoned twice.
   */
  findDialled?(call: CallRow, signal: AbortSignal): Promise<{ providerId: string } | undefined>
  /** Ends it. A call that is over already is fine. */
  hangUp(call: CallRow, signal: AbortSignal): Promise<void>
  /** Puts the caller through to a person once what is being said was heard. @throws LineRefusal where it cannot */
  transfer(call: CallRow, number: string, signal: AbortSignal): Promise<void>
  /** What became of a call that nothing was heard of. */
  lookUp(call: CallRow, signal: AbortSignal): Promise<LineState>
  /** The process ends: lets go of what goes on here, and tells nobody. */
  stop?(): Promise<void>
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

/** The provider could not be asked or is too busy: it has not placed the call, and may be asked again. */
export class LineUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LineUnavailable'
  }
}
