import type { Memory, Waiting } from './memory.ts'
import { readEvents, type ServerEvent } from './server-events.ts'

interface Session {
  token: string
  session_id: string
  resume_token: string
}

interface Problem {
  detail?: string
  fields?: string[]
  retryAfter?: number
}

/** A page keeps more, but not beyond its end. */
const MAX_WAITING = 20

/** Default without a Retry-After. */
const RETRY_AFTER_S = 60

/** An error reply; `detail` is shown. Status 0: no reply. */
export class Refused extends Error {
  readonly status: number
  /** Invalid fields of the body. */
  readonly fields: string[]
  readonly retryAfter: number
  constructor(status: number, { detail = '', fields = [], retryAfter = RETRY_AFTER_S }: Problem = {}) {
    super(detail)
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** Any other error is as no reply. */
  static of(error: unknown): Refused {
    return error instanceof Refused ? error : new Refused(0)
  }
}

interface Sent {
  body?: object | undefined
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

/** A new key (`Idempotency-Key`), by which the server knows a request that is sent again. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** API client of a visitor: `/api/v1/widget/*` with the page's token. */
export class Desk {
  readonly #base: string
  readonly #tenantId: string
  readonly #memory: Memory
  #session: Promise<Session> | undefined
  /** Resume token of a call before any message; nothing is stored in the browser for it. */
  #resume: string | null = null

  constructor(base: string, tenantId: string, memory: Memory) {
    this.#base = `${base}/api/v1/widget`
    this.#tenantId = tenantId
    this.#memory = memory
  }

  /** @throws Refused */
  async get<T>(path: string): Promise<T> {
    return (await this.#send('GET', path)).json()
  }

  /** @throws Refused */
  async post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    return (await this.#send('POST', path, { body, headers })).json()
  }

  /** `keepalive`: survives leaving the page. */
  async postLast(path: string): Promise<void> {
    await this.#send('POST', path, { body: {}, keepalive: true })
  }

  async remove(path: string): Promise<void> {
    await this.#send('DELETE', path, { keepalive: true })
  }

  /** Server-sent events of a route until its end. @throws Refused */
  async *events(path: string, { after, ...more }: Sent & { after?: string | undefined }): AsyncGenerator<ServerEvent> {
    const headers = after === undefined ? more.headers : { 'last-event-id': after }
    yield* readEvents(await this.#send(more.body === undefined ? 'GET' : 'POST', path, { ...more, headers }))
  }

  /** Messages that the server has not taken yet, of this page and of those before it. */
  get waiting(): Waiting[] {
    return this.#memory.read()?.waiting ?? []
  }

  /** Stores a message until it is taken, and from the first one on the resume token. */
  keep(message: Waiting): void {
    const kept = this.#memory.read() ?? { resume: this.#resume, open: true }
    this.#memory.write({ ...kept, waiting: [...this.#others(message), message].slice(-MAX_WAITING) })
  }

  /** Taken, or refused. */
  drop(message: Waiting): void {
    this.#memory.change({ waiting: this.#others(message) })
  }

  #others({ key }: Waiting): Waiting[] {
    return this.waiting.filter((other) => other.key !== key)
  }

  forget(): void {
    this.#session = undefined
    this.#resume = null
    this.#memory.forget()
  }

  async #send(method: string, path: string, more: Sent = {}, isSecondTry = false): Promise<Response> {
    const { token } = await this.#begun()
    try {
      return await this.#fetch(method, path, {
        ...more,
        headers: { ...more.headers, authorization: `Bearer ${token}` },
      })
    } catch (error) {
      if (isSecondTry || Refused.of(error).status !== 401) throw error
      // The token has expired after an hour; the conversation continues with a new one.
      this.#session = undefined
      return this.#send(method, path, more, true)
    }
  }

  #begun(): Promise<Session> {
    this.#session ??= this.#begin().catch((error: unknown) => {
      this.#session = undefined
      throw error
    })
    return this.#session
  }

  async #begin(): Promise<Session> {
    const body = { tenant_id: this.#tenantId, resume_token: this.#memory.read()?.resume ?? this.#resume }
    // The reply has the schema of the API.
    const session = (await (await this.#fetch('POST', '/session', { body })).json()) as Session
    this.#resume = session.resume_token
    this.#memory.change({ resume: session.resume_token })
    return session
  }

  /** @throws Refused, also for a reply that is an error */
  async #fetch(method: string, path: string, { body, headers, signal, keepalive = false }: Sent): Promise<Response> {
    const answer = await fetch(this.#base + path, {
      method,
      credentials: 'omit',
      signal: signal ?? null,
      keepalive,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    }).catch((error: unknown) => {
      throw signal?.aborted ? error : new Refused(0)
    })
    if (!answer.ok) throw new Refused(answer.status, await problemOf(answer))
    return answer
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  const retryAfter = Number(answer.headers.get('retry-after')) || RETRY_AFTER_S
  try {
    // Both shapes of the API's errors.
    const { detail } = (await answer.json()) as { detail: string | { loc: (string | number)[] }[] }
    if (typeof detail === 'string') return { detail, retryAfter }
    return { fields: detail.map(({ loc }) => String(loc[1])) }
  } catch {
    return { retryAfter }
  }
}
