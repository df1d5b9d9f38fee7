/** Actions a reply may claim only with a receipt of the turn. `calling`: a phone is ringing now. */
const CLAIMS = ['booked', 'moved', 'cancelled', 'noted', 'callback', 'handed_off', 'calling'] as const

export type Claim = (typeof CLAIMS)[number]

/** An action as shown in the `actions` of answers and calls. */
export type Action =
  | 'booking_created'
  | 'booking_updated'
  | 'booking_cancelled'
  | 'lead_captured'
  | 'message_taken'
  /** Chat only. */
  | 'handed_off'
  /** Calls only. */
  | 'call_transferred'

/** Proof of a write with committed rows. */
export interface Receipt {
  /** Proven claims: a call-back is also `noted`, for example. */
  claims: Claim[]
  action: Action
  bookingId?: string
  leadId?: string
  /** Facts for the reply, such as the time: evidence, like passages. */
  facts: Record<string, string>
}
