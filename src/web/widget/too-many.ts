import { later } from './later.tsx'
import type { Context } from './context.ts'

export interface TooManyProps {
  context: Context
  what: 'ended' | 'failed' | 'tooMany' | 'tooManyBookings' | 'tooManyCallbacks' | 'tooManyContacts'
  /** Seconds, of a refusal for now. */
  retryAfter?: number
}

/** Why something is refused, and what to do. */
export const TooMany = later<TooManyProps>(() => import('./refusal.tsx'))
