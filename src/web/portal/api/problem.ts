/** A field that the API refused: its path in the body, and why. */
interface FieldProblem {
  path: string
  message: string
}

/** Every refusal of the API, in one shape. `status` 0: the server was not reached. */
export class Problem extends Error {
  readonly status: number
  readonly fields: FieldProblem[]
  /** Seconds to wait after a 429 or 503. */
  readonly retryAfter: number | null

  constructor(status: number, message: string, { fields = [], retryAfter = null }: Partial<Problem> = {}) {
    super(message)
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

interface Issue {
  loc: (string | number)[]
  msg: string
}

export async function problemOf(response: Response): Promise<Problem> {
  // The API's errors have this shape; a proxy's have no JSON, or none of it.
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string | Issue[] }
  const retryAfter = response.headers.has('Retry-After') ? Number(response.headers.get('Retry-After')) : null
  if (!Array.isArray(detail)) return new Problem(response.status, detail ?? response.statusText, { retryAfter })
  const fields = detail.map(({ loc, msg }) => ({ path: loc.slice(1).join('.'), message: msg }))
  return new Problem(response.status, fields[0]?.message ?? '', { fields, retryAfter })
}

export function unreachable(): never {
  throw new Problem(0, '')
}

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(-1, error instanceof Error ? error.message : String(error))
}
