import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, register } from '../auth/account.ts'
import { TooManyRequests } from '../../src/errors.ts'
import { anyAddress, anyClientAddress, anyEmail, startTestApp } from '../support/app.ts'
import { createSession, createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { call, expectOrdinary, expectProblem, operationsOf, type Operation } from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

type Post = Partial<InjectOptions> & { remoteAddress: string }

async function post(url: string, payload: InjectOptions['payload'], rest: Post): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': 'application/json', ...rest.headers }
  const response = await app.inject({ ...rest, method: 'POST', url: `/api/v1${url}`, payload: payload ?? '', headers })
  expectOrdinary(response)
  return response
}

/** A registration that counts, and fails before a hash is computed. */
const tryRegister = (remoteAddress: string) =>
  post('/auth/register', { email: anyEmail(), password: '' }, { remoteAddress })
const tryReset = (remoteAddress: string) =>
  post('/auth/password-reset', { email: randomBytes(8).toString('hex') }, { remoteAddress })

function expectRetry(response: LightMyRequestResponse, windowS: number): void {
  expectProblem(response, 429)
  const after = String(response.headers['retry-after'])
  expect(after).toMatch(/^[1-9]\d*$/)
  expect(Number(after)).toBeLessThanOrEqual(windowS)
  expect(Number(after)).toBeGreaterThan(windowS - 60)
}

describe('registrations and resets of one address', () => {
  it('are twenty an hour together, whatever e-mails they name', async () => {
    const remoteAddress = anyClientAddress()
    const statuses: number[] = []
    for (let count = 0; count < 40; count += 1) {
      const response = await (count % 2 === 0 ? tryRegister(remoteAddress) : tryReset(remoteAddress))
      statuses.push(response.statusCode)
      if (response.statusCode === 429) expectRetry(response, 3_600)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(20).fill(429)])
    // Other clients are unaffected, and existing accounts can sign in.
    expect((await tryRegister(anyClientAddress())).statusCode).toBe(422)
    const account = await register(app)
    const { email } = account
    expect((await post('/auth/login', { email, password: PASSWORD }, { remoteAddress })).statusCode).toBe(200)
  })

  it('are those of a /64 of IPv6, and of its /48 four times as many', async () => {
    const site = `2a02:${randomInt(65_536).toString(16)}:3`
    const statuses: number[] = []
    for (let network = 1; network <= 5; network += 1)
      for (let host = 1; host <= 21; host += 1)
        statuses.push((await tryRegister(`${site}:${network}::${host}`)).statusCode)
    const network = [...Array<number>(20).fill(422), 429]
    // Refusals of a /64 count for its /48, too.
    expect(statuses.slice(0, 63)).toEqual([...network, ...network, ...network])
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(80)
    expect(statuses.at(-1)).toBe(429)
    expect((await tryRegister('2a02:fff:4:1::1')).statusCode).toBe(422)
  })

  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.7.7', '169.254.1.1', 'fe80::7', 'fd00::1', '100.64.3.3'])(
    'are not counted for %s, which may be a proxy’s',
    async (remoteAddress) => {
      for (let count = 0; count < 25; count += 1) expect((await tryRegister(remoteAddress)).statusCode).toBe(422)
    },
  )

  it('leave a sign-in of another tenant its turn: 220 at once', async () => {
    const account = await register(app)
    let registered = 0
    const flood = Array.from({ length: 220 }, async () => {
      const payload = { email: anyEmail(), password: PASSWORD }
      const { statusCode } = await post('/auth/register', payload, { remoteAddress: anyClientAddress() })
      registered += Number(statusCode === 201)
      return statusCode
    })
    const before: number[] = []
    for (let count = 0; count < 5; count += 1) {
      const login = { email: account.email, password: PASSWORD }
      expect((await post('/auth/login', login, { remoteAddress: anyAddress() })).statusCode).toBe(200)
      before.push(registered)
    }
    const statuses = await Promise.all(flood)
    expect([...new Set(statuses)].toSorted()).toEqual([201, 503])
    // Each sign-in was answered long before the flood was processed.
    expect(before.at(-1)).toBeLessThan(statuses.filter((status) => status === 201).length / 2)
  })
})

