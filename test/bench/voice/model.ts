import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { FRAME, type Traffic } from './traffic.ts'

/** Protocol: our wire's events, or Twilio's messages through the bare peer. */
export type Tongue = 'realtime' | 'twilio'

/**
 * A model that answers each frame with one of the same length, so that both sides speak at once, the worst case. A call's
 * frames arrive in order.
 */
export class BenchModel implements AsyncDisposable {
  readonly #server: Server
  readonly url: string

  private constructor(server: Server) {
    this.#server = server
    this.url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(tongue: Tongue, traffic: Traffic): Promise<BenchModel> {
    const server = createServer()
    new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
      if (tongue === 'realtime') begin(socket)
      const isFrame = tongue === 'realtime' ? '{"type":"input_audio_buffer.append"' : '"event":"media"'
      const answer = tongue === 'realtime' ? DELTA : MEDIA
      let call: number | undefined
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1')
        if (!text.includes(isFrame)) return tongue === 'realtime' ? confirm(socket, text) : undefined
        call ??= traffic.callOf(text)
        traffic.arrivedAtModel(call)
        traffic.leavesModel(call)
        socket.send(answer)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new BenchModel(server)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

function begin(socket: WebSocket): void {
  tell(socket, { type: 'session.created', event_id: 'event_1', session: { type: 'realtime' } })
}

/** What it is asked for is granted, and its answer goes on as long as the caller speaks. */
function confirm(socket: WebSocket, text: string): void {
  const { type, response } = JSON.parse(text) as { type: string; response?: { metadata: unknown } }
  if (type === 'session.update') tell(socket, { type: 'session.updated', event_id: 'event_2', session: {} })
  if (type !== 'response.create') return
  tell(socket, {
    type: 'response.created',
    event_id: 'event_3',
    response: { id: 'resp_1', metadata: response?.metadata },
  })
  tell(socket, { ...PART, type: 'response.output_audio_transcript.delta', event_id: 'event_4', delta: 'Well, ' })
}

function tell(socket: WebSocket, event: object): void {
  socket.send(JSON.stringify(event))
}

const PART = { response_id: 'resp_1', item_id: 'item_1', output_index: 0, content_index: 0 }
const DELTA = JSON.stringify({
  type: 'response.output_audio.delta',
  event_id: 'event_BVnT3hXN1tcQrkB1pPZ6j',
  ...PART,
  delta: FRAME,
})
const MEDIA = JSON.stringify({ event: 'media', streamSid: 'MZ1', media: { payload: FRAME } })
