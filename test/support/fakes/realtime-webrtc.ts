import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import type { WebSocket } from 'ws'
import { createRealtimeCheck } from './openai-schemas.ts'
import { FakeWebCall } from './realtime-web-call.ts'
import { FakeRealtime, REALTIME_KEY, type RealtimeBrain } from './realtime.ts'

const check = createRealtimeCheck()

/**
 * The Realtime API with browser calls: `POST /v1/realtime/calls` answers an offer (WebRTC, loopback only), the WebSocket
 * `?call_id=` attaches to the call, and either side can hang up. Call ids, statuses and headers are the vendor's.
 */
export class FakeRealtimeWebRTC extends FakeRealtime {
  readonly webCalls: FakeWebCall[] = []
  /** Statuses for the next offers; `silent`: no answer. */
  readonly offerRefusals: (number | 'silent')[] = []
  /** Invalid requests; tests expect none. */
  readonly violations: string[] = []
  /** Speed-up of the model's speech. */
  speed = 4
  readonly #sidebands = new Map<RealtimeBrain, Set<WebSocket>>()

  constructor() {
    super()
    this.server.on('request', (request, response) => void this.#take(request, response))
  }

  /** The newest call. */
  get webCall(): FakeWebCall {
    return this.webCalls.at(-1)!
  }

  override get problems(): string[] {
    return [...super.problems, ...this.violations]
  }

  override join(brain: RealtimeBrain, socket: WebSocket): void {
    super.join(brain, socket)
    const beside = this.#sidebands.get(brain)
    beside?.add(socket)
    socket.on('close', () => beside?.delete(socket))
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.webCalls.map((call) => call.hangUp()))
    await super[Symbol.asyncDispose]()
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname } = new URL(request.url ?? '/', this.url)
    if (request.headers.authorization !== `Bearer ${REALTIME_KEY}`) return fail(response, 401, 'invalid_api_key')
    if (request.headers['openai-beta'] !== undefined) this.violations.push('a header of the beta')
    const [, id] = /^\/v1\/realtime\/calls\/([\w-]+)\/hangup$/.exec(pathname) ?? []
    if (request.method !== 'POST') return fail(response, 405, 'method_not_allowed')
    if (id !== undefined) return this.#hangUp(id, response)
    if (pathname !== '/v1/realtime/calls') return fail(response, 404, 'unknown_url')
    const refusal = this.offerRefusals.shift()
    if (refusal === 'silent') return
    if (refusal !== undefined) return fail(response, refusal, 'server_error')
    await this.#answer(new Response(Buffer.concat(chunks), { headers: contentType(request) }), response)
  }

  async #answer(body: Response, response: ServerResponse): Promise<void> {
    const form = await body.formData()
    const [sdp, session] = await Promise.all([textOf(form.get('sdp')), textOf(form.get('session'))])
    // The vendor's error without `m=audio`; it accepts a data channel.
    if (sdp === undefined || !/^v=0[^]*^m=audio /m.test(sdp)) return fail(response, 400, 'invalid_offer')
    if (/^m=(?!audio )/m.test(sdp)) this.violations.push('a page that gets more than audio')
    const settings = JSON.parse(session ?? '{}') as RealtimeSessionCreateRequest
    const wrong = check('RealtimeClientEvent', { type: 'session.update', session: settings })
    if (wrong.length > 0 || settings.type !== 'realtime') {
      this.violations.push(`a session that is none: ${wrong.join('; ')}`)
      return fail(response, 400, 'invalid_session')
    }
    const id = `rtc_${randomBytes(12).toString('hex')}`
    const call = await FakeWebCall.answer({ id, offer: sdp, session: settings, script: this.script, speed: this.speed })
    this.webCalls.push(call)
    this.calls.set(id, call.brain)
    this.#sidebands.set(call.brain, new Set())
    void call.ended.then(() => this.#over(call))
    response.writeHead(201, { 'content-type': 'application/sdp', location: `/v1/realtime/calls/${id}` }).end(call.sdp)
  }

  async #hangUp(id: string, response: ServerResponse): Promise<void> {
    const call = this.webCalls.find((known) => known.id === id)
    if (call === undefined || call.isOver) return fail(response, 404, 'call_id_not_found')
    await call.hangUp()
    response.writeHead(200).end()
  }

  /** Removes all state of a finished call. */
  #over({ id, brain }: FakeWebCall): void {
    this.calls.delete(id)
    for (const socket of this.#sidebands.get(brain) ?? []) socket.close(1000)
    this.#sidebands.delete(brain)
  }
}

function contentType({ headers }: IncomingMessage): Record<string, string> {
  return { 'content-type': headers['content-type'] ?? '' }
}

async function textOf(part: File | string | null): Promise<string | undefined> {
  return part === null ? undefined : typeof part === 'string' ? part : part.text()
}

function fail(response: ServerResponse, status: number, code: string): void {
  const error = { type: 'invalid_request_error', code, message: 'org-4711 may not' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}
