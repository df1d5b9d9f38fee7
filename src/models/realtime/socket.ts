import type { IncomingMessage } from 'node:http'
import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { WebSocket, type RawData } from 'ws'
import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'
import { failureOfStatus } from '../openai/provider-errors.ts'
import type { VoiceWire, WireEnd } from '../ports.ts'
import { eventBytes, readEvent } from './events.ts'

/** Limit of the connection setup, which the caller spends in silence. */
const HANDSHAKE_MS = 8 * SECOND
/** A second of speech is a few kilobytes; larger frames are no events of a call. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024
/** Two minutes of unsent phone audio: the connection is dead without being closed. */
const MAX_BACKLOG_BYTES = 1024 * 1024
/** Close code 1001: how the provider ends a session of maximum length (RFC 6455 §7.4.1). */
const GOING_AWAY = 1001

/** Resolves when connected. @throws ModelFailure with a code for the provider's error */
export function connect(url: URL, apiKey: string | undefined, signal: AbortSignal): Promise<RealtimeWire> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ModelFailure('cut'))
    const socket = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: MAX_FRAME_BYTES,
      perMessageDeflate: false,
      followRedirects: false,
      ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
    })
    // Created at once, because events may arrive together with the handshake.
    const wire = new RealtimeWire(socket)
    const settle = (): void => signal.removeEventListener('abort', abort)
    const fail = (failure: ModelFailure): void => {
      settle()
      reject(failure)
      socket.terminate()
    }
    const abort = (): void => fail(new ModelFailure('cut'))
    signal.addEventListener('abort', abort)
    socket.once('unexpected-response', (_request, response: IncomingMessage) => {
      response.resume()
      fail(failureOfStatus(response.statusCode, new Headers({ 'retry-after': response.headers['retry-after'] ?? '' })))
    })
    socket.once('error', (error) =>
      fail(
        error.message.includes('handshake has timed out')
          ? new ModelFailure('timeout')
          : new ModelFailure('unreachable', { isPassing: true }),
      ),
    )
    socket.once('open', () => {
      settle()
      resolve(wire)
    })
  })
}

/** One WebSocket of the Realtime API. An invalid frame ends it as broken; no input can throw. */
export class RealtimeWire implements VoiceWire {
  readonly closed: Promise<WireEnd>
  readonly #socket: WebSocket
  readonly #waiting: RealtimeServerEvent[] = []
  #listener: ((event: RealtimeServerEvent) => void) | undefined
  #end: WireEnd | undefined

  constructor(socket: WebSocket) {
    this.#socket = socket
    const { promise, resolve } = Promise.withResolvers<WireEnd>()
    this.closed = promise
    // An unhandled `error` event would end the process; `close` follows each.
    socket.on('error', () => this.#break())
    socket.on('message', (data, isBinary) => this.#take(data, isBinary))
    socket.on('close', (code, reason) => {
      this.#end ??= endOf(code, reason.toString())
      resolve(this.#end)
    })
  }

  send(event: RealtimeClientEvent): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BACKLOG_BYTES) return this.#break()
    this.#socket.send(eventBytes(event), { binary: false })
  }

  listen(listener: (event: RealtimeServerEvent) => void): void {
    this.#listener = listener
    for (const event of this.#waiting.splice(0)) listener(event)
  }

  /** Buffers further events for the next listener. */
  pause(): void {
    this.#listener = undefined
  }

  close(): void {
    this.#end ??= 'closed'
    this.#socket.close(1000)
  }

  #take(data: RawData, isBinary: boolean): void {
    const event = isBinary ? undefined : readEvent(data)
    if (event === undefined) return this.#break()
    if (event.type === 'error' && event.error.code === 'session_expired') this.#end ??= 'expired'
    if (this.#listener === undefined) this.#waiting.push(event)
    else this.#listener(event)
  }

  #break(): void {
    this.#end ??= 'broken'
    this.#socket.terminate()
  }
}

function endOf(code: number, reason: string): WireEnd {
  if (code === GOING_AWAY && /maximum duration|expired/i.test(reason)) return 'expired'
  return code === 1000 ? 'closed' : 'broken'
}
