import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'
import { createClient, type Provider } from '../openai/client.ts'
import type { VoiceModel, VoiceSession } from '../ports.ts'
import { createCall, hangUp } from './calls.ts'
import { historyEvents, sessionOf } from './session-config.ts'
import { connect, type RealtimeWire } from './socket.ts'

export interface VoiceModelOptions extends Provider {
  /** Address of the WebSocket: `wss://…/v1/realtime`. */
  url: string
  model: string
  transcriptionModel: string
}

/** Maximum time from the connection to a configured session. */
const SETUP_MS = 8 * SECOND

/** OpenAI's Realtime API, GA: WebSocket for phones, WebRTC with a socket beside it for browsers. */
export function createRealtimeModel({ url, apiKey, baseUrl, ...options }: VoiceModelOptions): VoiceModel {
  const client = createClient({ apiKey, baseUrl })

  const addressOf = (name: 'model' | 'call_id', value: string): URL => {
    const address = new URL(url)
    address.searchParams.set(name, value)
    return address
  }

  return {
    name: options.model,

    async open(session, signal) {
      const wire = await connect(addressOf('model', options.model), apiKey, signal)
      await setUp(wire, session, signal)
      return wire
    },

    async answer(offer, session, signal) {
      const call = await createCall(client, offer, sessionOf(session, 'browser', options), signal)
      try {
        const wire = await connect(addressOf('call_id', call.providerId), apiKey, signal)
        for (const event of historyEvents(session.history)) wire.send(event)
        return { ...call, wire }
      } catch (error) {
        // Without its wire the call would have no tools, record or end.
        await hangUp(client, call.providerId, AbortSignal.timeout(SETUP_MS)).catch(() => undefined)
        throw error
      }
    },

    hangUp: (providerId, signal) => hangUp(client, providerId, signal),
  }

  async function setUp(wire: RealtimeWire, session: VoiceSession, signal: AbortSignal): Promise<void> {
    try {
      await heard(wire, 'session.created', signal)
      wire.send({ type: 'session.update', session: sessionOf(session, 'phone', options) })
      await heard(wire, 'session.updated', signal)
      for (const event of historyEvents(session.history)) wire.send(event)
      wire.pause()
    } catch (error) {
      wire.close()
      throw error
    }
  }
}

/** Waits for one setup event. @throws ModelFailure on an error, a closed connection, or silence */
function heard(wire: RealtimeWire, type: RealtimeServerEvent['type'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (failure: ModelFailure): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      reject(failure)
    }
    const abort = (): void => fail(new ModelFailure('cut'))
    const timer = setTimeout(() => fail(new ModelFailure('timeout')), SETUP_MS)
    signal.addEventListener('abort', abort)
    void wire.closed.then(() => fail(new ModelFailure('cut', { isPassing: true })))
    wire.listen((event) => {
      if (event.type === 'error') fail(failureInSession(event.error.code ?? event.error.type))
      if (event.type !== type) return
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve()
    })
  })
}

/** Errors inside a session have no status, but their code is equivalent. */
function failureInSession(code: string): ModelFailure {
  if (/rate_limit|quota/.test(code)) return new ModelFailure('rate_limited', { isPassing: true })
  if (/api_key|auth/.test(code)) return new ModelFailure('refused_key')
  if (/server_error|session_expired/.test(code)) return new ModelFailure('server_error', { isPassing: true })
  return new ModelFailure('bad_request')
}
