import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR } from '../../src/core/time.ts'
import { anyAddress, anyEmail, startTestApp } from '../support/app.ts'
import { createDocument, createTenant } from '../support/factories.ts'
import { expectOrdinary, expectProblem } from '../support/security-suite.ts'

let app: FastifyInstance
let behindProxies: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
  behindProxies = await startTestApp({ config: { trustProxy: ['192.0.2.0/24', '2001:db8:ffff::/48'] } })
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => Promise.all([app.close(), behindProxies.close()]))

type Request = InjectOptions & { url: string }

function send({ url, ...request }: Request, to = app): Promise<LightMyRequestResponse> {
  return to.inject({ remoteAddress: anyAddress(), ...request, url: `/api/v1${url}` })
}

/** A sign-in that counts, and fails before a hash is computed. */
function signIn(email: unknown, more: Partial<Request> = {}): Request {
  return { method: 'POST', url: '/auth/login', payload: { email, password: '' }, ...more }
}

function expectLimited(response: LightMyRequestResponse, windowS: number): void {
  expectOrdinary(response)
  expectProblem(response, 429)
  const after = String(response.headers['retry-after'])
  expect(after).toMatch(/^[1-9]\d*$/)
  expect(Number(after)).toBeLessThanOrEqual(windowS)
  expect(Number(after)).toBeGreaterThan(windowS - 30)
  expect(response.headers['ratelimit-remaining']).toBe('0')
}

async function spend(count: number, requests: Request[], to = app): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const response = await send(requests[turn % requests.length]!, to)
    expect(response.statusCode, `request ${turn + 1}`).not.toBe(429)
    expect(Number(response.headers['ratelimit-remaining'])).toBe(Number(response.headers['ratelimit-limit']) - turn - 1)
  }
}

describe('authentication', () => {
  it('takes five tries of one e-mail from one address, registrations and sign-ins together', async () => {
    const email = anyEmail()
    const remoteAddress = anyAddress()
    const login = signIn(email, { remoteAddress })
    const register = { ...login, url: '/auth/register' }
    await spend(5, [login, register])
    expectLimited(await send(login), 900)
    expectLimited(await send(register), 900)
    expect((await send({ ...login, remoteAddress: anyAddress() })).statusCode).toBe(422)
    expect((await send({ ...login, payload: { email: anyEmail(), password: '' } })).statusCode).toBe(422)
  })

  it('is not evaded by case, space, Unicode form or an escape', async () => {
    const name = `zoë-${anyEmail()}`
    const remoteAddress = anyAddress()
    const spellings = [name, name.toUpperCase(), ` ${name}`, `${name}\t\n`, name.normalize('NFD')]
    await spend(
      5,
      spellings.map((email) => signIn(email, { remoteAddress })),
    )
    for (const email of [...spellings, `\u00a0${name}`, ` ${name.toUpperCase().normalize('NFD')} `]) {
      expectLimited(await send(signIn(email, { remoteAddress })), 900)
    }
    const escaped = JSON.stringify({ email: name }).replaceAll('@', String.raw`\u0040`)
    const headers = { 'content-type': 'application/json' }
    expectLimited(await send({ method: 'POST', url: '/auth/login', payload: escaped, headers, remoteAddress }), 900)
    const twice = `{"email":"${anyEmail()}","email":"${name}","password":""}`
    expectLimited(await send({ method: 'POST', url: '/auth/login', payload: twice, headers, remoteAddress }), 900)
  })

  it('counts tagged addresses apart: they are other accounts', async () => {
    const remoteAddress = anyAddress()
    const email = anyEmail()
    await spend(5, [signIn(email, { remoteAddress })])
    expect((await send(signIn(email.replace('@', '+tag@'), { remoteAddress }))).statusCode).toBe(422)
  })

  it('counts bodies without a readable e-mail by address', async () => {
    const remoteAddress = anyAddress()
    const login = { method: 'POST' as const, url: '/auth/login', remoteAddress }
    const json = { 'content-type': 'application/json' }
    await spend(5, [
      { ...login },
      { ...login, payload: [] },
      signIn(7, { remoteAddress }),
      signIn('  ', { remoteAddress }),
      { ...login, payload: 'null', headers: json },
    ])
    expectLimited(await send(login), 900)
    expectLimited(await send({ ...login, payload: { email: ['a@example.com'] } }), 900)
  })

  it('counts bodies that cannot be read by address, too', async () => {
    const remoteAddress = anyAddress()
    const login = { method: 'POST' as const, url: '/auth/login', remoteAddress }
    const json = { 'content-type': 'application/json' }
    await spend(5, [
      { ...login, payload: '{', headers: json },
      { ...login, payload: Buffer.from([0xff]), headers: json },
      { ...login, payload: 'x', headers: { 'content-type': 'text/plain' } },
    ])
    expectLimited(await send({ ...login, payload: '{', headers: json }), 900)
    expectLimited(await send(login), 900)
    expect((await send(signIn(anyEmail(), { remoteAddress }))).statusCode).toBe(422)
  })

  it('counts password changes by account and address, whatever e-mail the body names', async () => {
    const { headers } = await createTenant(app)
    const remoteAddress = anyAddress()
    const change = { method: 'POST' as const, url: '/auth/password', remoteAddress, headers: headers.admin }
    const named = () => ({ ...change, payload: { email: anyEmail(), current_password: 'guess', new_password: '' } })
    await spend(5, [named(), named(), named(), named(), named()])
    expectLimited(await send(named()), 900)
    expectLimited(await send(change), 900)
    expect((await send({ ...change, headers: headers.member })).statusCode).toBe(422)
    expect((await send({ ...change, remoteAddress: anyAddress() })).statusCode).toBe(422)
  })
})

