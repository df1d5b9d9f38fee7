/** Failures that affect a whole batch; `plan.ts` decides their consequences. */
export type FailureKind =
  /** Invalid or expired credentials: refresh once, then wait for an administrator. */
  | 'unauthorized'
  /** Valid credentials without the needed scope or permission. */
  | 'forbidden'
  /** The receiver answered 410. */
  | 'gone'
  | 'rate_limited'
  /** No answer, or a temporary error. Unknown whether anything was written. */
  | 'unavailable'
  /** Rejected: one lead, or a batch because of one lead. */
  | 'refused'

/** `message` is our own text and may be shown; error texts of CRMs never are. */
export class CrmFailure extends Error {
  readonly kind: FailureKind
  /** From the CRM's Retry-After, in seconds. */
  readonly retryAfterS: number | undefined

  constructor(kind: FailureKind, message: string, options: { retryAfterS?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CrmFailure'
    this.kind = kind
    this.retryAfterS = options.retryAfterS
  }
}

/** Error codes and field names may be shown, because they cannot be prose. */
const SHOWABLE = /^[A-Za-z][\w.-]{0,80}$/

/** `The CRM refused the lead (INVALID_EMAIL: email).` */
export function refusal(code: unknown, fields: readonly unknown[] = []): string {
  const shown = [code, ...fields].filter((part): part is string => typeof part === 'string' && SHOWABLE.test(part))
  const [name, ...names] = new Set(shown)
  if (name === undefined) return 'The CRM refused the lead.'
  return `The CRM refused the lead (${name}${names.length > 0 ? `: ${names.join(', ')}` : ''}).`
}
