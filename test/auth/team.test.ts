import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../src/core/time.ts'
import { anyAddress, anyEmail, client, startTestApp, type Send } from '../support/app.ts'
import { createTenant, signIn, type TestTenant } from '../support/factories.ts'
import { linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'
import { cookieOf, movableClock, PASSWORD, register, statusOf } from './account.ts'

const clock = movableClock()
let server: MailServer
let app: FastifyInstance
let tenant: TestTenant
let admin: Send

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } } })
  tenant = await createTenant(app, clock)
  admin = client(app, tenant.headers.admin)
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

interface Member {
  user_id: string
  email: string
  name: string | null
  role: string
  status: string
  invitation: { expires_at: string; mail: string } | null
}

async function invite(email = anyEmail(), more: object = {}, send = admin): Promise<Member> {
  const reply = await send({ method: 'POST', url: '/users', payload: { email, role: 'member', ...more } })
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json()
}

const accept = (token: string, more: object = {}, request: object = {}) => {
  const payload = { token, password: PASSWORD, ...more }
  return client(app)({ method: 'POST', url: '/auth/invitations/accept', payload, ...request })
}
const change = (id: string, payload: object, send = admin) => send({ method: 'PATCH', url: `/users/${id}`, payload })
const remove = (id: string, send = admin) => send({ method: 'DELETE', url: `/users/${id}` })
const resend = (id: string, send = admin) => send({ method: 'POST', url: `/users/${id}/invitation` })
const list = async (send = admin, query = '') =>
  (await send({ url: `/users${query}` })).json<{ data: Member[]; next_cursor: string | null }>()

async function idOf(email: string, send: Send): Promise<string> {
  return (await list(send)).data.find((member) => member.email === email)!.user_id
}

