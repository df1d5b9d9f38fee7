import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createSessions } from '../../src/auth/sessions.ts'
import { newId } from '../../src/core/ids.ts'
import { deriveKey } from '../../src/core/secrets.ts'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { client, startTestApp } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { movableClock, PASSWORD, register, signIn, startWithSecret, statusOf } from './account.ts'

async function lastSeen(userId: string): Promise<unknown> {
  const database = await testDatabase()
  const { rows } = await database.system((tx) =>
    tx.execute(sql`select last_seen_at from login_sessions where user_id = ${userId}`),
  )
  return rows[0]?.['last_seen_at']
}

describe('a session', () => {
  const clock = movableClock()
  let app: FastifyInstance
  beforeAll(async () => void (app = await startTestApp({ clock })))
  afterAll(() => app.close())

  it('ends after 12 hours without a request', async () => {
    const { cookie, userId } = await register(app)
    const began = String(await lastSeen(userId))
    clock.advance(11 * HOUR)
    expect(await statusOf(app, cookie)).toBe(200)
    while (String(await lastSeen(userId)) === began);
    clock.advance(11 * HOUR)
    expect(await statusOf(app, cookie)).toBe(200)
    clock.advance(12 * HOUR + MINUTE)
    expect(await statusOf(app, cookie)).toBe(401)
  })

  it('ends after 30 days however busy it is', async () => {
    const { cookie } = await register(app)
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      clock.advance(11 * HOUR)
      expect(await statusOf(app, cookie)).toBe(200)
    }
    clock.advance(11 * HOUR)
    expect(await statusOf(app, cookie)).toBe(401)
  })

  it('lives on when the clock jumps an hour back or forward, also one that began before the jump back', async () => {
    const jumping = movableClock()
    const other = await startTestApp({ clock: jumping })
    const account = await register(other)
    for (const jump of [-HOUR, HOUR, HOUR, -2 * HOUR]) {
      jumping.advance(jump)
      expect(await statusOf(other, account.cookie)).toBe(200)
      expect(await statusOf(other, await signIn(other, account))).toBe(200)
    }
    await other.close()
  })

  it('leaves no row when it is over', async () => {
    const account = await register(app)
    const database = await testDatabase()
    const later = { now: () => new Date(clock.now().getTime() + 13 * HOUR) }
    const lastUse = { note: () => {}, settled: async () => {} }
    const ended = () => {}
    await createSessions({ database, clock, lastUse, ended }).sweep()
    expect(await lastSeen(account.userId)).toBeDefined()
    await createSessions({ database, clock: later, lastUse, ended }).sweep()
    expect(await lastSeen(account.userId)).toBeUndefined()
  })

  it('gives its user the rights of the role in the row', async () => {
    const account = await register(app)
    const database = await testDatabase()
    await database.system((tx) => tx.execute(sql`update users set role = 'member' where id = ${account.userId}`))
    const refused = await account.admin({ method: 'GET', url: '/api-keys' })
    expect([refused.statusCode, refused.json()]).toEqual([403, { detail: 'This needs an administrator' }])
    expect((await account.admin({ method: 'GET', url: `/tenants/${account.tenantId}` })).statusCode).toBe(200)
    expect(
      (await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { name: 'x' } }))
        .statusCode,
    ).toBe(403)
    expect((await account.admin({ method: 'GET', url: '/auth/me' })).json().user.role).toBe('member')
  })

  it('ends when its user is gone', async () => {
    const account = await register(app)
    await (await testDatabase()).system((tx) => tx.execute(sql`delete from users where id = ${account.userId}`))
    expect(await statusOf(app, account.cookie)).toBe(401)
  })
})

