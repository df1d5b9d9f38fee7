import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * Stateful, strict fake of Google's OAuth endpoints and Calendar API v3, after
 * developers.google.com/identity/protocols/oauth2/web-server and /calendar/api/v3/reference (freebusy, events, errors).
 */

export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'cancelled'
  summary: string
  start: { dateTime: string; timeZone?: string }
  end: { dateTime: string; timeZone?: string }
  transparency: string
  updated: string
  extendedProperties?: { private?: Record<string, string> }
}

export interface FakeGoogle {
  url: string
  clientId: string
  clientSecret: string
  /** Events of the only account, by id. */
  events: Map<string, GoogleEvent>
  /** `POST /freeBusy` and so on, in order. */
  calls: string[]
  /** Adds another person's event. */
  add(start: string, end: string): string
  /** Deletes an event, as in Google's own UI. */
  remove(id: string): void
  /** Grants consent; returns the redirect. */
  consent(url: string): Promise<string>
  /** Invalidates all access tokens; with `grant` the refresh token too. */
  revoke(what: 'tokens' | 'grant'): void
  /** The next API calls get this failure. */
  failNext(count: number, failure: Failure): void
  /** Does what API calls ask for, and keeps the answers back until the returned function is called. */
  holdAnswers(): () => void
  close(): Promise<void>
}

export interface Failure {
  status: number
  reason: string
  headers?: Record<string, string>
}

interface Answer {
  status: number
  body?: object
  headers?: Record<string, string>
}

const SCOPES = ['https://www.googleapis.com/auth/calendar.events', 'https://www.googleapis.com/auth/calendar.freebusy']
const CALENDAR = 'primary'
const EVENT_FIELDS = new Set([
  'id',
  'summary',
  'description',
  'location',
  'start',
  'end',
  'status',
  'transparency',
  'extendedProperties',
])

interface Code {
  redirectUri: string
  challenge: string
}