describe('by tenant', () => {
  it('chat takes 200 messages an hour, streams and both keys and users together', async () => {
    const tenant = await createTenant(app)
    const other = await createTenant(app)
    const requests = Object.values(tenant.headers).flatMap((headers) =>
      ['/chat/message', '/chat/stream'].map((url) => ({ method: 'POST' as const, url, headers, payload: {} })),
    )
    await spend(200, requests)
    for (const request of requests) expectLimited(await send(request), 3_600)
    expect((await send({ ...requests[0]!, headers: other.headers.admin })).statusCode).toBe(422)
    expect((await send({ url: '/chat/sessions', headers: tenant.headers.admin })).statusCode).toBe(200)
  })

  it('knowledge takes 100 texts an hour, new and replaced ones together', async () => {
    const tenant = await createTenant(app)
    const id = await createDocument(tenant)
    const headers = tenant.headers.admin_key
    const post = { method: 'POST' as const, url: '/knowledge/documents', headers, payload: {} }
    const patch = { method: 'PATCH' as const, url: `/knowledge/documents/${id}`, headers, payload: { text: '' } }
    for (let count = 1; count < 100; count += 1) expect((await send(count % 2 ? post : patch)).statusCode).toBe(422)
    expectLimited(await send(post), 3_600)
    expectLimited(await send({ ...patch, headers: tenant.headers.admin }), 3_600)
    expect((await send({ url: `/knowledge/documents/${id}`, headers })).statusCode).toBe(200)
    expect((await send({ method: 'DELETE', url: `/knowledge/documents/${id}`, headers })).statusCode).toBe(200)
    expect((await send({ ...post, headers: (await createTenant(app)).headers.admin_key })).statusCode).toBe(422)
  })
})

describe('by caller', () => {
  it('analytics takes 120 requests a minute of each user and each key', async () => {
    const tenant = await createTenant(app)
    const ask = (headers: Record<string, string>) => ({ url: '/analytics/questions?limit=0', headers })
    await spend(120, [ask(tenant.headers.admin_key)])
    expectLimited(await send(ask(tenant.headers.admin_key)), 60)
    for (const headers of [tenant.headers.admin, tenant.headers.member])
      expect((await send(ask(headers))).statusCode).toBe(400)
  })
})

