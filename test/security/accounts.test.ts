import crypto, { randomBytes } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anyAddress, anyClientAddress, anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'
import { expectInvalid, expectOrdinary, expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let send: Send

beforeAll(async () => {
  app = await startTestApp()
  send = client(app)
})

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})
afterAll(() => app.close())

/** Free hashes: the tests count how many are made, and for whom. */
function cheapHashes() {
  const made = vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, { message, nonce, tagLength }, done) => {
    const tag = crypto
      .createHash('sha256')
      .update(Buffer.from(message as Buffer))
      .update(Buffer.from(nonce as Buffer))
    setImmediate(() => done(null, tag.digest().subarray(0, tagLength) as never))
  })
  syncBuiltinESMExports()
  return made
}

const PASSWORD = 'correct horse battery'

function register(email: string, more: object = {}): Promise<LightMyRequestResponse> {
  return send({ method: 'POST', url: '/auth/register', payload: { email, password: PASSWORD, ...more } })
}

function login(email: string, password = PASSWORD, remoteAddress = anyAddress()): Promise<LightMyRequestResponse> {
  return send({ method: 'POST', url: '/auth/login', payload: { email, password }, remoteAddress })
}

async function countOf(name: string): Promise<number> {
  const { rows } = await app.database.system((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from tenants where name = ${name}`),
  )
  return rows[0]!.count
}

describe('registration', () => {
  it('fifty at once of one e-mail in any spelling make one tenant', async () => {
    cheapHashes()
    const email = `zoë.${anyEmail()}`
    const company = randomBytes(8).toString('hex')
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\n`, email.normalize('NFD')]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => register(spellings[turn % 5]!, { company_name: company })),
    )
    for (const answer of answers) expectOrdinary(answer)
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409 || status === 429)).toHaveLength(49)
    expect(await countOf(company)).toBe(1)
    expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1)
  })

  it('fifty at once from one address, too', async () => {
    cheapHashes()
    const email = anyEmail()
    const company = randomBytes(8).toString('hex')
    const remoteAddress = anyAddress()
    const payload = { email, password: PASSWORD, company_name: company }
    const request = () => send({ method: 'POST', url: '/auth/register', payload, remoteAddress })
    const statuses = (await Promise.all(Array.from({ length: 50 }, request))).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(4).fill(409), ...Array<number>(45).fill(429)])
    expect(await countOf(company)).toBe(1)
  })

  it('takes no field that it does not know: role, ids and tenants are ignored', async () => {
    cheapHashes()
    const other = await createTenant(app)
    const email = anyEmail()
    const extra = {
      role: 'owner',
      tenant_id: other.tenantId,
      user_id: 'usr_x',
      id: 'x',
      password_hash: 'x',
      created_at: 'x',
    }
    const made = await register(email, { ...extra, tenant: { tenant_id: other.tenantId } })
    expect(made.statusCode).toBe(201)
    const { user, tenant } = made.json<{ user: { role: string; user_id: string }; tenant: { tenant_id: string } }>()
    expect(user).toEqual({ ...user, email, role: 'admin', user_id: expect.stringMatching(/^usr_[0-9a-z]{26}$/) })
    expect(tenant.tenant_id).not.toBe(other.tenantId)
    expect(made.body).not.toContain(PASSWORD)
    expect(made.body).not.toContain('argon2')
  })

  it.each([
    'x',
    'a@b',
    '@example.com',
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com\r\nSet-Cookie: x',
    '"a b"@example.com',
    'a b@example.com',
    '<a@example.com>',
    'a@exam\u0000ple.com',
    'a@\ud800.com',
    'a@[127.0.0.1]',
    `${'a'.repeat(250)}@example.com`,
    "a'; drop table users; --@example.com;",
  ])('refuses %j, which is no e-mail address', async (email) => {
    expectInvalid(await register(email), ['body', 'email'])
    expectInvalid(await login(email), ['body', 'email'])
  })

  it('is a 403 by invitation only, whatever else is true', async () => {
    const invited = await startTestApp({ config: { registration: 'invited' } })
    try {
      const payload = { email: anyEmail(), password: PASSWORD }
      expectProblem(await client(invited)({ method: 'POST', url: '/auth/register', payload }), 403)
    } finally {
      await invited.close()
    }
  })
})

