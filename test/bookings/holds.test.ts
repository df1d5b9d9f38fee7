import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetExpiredHolds } from '../../src/bookings/booking/slot-reservations/holds.ts'
import { expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, startDesk, testClock, type Desk } from './desk.ts'

const clock = testClock()
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  app = await startDesk(clock)
})

afterAll(() => app.close())

beforeEach(async () => {
  clock.set(`${MONDAY}T06:00:00Z`)
  desk = await createDesk(app, clock)
})

interface Held {
  hold_id: string
  hold_token: string
  expires_at: string
}

const hold = (time: string, more: object = {}, of = desk) =>
  of.post('/bookings/holds', { service_id: of.serviceId, start: at(time), ...more })

async function held(time: string, more: object = {}): Promise<Held> {
  const made = await hold(time, more)
  expect(made.statusCode).toBe(201)
  return made.json()
}

describe('a hold', () => {
  it('keeps a start from everybody else for five minutes', async () => {
    const { hold_id: id, hold_token: token, expires_at: end } = await held('10:00')
    expect([id, token]).toEqual([expect.stringMatching(/^hold_/), expect.stringMatching(/^ht_.{32}$/)])
    expect(end).toBe(`${MONDAY}T06:05:00.000Z`)
    expect(await desk.starts()).not.toContain('10:00')
    expectProblem(await desk.book('10:00'), 409)
    expectProblem(await hold('10:00'), 409)
    clock.set(`${MONDAY}T06:04:59.999Z`)
    expectProblem(await desk.book('10:00'), 409)
    clock.set(`${MONDAY}T06:05:00Z`)
    expect(await desk.starts()).toContain('10:00')
    expect((await desk.book('10:00')).statusCode).toBe(201)
  })

  it('becomes the booking of who has its token, once', async () => {
    const { hold_token: token, hold_id: id } = await held('10:00')
    const booking = await desk.book('10:00', { hold_token: token })
    expect(booking.json()).toMatchObject({ start: at('10:00'), end: at('10:30'), resource_id: desk.resourceIds[0] })
    expectProblem(await desk.book('10:00', { hold_token: token }), 409)
    expectProblem(await desk.remove(`/bookings/holds/${id}`), 404)
    expect(await desk.starts()).not.toContain('10:00')
    clock.set(`${MONDAY}T06:06:00Z`)
    await forgetExpiredHolds(app.database, clock.now())
    expectProblem(await desk.book('10:00'), 409)
  })

  it('is kept although the rules tighten meanwhile', async () => {
    const { hold_token: token } = await held('10:00')
    await desk.patch(`/services/${desk.serviceId}`, { minimum_notice_minutes: 600 })
    expectProblem(await desk.book('11:00'), 409)
    expect((await desk.book('10:00', { hold_token: token })).statusCode).toBe(201)
  })

  it('is given back when its holder books another start, also one that overlaps it', async () => {
    await desk.patch(`/services/${desk.serviceId}`, { slot_interval_minutes: 15 })
    const { hold_token: token } = await held('10:00')
    expectProblem(await desk.book('10:15'), 409)
    expect((await desk.book('10:15', { hold_token: token })).statusCode).toBe(201)
    expect(await desk.starts()).toContain('09:45')
  })

  it('is not in the way of its holder, who sees its start on offer', async () => {
    const { hold_token: token } = await held('10:00')
    expect(await desk.starts({ hold_token: token })).toContain('10:00')
    expect(await desk.starts({ hold_token: 'ht_x' })).not.toContain('10:00')
    clock.set(`${MONDAY}T06:05:00Z`)
    await desk.book('10:00')
    expect(await desk.starts({ hold_token: token })).not.toContain('10:00')
  })

  it('is replaced by the next one of its holder, also by one that overlaps it or prolongs it', async () => {
    const first = await held('10:00')
    const again = await held('10:00', { hold_token: first.hold_token })
    expect(again.hold_id).not.toBe(first.hold_id)
    expectProblem(await desk.remove(`/bookings/holds/${first.hold_id}`), 404)
    await desk.patch(`/services/${desk.serviceId}`, { slot_interval_minutes: 15 })
    expectProblem(await hold('10:15'), 409)
    const moved = await held('10:15', { hold_token: again.hold_token })
    expect(await desk.starts()).toContain('09:45')
    expectProblem(await hold('05:00', { hold_token: moved.hold_token }), 409)
    expect((await desk.book('10:15', { hold_token: moved.hold_token })).statusCode).toBe(201)
  })

  it('of somebody else opens nothing, and neither does a token that names nothing', async () => {
    const other = await createDesk(app, clock)
    const { hold_token: token } = (await hold('10:00', {}, other)).json()
    await held('10:00')
    for (const wrong of [token, 'ht_x']) expectProblem(await desk.book('10:00', { hold_token: wrong }), 409)
    expect((await desk.book('11:00', { hold_token: token })).statusCode).toBe(201)
    expect((await other.book('10:00', { hold_token: token })).statusCode).toBe(201)
  })

  it('that is over is worth nothing, but the start may still be free', async () => {
    const { hold_token: token } = await held('10:00')
    clock.set(`${MONDAY}T06:05:00Z`)
    expect((await desk.book('10:00', { hold_token: token })).statusCode).toBe(201)
  })

  it('can be given back, and only a hold can be', async () => {
    const { hold_id: id } = await held('10:00')
    const booking = (await desk.book('11:00')).json().booking_id
    expect((await desk.remove(`/bookings/holds/${id}`)).json()).toEqual({ deleted: true })
    expect(await desk.starts()).toContain('10:00')
    for (const wrong of [id, booking]) expectProblem(await desk.remove(`/bookings/holds/${wrong}`), 404)
    expect(await desk.starts()).not.toContain('11:00')
  })

  it('counts for the daily maximum', async () => {
    await desk.patch(`/services/${desk.serviceId}`, { maximum_per_day: 1 })
    const { hold_token: token } = await held('10:00')
    expectProblem(await desk.book('11:00'), 409)
    expect((await desk.book('11:00', { hold_token: token })).statusCode).toBe(201)
  })

  it('of a start that is not offered is a 409, of a service of nobody a 404', async () => {
    expectProblem(await hold('05:00'), 409)
    expectProblem(await hold('10:10'), 409)
    expectProblem(await hold('10:00', { service_id: 'x' }), 404)
    expectProblem(await hold('10:00', { resource_id: 'x' }), 404)
  })

  it('is made once for an Idempotency-Key', async () => {
    const payload = { service_id: desk.serviceId, start: at('10:00') }
    const headers = { 'idempotency-key': 'one' }
    const first = await desk.post('/bookings/holds', payload, headers)
    const again = await desk.post('/bookings/holds', payload, headers)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  it('has one winner in a race for it, and in a race of its token', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => hold('10:00')))
    const winners = answers.filter(({ statusCode }) => statusCode === 201)
    expect([winners.length, answers.filter(({ statusCode }) => statusCode === 409).length]).toEqual([1, 9])
    const { hold_token: token } = winners[0]!.json<Held>()
    const booked = await Promise.all(Array.from({ length: 10 }, () => desk.book('10:00', { hold_token: token })))
    expect(booked.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)])
  })
})
