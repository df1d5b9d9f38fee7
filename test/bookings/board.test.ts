import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../auth/account.ts'
import { at, createDesk, MONDAY, startDesk, testClock, type Desk } from './desk.ts'

describe('the board of the staff', () => {
  const clock = testClock()
  let app: FastifyInstance
  let desk: Desk

  beforeAll(async () => {
    app = await startDesk(clock)
    desk = await createDesk(app, clock, { service: { buffer_after_minutes: 15 }, resources: [{}, {}] })
  })
  afterAll(() => app.close())

  const board = async (of = desk) => (await of.get(`/bookings/board?from=${MONDAY}&to=${MONDAY}`)).json()

  it('holds hours, bookings with their buffers, and holds', async () => {
    const [first] = desk.resourceIds
    const booked = await desk.book('10:00', { resource_id: first })
    const held = await desk.post('/bookings/holds', {
      service_id: desk.serviceId,
      start: at('14:00'),
      resource_id: first,
    })
    const cancelled = (await desk.book('12:00')).json()
    await desk.post(`/bookings/${cancelled.booking_id}/cancel`, {})
    const { resources, bookings, holds, ...rest } = await board()
    expect(rest).toEqual({ time_zone: 'UTC', from: at('00:00'), to: '2030-01-08T00:00:00.000Z' })
    expect(resources).toMatchObject([
      { name: 'Resource 1', kind: 'staff', busy: [], open: [{ start: at('09:00'), end: at('17:00') }] },
      { name: 'Resource 2' },
    ])
    expect(bookings).toEqual([
      { ...booked.json(), resource_ids: [first], busy_from: at('10:00'), busy_until: at('10:45') },
    ])
    const { hold_id, expires_at } = held.json()
    expect(holds).toMatchObject([{ hold_id, expires_at, start: at('14:00'), resource_ids: [first] }])
    const other = await createDesk(app, clock)
    expect(await board(other)).toMatchObject({ bookings: [], holds: [], resources: [{ name: 'Resource 1' }] })
  })

  it('shows a day off, and lists what no longer fits', async () => {
    const of = await createDesk(app, clock)
    const [id] = of.resourceIds
    const booked = (await of.book('09:00')).json()
    expect((await of.get('/bookings/conflicts')).json()).toEqual({ conflicts: [], conflict_count: 0 })
    const dayOff = { date_overrides: [{ date: MONDAY, hours: [] }] }
    const changed = await of.patch(`/resources/${id}/date_overrides`, dayOff)
    expect(changed.json()).toMatchObject({ ...dayOff, name: 'Resource 1', conflict_count: 1 })
    expect((await board(of)).resources[0].open).toEqual([])
    expect((await of.get('/bookings/conflicts')).json()).toMatchObject({
      conflicts: [{ booking_id: booked.booking_id, reason: 'closed' }],
      conflict_count: 1,
    })
  })

  it('is refused to standard keys and open to the portal', async () => {
    const account = await register(app)
    const paths = ['/bookings/board', '/calendar-connections/busy'].map((path) => `${path}?from=${MONDAY}&to=${MONDAY}`)
    for (const url of paths) expect((await account.admin({ url })).statusCode).toBe(200)
    const made = await account.admin({ method: 'POST', url: '/api-keys', payload: { name: 'p', kind: 'standard' } })
    const headers = { 'x-api-key': made.json().key }
    for (const url of [...paths, '/bookings/conflicts'])
      expect((await app.inject({ url: `/api/v1${url}`, headers })).statusCode).toBe(403)
  })

  it('finds bookings by service and by words', async () => {
    const of = await createDesk(app, clock)
    await of.book('09:00', { client_name: 'Grace 100% Liu', notes: 'near the window' })
    await of.book('10:00', { client_name: 'Omar Haddad' })
    const names = async (query: string) =>
      (await of.get(`/bookings?${query}`)).json().data.map((row: { client_name: string }) => row.client_name)
    expect(await names('q=100%25')).toEqual(['Grace 100% Liu'])
    expect(await names('q=WINDOW')).toEqual(['Grace 100% Liu'])
    expect(await names('q=o_ar')).toEqual([])
    expect(await names(`service_id=${of.serviceId}`)).toEqual(['Omar Haddad', 'Grace 100% Liu'])
    expect(await names('service_id=svc_other')).toEqual([])
  })

  it('offers a move the time that the booking itself takes', async () => {
    const of = await createDesk(app, clock)
    const { booking_id: id } = (await of.book('09:00')).json()
    expect(await of.starts()).not.toContain('09:00')
    expect(await of.starts({ booking_id: id })).toContain('09:00')
  })
})
