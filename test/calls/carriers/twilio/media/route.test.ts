import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsRepository, type CallRow } from '../../../../../src/calls/repository.ts'
import {
  Connections,
  createGate,
  createMediaTokens,
  type MediaTokens,
} from '../../../../../src/calls/carriers/twilio/connections.ts'
import { acceptSockets, mediaRoute } from '../../../../../src/calls/carriers/twilio/sockets.ts'
import { createSignatures } from '../../../../../src/calls/carriers/twilio/signature.ts'
import { newId } from '../../../../../src/core/ids.ts'
import { MINUTE } from '../../../../../src/core/time.ts'
import { startTestApp } from '../../../../support/app.ts'
import { createTenant } from '../../../../support/factories.ts'
import { FakeMediaStream, StreamError, type StreamOptions } from '../../../../support/fakes/twilio-media.ts'
import { ManualTimers } from '../../../../support/manual-timers.ts'
import { until } from '../../../../support/until.ts'
import { ScriptedVoice } from './scripted-voice.ts'

const BASE_URL = 'https://desk.example.com'
const AUTH_TOKEN = 'a token that only Twilio and we know'

const accountSid = `AC${'1'.repeat(32)}`
const callSid = `CA${'1'.repeat(32)}`

let app: FastifyInstance
let tokens: MediaTokens
let tenantId: string
let now = new Date('2030-01-07T09:00:00.000Z')

beforeAll(async () => {
  app = await startTestApp()
  tokens = createMediaTokens(app.database, { now: () => now })
  tenantId = (await createTenant(app)).tenantId
})

afterAll(() => app.close())

/** A server with this route alone, and the voices that it opened. */
async function openDoor() {
  const server = Fastify()
  const voice = new ScriptedVoice()
  await acceptSockets(server)
  const gate = createGate({ signatures: createSignatures({ baseUrl: BASE_URL, authToken: AUTH_TOKEN }), tokens })
  const connections = new Connections()
  await server.register(mediaRoute, {
    gate,
    voice,
    timers: new ManualTimers(),
    connections,
    accountSid,
    give: async () => {},
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const at = `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const connect = (callId: string, token: string, options: Partial<StreamOptions> = {}) => {
    const url = `wss://desk.example.com/api/v1/calls/twilio/media/${callId}/${token}`
    return FakeMediaStream.connect({ url, at, authToken: AUTH_TOKEN, accountSid, callSid, ...options })
  }
  return { voice, server, connections, connect, [Symbol.asyncDispose]: () => server.close() }
}

async function createCall(): Promise<{ call: CallRow; token: string }> {
  const call = await app.database.tenant(tenantId, (tx) =>
    callsRepository.insert(tx, tenantId, {
      id: newId('call'),
      status: 'in_progress',
      direction: 'inbound',
      channel: 'phone',
      simulated: false,
      source: 'line',
      phoneNumber: '+14155550123',
      callType: 'inbound',
      providerId: callSid,
      startedAt: now,
    }),
  )
  return { call, token: (await tokens.issue(tenantId, call.id))! }
}

const refused = expect.objectContaining({ code: 31920, status: 403 })

describe('a media stream', () => {
  it('comes in with signature and token, to the call that these name', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const stream = await door.connect(call.id, token, { parameters: { call_id: newId('call'), tenant_id: 'ten_x' } })
    await until(() => door.voice.opened.length > 0)
    expect(door.voice.opened).toMatchObject([{ tenantId, callId: call.id }])
    expect(door.connections.of(call.id)).toBeDefined()
    await stream.hangUp()
    await until(() => door.connections.of(call.id) === undefined)
  })

  it.each([
    ['without a signature', null],
    ['with a signature of nobody', 'bm9ib2R5'],
  ])('stays outside %s, and its token is still good', async (_name, signature) => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    await expect(door.connect(call.id, token, { signature })).rejects.toEqual(refused)
    expect(door.voice.opened).toEqual([])
    await (await door.connect(call.id, token)).hangUp()
  })

  it('stays outside with a signature by another key, of another address, or of the https address', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const { getExpectedTwilioSignature: sign } = await import('twilio/lib/webhooks/webhooks.js')
    const path = `/api/v1/calls/twilio/media/${call.id}/${token}`
    for (const signature of [
      sign('another key', `wss://desk.example.com${path}`, {}),
      sign(AUTH_TOKEN, `wss://evil.example.com${path}`, {}),
      sign(AUTH_TOKEN, `wss://desk.example.com${path}x`, {}),
      sign(AUTH_TOKEN, `https://desk.example.com${path}`, {}),
    ])
      await expect(door.connect(call.id, token, { signature })).rejects.toEqual(refused)
    expect(door.voice.opened).toEqual([])
  })

  it('stays outside with a token that was used, is wrong, or is of another call', async () => {
    await using door = await openDoor()
    const [{ call, token }, other] = [await createCall(), await createCall()]
    await (await door.connect(call.id, token)).hangUp()
    await expect(door.connect(call.id, token)).rejects.toEqual(refused)
    await expect(door.connect(call.id, other.token)).rejects.toEqual(refused)
    await expect(
      door.connect(
        other.call.id,
        other.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).rejects.toEqual(refused)
    await expect(door.connect(newId('call'), other.token)).rejects.toEqual(refused)
  })

  it('of two that come with one token, one is let in', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const tries = await Promise.allSettled([1, 2, 3].map(() => door.connect(call.id, token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual([refused, refused])
  })

  it('stays outside with a token that is too old', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const issued = now
    now = new Date(issued.getTime() + 2 * MINUTE)
    await expect(door.connect(call.id, token)).rejects.toEqual(refused)
    now = issued
  })

  it('cannot reach the call of another tenant, whatever its token says', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const { tenantId: stranger } = await createTenant(app)
    await expect(door.connect(call.id, token.replace(tenantId, stranger))).rejects.toEqual(refused)
    expect(door.voice.opened).toEqual([])
  })

  it('is nothing for a request that is no connection, and uses no token up', async () => {
    await using door = await openDoor()
    const { call, token } = await createCall()
    const url = `/api/v1/calls/twilio/media/${call.id}/${token}`
    expect((await door.server.inject({ url })).statusCode).toBe(404)
    await (await door.connect(call.id, token)).hangUp()
  })

  it('is closed when the server stops, and its conversation is brought to an end first', async () => {
    const door = await openDoor()
    const { call, token } = await createCall()
    const stream = await door.connect(call.id, token)
    const { conversation } = await until(() => door.voice.opened[0])
    await door[Symbol.asyncDispose]()
    expect(conversation.ending).toBe('lost')
    expect(await stream.closed).toEqual({ code: 1001, by: 'server' })
    expect(stream.errors).toEqual([expect.any(StreamError)])
  })
})
