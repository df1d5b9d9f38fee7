import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR } from '../../src/core/time.ts'
import { at, Desk, startDeskApp } from './open-desk.ts'

let app: FastifyInstance
let desk: Desk
let service: string

beforeAll(async () => {
  app = await startDeskApp()
  desk = await Desk.open(app)
  service = await desk.addService({ maximum_days_ahead: 365 })
})
afterAll(() => app.close())

const NO_INSTANTS = [
  '2026-02-30T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-03-04T10:00:00',
  '2026-03-04T24:00:00Z',
  '2026-03-04T10:60:00Z',
  '2026-03-04',
  '2026-03-29T02:30',
  '2026-10-25T02:30:00',
  '2026-10-25T02:30:00 Europe/Berlin',
  '2026-10-25T02:30:00[Europe/Berlin]',
  '2026-03-04T10:00:00+25:00',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '10000-01-01T00:00:00Z',
  'tomorrow at ten',
  '',
  null,
  1_772_618_400_000,
  ['2026-03-04T10:00:00Z'],
  {},
]

const NOT_OFFERED = [
  ['in the year 0', '0000-01-01T10:00:00Z'],
  ['in the year 1', '0001-01-01T10:00:00Z'],
  ['in the past', '2026-03-02T07:00:00Z'],
  ['too far ahead', '2030-03-04T10:00:00Z'],
  ['at the end of four-digit years', '9999-12-31T23:59:59Z'],
  ['at the end of them, west of Greenwich', '9999-12-31T23:59:59-23:00'],
  ['off the grid', '2026-03-04T10:00:00.001Z'],
  ['a minute off', '2026-03-04T10:01:00Z'],
  ['when it is closed', '2026-03-04T03:00:00Z'],
  ['when it would end after closing', '2026-03-04T16:30:00Z'],
] as const

describe.each(['/bookings', '/bookings/holds'])('POST %s', (url) => {
  const post = (start: unknown) =>
    desk.tenant.send({
      method: 'POST',
      url,
      payload: {
        service_id: service,
        start,
        ...(url === '/bookings' ? { client_name: 'Ada Lovelace', client_email: 'ada@example.com' } : {}),
      },
    })

  test.each(NO_INSTANTS)('a start of %j is no instant', async (start) => {
    const answer = await post(start)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ detail: { loc: unknown[] }[] }>().detail[0]!.loc).toEqual(['body', 'start'])
  })

  test.each(NOT_OFFERED)('a start %s is not on offer', async (_, start) => {
    expect((await post(start)).statusCode).toBe(409)
  })
})

describe('PATCH /bookings/{booking_id}', () => {
  let booking: string
  beforeAll(async () => {
    booking = (await desk.book(service, at('09:00'))).json<{ booking_id: string }>().booking_id
  })

  test.each(NO_INSTANTS)('a start of %j is no instant', async (start) => {
    expect((await desk.change(booking, { start })).statusCode).toBe(422)
  })

  test.each(NOT_OFFERED)('a start %s is not on offer, and the booking stays', async (_, start) => {
    expect((await desk.change(booking, { start })).statusCode).toBe(409)
    expect(await desk.booking(booking)).toMatchObject({ start: at('09:00'), version: 1 })
  })
})