describe('an invitation', () => {
  it('goes from the mail into the team, with the role that it named', async () => {
    const email = `Zoë.${anyEmail()}`.toUpperCase()
    const invited = await invite(email, { name: 'Zoë', role: 'admin' })
    const kept = email.toLowerCase()
    expect(invited).toEqual({
      user_id: expect.stringMatching(/^usr_/),
      email: kept,
      name: 'Zoë',
      role: 'admin',
      email_confirmed: false,
      status: 'invited',
      invitation: { expires_at: expect.stringMatching(/Z$/), mail: 'queued' },
      created_at: expect.stringMatching(/Z$/),
    })
    expect(Date.parse(invited.invitation!.expires_at) - clock.now().getTime()).toBeGreaterThan(7 * DAY - MINUTE)

    const mail = await server.take(kept)
    expect(mail.subject).toBe('Harbour Dental invites you to FrontDesk')
    const { url, token } = linkIn(mail)
    expect(url).toMatch(/^http:\/\/localhost:3000\/invitation#token=ott_/)
    const reply = await accept(token, { name: 'Zoë Reed' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      user: { user_id: invited.user_id, email: kept, name: 'Zoë Reed', role: 'admin' },
      tenant: { tenant_id: tenant.tenantId },
    })
    expect(reply.headers['set-cookie']).toContain('HttpOnly')
    const [member] = (await list(client(app, { cookie: cookieOf(reply) }))).data
    expect(member).toMatchObject({ user_id: invited.user_id, status: 'active', invitation: null })
    const again = await accept(token)
    expect([again.statusCode, again.json().detail]).toEqual([
      400,
      'This invitation is no longer valid. Ask for a new one.',
    ])
    const login = { method: 'POST', url: '/auth/login', payload: { email: kept, password: PASSWORD } } as const
    expect((await client(app)(login)).statusCode).toBe(200)
  })

  it('signs nobody in before it is accepted', async () => {
    const { email } = await invite()
    for (const password of [PASSWORD, 'null', 'undefined'])
      expect((await client(app)({ method: 'POST', url: '/auth/login', payload: { email, password } })).statusCode).toBe(
        401,
      )
  })

  it('can be sent again: only the newest link works, for seven days', async () => {
    const { user_id: id, email } = await invite()
    const older = linkIn(await server.take(email)).token
    clock.advance(10 * MINUTE)
    const again = await resend(id)
    expect([again.statusCode, again.json().status]).toEqual([200, 'invited'])
    const newer = linkIn(await server.take(email)).token
    expect((await accept(older)).statusCode).toBe(400)
    clock.advance(7 * DAY + MINUTE)
    const headers = await signIn(app, tenant.tenantId, { email: anyEmail(), role: 'admin', clock })
    admin = client(app, headers)
    expect((await accept(newer)).statusCode).toBe(400)
    expect((await list()).data.find(({ user_id: other }) => other === id)).toMatchObject({ status: 'invited' })
    await resend(id)
    const reply = await accept(linkIn(await server.take(email)).token)
    expect(reply.statusCode).toBe(201)
    expect((await resend(id)).statusCode).toBe(409)
  })

  it('is a 409 for an e-mail that has an account here or elsewhere, or is invited already', async () => {
    const { email } = await register(app)
    const invited = await invite()
    for (const taken of [email, email.toUpperCase(), invited.email]) {
      const reply = await admin({ method: 'POST', url: '/users', payload: { email: taken, role: 'member' } })
      expect([reply.statusCode, reply.json()]).toEqual([409, { detail: expect.stringContaining('already') }])
    }
  })

  it('reserves no e-mail: who registers meanwhile keeps it, and the link is a 409', async () => {
    const { email } = await invite()
    const { token } = linkIn(await server.take(email))
    expect((await register(app, email)).email).toBe(email)
    const reply = await accept(token)
    expect([reply.statusCode, reply.json()]).toEqual([409, { detail: expect.stringContaining('account already') }])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('is valid for one of two teams that invite the same person at once', async () => {
    const email = anyEmail()
    const other = await createTenant(app, clock)
    const tokens = []
    for (const send of [admin, other.send]) {
      await invite(email, {}, send)
      tokens.push(linkIn(await server.take(email)).token)
    }
    const replies = await Promise.all(tokens.map((token) => accept(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('ends when it is taken back, and makes no other account by what is beside it', async () => {
    const { user_id: id, email } = await invite()
    const { token } = linkIn(await server.take(email))
    expect((await remove(id)).json()).toEqual({ deleted: true })
    expect((await accept(token)).statusCode).toBe(400)
    const kept = await invite()
    const extra = { email, role: 'admin', tenant_id: 'ten_x', user_id: id }
    const reply = await accept(linkIn(await server.take(kept.email)).token, extra)
    expect(reply.json().user).toMatchObject({ email: kept.email, role: 'member', user_id: kept.user_id })
  })

  it('counts by its account and address, so that a whole office can come on one day', async () => {
    const remoteAddress = anyAddress()
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) {
      const { email } = await invite()
      statuses.push((await accept(linkIn(await server.take(email)).token, {}, { remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201])
  })

  it('lets people in where registration is by invitation only', async () => {
    const { email } = await invite()
    const { token } = linkIn(await server.take(email))
    const payload = { token, password: PASSWORD }
    // Only now: a second process on the same database, without this mail server, would send mails of the queue elsewhere.
    const closed = await startTestApp({ clock, config: { registration: 'invited' } })
    const reply = await client(closed)({ method: 'POST', url: '/auth/invitations/accept', payload })
    const refused = await client(closed)({
      method: 'POST',
      url: '/auth/register',
      payload: { email: anyEmail(), password: PASSWORD },
    })
    await closed.close()
    expect([reply.statusCode, refused.statusCode]).toEqual([201, 403])
  })
})

describe('the team', () => {
  it('is listed in pages, newest first, for administrators and members, not for standard keys', async () => {
    const own = await createTenant(app, clock)
    const emails = []
    for (let turn = 0; turn < 3; turn += 1) emails.unshift((await invite(anyEmail(), {}, own.send)).email)
    const first = await list(own.send, '?limit=2')
    expect(first.data.map(({ email }) => email)).toEqual(emails.slice(0, 2))
    const second = await list(own.send, `?limit=3&cursor=${first.next_cursor}`)
    expect([second.data.length, second.next_cursor]).toEqual([3, null])
    expect(second.data[0]).toMatchObject({ email: emails[2], status: 'invited' })
    expect((await list(client(app, own.headers.member))).data).toHaveLength(5)
    expect((await client(app, own.headers.standard_key)({ url: '/users' })).statusCode).toBe(403)
    expect((await own.send({ url: '/users?cursor=x' })).statusCode).toBe(400)
    expect((await change('usr_x', { role: 'admin' }, client(app, own.headers.member))).statusCode).toBe(403)
  })

  it('changes roles from the next request on', async () => {
    const own = await createTenant(app, clock)
    const member = client(app, own.headers.member)
    const [id] = (await list(own.send)).data.filter(({ role }) => role === 'member').map((one) => one.user_id)
    expect((await member({ url: '/api-keys' })).statusCode).toBe(403)
    expect((await change(id!, { role: 'admin', name: 'Robin' }, own.send)).json()).toMatchObject({
      role: 'admin',
      name: 'Robin',
      status: 'active',
    })
    expect((await member({ url: '/api-keys' })).statusCode).toBe(200)
    expect((await change(id!, { role: 'member', name: null }, own.send)).json()).toMatchObject({
      role: 'member',
      name: null,
    })
    expect((await member({ url: '/api-keys' })).statusCode).toBe(403)
    expect((await change(id!, {}, own.send)).json()).toMatchObject({ role: 'member' })
  })

  it('ends the sessions of who is removed at once', async () => {
    const own = await createTenant(app, clock)
    const { cookie } = own.headers.member as { cookie: string }
    expect(await statusOf(app, cookie)).toBe(200)
    const id = (await list(own.send)).data.find(({ role }) => role === 'member')!.user_id
    expect((await remove(id, own.send)).json()).toEqual({ deleted: true })
    expect(await statusOf(app, cookie)).toBe(401)
    expect((await remove(id, own.send)).statusCode).toBe(404)
  })

  it('keeps its last administrator, whoever asks; who is only invited does not count', async () => {
    const own = await createTenant(app, clock)
    const id = await idOf(own.email, own.send)
    await invite(anyEmail(), { role: 'admin' }, own.send)
    for (const send of [own.send, client(app, own.headers.admin)]) {
      const replies = [await remove(id, send), await change(id, { role: 'member' }, send)]
      for (const reply of replies)
        expect([reply.statusCode, reply.json()]).toEqual([
          409,
          { detail: expect.stringContaining('last administrator') },
        ])
    }
    expect((await change(id, { role: 'admin', name: 'Robin' }, own.send)).statusCode).toBe(200)
  })

  it('keeps one of two administrators who remove each other at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const own = await createTenant(app, clock)
      const email = anyEmail()
      const second = client(app, await signIn(app, own.tenantId, { email, role: 'admin', clock }))
      const ids = [await idOf(own.email, own.send), await idOf(email, own.send)]
      const replies = await Promise.all([
        remove(ids[1]!, client(app, own.headers.admin)),
        change(ids[0]!, { role: 'member' }, second),
      ])
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect((await list(own.send)).data.filter(({ role }) => role === 'admin')).toHaveLength(1)
    }
  })
})
