/** Why a calendar could not be read or written, as a code that its owner may see. */
export const FAILURE_REASONS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'unreachable',
  'blocked_address',
  'timeout',
  'server_error',
  'refused',
  'not_a_calendar',
  'too_large',
  'too_complex',
  'not_configured',
  'internal',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

export class CalendarFailure extends Error {
  readonly reason: FailureReason
  /** Seconds that the other side asked us to wait. */
  readonly retryAfterS: number | undefined

  constructor(reason: FailureReason, options: { retryAfterS?: number | undefined; cause?: unknown } = {}) {
    super(reason, { cause: options.cause })
    this.name = 'CalendarFailure'
    this.reason = reason
    this.retryAfterS = options.retryAfterS
  }
}

/** A job that took its whole time is a failure of the calendar; everything else that nobody foresaw is ours. */
export function failureOf(error: unknown): CalendarFailure {
  if (error instanceof CalendarFailure) return error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new CalendarFailure(isLate ? 'timeout' : 'internal', { cause: error })
}