describe('GET /bookings/availability', () => {
  const availability = (of: Desk, query: Record<string, string>) =>
    of.tenant.send({ url: '/bookings/availability', query })
  const ask = (query: Record<string, string>) => availability(desk, { service_id: service, ...query })

  test.each([
    ['no range', {}],
    ['no end', { from: at('09:00') }],
    ['a day that does not exist', { from: '2026-02-30T00:00:00Z', to: '2026-03-04T00:00:00Z' }],
    ['local times', { from: '2026-03-04T00:00:00', to: '2026-03-05T00:00:00' }],
    ['an end before the start', { from: at('10:00'), to: at('09:00') }],
    ['more than 62 days', { from: '2026-03-04T00:00:00Z', to: '2026-05-05T00:00:01Z' }],
    ['ten years', { from: '2026-03-04T00:00:00Z', to: '2036-03-04T00:00:00Z' }],
    ['63 days', { from: '2026-03-04', to: '2026-05-05' }],
    ['a date that does not exist', { from: '2026-02-30', to: '2026-03-04' }],
    ['dates in the wrong order', { from: '2026-03-05', to: '2026-03-04' }],
    ['a year of six digits', { from: '+275760-01-01T00:00:00Z', to: '+275760-01-02T00:00:00Z' }],
    ['a zone of another planet', { from: at('09:00'), to: at('10:00'), time_zone: 'Mars/Phobos' }],
    ['a path for a zone', { from: at('09:00'), to: at('10:00'), time_zone: '../../etc/localtime' }],
    ['no zone', { from: at('09:00'), to: at('10:00'), time_zone: '' }],
    ['an offset for a zone', { from: at('09:00'), to: at('10:00'), time_zone: '+01:00' }],
  ])('%s is a 400', async (_, query) => {
    expect((await ask(query)).statusCode).toBe(400)
  })

  test.each([
    ['year 0', '0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z'],
    ['year 1', '0001-01-01T00:00:00Z', '0001-01-02T00:00:00Z'],
    ['the end of time', '9999-12-31T00:00:00Z', '9999-12-31T23:59:59Z'],
    ['the end of time, west of Greenwich', '9999-12-31T00:00:00Z', '9999-12-31T23:59:59-23:59'],
  ])('%s has nothing to offer', async (_, from, to) => {
    const answer = await ask({ from, to })
    expect([200, 400]).toContain(answer.statusCode)
    if (answer.statusCode === 200) expect(answer.json<{ slots: unknown[] }>().slots).toEqual([])
  })

  test('dates are whole days of the zone that is named, instants are themselves', async () => {
    const other = await Desk.open(app)
    const otherService = await other.addService({ maximum_days_ahead: 365 })
    const starts = async (query: Record<string, string>) =>
      (await availability(other, { service_id: otherService, ...query }))
        .json<{ slots: { start: string }[] }>()
        .slots.map(({ start }) => start.slice(5, 13))
    expect(await starts({ from: '2026-03-04', to: '2026-03-04' })).toHaveLength(8)
    expect(await starts({ from: '2026-03-04', to: '2026-03-05' })).toHaveLength(16)
    expect(await starts({ from: '2026-03-04', to: '2026-05-04' })).toHaveLength(62 * 8)
    expect(await starts({ from: at('10:00'), to: at('12:00') })).toEqual(['03-04T10', '03-04T11'])
    expect(await starts({ from: '2026-03-04T12:00:00+02:00', to: at('12:00') })).toEqual(['03-04T10', '03-04T11'])
    expect(await starts({ from: at('10:00'), to: at('10:00') })).toEqual([])
    // Fourteen hours ahead, the fourth begins at ten UTC on the third.
    const ahead = { from: '2026-03-04', to: '2026-03-04', time_zone: 'Pacific/Kiritimati' }
    expect((await starts(ahead)).at(0)).toBe('03-03T10')
    expect((await starts(ahead)).at(-1)).toBe('03-04T09')
  })

  test('a zone with rules of its own is one, in any of its spellings', async () => {
    const range = { from: at('09:00'), to: at('10:00') }
    for (const zone of ['EST5EDT', 'Europe/Kyiv', 'Europe/Kiev', 'UTC', 'Etc/GMT+12']) {
      expect((await ask({ ...range, time_zone: zone })).statusCode, zone).toBe(200)
    }
  })
})

describe('GET /bookings', () => {
  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:00', '2026-02-30', '2026-03-04T10:00:00', 'soon'])(
    'from %s is a 400',
    async (from) => {
      expect((await desk.tenant.send({ url: '/bookings', query: { from } })).statusCode).toBe(400)
      expect((await desk.tenant.send({ url: '/bookings', query: { to: from } })).statusCode).toBe(400)
    },
  )
})

