import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../src/core/time.ts'
import { anyEmail, startTestApp, type Send } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { register } from './account.ts'

/** A fixed clock, so that every wait is a whole number. */
let now = new Date()
const clock = { now: () => now, advance: (ms: number) => void (now = new Date(now.getTime() + ms)) }
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

const invite = (send: Send, email = anyEmail()) =>
  send({ method: 'POST', url: '/users', payload: { email, role: 'member' } })
const resend = (send: Send, id: string) => send({ method: 'POST', url: `/users/${id}/invitation` })
const remove = (send: Send, id: string) => send({ method: 'DELETE', url: `/users/${id}` })
const idOf = (reply: Awaited<ReturnType<Send>>) => reply.json<{ user_id: string }>().user_id

function expectTooMany(reply: Awaited<ReturnType<Send>>, seconds: number, words: RegExp): void {
  expect([reply.statusCode, reply.json().detail]).toEqual([429, expect.stringMatching(words)])
  expect(Number(reply.headers['retry-after'])).toBe(seconds)
}

describe('invitations', () => {
  it('are 20 a day for a tenant, over a restart too, and others notice nothing', async () => {
    const tenant = await createTenant(app, clock)
    for (let n = 0; n < 20; n += 1) expect((await invite(tenant.send)).statusCode).toBe(201)
    const words = /^Your team has sent 20 invitations in the last 24 hours\. Try again in 24 hours\.$/
    expectTooMany(await invite(tenant.send), DAY / 1_000, words)
    const restarted = await startTestApp({ clock })
    const again: Send = (request) =>
      restarted.inject({ ...request, url: `/api/v1${request.url}`, headers: tenant.headers.admin_key })
    expect((await invite(again)).statusCode).toBe(429)
    await restarted.close()
    expect((await invite((await createTenant(app, clock)).send)).statusCode).toBe(201)
    clock.advance(DAY)
    expect((await invite(tenant.send)).statusCode).toBe(201)
  })

  it('are limited per address to one in ten minutes and three a day, also when the user is removed between', async () => {
    const { send } = await createTenant(app, clock)
    const email = anyEmail()
    let id = idOf(await invite(send, email))
    expectTooMany(await resend(send, id), 600, /^This address was invited a moment ago\. Try again in 10 minutes\.$/)
    clock.advance(9 * MINUTE)
    expectTooMany(await resend(send, id), 60, /Try again in a minute\.$/)
    clock.advance(MINUTE)
    expect((await resend(send, id)).statusCode).toBe(200)
    await remove(send, id)
    expect((await invite(send, email)).statusCode).toBe(429)
    clock.advance(10 * MINUTE)
    id = idOf(await invite(send, email))
    clock.advance(10 * MINUTE)
    const words = /^This address was invited 3 times in the last 24 hours\. Try again in 24 hours\.$/
    expectTooMany(await resend(send, id), (DAY - 30 * MINUTE) / 1_000, words)
    clock.advance(DAY - 30 * MINUTE)
    expect((await resend(send, id)).statusCode).toBe(200)
  })

  it('are limited per address to three a day across all tenants', async () => {
    const email = anyEmail()
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1)
      statuses.push((await invite((await createTenant(app, clock)).send, email)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it('are no more than the limit when a hundred are sent at once', async () => {
    const { send } = await createTenant(app, clock)
    const email = anyEmail()
    const replies = await Promise.all(Array.from({ length: 50 }, () => invite(send)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 429]))
    const others = await Promise.all(Array.from({ length: 6 }, () => createTenant(app, clock)))
    const same = await Promise.all(others.map((other) => invite(other.send, email)))
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429, 429])
  })

  it('do not count when they are refused', async () => {
    const tenant: TestTenant = await createTenant(app, clock)
    const { email } = await register(app)
    for (let n = 0; n < 25; n += 1) expect((await invite(tenant.send, email)).statusCode).toBe(409)
    const invited = await invite(tenant.send)
    expect(invited.statusCode).toBe(201)
    expect((await invite(tenant.send, invited.json().email)).statusCode).toBe(409)
    expect((await resend(tenant.send, 'usr_x')).statusCode).toBe(404)
  })

  it('say nothing that the name of the tenant has no right to say', async () => {
    const { send, tenantId } = await createTenant(app, clock)
    const name = 'Your PayPal is locked - call +882 555 now or visit https://evil.example/login <b>x</b>'
    expect((await send({ method: 'PATCH', url: `/tenants/${tenantId}`, payload: { name } })).statusCode).toBe(200)
    const email = anyEmail()
    await invite(send, email)
    const mail = await server.take(email)
    expect(mail.subject).toBe('Your PayPal is locked - call now or visit x invites you to FrontDesk')
    expect(`${mail.subject}${mail.text}${String(mail.html)}`).not.toMatch(/evil|882|<b>x/)
  })
})
