import { request as httpRequest } from 'node:http'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../../../src/core/ids.ts'
import { startTestApp } from '../../../support/app.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { FakeRelay } from '../../../support/fakes/twilio-relay.ts'
import { expectProblem } from '../../../support/security-suite.ts'
import { until } from '../../../support/until.ts'
import { eventsOf, rowOf, untilCall } from '../../desk.ts'
import { BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk, type Phoned } from '../../phone-desk.ts'

const HOOKS = '/api/v1/calls/twilio'
let desk: PhoneDesk
let tenant: TestTenant
let call: Phoned

beforeAll(async () => {
  desk = await openPhoneDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  call = await phone(desk, tenant, {}, { ends: 'silence' })
  await untilCall(tenant, call.id, 'ringing')
})
afterAll(() => desk[Symbol.asyncDispose]())

interface Form {
  [field: string]: string
}

const form = (more: Form = {}): Form => ({
  CallSid: call.phone.sid,
  AccountSid: desk.twilio.options.accountSid,
  From: call.phone.from,
  To: call.number,
  CallStatus: 'in-progress',
  AnsweredBy: 'machine_end_beep',
  DialCallStatus: 'busy',
  ErrorCode: '11200',
  ...more,
})

const query = (of = tenant.tenantId, id = call.id) => `?tenant_id=${of}&call_id=${id}`
const paths = (id = call.id, of = tenant.tenantId) => [
  `${HOOKS}/inbound`,
  `${HOOKS}/status`,
  `${HOOKS}/fallback${query(of, id)}`,
  ...['voice', 'status', 'amd', 'after', 'transfer'].map((name) => `${HOOKS}/${name}/${id}${query(of, id)}`),
]

