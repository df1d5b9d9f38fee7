import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, startDesk, testClock } from './desk.ts'

const clock = testClock()
let app: FastifyInstance

beforeAll(async () => {
  app = await startDesk(clock)
})

afterAll(() => app.close())

beforeEach(() => clock.set(`${MONDAY}T06:00:00Z`))

describe('availability', () => {
  it('says who is free, in which zone the dates were read, and no seats where there is one', async () => {
    const desk = await createDesk(app, clock, { resources: [{}, { date_overrides: [{ date: MONDAY, hours: [] }] }] })
    const query = `service_id=${desk.serviceId}&from=${MONDAY}&to=${MONDAY}&time_zone=Europe/Berlin`
    const { slots, ...rest } = (await desk.get(`/bookings/availability?${query}`)).json()
    expect(rest).toEqual({ service_id: desk.serviceId, time_zone: 'Europe/Berlin' })
    expect(slots[0]).toEqual({ start: at('09:00'), end: at('09:30'), resource_ids: [desk.resourceIds[0]] })
    expect(slots).toHaveLength(16)
    expect(await desk.starts({ resource_id: desk.resourceIds[1]! })).toEqual([])
  })

  it('is listed as long as it can be read: nobody makes answers of hundreds of megabytes', async () => {
    const allDay = [{ start: '00:00', end: '24:00' }]
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const hours = { weekly_hours: Object.fromEntries(days.map((day) => [day, allDay])) }
    const service = { duration_minutes: 5, slot_interval_minutes: 1, maximum_days_ahead: 365 }
    const desk = await createDesk(app, clock, { service, resources: [hours, hours, hours] })
    const list = (to: string, more = '') =>
      desk.get(`/bookings/availability?service_id=${desk.serviceId}&from=2030-02-01&to=${to}&time_zone=UTC${more}`)
    expectProblem(await list('2030-04-03'), 400)
    const { slots } = (await list('2030-03-22')).json<{ slots: { start: string; resource_ids: string[] }[] }>()
    expect(slots).toHaveLength(50 * 24 * 60)
    const starts = slots.map(({ start }) => Date.parse(start))
    expect(starts.every((start, n) => n === 0 || start === starts[n - 1]! + 60_000)).toBe(true)
    expect(slots.every(({ resource_ids: ids }) => ids.length === 3)).toBe(true)
    expect((await list('2030-04-03', `&resource_id=${desk.resourceIds[0]}`)).statusCode).toBe(200)
  })

  it('reads both dates whole, in the zone that was asked for', async () => {
    const desk = await createDesk(app, clock, {
      resources: [{ weekly_hours: { mon: [{ start: '00:00', end: '24:00' }] } }],
    })
    await desk.patch(`/services/${desk.serviceId}`, { duration_minutes: 60 })
    clock.set('2030-01-06T00:00:00Z')
    expect(await desk.starts()).toHaveLength(24)
    // Auckland is thirteen hours ahead: its Monday begins on Sunday at eleven UTC, and only its last hours are Monday in UTC.
    expect(await desk.starts({ time_zone: 'Pacific/Auckland' })).toHaveLength(11)
  })

  it.each([
    'from=2030-01-07&to=2030-01-06',
    'from=2030-01-07&to=2030-03-10',
    'from=2030-01-07',
    'to=2030-01-07',
    'from=x&to=2030-01-07',
    'from=2030-02-30&to=2030-03-01',
    'from=0001-01-01&to=0001-01-02',
    'from=9999-12-31&to=9999-12-31',
    'from=2030-01-07T00:00:00&to=2030-01-08',
    'from=2030-01-07&to=2030-01-07&time_zone=Mars/Phobos',
    'from=2030-01-07&to=2030-01-07&time_zone=%2B01:00',
  ])('refuses %s: 400', async (query) => {
    const desk = await createDesk(app, clock)
    expectProblem(await desk.get(`/bookings/availability?service_id=${desk.serviceId}&${query}`), 400)
  })

  it('takes 62 dates, and knows no service or resource of nobody: 404', async () => {
    const desk = await createDesk(app, clock)
    const range = 'from=2030-01-07&to=2030-03-09'
    expect((await desk.get(`/bookings/availability?service_id=${desk.serviceId}&${range}`)).statusCode).toBe(200)
    expectProblem(await desk.get(`/bookings/availability?service_id=x&${range}`), 404)
    expectProblem(await desk.get(`/bookings/availability?service_id=${desk.serviceId}&resource_id=x&${range}`), 404)
  })

  it('offers nothing of a service or resource that is off', async () => {
    const desk = await createDesk(app, clock)
    await desk.patch(`/services/${desk.serviceId}`, { active: false })
    expect(await desk.starts()).toEqual([])
    expectProblem(await desk.book('10:00'), 409)
    await desk.patch(`/services/${desk.serviceId}`, { active: true })
    await desk.patch(`/resources/${desk.resourceIds[0]}`, { active: false })
    expect(await desk.starts()).toEqual([])
    expectProblem(await desk.book('10:00'), 409)
  })
})

