import { DAY, SECOND } from '../core/time.ts'
import type { Outcome } from './attempt.ts'

/** The receiver says that it is gone for good. */
export const GONE = 410

const MAX_WAIT_S = DAY / SECOND

export interface Plan {
  status: 'delivered' | 'pending' | 'failed'
  /** Until the next try, for what is pending. */
  delayS: number
}

/** What becomes of a delivery after its try number `tries` + 1; `schedule` holds the wait before each try, in seconds. */
export function planAfter(
  outcome: Pick<Outcome, 'error' | 'responseStatus' | 'retryAfterS'>,
  { tries, isTest }: { tries: number; isTest: boolean },
  schedule: readonly number[],
): Plan {
  if (outcome.error === null) return { status: 'delivered', delayS: 0 }
  const scheduled = schedule[tries + 1]
  if (scheduled === undefined || isTest || outcome.responseStatus === GONE) return { status: 'failed', delayS: 0 }
  // Only ever added, and little: what failed together does not come back together.
  const spread = scheduled * (1 + Math.random() / 10)
  return { status: 'pending', delayS: Math.max(spread, Math.min(outcome.retryAfterS ?? 0, MAX_WAIT_S)) }
}
