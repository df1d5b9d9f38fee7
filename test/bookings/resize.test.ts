import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCalendarConnection } from '../support/factories.ts'
import { expectProblem } from '../support/security-suite.ts'
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

async function booked(time: string): Promise<string> {
  const made = await desk.book(time)
  expect({ status: made.statusCode, body: made.body }).toMatchObject({ status: 201 })
  return made.json<{ booking_id: string }>().booking_id
}

const resize = (id: string, duration_minutes: number, more: object = {}) =>
  desk.patch(`/bookings/${id}`, { duration_minutes, ...more })
const read = async (id: string) => (await desk.get(`/bookings/${id}`)).json()

describe('the length of a booking', () => {
  it('is changed at the same start, told, and offered to nobody else', async () => {
    const id = await booked('10:00')
    const longer = await resize(id, 60, { version: 1 })
    expect(longer.json()).toMatchObject({ start: at('10:00'), end: at('11:00'), version: 2 })
    expect(await desk.starts()).not.toContain('10:30')
    expect(await desk.starts()).toContain('11:00')
    const { history } = await read(id)
    expect(history.at(-1)).toMatchObject({
      action: 'changed',
      changes: { end: { from: at('10:30'), to: at('11:00') } },
    })
    const told = (await desk.events()).filter(({ event }) => event === 'booking.updated')
    expect(told).toMatchObject([{ data: { end: at('11:00'), previous: { end: at('10:30') } } }])
    expect((await resize(id, 15)).json()).toMatchObject({ end: at('10:15'), version: 3 })
    expect(await desk.starts()).toContain('10:30')
    expect((await resize(id, 15)).json()).toMatchObject({ version: 3 })
  })

  it('takes no time of another booking or hold, of closed hours, or of a calendar', async () => {
    const id = await booked('10:00')
    await booked('11:00')
    expectProblem(await resize(id, 90), 409)
    expect(await read(id)).toMatchObject({ end: at('10:30'), version: 1 })
    expect((await resize(id, 60)).statusCode).toBe(200)

    const last = await booked('16:30')
    expectProblem(await resize(last, 45), 409)

    const early = await booked('09:00')
    const hold = { service_id: desk.serviceId, start: at('09:30'), resource_id: desk.resourceIds[0] }
    expect((await desk.post('/bookings/holds', hold)).statusCode).toBe(201)
    expectProblem(await resize(early, 45), 409)

    const noon = await booked('13:00')
    const connectionId = await createCalendarConnection(desk, desk.resourceIds[0]!)
    await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute(sql`
        insert into external_busy (tenant_id, connection_id, number, resource_id, uid, start_at, end_at)
        values (${desk.tenantId}, ${connectionId}, 1, ${desk.resourceIds[0]!}, 'own',
          ${at('13:45')}::timestamptz, ${at('14:15')}::timestamptz)`),
    )
    expect((await resize(noon, 45)).statusCode).toBe(200)
    expectProblem(await resize(noon, 50), 409)
  })

  it('stays where the booking moves, in one change or later, and is the length of another service there', async () => {
    const id = await booked('10:00')
    expect((await resize(id, 60)).statusCode).toBe(200)
    await booked('14:30')
    expectProblem(await desk.patch(`/bookings/${id}`, { start: at('14:00') }), 409)
    const offered = (
      await desk.get(`/bookings/availability?service_id=${desk.serviceId}&from=${MONDAY}&to=${MONDAY}&booking_id=${id}`)
    ).json()
    const starts = offered.slots.map(({ start }: { start: string }) => start)
    expect(starts).not.toContain(at('14:00'))
    expect(starts).toContain(at('13:30'))
    const moved = await desk.patch(`/bookings/${id}`, { start: at('13:30') })
    expect(moved.json()).toMatchObject({ start: at('13:30'), end: at('14:30') })
    const both = await desk.patch(`/bookings/${id}`, { start: at('11:00'), duration_minutes: 90 })
    expect(both.json()).toMatchObject({ start: at('11:00'), end: at('12:30') })
  })

  it('is a sensible number, of a booking that is still to be', async () => {
    const id = await booked('10:00')
    for (const minutes of [0, 4, 1_441, 1.5]) expect((await resize(id, minutes)).statusCode, String(minutes)).toBe(422)
    expectProblem(await resize(id, 60, { version: 7 }), 409)
    await desk.post(`/bookings/${id}/cancel`, {})
    expectProblem(await resize(id, 60), 409)
  })

  it('of two people at once is that of one', async () => {
    const [first, second] = [await booked('10:00'), await booked('11:00')]
    const answers = await Promise.all([resize(first, 90), desk.patch(`/bookings/${second}`, { start: at('10:30') })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})
