import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { startRedisServer } from '../support/redis-server.ts'
import { findProgram } from '../support/tools.ts'
import { clockAt, createDesk } from '../bookings/visitor-desk.ts'
import { anyNumber, anyPublicAddress, expectCapped, openHours, pagesOf, statuses } from '../widget/caps-desk.ts'

const MESSAGES = 'There were too many messages'
const clock = clockAt('2026-03-02T08:00:00.000Z')
const page = pagesOf(clock)

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp({ clock })
})
beforeEach(async () => {
  tenant = await createTenant(app, clock)
})
afterAll(() => app.close())

/** Refused by its schema, but counted before. */
const EMPTY = ''

const configure = async (caps: object) => {
  const request = { method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { widget: { caps } } } as const
  expect((await tenant.send(request)).statusCode).toBe(200)
}
const byKey = (payload: object = {}) => tenant.send({ method: 'POST', url: '/chat/message', payload })
/** Rest of the tenant's 200 an hour. */
const leftOf = async () => Number((await byKey()).headers['ratelimit-remaining'])

describe('messages of a visitor', () => {
  it('are thirty in ten minutes, over all the routes that take a widget token', async () => {
    const visitor = await page(tenant)
    const routes = ['/widget/chat', '/chat/message', '/chat/stream']
    for (let count = 0; count < 30; count += 1)
      expect((await visitor.say(EMPTY, routes[count % 3])).statusCode).toBe(422)
    for (const route of routes) {
      const refused = await visitor.say('Are you open on Saturday?', route)
      expectCapped(refused, MESSAGES)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    }
    // A visitor is a session and every session that its resume token continues.
    expectCapped(await (await page(tenant, { visitorId: visitor.sessionId })).say(EMPTY), MESSAGES)
    expect((await (await page(tenant)).say(EMPTY)).statusCode).toBe(422)
    expect((await byKey()).statusCode).toBe(422)
  })

  it('are thirty of many at once', async () => {
    const visitor = await page(tenant)
    const answers = await Promise.all(Array.from({ length: 60 }, () => visitor.say(EMPTY)))
    expect(statuses(answers)).toEqual({ 422: 30, 429: 30 })
  })

  it('are sixty an hour from one address, however many sessions', async () => {
    const from = anyPublicAddress()
    const answers = await Promise.all(Array.from({ length: 70 }, async () => (await page(tenant, { from })).say(EMPTY)))
    expect(statuses(answers)).toEqual({ 422: 60, 429: 10 })
    expectCapped(await (await page(tenant, { from })).say(EMPTY), MESSAGES)
    const other = await createTenant(app, clock)
    expect((await (await page(other, { from })).say(EMPTY)).statusCode).toBe(422)
  })

  it('that were refused leave the tenant its limit', async () => {
    const before = await leftOf()
    const visitor = await page(tenant)
    const answers = await Promise.all(Array.from({ length: 210 }, () => visitor.say(EMPTY)))
    expect(statuses(answers)).toEqual({ 422: 30, 429: 180 })
    expect(await leftOf()).toBe(before - 31)
    const real = await (await page(tenant)).say('Are you open on Saturday?', '/chat/message')
    expect([real.statusCode, real.json()]).toMatchObject([200, { reply: expect.any(String) }])
  })

  it('may be more where the tenant says so', async () => {
    await configure({ messages_per_visitor: 32, messages_per_ip: 33 })
    const from = anyPublicAddress()
    const visitor = await page(tenant, { from })
    const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.say(EMPTY)))
    expect(statuses(answers)).toEqual({ 422: 32, 429: 8 })
    const second = await page(tenant, { from })
    expect(statuses([await second.say(EMPTY), await second.say(EMPTY)])).toEqual({ 422: 1, 429: 1 })
  })

  it('do not bind callers with a key or a cookie, also in the conversation of a visitor', async () => {
    const visitor = await page(tenant)
    await visitor.say('Are you open on Saturday?', '/chat/message')
    const payload = { tenant_id: tenant.tenantId, session_id: visitor.sessionId, message: '' }
    const remoteAddress = anyPublicAddress()
    for (const headers of [tenant.headers.standard_key, tenant.headers.member])
      for (let count = 0; count < 65; count += 1) {
        const request = { method: 'POST', url: '/chat/message', payload, headers, remoteAddress } as const
        expect((await tenant.sendAs({})(request)).statusCode).toBe(422)
      }
  })
})

describe('a message that is a 404', () => {
  it('costs the tenant nothing: a foreign tenant, a foreign conversation, one that never was', async () => {
    const other = await createTenant(app, clock)
    const foreign = await page(other)
    await foreign.say('Are you open on Saturday?', '/chat/message')
    const before = await leftOf()
    const message = 'Are you open on Saturday?'
    const wrong = [
      { tenant_id: other.tenantId, message },
      { tenant_id: tenant.tenantId, session_id: foreign.sessionId, message },
      { tenant_id: tenant.tenantId, session_id: newId('chat'), message },
    ]
    for (const payload of wrong)
      for (const url of ['/chat/message', '/chat/stream']) {
        expect((await tenant.send({ method: 'POST', url, payload })).statusCode).toBe(404)
        expect((await (await page(tenant)).post(url, payload)).statusCode).toBe(404)
      }
    expect(await leftOf()).toBe(before - 1)
  })
})