describe('public routes', () => {
  /** Matches the suite's table of callers; signed provider routes are undocumented. */
  const isForStrangers = ({ credentials }: Operation) =>
    credentials.length === 0 || (credentials.length === 1 && credentials[0] === 'visitor')

  it('take 1000 requests a minute of one address, counted before the body is read', async () => {
    const remoteAddress = anyClientAddress()
    const junk = randomBytes(15_000).toString('hex').slice(0, 15_000)
    const login = (payload: string) => post('/auth/login', payload, { remoteAddress })
    const statuses = new Set<number>()
    for (let count = 0; count < 1_000; count += 1) statuses.add((await login('')).statusCode)
    // By then the limit by e-mail refuses most of them, after reading the body.
    expect([...statuses].toSorted()).toEqual([422, 429])
    const parse = vi.spyOn(JSON, 'parse')
    const refused = await login(`{"email":"a@example.com","password":"${junk}"}`)
    expectRetry(refused, 60)
    expect(refused.headers['ratelimit-limit']).toBe('1000')
    expect(parse.mock.calls.filter(([text]) => text.includes(junk))).toEqual([])
    parse.mockRestore()
    expect((await post('/auth/login', '', { remoteAddress: anyClientAddress() })).statusCode).toBe(422)
  })

  it('take bodies of 16 KB, and of more only where their fields can be longer', async () => {
    const longer = ['sendWidgetMessage', 'startWidgetCall', 'sendWidgetCallWords']
    const { sessionId } = await createSession(tenant)
    const headers = await visitorHeaders(tenant.tenantId, sessionId)
    const taking = operationsOf(app).filter((operation) => operation.body !== undefined && isForStrangers(operation))
    expect(taking.map(({ id }) => id)).toEqual(expect.arrayContaining(['register', 'login', 'createWidgetBooking']))
    for (const operation of taking) {
      const ids = Object.fromEntries(operation.ids.map((name) => [name, sessionId]))
      const most = longer.includes(operation.id) ? 64 * 1024 : 16 * 1024
      const send = (length: number) =>
        call(app, operation, {
          ids,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: Buffer.alloc(length, ' '),
        })
      const tooLarge = await send(most + 1)
      expectProblem(tooLarge, 413)
      expect(tooLarge.headers['connection']).toBe('close')
      expect((await send(most)).statusCode, operation.id).toBe(400)
    }
  })

  it('take the longest message of a visitor, however it is written', async () => {
    const headers = { ...(await visitorHeaders(tenant.tenantId, (await createSession(tenant)).sessionId)) }
    const message = '🦷'.repeat(4_000)
    const escaped = JSON.stringify({ message }).replace(/[^\0-\u007f]/gu, (emoji) =>
      [...Array(emoji.length).keys()].map((unit) => `\\u${emoji.charCodeAt(unit).toString(16)}`).join(''),
    )
    const rest = { headers, remoteAddress: anyAddress() }
    for (const payload of [JSON.stringify({ message }), escaped])
      expect((await post('/widget/chat', payload, rest)).statusCode).toBe(200)
  })

  it('leave documents and imports their size', async () => {
    const text = 'We open at eight. '.repeat(50_000)
    const made = await tenant.send({ method: 'POST', url: '/knowledge/documents', payload: { text } })
    expect(made.statusCode).toBe(201)
  })
})

describe('every 429', () => {
  it.each([
    ['that knows no time', new TooManyRequests(), '60'],
    ['that is due at once', new TooManyRequests(0), '1'],
    ['that knows fractions', new TooManyRequests(12.2), '13'],
    ['of a library', Object.assign(new Error('slow down'), { statusCode: 429 }), '60'],
  ])('%s carries Retry-After', async (_name, error, seconds) => {
    vi.spyOn(app.tenants, 'get').mockRejectedValueOnce(error)
    const response = await tenant.send({ url: '/tenants' })
    expectProblem(response, 429)
    expect(response.headers['retry-after']).toBe(seconds)
  })

  it('carries it on the page of a booking, too', async () => {
    const remoteAddress = anyAddress()
    for (let count = 0; count < 1_000; count += 1) await app.inject({ url: '/b/none', remoteAddress })
    const page = await app.inject({ url: '/b/none', remoteAddress })
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(page.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  })
})