describe('a password', () => {
  it.each([
    ['empty', ''],
    ['of seven characters', '1234567'],
    ['of seven emoji', '🦷'.repeat(7)],
    ['of 129 characters', 'x'.repeat(129)],
    ['of 129 emoji', '🦷'.repeat(129)],
    ['of 15,000 characters', 'x'.repeat(15_000)],
    ['with a NUL', 'correct\0horse'],
    ['with half an emoji', 'correct horse \ud83e'],
  ])('%s is a 422 and costs no hash', async (_name, password) => {
    const made = cheapHashes()
    expectInvalid(await register(anyEmail(), { password }), ['body', 'password'])
    expect(made).not.toHaveBeenCalled()
    const { headers } = await createTenant(app)
    const payload = { current_password: PASSWORD, new_password: password }
    const changed = await send({ method: 'POST', url: '/auth/password', headers: headers.admin, payload })
    expectInvalid(changed, ['body', 'new_password'])
  })

  it('is a 413 with 17,000 characters, like every body of that size on a public route', async () => {
    expectProblem(await register(anyEmail(), { password: 'x'.repeat(17_000) }), 413)
  })

  it.each([
    ['64 emoji', '🦷'.repeat(64), '🦷'.repeat(63)],
    ['128 characters', 'x'.repeat(128), 'x'.repeat(127)],
    ['a space in front', ' correct horse', 'correct horse'],
    ['a space behind', 'correct horse ', 'correct horse'],
    ['capitals', 'Correct Horse', 'correct horse'],
    ['73 bytes and more', `${'x'.repeat(72)}abc`, `${'x'.repeat(72)}abd`],
    ['only spaces', ' '.repeat(8), ' '.repeat(9)],
  ])('of %s counts exactly as typed', async (_name, password, almost) => {
    cheapHashes()
    const email = anyEmail()
    expect((await register(email, { password })).statusCode).toBe(201)
    expectProblem(await login(email, almost), 401)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('may be typed on another keyboard: NFC and NFD are one', async () => {
    cheapHashes()
    const email = anyEmail()
    expect((await register(email, { password: 'Zähne zählen'.normalize('NFD') })).statusCode).toBe(201)
    expect((await login(email, 'Zähne zählen'.normalize('NFC'))).statusCode).toBe(200)
  })

  it('ends every other session when it changes, and the old one is no password any more', async () => {
    cheapHashes()
    const email = anyEmail()
    const cookieOf = ({ headers }: LightMyRequestResponse) => ({ cookie: String(headers['set-cookie']).split(';')[0]! })
    const [first, second] = [cookieOf(await register(email)), cookieOf(await login(email))]
    const payload = { current_password: PASSWORD, new_password: 'staple battery horse' }
    const changed = await send({ method: 'POST', url: '/auth/password', headers: first, payload })
    expect(changed.statusCode).toBe(200)
    for (const headers of [first, second]) expectProblem(await send({ url: '/auth/me', headers }), 401)
    expect((await send({ url: '/auth/me', headers: cookieOf(changed) })).statusCode).toBe(200)
    expectProblem(await login(email), 401)
    expect((await login(email, 'staple battery horse')).statusCode).toBe(200)
  })
})

describe('signing in', () => {
  it('answers an unknown e-mail like a wrong password: the same words, the same headers, the same work', async () => {
    const hashes = cheapHashes()
    const email = anyEmail()
    expect((await register(email)).statusCode).toBe(201)
    const work = async (name: string) => {
      hashes.mockClear()
      const answer = await login(name, 'wrong horse battery')
      expectProblem(answer, 401)
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
      const parameters = hashes.mock.calls.map(([algorithm, { message: _message, nonce, ...rest }]) => {
        return { algorithm, ...rest, salt: Buffer.from(nonce as Buffer).length }
      })
      return { body: answer.body, headers, parameters }
    }
    const known = await work(email)
    expect(known.parameters).toHaveLength(1)
    expect(await work(anyEmail())).toEqual(known)
    expect(await work(` ${email.toUpperCase()}`)).toEqual(known)
  })

  it('does not take a hash for a password, nor a user without one', async () => {
    cheapHashes()
    const { email } = await createTenant(app)
    for (const password of ['none', 'null', '$argon2id$v=19$m=8,t=1,p=1$x$x'])
      expectProblem(await login(email, password), 401)
  })

  it('stays possible for others while one address guesses: the guard against spraying counts by address', async () => {
    cheapHashes()
    const email = anyEmail()
    expect((await register(email)).statusCode).toBe(201)
    const sprayer = anyClientAddress()
    for (let turn = 0; turn < 100; turn += 1) expectProblem(await login(anyEmail(), PASSWORD, sprayer), 401)
    const hashes = cheapHashes()
    hashes.mockClear()
    const refused = await login(email, PASSWORD, sprayer)
    expectOrdinary(refused)
    expectProblem(refused, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect(hashes).not.toHaveBeenCalled()
    expect((await login(email)).statusCode).toBe(200)
    // Other requests of the address still pass.
    expect((await send({ url: '/openapi.json', remoteAddress: sprayer })).statusCode).toBe(200)
  })

  it('does not stall others: hashes wait in a short line, and beyond it the answer is a 503 with Retry-After', async () => {
    const waiting: (() => void)[] = []
    vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, { tagLength }, done) => {
      waiting.push(() => done(null, Buffer.alloc(tagLength) as never))
    })
    syncBuiltinESMExports()
    const pending = Array.from({ length: 120 }, () => login(anyEmail()))
    const refused = await Promise.race(pending)
    expectOrdinary(refused)
    expectProblem(refused, 503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(waiting.length).toBeLessThanOrEqual(2)
    expect((await send({ url: '/openapi.json' })).statusCode).toBe(200)
    let isOver = false
    const answers = Promise.all(pending).finally(() => (isOver = true))
    await until(() => {
      for (const end of waiting.splice(0)) end()
      return isOver
    })
    const statuses = (await answers).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
  })
})
