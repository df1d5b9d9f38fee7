import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { ModelFailure, openVoiceModel } from '../../src/models/index.ts'
import { expire, FakeRealtime, REALTIME_KEY, RealtimeBrain } from '../support/fakes/realtime.ts'
import { modelOf, SESSION } from '../calls/voice/phone.ts'
import { until } from '../support/until.ts'

let fake: FakeRealtime

beforeEach(async () => {
  fake = await FakeRealtime.start()
})
afterEach(async () => {
  const { problems } = fake
  await fake[Symbol.asyncDispose]()
  expect(problems).toEqual([])
})

const never = new AbortController().signal

test('a phone’s session is what was asked for, in the words of the GA API', async () => {
  const model = await modelOf(fake)
  const history = [
    { role: 'assistant' as const, text: 'Hello' },
    { role: 'visitor' as const, text: 'Good day' },
  ]
  const wire = await model.open({ ...SESSION, history }, never)
  const { url, headers } = fake.requests[0]!
  expect(url).toBe('/v1/realtime?model=gpt-realtime-2.1')
  expect(headers.authorization).toBe(`Bearer ${REALTIME_KEY}`)
  expect(headers['openai-beta']).toBeUndefined()
  const { brain } = fake.session
  expect(brain.session).toMatchObject({
    type: 'realtime',
    output_modalities: ['audio'],
    instructions: 'Be kind.',
    audio: {
      input: {
        format: { type: 'audio/pcmu' },
        transcription: { model: 'gpt-transcribe', language: 'en', keywords: ['Harbour Dental'] },
        turn_detection: {
          type: 'semantic_vad',
          eagerness: 'high',
          create_response: false,
          interrupt_response: false,
        },
      },
      output: { format: { type: 'audio/pcmu' }, voice: 'marin' },
    },
    tools: [{ type: 'function', name: 'find_slots' }],
  })
  await until(() => brain.items.length === 2)
  expect(brain.items).toMatchObject([
    { role: 'assistant', content: [{ type: 'output_text', text: 'Hello' }] },
    { role: 'user', content: [{ type: 'input_text', text: 'Good day' }] },
  ])
  wire.close()
  expect(await wire.closed).toBe('closed')
})

test.each([
  ['gpt-live-transcribe', { keywords: ['Harbour Dental', 'Grace Hopper'] }],
  ['gpt-4o-transcribe', { prompt: 'Harbour Dental, Grace Hopper' }],
  ['whisper-1', { prompt: 'Harbour Dental, Grace Hopper' }],
  ['gpt-realtime-whisper', {}],
])('names are told to %s as it takes them', async (transcriptionModel, told) => {
  const options = { model: 'm', transcriptionModel, apiKey: REALTIME_KEY, baseUrl: fake.url, url: fake.socketUrl }
  const model = await openVoiceModel(options)
  await model.open({ ...SESSION, hints: ['Harbour Dental', 'Grace Hopper'] }, never)
  const transcription = { model: transcriptionModel, language: 'en', ...told }
  expect(fake.session.brain.session.audio?.input?.transcription).toEqual(transcription)
})

test.each([
  [401, 'refused_key', false],
  [403, 'refused_key', false],
  [404, 'bad_request', false],
  [429, 'rate_limited', true],
  [500, 'server_error', true],
  [503, 'server_error', true],
])('a provider that answers %i', async (status, code, isPassing) => {
  fake.refusals.push(status)
  const failure = await (await modelOf(fake)).open(SESSION, never).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ModelFailure)
  expect(failure).toMatchObject({ code, status, isPassing })
  expect(String((failure as Error).stack)).not.toContain('org-4711')
})

test('a wrong key, an unreachable address, and an aborted connection', async () => {
  await expect((await modelOf(fake, 'sk-other')).open(SESSION, never)).rejects.toMatchObject({ code: 'refused_key' })
  const options = { model: 'm', transcriptionModel: 't', apiKey: undefined, baseUrl: undefined }
  const nobody = await openVoiceModel({ ...options, url: 'ws://127.0.0.1:1/v1/realtime' })
  await expect(nobody.open(SESSION, never)).rejects.toMatchObject({ code: 'unreachable' })
  fake.refusals.push('silent')
  const gone = new AbortController()
  const opening = (await modelOf(fake)).open(SESSION, gone.signal)
  gone.abort()
  await expect(opening).rejects.toMatchObject({ code: 'cut' })
})

test('the longest session ends as expired, a lost connection as broken', async () => {
  const model = await modelOf(fake)
  const wire = await model.open(SESSION, never)
  expire(fake.session.brain, fake.session.socket)
  expect(await wire.closed).toBe('expired')
  const cut = await model.open(SESSION, never)
  const told = Promise.withResolvers<void>()
  cut.listen(({ type }) => type === 'error' && told.resolve())
  const error = { type: 'invalid_request_error', code: 'session_expired', message: 'It is over' }
  fake.session.brain.emit({ type: 'error', event_id: 'e', error })
  await told.promise
  fake.session.socket.terminate()
  expect(await cut.closed).toBe('expired')
  const other = await model.open(SESSION, never)
  fake.session.socket.terminate()
  expect(await other.closed).toBe('broken')
})

