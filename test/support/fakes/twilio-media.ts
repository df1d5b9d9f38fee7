import { randomBytes } from 'node:crypto'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { WebSocket } from 'ws'
import { BYTES_PER_MS, silence } from '../mulaw.ts'

const FRAME_MS = 20
const FRAME_BYTES = FRAME_MS * BYTES_PER_MS

/** From the vendor's list (https://www.twilio.com/docs/api/errors): handshake, closed by the server, address, protocol. */
export type StreamErrorCode = 31920 | 31921 | 31922 | 31924

export class StreamError extends Error {
  readonly code: StreamErrorCode
  /** The server's status instead of 101. */
  readonly status: number | undefined

  constructor(code: StreamErrorCode, message: string, status?: number) {
    super(`${code}: ${message}`)
    this.code = code
    this.status = status
  }
}

export interface StreamOptions {
  /** URL from the instructions: `wss`, without a query. */
  url: string
  /** The actual test server, without TLS. */
  at: string
  authToken: string
  accountSid?: string
  callSid?: string
  parameters?: Record<string, string>
  /** Format of the stream; phones only have the default. */
  mediaFormat?: { encoding: string; sampleRate: number; channels: number }
  /** Overrides the signature; null: none. */
  signature?: string | null
  /** Delay of a mark's echo, of all or of each. */
  markDelayMs?: number | (() => number)
  /** Connects without sending `start`. */
  isMute?: boolean
}

type Queued = { audio: Buffer } | { mark: string }

/** Audio discarded by a `clear`. */
export interface Cleared {
  atMs: number
  audioMs: number
}

/**
 * The phone's side of `<Connect><Stream>` (https://www.twilio.com/docs/voice/media-streams/websocket-messages). The test
 * drives its clock: every 20 ms it sends the caller's audio, plays received audio at real speed, and echoes the marks
 * reached. Its recording is what the caller heard.
 */
export class FakeMediaStream {
  readonly streamSid = `MZ${randomBytes(16).toString('hex')}`
  readonly errors: StreamError[] = []
  readonly clears: Cleared[] = []
  /** Echoed marks, in order. */
  readonly echoed: string[] = []
  /** Close code, and the closing side. */
  readonly closed: Promise<{ code: number; by: 'phone' | 'server' }>
  nowMs = 0
  playedMs = 0
  framesSent = 0
  readonly #played: { atMs: number; audio: Buffer }[] = []
  readonly #socket: WebSocket
  readonly #options: StreamOptions
  #queue: Queued[] = []
  #late: { atMs: number; name: string }[] = []
  #speech = Buffer.alloc(0)
  #sequence = 0
  #isOver = false

