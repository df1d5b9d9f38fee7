/** Why nothing usable came back. `E_BODY_TOO_LARGE`: more than is read of any answer. */
export type FailureCode =
  'E_TIMEOUT' | 'E_DNS' | 'E_BLOCKED' | 'E_CONNECT' | 'E_TLS' | 'E_RESET' | 'E_PROTOCOL' | 'E_BODY_TOO_LARGE'

/** A request without a whole answer, as a code that may be shown; nothing of a blocked host is in it. */
export class OutboundFailure extends Error {
  readonly code: FailureCode
  /** Of an answer that began. */
  readonly status: number | null

  constructor(code: FailureCode, options: { status?: number | null; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'OutboundFailure'
    this.code = code
    this.status = options.status ?? null
  }
}

/** Thrown inside of a connection attempt. */
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

/** Everything that is left is a connection that could not be made: refused, unreachable. */
export function codeOf(error: unknown): FailureCode {
  const names = [...namesOf(error)]
  return CODES.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'E_CONNECT'
}

/** The codes of an error, of its causes, and of those that it gathers: one for each address that was tried. */
function* namesOf(error: unknown): Generator<string> {
  if (!(error instanceof Error)) return
  const { code, cause, name } = error as NodeJS.ErrnoException
  if (typeof code === 'string') yield code
  yield name
  if (error instanceof AggregateError) for (const one of error.errors) yield* namesOf(one)
  yield* namesOf(cause)
}
