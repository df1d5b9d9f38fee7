import { forLanguage } from '../../languages/index.ts'

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

/** A receipt as one sentence. */
export function confirmationOf({ claims, facts }: Receipt, language: string): string {
  const wording = forLanguage(language).verification
  const reference = facts['reference'] ? ` ${wording.reference}: ${facts['reference']}.` : ''
  if (claims.includes('booked')) return wording.booked(appointment(facts)) + reference
  if (claims.includes('moved')) return wording.moved(appointment(facts)) + reference
  if (claims.includes('cancelled')) return wording.cancelled(appointment(facts))
  if (claims.includes('callback')) return wording.callback(facts)
  if (claims.includes('handed_off')) return 'wait' in facts ? wording.handed_off(facts) : wording.transferred
  return 'closed' in facts ? wording.closed(facts) : wording.noted
}

/** The tool writes `when` in the visitor's language. */
function appointment({ service, staff, when }: Receipt['facts']): string {
  return [service, staff, when].filter(Boolean).join(', ')
}
