/** Reason for a missing answer. `E_BODY_TOO_LARGE`: the answer exceeds the read limit. */
type FailureCode =
  'E_TIMEOUT' | 'E_DNS' | 'E_BLOCKED' | 'E_CONNECT' | 'E_TLS' | 'E_RESET' | 'E_PROTOCOL' | 'E_BODY_TOO_LARGE'

/** A request without a whole answer. The code may be shown; it reveals nothing about a blocked host. */
export class OutboundFailure extends Error {
  readonly code: FailureCode
  /** Set when an answer had begun. */
  readonly status: number | null

  constructor(code: FailureCode, options: { status?: number | null; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'OutboundFailure'
    this.code = code
    this.status = options.status ?? null
  }
}

/** Thrown inside a connection attempt. */
export class BlockedAddress extends Error {
  readonly code = 'E_BLOCKED'
}

const CODES: [pattern: RegExp, code: FailureCode][] = [
  [/^E_BLOCKED$/, 'E_BLOCKED'],
  [/^(UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT|TimeoutError)$/, 'E_TIMEOUT'],
  [/^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL|EBADNAME)$/, 'E_DNS'],
  [/^(HPE_\w+|HTTPParserError|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_\w+|UND_ERR_INVALID_ARG)$/, 'E_PROTOCOL'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED|UND_ERR_DESTROYED)$/, 'E_RESET'],
  [/(CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|EPROTO|SIGNATURE|CHAIN)/, 'E_TLS'],
]

/** Anything unrecognised is a failed connection: refused, unreachable. */
export function codeOf(error: unknown): FailureCode {
  const names = [...namesOf(error)]
  return CODES.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'E_CONNECT'
}

/** The codes of an error, its causes and its aggregated errors (one for each address tried). */
function* namesOf(error: unknown): Generator<string> {
  if (!(error instanceof Error)) return
  const { code, cause, name }: NodeJS.ErrnoException = error
  if (typeof code === 'string') yield code
  yield name
  if (error instanceof AggregateError) for (const one of error.errors) yield* namesOf(one)
  yield* namesOf(cause)
}
