import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/core/time.ts'
import { DEFAULT_VISITOR_CAPS, VISITOR_CAPS } from '../../src/plugins/visitor-caps.ts'
import { client, startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { anyNumber, anyPublicAddress, expectCapped, openHours, pagesOf, silentCarrier, statuses } from './caps-desk.ts'

const BOOKINGS = 'There are too many bookings'
const CALLBACKS = 'There were too many call-backs asked for'
const CONTACTS = 'There were too many messages left'

let app: FastifyInstance
let tenant: TestTenant
let now = new Date('2026-11-18T12:00:00Z')
const clock = { now: () => now }
const page = pagesOf(clock)

beforeAll(async () => {
  app = await startTestApp({ clock, openCarrier: () => silentCarrier })
})
beforeEach(async () => {
  tenant = await createTenant(app, clock)
})
afterAll(() => app.close())

async function configure(widget: object) {
  const request = { method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { widget } } as const
  const answer = await tenant.send(request)
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
}

const later = async (ms: number, work: () => Promise<void>) => {
  const before = now
  now = new Date(before.getTime() + ms)
  await work().finally(() => {
    now = before
  })
}

describe('bookings of a visitor', () => {
  it('are three at a time, until one is cancelled or over', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 6 })
    const visitor = await page(tenant)
    const made = []
    for (const start of starts.slice(0, 3)) made.push(await visitor.post('/widget/bookings', booking(start)))
    expect(statuses(made)).toEqual({ 201: 3 })
    // The first one ends in two hours.
    expectCapped(await visitor.post('/widget/bookings', booking(starts[3]!)), BOOKINGS, { seconds: 2 * 3_600 })
    const { booking_id: id } = made[1]!.json<{ booking_id: string }>()
    expect((await tenant.send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })).statusCode).toBe(200)
    expect((await visitor.post('/widget/bookings', booking(starts[3]!))).statusCode).toBe(201)
    expectCapped(await visitor.post('/widget/bookings', booking(starts[4]!)), BOOKINGS)
    await later(2 * HOUR + 1, async () => {
      const same = await page(tenant, { sessionId: visitor.sessionId })
      expect((await same.post('/widget/bookings', booking(starts[4]!))).statusCode).toBe(201)
    })
  })

  it('are three of many requests at once', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 12 })
    const visitor = await page(tenant)
    const answers = await Promise.all(starts.map((start) => visitor.post('/widget/bookings', booking(start))))
    expect(statuses(answers)).toEqual({ 201: 3, 429: 9 })
  })

  it('go on counting in the conversation that a resume token begins', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 5 })
    const begin = async (resumeToken?: string) => {
      const payload = { tenant_id: tenant.tenantId, resume_token: resumeToken }
      const headers = { 'sec-fetch-site': 'same-origin' }
      return (await client(app)({ method: 'POST', url: '/widget/session', payload, headers })).json<Session>()
    }
    interface Session {
      token: string
      session_id: string
      resume_token: string
    }
    const book = async ({ token }: Session, start: string) => {
      const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
      return client(app, headers)({ method: 'POST', url: '/widget/bookings', payload: booking(start) })
    }
    const first = await begin()
    for (const start of starts.slice(0, 3)) expect((await book(first, start)).statusCode).toBe(201)
    const second = await begin(first.resume_token)
    // The first session had no message, so it was not resumed.
    expect(second.session_id).not.toBe(first.session_id)
    expectCapped(await book(second, starts[3]!), BOOKINGS)
    expectCapped(await book(await begin(second.resume_token), starts[3]!), BOOKINGS)
    expect((await book(await begin(), starts[3]!)).statusCode).toBe(201)
  })

  it('are twenty a day from one address, cancelled ones too, and the first answer comes again without counting', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 26 })
    const from = anyPublicAddress()
    const book = async (start: string, more = {}) =>
      (await page(tenant, { from })).post('/widget/bookings', booking(start), more)
    for (const start of starts.slice(0, 19)) expect((await book(start)).statusCode).toBe(201)
    // Other refusals do not count.
    expect((await book(starts[0]!)).statusCode).toBe(409)
    const last = await page(tenant, { from })
    const body = booking(starts[19]!)
    const once = { 'idempotency-key': 'once' }
    const twentieth = await last.post('/widget/bookings', body, once)
    expect(twentieth.statusCode).toBe(201)
    expectCapped(await book(starts[20]!), BOOKINGS, { seconds: DAY / 1_000 })
    expect((await last.post('/widget/bookings', body, once)).body).toBe(twentieth.body)
    const { booking_id: id } = twentieth.json<{ booking_id: string }>()
    expect((await tenant.send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })).statusCode).toBe(200)
    expectCapped(await book(starts[20]!), BOOKINGS)
    // Others, and the business itself, are unaffected.
    expect((await (await page(tenant)).post('/widget/bookings', booking(starts[20]!))).statusCode).toBe(201)
    const own = { method: 'POST', url: '/bookings', payload: booking(starts[21]!), remoteAddress: from } as const
    expect((await tenant.send(own)).statusCode).toBe(201)
    await later(DAY, async () => {
      const next = new Date(Date.parse(starts[25]!) + DAY).toISOString()
      expect((await book(next)).statusCode).toBe(201)
    })
  })

  it('are not stored under their Idempotency-Key when refused', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 4 })
    const visitor = await page(tenant)
    const made = []
    for (const start of starts.slice(0, 3)) made.push(await visitor.post('/widget/bookings', booking(start)))
    const body = booking(starts[3]!)
    const key = { 'idempotency-key': 'again' }
    expectCapped(await visitor.post('/widget/bookings', body, key), BOOKINGS)
    const { booking_id: id } = made[0]!.json<{ booking_id: string }>()
    await tenant.send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })
    expect((await visitor.post('/widget/bookings', body, key)).statusCode).toBe(201)
  })
})

