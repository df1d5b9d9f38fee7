import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../src/core/time.ts'
import { anyAddress, anyEmail, client, startTestApp } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'
import { linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'
import { until } from '../support/until.ts'
import { movableClock, PASSWORD, register, registerUnconfirmed, signIn, statusOf, type Account } from './account.ts'

const NEW_PASSWORD = 'staple battery horse'

const clock = movableClock()
let server: MailServer
let app: FastifyInstance

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } } })
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

const post = (url: string, payload: object, more: object = {}) => client(app)({ method: 'POST', url, payload, ...more })
const confirm = (token: string, more: object = {}) => post('/auth/confirm', { token }, more)
const resend = (account: Account) => account.admin({ method: 'POST', url: '/auth/confirm/resend' })
const tokenFor = async (email: string) => linkIn(await server.take(email, 'confirmation')).token
const isShownConfirmed = async ({ admin }: Account) =>
  (await admin({ url: '/auth/me' })).json<{ user: { email_confirmed: boolean } }>().user.email_confirmed

async function reset(email: string, password = NEW_PASSWORD): Promise<number> {
  await post('/auth/password-reset', { email })
  const { token } = linkIn(await server.take(email))
  return (await post('/auth/password-reset/confirm', { token, password })).statusCode
}

interface Held {
  mail_id: string
  to: string
  template: string
  status: string
  reason: string
  until: string | null
}

const heldBy = async ({ admin }: Account) => (await admin({ url: '/mails' })).json<{ data: Held[] }>().data

describe('an e-mail address', () => {
  it('is confirmed by the link of the mail, once, and a GET of its page changes nothing', async () => {
    const account = await registerUnconfirmed(app)
    expect(await isShownConfirmed(account)).toBe(false)
    const mail = await server.take(account.email, 'confirmation')
    expect(mail.subject).toBe('Confirm your e-mail address for FrontDesk')
    const { url, token } = linkIn(mail)
    expect(url).toMatch(/^http:\/\/localhost:3000\/confirm#token=ott_[\w-]{43}&language=en$/)
    expect((await app.inject({ url: '/confirm', headers: { accept: 'text/html' } })).statusCode).toBe(200)
    expect((await client(app)({ url: `/auth/confirm?token=${token}` })).statusCode).toBe(405)
    expect(await isShownConfirmed(account)).toBe(false)

    const confirmed = await confirm(token)
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email_confirmed: true }])
    expect(confirmed.headers['set-cookie']).toBeUndefined()
    expect(await isShownConfirmed(account)).toBe(true)
    const { data } = (await account.admin({ url: '/users' })).json<{ data: { email_confirmed: boolean }[] }>()
    expect(data.map(({ email_confirmed: shown }) => shown)).toEqual([true])
    const again = await confirm(token)
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { detail: 'This link is no longer valid. Ask for a new one.' },
    ])
  })

  it('is confirmed by the newest link only, within three days', async () => {
    const account = await registerUnconfirmed(app)
    const older = await tokenFor(account.email)
    clock.advance(11 * MINUTE)
    expect((await resend(account)).json()).toEqual({ sent: true })
    const newer = await tokenFor(account.email)
    expect((await confirm(older)).statusCode).toBe(400)
    clock.advance(3 * DAY)
    expect((await confirm(newer)).statusCode).toBe(400)
    for (const bad of ['x', `ott_${'0'.repeat(43)}`, `${newer} `, newer.slice(0, -1)])
      expect((await confirm(bad)).statusCode).toBe(400)
    const kept = await signIn(app, account)
    await client(app, { cookie: kept })({ method: 'POST', url: '/auth/confirm/resend' })
    expect((await confirm(await tokenFor(account.email))).statusCode).toBe(200)
  })

  it('gets its link again once in ten minutes, and never once it is confirmed', async () => {
    const account = await registerUnconfirmed(app)
    await server.take(account.email, 'confirmation')
    const early = await resend(account)
    expect(early.statusCode).toBe(429)
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(9 * 60)
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(10 * 60)
    clock.advance(10 * MINUTE)
    const answers = await Promise.all([1, 2, 3].map(() => resend(account)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429])
    await confirm(await tokenFor(account.email))
    expect((await resend(account)).json()).toEqual({ sent: false })
  })

  it('is confirmed in spite of a new password, and its link opens nothing', async () => {
    const account = await registerUnconfirmed(app)
    const token = await tokenFor(account.email)
    const payload = { current_password: PASSWORD, new_password: NEW_PASSWORD }
    expect((await account.admin({ method: 'POST', url: '/auth/password', payload })).statusCode).toBe(200)
    expect((await post('/auth/password-reset/confirm', { token, password: PASSWORD })).statusCode).toBe(400)
    expect((await post('/auth/invitations/accept', { token, password: PASSWORD })).statusCode).toBe(400)
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('counts guesses by account and address like the confirmation of a reset', async () => {
    const remoteAddress = anyAddress()
    const guesses = []
    for (let turn = 0; turn < 6; turn += 1)
      guesses.push((await confirm(`ott_${String(turn).repeat(43)}`, { remoteAddress })).statusCode)
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
    const { email } = await registerUnconfirmed(app)
    expect((await confirm(await tokenFor(email), { remoteAddress })).statusCode).toBe(200)
  })

  it('needs no confirmation where no mail server is set', async () => {
    const outbox = await startTestApp()
    const reply = await client(outbox)({
      method: 'POST',
      url: '/auth/register',
      payload: { email: anyEmail(), password: PASSWORD },
    })
    const { user, tenant } = reply.json()
    expect(user.email_confirmed).toBe(true)
    const { rows } = await outbox.database.tenant(tenant.tenant_id, (tx) => tx.execute(sql`select 1 from mails`))
    expect(rows).toEqual([])
    await outbox.close()
  })
})

