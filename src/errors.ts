import type { Issue } from './validation-problem.ts'

/** An error for the caller: status and `detail` become the reply. */
export class AppError extends Error {
  readonly status: number
  readonly detail: string | Issue[]
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, detail: string | Issue[], options: { retryAfter?: number; cause?: unknown } = {}) {
    super(typeof detail === 'string' ? detail : 'Validation failed', { cause: options.cause })
    this.name = new.target.name
    this.status = status
    this.detail = detail
    this.retryAfter = options.retryAfter
  }
}

export class BadRequest extends AppError {
  constructor(detail: string) {
    super(400, detail)
  }
}

export class Unauthorized extends AppError {
  constructor(
    detail = 'Not authenticated: send a valid API key in X-API-Key, or the cookie of a sign-in (POST /api/v1/auth/login)',
  ) {
    super(401, detail)
  }
}

export class Forbidden extends AppError {
  constructor(detail = 'Not allowed') {
    super(403, detail)
  }
}

/** Also for another tenant's resources, indistinguishable from unknown ones. */
export class NotFound extends AppError {
  constructor(detail = 'Not Found') {
    super(404, detail)
  }
}

/** The row that a look-up found. @throws NotFound where it found none */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new NotFound()
  return found
}

export class Conflict extends AppError {
  /** `retryAfter`: seconds after which it may be no conflict any more. */
  constructor(detail: string, options: { retryAfter?: number } = {}) {
    super(409, detail, options)
  }
}

export class PayloadTooLarge extends AppError {
  constructor(detail: string) {
    super(413, detail)
  }
}

export class UnsupportedMedia extends AppError {
  constructor(detail: string) {
    super(415, detail)
  }
}

/** Path of a problem that zod found. No field of JSON is named by a symbol. */
export function pathOf({ path }: { path: PropertyKey[] }): (string | number)[] {
  return path.filter((part) => typeof part !== 'symbol')
}

/** Rules beyond the schema, in the shape of a schema failure. */
export class ValidationFailed extends AppError {
  constructor(issues: Issue[]) {
    super(422, issues)
  }
}

/** One rule beyond the schema, for one field. */
export class Invalid extends ValidationFailed {
  constructor(loc: (string | number)[], msg: string, type = 'invalid') {
    super([{ loc: ['body', ...loc], msg, type }])
  }
}

/** Retry-After of a 429 without a known time. */
export const RETRY_LATER_S = 60

export class TooManyRequests extends AppError {
  /** `advice` replaces the sentence with the seconds. */
  constructor(seconds = RETRY_LATER_S, detail = 'Too many requests', advice?: string) {
    const retryAfter = Math.max(1, Math.ceil(seconds))
    super(429, `${detail}. ${advice ?? `Try again in ${retryAfter} s.`}`, { retryAfter })
  }
}

/** A dependency is temporarily down. */
export class Unavailable extends AppError {
  constructor(detail: string, retryAfter = 5, cause?: unknown) {
    super(503, detail, { retryAfter, cause })
  }
}
