import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { WebSocketServer } from 'ws'
import { MediaBridge } from '../../../../../src/calls/carriers/twilio/media/bridge.ts'
import type { CallRow } from '../../../../../src/calls/repository.ts'
import { FakeMediaStream, type StreamOptions } from '../../../../support/fakes/twilio-media.ts'
import { until } from '../../../../support/until.ts'
import { ManualTimers } from '../../../../support/manual-timers.ts'
import { ScriptedVoice, type ScriptedConversation } from './scripted-voice.ts'

const call = { tenantId: 'ten_1', id: 'call_1', providerId: `CA${'1'.repeat(32)}` } as CallRow

const accountSid = `AC${'1'.repeat(32)}`

/** A bridge on a port of its own; the test plays the phone and the model. */
export class TestLine implements AsyncDisposable {
  readonly voice = new ScriptedVoice()
  readonly timers = new ManualTimers()
  readonly bridges: MediaBridge[] = []
  /** Calls that were given to the next rung. */
  readonly given: string[] = []
  give: () => Promise<void> = async () => {}
  readonly #server = createServer()
  readonly #sockets = new WebSocketServer({ server: this.#server, maxPayload: 64 * 1024 })

  async open(): Promise<this> {
    const deps = {
      voice: this.voice,
      timers: this.timers,
      log: pino({ level: 'silent' }),
      accountSid,
      give: async ({ id }: CallRow) => {
        this.given.push(id)
        await this.give()
      },
    }
    this.#sockets.on('connection', (socket, request) => {
      socket.on('error', () => socket.terminate())
      this.bridges.push(new MediaBridge(socket, request.socket, call, deps))
    })
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  connect(options: Partial<StreamOptions> = {}): Promise<FakeMediaStream> {
    const at = `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    const callSid = call.providerId!
    return FakeMediaStream.connect({
      url: 'wss://desk.example.com/media',
      at,
      authToken: 'secret',
      accountSid,
      callSid,
      ...options,
    })
  }

  /** A phone, and the conversation behind it. */
  async talk(options: Partial<StreamOptions> = {}): Promise<[FakeMediaStream, ScriptedConversation]> {
    const stream = await this.connect(options)
    const { conversation } = await until(() => this.voice.opened[0])
    stream.advance(20)
    await until(() => conversation.sent.length > 0)
    return [stream, conversation]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Resolves when the phone and the model have received everything. */
export async function settle(stream: FakeMediaStream, conversation: ScriptedConversation, queuedMs?: number) {
  await until(() => appended(conversation) >= stream.framesSent)
  if (queuedMs !== undefined) await until(() => stream.queuedMs === queuedMs)
}

function appended({ sent }: ScriptedConversation): number {
  return sent.filter(({ type }) => type === 'input_audio_buffer.append').length
}