describe('holds of a visitor', () => {
  it('are two at a time, also over a resumed conversation', async () => {
    const { starts, holding } = await openHours(tenant, { clock, hours: 4 })
    const visitor = await page(tenant)
    for (const start of starts.slice(0, 2))
      expect((await visitor.post('/widget/holds', holding(start))).statusCode).toBe(201)
    const reason = 'There are too many times kept'
    expectCapped(await visitor.post('/widget/holds', holding(starts[2]!)), reason, { seconds: 300 })
    const resumed = await page(tenant, { visitorId: visitor.sessionId })
    expectCapped(await resumed.post('/widget/holds', holding(starts[2]!)), reason)
    expect((await (await page(tenant)).post('/widget/holds', holding(starts[2]!))).statusCode).toBe(201)
  })
})

describe('contact forms', () => {
  it('are five an hour of a visitor', async () => {
    const visitor = await page(tenant)
    expect(statuses(await Promise.all(Array.from({ length: 8 }, visitor.leave)))).toEqual({ 201: 5, 429: 3 })
    expectCapped(await visitor.leave(), CONTACTS, { seconds: 3_600 })
    await later(HOUR, async () => {
      const same = await page(tenant, { sessionId: visitor.sessionId })
      expect((await same.leave()).statusCode).toBe(201)
    })
  })

  it('are twenty a day from one address', async () => {
    const from = anyPublicAddress()
    const visit = async () => (await page(tenant, { from })).leave()
    const answers = await Promise.all(Array.from({ length: 25 }, visit))
    expect(statuses(answers)).toEqual({ 201: 20, 429: 5 })
    expect((await (await page(tenant)).leave()).statusCode).toBe(201)
  })
})

