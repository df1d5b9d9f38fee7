import { isRecord } from '../../core/keys.ts'
import type { GoogleConfig } from '../../provider-config.ts'
import { MINUTE, SECOND, type Clock } from '../../core/time.ts'
import type { Answer } from '../../core/outbound-http.ts'
import { requireSuccess, type CalendarHttp } from './calendar-http.ts'
import { CalendarFailure } from './failure.ts'

/** Minimal scopes: write events, read free/busy. */
export const GOOGLE_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.freebusy',
]

interface GoogleTokens {
  accessToken: string
  refreshToken: string | undefined
  expiresInS: number
}

/** Calls Google's token endpoint (RFC 6749). @throws CalendarFailure `unauthorized` for an invalid grant */
export async function requestTokens(
  http: CalendarHttp,
  { tokenUrl, clientId, clientSecret }: GoogleConfig,
  grant: Record<string, string>,
  signal: AbortSignal,
): Promise<GoogleTokens> {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await http.send({ method: 'POST', url: tokenUrl, headers, body, signal })
  // Includes `invalid_client`, which the operator has to fix.
  if (answer.status === 400 || answer.status === 401) throw new CalendarFailure('unauthorized')
  requireSuccess(answer)
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresInS } = jsonOf(answer)
  if (typeof accessToken !== 'string') throw new CalendarFailure('refused')
  return {
    accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
    expiresInS: typeof expiresInS === 'number' ? expiresInS : 0,
  }
}

export interface GoogleApi {
  /** Resolves for every status except authentication, rate limit and server errors. */
  call(request: ApiCall, signal: AbortSignal): Promise<Answer>
}

interface ApiCall {
  method: string
  /** Relative to `/calendar/v3`. */
  path: string
  body?: object
}

interface GoogleApiDeps {
  http: CalendarHttp
  config: GoogleConfig
  refreshToken: string
  tokens: AccessTokens
  clock: Clock
}

/** Cached per process: each token costs a request and is valid for an hour. */
export type AccessTokens = Map<string, { token: string; until: number }>

const MAX_TOKENS = 1_000
const EARLY_MS = 1 * MINUTE
const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])

export function createGoogleApi({ http, config, refreshToken, tokens, clock }: GoogleApiDeps): GoogleApi {
  async function accessToken(signal: AbortSignal): Promise<string> {
    const known = tokens.get(refreshToken)
    if (known !== undefined && known.until > clock.now().getTime()) return known.token
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const { accessToken: token, expiresInS } = await requestTokens(http, config, grant, signal)
    if (tokens.size >= MAX_TOKENS) tokens.clear()
    tokens.set(refreshToken, { token, until: clock.now().getTime() + expiresInS * SECOND - EARLY_MS })
    return token
  }

  async function send({ method, path, body }: ApiCall, signal: AbortSignal): Promise<Answer> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    return http.send({
      method,
      url: `${config.apiUrl}/calendar/v3${path}`,
      headers: {
        authorization: `Bearer ${await accessToken(signal)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal,
      ...content,
    })
  }

  return {
    async call(request, signal) {
      let answer = await send(request, signal)
      if (answer.status === 401) {
        // Revoked early: retry with a new token.
        tokens.delete(refreshToken)
        answer = await send(request, signal)
      }
      if (answer.status === 401) throw new CalendarFailure('unauthorized')
      if (answer.status === 403 && isRateLimit(answer)) throw rateLimited(answer)
      if (answer.status === 429 || answer.status >= 500) requireSuccess(answer)
      return answer
    },
  }
}

/** Google answers 403 both for rate limits and for missing permissions. */
function isRateLimit(answer: Answer): boolean {
  const { error }: { error?: { errors?: { reason?: unknown }[] } } = jsonOf(answer)
  return (error?.errors ?? []).some(({ reason }) => typeof reason === 'string' && RATE_REASONS.has(reason))
}

function rateLimited({ headers }: Answer): CalendarFailure {
  const seconds = Number(headers['retry-after'])
  return new CalendarFailure('rate_limited', { retryAfterS: Number.isFinite(seconds) ? seconds : undefined })
}

/** An empty object for anything but a JSON object. */
export function jsonOf({ body }: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
