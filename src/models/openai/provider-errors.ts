import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'

/** Maps any error to a code. The provider's text is dropped. */
export function failureOf(error: unknown): ModelFailure {
  const known = knownCause(error)
  if (known !== undefined) return known
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure('timeout')
  if (error instanceof APIUserAbortError) return new ModelFailure('cut')
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', { isPassing: true })
  // `instanceof` leaves the type parameter of the status open.
  if (error instanceof APIError) return failureOfStatus(error.status as number | undefined, error.headers)
  if (error instanceof SyntaxError) return new ModelFailure('malformed')
  // Undici reports `terminated` when the connection ends within a body.
  return new ModelFailure(error instanceof TypeError ? 'cut' : 'malformed')
}

/** The vendor's client wraps errors of its fetch and reasons of aborts. */
function knownCause(error: unknown): ModelFailure | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof ModelFailure) return cause
  }
  return undefined
}

/** For refusals outside the vendor's client, such as a WebSocket's. */
export function failureOfStatus(status: number | undefined, headers: Headers | undefined): ModelFailure {
  // Errors inside a stream have no status.
  if (status === undefined) return new ModelFailure('server_error')
  const details = { status }
  if (status === 401 || status === 403) return new ModelFailure('refused_key', details)
  if (status === 408) return new ModelFailure('timeout', details)
  if (status === 429) return new ModelFailure('rate_limited', { ...details, isPassing: true, ...retryAfter(headers) })
  if (status >= 500) return new ModelFailure('server_error', { ...details, isPassing: true, ...retryAfter(headers) })
  return new ModelFailure('bad_request', details)
}

function retryAfter(headers: Headers | undefined): { retryAfterMs?: number } {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * SECOND } : {}
}