describe('what a visitor asks the assistant for', () => {
  const WISH = "I'd like a check-up this Thursday at 11am. My name is Ada Lovelace, ada.share@example.com"

  it('is booked within the share of the visitor, and refused in words beyond it', async () => {
    const desk = await createDesk(app, clock)
    tenant = desk.tenant
    await configure({ open_bookings_per_visitor: 1 })
    const talk = async (visitor: Awaited<ReturnType<typeof page>>) => {
      const ask = async (text: string) => (await visitor.say(text, '/chat/message')).json()
      let answer = await ask(WISH)
      for (let tries = 0; answer.booking === null && tries < 3; tries += 1) answer = await ask('Yes, please')
      return answer
    }
    const visitor = await page(tenant)
    expect(await talk(visitor)).toMatchObject({ booking: { status: 'confirmed', source: 'chat' } })
    const { data } = (await tenant.send({ url: '/bookings' })).json()
    expect(data).toHaveLength(1)
    const refused = await (async () => {
      let answer = (await visitor.say('Please book another check-up this Thursday at 3pm', '/chat/message')).json()
      for (let tries = 0; tries < 3 && !/more|person|another way|call/i.test(answer.reply); tries += 1)
        answer = (await visitor.say('Yes, please', '/chat/message')).json()
      return answer
    })()
    expect(refused.actions).toEqual([])
    expect((await tenant.send({ url: '/bookings' })).json().data).toHaveLength(1)
    // The form uses the same share.
    const { service_id: serviceId, start } = data[0]
    const next = new Date(Date.parse(start) + 5 * 3_600_000).toISOString()
    const booking = { service_id: serviceId, start: next, client_name: 'Ada', client_email: 'ada.share@example.com' }
    expectCapped(await visitor.post('/widget/bookings', booking), 'There are too many bookings')
    // A conversation by key has no such share.
    const asOperator = async (message: string, session?: string) =>
      (await byKey({ tenant_id: tenant.tenantId, message, ...(session ? { session_id: session } : {}) })).json()
    let second = await asOperator(WISH.replace('11am', '2pm').replace('ada.share', 'bob.share'))
    for (let tries = 0; second.booking === null && tries < 3; tries += 1)
      second = await asOperator('Yes, please', second.session_id)
    expect(second.booking).toMatchObject({ status: 'confirmed' })
  })

  it('counts call-backs with those of the form', async () => {
    await configure({ callbacks_per_visitor: 1 })
    const visitor = await page(tenant)
    const ask = async (text: string) => (await visitor.say(text, '/chat/message')).json()
    const number = anyNumber()
    let answer = await ask(`Please call me back on ${number}, my name is Ada Lovelace`)
    for (let tries = 0; !answer.actions.includes('message_taken') && tries < 3; tries += 1)
      answer = await ask('Yes, please, about a check-up')
    expect(answer.actions).toContain('message_taken')
    expectCapped(await visitor.callBack(), 'There were too many call-backs asked for')
    expect((await (await page(tenant)).callBack(number)).statusCode).toBe(201)
  })
})

describe('visitors and the business behind a limit of calls', () => {
  it('share sixty a minute, of which refused call-backs use none', async () => {
    const visitor = await page(tenant, { from: '10.9.8.7' })
    const bad = () => visitor.post('/widget/callback', { phone_number: '112' })
    const answers = await Promise.all(Array.from({ length: 80 }, bad))
    expect(statuses(answers)[422]).toBeGreaterThanOrEqual(60)
    const own = { method: 'POST', url: '/calls/initiate', payload: { phone_number: anyNumber() } } as const
    const call = await tenant.send(own)
    expect([call.statusCode, call.headers['ratelimit-remaining']]).toEqual([201, '59'])
  })
})

describe.skipIf(findProgram('redis-server') === undefined)('messages of a visitor to two processes', () => {
  it('have one share', async () => {
    const redis = (await startRedisServer())!
    const apps = [await startTestApp({ clock, config: { redisUrl: redis.url } })]
    apps.push(await startTestApp({ clock, config: { redisUrl: redis.url } }))
    try {
      const [here, there] = await Promise.all(apps.map((one) => createTenant(one, clock)))
      const sessionId = newId('chat')
      const pages = [await page(here!, { sessionId })]
      // The same tenant, at the other process.
      pages.push(await page({ ...there!, tenantId: here!.tenantId }, { sessionId }))
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => pages[index % 2]!.say(EMPTY)))
      expect(statuses(answers)).toEqual({ 422: 30, 429: 10 })
      const { starts, booking } = await openHours(here!, { clock, hours: 8 })
      const booked = await Promise.all(
        starts.map((start, index) => pages[index % 2]!.post('/widget/bookings', booking(start))),
      )
      expect(statuses(booked)).toEqual({ 201: 3, 429: 5 })
    } finally {
      await Promise.all(apps.map((one) => one.close()))
      await redis.kill()
    }
  })
})
