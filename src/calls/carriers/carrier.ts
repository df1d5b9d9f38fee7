import type { CallRow } from '../repository.ts'
import type { FailureReason, Refusal, TurnedAway } from '../states.ts'
import type { Recording } from '../tables.ts'

/** Port to a telephone carrier: Twilio, or a simulation without configuration. Carriers report to `CallProgress`. */
export interface Carrier {
  isSimulated: boolean
  /**
   * Places a call; resolves with the provider's id once it is placed.
   * @throws CarrierRefusal for a definite no, CarrierUnavailable for a no that may change; any other error leaves open
   * whether the call was placed
   */
  dial(call: CallRow, signal: AbortSignal): Promise<{ providerId: string }>
  /**
   * Finds a call whose answer to `dial` was lost (`call.dialledAt` is when it was asked); undefined: it was not placed, so it
   * is dialled again. A carrier without this method makes such a call `lost`, because nobody is phoned twice.
   */
  findDialled?(call: CallRow, signal: AbortSignal): Promise<{ providerId: string } | undefined>
  /** Ends a call; idempotent. */
  hangUp(call: CallRow, signal: AbortSignal): Promise<void>
  /** Puts the caller through to a person once the current words were heard. @throws CarrierRefusal */
  transfer(call: CallRow, number: string, signal: AbortSignal): Promise<void>
  /** Calls for which this process made phones of the team ring: their callers wait. */
  ringing?(): Pick<CallRow, 'tenantId' | 'id'>[]
  /** Says goodbye and sends the caller where no process of ours is needed: this one stops. */
  handOn?(call: CallRow, signal: AbortSignal): Promise<void>
  /** Current state of a call without recent news. */
  lookUp(call: CallRow, signal: AbortSignal): Promise<CarrierState>
  /** The message that the caller left. Undefined where it is not kept, or not yet. */
  recording?(call: CallRow, signal: AbortSignal): Promise<Recorded | undefined>
  /** The message that a caller left where no hook of ours was asked; `pending` until the carrier has its length. */
  findRecording?(call: CallRow, signal: AbortSignal): Promise<Recording | 'pending' | undefined>
  /** Deletes a message that the carrier recorded; idempotent. A carrier without this method keeps none. */
  removeRecording?(sid: string, signal: AbortSignal): Promise<void>
  /** A simulated person phones the business; the call rings already. @throws CarrierUnavailable */
  comes?(call: CallRow, caller: SimulatedCaller): void
  /** Drops the calls of this process without a report, at shutdown. */
  stop?(): Promise<void>
}

/** Answers of a phone of the team: a person takes the call by a key, nobody picks up, it is busy, or a voicemail picks up. */
export const TEAM_ANSWERS = ['takes', 'no_answer', 'busy', 'voicemail'] as const
export type TeamAnswer = (typeof TEAM_ANSWERS)[number]

export const WISHES = ['answer', 'booking', 'person', 'key_0'] as const

export interface SimulatedCaller {
  /** An answer, an appointment, or a person, whom a word or the key 0 asks for. */
  wants: (typeof WISHES)[number]
  /** The answer of each phone of the team; undefined: as its number behaves. */
  team: TeamAnswer | undefined
  /** As if the business were open or closed; undefined: by its hours. */
  isOpen: boolean | undefined
  turnedAway: Exclude<TurnedAway, 'blocked'> | undefined
}

/** Sound with its media type. */
export interface Recorded {
  audio: Buffer
  type: string
}

export type CarrierState =
  | { status: 'ringing' | 'in_progress' }
  | { status: 'completed'; duration: number | undefined; startedAt?: Date | undefined; endedAt?: Date | undefined }
  | { status: 'failed'; reason: FailureReason }
  /** The provider knows no such call. */
  | { status: 'unknown' }

/** A definite refusal by the provider: the call was not placed. */
export class CarrierRefusal extends Error {
  readonly reason: FailureReason
  readonly refusal: Refusal | undefined

  constructor(reason: FailureReason, message: string, refusal?: Refusal) {
    super(message)
    this.name = 'CarrierRefusal'
    this.reason = reason
    this.refusal = refusal
  }
}

/** The provider was unreachable or too busy: the call was not placed and may be dialled again. */
export class CarrierUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CarrierUnavailable'
  }
}
