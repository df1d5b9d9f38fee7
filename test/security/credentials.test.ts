import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newApiKey } from '../../src/auth/api-keys.ts'
import { apiKeysRepository } from '../../src/auth/api-key-repository.ts'
import { newId } from '../../src/core/ids.ts'
import { deriveKey } from '../../src/core/secrets.ts'
import { DAY, HOUR, MINUTE } from '../../src/core/time.ts'
import { anyEmail, client, startTestApp, TEST_SECRET, type Send } from '../support/app.ts'
import { createSession, createTenant, signIn, type TestTenant } from '../support/factories.ts'
import { expectOrdinary, expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let tenant: TestTenant
let send: Send

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  send = client(app)
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

async function me(headers: Record<string, string>, of = send): Promise<LightMyRequestResponse> {
  const response = await of({ url: '/auth/me', headers })
  expectOrdinary(response)
  return response
}

async function createKey(body: object): Promise<{ id: string; key: string; headers: { 'x-api-key': string } }> {
  const payload = { name: 'test', ...body }
  const made = await send({ method: 'POST', url: '/api-keys', headers: tenant.headers.admin_key, payload })
  expect(made.statusCode).toBe(201)
  const { api_key_id: id, key } = made.json<{ api_key_id: string; key: string }>()
  return { id, key, headers: { 'x-api-key': key } }
}

describe('API keys', () => {
  it.each([
    ['nothing behind the prefix', () => 'ua_'],
    ['a character', () => 'ua_x'],
    ['ten million characters', () => `ua_${'x'.repeat(10_000_000)}`],
    ['a NUL', () => `${tenant.adminKey}\0`],
    ['a line feed', () => `${tenant.adminKey}\n`],
    ['SQL', () => "ua_' or 1=1 --"],
    ['a good key twice', () => `${tenant.adminKey}, ${tenant.adminKey}`],
    ['a good key in other letters', () => tenant.adminKey.toUpperCase()],
    ['a good key without its last character', () => tenant.adminKey.slice(0, -1)],
    ['a good key with one character more', () => `${tenant.adminKey}x`],
    ["an admin's prefix before a standard key", () => tenant.standardKey.replace('ua_', 'ua_admin_')],
    ["a standard key's prefix before an admin key", () => tenant.adminKey.replace('ua_admin_', 'ua_')],
    ['a key that was never made', () => newApiKey('admin')],
    ['the id of a key', () => tenant.apiKeyId],
  ])('of %s are a 401', async (_name, key) => {
    expectProblem(await me({ 'x-api-key': key() }), 401)
  })

  it('never reach the database when their checksum is wrong', async () => {
    const reached = vi.spyOn(apiKeysRepository, 'findByHash')
    for (const key of ['ua_x', `ua_admin_${'0'.repeat(49)}`, 'x'.repeat(1_000_000)]) await me({ 'x-api-key': key })
    expect(reached).not.toHaveBeenCalled()
    await me({ 'x-api-key': newApiKey('standard') })
    expect(reached).toHaveBeenCalledOnce()
  })

  it('have the rights of their row, not of their text', async () => {
    const made = await createKey({ kind: 'standard', name: 'admin', role: 'admin', principal: 'admin_key' })
    expectProblem(await send({ url: '/api-keys', headers: made.headers }), 403)
  })

  it('end with their revocation: the next request is a 401, on every route', async () => {
    const { id, headers } = await createKey({ kind: 'admin' })
    expect((await me(headers)).statusCode).toBe(200)
    const [revoked, racing] = await Promise.all([
      send({ method: 'DELETE', url: `/api-keys/${id}`, headers: tenant.headers.admin }),
      me(headers),
    ])
    expect(revoked.statusCode).toBe(200)
    expect([200, 401]).toContain(racing.statusCode)
    for (const url of ['/auth/me', '/tenants', '/chat/sessions']) expectProblem(await send({ url, headers }), 401)
  })

  it('end a stream that is under way by its next event', async () => {
    const { id, headers } = await createKey({ kind: 'standard' })
    let goOn = () => {}
    const revoked = new Promise<void>((resolve) => (goOn = resolve))
    vi.spyOn(app.assistant, 'answer').mockImplementation(async function* () {
      yield { type: 'delta', text: 'Before.' }
      await revoked
      yield { type: 'delta', text: 'After.' }
    })
    const payload = { tenant_id: tenant.tenantId, message: 'Hello?' }
    const streaming = send({ method: 'POST', url: '/chat/stream', headers, payload })
    await until(() => vi.mocked(app.assistant.answer).mock.calls.length > 0)
    await send({ method: 'DELETE', url: `/api-keys/${id}`, headers: tenant.headers.admin_key })
    goOn()
    const { body } = await streaming
    expect(body).not.toContain('After.')
    expect(body).not.toContain('event: done')
  })

  it('end when they expire', async () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const other = await startTestApp({ clock })
    try {
      const made = await send({
        method: 'POST',
        url: '/api-keys',
        headers: tenant.headers.admin,
        payload: { name: 'x', kind: 'admin', expires_at: new Date(now + MINUTE).toISOString() },
      })
      const headers = { 'x-api-key': made.json<{ key: string }>().key }
      expect((await me(headers, client(other))).statusCode).toBe(200)
      now += MINUTE
      expectProblem(await me(headers, client(other)), 401)
    } finally {
      await other.close()
    }
  })

  it('decide alone: the tenant of a cookie beside them is never mixed in', async () => {
    const other = await createTenant(app)
    const { sessionId } = await createSession(other)
    const headers = { ...other.headers.admin, ...tenant.headers.admin_key }
    expect((await me(headers)).json()).toMatchObject({ tenant: { tenant_id: tenant.tenantId } })
    expectProblem(await send({ url: `/chat/sessions/${sessionId}`, headers }), 404)
    expect((await send({ url: '/knowledge/documents', headers })).body).not.toContain('doc_')
    const bearer = { ...tenant.headers.admin_key, authorization: 'Bearer x' }
    expect((await me(bearer)).statusCode).toBe(200)
  })
})

