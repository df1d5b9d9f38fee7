import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DEMO_EMAIL } from '../../src/demo/page.ts'
import { anyAddress, anyClientAddress, anyEmail, client, startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { call, expectProblem, operationsOf, randomIds, realIds } from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})
afterAll(() => app.close())

const PRODUCTION = { baseUrl: 'https://desk.example.com', isProduction: true, trustProxy: ['10.0.0.0/8'] }
const HTTPS = { 'x-forwarded-proto': 'https' }

describe('the OpenAPI document', () => {
  const get = (url: string, headers = {}, remoteAddress = anyAddress()) => app.inject({ url, headers, remoteAddress })
  const places = ['/api/v1/openapi.json', '/docs/json', '/docs/yaml']

  it.each(places)('%s is counted under general', async (url) => {
    const remoteAddress = anyClientAddress()
    const first = await get(url, {}, remoteAddress)
    expect([first.statusCode, first.headers['ratelimit-limit']]).toEqual([200, '1000'])
    for (let count = 1; count < 1_000; count += 1)
      await app.inject({ url: '/api/v1/auth/me', remoteAddress, headers: { 'x-api-key': 'ua_x' } })
    const refused = await get(url, {}, remoteAddress)
    expectProblem(refused, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    // The page itself is a static file.
    expect((await get('/docs/', {}, remoteAddress)).statusCode).toBe(200)
  })

  it.each(places)('%s is packed, and sent once to who has it', async (url) => {
    const plain = await get(url)
    const packed = await get(url, { 'accept-encoding': 'br, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await get(url, { 'if-none-match': `"other", W/${String(plain.headers.etag)}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    for (const none of ['identity', 'gzip;q=0', 'gzip; q=0.000', 'br'])
      expect((await get(url, { 'accept-encoding': none })).headers['content-encoding']).toBeUndefined()
  })

  it('is the same in all its places', async () => {
    const [json, ofReader, yaml] = await Promise.all(places.map((url) => get(url)))
    expect(ofReader!.body).toBe(json!.body)
    expect(parse(yaml!.body)).toEqual(json!.json())
  })
})

describe('/metrics', () => {
  const TOKEN = 'a token of the operator'
  const get = (of: FastifyInstance, headers = {}, remoteAddress = '127.0.0.1') =>
    of.inject({ url: '/metrics', headers: { ...HTTPS, ...headers }, remoteAddress })

  it('answers nobody in production without a token, and the log says so', async () => {
    const lines: string[] = []
    const config = { ...PRODUCTION, trustProxy: ['127.0.0.1/32', '::1/128'] }
    const production = await startTestApp({ config, log: { write: (line) => void lines.push(line) } })
    for (const address of ['127.0.0.1', '::1']) expectProblem(await get(production, {}, address), 404)
    expect(lines.filter((line) => line.includes('METRICS_TOKEN is not set'))).toHaveLength(1)
    await production.close()
  })

  it('answers in production whoever has the token', async () => {
    const production = await startTestApp({
      config: { ...PRODUCTION, trustProxy: ['127.0.0.1/32'], metricsToken: TOKEN },
    })
    expect((await get(production, { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
      expectProblem(await get(production, { authorization }), 404)
    await production.close()
  })

  it('answers this machine alone in development', async () => {
    expect((await get(app)).statusCode).toBe(200)
    for (const [headers, address] of [
      [{ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
      [{ forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
      [{}, '203.0.113.7'],
      [{}, '10.0.0.7'],
    ] as const)
      expectProblem(await get(app, headers, address), 404)
  })
})

describe('the demo tenant', () => {
  it('opens nothing in production: not its page, its sign-in, its key or its session', async () => {
    const own = await openCopy()
    const lines: string[] = []
    try {
      const password = 'as the first start printed it'
      const development = await startTestApp({ database: own.database })
      const account = { email: DEMO_EMAIL, password, tenant: { name: 'Harbour Street Dental' } }
      const { tenantId, key } = await development.auth.createAccount(account)
      const login = { method: 'POST' as const, url: '/auth/login', payload: { email: DEMO_EMAIL, password } }
      const me = { url: '/auth/me' }
      const signedIn = await client(development)(login)
      const cookie = signedIn.cookies[0]!.value
      const later = (
        await client(development, { 'x-api-key': key })({
          method: 'POST',
          url: '/api-keys',
          payload: { name: 'Of the owner', kind: 'admin' },
        })
      ).json<{ key: string }>()
      expect((await development.inject('/demo')).body).toContain(tenantId)
      await development.close()

      const log = { write: (line: string) => void lines.push(line) }
      const production = await startTestApp({ config: PRODUCTION, database: own.database, log })
      const page = await production.inject({ url: '/demo', headers: HTTPS, remoteAddress: anyAddress() })
      expect([page.statusCode, page.body.includes(tenantId)]).toEqual([404, false])
      const wrong = await client(production, HTTPS)({ ...login, payload: { email: anyEmail(), password } })
      const refused = await client(production, HTTPS)(login)
      expect([refused.statusCode, refused.body]).toEqual([401, wrong.body])
      expect(refused.headers['set-cookie']).toBeUndefined()
      expectProblem(await client(production, { ...HTTPS, 'x-api-key': key })(me), 401)
      expectProblem(await client(production, { ...HTTPS, cookie: `__Host-frontdesk=${cookie}` })(me), 401)
      // Later additions belong to the owner.
      expect((await client(production, { ...HTTPS, 'x-api-key': later.key })(me)).statusCode).toBe(200)
      expect(lines.filter((line) => line.includes('The demo tenant is in this database'))).toHaveLength(1)
      await production.close()

      const again = await startTestApp({ database: own.database })
      expect((await client(again)(login)).statusCode).toBe(200)
      expect((await client(again, { 'x-api-key': key })(me)).statusCode).toBe(200)
      await again.close()
    } finally {
      await own.close()
    }
  })

  it('is not mentioned in the log if it does not exist', async () => {
    const own = await openCopy()
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const production = await startTestApp({ config: PRODUCTION, database: own.database, log })
    expect((await production.inject({ url: '/demo', headers: HTTPS, remoteAddress: anyAddress() })).statusCode).toBe(
      404,
    )
    expect(lines.filter((line) => line.includes('demo tenant'))).toEqual([])
    await production.close()
    await own.close()
  })
})

describe('a request that can be read in two ways', () => {
  async function raw(text: string): Promise<string> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()))
    socket.write(text.replaceAll('\n', '\r\n'))
    await once(socket, 'close')
    return answer
  }

  it.each([
    ['two Host headers', 'Host: desk.example.com\nHost: evil.test'],
    ['the same Host twice', 'Host: desk.example.com\nhost: desk.example.com'],
  ])('%s: 400 with detail', async (_name, hosts) => {
    for (const path of ['/api/v1/auth/me', '/health/live', '/nowhere', '/']) {
      const answer = await raw(`GET ${path} HTTP/1.1\n${hosts}\nConnection: close\n\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toMatch(/\{"detail":"[^"]+"\}$/)
    }
    expect(await raw('GET /health/live HTTP/1.1\nHost: a\nConnection: close\n\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['0x10', '1e1', '0b1', '0o7', '+5', ' 5', '5 ', '5.', '.5', '٥', '５', '1_0', '5n', '5&limit=5'])(
    'limit=%s is no decimal number: 400',
    async (limit) => {
      const query = `?limit=${limit.includes('&') ? limit : encodeURIComponent(limit)}`
      for (const operation of operationsOf(app).filter(({ query: own }) => own.includes('limit'))) {
        const response = await call(app, operation, { ids: randomIds(), headers: tenant.headers.admin, query })
        expectProblem(response, 400)
        expect(response.json<{ detail: string }>().detail).toContain('limit')
      }
    },
  )

  it('a known parameter in brackets is a 400, an unknown one is ignored', async () => {
    const ids = await realIds(tenant)
    for (const operation of operationsOf(app).filter(({ query }) => query.includes('limit'))) {
      const send = (query: string) => call(app, operation, { ids, headers: tenant.headers.admin, query })
      for (const name of operation.query)
        for (const form of [`${name}[]=1`, `${name}[0]=1`, `${name}[gt]=1`, `${name}%5B%5D=1`]) {
          const response = await send(`?${form}`)
          expectProblem(response, 400)
          expect(response.json<{ detail: string }>().detail).toContain(name)
        }
      expect((await send('?unknown[]=1&limit=5')).statusCode, operation.id).toBe(200)
    }
  })
})
