import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectOrdinary, expectProblem } from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant
let send: Send

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  send = client(app)
})

afterAll(() => app.close())

describe('forged requests', () => {
  const write = (headers: Record<string, string>) =>
    send({ method: 'POST', url: '/api-keys', headers, payload: { name: 'x', kind: 'admin' } })

  it.each([
    ['another site by Fetch Metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { 'sec-fetch-site': 'none' }],
    ['two sites at once', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['another site although its Origin is ours', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    ['another site by Origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['our host on another port', { origin: 'http://localhost:3001' }],
    ['our host by another scheme', { origin: 'https://localhost:3000' }],
    ['a host that begins like ours', { origin: 'http://localhost:3000.evil.test' }],
    ['a host that ends like ours', { origin: 'http://evil-localhost:3000' }],
    ['a host with our name as its user', { origin: 'http://localhost:3000@evil.test' }],
  ])('from %s are a 403 and write nothing', async (_name, headers) => {
    const before = (await send({ url: '/api-keys', headers: tenant.headers.admin_key })).json<{ data: object[] }>()
    const response = await write({ ...tenant.headers.admin, ...headers })
    expectOrdinary(response)
    expectProblem(response, 403)
    const forged = { ...tenant.headers.admin, ...headers }
    expectProblem(await send({ method: 'DELETE', url: `/api-keys/${tenant.apiKeyId}`, headers: forged }), 403)
    expectProblem(await send({ method: 'POST', url: '/auth/logout', headers: forged }), 403)
    const after = (await send({ url: '/api-keys', headers: tenant.headers.admin_key })).json<{ data: object[] }>()
    expect(after.data.length).toBe(before.data.length)
    // Reads are allowed, and so is an API key.
    expect((await send({ url: '/auth/me', headers: forged })).statusCode).toBe(200)
    expect((await send({ url: '/auth/me', headers: { ...tenant.headers.admin_key, ...headers } })).statusCode).toBe(200)
    expect((await write({ ...tenant.headers.admin_key, ...headers })).statusCode).toBe(201)
  })

  it.each([
    ['the portal', { 'sec-fetch-site': 'same-origin' }],
    ['the portal, whatever Origin says', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['BASE_URL', { origin: 'http://localhost:3000' }],
    ["the request's own host", { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
    ['no browser', {}],
  ])('are none from %s', async (_name, headers) => {
    expect((await write({ ...tenant.headers.admin, ...headers })).statusCode).toBe(201)
  })

  it('cannot be forms: text/plain with JSON in it, or form fields, are a 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { ...tenant.headers.admin, 'content-type': type }
      const payload = JSON.stringify({ name: 'x', kind: 'admin' })
      expectProblem(await send({ method: 'POST', url: '/api-keys', headers, payload }), 415)
    }
  })

  it('get no cross-origin permission: no answer lets a page send a key', async () => {
    const headers = {
      origin: 'https://evil.test',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-api-key',
    }
    for (const url of ['/auth/me', '/chat/sessions', '/auth/login', '/openapi.json']) {
      const response = await send({ method: 'OPTIONS', url, headers })
      expectProblem(response, 405)
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('do not exist by GET: no writing route answers it', async () => {
    for (const url of ['/auth/logout', '/auth/login', '/auth/register', '/auth/password']) {
      const response = await send({ url, headers: tenant.headers.admin })
      expectProblem(response, 405)
      expect(response.headers['allow']).toBe('POST')
    }
  })
})

describe('in production', () => {
  let production: FastifyInstance

  beforeAll(async () => {
    const config = { baseUrl: 'https://desk.example.com', isProduction: true, trustProxy: ['192.0.2.0/24'] }
    production = await startTestApp({ config })
  })

  afterAll(() => production.close())

  it('plain HTTP gets a 403 from the API and a redirect from pages, and a forged X-Forwarded-Proto changes nothing', async () => {
    for (const headers of [{}, { 'x-forwarded-proto': 'https' }]) {
      const refused = await production.inject({ url: '/api/v1/auth/me', headers })
      expectOrdinary(refused)
      expect([refused.statusCode, refused.json()]).toEqual([403, { detail: 'HTTPS required' }])
      const page = await production.inject({ url: '/docs?a=b', headers: { ...headers, host: 'evil.test' } })
      expect([page.statusCode, page.headers['location']]).toEqual([308, 'https://desk.example.com/docs?a=b'])
      expect((await production.inject({ url: '/health/live', headers })).statusCode).toBe(200)
    }
    const headers = { 'x-forwarded-proto': 'https' }
    expectProblem(await production.inject({ url: '/api/v1/auth/me', headers, remoteAddress: '192.0.2.1' }), 401)
  })

  it('the cookie is bound to the host, and the one of development is no cookie', async () => {
    const payload = { email: anyEmail(), password: randomBytes(12).toString('hex') }
    const headers = { 'x-forwarded-proto': 'https' }
    const remoteAddress = '192.0.2.1'
    const url = '/api/v1/auth/register'
    const made = await production.inject({ method: 'POST', url, payload, headers, remoteAddress })
    expect(made.statusCode).toBe(201)
    expect(String(made.headers['set-cookie'])).toMatch(
      /^__Host-frontdesk=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(made.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    const renamed = String(made.headers['set-cookie']).split(';')[0]!.replace('__Host-', '')
    const asking = { url: '/api/v1/auth/me', remoteAddress, headers: { ...headers, cookie: renamed } }
    expectProblem(await production.inject(asking), 401)
  })
})
