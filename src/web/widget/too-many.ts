import { later } from './later.tsx'
import type { Context } from './panel.tsx'

export interface TooManyProps {
  context: Context
  what: 'tooMany' | 'tooManyBookings' | 'tooManyCallbacks' | 'tooManyContacts'
  /** Seconds. */
  retryAfter: number
}

/** Why something is refused for now, and what to do. */
export const TooMany = later<TooManyProps>(() => import('./refusal.tsx'))
