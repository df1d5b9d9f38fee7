import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { cookieOf, PASSWORD, register, signIn, statusOf } from './account.ts'

let app: FastifyInstance
let anybody: Send
beforeAll(async () => {
  app = await startTestApp()
  anybody = client(app)
})
afterAll(() => app.close())

const post = (url: string, payload?: unknown, send = anybody) =>
  send({ method: 'POST', url, payload: payload as object })
const registration = (change: object = {}) => ({ email: anyEmail(), password: PASSWORD, ...change })

function changePassword(send: Send, current: string, next: string) {
  return post('/auth/password', { current_password: current, new_password: next }, send)
}

async function timeOfRefusal(email: string): Promise<number> {
  const started = performance.now()
  await post('/auth/login', { email, password: 'not the password' })
  return performance.now() - started
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

describe('registration', () => {
  it('makes a tenant with its administrator, who is signed in', async () => {
    const reply = await post(
      '/auth/register',
      registration({ email: '  Robin.Reed+1@Example.COM ', name: ' Robin ', company_name: 'Harbour Dental' }),
    )
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      user: {
        user_id: expect.stringMatching(/^usr_/),
        email: 'robin.reed+1@example.com',
        name: 'Robin',
        role: 'admin',
      },
      tenant: {
        tenant_id: expect.stringMatching(/^ten_/),
        name: 'Harbour Dental',
        allowed_domains: [],
        time_zone: 'UTC',
      },
    })
    expect(reply.body).not.toContain('argon2')
    expect(reply.json().user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const me = await client(app, { cookie: cookieOf(reply) })({ method: 'GET', url: '/auth/me' })
    expect(me.json()).toEqual(reply.json())
  })

  it.each([
    [{ company_name: null, name: 'Robin Reed' }, 'Robin Reed'],
    [{ email: `robin-${Date.now()}@example.com` }, /^robin-\d+$/],
  ])('gives the tenant a name to begin with', async (fields, name) => {
    const { tenant } = (await post('/auth/register', registration(fields))).json()
    expect(tenant.name).toEqual(typeof name === 'string' ? name : expect.stringMatching(name))
  })

  it('takes an e-mail once, in one normal form', async () => {
    const { email } = await register(app, `zo\u00eb-${Date.now()}@example.com`)
    for (const same of [email, email.toUpperCase(), ` ${email} `, email.normalize('NFD')]) {
      const reply = await post('/auth/register', registration({ email: same }))
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { detail: 'This e-mail address is registered already. Sign in instead.' },
      ])
    }
  })

  it('makes one tenant out of 50 registrations of one e-mail at once', async () => {
    const email = anyEmail()
    const name = `company ${email}`
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(
          '/auth/register',
          registration({ email: index % 2 === 0 ? email : email.toUpperCase(), company_name: name }),
        ),
      ),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const { rows } = await (
      await testDatabase()
    ).system((tx) => tx.execute(sql`select id from tenants where name = ${name}`))
    expect(rows).toHaveLength(1)
  })

  it('ignores fields that are not the client’s to set', async () => {
    const { user, tenant } = (
      await post('/auth/register', registration({ role: 'member', tenant_id: 'ten_x', user_id: 'usr_x' }))
    ).json()
    expect(user.role).toBe('admin')
    expect(tenant.tenant_id).not.toBe('ten_x')
  })

  test.each([
    ['no e-mail', { email: undefined }, 'email'],
    ['something else in place of an e-mail', { email: 'robin' }, 'email'],
    ['an e-mail of another type', { email: { $ne: null } }, 'email'],
    ['an e-mail with NUL', { email: 'a\0b@example.com' }, 'email'],
    ['an e-mail with half a surrogate pair', { email: 'a\ud800@example.com' }, 'email'],
    ['an e-mail that is too long', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['no password', { password: undefined }, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['a password of 7 characters', { password: 'ä😀34567' }, 'password'],
    ['a password of 129 characters', { password: '😀'.repeat(129) }, 'password'],
    ['a password of 15 KB', { password: 'x'.repeat(15_000) }, 'password'],
    ['a password with NUL', { password: 'correct\0horse' }, 'password'],
    ['a name with NUL', { name: '\0' }, 'name'],
    ['a name of two lines', { name: 'Robin\r\nATTENDEE:mailto:a@example.com' }, 'name'],
    ['an e-mail that turns the direction of reading', { email: 'a\u202emoc@example.com' }, 'email'],
    ['a company name that is too long', { company_name: 'x'.repeat(201) }, 'company_name'],
  ])('refuses %s', async (_name, fields, field) => {
    const reply = await post('/auth/register', registration(fields))
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc).toEqual(['body', field])
  })

  test.each([null, [], 'x', 1])('refuses the body %j', async (body) => {
    const reply = await anybody({
      method: 'POST',
      url: '/auth/register',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body']])
  })

  it('is closed where it is by invitation, with a word why', async () => {
    const invited = await startTestApp({ config: { registration: 'invited' } })
    const reply = await post('/auth/register', registration(), client(invited))
    expect([reply.statusCode, reply.json().detail]).toEqual([403, expect.stringContaining('by invitation only')])
    await invited.close()
  })
})

describe('a password', () => {
  test.each(['  leading and trailing  ', '😀'.repeat(64), 'x'.repeat(127) + 'y', 'パスワードパスワード'])(
    'works exactly as typed: %s',
    async (password) => {
      const email = anyEmail()
      await post('/auth/register', registration({ email, password }))
      expect((await post('/auth/login', { email, password })).statusCode).toBe(200)
      const other = password.trim() === password ? password.slice(0, -2) + 'zz' : password.trim()
      expect((await post('/auth/login', { email, password: other })).statusCode).toBe(401)
    },
  )
})

describe('signing in', () => {
  it('answers with the account and a session of its own', async () => {
    const account = await register(app)
    const reply = await post('/auth/login', { email: account.email.toUpperCase(), password: PASSWORD })
    expect([reply.statusCode, reply.json().user.user_id]).toEqual([200, account.userId])
    expect(cookieOf(reply)).not.toBe(account.cookie)
    expect(await statusOf(app, account.cookie)).toBe(200)
  })

  it('says and does the same for a wrong password and an unknown e-mail', async () => {
    const { email } = await register(app)
    const known = await post('/auth/login', { email, password: 'not the password' })
    const unknown = await post('/auth/login', { email: anyEmail(), password: 'not the password' })
    expect([known.statusCode, known.body]).toEqual([401, unknown.body])
    expect(unknown.statusCode).toBe(401)
    expect(known.cookies).toEqual([])
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
  })

  it('takes the same time for both', async () => {
    const { email } = await register(app)
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      known.push(await timeOfRefusal(email))
      unknown.push(await timeOfRefusal(anyEmail()))
    }
    // Without equal work an unknown e-mail would be answered ten times faster.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
    expect(median(unknown) / median(known)).toBeLessThan(2)
  })

  it('makes an older hash anew', async () => {
    const account = await register(app)
    const database = await testDatabase()
    const older = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    const { argon2Sync } = await import('node:crypto')
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: 'somesaltsomesalt',
      parallelism: 1,
      tagLength: 32,
      memory: 8192,
      passes: 1,
    })
    const hash = older + tag.toString('base64').replaceAll('=', '')
    await database.system((tx) =>
      tx.execute(sql`update users set password_hash = ${hash} where id = ${account.userId}`),
    )
    expect(await statusOf(app, await signIn(app, account))).toBe(200)
    const { rows } = await database.system((tx) =>
      tx.execute(sql`select password_hash from users where id = ${account.userId}`),
    )
    expect(rows[0]!['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await statusOf(app, await signIn(app, account))).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session on the server, and only this one', async () => {
    const account = await register(app)
    const other = await signIn(app, account)
    const reply = await post('/auth/logout', undefined, account.admin)
    expect([reply.statusCode, reply.json()]).toEqual([200, { logged_out: true }])
    expect(reply.cookies[0]).toMatchObject({ name: 'frontdesk', value: '', path: '/' })
    expect(await statusOf(app, account.cookie)).toBe(401)
    expect(await statusOf(app, other)).toBe(200)
    expect((await post('/auth/logout', undefined, account.admin)).statusCode).toBe(401)
  })
})

describe('a password change', () => {
  it('asks for the current password', async () => {
    const { admin, cookie } = await register(app)
    const reply = await changePassword(admin, 'not the password', 'staple battery')
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'current_password']])
    expect((await changePassword(admin, PASSWORD, 'short')).json().detail[0].loc).toEqual(['body', 'new_password'])
    expect(await statusOf(app, cookie)).toBe(200)
  })

  it('ends all sessions but the one that it gives the caller', async () => {
    const account = await register(app)
    const other = await signIn(app, account)
    expect(await statusOf(app, other)).toBe(200)
    const reply = await changePassword(account.admin, PASSWORD, ' staple battery')
    expect(reply.statusCode).toBe(200)
    expect(await Promise.all([account.cookie, other, cookieOf(reply)].map((cookie) => statusOf(app, cookie)))).toEqual([
      401, 401, 200,
    ])
    expect((await post('/auth/login', account)).statusCode).toBe(401)
    expect((await post('/auth/login', { ...account, password: ' staple battery' })).statusCode).toBe(200)
  })

  it('happens once when two are made at once', async () => {
    const account = await register(app)
    const replies = await Promise.all(
      ['staple battery one', 'staple battery two'].map((next) => changePassword(account.admin, PASSWORD, next)),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})
