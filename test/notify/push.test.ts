import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { startPushService, type FakeBrowser, type FakePushService } from '../support/fakes/push-service.ts'
import { until } from '../support/until.ts'

/* Notifications of a browser whose portal is closed. */

let service: FakePushService
let app: FastifyInstance
let now = new Date()
let tenant: TestTenant

beforeAll(async () => {
  service = await startPushService()
  const config = { vapid: service.vapid, outboundAllowCidrs: ['127.0.0.0/8'] }
  app = await startTestApp({ config, clock: { now: () => now } })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  now = new Date()
  tenant = await createTenant(app)
})

const as = (who: 'admin' | 'member') => tenant.sendAs(tenant.headers[who])

async function subscribed(): Promise<FakeBrowser & { id: string }> {
  const browser = service.browser()
  const payload = browser.subscription
  const made = await as('admin')({ method: 'POST', url: '/notifications/push', payload })
  expect(made.statusCode).toBe(201)
  return Object.assign(browser, { id: made.json().device_id })
}

const leave = (name: string) =>
  tenant.sendAs(tenant.visitor)({
    method: 'POST',
    url: '/widget/leads',
    payload: { name, email: `${name.toLowerCase()}.push@example.com` },
  })

async function waiting(where = 'true'): Promise<number> {
  const { rows } = await app.database.system((tx) =>
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from push_messages where tenant_id = ${tenant.tenantId} and ${sql.raw(where)}`,
    ),
  )
  return rows[0]!.count
}

describe('a browser of an administrator', () => {
  it('is told what the business is mailed at once, encrypted and signed', async () => {
    expect((await as('admin')({ url: '/notifications/push' })).json()).toEqual({
      public_key: service.vapid.publicKey,
      devices: 0,
    })
    const browser = await subscribed()
    await leave('Ada')
    await until(() => browser.received.length)
    expect(browser.received).toEqual([
      {
        title: 'A visitor of Harbour Dental left their contact',
        path: expect.stringMatching(/^\//),
        tag: expect.any(String),
      },
    ])
    expect(service.refusals).toEqual([])
    await until(async () => (await waiting()) === 0)
    expect((await as('admin')({ url: '/notifications/push' })).json().devices).toBe(1)
  })

  it('is told again when its service was busy, once', async () => {
    const browser = await subscribed()
    service.failNext(2, 503)
    await leave('Grace')
    // The clock moves on between tries, and not while one is in the air.
    await until(async () => {
      if ((await waiting('lease is not null')) === 0) now = new Date(now.getTime() + 60_000)
      return browser.received.length > 0
    }, 1_000)
    await until(async () => (await waiting()) === 0)
    expect(browser.received).toHaveLength(1)
  })

  it('is forgotten when it is gone', async () => {
    const browser = await subscribed()
    service.drop(browser)
    await leave('Mary')
    await until(async () => (await as('admin')({ url: '/notifications/push' })).json().devices === 0)
    expect(browser.received).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it('is told nothing after it was removed, nor in quiet hours', async () => {
    const [removed, quiet] = [await subscribed(), await subscribed()]
    const url = `/notifications/push/${removed.id}`
    expect((await as('admin')({ method: 'DELETE', url })).json()).toEqual({ deleted: true })
    expect((await as('admin')({ method: 'DELETE', url })).statusCode).toBe(404)
    await leave('Edith')
    await until(() => quiet.received.length)
    const quiet_hours = { start: '00:00', end: '23:59' }
    now = new Date('2026-11-24T12:00:00Z')
    await tenant.send({ method: 'PATCH', url: '/notifications', payload: { quiet_hours } })
    await leave('Hedy')
    expect(await waiting()).toBe(0)
    expect([removed.received.length, quiet.received.length]).toEqual([0, 1])
  })

  it('is told of nobody who was erased meanwhile', async () => {
    await subscribed()
    service.failNext(50, 503)
    await leave('Joan')
    expect(await until(waiting)).toBe(1)
    const payload = { q: 'joan.push@example.com' }
    expect((await tenant.send({ method: 'POST', url: '/privacy/people/erase', payload })).statusCode).toBe(200)
    expect(await waiting()).toBe(0)
    service.failNext(0, 503)
  })

  it('has to be one that the program may call, with keys that encrypt', async () => {
    const { keys } = service.browser().subscription
    const add = (payload: object) => as('admin')({ method: 'POST', url: '/notifications/push', payload })
    for (const endpoint of ['http://10.0.0.1/push', 'ftp://push.example/x', 'not an address'])
      expect((await add({ endpoint, keys })).statusCode, endpoint).toBe(422)
    const { endpoint } = service.browser().subscription
    expect((await add({ endpoint, keys: { ...keys, auth: 'AAAA' } })).statusCode).toBe(422)
    expect((await add({ endpoint, keys: { ...keys, p256dh: 'AAAA' } })).statusCode).toBe(422)
  })

  it('belongs to nobody else: members and keys have none', async () => {
    const payload = service.browser().subscription
    expect((await as('member')({ method: 'POST', url: '/notifications/push', payload })).statusCode).toBe(403)
    expect((await tenant.send({ method: 'POST', url: '/notifications/push', payload })).statusCode).toBe(403)
    const { id } = await subscribed()
    const other = await createTenant(app)
    const removal = { method: 'DELETE', url: `/notifications/push/${id}` } as const
    expect((await other.sendAs(other.headers.admin)(removal)).statusCode).toBe(404)
    await createLead(tenant)
  })
})

describe('without keys of the operator', () => {
  it('is off, and says so', async () => {
    const off = await startTestApp()
    const own = await createTenant(off)
    const admin = own.sendAs(own.headers.admin)
    expect((await admin({ url: '/notifications/push' })).json()).toEqual({ public_key: null, devices: 0 })
    const payload = service.browser().subscription
    expect((await admin({ method: 'POST', url: '/notifications/push', payload })).statusCode).toBe(409)
    await off.close()
  })
})
