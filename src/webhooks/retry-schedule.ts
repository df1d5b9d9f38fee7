import { DAY, SECOND } from '../core/time.ts'
import type { Outcome } from './attempt.ts'

/** The receiver is permanently gone. */
export const GONE = 410

const MAX_WAIT_S = DAY / SECOND

export interface Plan {
  status: 'delivered' | 'pending' | 'failed'
  /** Until the next attempt, when pending. */
  delayS: number
}

/**
 * The delivery's next state after an attempt that `tries` others preceded. `schedule` has the seconds of wait before each
 * attempt, the first one included; its default is in `environment.ts`.
 */
export function planAfter(
  outcome: Pick<Outcome, 'error' | 'responseStatus' | 'retryAfterS'>,
  { tries, isTest }: { tries: number; isTest: boolean },
  schedule: readonly number[],
): Plan {
  if (outcome.error === null) return { status: 'delivered', delayS: 0 }
  const scheduled = schedule[tries + 1]
  if (scheduled === undefined || isTest || outcome.responseStatus === GONE) return { status: 'failed', delayS: 0 }
  // Positive jitter only, so that deliveries which failed together spread out.
  const spread = scheduled * (1 + Math.random() / 10)
  return { status: 'pending', delayS: Math.max(spread, Math.min(outcome.retryAfterS ?? 0, MAX_WAIT_S)) }
}
