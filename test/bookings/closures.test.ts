import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, startDesk, testClock, type Desk } from './desk.ts'

/* Holidays of the business. Monday is 2030-01-07. */

const clock = testClock()
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  app = await startDesk(clock)
})
afterAll(() => app.close())

beforeEach(async () => {
  desk = await createDesk(app, clock)
})

const close = (...closures: object[]) => desk.patch(`/tenants/${desk.tenantId}`, { business: { closures } })
const closeMonday = () => close({ date: MONDAY, reason: 'Inventory' })

describe('a closure of the business', () => {
  it('closes the day: nothing is listed, held, booked or moved there', async () => {
    const { booking_id: id } = (await desk.book('09:00', { start: '2030-01-08T09:00:00Z' })).json()
    expect((await closeMonday()).statusCode).toBe(200)
    expect(await desk.starts()).toEqual([])
    expect(await desk.starts({ from: '2030-01-08', to: '2030-01-08' })).toHaveLength(15)
    expectProblem(await desk.book('10:00'), 409)
    expectProblem(await desk.post('/bookings/holds', { service_id: desk.serviceId, start: at('10:00') }), 409)
    expectProblem(await desk.patch(`/bookings/${id}`, { start: at('10:00') }), 409)
  })

  it('of several days closes the first and the last of them, and opens again when it goes', async () => {
    await close({ from: MONDAY, to: '2030-01-09' })
    const offered = () => desk.starts({ from: MONDAY, to: '2030-01-10' })
    expect(await offered()).toHaveLength(16)
    await desk.patch(`/tenants/${desk.tenantId}`, { business: { closures: null } })
    expect(await offered()).toHaveLength(64)
  })

  it('closes every resource, but for a day on which one has hours of its own', async () => {
    const two = await createDesk(app, clock, { resources: [{}, {}] })
    const [first, second] = two.resourceIds
    const hours = [{ start: '10:00', end: '11:00' }]
    await two.patch(`/resources/${first}`, { date_overrides: [{ date: MONDAY, hours }] })
    await two.patch(`/resources/${second}`, { date_overrides: [{ date: '2030-01-08', hours }] })
    await two.patch(`/tenants/${two.tenantId}`, { business: { closures: [{ date: MONDAY }] } })
    expect(await two.starts()).toEqual(['10:00', '10:30'])
    expect((await two.book('10:00')).json()).toMatchObject({ resource_id: first })
    expectProblem(await two.book('10:00'), 409)
  })

  it('is a date where the resource is', async () => {
    const zone = { time_zone: 'Asia/Tokyo', weekly_hours: week('00:00', '24:00') }
    const tokyo = await createDesk(app, clock, { resources: [zone], service: { duration_minutes: 720 } })
    await tokyo.patch(`/tenants/${tokyo.tenantId}`, { business: { closures: [{ date: '2030-01-09' }] } })
    const query = `service_id=${tokyo.serviceId}&from=2030-01-08T00:00:00Z&to=2030-01-10T00:00:00Z`
    const { slots } = (await tokyo.get(`/bookings/availability?${query}`)).json()
    // The 9th begins in Tokyo at 15:00 UTC of the 8th.
    expect(slots.map(({ start }: { start: string }) => start)).toEqual([
      '2030-01-08T03:00:00.000Z',
      '2030-01-09T15:00:00.000Z',
    ])
  })

  it('ends a night shift at midnight, on days when clocks change too', async () => {
    const bar = { time_zone: 'Europe/Berlin', weekly_hours: week('22:00', '04:00') }
    const night = await createDesk(app, clock, {
      resources: [bar],
      service: { duration_minutes: 60, maximum_days_ahead: 90 },
    })
    await night.patch(`/tenants/${night.tenantId}`, { business: { closures: [{ date: '2030-03-31' }] } })
    const query = `service_id=${night.serviceId}&from=2030-03-30T12:00:00Z&to=2030-04-01T12:00:00Z`
    const { slots } = (await night.get(`/bookings/availability?${query}`)).json()
    expect(slots.map(({ start }: { start: string }) => start.slice(8, 16))).toEqual(['30T21:00', '30T22:00'])
  })

  it('lists the bookings that it leaves without hours, and cancels none', async () => {
    const { booking_id: id } = (await desk.book('10:00')).json()
    await desk.book('09:00', { start: '2030-01-08T09:00:00Z' })
    const changed = (await closeMonday()).json()
    expect(changed).toMatchObject({ conflict_count: 1, conflicts: [{ booking_id: id, reason: 'closed' }] })
    expect((await desk.get(`/bookings/${id}`)).json()).toMatchObject({ status: 'confirmed' })
    const renamed = (await desk.patch(`/tenants/${desk.tenantId}`, { name: 'Other' })).json()
    expect(renamed).not.toHaveProperty('conflicts')
    expect((await close()).json()).not.toHaveProperty('conflicts')
    const resource = await desk.patch(`/resources/${desk.resourceIds[0]}`, { name: 'Room' })
    expect(resource.json()).toMatchObject({ conflict_count: 0 })
    await closeMonday()
    const again = await desk.patch(`/resources/${desk.resourceIds[0]}`, { name: 'Room 1' })
    expect(again.json()).toMatchObject({ conflict_count: 1, conflicts: [{ booking_id: id, reason: 'closed' }] })
  })

  it('is of one tenant', async () => {
    await closeMonday()
    const other = await createDesk(app, clock)
    expect(await other.starts()).toHaveLength(16)
  })
})

function week(start: string, end: string) {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  return Object.fromEntries(days.map((day) => [day, [{ start, end }]]))
}

describe('new hours of the business', () => {
  const monday = { mon: [{ start: '09:00', end: '12:00' }] }
  const open = (of: Desk, hours: object | null) => of.patch(`/tenants/${of.tenantId}`, { business: { hours } })

  it('are those of the people who worked the old ones, and of nobody else', async () => {
    const own = { weekly_hours: { mon: [{ start: '10:00', end: '11:00' }] } }
    const two = await createDesk(app, clock, { resources: [{ weekly_hours: {} }, own] })
    await open(two, monday)
    const weeks = async () => Promise.all(two.resourceIds.map(async (id) => (await two.get(`/resources/${id}`)).json()))
    expect(await weeks()).toMatchObject([{ weekly_hours: monday }, own])
    expect(await two.starts()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
    await open(two, { mon: [{ start: '13:00', end: '14:00' }], tue: [] })
    expect(await weeks()).toMatchObject([{ weekly_hours: { mon: [{ start: '13:00', end: '14:00' }] } }, own])
    const later = [{ start: '15:00', end: '16:00' }]
    await two.patch(`/resources/${two.resourceIds[0]}`, { weekly_hours: { mon: later } })
    await open(two, { mon: null })
    expect(await weeks()).toMatchObject([{ weekly_hours: { mon: later } }, own])
  })

  it('name the bookings that they leave without hours', async () => {
    const one = await createDesk(app, clock, { resources: [{ weekly_hours: {} }] })
    await open(one, monday)
    const { booking_id: id } = (await one.book('11:00')).json()
    const { booking_id: early } = (await one.book('09:00')).json()
    const reply = (await open(one, { mon: [{ start: '09:00', end: '11:00' }] })).json()
    expect(reply).toMatchObject({ conflict_count: 1, conflicts: [{ booking_id: id, reason: 'closed' }] })
    expect((await one.get(`/bookings/${early}`)).json()).toMatchObject({ status: 'confirmed' })
    expect((await open(one, monday)).json()).not.toHaveProperty('conflicts')
  })
})