describe('buffers', () => {
  it('of both neighbours add up, and need not lie in the opening hours', async () => {
    const desk = await createDesk(app, clock, { service: { buffer_before_minutes: 30, buffer_after_minutes: 30 } })
    expect((await desk.book('09:00')).statusCode).toBe(201)
    expect((await desk.starts())[0]).toBe('10:30')
    for (const time of ['09:30', '10:00']) expectProblem(await desk.book(time), 409)
    expect((await desk.book('10:30')).statusCode).toBe(201)
  })
})

describe('assignment', () => {
  it('any: who has the fewest bookings that day, then who is named first; until nobody is free', async () => {
    const desk = await createDesk(app, clock, { resources: [{}, {}] })
    const [first, second] = desk.resourceIds
    const who = async (time: string) => (await desk.book(time)).json().resource_id
    expect(await who('10:00')).toBe(first)
    expect(await who('11:00')).toBe(second)
    expect(await who('10:00')).toBe(second)
    expect(await who('12:00')).toBe(first)
    expectProblem(await desk.book('10:00'), 409)
    expectProblem(await desk.book('12:00', { resource_id: first }), 409)
  })

  it('any: a move keeps who does it where that is possible', async () => {
    const desk = await createDesk(app, clock, { resources: [{}, {}] })
    const [first, second] = desk.resourceIds
    const { booking_id: id } = (await desk.book('10:00', { resource_id: second })).json()
    await desk.book('11:00', { resource_id: second })
    const move = async (time: string) => (await desk.patch(`/bookings/${id}`, { start: at(time) })).json().resource_id
    expect(await move('14:00')).toBe(second)
    expect(await move('11:00')).toBe(first)
  })

  it('all: every one is needed, and every one is taken', async () => {
    const desk = await createDesk(app, clock, {
      service: { assignment: 'all' },
      resources: [{}, { weekly_hours: { mon: [{ start: '10:00', end: '12:00' }] } }],
    })
    expect(await desk.starts()).toEqual(['10:00', '10:30', '11:00', '11:30'])
    const booking = (await desk.book('10:00')).json()
    expect(booking).toMatchObject({ resource_id: desk.resourceIds[0], resource_name: 'Resource 1' })
    const list = (await desk.get(`/bookings?resource_id=${desk.resourceIds[1]}`)).json()
    expect(list.data).toHaveLength(1)
    const other = await desk.post('/services', {
      name: 'Alone',
      duration_minutes: 30,
      resource_ids: [desk.resourceIds[1]],
    })
    expectProblem(await desk.book('10:00', { service_id: other.json().service_id }), 409)
    await desk.patch(`/bookings/${booking.booking_id}`, { start: at('11:30') })
    expect((await desk.book('10:00', { service_id: other.json().service_id })).statusCode).toBe(201)
    await desk.patch(`/resources/${desk.resourceIds[1]}`, { active: false })
    expect(await desk.starts()).toEqual([])
  })

  it('chosen: the visitor says who, and a move stays there', async () => {
    const desk = await createDesk(app, clock, { service: { assignment: 'chosen' }, resources: [{}, {}] })
    expectInvalid(await desk.book('10:00'), ['body', 'resource_id'])
    const booking = (await desk.book('10:00', { resource_id: desk.resourceIds[1] })).json()
    expect(booking.resource_id).toBe(desk.resourceIds[1])
    await desk.book('11:00', { resource_id: desk.resourceIds[1] })
    expectProblem(await desk.patch(`/bookings/${booking.booking_id}`, { start: at('11:00') }), 409)
    const moved = await desk.patch(`/bookings/${booking.booking_id}`, {
      start: at('11:00'),
      resource_id: desk.resourceIds[0],
    })
    expect(moved.json()).toMatchObject({ resource_id: desk.resourceIds[0], start: at('11:00') })
  })
})