describe('a tenant that has not confirmed an address', () => {
  const isConfirmed = ({ tenantId }: Account) =>
    app.database.tenant(tenantId, (tx) => app.auth.isConfirmed(tx, tenantId))

  it('writes to its own users only; what waited leaves with the confirmation, its link still good', async () => {
    const account = await registerUnconfirmed(app)
    const token = await tokenFor(account.email)
    expect(await isConfirmed(account)).toBe(false)
    const invited = anyEmail()
    await account.admin({ method: 'POST', url: '/users', payload: { email: invited, role: 'admin' } })
    const [held] = await until(async () => {
      const mails = await heldBy(account)
      return mails.length > 0 ? mails : undefined
    }).then((mails) => mails!)
    expect(held).toMatchObject({ to: invited, template: 'invitation', status: 'waiting', reason: 'unconfirmed' })
    expect(JSON.stringify(held)).not.toMatch(/ott_|#token/)
    const { data } = (await account.admin({ url: '/users' })).json<{
      data: { invitation: { mail: string } | null }[]
    }>()
    expect(data[0]!.invitation).toMatchObject({ mail: 'waiting' })
    // Mails to its own users are sent.
    await post('/auth/password-reset', { email: account.email })
    expect((await server.take(account.email)).subject).toContain('new password')
    expect(server.received.filter(({ to }) => to === invited)).toEqual([])
    // An unconfirmed administrator cannot release mails.
    const release = await account.admin({ method: 'POST', url: `/mails/${held!.mail_id}/send` })
    expect(release.statusCode).toBe(409)

    expect((await confirm(token)).statusCode).toBe(200)
    expect(await isConfirmed(account)).toBe(true)
    const link = linkIn(await server.take(invited)).token
    const accepted = await post('/auth/invitations/accept', { token: link, password: PASSWORD })
    expect(accepted.json().user).toMatchObject({ email: invited, email_confirmed: true })
    expect(await heldBy(account)).toEqual([])
  })

  it('sees after 72 hours that its mails were dropped', async () => {
    const account = await registerUnconfirmed(app)
    await account.admin({ method: 'POST', url: '/users', payload: { email: anyEmail(), role: 'member' } })
    const [held] = await until(async () => {
      const mails = await heldBy(account)
      return mails[0]?.status === 'waiting' ? mails : undefined
    }).then((mails) => mails!)
    const hours = (Date.parse(held!.until!) - Date.now()) / (60 * MINUTE)
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThanOrEqual(72.1)
  })

  it('is confirmed by any administrator, and by no member', async () => {
    const { tenantId } = await createTenant(app, clock)
    const change = (query: ReturnType<typeof sql>) => app.database.tenant(tenantId, (tx) => tx.execute(query))
    const is = () => app.database.tenant(tenantId, (tx) => app.auth.isConfirmed(tx, tenantId))
    expect(await is()).toBe(true)
    await change(sql`update users set email_confirmed_at = null where role = 'admin'`)
    expect(await is()).toBe(false)
    await change(sql`update users set email_confirmed_at = now() where role = 'admin'`)
    expect(await is()).toBe(true)
  })
})

describe('an account that somebody registered with the address of another', () => {
  async function hijacked() {
    const account = await registerUnconfirmed(app)
    const standard = await account.withKey('standard')
    const admin = await account.withKey('admin')
    await account.admin({ method: 'POST', url: '/users', payload: { email: anyEmail(), role: 'admin' } })
    return { account, standard, admin }
  }

  it('is its owner’s alone after the first reset: keys, sessions and other users are gone, and the mail says so', async () => {
    const { account, standard, admin } = await hijacked()
    expect((await admin.send({ url: '/users' })).statusCode).toBe(200)
    expect(await reset(account.email)).toBe(200)
    expect([await statusOf(app, account.cookie)]).toEqual([401])
    for (const { send } of [standard, admin]) expect((await send({ url: '/leads' })).statusCode).toBe(401)
    const notice = await server.take(account.email)
    expect(notice.subject).toBe('Your FrontDesk account is yours alone now')
    expect(notice.text).toContain('all API keys and all other users')

    const cookie = await signIn(app, { email: account.email, password: NEW_PASSWORD })
    const owner = client(app, { cookie })
    const { data } = (await owner({ url: '/users' })).json<{ data: { email: string; email_confirmed: boolean }[] }>()
    expect(data).toMatchObject([{ email: account.email, email_confirmed: true }])
    expect((await owner({ url: '/api-keys' })).json<{ data: unknown[] }>().data).toEqual([])
  })

  it('keeps everything at the next reset, and where the address was confirmed before', async () => {
    const { account } = await hijacked()
    await reset(account.email)
    await server.take(account.email)
    const cookie = await signIn(app, { email: account.email, password: NEW_PASSWORD })
    const payload = { name: 'mine', kind: 'admin' }
    const made = await client(app, { cookie })({ method: 'POST', url: '/api-keys', payload })
    const mine = client(app, { 'x-api-key': made.json<{ key: string }>().key })
    expect(await reset(account.email, PASSWORD)).toBe(200)
    expect((await server.take(account.email)).subject).toBe('Your FrontDesk password was changed')
    expect((await mine({ url: '/users' })).statusCode).toBe(200)

    const confirmed = await register(app)
    const key = await confirmed.withKey('admin')
    expect(await reset(confirmed.email)).toBe(200)
    expect((await key.send({ url: '/users' })).statusCode).toBe(200)
  })

  it('keeps everything when the operator hands over the link, also at the reset after that', async () => {
    const { account, admin } = await hijacked()
    const { url } = await app.auth.operator.resetPassword(account.email)
    const payload = { token: url.split('#token=')[1], password: NEW_PASSWORD }
    const used = await app.inject({ method: 'POST', url: '/api/v1/auth/password-reset/confirm', payload })
    expect(used.statusCode).toBe(200)
    expect((await server.take(account.email)).subject).toBe('Your FrontDesk password was changed')
    expect((await admin.send({ url: '/users' })).statusCode).toBe(200)
    const { data } = (await admin.send({ url: '/users' })).json<{ data: object[] }>()
    expect(data).toContainEqual(expect.objectContaining({ email: account.email, email_confirmed: true }))
    expect(await reset(account.email)).toBe(200)
    expect((await admin.send({ url: '/users' })).statusCode).toBe(200)
  })
})