describe('call-backs', () => {
  it('are ten a day from one address, however many visitors and numbers', async () => {
    const from = anyPublicAddress()
    const visit = async () => (await page(tenant, { from })).callBack()
    const answers = await Promise.all(Array.from({ length: 15 }, visit))
    expect(statuses(answers)).toEqual({ 201: 10, 429: 5 })
    expectCapped(await visit(), CALLBACKS, { seconds: DAY / 1_000 })
    expect((await (await page(tenant)).callBack()).statusCode).toBe(201)
  })

  it('are limited per number for the address that asked for one, and for nobody else', async () => {
    const number = anyNumber()
    const from = anyPublicAddress()
    expect((await (await page(tenant, { from })).callBack(number)).statusCode).toBe(201)
    expectCapped(await (await page(tenant, { from })).callBack(number), CALLBACKS, { seconds: 60 })
    expect((await (await page(tenant)).callBack(number)).statusCode).toBe(201)
  })

  it('are a hundred a day of a business, whose administrators hear of it once, at eighty', async () => {
    await configure({ caps: { callbacks_per_day: 10 } })
    const ask = async () => (await page(tenant)).callBack()
    const mails = async () => {
      const found = await app.database.tenant(tenant.tenantId, (tx) =>
        tx.execute(sql`select template from mails where template = 'callbacks_nearly_used'`),
      )
      return found.rows.length
    }
    for (let count = 0; count < 7; count += 1) expect((await ask()).statusCode).toBe(201)
    expect(await mails()).toBe(0)
    for (let count = 7; count < 10; count += 1) expect((await ask()).statusCode).toBe(201)
    expect(await mails()).toBe(1)
    expectCapped(await ask(), CALLBACKS, { seconds: DAY / 1_000 })
    const other = await createTenant(app, clock)
    expect((await (await page(other)).callBack()).statusCode).toBe(201)
    // With an API key the business may call anybody.
    const own = { method: 'POST', url: '/calls/initiate', payload: { phone_number: anyNumber() } } as const
    expect((await tenant.send(own)).statusCode).toBe(201)
    await later(DAY + MINUTE, async () => {
      for (let count = 0; count < 8; count += 1) expect((await ask()).statusCode).toBe(201)
      expect(await mails()).toBe(2)
    })
  })
})

describe('voice calls', () => {
  const CALLS = 'There were too many calls'

  it('are three at a time from one address, whatever its sessions, until one ends', async () => {
    const from = anyPublicAddress()
    const call = async () => (await page(tenant, { from })).call()
    const first = await page(tenant, { from })
    const begun = await first.call()
    expect([begun.statusCode, (await call()).statusCode, (await call()).statusCode]).toEqual([201, 201, 201])
    expectCapped(await call(), CALLS, { seconds: 60 })
    expect((await (await page(tenant)).call()).statusCode).toBe(201)
    await first.post(`/widget/calls/${begun.json().call_id}/end`, {})
    expect((await call()).statusCode).toBe(201)
    await configure({ caps: { open_calls_per_ip: 4 } })
    expect((await call()).statusCode).toBe(201)
  })

  it('are three of many that begin at once', async () => {
    const from = anyPublicAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await page(tenant, { from })).call()))
    expect(statuses(answers)).toEqual({ 201: 3, 429: 5 })
  })

  it('are twenty a day from one address, over or not', async () => {
    const from = anyPublicAddress()
    for (let count = 0; count < 20; count += 1) {
      const visitor = await page(tenant, { from })
      const begun = await visitor.call()
      expect(begun.statusCode).toBe(201)
      await visitor.post(`/widget/calls/${begun.json().call_id}/end`, {})
    }
    const refused = await (await page(tenant, { from })).call()
    expectCapped(refused, CALLS, { seconds: DAY / 1_000 })
    expect((await (await page(tenant)).call()).statusCode).toBe(201)
  })
})