export async function startGoogle(now: () => Date): Promise<FakeGoogle> {
  const credentials = { clientId: 'client-1.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' }
  const events = new Map<string, GoogleEvent>()
  const calls: string[] = []
  const codes = new Map<string, Code>()
  const accessTokens = new Set<string>()
  const refreshTokens = new Set<string>()
  const failures: Failure[] = []
  let held: Promise<void> | undefined

  function token(form: URLSearchParams): Answer {
    if (form.get('client_id') !== credentials.clientId || form.get('client_secret') !== credentials.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    const grants = form.get('grant_type') === 'authorization_code' ? redeem(form) : refresh(form)
    if (grants === undefined) return { status: 400, body: { error: 'invalid_grant' } }
    const accessToken = `ya29.${randomBytes(16).toString('hex')}`
    accessTokens.add(accessToken)
    return { status: 200, body: { access_token: accessToken, expires_in: 3599, token_type: 'Bearer', ...grants } }
  }

  /** A code is valid once, with its verifier and redirect address. */
  function redeem(form: URLSearchParams): object | undefined {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code === undefined || code.redirectUri !== form.get('redirect_uri') || code.challenge !== challenge)
      return undefined
    const refreshToken = `1//${randomBytes(16).toString('hex')}`
    refreshTokens.add(refreshToken)
    return { refresh_token: refreshToken, scope: SCOPES.join(' ') }
  }

  const refresh = (form: URLSearchParams) =>
    form.get('grant_type') === 'refresh_token' && refreshTokens.has(form.get('refresh_token') ?? '') ? {} : undefined

  function authorize(url: URL): string {
    const query = url.searchParams
    const expected = {
      response_type: 'code',
      client_id: credentials.clientId,
      code_challenge_method: 'S256',
      access_type: 'offline',
    }
    for (const [name, value] of Object.entries(expected))
      if (query.get(name) !== value) throw new Error(`Google refuses ${name}=${query.get(name)}`)
    if (query.get('scope') !== SCOPES.join(' ')) throw new Error(`Google refuses the scope ${query.get('scope')}`)
    const code = `4/${randomBytes(16).toString('hex')}`
    codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', challenge: query.get('code_challenge') ?? '' })
    const back = new URL(query.get('redirect_uri') ?? '')
    back.search = new URLSearchParams({ state: query.get('state') ?? '', code, scope: SCOPES.join(' ') }).toString()
    return back.href
  }

  function api(method: string, url: URL, body: Record<string, unknown>): Answer {
    const path = url.pathname.replace('/calendar/v3', '')
    if (method === 'POST' && path === '/freeBusy') return freeBusy(body)
    const [, calendar, id] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? []
    if (calendar === undefined || decodeURIComponent(calendar) !== CALENDAR) return problem(404, 'notFound')
    if (method === 'GET' && id === undefined) return list(url.searchParams)
    if (method === 'POST' && id === undefined) return insert(body)
    const event = events.get(id ?? '')
    if (event === undefined) return problem(404, 'notFound')
    if (method === 'PATCH') return patch(event, body)
    if (method === 'DELETE') return event.status === 'cancelled' ? problem(410, 'deleted') : cancel(event)
    return problem(404, 'notFound')
  }

  function freeBusy({ timeMin, timeMax, items }: Record<string, unknown>): Answer {
    const [from, to] = [Date.parse(String(timeMin)), Date.parse(String(timeMax))]
    if (!(from < to)) return problem(400, 'timeRangeEmpty')
    const found = (items as { id: string }[]).map(({ id }) => {
      if (id !== CALENDAR) return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }]
      return [id, { busy: merged(from, to) }]
    })
    return { status: 200, body: { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(found) } }
  }

  /** Free/busy merges adjacent times and hides details. */
  function merged(from: number, to: number): { start: string; end: string }[] {
    const times = [...events.values()]
      .filter(({ status, transparency }) => status === 'confirmed' && transparency === 'opaque')
      .map(({ start, end }) => ({ start: Date.parse(start.dateTime), end: Date.parse(end.dateTime) }))
      .filter(({ start, end }) => start < to && end > from)
      .toSorted((a, b) => a.start - b.start)
    const result: { start: number; end: number }[] = []
    for (const time of times) {
      const last = result.at(-1)
      if (last !== undefined && time.start <= last.end) last.end = Math.max(last.end, time.end)
      else result.push({ ...time })
    }
    return result.map(({ start, end }) => ({
      start: new Date(Math.max(start, from)).toISOString(),
      end: new Date(Math.min(end, to)).toISOString(),
    }))
  }

  function list(query: URLSearchParams): Answer {
    const since = Date.parse(query.get('updatedMin') ?? '')
    if (Number.isNaN(since)) return problem(400, 'required')
    if (since < now().getTime() - 28 * 86_400_000) return problem(410, 'updatedMinTooLongAgo')
    const items = [...events.values()].filter(({ updated }) => Date.parse(updated) >= since)
    // Pages of two, to catch clients that read only the first.
    const first = Number(query.get('pageToken') ?? 0)
    const next = first + 2 < items.length ? { nextPageToken: String(first + 2) } : {}
    return {
      status: 200,
      body: { items: items.slice(first, first + 2).map(({ id, status }) => ({ id, status })), ...next },
    }
  }

  function insert(body: Record<string, unknown>): Answer {
    const refusal = objection(body)
    if (refusal !== undefined) return refusal
    const id = String(body['id'] ?? randomBytes(13).toString('hex'))
    if (!/^[0-9a-v]{5,1024}$/.test(id)) return problem(400, 'invalid')
    // Includes ids of deleted events, which are never free again.
    if (events.has(id)) return problem(409, 'duplicate')
    events.set(id, {
      transparency: 'opaque',
      ...body,
      id,
      status: 'confirmed',
      updated: now().toISOString(),
    } as GoogleEvent)
    return { status: 200, body: events.get(id)! }
  }

  function patch(event: GoogleEvent, body: Record<string, unknown>): Answer {
    const refusal = objection(body)
    if (refusal !== undefined) return refusal
    Object.assign(event, body, { updated: now().toISOString() })
    return { status: 200, body: event }
  }

  function cancel(event: GoogleEvent): Answer {
    Object.assign(event, { status: 'cancelled', updated: now().toISOString() })
    return { status: 204 }
  }

  function objection(body: Record<string, unknown>): Answer | undefined {
    const unknown = Object.keys(body).find((name) => !EVENT_FIELDS.has(name))
    if (unknown !== undefined) return problem(400, 'invalid')
    const [start, end] = [body['start'], body['end']].map((time) =>
      Date.parse((time as { dateTime: string })?.dateTime),
    )
    return start! < end! ? undefined : problem(400, 'timeRangeEmpty')
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://localhost')
    const text = await read(request)
    const type = request.headers['content-type'] ?? ''
    if (url.pathname === '/token') {
      calls.push('POST /token')
      const isForm = request.method === 'POST' && type === 'application/x-www-form-urlencoded'
      return isForm ? token(new URLSearchParams(text)) : { status: 400, body: { error: 'invalid_request' } }
    }
    calls.push(`${request.method} ${url.pathname.replace('/calendar/v3', '')}`)
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!accessTokens.has(bearer)) return problem(401, 'authError')
    const failure = failures.shift()
    if (failure !== undefined) return { ...problem(failure.status, failure.reason), headers: failure.headers ?? {} }
    if (text !== '' && type !== 'application/json') return problem(400, 'parseError')
    return api(request.method ?? '', url, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>))
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, headers } = await answer(request)
    await held
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  const server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...credentials,
    events,
    calls,
    add(start, end) {
      const id = randomBytes(13).toString('hex')
      const times = { start: { dateTime: start }, end: { dateTime: end } }
      events.set(id, {
        id,
        status: 'confirmed',
        summary: 'Dentist',
        transparency: 'opaque',
        ...times,
        updated: now().toISOString(),
      })
      return id
    },
    remove: (id) => void cancel(events.get(id)!),
    consent: async (url) => authorize(new URL(url)),
    revoke(what) {
      accessTokens.clear()
      if (what === 'grant') refreshTokens.clear()
    },
    failNext: (count, failure) => void failures.push(...Array.from({ length: count }, () => failure)),
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The error shape of Google's APIs. */
function problem(status: number, reason: string): Answer {
  const errors = [{ domain: 'global', reason, message: reason }]
  return { status, body: { error: { code: status, message: reason, errors } } }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