describe('by address', () => {
  it('all other routes take 1000 requests a minute, bad credentials included', async () => {
    const remoteAddress = anyAddress()
    const { headers } = await createTenant(app)
    const requests = ['/auth/me', '/tenants', '/knowledge/documents', '/api-keys', '/openapi.json'].map((url) => ({
      url,
      remoteAddress,
      headers: { 'x-api-key': 'ua_x' },
    }))
    await spend(1_000, requests)
    for (const request of requests) expectLimited(await send(request), 60)
    expectLimited(await send({ url: '/auth/me', remoteAddress, headers: headers.admin }), 60)
    expect((await send({ url: '/auth/me', headers: headers.admin })).statusCode).toBe(200)
    // Uncounted paths are never refused.
    const free = ['/health/live', '/health/ready', '/favicon.svg', '/', '/docs/', '/nowhere', '/api/v1/nowhere', '/%zz']
    for (const url of free) {
      const { statusCode, headers: answered } = await app.inject({ url, remoteAddress })
      expect([200, 302, 404]).toContain(statusCode)
      expect(answered['ratelimit-limit']).toBeUndefined()
    }
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/v1/tenants', remoteAddress })
    expect(preflight.statusCode).toBe(405)
    // Other categories have separate counts.
    expect((await send(signIn(anyEmail(), { remoteAddress }))).statusCode).toBe(422)
  })

  it('an IPv6 address stands for its /64, and an IPv4 address for itself in every spelling', async () => {
    const email = anyEmail()
    await spend(
      5,
      [1, 2, 3, 4, 5].map((host) => signIn(email, { remoteAddress: `2001:db8:1:2:${host}::${host}` })),
    )
    expectLimited(await send(signIn(email, { remoteAddress: '2001:DB8:1:2:ffff:ffff:ffff:ffff' })), 900)
    expect((await send(signIn(email, { remoteAddress: '2001:db8:1:3::1' }))).statusCode).toBe(422)
    const address = anyAddress()
    await spend(5, [signIn(email, { remoteAddress: address }), signIn(email, { remoteAddress: `::ffff:${address}` })])
    expectLimited(await send(signIn(email, { remoteAddress: `::FFFF:${address}` })), 900)
    expect((await send(signIn(email, { remoteAddress: 'fe80::1%eth0' }))).statusCode).toBe(422)
  })

  it('the address is the peer, whatever headers it sends', async () => {
    const email = anyEmail()
    const remoteAddress = anyAddress()
    const forged = (): Request => {
      const address = anyAddress()
      const headers = {
        'x-forwarded-for': address,
        forwarded: `for=${address}`,
        'x-real-ip': address,
        'x-client-ip': address,
        'cf-connecting-ip': address,
        'true-client-ip': address,
        'x-forwarded-host': 'desk.example.com',
      }
      return signIn(email, { remoteAddress, headers })
    }
    await spend(5, [forged(), forged(), forged(), forged(), forged()])
    expectLimited(await send(forged()), 900)
  })

  it('behind trusted proxies it is what the outermost of them saw', async () => {
    const email = anyEmail()
    const client = anyAddress()
    const through = (forwarded: string, remoteAddress = '192.0.2.1') =>
      signIn(email, { remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    await spend(
      5,
      [
        through(client),
        through(`${anyAddress()}, ${client}`),
        through(`${anyAddress()}, unknown, ${client}, 192.0.2.7`),
        through(client, '2001:db8:ffff::1'),
        through(`<script>,${client}`, '192.0.2.9'),
      ],
      behindProxies,
    )
    expectLimited(await send(through(`1.2.3.4, ${client}`), behindProxies), 900)
    expect((await send(through(anyAddress()), behindProxies)).statusCode).toBe(422)
    // Headers of an untrusted peer are ignored.
    await spend(
      5,
      [1, 2, 3, 4, 5].map(() => through(anyAddress(), '198.51.100.1')),
      behindProxies,
    )
    expectLimited(await send(through(anyAddress(), '198.51.100.1'), behindProxies), 900)
  })

  it.each(['', ',', ', ,', 'nonsense', '::1%lo', '[::1]:80', 'a'.repeat(5_000), '1.2.3.4:80', '999.1.1.1', '\u00ff'])(
    'a trusted proxy that says %j breaks nothing',
    async (forwarded) => {
      const headers = { 'x-forwarded-for': forwarded }
      const response = await send(signIn(anyEmail(), { remoteAddress: '192.0.2.1', headers }), behindProxies)
      expect(response.statusCode).toBe(422)
    },
  )

  it('an address with a port, as some proxies write it, is the address', async () => {
    const email = anyEmail()
    const client = anyAddress()
    const through = (port: number) => {
      const headers = { 'x-forwarded-for': `${client}:${port}` }
      return signIn(email, { remoteAddress: '192.0.2.1', headers })
    }
    await spend(5, [1, 2, 3, 4, 5].map(through), behindProxies)
    expectLimited(await send(through(6), behindProxies), 900)
  })
})

describe('the clock of the machine', () => {
  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('may jump an hour %s: nobody is freed or locked out by it', async (_name, jump) => {
    const email = anyEmail()
    const remoteAddress = anyAddress()
    await spend(5, [signIn(email, { remoteAddress })])
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + jump)
    expectLimited(await send(signIn(email, { remoteAddress })), 900)
  })
})