describe('an address', () => {
  it('counts as a /64 in IPv6, and as a /48 at four times the cap', async () => {
    await configure({ caps: { contact_forms_per_ip: 2 } })
    const site = `2001:db8:${Math.trunc(Math.random() * 0xffff).toString(16)}`
    const leave = async (network: number, host: number) =>
      (await (await page(tenant, { from: `${site}:${network.toString(16)}::${host}` })).leave()).statusCode
    expect([await leave(1, 1), await leave(1, 2), await leave(1, 3)]).toEqual([201, 201, 429])
    for (const network of [2, 3, 4]) expect([await leave(network, 1), await leave(network, 2)]).toEqual([201, 201])
    // Eight of this /48 have passed.
    expect(await leave(5, 1)).toBe(429)
    expect((await (await page(tenant, { from: '2001:db8:0:ffff::1' })).leave()).statusCode).toBe(201)
  })

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '192.168.1.9',
    '172.20.0.1',
    '169.254.1.1',
    '100.64.3.4',
    'fd12::1',
    'fe80::1',
  ])('%s counts as nobody: visitors behind it are told apart by their session alone', async (from) => {
    await configure({ caps: { contact_forms_per_ip: 1 } })
    for (let count = 0; count < 3; count += 1)
      expect((await (await page(tenant, { from })).leave()).statusCode).toBe(201)
  })

  it('is kept as a keyed hash of the tenant, and for a day', async () => {
    const from = anyPublicAddress()
    const stored = async (of: TestTenant) => {
      const query = sql`select addresses, number, visitor_id from visitor_acts`
      return (await app.database.tenant(of.tenantId, (tx) => tx.execute(query))).rows
    }
    const number = anyNumber()
    const other = await createTenant(app, clock)
    await (await page(tenant, { from })).callBack(number)
    await (await page(other, { from })).callBack(number)
    const [mine, theirs] = [await stored(tenant), await stored(other)]
    expect(mine).toEqual([
      { addresses: [expect.any(String)], number: expect.any(String), visitor_id: expect.any(String) },
    ])
    expect(JSON.stringify(mine)).not.toContain(from)
    expect(JSON.stringify(mine)).not.toContain(number.slice(1))
    expect(mine[0]!['addresses']).not.toEqual(theirs[0]!['addresses'])
  })

  it('is logged once when it is shared, where a proxy is the likely reason', async () => {
    const lines: string[] = []
    const logged = await startTestApp({ clock, log: { write: (line: string) => void lines.push(line) } })
    const warned = () => lines.filter((line) => /Caps by IP address .* TRUST_PROXY/.test(line))
    try {
      const there = await createTenant(logged, clock)
      // A developer's browser.
      await (await page(there, { from: '127.0.0.1' })).leave()
      await (await page(there)).leave()
      expect(warned()).toEqual([])
      await (await page(there, { from: '127.0.0.1' })).post('/widget/leads', {}, { 'x-forwarded-for': '198.18.0.1' })
      await (await page(there, { from: '10.0.0.7' })).leave()
      expect(warned()).toHaveLength(1)
    } finally {
      await logged.close()
    }
  })
})

describe('the settings', () => {
  const url = () => `/tenants/${tenant.tenantId}`
  const capsOf = async () => (await tenant.send({ url: url() })).json().widget.caps

  it('show the usual caps, take others up to a maximum, and go back', async () => {
    expect(await capsOf()).toEqual(DEFAULT_VISITOR_CAPS)
    await configure({ caps: { callbacks_per_ip: 50, open_bookings_per_visitor: 8 } })
    expect(await capsOf()).toEqual({ ...DEFAULT_VISITOR_CAPS, callbacks_per_ip: 50, open_bookings_per_visitor: 8 })
    await configure({ caps: { callbacks_per_ip: null } })
    expect(await capsOf()).toEqual({ ...DEFAULT_VISITOR_CAPS, open_bookings_per_visitor: 8 })
    await configure({ caps: null })
    expect(await capsOf()).toEqual(DEFAULT_VISITOR_CAPS)
  })

  it.each(Object.entries(VISITOR_CAPS))('refuse a %s that is none', async (name, { maximum }) => {
    for (const value of [0, -1, 1.5, maximum + 1, '5', 1e30]) {
      const answer = await tenant.send({
        method: 'PATCH',
        url: url(),
        payload: { widget: { caps: { [name]: value } } },
      })
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'widget', 'caps', name]])
    }
  })

  it('act at once', async () => {
    const { starts, booking } = await openHours(tenant, { clock, hours: 5 })
    const visitor = await page(tenant)
    await configure({ caps: { open_bookings_per_visitor: 1 } })
    expect((await visitor.post('/widget/bookings', booking(starts[0]!))).statusCode).toBe(201)
    expectCapped(await visitor.post('/widget/bookings', booking(starts[1]!)), BOOKINGS)
    await configure({ caps: { open_bookings_per_visitor: 2, contact_forms_per_visitor: 6 } })
    expect((await visitor.post('/widget/bookings', booking(starts[1]!))).statusCode).toBe(201)
    for (let count = 0; count < 6; count += 1) expect((await visitor.leave()).statusCode).toBe(201)
    expectCapped(await visitor.leave(), CONTACTS)
  })
})
