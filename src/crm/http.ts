import { isRecord } from '../core/keys.ts'
import { OutboundFailure, type OutboundHttp } from '../core/outbound-http.ts'
import { retryAfterSeconds } from '../core/http-headers.ts'
import { SECOND, type Clock } from '../core/time.ts'
import { CrmFailure } from './failure.ts'

export interface CrmRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers?: Record<string, string>
  /** Objects are sent as JSON. */
  body?: object | Buffer | URLSearchParams
}

export interface CrmReply {
  status: number
  /** Undefined for an answer that is not JSON. */
  json: unknown
  retryAfterS: number | undefined
}

/** Requests to one CRM, within the job's deadline. @throws CrmFailure `unavailable` without a complete answer */
export interface CrmHttp {
  send(request: CrmRequest): Promise<CrmReply>
}

interface CrmHttpDeps {
  outbound: Pick<OutboundHttp, 'fetch'>
  clock: Clock
}

/** Maximum time of the complete exchange. */
const REQUEST_TIMEOUT_MS = 15 * SECOND

/** Maximum answer: a batch of 200 records is returned with all fields. */
const MAX_BYTES = 4 * 1024 * 1024

export function createCrmHttp({ outbound, clock }: CrmHttpDeps, signal: AbortSignal): CrmHttp {
  return {
    async send({ method, url, headers = {}, body }) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
      const { type, bytes } = encoded(body)
      const typed = type === undefined ? headers : { ...headers, 'content-type': type }
      const common = { accept: 'application/json', 'user-agent': 'FrontDesk-CRM/1' }
      try {
        const reply = await outbound.fetch({
          method,
          url,
          headers: { ...common, ...typed },
          ...(bytes === undefined ? {} : { body: bytes }),
          signal: limit,
          mostBytes: MAX_BYTES,
        })
        return {
          status: reply.status,
          json: parsed(reply.body.toString('utf8')),
          retryAfterS: retryAfterSeconds(reply.headers['retry-after'], clock.now()),
        }
      } catch (error) {
        if (!(error instanceof OutboundFailure)) throw error
        throw new CrmFailure('unavailable', `The CRM did not answer (${error.code}).`, { cause: error })
      }
    },
  }
}

function encoded(body: CrmRequest['body']): { type?: string; bytes?: string | Buffer } {
  if (body === undefined) return {}
  if (body instanceof URLSearchParams) return { type: 'application/x-www-form-urlencoded', bytes: body.toString() }
  return { type: 'application/json', bytes: Buffer.isBuffer(body) ? body : JSON.stringify(body) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Failures by common status; undefined for statuses that each CRM uses differently. */
export function usualFailure({ status, retryAfterS }: CrmReply): CrmFailure | undefined {
  if (status === 401) return new CrmFailure('unauthorized', 'The CRM refused the credentials (401).')
  if (status === 403) return new CrmFailure('forbidden', 'The credentials may not do this in the CRM (403).')
  if (status === 429) return new CrmFailure('rate_limited', 'The CRM asked to wait (429).', { retryAfterS })
  if (status === 408 || status === 423 || status === 425 || status >= 500)
    return new CrmFailure('unavailable', `The CRM is not available (${status}).`, { retryAfterS })
  return undefined
}

/** A nested value of an untrusted answer. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A nested id, which may arrive as text or as a number. */
export function idAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = at(value, ...path)
  if (typeof found === 'number' && Number.isSafeInteger(found)) return String(found)
  return typeof found === 'string' && found !== '' && found.length <= 200 && !found.includes('\0') ? found : undefined
}
