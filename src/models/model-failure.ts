/** Reason for a missing answer, as a code of ours: the provider's text reaches no reply, trace or log. */
export type FailureCode =
  | 'refused_key'
  | 'rate_limited'
  | 'bad_request'
  | 'server_error'
  | 'unreachable'
  | 'timeout'
  | 'cut'
  | 'malformed'
  | 'wrong_type'
  | 'too_large'
  | 'empty'
  | 'filtered'
  | 'unknown_tool'

export class ModelFailure extends Error {
  readonly code: FailureCode
  /** HTTP status, if any. */
  readonly status: number | undefined
  /** A retry soon may succeed. */
  readonly isPassing: boolean
  /** From the provider's Retry-After. */
  readonly retryAfterMs: number | undefined

  constructor(code: FailureCode, details: { status?: number; isPassing?: boolean; retryAfterMs?: number } = {}) {
    super(`The model provider failed: ${code}`)
    this.name = 'ModelFailure'
    this.code = code
    this.status = details.status
    this.isPassing = details.isPassing ?? false
    this.retryAfterMs = details.retryAfterMs
  }
}
