import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, startDesk, testClock, type Desk, type TestClock } from './desk.ts'

let app: FastifyInstance
let clock: TestClock
let desk: Desk

beforeAll(async () => {
  clock = testClock()
  app = await startDesk(clock)
})

afterAll(() => app.close())

beforeEach(async () => {
  clock.set(`${MONDAY}T06:00:00Z`)
  desk = await createDesk(app, clock)
})

async function bookedAt(time: string, more: object = {}, of = desk): Promise<string> {
  const made = await of.book(time, more)
  expect({ status: made.statusCode, body: made.body }).toMatchObject({ status: 201 })
  return made.json<{ booking_id: string }>().booking_id
}

describe('a booking', () => {
  it('is made of a slot on offer, which is then gone, and tells of itself', async () => {
    expect(await desk.starts()).toEqual(expect.arrayContaining(['09:00', '09:30', '16:30']))
    const made = await desk.book('10:00', { notes: ' by the window ', time_zone: 'Asia/Kolkata' })
    expect(made.statusCode).toBe(201)
    const booking = made.json()
    expect(booking).toEqual({
      booking_id: expect.stringMatching(/^bkg_[0-9a-z]{26}$/),
      service_id: desk.serviceId,
      service_name: 'Check-up',
      party_size: 1,
      resource_id: desk.resourceIds[0],
      resource_name: 'Resource 1',
      start: at('10:00'),
      end: at('10:30'),
      time_zone: 'Asia/Kolkata',
      status: 'confirmed',
      client_name: 'Ada Lovelace',
      client_email: 'ada@example.com',
      client_phone: null,
      notes: 'by the window',
      source: 'api',
      lead_id: booking.lead_id,
      version: 1,
      created_at: `${MONDAY}T06:00:00.000Z`,
      updated_at: `${MONDAY}T06:00:00.000Z`,
    })
    expect(await desk.starts()).not.toContain('10:00')
    const { history, ...shown } = (await desk.get(`/bookings/${booking.booking_id}`)).json()
    expect(shown).toEqual(booking)
    expect(history).toEqual([
      { version: 1, action: 'created', actor: actorKey(), changes: {}, reason: null, at: booking.created_at },
    ])
    const told = (await desk.events()).filter(({ event }) => event.startsWith('booking.'))
    expect(told).toMatchObject([{ event: 'booking.created', data: booking }])
  })

  it('is refused where nothing is offered: taken, past, closed, too soon, too far, off the grid', async () => {
    await bookedAt('10:00')
    for (const time of ['10:00', '05:00', '08:00', '17:00', '10:10']) expectProblem(await desk.book(time), 409)
    for (const start of [
      '2030-01-12T10:00:00Z',
      '2031-01-06T10:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ])
      expectProblem(await desk.book('10:00', { start }), 409)
    await desk.patch(`/services/${desk.serviceId}`, { minimum_notice_minutes: 240 })
    expectProblem(await desk.book('09:30'), 409)
    expect((await desk.starts())[0]).toBe('10:30')
  })

  it.each(['2030-01-07T10:00:00', '2030-01-07', 'tomorrow', '2030-02-30T10:00:00Z', '', 1893492000])(
    'needs an instant, and %j is none: 422',
    async (start) => expectInvalid(await desk.book('10:00', { start }), ['body', 'start']),
  )

  it('needs an e-mail or a phone', async () => {
    expectInvalid(await desk.book('10:00', { client_email: null }), ['body', 'client_email'])
    expect((await desk.book('10:00', { client_email: null, client_phone: '+14155550100' })).statusCode).toBe(201)
  })

  it('takes no zone that there is not', async () => {
    expectInvalid(await desk.book('10:00', { time_zone: 'Mars/Phobos' }), ['body', 'time_zone'])
  })

  it('is made once for an Idempotency-Key', async () => {
    const payload = { service_id: desk.serviceId, start: at('11:00'), client_name: 'Ada', client_phone: '+14155550100' }
    const headers = { 'idempotency-key': 'one' }
    const first = await desk.post('/bookings', payload, headers)
    const again = await desk.post('/bookings', payload, headers)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect((await desk.get('/bookings')).json().data).toHaveLength(1)
  })

  it('is listed newest first, by status, dates, resource and e-mail', async () => {
    const first = await bookedAt('10:00')
    const second = await bookedAt('11:00', { client_email: 'Grace@Example.com' })
    const third = await bookedAt('09:00', { start: '2030-01-08T09:00:00Z' })
    await desk.post(`/bookings/${third}/cancel`, {})
    const ids = async (query: string) =>
      (await desk.get(`/bookings?${query}`)).json().data.map((row: { booking_id: string }) => row.booking_id)
    expect(await ids('')).toEqual([third, second, first])
    expect(await ids('status=confirmed')).toEqual([second, first])
    expect(await ids(`from=${MONDAY}&to=${MONDAY}`)).toEqual([second, first])
    expect(await ids('from=2030-01-08')).toEqual([third])
    expect(await ids(`to=${at('10:30')}`)).toEqual([first])
    expect(await ids('client_email=grace@example.com')).toEqual([second])
    expect(await ids(`resource_id=${desk.resourceIds[0]}`)).toHaveLength(3)
    expect(await ids('resource_id=x')).toEqual([])
    const page = (await desk.get('/bookings?limit=2')).json()
    expect(await ids(`limit=2&cursor=${page.next_cursor}`)).toEqual([first])
    for (const bad of ['status=lost', 'from=x', 'from=2030-01-07T10:00:00', 'time_zone=Mars/Phobos', 'to=9999-01-01'])
      expectProblem(await desk.get(`/bookings?${bad}`), 400)
  })
})

function actorKey() {
  return { kind: 'api_key', id: expect.stringMatching(/^key_/) }
}

describe('a move', () => {
  it('keeps the booking, frees the old time and tells what was', async () => {
    const id = await bookedAt('10:00')
    const moved = await desk.patch(`/bookings/${id}`, { start: at('14:00'), version: 1 })
    expect(moved.statusCode).toBe(200)
    expect(moved.json()).toMatchObject({
      booking_id: id,
      start: at('14:00'),
      end: at('14:30'),
      version: 2,
      status: 'confirmed',
    })
    const starts = await desk.starts()
    expect([starts.includes('10:00'), starts.includes('14:00')]).toEqual([true, false])
    const told = (await desk.events()).at(-1)
    expect(told).toMatchObject({ event: 'booking.updated', data: moved.json() })
    expect(told?.data.previous).toEqual({ version: 1, start: at('10:00'), end: at('10:30') })
    const { history } = (await desk.get(`/bookings/${id}`)).json()
    expect(history[1]).toMatchObject({
      action: 'moved',
      actor: actorKey(),
      changes: { start: { from: at('10:00'), to: at('14:00') }, end: { from: at('10:30'), to: at('14:30') } },
    })
  })

  it('may overlap its own old time', async () => {
    const id = await bookedAt('10:00')
    await desk.patch(`/services/${desk.serviceId}`, { slot_interval_minutes: 15 })
    expect((await desk.patch(`/bookings/${id}`, { start: at('10:15') })).statusCode).toBe(200)
    expect(await desk.starts()).toEqual(expect.arrayContaining(['09:45', '10:45']))
    expect(await desk.starts()).not.toContain('10:30')
  })

  it('to a start that is not offered is a 409 and changes nothing', async () => {
    const id = await bookedAt('10:00')
    await bookedAt('11:00')
    for (const start of [at('11:00'), at('05:00'), at('12:10')])
      expectProblem(await desk.patch(`/bookings/${id}`, { start }), 409)
    expect((await desk.get(`/bookings/${id}`)).json()).toMatchObject({ start: at('10:00'), version: 1 })
    expect(await desk.starts()).not.toContain('10:00')
  })

  it('from a version that is no longer the latest is a 409', async () => {
    const id = await bookedAt('10:00')
    expect((await desk.patch(`/bookings/${id}`, { notes: 'x', version: 1 })).json()).toMatchObject({ version: 2 })
    expectProblem(await desk.patch(`/bookings/${id}`, { start: at('11:00'), version: 1 }), 409)
    expect((await desk.patch(`/bookings/${id}`, { start: at('11:00'), version: 2 })).statusCode).toBe(200)
  })

  it('to another service takes its length, and a service or resource of nobody is a 404', async () => {
    const id = await bookedAt('10:00')
    const long = await desk.post('/services', {
      name: 'Surgery',
      duration_minutes: 120,
      resource_ids: desk.resourceIds,
    })
    const moved = await desk.patch(`/bookings/${id}`, { service_id: long.json().service_id, start: at('11:00') })
    expect(moved.json()).toMatchObject({ service_name: 'Surgery', start: at('11:00'), end: at('13:00') })
    for (const payload of [{ service_id: 'x' }, { resource_id: 'x' }])
      expectProblem(await desk.patch(`/bookings/${id}`, payload), 404)
  })

  it('tells calendars, a note does not', async () => {
    const id = await bookedAt('10:00')
    const sequence = async () => (await app.bookings.get(desk.tenantId, id)).icalSequence
    await desk.patch(`/bookings/${id}`, { notes: 'x' })
    expect(await sequence()).toBe(0)
    await desk.patch(`/bookings/${id}`, { start: at('11:00') })
    expect(await sequence()).toBe(1)
    await desk.post(`/bookings/${id}/cancel`, {})
    expect(await sequence()).toBe(2)
  })

  it('that changes nothing is no change and no event', async () => {
    const id = await bookedAt('10:00', { notes: 'x' })
    const before = (await desk.get(`/bookings/${id}`)).json()
    expect((await desk.patch(`/bookings/${id}`, { notes: 'x', start: at('10:00') })).json()).toMatchObject({
      version: 1,
    })
    expect((await desk.get(`/bookings/${id}`)).json()).toEqual(before)
    expect((await desk.events()).filter(({ event }) => event === 'booking.updated')).toEqual([])
  })

  it('cannot clear both e-mail and phone', async () => {
    const id = await bookedAt('10:00')
    expectInvalid(await desk.patch(`/bookings/${id}`, { client_email: null }), ['body', 'client_email'])
    const changed = await desk.patch(`/bookings/${id}`, { client_email: null, client_phone: '+14155550100' })
    expect(changed.json()).toMatchObject({ client_email: null, client_phone: '+14155550100' })
  })
})

describe('a booking ends', () => {
  it('cancelled: its time is free, and it cannot be changed or cancelled again', async () => {
    const id = await bookedAt('10:00')
    const cancelled = await desk.post(`/bookings/${id}/cancel`, { reason: 'ill' })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', version: 2 })
    expect((await desk.events()).at(-1)).toMatchObject({ event: 'booking.cancelled', data: cancelled.json() })
    expect(await desk.starts()).toContain('10:00')
    expectProblem(await desk.post(`/bookings/${id}/cancel`, {}), 409)
    for (const payload of [{ notes: 'x' }, { start: at('11:00') }, { status: 'completed' }])
      expectProblem(await desk.patch(`/bookings/${id}`, payload), 409)
    const { history } = (await desk.get(`/bookings/${id}`)).json()
    expect(history[1]).toMatchObject({ action: 'cancelled', reason: 'ill' })
  })

  it('by hand once it has begun, and the end may be corrected', async () => {
    const id = await bookedAt('10:00')
    const end = (status: string) => desk.patch(`/bookings/${id}`, { status })
    clock.set(`${MONDAY}T09:59:00Z`)
    for (const status of ['completed', 'no_show']) expectProblem(await end(status), 409)
    clock.set(`${MONDAY}T10:05:00Z`)
    expect((await end('no_show')).json()).toMatchObject({ status: 'no_show', version: 2 })
    expectProblem(await end('no_show'), 409)
    expect((await end('completed')).json()).toMatchObject({ status: 'completed', version: 3 })
    expect((await desk.events()).at(-1)).toMatchObject({
      event: 'booking.updated',
      data: { previous: { status: 'no_show', version: 2 } },
    })
    for (const payload of [{ notes: 'x' }, { start: at('15:00') }])
      expectProblem(await desk.patch(`/bookings/${id}`, payload), 409)
    expectProblem(await desk.post(`/bookings/${id}/cancel`, {}), 409)
    expectInvalid(await desk.patch(`/bookings/${id}`, { status: 'cancelled' }), ['body', 'status'])
  })
})

describe('a visitor who takes over a booking', () => {
  it('knows its reference and the e-mail or phone', async () => {
    const id = await bookedAt('10:00', { client_phone: '+14155550100' })
    const found = async (reference: string, contact: object) =>
      (await app.bookings.find(desk.tenantId, reference, contact))?.id
    const email = 'ada@example.com'
    expect(await found(id, { email })).toBe(id)
    expect(await found(id.slice(-6).toUpperCase(), { email })).toBe(id)
    expect(await found(`${id.slice(-6, -3)}-${id.slice(-3)}`, { phone: '+14155550100' })).toBe(id)
    expect(await found(id.slice(-5), { email })).toBeUndefined()
    expect(await found(id, { email: 'grace@example.com' })).toBeUndefined()
    expect(await found(id, {})).toBeUndefined()
    const other = await createDesk(app, clock)
    expect(await app.bookings.find(other.tenantId, id, { email })).toBeUndefined()
  })
})