const key = deriveKey(TEST_SECRET, 'session-cookie')
const header = { alg: 'HS256', typ: 'session+jwt' }

function encoded(value: object | string): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
}

/** Signed by hand, because libraries refuse to write such tokens. */
function signed(payload: object | string, head: object = header, by: string | Uint8Array = key): string {
  const text = `${encoded(head)}.${encoded(payload)}`
  return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`
}

describe('session cookies', () => {
  let good: string
  let claims: Record<string, string | number>

  beforeAll(() => {
    good = tenant.headers.admin['cookie']!.replace('frontdesk=', '')
    claims = JSON.parse(Buffer.from(good.split('.')[1]!, 'base64url').toString()) as typeof claims
  })

  const cookie = (token: string) => ({ cookie: `frontdesk=${token}` })
  const seconds = (ms: number) => Math.floor((Date.now() + ms) / 1_000)

  it('are good when this installation signed them: the forgeries below miss by one thing only', async () => {
    expect((await me(cookie(signed(claims)))).statusCode).toBe(200)
    expect(
      (await me(cookie(signed(claims, { ...header, kid: '../../dev/null', jku: 'http://192.0.2.1/' })))).statusCode,
    ).toBe(200)
  })

  it('are a 401 with another algorithm, key or shape', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }))
    const empty = new Uint8Array(32)
    const [head, body, signature] = good.split('.') as [string, string, string]
    const forged = [
      new UnsecuredJWT(claims).encode(),
      ...['none', 'None', 'NONE', ''].map((alg) => `${encoded({ ...header, alg })}.${body}.`),
      `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`,
      signed(claims, { ...header, alg: 'RS256' }),
      signed(claims, { ...header, alg: 'HS384' }),
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey),
      signed(claims, header, publicPem),
      signed(claims, header, ''),
      signed(claims, header, empty),
      signed(claims, header, TEST_SECRET),
      signed(claims, header, deriveKey(TEST_SECRET, 'reset')),
      signed(claims, { ...header, jwk: { kty: 'oct', k: encoded(String(empty)) } }, empty),
      signed(claims, { ...header, kid: '/dev/null' }, ''),
      signed(claims, { ...header, crit: ['b64'], b64: false }),
      signed(claims, { ...header, typ: 'JWT' }),
      signed(claims, { alg: 'HS256' }),
      `${head}.${encoded({ ...claims, role: 'admin' })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -1)}`,
      `${good}.`,
      good.replace('.', '..'),
      `${good}${'A'.repeat(1_000_000)}`,
      '....',
      '%00',
      '\u00ff',
    ]
    for (const token of forged) expectProblem(await me(cookie(token)), 401)
  })

  it('are a 401 with other claims', async () => {
    const changes: object[] = [
      { exp: seconds(-1_000) },
      { nbf: seconds(MINUTE) },
      { aud: 'reset' },
      { aud: 'widget' },
      { iss: 'https://desk.example.com' },
      { sid: newId('ses') },
      { sub: newId('usr') },
      { tid: newId('ten') },
      { tid: "x'; drop table tenants; --" },
      { tid: '' },
      { sid: ['a'] },
      { sub: { $ne: null } },
      ...['exp', 'nbf', 'iat', 'aud', 'iss', 'sub', 'sid', 'tid'].map((name) => ({ [name]: undefined })),
      ...['exp', 'nbf', 'iat'].flatMap((name) => [
        { [name]: String(claims[name]) },
        { [name]: null },
        { [name]: [claims[name]] },
      ]),
    ]
    for (const change of changes) expectProblem(await me(cookie(signed({ ...claims, ...change }))), 401)
    const text = JSON.stringify({ ...claims, exp: 0 })
    for (const exp of ['1e400', '-1e400', '12345678901234567890e300', '0', '-1']) {
      expectProblem(await me(cookie(signed(text.replace('"exp":0', `"exp":${exp}`)))), 401)
    }
    for (const payload of ['null', '[]', '"x"', '1', '{', '']) expectProblem(await me(cookie(signed(payload))), 401)
  })

  it("do not carry one tenant's session into another tenant", async () => {
    const other = await createTenant(app)
    expectProblem(await me(cookie(signed({ ...claims, tid: other.tenantId }))), 401)
  })

  it('take their rights from the row: a role in the token is no role', async () => {
    const { cookie: value } = tenant.headers.member as { cookie: string }
    const payload = JSON.parse(Buffer.from(value.split('.')[1]!, 'base64url').toString()) as object
    const headers = cookie(signed({ ...payload, role: 'admin', principal: 'admin' }))
    expect((await me(headers)).json()).toMatchObject({ user: { role: 'member' } })
    expectProblem(await send({ url: '/api-keys', headers }), 403)
  })

  it('end with logout, on the server', async () => {
    const headers = await signIn(app, tenant.tenantId, { email: anyEmail(), role: 'admin' })
    const out = await send({ method: 'POST', url: '/auth/logout', headers })
    expect(out.statusCode).toBe(200)
    expect(String(out.headers['set-cookie'])).toMatch(/^frontdesk=;.*(Max-Age=0|1970)/)
    expectProblem(await me(headers), 401)
  })

  it('end with their tenant', async () => {
    const gone = await createTenant(app)
    for (const headers of Object.values(gone.headers)) expect((await me(headers)).statusCode).toBe(200)
    const url = `/tenants/${gone.tenantId}`
    expect((await send({ method: 'DELETE', url, headers: gone.headers.admin })).statusCode).toBe(200)
    for (const headers of Object.values(gone.headers)) expectProblem(await me(headers), 401)
  })

  it('end after 12 hours of silence, whatever the token says', async () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const other = await startTestApp({ clock })
    try {
      const { cookie: value } = (await createTenant(other, clock)).headers.admin as { cookie: string }
      const payload = JSON.parse(Buffer.from(value.split('.')[1]!, 'base64url').toString()) as object
      const headers = cookie(signed({ ...payload, exp: seconds(365 * DAY) }))
      for (let turn = 0; turn < 3; turn += 1) {
        now += 11 * HOUR
        expect((await me(headers, client(other))).statusCode).toBe(200)
      }
      now += 12 * HOUR + 1_000
      expectProblem(await me(headers, client(other)), 401)
    } finally {
      await other.close()
    }
  })

  it('stay good when the clock of the machine jumps an hour and back; after a jump back a new one is good at once', async () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const other = await startTestApp({ clock })
    try {
      const { headers } = await createTenant(other, clock)
      for (const jump of [HOUR, -HOUR]) {
        now += jump
        expect((await me(headers.admin, client(other))).statusCode).toBe(200)
        expect((await me(headers.admin_key, client(other))).statusCode).toBe(200)
      }
      now -= HOUR
      const { headers: later } = await createTenant(other, clock)
      expect((await me(later.admin, client(other))).statusCode).toBe(200)
    } finally {
      await other.close()
    }
  })
})
