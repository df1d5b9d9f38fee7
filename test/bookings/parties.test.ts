import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, startDesk, testClock, type Desk } from './desk.ts'

const clock = testClock()
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  app = await startDesk(clock)
})
afterAll(() => app.close())

beforeEach(async () => {
  desk = await createDesk(app, clock, { service: { capacity: 6 } })
})

const party = (size: number) => ({ party_size: size })

async function remainingAt(time: string, more: Record<string, string> = {}): Promise<number | undefined> {
  const query = new URLSearchParams({ service_id: desk.serviceId, from: MONDAY, to: MONDAY, time_zone: 'UTC', ...more })
  const { slots } = (await desk.get(`/bookings/availability?${query}`)).json()
  return slots.find(({ start }: { start: string }) => start === at(time))?.remaining
}

describe('a party', () => {
  it('takes as many places as it has people', async () => {
    const booked = await desk.book('10:00', party(4))
    expect(booked.statusCode).toBe(201)
    expect(booked.json()).toMatchObject({ party_size: 4 })
    expect(await remainingAt('10:00')).toBe(2)
    expectProblem(await desk.book('10:00', party(3)), 409)
    expect((await desk.book('10:00', party(2))).statusCode).toBe(201)
    expect(await remainingAt('10:00')).toBeUndefined()
    const [first] = (await desk.events()).filter(({ event }) => event === 'booking.created')
    expect(first?.data).toMatchObject({ party_size: 4 })
  })

  it('is one person unless it says more', async () => {
    expect((await desk.book('10:00')).json()).toMatchObject({ party_size: 1 })
    expect(await remainingAt('10:00')).toBe(5)
  })

  it('gives its places back when it is cancelled', async () => {
    const { booking_id: id } = (await desk.book('10:00', party(6))).json()
    expect(await remainingAt('10:00')).toBeUndefined()
    await desk.post(`/bookings/${id}/cancel`, {})
    expect(await remainingAt('10:00')).toBe(6)
  })

  it('keeps its size when it is moved, and its places go with it', async () => {
    const { booking_id: id } = (await desk.book('10:00', party(4))).json()
    const moved = await desk.patch(`/bookings/${id}`, { start: at('11:00') })
    expect(moved.json()).toMatchObject({ party_size: 4, start: at('11:00') })
    expect([await remainingAt('10:00'), await remainingAt('11:00')]).toEqual([6, 2])
  })

  it('grows and shrinks at its start while there are places', async () => {
    const { booking_id: id } = (await desk.book('10:00', party(2))).json()
    await desk.book('10:00', party(1))
    expect((await desk.patch(`/bookings/${id}`, party(5))).json()).toMatchObject({ party_size: 5, start: at('10:00') })
    expect(await remainingAt('10:00')).toBeUndefined()
    expectProblem(await desk.patch(`/bookings/${id}`, party(6)), 409)
    expect((await desk.patch(`/bookings/${id}`, party(1))).json()).toMatchObject({ party_size: 1 })
    expect(await remainingAt('10:00')).toBe(4)
    expect((await desk.events()).filter(({ event }) => event === 'booking.updated')).toHaveLength(2)
  })

  it('sits in one room, not in two', async () => {
    const two = await createDesk(app, clock, { service: { capacity: 3 }, resources: [{}, {}] })
    expectProblem(await two.book('10:00', party(4)), 409)
    const rooms = [await two.book('10:00', party(3)), await two.book('10:00', party(2))]
    expect(rooms.map((answer) => answer.json().resource_id)).toEqual(two.resourceIds)
    expectProblem(await two.book('10:00', party(2)), 409)
    expect((await two.book('10:00', party(1))).json()).toMatchObject({ resource_id: two.resourceIds[1] })
  })

  it('counts once for the daily maximum, and once for the busiest of the day', async () => {
    const two = await createDesk(app, clock, { service: { capacity: 4, maximum_per_day: 3 }, resources: [{}, {}] })
    const big = (await two.book('09:00', party(3))).json()
    const small = (await two.book('11:00', party(1))).json()
    expect([big.resource_id, small.resource_id]).toEqual(two.resourceIds)
    // One booking each, so that the first in the list is the one.
    expect((await two.book('13:00', party(2))).json()).toMatchObject({ resource_id: two.resourceIds[0] })
    expectProblem(await two.book('15:00'), 409)
  })

  it.each([0, -1, 1.5, '2', 'two', 1e21])('of %s is no party: 422', async (size) => {
    expectInvalid(await desk.book('10:00', { party_size: size }), ['body', 'party_size'])
  })

  it('above every capacity is a 409, however large', async () => {
    for (const size of [7, 1_001, 100_000]) expectProblem(await desk.book('10:00', party(size)), 409)
  })
})

