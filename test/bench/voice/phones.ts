import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { FRAME, frameOf, type Traffic } from './traffic.ts'

const FRAME_MS = 20
/** Calls are spread over the 20 ms. */
const SLOTS = 10

/** Phones that speak without a pause: 50 frames a second each, with immediate mark echoes. */
export class BenchPhones {
  readonly #sockets: WebSocket[]
  readonly #traffic: Traffic
  readonly #frames: string[]
  readonly #passedMs: number[]
  #sequence = 0

  private constructor(sockets: WebSocket[], traffic: Traffic) {
    this.#sockets = sockets
    this.#traffic = traffic
    this.#passedMs = sockets.map(() => 0)
    this.#frames = sockets.map((_, call) => frameOf(call))
    for (const [call, socket] of sockets.entries()) socket.on('message', (data: Buffer) => this.#take(call, data))
  }

  static async connect(url: string, calls: number, traffic: Traffic): Promise<BenchPhones> {
    const sockets = Array.from({ length: calls }, () => new WebSocket(url, { perMessageDeflate: false }))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    const phones = new BenchPhones(sockets, traffic)
    phones.#start()
    return phones
  }

  /** In real time. */
  async speak(ms: number): Promise<void> {
    const beganMs = performance.now()
    const slots = Math.round((ms / FRAME_MS) * SLOTS)
    for (let slot = 0; slot < slots; slot += 1) {
      const waitMs = beganMs + (slot * FRAME_MS) / SLOTS - performance.now()
      if (waitMs > 0.5) await sleep(waitMs)
      for (let call = slot % SLOTS; call < this.#sockets.length; call += SLOTS) this.#sendFrame(call)
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate()
    await sleep(0)
  }

  #start(): void {
    const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 }
    for (const [call, socket] of this.#sockets.entries()) {
      const streamSid = sidOf(call)
      const start = { streamSid, callSid: 'CA1', accountSid: 'AC1', tracks: ['inbound'], mediaFormat }
      socket.send(JSON.stringify({ event: 'start', sequenceNumber: '1', start, streamSid }))
    }
  }

  #sendFrame(call: number): void {
    const timestamp = (this.#passedMs[call]! += FRAME_MS)
    const sequence = (this.#sequence += 1)
    this.#traffic.leavesPhone(call)
    this.#sockets[call]!.send(
      `{"event":"media","sequenceNumber":"${sequence}","media":{"track":"inbound","chunk":"${sequence}","timestamp":"${timestamp}","payload":"${this.#frames[call]}"},"streamSid":"${sidOf(call)}"}`,
    )
  }

  #take(call: number, data: Buffer): void {
    const text = data.toString('latin1')
    if (text.includes(FRAME)) return this.#traffic.arrivedAtPhone(call)
    // Anything else than an echo's mark is a tone that fills a wait.
    const { mark } = JSON.parse(text) as { mark?: { name: string } }
    if (mark !== undefined)
      this.#sockets[call]!.send(JSON.stringify({ event: 'mark', sequenceNumber: '1', streamSid: sidOf(call), mark }))
  }
}

function sidOf(call: number): string {
  return `MZ${String(call).padStart(32, '0')}`
}
