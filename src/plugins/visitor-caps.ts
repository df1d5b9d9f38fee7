import { namesIn, recordOf } from '../core/keys.ts'
import type { AddressKey } from '../core/client-address.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../core/time.ts'
import { RETRY_LATER_S, TooManyRequests } from '../errors.ts'

/** Limits on callers with a widget token. General limits are in `limits.ts`. */
export interface VisitorCap {
  default: number
  /** The highest value a tenant may set. */
  maximum: number
  /** Undefined: limits concurrently open ones. */
  windowMs?: number
  description: string
}

/** `per_visitor`: a session and those resumed from it. `per_ip`: IPv6 by /64, and by /48 at four times the limit. */
export const VISITOR_CAPS = {
  messages_per_visitor: {
    default: 30,
    maximum: 200,
    windowMs: 10 * MINUTE,
    description: 'Chat messages of one visitor in 10 minutes.',
  },
  messages_per_ip: {
    default: 60,
    maximum: 200,
    windowMs: HOUR,
    description: 'Chat messages from one IP address in an hour.',
  },
  holds_per_visitor: { default: 2, maximum: 10, description: 'Starts that one visitor keeps at the same time.' },
  open_bookings_per_visitor: {
    default: 3,
    maximum: 50,
    description: 'Bookings of one visitor that are confirmed and not over yet.',
  },
  bookings_per_ip: {
    default: 20,
    maximum: 1_000,
    windowMs: DAY,
    description: 'Bookings from one IP address in 24 hours; a cancelled one counts.',
  },
  open_callbacks_per_visitor: {
    default: 1,
    maximum: 10,
    description: 'Call-backs of one visitor, or to one number, that have not ended yet.',
  },
  callbacks_per_visitor: {
    default: 3,
    maximum: 50,
    windowMs: DAY,
    description: 'Call-backs of one visitor, or to one number, in 24 hours.',
  },
  callbacks_per_ip: {
    default: 10,
    maximum: 1_000,
    windowMs: DAY,
    description: 'Call-backs from one IP address in 24 hours.',
  },
  callbacks_per_day: {
    default: 100,
    maximum: 10_000,
    windowMs: DAY,
    description:
      'Call-backs that the business takes from all visitors in 24 hours. At 80 % the administrators get a mail.',
  },
  open_calls_per_ip: {
    default: 3,
    maximum: 10,
    description: 'Voice calls from the pages of one IP address at the same time.',
  },
  calls_per_ip: {
    default: 20,
    maximum: 1_000,
    windowMs: DAY,
    description: 'Voice calls from the pages of one IP address in 24 hours.',
  },
  contact_forms_per_visitor: {
    default: 5,
    maximum: 100,
    windowMs: HOUR,
    description: 'Contact forms of one visitor in an hour.',
  },
  contact_forms_per_ip: {
    default: 20,
    maximum: 1_000,
    windowMs: DAY,
    description: 'Contact forms from one IP address in 24 hours.',
  },
} as const satisfies Record<string, VisitorCap>

export type VisitorCapName = keyof typeof VISITOR_CAPS
export type VisitorCaps = Record<VisitorCapName, number>

export const DEFAULT_VISITOR_CAPS: VisitorCaps = recordOf(namesIn(VISITOR_CAPS), (name) => VISITOR_CAPS[name].default)

/** The identity of a widget caller for limits. */
export interface Visitor {
  /** The first session of the resume chain. */
  id: string
  /** Keyed hashes, narrowest first; empty for a shared address. */
  addresses: AddressKey[]
}

export type CappedKind = 'message' | 'hold' | 'booking' | 'callback' | 'call' | 'contact'

const REASONS: Record<CappedKind, string> = {
  message: 'There were too many messages from here',
  hold: 'There are too many times kept from here',
  booking: 'There are too many bookings from here',
  callback: 'There were too many call-backs asked for from here',
  call: 'There were too many calls from here',
  contact: 'There were too many messages left from here',
}

/** Always the same 429 text for a kind, so it does not reveal which of its limits was reached. */
export class CapReached extends TooManyRequests {
  constructor(kind: CappedKind, waitMs = RETRY_LATER_S * SECOND) {
    const seconds = Math.max(1, Math.ceil(waitMs / SECOND))
    super(seconds, REASONS[kind], `Please try again ${inWords(seconds)}, or reach the business in another way.`)
  }
}

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const
const RELATIVE = new Intl.RelativeTimeFormat('en')

/** Rounded up, so that a retry at that time passes. */
function inWords(seconds: number): string {
  const ms = seconds * SECOND
  const [unitMs, unit] = UNITS.find(([size]) => ms > size) ?? [MINUTE, 'minute']
  return RELATIVE.format(Math.ceil(ms / unitMs), unit)
}
