import type { Speech } from '../spoken-time.ts'

export interface Offer {
  /** Two weeks of days, `YYYY-MM-DD` at the business. */
  days: string[]
  /** Free starts on these days. */
  starts: Date[]
  /** The day whose times are shown; undefined without a free one. */
  day: string | undefined
  /** First days of the adjacent pages; undefined at the limits. */
  earlier: string | undefined
  later: string | undefined
}

/** Outcome of the visitor's last action. */
export type Notice = 'moved' | 'cancelled' | 'again' | 'gone' | 'taken' | 'choose' | 'changed'

export interface ManageView {
  /** `/b/…` */
  path: string
  speech: Speech
  /** IANA zones of the business and of the visitor. */
  zones: { business: string; visitor: string }
  business: {
    name: string
    address: string | null
    phone: { number: string; written: string } | null
    email: string | null
    website: string | null
  }
  /** Six hex digits such as `#FF3621`. */
  accent: string
  booking: {
    service: string
    person: string
    name: string
    start: Date
    end: Date
    version: number
    /** The assistant asks for it. */
    reference: string
    isToldByMail: boolean
  }
  /** `open` allows moving and cancelling. */
  state: 'open' | 'over' | 'cancelled'
  /** The visitor is about to do this; undefined: only looks. */
  change: 'move' | 'cancel' | undefined
  notice?: Notice | undefined
  /** Undefined if it cannot be moved here. */
  offer: Offer | undefined
  /** The visitor cancelled just now, and the time is still free. */
  canTakeBack: boolean
}