describe('the cookie', () => {
  const secretKey = randomBytes(32)
  let app: FastifyInstance
  beforeAll(async () => void (app = await startWithSecret(secretKey)))
  afterAll(() => app.close())

  it('is HttpOnly, SameSite=Lax and for the whole site', async () => {
    const { email } = await register(app)
    const reply = await client(app)({ method: 'POST', url: '/auth/login', payload: { email, password: PASSWORD } })
    expect(reply.headers['set-cookie']).toMatch(/^frontdesk=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is bound to host and https in production', async () => {
    const production = await startWithSecret(secretKey, {
      baseUrl: 'https://desk.example.com',
      isProduction: true,
      trustProxy: ['10.0.0.0/8'],
    })
    const send = client(production, { 'x-forwarded-proto': 'https' })
    const { email } = await register(app)
    const reply = await send({ method: 'POST', url: '/auth/login', payload: { email, password: PASSWORD } })
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-frontdesk=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const value = reply.cookies[0]!.value
    const status = async (cookie: string) =>
      (await send({ method: 'GET', url: '/auth/me', headers: { cookie } })).statusCode
    expect(await status(`__Host-frontdesk=${value}`)).toBe(200)
    // The development cookie name is ignored here, and so is this installation's token at another address.
    expect(await status(`frontdesk=${value}`)).toBe(401)
    expect(await statusOf(app, `frontdesk=${value}`)).toBe(401)
    await production.close()
  })

  it('opens nothing with a token that was signed for something else, or for another session', async () => {
    const account = await register(app)
    const stranger = await register(app)
    const own = JSON.parse(Buffer.from(account.cookie.split('.')[1]!, 'base64url').toString())
    const strange = JSON.parse(Buffer.from(stranger.cookie.split('.')[1]!, 'base64url').toString())
    const status = async (change: object, header: object = {}) => {
      const token = await new SignJWT({ ...own, ...change })
        .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header })
        .sign(deriveKey(secretKey, 'session-cookie'))
      return statusOf(app, `frontdesk=${token}`)
    }
    expect(await status({})).toBe(200)
    expect(await status({ aud: 'reset' })).toBe(401)
    expect(await status({ exp: Math.floor(Date.now() / 1_000) - 1 })).toBe(401)
    expect(await status({ nbf: Math.floor(Date.now() / 1_000) + 60 })).toBe(401)
    expect(await status({}, { typ: 'reset+jwt' })).toBe(401)
    expect(await status({ sub: strange.sub })).toBe(401)
    expect(await status({ sid: strange.sid })).toBe(401)
    expect(await status({ tid: strange.tid })).toBe(401)
    expect(await status({ sid: newId('ses') })).toBe(401)
    expect(await status({ sid: "ses_' or 1=1 --\0" })).toBe(401)
    expect(await status({})).toBe(200)
  })

  test.each(['', 'x', 'a.b.c', '%00', `${'a'.repeat(9_000)}`])('is a 401 with junk: %j', async (value) => {
    expect(await statusOf(app, `frontdesk=${value}`)).toBe(401)
  })

  it('outlives a restart, and ends with the secret', async () => {
    const account = await register(app)
    const restarted = await startWithSecret(secretKey)
    const moved = await startWithSecret(randomBytes(32))
    expect(await statusOf(restarted, account.cookie)).toBe(200)
    expect(await statusOf(moved, account.cookie)).toBe(401)
    await Promise.all([restarted.close(), moved.close()])
  })
})

describe('a request by cookie that writes', () => {
  let app: FastifyInstance
  let cookie: string
  beforeAll(async () => {
    app = await startTestApp()
    const account = await register(app)
    cookie = await signIn(app, account)
  })
  afterAll(() => app.close())

  test.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
    [{ origin: 'http://localhost:3000' }, 201],
    [{}, 201],
  ])('with %j is answered %i', async (headers, status) => {
    const reply = await client(app, { cookie, ...(headers as Record<string, string>) })({
      method: 'POST',
      url: '/api-keys',
      payload: { name: 'x', kind: 'standard' },
    })
    expect(reply.statusCode).toBe(status)
  })

  it('reads with any of them', async () => {
    const reply = await client(app, { cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })({
      method: 'GET',
      url: '/auth/me',
    })
    expect(reply.statusCode).toBe(200)
  })
})
