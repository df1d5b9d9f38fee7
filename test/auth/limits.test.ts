import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress, anyClientAddress, anyEmail, client, startTestApp } from '../support/app.ts'
import { PASSWORD, register } from './account.ts'

let app: FastifyInstance
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const post = (url: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  client(app, headers)({ method: 'POST', url, payload, remoteAddress })

describe('the limit of authentication', () => {
  it('counts by e-mail and address, whatever the spelling, over all its routes', async () => {
    const { email } = await register(app)
    const address = anyAddress()
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `]
    const statuses: number[] = []
    for (const spelling of spellings)
      statuses.push((await post('/auth/login', { email: spelling, password: 'wrong' }, address)).statusCode)
    const fifth = await post('/auth/register', { email, password: PASSWORD }, address)
    expect([...statuses, fifth.statusCode]).toEqual([401, 401, 401, 401, 409])
    expect([fifth.headers['ratelimit-limit'], fifth.headers['ratelimit-remaining']]).toEqual(['5', '0'])

    const sixth = await post('/auth/login', { email, password: PASSWORD }, address)
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().detail).toMatch(/^Too many requests/)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(900)

    expect((await post('/auth/login', { email, password: PASSWORD }, anyAddress())).statusCode).toBe(200)
    expect((await post('/auth/login', { email: anyEmail(), password: PASSWORD }, address)).statusCode).toBe(401)
  })

  it('counts by the socket’s address, whatever the client says of itself', async () => {
    const email = anyEmail()
    const address = anyAddress()
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      const headers = { 'x-forwarded-for': anyAddress(), 'x-real-ip': anyAddress(), forwarded: `for=${anyAddress()}` }
      statuses.push((await post('/auth/login', { email, password: 'wrong' }, address, headers)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('counts an IPv6 client by its /64', async () => {
    const email = anyEmail()
    const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1`
    const statuses: number[] = []
    for (let index = 1; index <= 6; index += 1) {
      statuses.push((await post('/auth/login', { email, password: 'wrong' }, `${network}::${index}`)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('counts bodies without a readable e-mail by address, before anything else is done', async () => {
    const address = anyAddress()
    const bodies = [{}, { email: 1 }, { email: null }, { email: [] }, { email: {} }, { email: true }]
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await post('/auth/login', body, address)).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('counts password changes by account and address, apart from sign-ins', async () => {
    const account = await register(app)
    const other = await register(app)
    const address = anyAddress()
    const change = (cookie: string) =>
      post(
        '/auth/password',
        { current_password: 'wrong', new_password: 'staple battery', email: anyEmail() },
        address,
        { cookie },
      )
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await change(account.cookie)).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await change(other.cookie)).statusCode).toBe(422)
    expect((await post('/auth/login', account, address)).statusCode).toBe(200)
  })
})

/** Counts failed sign-ins of this address without computing hashes. */
async function fail(count: number, ip: string, email = anyEmail()): Promise<void> {
  const request = { ip, body: { email }, routeOptions: { config: {} } } as FastifyRequest
  for (let failures = 0; failures < count; failures += 1) await app.failedSignIns.count(request)
}

describe('an address that tries many accounts', () => {
  it('is stopped after 100 failures, also with the right password', async () => {
    const account = await register(app)
    const address = anyClientAddress()
    await fail(99, address)
    expect((await post('/auth/login', { email: anyEmail(), password: PASSWORD }, address)).statusCode).toBe(401)
    const stopped = await post('/auth/login', account, address)
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await post('/auth/login', account, anyClientAddress())).statusCode).toBe(200)
  })

  it('is a /64 of IPv6, and its /48 at four times as many', async () => {
    const account = await register(app)
    const site = `2a01:${Math.floor(Math.random() * 65_536).toString(16)}:7`
    for (let network = 1; network <= 4; network += 1) await fail(99, `${site}:${network}::1`)
    await fail(3, `${site}:5::1`)
    expect((await post('/auth/login', account, `${site}:6::1`)).statusCode).toBe(200)
    await fail(1, `${site}:5::2`)
    expect((await post('/auth/login', account, `${site}:6::1`)).statusCode).toBe(429)
    expect((await post('/auth/login', account, '2a01:fff:8:1::1')).statusCode).toBe(200)
  })

  it.each(['127.0.0.1', '10.20.30.40', '192.168.1.7', '100.64.9.9', '::1', 'fd00::7'])(
    'is not %s, which may be a proxy’s',
    async (address) => {
      const account = await register(app)
      await fail(120, address)
      expect((await post('/auth/login', account, address)).statusCode).toBe(200)
    },
  )
})
