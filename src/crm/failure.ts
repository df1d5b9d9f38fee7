/** What stands in the way of a whole batch. What it means for the syncs is decided in one place, `plan.ts`. */
export type FailureKind =
  /** The credentials do not count (any more): refresh once, then ask a person. */
  | 'unauthorized'
  /** They count, and may not do this: a scope or a permission is missing. */
  | 'forbidden'
  /** The receiver said that it is gone for good (410). */
  | 'gone'
  | 'rate_limited'
  /** No answer, or one that says: later. Whether something was written is unknown. */
  | 'unavailable'
  /** The CRM understood and says no: to one lead, or to a batch for one lead's sake. */
  | 'refused'

/** `message` is in our words and may be shown; what a CRM says in its own never is. */
export class CrmFailure extends Error {
  readonly kind: FailureKind
  /** What the CRM asked for, in seconds. */
  readonly retryAfterS: number | undefined

  constructor(kind: FailureKind, message: string, options: { retryAfterS?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CrmFailure'
    this.kind = kind
    this.retryAfterS = options.retryAfterS
  }
}

/** Codes and names of fields are no prose: they may be shown. */
const SHOWABLE = /^[A-Za-z][\w.-]{0,80}$/

/** `The CRM refused the lead (INVALID_EMAIL: email).` */
export function refusal(code: unknown, fields: readonly unknown[] = []): string {
  const shown = [code, ...fields].filter((part): part is string => typeof part === 'string' && SHOWABLE.test(part))
  const [name, ...names] = new Set(shown)
  if (name === undefined) return 'The CRM refused the lead.'
  return `The CRM refused the lead (${name}${names.length > 0 ? `: ${names.join(', ')}` : ''}).`
}
