import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { DAY } from '../../src/core/time.ts'
import { eventsOf } from '../calls/desk.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import {
  createAppointment,
  createTenant,
  createWebCall,
  visitorHeaders,
  type TestTenant,
} from '../support/factories.ts'
import { FakeRealtimeWebRTC } from '../support/fakes/realtime-webrtc.ts'
import { REALTIME_KEY } from '../support/fakes/realtime.ts'
import { until } from '../support/until.ts'
import { WebCaller } from '../support/web-caller.ts'

describe('a voice call from a page', () => {
  let app: FastifyInstance
  let model: FakeRealtimeWebRTC
  let tenant: TestTenant
  let callers: WebCaller[] = []

  beforeAll(async () => {
    model = await FakeRealtimeWebRTC.start()
    const voice = {
      apiKey: REALTIME_KEY,
      baseUrl: model.url,
      url: model.socketUrl,
      model: 'gpt-realtime-2.1',
      voice: 'marin',
      transcriptionModel: 'gpt-realtime-whisper',
    }
    app = await startTestApp({ config: { voice } })
  })
  beforeEach(async () => {
    tenant = await createTenant(app)
  })
  afterEach(async () => {
    await Promise.all(callers.map((caller) => caller[Symbol.asyncDispose]()))
    callers = []
    await Promise.all(model.webCalls.map((call) => call.hangUp()))
    expect(model.problems).toEqual([])
  })
  afterAll(async () => {
    await app.close()
    await model[Symbol.asyncDispose]()
  })

  const caller = async () => {
    const made = await WebCaller.start()
    callers.push(made)
    return made
  }
  const visitor = async (sessionId = newId('chat'), of = tenant) => {
    const send = client(app, await visitorHeaders(of.tenantId, sessionId))
    return {
      sessionId,
      send,
      start: (sdp: string, headers: Record<string, string> = {}, more: object = {}) =>
        send({ method: 'POST', url: '/widget/calls', payload: { sdp, ...more }, headers }),
      end: (id: string) => send({ method: 'POST', url: `/widget/calls/${id}/end` }),
    }
  }
  type Visitor = Awaited<ReturnType<typeof visitor>>
  const begin = async (of: Visitor) => {
    const end = await caller()
    const answer = await of.start(end.offer)
    expect(answer.statusCode).toBe(201)
    return { ...answer.json<{ call_id: string; sdp: string }>(), end }
  }
  const callOf = async (id: string) => (await tenant.send({ url: `/calls/${id}` })).json()
  const completed = (id: string) => until(async () => (await callOf(id)).status === 'completed')
  const eventNames = async (id: string) => (await eventsOf(app, tenant, id)).map(({ event }) => event)

  it('is answered, goes on, and is over for both when the visitor hangs up', async () => {
    const visit = await visitor()
    const { call_id: id, sdp, end } = await begin(visit)
    expect(sdp).toMatch(/^v=0/)
    expect(await callOf(id)).toMatchObject({
      status: 'in_progress',
      direction: 'inbound',
      channel: 'web',
      phone_number: '',
      simulated: false,
    })
    await end.take(sdp)
    await until(async () => (await callOf(id)).transcript.length > 0)
    expect((await callOf(id)).transcript[0]).toMatchObject({ role: 'agent', text: expect.stringContaining('AI') })
    const ended = await visit.end(id)
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: true }])
    await until(() => model.webCall.isOver)
    await completed(id)
    // The page repeats it when it is left.
    expect((await visit.end(id)).statusCode).toBe(200)
    expect((await callOf(id)).lead).toBeNull()
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
  })

  it('knows what its visitor has booked, and nobody else’s appointments', async () => {
    const { serviceId: service_id } = await createAppointment(tenant)
    const [visit, other] = [await visitor(), await visitor()]
    // The appointment and the hold are tomorrow.
    const start = new Date(Date.now() + 3 * DAY).toISOString().replace(/T.*/, 'T12:00:00Z')
    const payload = { service_id, start, client_name: 'Ada Lovelace', client_email: anyEmail() }
    const made = await visit.send({ method: 'POST', url: '/widget/bookings', payload })
    expect(made.statusCode).toBe(201)
    const told: string[] = []
    for (const one of [visit, other]) {
      const answer = await one.start((await caller()).offer)
      told.push(model.webCall.brain.session.instructions!)
      await one.end(answer.json().call_id)
    }
    expect(told.map((text) => text.includes(made.json().reference))).toEqual([true, false])
  })

  it('speaks the language of the page', async () => {
    const visit = await visitor()
    const end = await caller()
    const answer = await visit.start(end.offer, {}, { locale: 'de-AT' })
    expect(model.webCall.brain.session.audio?.input?.transcription?.language).toBe('de')
    await visit.end(answer.json().call_id)
  })

  it('is over when the page is gone', async () => {
    const { call_id: id, sdp, end } = await begin(await visitor())
    await end.take(sdp)
    await until(() => model.webCall.isConnected)
    await end[Symbol.asyncDispose]()
    await completed(id)
  })

  it('is over at once where the page was gone before the answer', async () => {
    const sessionId = newId('chat')
    const asker = { id: sessionId, addresses: [] }
    const who = { tenantId: tenant.tenantId, sessionId, visitor: asker, clientName: null, locale: null }
    const { callId } = await app.calls.web.begin(who, (await caller()).offer, AbortSignal.abort())
    await completed(callId)
    expect(model.webCall.isOver).toBe(true)
  })

  it('is one at a time for a session, also of many that begin at once', async () => {
    const visit = await visitor()
    const offers = await Promise.all(Array.from({ length: 5 }, caller))
    const answers = await Promise.all(offers.map(({ offer }) => visit.start(offer)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409])
    const [first] = answers.filter(({ statusCode }) => statusCode === 201)
    await visit.end(first!.json().call_id)
    expect((await visit.start((await caller()).offer)).statusCode).toBe(201)
  })

  it('finds all lines busy when the business is in ten calls', async () => {
    const ids: string[] = []
    for (let line = 0; line < 10; line += 1) ids.push(await createWebCall(tenant, newId('chat')))
    const visit = await visitor()
    const answer = await visit.start((await caller()).offer)
    expect([answer.statusCode, answer.json()]).toEqual([409, { detail: 'All lines are busy' }])
    await app.calls.progress.hungUp(tenant.tenantId, ids[0]!, { ending: 'caller' })
    expect((await visit.start((await caller()).offer)).statusCode).toBe(201)
  })

  it.each([503, 429, 401, 400])('fails when the model answers %d: 503, once, and nothing is left', async (status) => {
    // The product retries transient statuses once.
    model.offerRefusals.push(status, status)
    const visit = await visitor()
    const answer = await visit.start((await caller()).offer)
    model.offerRefusals.length = 0
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).not.toContain('org-4711')
    const [call] = (await tenant.send({ url: '/calls' })).json().data
    expect(call).toMatchObject({ status: 'failed', failure_reason: 'provider_error' })
    expect(await eventNames(call.call_id)).toEqual(['call.failed'])
    expect((await visit.start((await caller()).offer)).statusCode).toBe(201)
  })

  it('is not left alone at the provider when the wire beside it is refused', async () => {
    model.refusals.push(404)
    const answer = await (await visitor()).start((await caller()).offer)
    expect(answer.statusCode).toBe(503)
    expect(model.webCall.isOver).toBe(true)
  })

  it('is begun once with the same Idempotency-Key', async () => {
    const visit = await visitor()
    const { offer } = await caller()
    const first = await visit.start(offer, { 'idempotency-key': 'call' })
    const again = await visit.start(offer, { 'idempotency-key': 'call' })
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await visit.start((await caller()).offer, { 'idempotency-key': 'call' })).statusCode).toBe(409)
  })

  it('is ended by its own visitor alone', async () => {
    const visit = await visitor()
    const { call_id: id } = await begin(visit)
    expect((await (await visitor()).end(id)).statusCode).toBe(404)
    const stranger = await createTenant(app)
    expect((await (await visitor(visit.sessionId, stranger)).end(id)).statusCode).toBe(404)
    expect((await callOf(id)).status).toBe('in_progress')
    const phone = { phoneNumber: '+14155550100', source: 'widget', sessionId: visit.sessionId } as const
    const callback = await app.database.tenant(tenant.tenantId, (tx) => app.calls.initiate(tx, tenant.tenantId, phone))
    expect((await visit.end(callback.id)).statusCode).toBe(404)
  })

  it('keeps its session while it goes on, though nothing was written', async () => {
    const visit = await visitor()
    const origin = { 'sec-fetch-site': 'same-origin' }
    const session = (token: string | null) =>
      client(
        app,
        origin,
      )({
        method: 'POST',
        url: '/widget/session',
        payload: { tenant_id: tenant.tenantId, resume_token: token },
      })
    const first = (await session(null)).json()
    const id = await createWebCall(tenant, first.session_id)
    expect((await session(first.resume_token)).json().session_id).toBe(first.session_id)
    await app.calls.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    expect((await session(first.resume_token)).json().session_id).not.toBe(first.session_id)
    expect(visit.sessionId).not.toBe(first.session_id)
  })

  it('is offered by the config, unless the business does not want it', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const config = async () =>
      (await client(app)({ url: `/widget/config?tenant_id=${tenant.tenantId}`, headers })).json()
    expect((await config()).features).toMatchObject({ voice: 'webrtc', live: true })
    const settings = { widget: { features: { voice: false } } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: settings })
    expect((await config()).features).toMatchObject({ voice: false })
    expect((await (await visitor()).start((await caller()).offer)).statusCode).toBe(409)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'offer'],
    ['a part of one', 'm=audio 9'],
    ['no section', 'v=0\r\ns=-\r\n'],
    ['far too much', `v=0${'x'.repeat(20_001)}`],
  ])('takes no offer that is none: %s', async (_name, sdp) => {
    expect((await (await visitor()).start(sdp)).statusCode).toBe(422)
  })

  const AUDIO = 'm=audio 9 UDP/TLS/RTP/SAVPF 111'
  const CHANNEL = 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel'
  const offering = (...lines: string[]) => ['v=0', 's=-', 't=0 0', ...lines, ''].join('\r\n')

  it.each([
    ['a data channel beside it', offering(AUDIO, CHANNEL)],
    ['a data channel before it', offering(CHANNEL, AUDIO)],
    ['a data channel alone', offering(CHANNEL)],
    ['a data channel that is switched off', offering(AUDIO, CHANNEL.replace(' 9 ', ' 0 '))],
    ['video', offering(AUDIO, 'm=video 9 UDP/TLS/RTP/SAVPF 96')],
    ['two of audio', offering(AUDIO, 'a=mid:0', AUDIO)],
    ['what nobody knows', offering(AUDIO, 'm=')],
    ['text that begins like audio', offering('m=audiobook 9 UDP/TLS/RTP/SAVPF 111')],
    ['audio in upper case', offering(AUDIO.toUpperCase())],
    ['audio behind a space', offering(` ${AUDIO}`)],
    ['lines that end with LF', offering(AUDIO, CHANNEL).replaceAll('\r\n', '\n')],
    ['lines that end with CR', offering(AUDIO, CHANNEL).replaceAll('\r\n', '\r')],
    ['a line that ends with a vertical tab', offering(AUDIO, `a=mid:0\v${CHANNEL}`)],
    ['a line that ends with U+0085', offering(AUDIO, `a=mid:0\u0085${CHANNEL}`)],
    ['a line that ends with U+2028', offering(AUDIO, `a=mid:0\u2028${CHANNEL}`)],
    ['a data channel behind spaces', offering(AUDIO, ` \t ${CHANNEL}`)],
    ['a data channel in upper case', offering(AUDIO, CHANNEL.toUpperCase())],
    ['a data channel with spaces around the sign', offering(AUDIO, CHANNEL.replace('=', ' = '))],
    ['a data channel after 19 kB of attributes', offering(AUDIO, ...Array<string>(1_580).fill('a=ab:cdef'), CHANNEL)],
    ['a data channel after 19 kB of spaces', offering(AUDIO, `${' '.repeat(19_000)}${CHANNEL}`)],
    ['19 kB of lines without one', offering(...Array<string>(9_500).fill(''))],
  ])('gives a page audio alone: 422 for %s, before anything is made', async (_name, sdp) => {
    const answer = await (await visitor()).start(sdp)
    expect(answer.statusCode).toBe(422)
    const msg = expect.stringContaining('one section of audio and nothing else')
    expect(answer.json().detail).toEqual([expect.objectContaining({ loc: ['body', 'sdp'], msg })])
    expect((await tenant.send({ url: '/calls' })).json().data).toEqual([])
  })

  it('takes what a browser offers, with either end of a line, and gives it on as it is', async () => {
    const visit = await visitor()
    for (const end of ['\r\n', '\n']) {
      const sdp = (await caller()).offer.replaceAll('\r\n', end)
      const answer = await visit.start(sdp)
      expect(answer.statusCode).toBe(201)
      expect(model.webCall.offer).toBe(sdp)
      await visit.end(answer.json().call_id)
    }
  })
})