describe('availability', () => {
  it('lists the starts with enough places', async () => {
    await desk.book('10:00', party(4))
    expect(await remainingAt('10:00', { party_size: '2' })).toBe(2)
    expect(await remainingAt('10:00', { party_size: '3' })).toBeUndefined()
    expect(await remainingAt('10:30', { party_size: '6' })).toBe(6)
    expect(await desk.starts({ party_size: '7' })).toEqual([])
  })

  it.each(['0', '1.5', 'two'])('for a party of %s is a bad query: 400', async (size) => {
    const query = `service_id=${desk.serviceId}&from=${MONDAY}&to=${MONDAY}&party_size=${size}`
    expectProblem(await desk.get(`/bookings/availability?${query}`), 400)
  })

  it('without a size is that of the smallest party', async () => {
    await desk.patch(`/services/${desk.serviceId}`, { party_min: 4, party_max: 5 })
    await desk.book('10:00', party(4))
    const starts = await desk.starts()
    expect(starts).not.toContain('10:00')
    expect(starts).toContain('10:30')
  })
})

describe('the bounds of a service', () => {
  beforeEach(() => desk.patch(`/services/${desk.serviceId}`, { party_min: 2, party_max: 4 }))

  it.each([
    [1, 409, 0],
    [2, 201, 16],
    [4, 201, 16],
    [5, 409, 0],
  ])('meet a party of %i with %i', async (size, status, offered) => {
    expect(await desk.starts({ party_size: String(size) })).toHaveLength(offered)
    expect((await desk.book('10:00', party(size))).statusCode).toBe(status)
  })

  it('hold for a party that changes its size', async () => {
    const { booking_id: id } = (await desk.book('10:00', party(2))).json()
    expectProblem(await desk.patch(`/bookings/${id}`, party(5)), 409)
  })

  it('must be in order and within the capacity: 422', async () => {
    const url = `/services/${desk.serviceId}`
    expectInvalid(await desk.patch(url, { party_min: 5 }), ['body', 'party_max'])
    expectInvalid(await desk.patch(url, { party_min: 7, party_max: 9 }), ['body', 'party_min'])
    expectInvalid(await desk.patch(url, { party_min: 0 }), ['body', 'party_min'])
    expect((await desk.patch(url, { party_min: null, party_max: null })).json()).toMatchObject({
      party_min: null,
      party_max: null,
    })
  })
})

describe('a hold of a party', () => {
  const hold = (body: object) =>
    desk.post('/bookings/holds', { service_id: desk.serviceId, start: at('10:00'), ...body })

  it('keeps its places, and the booking takes them', async () => {
    const { hold_token: token } = (await hold(party(4))).json()
    expect(await remainingAt('10:00')).toBe(2)
    expectProblem(await hold(party(3)), 409)
    const booked = await desk.book('10:00', { hold_token: token })
    expect(booked.json()).toMatchObject({ party_size: 4 })
    expect(await remainingAt('10:00')).toBe(2)
  })

  it('gives way to another size, which is placed anew', async () => {
    const { hold_token: token } = (await hold(party(2))).json()
    await desk.book('10:00', party(2))
    expectProblem(await desk.book('10:00', { ...party(5), hold_token: token }), 409)
    expect((await desk.book('10:00', { ...party(4), hold_token: token })).json()).toMatchObject({ party_size: 4 })
    expect(await remainingAt('10:00')).toBeUndefined()
  })
})

describe('hours of a service', () => {
  it('narrow those of its resources, and its starts begin with them', async () => {
    const hours = { mon: [{ start: '10:15', end: '11:45' }], sat: [{ start: '09:00', end: '12:00' }] }
    const changed = await desk.patch(`/services/${desk.serviceId}`, { weekly_hours: hours })
    expect(changed.json()).toMatchObject({ weekly_hours: hours, conflicts: [] })
    expect(await desk.starts()).toEqual(['10:15', '10:45', '11:15'])
    expect(await desk.starts({ from: '2030-01-08', to: '2030-01-13' })).toEqual([])
    expectProblem(await desk.book('10:00'), 409)
    expect((await desk.book('10:15')).statusCode).toBe(201)
    await desk.patch(`/services/${desk.serviceId}`, { weekly_hours: null })
    expect(await desk.starts()).toContain('09:00')
  })

  it('list the bookings that no longer fit', async () => {
    const { booking_id: id } = (await desk.book('10:00')).json()
    const changed = await desk.patch(`/services/${desk.serviceId}`, {
      weekly_hours: { mon: [{ start: '10:15', end: '11:45' }] },
    })
    expect(changed.json().conflicts).toMatchObject([{ booking_id: id, reason: 'closed' }])
  })

  it('refuse a day that is misspelt: 422', async () => {
    const answer = await desk.patch(`/services/${desk.serviceId}`, { weekly_hours: { monday: [] } })
    expectInvalid(answer, ['body', 'weekly_hours', 'monday'])
  })
})

describe('other names of a service', () => {
  it('are kept once each, and a null forgets them', async () => {
    const url = `/services/${desk.serviceId}`
    const aliases = ['Kontrolle', 'contrôle', 'Kontrolle ']
    expect((await desk.patch(url, { aliases })).json()).toMatchObject({ aliases: ['Kontrolle', 'contrôle'] })
    expect((await desk.patch(url, { aliases: null })).json()).toMatchObject({ aliases: [] })
    expectInvalid(await desk.patch(url, { aliases: [''] }), ['body', 'aliases', 0])
  })
})
