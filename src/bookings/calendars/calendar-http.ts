import { SECOND } from '../../core/time.ts'
import { OutboundFailure, type Answer, type OutboundFetch, type OutboundHttp } from '../../core/outbound-http.ts'
import { CalendarFailure, type FailureReason } from './failure.ts'

/** Fits fifty thousand appointments. */
const MAX_BYTES = 5 * 1024 * 1024

const REQUEST_TIMEOUT_MS = 20 * SECOND

/** HTTP to calendars, through the SSRF guard. */
export interface CalendarHttp {
  /** Resolves for every status. @throws CalendarFailure without a complete answer */
  send(request: CalendarRequest): Promise<Answer>
  refusalOf(url: string): string | undefined
}

type CalendarRequest = Omit<OutboundFetch, 'mostBytes'>

export function createCalendarHttp(outbound: Pick<OutboundHttp, 'fetch' | 'refusalOf'>): CalendarHttp {
  return {
    refusalOf: outbound.refusalOf,
    async send({ signal, headers, ...request }) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
      try {
        const named = { 'user-agent': 'FrontDesk/1.0 (calendar)', ...headers }
        return await outbound.fetch({ ...request, headers: named, signal: within, mostBytes: MAX_BYTES })
      } catch (error) {
        if (error instanceof OutboundFailure) throw new CalendarFailure(REASONS[error.code], { cause: error })
        throw error
      }
    },
  }
}

const REASONS: Record<OutboundFailure['code'], FailureReason> = {
  E_TIMEOUT: 'timeout',
  E_DNS: 'unreachable',
  E_BLOCKED: 'blocked_address',
  E_CONNECT: 'unreachable',
  E_TLS: 'unreachable',
  E_RESET: 'unreachable',
  E_PROTOCOL: 'unreachable',
  E_BODY_TOO_LARGE: 'too_large',
}

/** @throws CalendarFailure unless successful */
export function requireSuccess({ status, headers }: Pick<Answer, 'status' | 'headers'>): void {
  if (status >= 200 && status < 300) return
  throw new CalendarFailure(reasonOf(status), { retryAfterS: secondsOf(headers['retry-after']) })
}

export function reasonOf(status: number): FailureReason {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'refused'
}

/** Retry-After in seconds (RFC 9110 §10.2.3); dates are rare, and left to our own backoff. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) : undefined
}

export interface Login {
  username: string
  password: string
}

/** Basic authorization (RFC 7617) in UTF-8. */
export function basicAuthorization({ username, password }: Login): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`
}