function post(path: string, fields: Form, headers: Form = {}) {
  const payload = new URLSearchParams(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return desk.app.inject({ method: 'POST', url: path, payload, headers: { ...type, ...headers } })
}
const sign = (path: string, fields: Form, token = desk.twilio.options.authToken) => ({
  'x-twilio-signature': getExpectedTwilioSignature(token, `${BASE_URL}${path}`, fields),
})
const state = async () => {
  const { status, providerId, ending, hungUpAt, dueAt: _, ...rest } = (await rowOf(desk.app, tenant, call.id))!
  return { status, providerId, ending, hungUpAt, mediaToken: rest.mediaToken, duration: rest.duration }
}

describe('a hook', () => {
  it('without the right signature does nothing', async () => {
    const before = await state()
    const asked = desk.twilio.requests.length
    for (const path of paths()) {
      const fields = form()
      const wrong: Form[] = [
        {},
        { 'x-twilio-signature': '' },
        { 'x-twilio-signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
        sign(path, fields, 'another token'),
        sign(path, { ...fields, CallStatus: 'completed' }),
        sign(`${path}${path.includes('?') ? '&' : '?'}more=1`, fields),
        // Signed for one address, and sent to another.
        {
          ...sign(path, fields),
          'x-twilio-signature': getExpectedTwilioSignature(
            desk.twilio.options.authToken,
            `https://evil.example${path}`,
            fields,
          ),
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
        },
      ]
      for (const headers of wrong) expectProblem(await post(path, fields, headers), 403)
      // A body that is no form is not read.
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
        expectProblem(await post(path, fields, { ...sign(path, fields), 'content-type': type }), 403)
      expectProblem(await desk.app.inject({ method: 'POST', url: path }), 403)
    }
    expect(await state()).toEqual(before)
    expect(desk.twilio.requests.length).toBe(asked)
    expect(await eventsOf(desk.app, tenant, call.id)).toEqual([])
  })

  it('needs no key, takes none into account, and is not counted', async () => {
    const path = `${HOOKS}/status/${call.id}${query()}`
    const fields = form({ CallStatus: 'ringing' })
    const answer = await post(path, fields, { ...sign(path, fields), 'x-api-key': 'ua_x' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(answer.headers['ratelimit-limit']).toBeUndefined()
  })

  it('of another account is refused', async () => {
    for (const path of paths()) {
      const fields = form({ AccountSid: `AC${'2'.repeat(32)}` })
      expectProblem(await post(path, fields, sign(path, fields)), 403)
    }
  })

  it('of another call than its address says, of another tenant, or of none, is not found', async () => {
    const before = await state()
    const stranger = await createTenant(desk.app)
    const other = await phone(desk, stranger, {}, { ends: 'silence' })
    await untilCall(stranger, other.id, 'ringing')
    const wrong = [
      ...paths()
        .slice(3)
        .map((path) => [path, form({ CallSid: other.phone.sid })] as const),
      ...paths(call.id, stranger.tenantId)
        .slice(3)
        .map((path) => [path, form()] as const),
      ...paths(newId('call'))
        .slice(3)
        .map((path) => [path, form()] as const),
      ...paths(call.id, 'ten_x')
        .slice(3)
        .map((path) => [path, form()] as const),
      [`${HOOKS}/status`, form({ CallSid: `CA${'0'.repeat(32)}` })] as const,
    ]
    for (const [path, fields] of wrong) expectProblem(await post(path, fields, sign(path, fields)), 404)
    expect(await state()).toEqual(before)
  })

  it('with a form that is not whole is a 422, and changes nothing', async () => {
    const before = await state()
    for (const path of paths()) {
      const { CallSid: _, ...fields } = form()
      expect((await post(path, fields, sign(path, fields))).statusCode).toBe(422)
    }
    expect(await state()).toEqual(before)
  })
})

describe('a connection', () => {
  let token: string
  let answered: Phoned

  beforeEach(async () => {
    answered = await phone(desk, tenant)
    await conversationOf(answered.phone)
    const path = `${HOOKS}/voice/${answered.id}${query(tenant.tenantId, answered.id)}`
    const fields = form({ CallSid: answered.phone.sid })
    const xml = (await post(path, fields, sign(path, fields))).body
    token = /relay\/[^/]+\/([^"]+)"/.exec(xml)![1]!
  })

  const connect = (path: string, signature?: string) => {
    const url = `wss://desk.example.com${path}`
    const setup = {
      callSid: answered.phone.sid,
      accountSid: desk.twilio.options.accountSid,
      from: '',
      to: '',
      direction: '',
    }
    return FakeRelay.open({
      ...setup,
      url,
      at: desk.twilio.appUrl,
      signature: signature ?? getExpectedTwilioSignature(desk.twilio.options.authToken, url, {}),
      welcomeGreeting: undefined,
    })
  }
  const path = (id = answered.id, by = token) => `${HOOKS}/relay/${id}/${by}`

  it('needs the signature of its wss address, and a token that works once', async () => {
    const { authToken } = desk.twilio.options
    const asHttps = getExpectedTwilioSignature(authToken, `https://desk.example.com${path()}`, {})
    for (const signature of ['', 'x', asHttps]) expect(await connect(path(), signature)).toBe(403)
    // Refused connections used up nothing.
    const relay = await connect(path())
    expect(relay).toBeInstanceOf(FakeRelay)
    expect(await connect(path())).toBe(403)
    ;(relay as FakeRelay).drop()
  })

  it('is refused with a token of another call, and with none', async () => {
    const other = await phone(desk, tenant)
    await conversationOf(other.phone)
    expect(await connect(path(other.id))).toBe(403)
    expect(await connect(path(answered.id, token.slice(0, -1)))).toBe(403)
    expect(await connect(path(answered.id, 'x'))).toBe(403)
    expect(await connect(path(answered.id, 'x'.repeat(300)))).toBe(404)
    expect(await connect(path())).toBeInstanceOf(FakeRelay)
  })

  it('is refused when the call is over', async () => {
    answered.phone.hangUp()
    await untilCall(tenant, answered.id, 'completed')
    expect(await connect(path())).toBe(403)
  })

  it.each([
    ['another call', { callSid: `CA${'0'.repeat(32)}` }],
    ['another account', { accountSid: `AC${'2'.repeat(32)}` }],
    ['words before it', { type: 'prompt', voicePrompt: 'Hello', last: true }],
  ])('that begins with %s is closed', async (_name, first) => {
    const url = `wss://desk.example.com${path()}`
    const signature = getExpectedTwilioSignature(desk.twilio.options.authToken, url, {})
    const socket = new WebSocket(`${desk.twilio.appUrl.replace('http', 'ws')}${path()}`, {
      headers: { 'x-twilio-signature': signature },
    })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const setup = { type: 'setup', callSid: answered.phone.sid, accountSid: desk.twilio.options.accountSid }
    socket.on('open', () => socket.send(JSON.stringify({ ...setup, ...first })))
    expect(await closed).toBe(1008)
  })

  it('takes messages of 64 KiB at most, and no bytes', async () => {
    const big = (await connect(path())) as FakeRelay
    big.sendRaw('x'.repeat(64 * 1024 + 1))
    expect((await big.closed).code).toBe(1009)
    const relay = answered.phone.relay!
    relay.sendRaw(Buffer.from([1, 2, 3]))
    expect((await relay.closed).code).toBe(1003)
  })

  it('goes on after what it cannot read', async () => {
    const relay = answered.phone.relay!
    for (const data of ['{', 'null', '[]', '{"type":"news"}', '{"type":"prompt"}', '{"type":"__proto__"}'])
      relay.sendRaw(data)
    expect(await relay.says('Hello')).not.toBe('')
  })

  it('is taken nowhere else: an upgrade is ignored, and the request answered as it is', async () => {
    for (const [method, url] of [
      ['GET', '/health/live'],
      ['GET', `${HOOKS}/relay`],
      ['POST', `${HOOKS}/relay/${answered.id}/${token}`],
      ['GET', '/api/v1/calls'],
    ] as const) {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }
      const status = await new Promise<number>((resolve, reject) => {
        const asked = httpRequest(`${desk.twilio.appUrl}${url}`, { method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode!)
        })
        asked.on('upgrade', (_response, socket) => {
          socket.destroy()
          resolve(101)
        })
        asked.on('error', reject)
        asked.end()
      })
      expect([url, status]).toEqual([url, expect.any(Number)])
      expect(status).not.toBe(101)
    }
    const plain = await desk.app.inject({ url: path() })
    expectProblem(plain, 404)
    expect(await connect(path())).toBeInstanceOf(FakeRelay)
  })

  it('is closed when the call is ended by request', async () => {
    const relay = answered.phone.relay!
    await tenant.send({ method: 'POST', url: `/calls/${answered.id}/end` })
    await relay.closed
    expect(await until(async () => (await rowOf(desk.app, tenant, answered.id))!.hungUpAt)).toBeTruthy()
  })
})

it('without a telephone line there are no hooks', async () => {
  const app = await startTestApp()
  expectProblem(
    await app.inject({
      method: 'POST',
      url: `${HOOKS}/inbound`,
      payload: 'From=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    404,
  )
  await app.close()
})