test.each([
  ['no JSON', 'hello'],
  ['no object', '7'],
  ['no type', '{"event_id":"x"}'],
  ['an error without one', '{"type":"error"}'],
  ['bytes', Buffer.from([1, 2, 3])],
  ['something enormous', `{"type":"x","text":"${'a'.repeat(5 * 1024 * 1024)}"}`],
])('%s ends the wire as broken, and nothing else', async (_, frame) => {
  const wire = await (await modelOf(fake)).open(SESSION, never)
  const seen: unknown[] = []
  wire.listen((event) => seen.push(event))
  fake.session.socket.send(frame)
  expect(await wire.closed).toBe('broken')
  expect(seen).toEqual([])
  wire.send({ type: 'response.create' })
  wire.close()
})

test('events that this version does not know are let through, and what came early comes first', async () => {
  const wire = await (await modelOf(fake)).open(SESSION, never)
  fake.session.socket.send('{"type":"session.of_the_future"}')
  fake.session.socket.send('{"type":"rate_limits.updated","event_id":"e","rate_limits":[]}')
  await until(() => fake.session.socket.bufferedAmount === 0)
  const seen: string[] = []
  await until(() => {
    wire.listen(({ type }) => seen.push(type))
    return seen.length === 2
  })
  expect(seen).toEqual(['session.of_the_future', 'rate_limits.updated'])
  wire.close()
})

test('a session that is refused in words is a failure, and its connection is closed', async () => {
  await using server = await wordServer((socket) => {
    socket.send(JSON.stringify({ type: 'session.created', event_id: 'e', session: {} }))
    socket.on('message', () => {
      const error = { type: 'invalid_request_error', code: 'invalid_value', message: 'org-4711' }
      socket.send(JSON.stringify({ type: 'error', event_id: 'e', error }))
    })
  })
  const options = { model: 'm', transcriptionModel: 't', apiKey: 'k', baseUrl: undefined }
  const model = await openVoiceModel({ ...options, url: server.url })
  await expect(model.open(SESSION, never)).rejects.toMatchObject({ code: 'bad_request' })
  await until(() => server.count() === 0)
})

async function wordServer(greet: (socket: WebSocket) => void) {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(sockets, 'listening')
  sockets.on('connection', greet)
  return {
    url: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
    count: () => sockets.clients.size,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => sockets.close(() => resolve())),
  }
}

/** REST and sideband of a provider, on the fake's server. */
function answerCalls(answer: (request: IncomingMessage, body: string, response: ServerResponse) => void): void {
  fake.server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    answer(request, body, response)
  })
}

const SDP = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\n'

test('a browser’s call: the offer goes to the provider under our key, and a socket joins it', async () => {
  const hungUp: string[] = []
  let sent = ''
  answerCalls((request, body, response) => {
    if (request.url?.endsWith('/hangup')) {
      hungUp.push(request.url)
      response.writeHead(hungUp.length > 1 ? 404 : 200).end()
      return
    }
    sent = body
    expect(request.url).toBe('/v1/realtime/calls')
    expect(request.headers.authorization).toBe(`Bearer ${REALTIME_KEY}`)
    fake.calls.set('rtc_1', new RealtimeBrain({ script: fake.script, end: () => undefined }))
    const headers = { 'content-type': 'application/sdp', location: '/v1/realtime/calls/rtc_1' }
    response.writeHead(201, headers).end(SDP)
  })
  const model = await modelOf(fake)
  const { sdp, providerId, wire } = await model.answer('v=0\r\noffer', SESSION, never)
  expect({ sdp, providerId }).toEqual({ sdp: SDP, providerId: 'rtc_1' })
  expect(sent).toContain('offer')
  expect(sent).toContain('"type":"semantic_vad","create_response":false,"eagerness":"auto"')
  expect(sent).not.toContain('audio/pcmu')
  expect(fake.requests[0]!.url).toBe('/v1/realtime?call_id=rtc_1')
  wire.close()
  await model.hangUp('rtc_1', never)
  // The call has already ended.
  await model.hangUp('rtc_1', never)
  expect(hungUp).toEqual(['/v1/realtime/calls/rtc_1/hangup', '/v1/realtime/calls/rtc_1/hangup'])
})

test('a browser’s call that no socket can join is hung up', async () => {
  const hungUp: string[] = []
  answerCalls((request, _, response) => {
    if (request.url?.endsWith('/hangup')) hungUp.push(request.url)
    const headers = { 'content-type': 'application/sdp', location: '/v1/realtime/calls/rtc_9' }
    response.writeHead(201, headers).end(SDP)
  })
  const failure = (await modelOf(fake)).answer('v=0', SESSION, never)
  await expect(failure).rejects.toMatchObject({ code: 'bad_request', status: 404 })
  expect(hungUp).toEqual(['/v1/realtime/calls/rtc_9/hangup'])
})

test.each([
  [401, {}, 'refused_key'],
  [429, {}, 'rate_limited'],
  [500, {}, 'server_error'],
  [201, { 'content-type': 'text/html' }, 'wrong_type'],
  [201, { 'content-type': 'application/sdp' }, 'malformed'],
  [201, { 'content-type': 'application/sdp', location: '/v1/realtime/calls/../../x?y' }, 'malformed'],
])('an answer to an offer: %i %j', async (status, headers, code) => {
  answerCalls((_, __, response) => {
    const type = status === 201 ? {} : { 'content-type': 'application/json' }
    response.writeHead(status, { ...type, ...headers }).end(status === 201 ? SDP : '{"error":{"message":"org-4711"}}')
  })
  await expect((await modelOf(fake)).answer('v=0', SESSION, never)).rejects.toMatchObject({ code })
})
