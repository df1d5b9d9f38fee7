import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable, type Duplex } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { RealtimeBrain } from './realtime-brain.ts'
import { RealtimeScript } from './realtime-script.ts'

export { RealtimeBrain } from './realtime-brain.ts'

/** One WebSocket session. */
export interface FakeSession {
  brain: RealtimeBrain
  socket: WebSocket
}

export const REALTIME_KEY = 'sk-test-realtime'

/**
 * Fake of OpenAI's Realtime API over WebSocket: `/v1/realtime?model=` for sessions of their own, `?call_id=` for browser
 * calls registered in `calls`.
 */
export class FakeRealtime implements AsyncDisposable {
  readonly script = new RealtimeScript()
  readonly sessions: FakeSession[] = []
  /** Brains of browser calls, by call id. */
  readonly calls = new Map<string, RealtimeBrain>()
  /** URL and headers of each upgrade. */
  readonly requests: { url: string; headers: IncomingMessage['headers'] }[] = []
  /** Statuses for the next upgrades; `silent`: no answer. */
  readonly refusals: (number | 'silent')[] = []
  /** The words of recordings; undefined: they cannot be transcribed. */
  recorded: string | undefined
  readonly server = createServer()
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #held = new Set<Duplex>()

  static async start<T extends FakeRealtime>(this: new () => T): Promise<T> {
    const fake = new this()
    fake.server.on('upgrade', (request, socket, head) => fake.#upgrade(request, socket, head))
    fake.server.on('request', (request, response) => {
      if (request.url === '/v1/audio/transcriptions') void fake.#transcribe(request, response)
    })
    fake.server.listen(0, '127.0.0.1')
    await once(fake.server, 'listening')
    return fake
  }

  /** Base URL of the REST API, up to `/realtime`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`
  }

  /** URL of the WebSocket. */
  get socketUrl(): string {
    return `${this.url.replace('http', 'ws')}/realtime`
  }

  /** The newest session that is open; of two that were begun at once the other one is left. */
  get session(): FakeSession {
    return this.sessions.findLast(({ socket }) => socket.readyState === socket.OPEN) ?? this.sessions.at(-1)!
  }

  /** Protocol violations in all sessions. */
  get problems(): string[] {
    return [...this.sessions.map(({ brain }) => brain), ...this.calls.values()].flatMap(({ problems }) => problems)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate()
    for (const socket of this.#held) socket.destroy()
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** https://platform.openai.com/docs/api-reference/audio/createTranscription */
  async #transcribe(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Readable.toWeb(request) as ReadableStream, {
      headers: { 'content-type': type },
    }).formData()
    const isKnown = request.headers.authorization === `Bearer ${REALTIME_KEY}`
    const isWhole =
      form.get('file') instanceof File && form.get('model') === 'gpt-transcribe' && form.get('language') === 'en'
    const status = !isKnown ? 401 : !isWhole || this.recorded === undefined ? 400 : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(status === 200 ? { text: this.recorded } : { error: { message: 'No', type: 'invalid' } }),
    )
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    this.requests.push({ url: request.url ?? '', headers: request.headers })
    socket.on('error', () => undefined)
    const refusal = this.refusals.shift()
    if (refusal === 'silent') return void this.#held.add(socket)
    if (refusal !== undefined) return refuse(socket, refusal)
    if (pathname !== '/v1/realtime') return refuse(socket, 404)
    if (request.headers.authorization !== `Bearer ${REALTIME_KEY}`) return refuse(socket, 401)
    if (request.headers['openai-beta'] !== undefined) return refuse(socket, 400)
    const callId = searchParams.get('call_id')
    if ((callId === null) === (searchParams.get('model') === null)) return refuse(socket, 400)
    const known = callId === null ? undefined : this.calls.get(callId)
    if (callId !== null && known === undefined) return refuse(socket, 404, 'call_id_not_found')
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      if (known === undefined) this.#open(opened)
      else this.join(known, opened)
    })
  }

  #open(socket: WebSocket): void {
    const end = (how: 'expired' | 'broken'): void => {
      if (how === 'broken') return socket.terminate()
      expire(brain, socket)
    }
    const brain = new RealtimeBrain({ script: this.script, end })
    this.sessions.push({ brain, socket })
    this.join(brain, socket)
    brain.begin()
  }

  /** Connects a socket to a brain, in both directions. */
  join(brain: RealtimeBrain, socket: WebSocket): void {
    const leave = brain.attach((event) => socket.send(JSON.stringify(event)))
    socket.on('message', (data) => brain.take(JSON.parse(data.toString())))
    socket.on('close', leave)
  }
}

const EXPIRED = 'Your session hit the maximum duration of 60 minutes.'

/** The state after sixty minutes. */
export function expire(brain: RealtimeBrain, socket: WebSocket): void {
  const error = { type: 'invalid_request_error', code: 'session_expired', message: EXPIRED }
  brain.emit({ type: 'error', event_id: brain.id('event'), error })
  socket.close(1001, EXPIRED)
}

function refuse(socket: Duplex, status: number, code = 'refused'): void {
  const body = JSON.stringify({ error: { type: 'invalid_request_error', code, message: 'org-4711 may not' } })
  const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close']
  socket.end(`HTTP/1.1 ${status} Refused\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}
