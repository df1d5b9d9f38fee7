/** Why a provider gave no usable answer. A code of ours: what the provider wrote reaches no reply, trace or log. */
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
  /** The HTTP status, where there was one. */
  readonly status: number | undefined
  /** Asking the same again soon may help. */
  readonly isPassing: boolean
  /** When the provider says to come back. */
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