  private constructor(socket: WebSocket, options: StreamOptions) {
    this.#socket = socket
    this.#options = options
    socket.on('message', (data) => this.#take(data.toString()))
    socket.on('error', () => {})
    const { promise, resolve } = Promise.withResolvers<{ code: number; by: 'phone' | 'server' }>()
    this.closed = promise
    socket.on('close', (code) => {
      const by = this.#isOver ? 'phone' : 'server'
      if (by === 'server') this.errors.push(new StreamError(31921, `the server closed the connection: ${code}`))
      this.#isOver = true
      resolve({ code, by })
    })
  }

  /** Connects and sends `connected` and `start`. @throws StreamError when refused */
  static async connect(options: StreamOptions): Promise<FakeMediaStream> {
    const url = new URL(options.url)
    if (url.protocol !== 'wss:') throw new StreamError(31922, 'only wss is supported')
    // The vendor does not send queries.
    url.search = ''
    const expected = getExpectedTwilioSignature(options.authToken, url.href, {})
    const { signature = expected } = options
    const socket = new WebSocket(new URL(url.pathname, options.at), {
      headers: signature === null ? {} : { 'x-twilio-signature': signature },
    })
    const stream = new FakeMediaStream(socket, options)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('unexpected-response', (_request, response) => {
        response.resume()
        reject(new StreamError(31920, 'the handshake was refused', response.statusCode))
      })
      socket.once('error', (error) => reject(new StreamError(31920, error.message)))
    })
    stream.#begin()
    return stream
  }

  /** Advances time in steps of 20 ms. `isLossy`: the caller's audio of that time is lost. */
  advance(ms: number, { isLossy = false } = {}): void {
    for (let passed = 0; passed < ms && !this.#isOver; passed += FRAME_MS) {
      const frame = this.#nextFrame()
      if (!isLossy) this.#sendFrame(frame)
      this.nowMs += FRAME_MS
      this.#play()
      this.#sendLateMarks()
    }
  }

  /** Queues the caller's audio; silence otherwise. */
  say(audio: Buffer): void {
    this.#speech = Buffer.concat([this.#speech, audio])
  }

  press(digit: string): void {
    this.#send({ event: 'dtmf', dtmf: { track: 'inbound_track', digit } })
  }

  /** Sends a raw message instead of a valid one. */
  sendRaw(data: string | Buffer): void {
    this.#socket.send(data)
  }

  async hangUp(): Promise<void> {
    if (this.#isOver) return void (await this.closed)
    const { accountSid, callSid } = this.#names()
    this.#send({ event: 'stop', stop: { accountSid, callSid } })
    this.#isOver = true
    this.#socket.close(1000)
    await this.closed
  }

  /** Network failure, without a close frame. */
  drop(): void {
    this.#isOver = true
    this.#socket.terminate()
  }

  /** Queued for playback. */
  get queuedMs(): number {
    return msOf(this.#queue.map((one) => ('audio' in one ? one.audio.length : 0)))
  }

  /** Audio heard since then, without pauses. */
  playedSince(fromMs = 0): Buffer {
    return Buffer.concat(this.#played.filter(({ atMs }) => atMs >= fromMs).map(({ audio }) => audio))
  }

  /** All audio heard, with pauses. */
  recording(): Buffer {
    const heard = silence(this.nowMs)
    for (const { atMs, audio } of this.#played) audio.copy(heard, atMs * BYTES_PER_MS)
    return heard
  }

  #begin(): void {
    const { accountSid, callSid } = this.#names()
    const { parameters = {}, mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 } } =
      this.#options
    this.#socket.send(JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }))
    if (this.#options.isMute === true) return
    const { streamSid } = this
    const start = { accountSid, streamSid, callSid, tracks: ['inbound'], mediaFormat, customParameters: parameters }
    this.#send({ event: 'start', start })
  }

  #names(): { accountSid: string; callSid: string } {
    const { accountSid = `AC${'0'.repeat(32)}`, callSid = `CA${'0'.repeat(32)}` } = this.#options
    return { accountSid, callSid }
  }

  #send(message: Record<string, unknown>): void {
    if (this.#isOver) return
    const sequenceNumber = String((this.#sequence += 1))
    this.#socket.send(JSON.stringify({ sequenceNumber, streamSid: this.streamSid, ...message }))
  }

  #nextFrame(): Buffer {
    const spoken = this.#speech.subarray(0, FRAME_BYTES)
    this.#speech = this.#speech.subarray(FRAME_BYTES)
    return Buffer.concat([spoken, silence(FRAME_MS)]).subarray(0, FRAME_BYTES)
  }

  #sendFrame(frame: Buffer): void {
    this.framesSent += 1
    const [chunk, timestamp] = [String(this.framesSent), String(this.nowMs)]
    const payload = frame.toString('base64')
    this.#send({ event: 'media', media: { track: 'inbound', chunk, timestamp, payload } })
  }

  /** Plays eight bytes a millisecond, and echoes each mark after the audio before it. */
  #play(): void {
    let room = FRAME_BYTES
    const atMs = this.nowMs - FRAME_MS
    const heard: Buffer[] = []
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if ('mark' in next) this.#giveBack(next.mark)
      else {
        if (room === 0) break
        heard.push(next.audio.subarray(0, room))
        const rest = next.audio.subarray(room)
        room -= heard.at(-1)!.length
        if (rest.length > 0) {
          next.audio = rest
          break
        }
      }
      this.#queue.shift()
    }
    const audio = Buffer.concat(heard)
    if (audio.length > 0) this.#played.push({ atMs, audio })
    this.playedMs += msOf([audio.length])
  }

  #giveBack(name: string): void {
    const { markDelayMs = 0 } = this.#options
    const delayMs = typeof markDelayMs === 'number' ? markDelayMs : markDelayMs()
    this.#late.push({ atMs: this.nowMs + delayMs, name })
    this.#sendLateMarks()
  }

  #sendLateMarks(): void {
    for (let next = this.#late[0]; next !== undefined && next.atMs <= this.nowMs; next = this.#late[0]) {
      this.#late.shift()
      this.echoed.push(next.name)
      this.#send({ event: 'mark', mark: { name: next.name } })
    }
  }

  #take(text: string): void {
    if (this.#isOver) return
    const problem = this.#act(text)
    if (problem === undefined) return
    this.errors.push(new StreamError(31924, problem))
    this.drop()
  }

  /** The problem of a message, if any. */
  #act(text: string): string | undefined {
    const message = parse(text)
    if (message === undefined) return 'no object of JSON'
    if (message['streamSid'] !== this.streamSid) return 'another stream, or none'
    const { event, media, mark } = message as { event?: unknown; media?: Payload; mark?: Name }
    if (event === 'media') {
      if (typeof media?.payload !== 'string' || !isBase64(media.payload)) return 'a payload that is not base64'
      this.#queue.push({ audio: Buffer.from(media.payload, 'base64') })
    } else if (event === 'mark') {
      if (typeof mark?.name !== 'string') return 'a mark without a name'
      // Without audio before it, a mark is reached on arrival.
      if (this.#queue.length === 0) this.#giveBack(mark.name)
      else this.#queue.push({ mark: mark.name })
    } else if (event === 'clear') {
      const thrown = this.#queue.splice(0)
      this.clears.push({
        atMs: this.nowMs,
        audioMs: msOf(thrown.map((one) => ('audio' in one ? one.audio.length : 0))),
      })
      for (const one of thrown) if ('mark' in one) this.#giveBack(one.mark)
    } else return `an unknown event: ${String(event)}`
    return undefined
  }
}

interface Payload {
  payload?: unknown
}

interface Name {
  name?: unknown
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function isBase64(text: string): boolean {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
}

function msOf(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_MS
}
