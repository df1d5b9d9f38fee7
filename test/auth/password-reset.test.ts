import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { anyAddress, anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'
import { movableClock, PASSWORD, register, signIn, statusOf, type Account } from './account.ts'

const NEW_PASSWORD = 'staple battery horse'

const clock = movableClock()
let server: MailServer
let app: FastifyInstance
let anybody: Send

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'FrontDesk <desk@example.com>' } } })
  anybody = client(app)
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

const post = (url: string, payload: object, more: object = {}) => anybody({ method: 'POST', url, payload, ...more })
const ask = (email: string, more: object = {}) => post('/auth/password-reset', { email }, more)
const confirm = (token: string, password = NEW_PASSWORD, more: object = {}) =>
  post('/auth/password-reset/confirm', { token, password }, more)
const login = async (email: string, password: string) => (await post('/auth/login', { email, password })).statusCode

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200)
  return linkIn(await server.take(email)).token
}

function expectBadLink(response: LightMyRequestResponse): void {
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { detail: 'This link is no longer valid. Ask for a new one.' },
  ])
  expect(response.headers['set-cookie']).toBeUndefined()
}

describe('a password reset', () => {
  it('goes from the mail to a new password: sessions end, nobody is signed in, a notice comes', async () => {
    const account = await register(app)
    const second = await signIn(app, account)
    expect((await ask(` ${account.email.toUpperCase()} `)).json()).toEqual({ requested: true })

    const mail = await server.take(account.email)
    expect(mail.subject).toBe('Choose a new password for FrontDesk')
    expect(mail.from).toBe('desk@example.com')
    const { url, token } = linkIn(mail)
    expect(url).toMatch(/^http:\/\/localhost:3000\/reset#token=ott_[\w-]{43}&language=en$/)
    expect(mail.html).toContain(url.replaceAll('&', '&#38;'))

    const confirmed = await confirm(token)
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { password_changed: true }])
    expect(confirmed.headers['set-cookie']).toBeUndefined()
    expect([await statusOf(app, account.cookie), await statusOf(app, second)]).toEqual([401, 401])
    expect([await login(account.email, PASSWORD), await login(account.email, NEW_PASSWORD)]).toEqual([401, 200])

    const notice = await server.take(account.email)
    expect(notice.subject).toBe('Your FrontDesk password was changed')
    expect(notice.text).not.toContain('ott_')
    expectBadLink(await confirm(token, 'another battery horse'))
    expect(await login(account.email, NEW_PASSWORD)).toBe(200)
  })

  it('keeps a link for a password that is too short, and gives it to one of many at once', async () => {
    const { email } = await register(app)
    const token = await tokenFor(email)
    expect((await confirm(token, '1234567')).statusCode).toBe(422)
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await confirm(token)).statusCode))
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
  })

  it('works with the newest link only', async () => {
    const { email } = await register(app)
    const older = await tokenFor(email)
    const newer = await tokenFor(email)
    expect(newer).not.toBe(older)
    expectBadLink(await confirm(older))
    expect((await confirm(newer)).statusCode).toBe(200)
    expectBadLink(await confirm(older))
  })

  it('ends with a change of the password', async () => {
    const account = await register(app)
    const token = await tokenFor(account.email)
    const payload = { current_password: PASSWORD, new_password: NEW_PASSWORD }
    expect((await account.admin({ method: 'POST', url: '/auth/password', payload })).statusCode).toBe(200)
    expect((await server.take(account.email)).subject).toBe('Your FrontDesk password was changed')
    expectBadLink(await confirm(token, 'another battery horse'))
  })

  it('refuses a link that was tampered with, is for something else, or is none', async () => {
    const { email, cookie } = await register(app)
    const token = await tokenFor(email)
    const other = token.endsWith('A') ? 'B' : 'A'
    const bad = [
      `${token.slice(0, -1)}${other}`,
      `${token} `,
      token.toUpperCase(),
      token.slice(0, -1),
      `ott_${'0'.repeat(43)}`,
      'x',
      cookie.split('=')[1]!.slice(0, 200),
      "' or 1=1 --",
    ]
    for (const wrong of bad) expectBadLink(await confirm(wrong))
    const accepted = await post('/auth/invitations/accept', { token, password: NEW_PASSWORD })
    expect(accepted.statusCode).toBe(400)
    expect(await statusOf(app, `frontdesk=${token}`)).toBe(401)
    expect((await client(app, { 'x-api-key': token })({ url: '/auth/me' })).statusCode).toBe(401)
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it("changes nobody else's password", async () => {
    const [mine, theirs] = [await register(app), await register(app)]
    const token = await tokenFor(mine.email)
    const payload = { token, password: NEW_PASSWORD, email: theirs.email, user_id: theirs.userId }
    expect((await post('/auth/password-reset/confirm', payload)).statusCode).toBe(200)
    expect([await login(theirs.email, PASSWORD), await statusOf(app, theirs.cookie)]).toEqual([200, 200])
    expect(await login(mine.email, NEW_PASSWORD)).toBe(200)
  })

  it('leads to BASE_URL, whatever the request says of its host', async () => {
    const { email } = await register(app)
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    expect((await ask(email, { headers })).statusCode).toBe(200)
    const mail = await server.take(email)
    expect(linkIn(mail).url).toMatch(/^http:\/\/localhost:3000\/reset#/)
    expect(mail.raw).not.toContain('evil.test')
  })

  it('leaves no token in the database: only its hash', async () => {
    const account = await register(app)
    const token = await tokenFor(account.email)
    const { rows } = await app.database.tenant(account.tenantId, (tx) =>
      tx.execute(
        sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text || (select coalesce(jsonb_agg(to_jsonb(m)), '[]')::text from mails m) as everything from one_time_tokens t`,
      ),
    )
    const everything = String(rows[0]!['everything'])
    expect(everything).toContain('password_reset')
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(account.email)
  })

  it('is no way in for who was invited and has not come', async () => {
    const account = await register(app)
    const email = anyEmail()
    await account.admin({ method: 'POST', url: '/users', payload: { email, role: 'admin' } })
    expect(linkIn(await server.take(email)).url).toContain('/invitation#')
    await ask(email)
    expect(await waiting(account)).not.toContain('password_reset')
  })
})

async function waiting({ tenantId }: Account): Promise<unknown[]> {
  const { rows } = await app.database.tenant(tenantId, (tx) => tx.execute(sql`select purpose from one_time_tokens`))
  return rows.map((row) => row['purpose'])
}

/** A reply without the headers that always differ. */
function seen({ statusCode, body, headers }: LightMyRequestResponse): object {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { statusCode, body, headers: rest }
}

async function timeOf(email: string): Promise<number> {
  const started = performance.now()
  await ask(email)
  return performance.now() - started
}

describe('an unknown e-mail', () => {
  it('gets the same answer, byte for byte, and no mail', async () => {
    const { email } = await register(app)
    const [known, unknown] = [await ask(email), await ask(anyEmail())]
    expect(seen(unknown)).toEqual(seen(known))
    await server.take(email)
  })

  it('gets it no sooner: both wait until the same moment, whatever their work was', async () => {
    const { email } = await register(app)
    const times = await Promise.all([email, anyEmail(), email, anyEmail()].map(timeOf))
    expect(Math.min(...times)).toBeGreaterThan(195)
  })
})

describe('limits', () => {
  it('count requests by e-mail and address, in one bucket with signing in', async () => {
    const email = anyEmail()
    const remoteAddress = anyAddress()
    const answers: LightMyRequestResponse[] = []
    for (const spelling of [email, email.toUpperCase(), ` ${email}`, `${email}\t`])
      answers.push(await ask(spelling, { remoteAddress }))
    answers.push(await post('/auth/login', { email, password: PASSWORD }, { remoteAddress }))
    answers.push(await ask(email, { remoteAddress, headers: { 'x-forwarded-for': anyAddress() } }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 401, 429])
    expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await ask(email)).statusCode).toBe(200)
  })

  it('count confirmations by the account of the link and by address, and guesses by address alone', async () => {
    const remoteAddress = anyAddress()
    const guess = (turn: number) => confirm(`ott_${String(turn).repeat(43)}`, NEW_PASSWORD, { remoteAddress })
    const guesses = []
    for (let turn = 0; turn < 6; turn += 1) guesses.push((await guess(turn)).statusCode)
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
    // An e-mail beside the token does not change the account.
    const evading = { token: `ott_${'x'.repeat(43)}`, password: NEW_PASSWORD, email: anyEmail() }
    expect((await post('/auth/password-reset/confirm', evading, { remoteAddress })).statusCode).toBe(429)
    // The same address, another person with a valid link.
    const { email } = await register(app)
    const token = await tokenFor(email)
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await confirm(token, 'short', { remoteAddress })).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await confirm(token)).statusCode).toBe(200)
  })
})

describe('time', () => {
  it('ends a link after an hour', async () => {
    const account = await register(app)
    const inTime = await tokenFor(account.email)
    clock.advance(59 * MINUTE)
    expect((await confirm(inTime)).statusCode).toBe(200)
    await server.take(account.email)
    const late = await tokenFor(account.email)
    clock.advance(HOUR + MINUTE)
    expectBadLink(await confirm(late))
    expect(await login(account.email, NEW_PASSWORD)).toBe(200)
  })
})
