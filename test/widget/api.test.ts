import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../src/core/time.ts'
import { client, startTestApp, type Send } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

const SHOP = 'https://www.example.com'
const OWN = 'http://localhost:3000'

describe('the widget', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let send: Send
  let now = new Date()

  beforeAll(async () => {
    app = await startTestApp({ clock: { now: () => now } })
    tenant = await createTenant(app, { now: () => now })
    send = client(app)
    await allow(['www.example.com', '*.example.org'])
    await createDocument(tenant)
  })
  afterAll(() => app.close())

  const allow = async (domains: string[]) => {
    const payload = { allowed_domains: domains }
    const { statusCode } = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    expect(statusCode).toBe(200)
  }
  const configOf = (headers: Record<string, string>) =>
    send({ url: `/widget/config?tenant_id=${tenant.tenantId}`, headers })
  const begin = async (origin = SHOP, more: object = {}) =>
    send({
      method: 'POST',
      url: '/widget/session',
      headers: { origin },
      payload: { tenant_id: tenant.tenantId, ...more },
    })
  const tokenOf = async (origin = SHOP, more: object = {}) => (await begin(origin, more)).json<Session>()
  const ask = (token: string, message: string, headers: Record<string, string> = { origin: SHOP }) =>
    send({
      method: 'POST',
      url: '/widget/chat',
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload: { message },
    })
  const read = (token: string, headers: Record<string, string> = { origin: SHOP }) =>
    send({ url: '/widget/chat', headers: { authorization: `Bearer ${token}`, ...headers } })

  it('takes a message once, however often it is sent with its key, and gives its answer again', async () => {
    const { token } = await tokenOf()
    const keyed = (message: string, key: string) => ask(token, message, { origin: SHOP, 'idempotency-key': key })
    const first = await keyed('Are you open on Saturday?', 'a')
    const again = await keyed('Are you open on Saturday?', 'a')
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true'])
    expect(again.body).toBe(first.body)
    const { messages } = (await read(token)).json<{ messages: { role: string }[] }>()
    expect(messages.map(({ role }) => role)).toEqual(['visitor', 'assistant'])
    expect((await keyed('Are you open on Sunday?', 'a')).statusCode).toBe(409)
    expect((await keyed('Are you open on Saturday?', 'b')).statusCode).toBe(200)
    expect((await read(token)).json<{ messages: object[] }>().messages).toHaveLength(4)
  })

  interface Session {
    token: string
    session_id: string
    resume_token: string
    expires_at: string
  }

  it('offers neither calls nor call-backs while the phone is switched off', async () => {
    const turn = (phone: unknown) => tenant.send({ method: 'PATCH', url: '/answering', payload: { phone } })
    expect((await turn(false)).json()).toEqual({ chat: true, phone: false })
    const { features } = (await configOf({ origin: SHOP })).json()
    expect(features).toMatchObject({ chat: true, voice: false, callback: false })
    const { token } = await tokenOf()
    const headers = { origin: SHOP, authorization: `Bearer ${token}` }
    const consent = { version: '2026-11-23', hearing: 'on_device', speaking: 'on_device' }
    const payload = { mode: 'browser', locale: 'en', consent }
    const called = await send({ method: 'POST', url: '/widget/calls', headers, payload })
    expect({ status: called.statusCode, body: called.json() }).toMatchObject({ status: 409 })
    expect((await turn('off')).statusCode).toBe(422)
    expect((await turn(true)).json()).toEqual({ chat: true, phone: true })
  })

  it('tells an allowed page how it looks, and that page alone may read it', async () => {
    const response = await configOf({ origin: SHOP })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      tenant_id: tenant.tenantId,
      name: 'Harbour Dental',
      theme: 'dark',
      position: 'bottom-right',
      accent_color: '#FF3621',
      features: { chat: true, voice: 'browser' },
    })
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    })
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each([
    ['nothing', {}],
    ['null', { origin: 'null' }],
    ['a host that begins like it', { origin: 'https://www.example.com.evil.test' }],
    ['a host that ends like it', { origin: 'https://evilwww.example.com' }],
    ['its parent', { origin: 'https://example.com' }],
    ['the parent of a wildcard', { origin: 'https://example.org' }],
    ['plain http', { origin: 'http://www.example.com' }],
    ['another port', { origin: 'https://www.example.com:8443' }],
    ['its name in other letters', { origin: 'https://www.exаmple.com' }],
    ['upper case, which no browser sends', { origin: 'https://WWW.EXAMPLE.COM' }],
    ['a path behind it', { origin: 'https://www.example.com/' }],
    ['two origins', { origin: 'https://www.example.com, https://evil.test' }],
    ['a page of another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['the platform by plain name', { origin: 'http://localhost' }],
  ])('refuses %s: 403, and nobody may read the answer', async (_name, headers: Record<string, string>) => {
    const { token } = await tokenOf()
    const answers = [
      await configOf(headers),
      await send({ method: 'POST', url: '/widget/session', headers, payload: { tenant_id: tenant.tenantId } }),
      await ask(token, 'Hello', headers),
      await read(token, headers),
    ]
    for (const { statusCode, headers: shown } of answers) {
      expect(statusCode).toBe(403)
      expect(shown).not.toHaveProperty('access-control-allow-origin')
      expect(shown['vary']).toBe('Origin')
    }
  })

  it.each([[{ origin: 'https://shop.example.org' }], [{ origin: OWN }], [{ 'sec-fetch-site': 'same-origin' }]])(
    'is shown at %j',
    async (headers: Record<string, string>) => {
      expect((await configOf(headers)).statusCode).toBe(200)
    },
  )

  it('tells any page whether it may show the widget, and a refused one nothing else', async () => {
    const embed = (tenantId: string, headers: Record<string, string>) =>
      send({ url: `/widget/embed?tenant_id=${tenantId}`, headers })
    const allowed = await embed(tenant.tenantId, { origin: SHOP })
    expect(allowed.json()).toEqual({
      allowed: true,
      config: (await configOf({ origin: SHOP })).json(),
      reason: null,
    })
    const evil = { origin: 'https://evil.test' }
    const reasons = [
      ['origin_not_allowed', await embed(tenant.tenantId, evil)],
      ['unknown_tenant', await embed('ten_x', evil)],
    ] as const
    for (const [reason, refused] of reasons) {
      expect(refused.json()).toEqual({ allowed: false, config: null, reason })
      expect(refused.headers).toMatchObject({
        'access-control-allow-origin': 'https://evil.test',
        'cache-control': 'no-store',
        vary: 'Origin',
      })
      expect(refused.headers).not.toHaveProperty('access-control-allow-credentials')
    }
    expect((await embed(tenant.tenantId, {})).json()).toMatchObject({ allowed: false, config: null })
  })

  it('has no tenant that does not exist', async () => {
    const response = await send({ url: '/widget/config?tenant_id=ten_x', headers: { origin: SHOP } })
    expect(response.statusCode).toBe(404)
  })

  it('answers a preflight for the headers of the widget, never for a key, and does not count it', async () => {
    const preflight = (url: string, wanted: string) =>
      send({
        method: 'OPTIONS',
        url,
        headers: { origin: SHOP, 'access-control-request-method': 'POST', 'access-control-request-headers': wanted },
      })
    for (const url of ['/widget/chat', '/chat/message', '/chat/stream']) {
      const { statusCode, headers } = await preflight(url, 'authorization,content-type,x-api-key')
      expect(statusCode).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(SHOP)
      expect(headers['access-control-max-age']).toBe('7200')
      expect(String(headers['access-control-allow-headers']).toLowerCase()).not.toContain('x-api-key')
      expect(headers['vary']).toContain('Origin')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers).not.toHaveProperty('ratelimit-limit')
    }
    for (const url of ['/knowledge/documents', '/auth/login', '/chat/sessions']) {
      const { statusCode, headers } = await preflight(url, 'content-type')
      expect(statusCode).toBe(405)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('stores nothing before the first message; then the conversation goes on', async () => {
    const { token, session_id: sessionId } = await tokenOf(SHOP, { client_name: 'Ada' })
    expect((await tenant.send({ url: `/chat/sessions/${sessionId}` })).statusCode).toBe(404)
    expect((await read(token)).statusCode).toBe(404)

    const first = await ask(token, 'Are you open on Saturday?')
    expect(first.headers['content-type']).toContain('text/event-stream')
    expect(first.headers['access-control-allow-origin']).toBe(SHOP)
    expect(first.body).toContain('On Saturdays we are open from 9 am to 1 pm.')
    await ask(token, 'Thank you')
    const { messages, client_name: name } = (await read(token)).json<{ messages: object[]; client_name: string }>()
    expect(messages).toHaveLength(4)
    expect(name).toBe('Ada')
  })

  it('tells the visitor what a person answers, and of the end', async () => {
    const { token, session_id: sessionId } = await tokenOf()
    const follow = (after: string) =>
      send({
        url: '/widget/events',
        headers: { authorization: `Bearer ${token}`, origin: SHOP, 'last-event-id': after },
      })
    expect((await follow('')).statusCode).toBe(404)
    const messageId = /"message_id":"(msg_\w+)"/.exec((await ask(token, 'Are you open on Saturday?')).body)![1]!
    const person = { method: 'POST', url: `/chat/sessions/${sessionId}/messages` } as const
    const answered = await tenant.send({ ...person, payload: { text: 'This is Grace. Yes, we are.' } })
    expect(answered.statusCode).toBe(200)
    await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/end` })
    const { body, headers } = await follow(messageId)
    expect(headers['content-type']).toContain('text/event-stream')
    expect(body).toContain('"role":"person","text":"This is Grace. Yes, we are."')
    expect(body).toContain('event: status\ndata: {"status":"ended"')
  })

  it('lets a stream be read again after the event that came last', async () => {
    const { token } = await tokenOf()
    const stream = (await ask(token, 'Are you open on Saturday?')).body
    const messageId = /"message_id":"(msg_\w+)"/.exec(stream)![1]!
    const again = await send({
      url: `/widget/chat/${messageId}`,
      headers: { authorization: `Bearer ${token}`, origin: SHOP, 'last-event-id': '1' },
    })
    expect(again.body).not.toContain('event: session')
    expect(stream.endsWith(again.body)).toBe(true)
  })

  it('takes the token through the chat routes too, for its own session alone', async () => {
    const { token } = await tokenOf()
    const headers = { authorization: `Bearer ${token}`, origin: SHOP }
    const say = (more: object) =>
      send({
        method: 'POST',
        url: '/chat/message',
        headers,
        payload: { message: 'Hello', tenant_id: tenant.tenantId, ...more },
      })
    const { session_id: another } = await tokenOf()
    expect((await say({})).statusCode).toBe(200)
    expect((await say({ session_id: another })).statusCode).toBe(404)
  })

  it('gives a token to one page: another allowed page cannot use it', async () => {
    const { token } = await tokenOf()
    expect((await read(token, { origin: 'https://shop.example.org' })).statusCode).toBe(403)
    expect((await read(token, { origin: OWN })).statusCode).toBe(403)
  })

  it('knows a page of its own at another name than BASE_URL, without an entry for it', async () => {
    const own = { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }
    const payload = { tenant_id: tenant.tenantId }
    const begun = await send({ method: 'POST', url: '/widget/session', headers: own, payload })
    const { token } = begun.json<Session>()
    await ask(token, 'Hello', own)
    const sameOrigin = { 'sec-fetch-site': 'same-origin' }
    expect((await read(token, { ...sameOrigin, host: '127.0.0.1:8080' })).statusCode).toBe(200)
    expect((await read(token, { ...sameOrigin, host: '127.0.0.1:9090' })).statusCode).toBe(403)
  })

  it('goes on with an open conversation by the resume token, and begins a new one after its end', async () => {
    const first = await tokenOf()
    await ask(first.token, 'Hello')
    const again = await tokenOf(SHOP, { resume_token: first.resume_token })
    expect(again.session_id).toBe(first.session_id)
    await tenant.send({ method: 'POST', url: `/chat/sessions/${first.session_id}/end` })
    expect((await ask(first.token, 'Hello again')).statusCode).toBe(409)
    // The sentiment is visible to the team only.
    await until(async () => {
      const { sentiment } = (await tenant.send({ url: `/chat/sessions/${first.session_id}` })).json()
      return sentiment !== null
    })
    expect((await read(first.token)).json()).toMatchObject({
      status: 'ended',
      summary: null,
      sentiment: null,
      intent: null,
      outcome: null,
      lead_id: null,
    })
    expect((await tokenOf(SHOP, { resume_token: first.resume_token })).session_id).not.toBe(first.session_id)
  })

  it('does not take the resume token of another tenant, a token for the other, or junk', async () => {
    const other = await createTenant(app, { now: () => now })
    await other.send({
      method: 'PATCH',
      url: `/tenants/${other.tenantId}`,
      payload: { allowed_domains: ['www.example.com'] },
    })
    const first = await tokenOf()
    await ask(first.token, 'Hello')
    for (const junk of [first.token, 'junk', first.resume_token.slice(0, -2)]) {
      const { session_id: id } = await tokenOf(SHOP, { resume_token: junk })
      expect(id).not.toBe(first.session_id)
    }
    const elsewhere = await begin(SHOP, { tenant_id: other.tenantId, resume_token: first.resume_token })
    expect(elsewhere.statusCode).toBe(201)
    expect(elsewhere.json<Session>().session_id).not.toBe(first.session_id)
    expect((await ask(first.resume_token, 'Hello')).statusCode).toBe(401)
  })

  it('lets a token live for an hour, and no longer than its page is allowed', async () => {
    const { token, expires_at: expiresAt } = await tokenOf('https://shop.example.org')
    const headers = { origin: 'https://shop.example.org' }
    expect(new Date(expiresAt).getTime() - now.getTime()).toBeLessThanOrEqual(HOUR)
    expect((await read(token, headers)).statusCode).toBe(404)
    await allow(['www.example.com'])
    expect((await read(token, headers)).statusCode).toBe(403)
    await allow(['www.example.com', '*.example.org'])
    const start = now
    now = new Date(start.getTime() + HOUR + 1_000)
    expect((await read(token, headers)).statusCode).toBe(401)
    now = new Date(start.getTime() + 31 * DAY)
    const { session_id: id } = await tokenOf(SHOP, { resume_token: token })
    expect(id).toMatch(/^chat_/)
    now = start
  })

  it('shows the words, questions and consent that the tenant chose', async () => {
    const widget = {
      questions: ['When are you open?'],
      texts: { title: '<b>Ask us</b>', placeholder: 'Your question' },
      consent: { required: true, privacy_url: 'https://www.example.com/privacy' },
    }
    const url = `/tenants/${tenant.tenantId}`
    expect((await tenant.send({ method: 'PATCH', url, payload: { widget } })).statusCode).toBe(200)
    expect((await configOf({ origin: OWN })).json()).toMatchObject(widget)
    await tenant.send({ method: 'PATCH', url, payload: { widget: { texts: { title: null } } } })
    expect((await tenant.send({ url })).json()).toMatchObject({ widget: { texts: { placeholder: 'Your question' } } })
    for (const bad of [
      { questions: [''] },
      { texts: { 'no key': 'x' } },
      { texts: { title: 'x'.repeat(501) } },
      { consent: { privacy_url: 'javascript:alert(1)' } },
    ])
      expect((await tenant.send({ method: 'PATCH', url, payload: { widget: bad } })).statusCode).toBe(422)
  })
})
