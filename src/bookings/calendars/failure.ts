/** Failure codes shown to the calendar's owner. */
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
  readonly retryAfterS: number | undefined

  constructor(reason: FailureReason, options: { retryAfterS?: number | undefined; cause?: unknown } = {}) {
    super(reason, { cause: options.cause })
    this.name = 'CalendarFailure'
    this.reason = reason
    this.retryAfterS = options.retryAfterS
  }
}

/** A timed-out job counts as a failure of the calendar; other unexpected errors are ours. */
export function failureOf(error: unknown): CalendarFailure {
  if (error instanceof CalendarFailure) return error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new CalendarFailure(isLate ? 'timeout' : 'internal', { cause: error })
}
