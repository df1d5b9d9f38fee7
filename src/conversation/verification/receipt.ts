/** Deeds that a reply may claim, each only with a receipt of this turn. `calling`: a phone rings right now. */
export const CLAIMS = ['booked', 'moved', 'cancelled', 'noted', 'callback', 'handed_off', 'calling'] as const

export type Claim = (typeof CLAIMS)[number]

/** A deed, as answers and calls show it (`actions`). */
export type Action =
  | 'booking_created'
  | 'booking_updated'
  | 'booking_cancelled'
  | 'lead_captured'
  | 'message_taken'
  /** In a chat. */
  | 'handed_off'
  /** On a call. */
  | 'call_transferred'

/** The proof of a write: its rows are committed. */
export interface Receipt {
  /** The claims that it proves: a call-back is also `noted`, for example. */
  claims: Claim[]
  action: Action
  bookingId?: string
  leadId?: string
  /** Facts that a reply may repeat, such as the time: they are evidence, like passages. */
  facts: Record<string, string>
}