describe('hours and lengths that are none', () => {
  const room = { name: 'Room', time_zone: 'UTC', weekly_hours: {} }
  test.each([
    ['an unknown zone', { time_zone: 'Mars/Phobos' }],
    ['an empty zone', { time_zone: '' }],
    ['25 o’clock', { weekly_hours: { mon: [{ start: '09:00', end: '25:00' }] } }],
    ['a minute after the day', { weekly_hours: { mon: [{ start: '09:00', end: '24:01' }] } }],
    ['a start at 24:00', { weekly_hours: { mon: [{ start: '24:00', end: '09:00' }] } }],
    ['no length', { weekly_hours: { mon: [{ start: '09:00', end: '09:00' }] } }],
    ['an unknown day', { weekly_hours: { monday: [{ start: '09:00', end: '10:00' }] } }],
    ['an override of no day', { date_overrides: [{ date: '2026-02-30', hours: [] }] }],
  ])('a resource with %s is refused', async (_, body) => {
    const answer = await desk.tenant.send({ method: 'POST', url: '/resources', payload: { ...room, ...body } })
    expect(answer.statusCode).toBe(422)
  })

  test.each([
    ['no length', { duration_minutes: 0 }],
    ['a negative length', { duration_minutes: -30 }],
    ['ten years', { duration_minutes: 5_256_000 }],
    ['half a minute', { duration_minutes: 0.5 }],
    ['starts without a distance', { slot_interval_minutes: 0 }],
    ['a buffer of ten years', { buffer_after_minutes: 5_256_000 }],
    ['a negative buffer', { buffer_before_minutes: -5 }],
    ['no seat', { capacity: 0 }],
    ['no booking a day', { maximum_per_day: 0 }],
    ['a date that does not exist', { bookable_from: '2026-02-30' }],
    ['a date of a year that no calendar has', { bookable_from: '0000-01-01' }],
    ['an end before its start', { bookable_from: '2026-03-05', bookable_until: '2026-03-04' }],
  ])('a service with %s is refused', async (_, body) => {
    const payload = { name: 'Check-up', duration_minutes: 60, resource_ids: desk.resourceIds, ...body }
    expect((await desk.tenant.send({ method: 'POST', url: '/services', payload })).statusCode).toBe(422)
  })
})

describe('days on which the clock changes, in Berlin', () => {
  const open = { resources: 1, timeZone: 'Europe/Berlin', hours: [{ start: '00:00', end: '24:00' }] }
  test.each([
    ['spring', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 23],
    ['autumn', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
  ])(
    '%s: every hour is listed once and can be booked, and no two are the same instant',
    async (_season, from, to, hours) => {
      const berlin = await Desk.open(app, open)
      const all = await berlin.addService({ maximum_days_ahead: 365 })
      const expected = Array.from({ length: hours }, (_, hour) =>
        new Date(Date.parse(from) + hour * HOUR).toISOString(),
      )
      expect(await berlin.offered(all, { from, to })).toEqual(expected)
      const booked = await Promise.all(expected.map((start) => berlin.book(all, start)))
      expect(booked.map(({ statusCode }) => statusCode)).toEqual(expected.map(() => 201))
      expect(await berlin.offered(all, { from, to })).toEqual([])
    },
  )

  test('half past two, twice in autumn, is two instants; the offset says which', async () => {
    const berlin = await Desk.open(app, open)
    const half = await berlin.addService({ maximum_days_ahead: 365, duration_minutes: 30 })
    expect((await berlin.book(half, '2026-10-25T02:30:00+02:00')).json()).toMatchObject({
      start: '2026-10-25T00:30:00.000Z',
    })
    expect((await berlin.book(half, '2026-10-25T02:30:00+01:00')).json()).toMatchObject({
      start: '2026-10-25T01:30:00.000Z',
    })
    expect((await berlin.book(half, '2026-10-25T00:30:00Z')).statusCode).toBe(409)
  })
})
