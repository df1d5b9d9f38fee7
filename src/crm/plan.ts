import { backoffSeconds, type RetryDelays } from '../core/leased-work.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../core/time.ts'
import type { CrmFailure, FailureKind } from './failure.ts'
import type { ConnectionRow } from './repository.ts'

/** Failed attempts before a lead is given up, after more than half a day of backoff. */
const MAX_FAILURES = 12

const RETRY: RetryDelays = { firstS: 30, maxS: (6 * HOUR) / SECOND }

/** Upper limit, so that one failing lead does not delay the others for long. */
const MAX_PAUSE_S = MINUTE / SECOND
const UNKNOWN_LIMIT_PAUSE_S = 10

const MAX_RETRY_AFTER_S = DAY / SECOND

/** Consequences of a failure for syncs without an outcome, and for their connection. */
export type FailurePlan =
  | { end: 'later'; counts: boolean; delayS: number; pauseS: number }
  | { end: 'failed'; state: ConnectionRow['state'] | undefined }

const STATES: Partial<Record<FailureKind, ConnectionRow['state']>> = {
  unauthorized: 'auth_error',
  forbidden: 'scope_error',
  gone: 'gone',
}

/** A `Retry-After` overrides the schedule, even where it is shorter. @param failures earlier failed attempts of this sync */
export function planAfter({ kind, retryAfterS }: CrmFailure, failures: number): FailurePlan {
  const asked = retryAfterS === undefined ? undefined : Math.min(retryAfterS, MAX_RETRY_AFTER_S)
  switch (kind) {
    case 'unauthorized':
    case 'forbidden':
    case 'gone':
      return { end: 'failed', state: STATES[kind] }
    case 'refused':
      return { end: 'failed', state: undefined }
    case 'rate_limited':
      // Rate limiting does not count as a failed attempt.
      return { end: 'later', counts: false, delayS: 0, pauseS: asked ?? UNKNOWN_LIMIT_PAUSE_S }
    case 'unavailable': {
      if (failures + 1 >= MAX_FAILURES) return { end: 'failed', state: undefined }
      const delayS = asked ?? backoffSeconds(failures + 1, RETRY)
      return { end: 'later', counts: true, delayS, pauseS: asked ?? Math.min(delayS, MAX_PAUSE_S) }
    }
  }
}
