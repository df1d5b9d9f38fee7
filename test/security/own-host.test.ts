import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectProblem } from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant
let send: Send

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  send = client(app)
})

afterAll(() => app.close())

const begin = (headers: Record<string, string>) =>
  send({ method: 'POST', url: '/widget/session', headers, payload: { tenant_id: tenant.tenantId } })
const configOf = (headers: Record<string, string>) =>
  send({ url: `/widget/config?tenant_id=${tenant.tenantId}`, headers })

describe('a page at a name of ours', () => {
  it.each([
    '127.0.0.1:4108',
    'localhost:4108',
    '[::1]:4108',
    '192.168.1.20:3000',
    'frontdesk:3000',
    'desk.lan',
    'a.local',
  ])('may show the widget and write by cookie: %s', async (host) => {
    const origin = `http://${host}`
    expect((await begin({ host, origin })).statusCode).toBe(201)
    const written = await send({
      method: 'POST',
      url: '/api-keys',
      headers: { ...tenant.headers.admin, host, origin },
      payload: { name: 'x', kind: 'standard' },
    })
    expect(written.statusCode).toBe(201)
  })

  it('may read where its browser sends neither Origin nor Fetch Metadata: plain http to an address of the network', async () => {
    expect((await configOf({ host: '192.168.1.20:3000' })).statusCode).toBe(200)
    expect((await configOf({ host: 'desk.lan' })).statusCode).toBe(200)
    // Browsers send Fetch Metadata to these addresses, so only programs omit it.
    expectProblem(await configOf({ host: '127.0.0.1:3000' }), 403)
    expectProblem(await configOf({ host: '192.168.1.20:3000', 'sec-fetch-site': 'cross-site' }), 403)
  })

  it('is not a page on another port of the same machine', async () => {
    expectProblem(await begin({ host: '127.0.0.1:4108', origin: 'http://127.0.0.1:9999' }), 403)
  })
})

describe('a page at a foreign name that points here (DNS rebinding)', () => {
  const PAGES: Record<string, string>[] = [
    { host: 'evil.example', origin: 'http://evil.example' },
    { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
    { host: 'evil.example', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { host: '127.0.0.1.nip.io', origin: 'http://127.0.0.1.nip.io' },
  ]

  it.each(PAGES)('gets nothing: %j', async (page) => {
    const answers = [
      await begin(page),
      await send({ url: `/widget/embed?tenant_id=${tenant.tenantId}`, headers: page }),
      await send({ url: '/auth/me', headers: { ...page, ...tenant.headers.admin_key } }),
      await send({
        method: 'POST',
        url: '/api-keys',
        headers: { ...page, ...tenant.headers.admin },
        payload: { name: 'x', kind: 'admin' },
      }),
      await send({
        method: 'POST',
        url: '/auth/register',
        headers: page,
        payload: { email: anyEmail(), password: 'correct horse battery' },
      }),
    ]
    for (const answer of answers) {
      expectProblem(answer, 403)
      expect(answer.json().detail).toMatch(/not known as .*BASE_URL/)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('reads nothing by a GET without Origin either', async () => {
    expectProblem(await configOf({ host: 'evil.example' }), 403)
    expectProblem(await configOf({ host: 'evil.example', 'sec-fetch-site': 'same-origin' }), 403)
    const metrics = { url: '/metrics', remoteAddress: '127.0.0.1' }
    expect((await app.inject({ ...metrics, headers: { host: 'evil.example' } })).statusCode).toBe(404)
    expect((await app.inject({ ...metrics, headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200)
  })

  it('a program with a key may use any name: no browser sends it', async () => {
    const headers = { host: 'desk.example.org', ...tenant.headers.admin_key }
    expect((await send({ url: '/auth/me', headers })).statusCode).toBe(200)
  })
})

it('in production only the name of BASE_URL is ours', async () => {
  const config = { baseUrl: 'https://desk.example.com', isProduction: true, trustProxy: ['192.0.2.0/24'] }
  await using production = Object.assign(await startTestApp({ config }), {
    [Symbol.asyncDispose]: () => production.close().then(() => undefined),
  })
  const headers = { ...tenant.headers.admin_key, 'x-forwarded-proto': 'https' }
  const begins = (origin: string, host: string) =>
    production.inject({
      method: 'POST',
      url: '/api/v1/widget/session',
      remoteAddress: '192.0.2.1',
      headers: { ...headers, origin, host },
      payload: { tenant_id: tenant.tenantId },
    })
  expect((await begins('https://desk.example.com', 'desk.example.com')).statusCode).toBe(201)
  expect((await begins('https://127.0.0.1', '127.0.0.1')).statusCode).toBe(403)
  expect((await begins('https://desk.lan', 'desk.lan')).statusCode).toBe(403)
  expect((await begins('https://evil.example', 'evil.example')).statusCode).toBe(403)
})
