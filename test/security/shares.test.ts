import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { anyPublicAddress, openHours, pagesOf, silentCarrier, statuses } from '../widget/caps-desk.ts'

const clock = { now: () => new Date('2026-11-18T12:00:00Z') }
const page = pagesOf(clock)
/** Address of the attacker, whose sessions are free. */
const from = anyPublicAddress()

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp({ clock, openCarrier: () => silentCarrier })
  tenant = await createTenant(app, clock)
})
afterAll(() => app.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

it('65 call-backs of one client to 65 numbers, each in a new session, are ten', async () => {
  const answers = await times(65, async () => (await page(tenant, { from })).callBack())
  expect(statuses(answers)).toEqual({ 201: 10, 429: 55 })
  expect((await (await page(tenant)).callBack()).statusCode).toBe(201)
})

it('200 bookings of one client are three of a session, and twenty of all its sessions', async () => {
  const { starts, booking } = await openHours(tenant, { clock, hours: 201 })
  const visitor = await page(tenant, { from })
  const own = await times(100, (index) => visitor.post('/widget/bookings', booking(starts[index]!)))
  expect(statuses(own)).toEqual({ 201: 3, 429: 97 })
  const others = await times(100, async (index) =>
    (await page(tenant, { from })).post('/widget/bookings', booking(starts[100 + index]!)),
  )
  expect(statuses(others)).toEqual({ 201: 17, 429: 83 })
  expect((await (await page(tenant)).post('/widget/bookings', booking(starts[200]!))).statusCode).toBe(201)
})

it('210 messages of one session silence nobody', async () => {
  const visitor = await page(tenant, { from })
  const answers = await times(210, () => visitor.say(''))
  expect(statuses(answers)).toEqual({ 422: 30, 429: 180 })
  expect((await (await page(tenant)).say('Are you open on Saturday?', '/chat/message')).statusCode).toBe(200)
})

it('twelve voice calls of one client, each in a new session, are three, and the other lines are for others', async () => {
  // Its lines are free, and the address is within the limit of the widget.
  const [called, caller] = [await createTenant(app, clock), anyPublicAddress()]
  const answers = await times(12, async () => (await page(called, { from: caller })).call())
  expect(statuses(answers)).toEqual({ 201: 3, 429: 9 })
  expect((await (await page(called)).call()).statusCode).toBe(201)
})

it('60 contact forms of one client are twenty, and another client’s is taken', async () => {
  const other = anyPublicAddress()
  const answers = await times(60, async () => (await page(tenant, { from: other })).leave())
  expect(statuses(answers)).toEqual({ 201: 20, 429: 40 })
  expect((await (await page(tenant)).leave()).statusCode).toBe(201)
})
