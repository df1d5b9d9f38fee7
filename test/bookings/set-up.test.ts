import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { at, createDesk, MONDAY, NINE_TO_FIVE, startDesk, testClock, type Desk } from './desk.ts'

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

describe('a resource', () => {
  it('is made, read, changed, listed and deleted', async () => {
    await desk.patch(`/tenants/${desk.tenantId}`, { time_zone: 'Europe/Berlin' })
    const made = await desk.post('/resources', { name: ' Room 1 ', kind: 'room', weekly_hours: NINE_TO_FIVE })
    expect(made.statusCode).toBe(201)
    const room = made.json()
    expect(room).toEqual({
      resource_id: expect.stringMatching(/^res_/),
      name: 'Room 1',
      kind: 'room',
      email: null,
      time_zone: 'Europe/Berlin',
      weekly_hours: NINE_TO_FIVE,
      date_overrides: [],
      active: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const url = `/resources/${room.resource_id}`
    expect((await desk.get(url)).json()).toEqual(room)
    const overrides = [{ date: '2030-12-24', hours: [{ start: '22:00', end: '02:00' }] }]
    const changed = await desk.patch(url, {
      date_overrides: overrides,
      weekly_hours: { sat: null },
      time_zone: 'Asia/Tokyo',
    })
    expect(changed.json()).toMatchObject({
      date_overrides: overrides,
      weekly_hours: {},
      time_zone: 'Asia/Tokyo',
      conflicts: [],
    })
    expect((await desk.patch(url, { date_overrides: null, time_zone: null, kind: null })).json()).toMatchObject({
      date_overrides: [],
      time_zone: 'Europe/Berlin',
      kind: 'staff',
    })
    const listed = (await desk.get('/resources')).json().data
    expect(listed.map((row: { resource_id: string }) => row.resource_id)).toEqual([
      room.resource_id,
      ...desk.resourceIds,
    ])
    expect((await desk.remove(url)).json()).toEqual({ deleted: true, conflicts: [], conflict_count: 0 })
    for (const answer of [await desk.get(url), await desk.patch(url, {}), await desk.remove(url)])
      expectProblem(answer, 404)
  })

  it('works when the business is open, unless it has a week of its own', async () => {
    await desk.patch(`/tenants/${desk.tenantId}`, { business: { hours: { ...NINE_TO_FIVE, wed: [] } } })
    const { resource_id: id, ...made } = (await desk.post('/resources', { name: 'Ada' })).json()
    const open = { ...NINE_TO_FIVE, wed: undefined }
    expect(made.weekly_hours).toEqual(JSON.parse(JSON.stringify(open)))
    const never = await desk.post('/resources', { name: 'Never', weekly_hours: {} })
    expect(never.json().weekly_hours).toEqual({})
    await desk.patch(`/resources/${id}`, { weekly_hours: {} })
    const restored = await desk.patch(`/resources/${id}`, { weekly_hours: null })
    expect(restored.json().weekly_hours).toEqual(made.weekly_hours)
  })

  it('follows the business into its zone, unless it had one of its own', async () => {
    const own = (await desk.post('/resources', { name: 'Tokyo', time_zone: 'Asia/Tokyo' })).json()
    const other = await createDesk(app, clock)
    await desk.patch(`/tenants/${desk.tenantId}`, { time_zone: 'Europe/Berlin' })
    const zoneOf = async (id: string, { get } = desk) => (await get(`/resources/${id}`)).json().time_zone
    expect(await zoneOf(desk.resourceIds[0]!)).toBe('Europe/Berlin')
    expect(await desk.starts({ time_zone: 'Europe/Berlin' })).toContain('09:00')
    expect(await zoneOf(own.resource_id)).toBe('Asia/Tokyo')
    expect(await zoneOf(other.resourceIds[0]!, other)).toBe('UTC')
  })

  it.each<[string, object, (string | number)[]]>([
    ['a time that is none', { mon: [{ start: '9:00', end: '17:00' }] }, ['mon', 0, 'start']],
    ['a time after midnight as 25:00', { mon: [{ start: '09:00', end: '25:00' }] }, ['mon', 0, 'end']],
    ['no length', { mon: [{ start: '09:00', end: '09:00' }] }, ['mon', 0, 'end']],
    ['a start at the end of the day', { mon: [{ start: '24:00', end: '09:00' }] }, ['mon', 0, 'start']],
    [
      'an overlap',
      {
        mon: [
          { start: '11:00', end: '17:00' },
          { start: '09:00', end: '12:00' },
        ],
      },
      ['mon'],
    ],
    ['a day that is a text', { mon: 'closed' }, ['mon']],
  ])('takes no hours with %s', async (_name, weekly_hours, loc) => {
    expectInvalid(await desk.post('/resources', { name: 'x', weekly_hours }), ['body', 'weekly_hours', ...loc])
  })

  it('takes no zone, date or list of dates that there is not', async () => {
    for (const time_zone of ['Mars/Phobos', '+01:00', 'x'.repeat(65)])
      expectInvalid(await desk.post('/resources', { name: 'x', time_zone }), ['body', 'time_zone'])
    const override = (date: string) => ({ date, hours: [] })
    const given = async (...dates: string[]) =>
      desk.post('/resources', { name: 'x', date_overrides: dates.map(override) })
    expectInvalid(await given('2030-02-30'), ['body', 'date_overrides', 0, 'date'])
    expectInvalid(await given('2030-02-01', '2030-02-01'), ['body', 'date_overrides'])
  })
})

describe('a service', () => {
  it('is made with defaults, read, changed, listed and deleted', async () => {
    const made = await desk.post('/services', { name: 'Surgery', duration_minutes: 90, price: '€900' })
    expect(made.statusCode).toBe(201)
    const service = made.json()
    expect(service).toEqual({
      service_id: expect.stringMatching(/^svc_/),
      name: 'Surgery',
      description: null,
      duration_minutes: 90,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      slot_interval_minutes: 90,
      minimum_notice_minutes: 0,
      maximum_days_ahead: 60,
      resource_ids: [],
      assignment: 'any',
      capacity: 1,
      party_min: null,
      party_max: null,
      weekly_hours: null,
      aliases: [],
      maximum_per_day: null,
      price: '€900',
      bookable_from: null,
      bookable_until: null,
      active: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const url = `/services/${service.service_id}`
    expect((await desk.get(url)).json()).toEqual(service)
    const change = { resource_ids: desk.resourceIds, capacity: 8, price: 19.5, slot_interval_minutes: 15 }
    expect((await desk.patch(url, change)).json()).toMatchObject({ ...change, conflicts: [], conflict_count: 0 })
    const cleared = { resource_ids: null, capacity: null, price: null, slot_interval_minutes: null }
    expect((await desk.patch(url, cleared)).json()).toMatchObject({
      resource_ids: [],
      capacity: 1,
      price: null,
      slot_interval_minutes: 90,
    })
    const listed = (await desk.get('/services')).json().data
    expect(listed.map((row: { service_id: string }) => row.service_id)).toEqual([service.service_id, desk.serviceId])
    expect((await desk.remove(url)).json()).toEqual({ deleted: true, conflicts: [], conflict_count: 0 })
    for (const answer of [await desk.get(url), await desk.patch(url, {}), await desk.remove(url)])
      expectProblem(answer, 404)
  })

  it('names resources of its tenant only: 404', async () => {
    const other = await createDesk(app, clock)
    for (const id of [other.resourceIds[0], 'x'])
      expectProblem(await desk.post('/services', { name: 'x', duration_minutes: 5, resource_ids: [id] }), 404)
    expectProblem(await desk.patch(`/services/${desk.serviceId}`, { resource_ids: other.resourceIds }), 404)
  })

  it.each([
    ['duration_minutes', 0],
    ['duration_minutes', 1_441],
    ['duration_minutes', 1.5],
    ['buffer_before_minutes', -1],
    ['slot_interval_minutes', 0],
    ['minimum_notice_minutes', -1],
    ['maximum_days_ahead', 731],
    ['assignment', 'some'],
    ['capacity', 0],
    ['maximum_per_day', 0],
    ['price', -1],
    ['bookable_from', '2030-13-01'],
  ])('has no %s of %s', async (field, value) => {
    const payload = { name: 'x', duration_minutes: 30, [field]: value }
    expectInvalid(await desk.post('/services', payload), ['body', field])
  })

  it('is not bookable until before it is bookable from', async () => {
    const url = `/services/${desk.serviceId}`
    expect((await desk.patch(url, { bookable_from: '2030-01-08' })).statusCode).toBe(200)
    expectInvalid(await desk.patch(url, { bookable_until: '2030-01-07' }), ['body', 'bookable_until'])
    expect(await desk.starts()).toEqual([])
  })
})

describe('a change that bookings do not fit', () => {
  const reasons = (answer: { json: () => { conflicts: { booking_id: string; reason: string }[] } }) =>
    answer.json().conflicts.map(({ booking_id: id, reason }) => [id, reason])

  it('of hours lists them, and cancels nothing', async () => {
    const early = (await desk.book('09:00')).json()
    const late = (await desk.book('16:30')).json()
    const gone = (await desk.book('15:00')).json().booking_id
    await desk.post(`/bookings/${gone}/cancel`, {})
    const url = `/resources/${desk.resourceIds[0]}`
    const shorter = await desk.patch(url, { weekly_hours: { mon: [{ start: '09:00', end: '12:00' }] } })
    expect(shorter.json()).toMatchObject({
      conflicts: [
        {
          booking_id: late.booking_id,
          start: late.start,
          end: late.end,
          service_id: desk.serviceId,
          service_name: 'Check-up',
          resource_id: desk.resourceIds[0],
          resource_name: 'Resource 1',
          client_name: 'Ada Lovelace',
          reason: 'closed',
        },
      ],
      conflict_count: 1,
    })
    const holiday = await desk.patch(url, { date_overrides: [{ date: MONDAY, hours: [] }] })
    expect(reasons(holiday)).toEqual([
      [early.booking_id, 'closed'],
      [late.booking_id, 'closed'],
    ])
    expect((await desk.get(`/bookings/${late.booking_id}`)).json()).toMatchObject({ status: 'confirmed', version: 1 })
    expect((await desk.patch(`/bookings/${late.booking_id}`, { notes: 'x' })).statusCode).toBe(200)
  })

  it('of a resource that leaves, or is off, lists them, and they keep its name', async () => {
    const { booking_id: id } = (await desk.book('10:00')).json()
    const url = `/resources/${desk.resourceIds[0]}`
    expect(reasons(await desk.patch(url, { active: false }))).toEqual([[id, 'resource_off']])
    expect(reasons(await desk.remove(url))).toEqual([[id, 'resource_off']])
    expect((await desk.get(`/bookings/${id}`)).json()).toMatchObject({
      status: 'confirmed',
      resource_id: desk.resourceIds[0],
      resource_name: 'Resource 1',
    })
    expect((await desk.get(`/services/${desk.serviceId}`)).json().resource_ids).toEqual([])
    expectProblem(await desk.patch(`/bookings/${id}`, { start: at('11:00') }), 409)
    expect((await desk.post(`/bookings/${id}/cancel`, {})).statusCode).toBe(200)
  })

  it('of a service that ends, or changes hands or dates, lists them', async () => {
    const { booking_id: id } = (await desk.book('10:00')).json()
    const url = `/services/${desk.serviceId}`
    expect(reasons(await desk.patch(url, { bookable_from: '2030-01-08' }))).toEqual([[id, 'not_bookable']])
    expect(reasons(await desk.patch(url, { bookable_from: null, duration_minutes: 60 }))).toEqual([])
    expect(reasons(await desk.patch(url, { resource_ids: [] }))).toEqual([[id, 'not_its_resource']])
    expect(reasons(await desk.patch(url, { active: false }))).toEqual([[id, 'service_off']])
    expect(reasons(await desk.remove(url))).toEqual([[id, 'service_off']])
    expect((await desk.get(`/bookings/${id}`)).json()).toMatchObject({ status: 'confirmed', service_name: 'Check-up' })
  })
})