describe('seats', () => {
  it('are counted down and sold out; another service of the same resource is in the way', async () => {
    const desk = await createDesk(app, clock, { service: { capacity: 3 } })
    const remaining = async () => {
      const query = `service_id=${desk.serviceId}&from=${MONDAY}&to=${MONDAY}&time_zone=UTC`
      const { slots } = (await desk.get(`/bookings/availability?${query}`)).json()
      return slots.find(({ start }: { start: string }) => start === at('10:00'))?.remaining
    }
    for (const left of [3, 2, 1]) {
      expect(await remaining()).toBe(left)
      expect((await desk.book('10:00')).statusCode).toBe(201)
    }
    expect(await remaining()).toBeUndefined()
    expectProblem(await desk.book('10:00'), 409)
    const long = await desk.post('/services', { name: 'Long', duration_minutes: 90, resource_ids: desk.resourceIds })
    expectProblem(await desk.book('10:30', { service_id: long.json().service_id, start: at('09:00') }), 409)
  })

  it('all go in parallel, none twice', async () => {
    const desk = await createDesk(app, clock, { service: { capacity: 5 } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => desk.book('10:00')))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(409)])
  })
})

describe('the daily maximum', () => {
  it('closes the day, and a cancellation opens it', async () => {
    const desk = await createDesk(app, clock, { service: { maximum_per_day: 2 }, resources: [{}, {}] })
    await desk.book('10:00')
    const { booking_id: id } = (await desk.book('11:00')).json()
    expect(await desk.starts()).toEqual([])
    expectProblem(await desk.book('12:00'), 409)
    expect((await desk.patch(`/bookings/${id}`, { start: at('12:00') })).statusCode).toBe(200)
    await desk.post(`/bookings/${id}/cancel`, {})
    expect((await desk.book('13:00')).statusCode).toBe(201)
    expect((await desk.book('09:00', { start: '2030-01-08T09:00:00Z' })).statusCode).toBe(201)
  })

  it('is never passed by bookings in parallel', async () => {
    const desk = await createDesk(app, clock, { service: { maximum_per_day: 3 }, resources: [{}, {}] })
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
    const answers = await Promise.all(times.map((time) => desk.book(time)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
  })
})

describe('a race', () => {
  it('for one slot has one winner, no error and one event', async () => {
    const desk = await createDesk(app, clock)
    const answers = await Promise.all(Array.from({ length: 30 }, () => desk.book('10:00')))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(29)
    expect((await desk.events()).filter(({ event }) => event === 'booking.created')).toHaveLength(1)
  })

  it('for one slot of two people has two winners', async () => {
    const desk = await createDesk(app, clock, { resources: [{}, {}] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.book('10:00')))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(18)
  })

  it('of two that change places ends in a legal state, and nobody sees an error', async () => {
    const desk = await createDesk(app, clock)
    const one = (await desk.book('10:00')).json().booking_id
    const two = (await desk.book('11:00')).json().booking_id
    for (let turn = 0; turn < 5; turn += 1) {
      const answers = await Promise.all([
        desk.patch(`/bookings/${one}`, { start: at('11:00') }),
        desk.patch(`/bookings/${two}`, { start: at('10:00') }),
      ])
      for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
      const starts = (await desk.get('/bookings')).json().data.map(({ start }: { start: string }) => start)
      expect(new Set(starts).size).toBe(2)
    }
  })
})
