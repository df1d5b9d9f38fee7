import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../src/core/time.ts'
import { openCopy, testsRunOnPostgres } from '../support/database.ts'
import { at, DATE, Desk, overlaps, startDeskApp, statusesOf } from './open-desk.ts'

/*
 * Concurrent requests for the same time. `npm run test:postgres` uses a server with many connections. The embedded database
 * serialises them and answers 503 after ten seconds of waiting, so its crowd is smaller.
 */

const CROWD = testsRunOnPostgres() ? 200 : 40
const CONNECTIONS = 32

let app: FastifyInstance
let close: () => Promise<void>

beforeAll(async () => {
  const { database, close: closeDatabase } = await openCopy(CONNECTIONS)
  app = await startDeskApp({ database })
  close = async () => {
    await app.close()
    await closeDatabase()
  }
})
afterAll(() => close())

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const atOnce = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> => Promise.all(times(count, ask))
/** Minutes after nine o'clock. */
const after = (minutes: number) => new Date(Date.parse(at('09:00')) + minutes * MINUTE).toISOString()

test(`${CROWD} ask for one slot: one gets it, and one event tells of it`, async () => {
  const desk = await Desk.open(app)
  const service = await desk.addService()
  const answers = await atOnce(CROWD, () => desk.book(service, at('10:00')))
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: CROWD - 1 })
  expect(await desk.bookings()).toHaveLength(1)
  expect((await desk.events()).map(({ event }) => event)).toEqual(['booking.created'])
})

test(`${CROWD} ask for times that overlap: no two of the winners do, and nobody hears of a deadlock`, async () => {
  const desk = await Desk.open(app)
  const service = await desk.addService({ slot_interval_minutes: 5, buffer_after_minutes: 5 })
  const answers = await atOnce(CROWD, (index) => desk.book(service, after(((index * 37) % 84) * 5)))
  const { 201: won = 0, ...lost } = statusesOf(answers)
  expect(Object.keys(lost)).toEqual(['409'])
  // Each takes 65 minutes; however they fall, at least four fit into eight hours.
  expect(won).toBeGreaterThanOrEqual(4)
  const bookings = await desk.bookings()
  expect(bookings).toHaveLength(won)
  expect(overlaps(bookings.map((booking) => ({ ...booking, end: addMinutes(booking.end, 5) })))).toEqual([])
  expect(await desk.events()).toHaveLength(won)
})

test('two services that need the same two rooms, in opposite order, never wait for each other', async () => {
  const desk = await Desk.open(app, { resources: 2 })
  const all = { assignment: 'all', slot_interval_minutes: 30 }
  const services = [
    await desk.addService(all),
    await desk.addService({ ...all, resource_ids: desk.resourceIds.toReversed() }),
  ]
  const answers = await atOnce(CROWD, (index) => desk.book(services[index % 2]!, after((index % 15) * 30)))
  const { 201: won = 0, ...lost } = statusesOf(answers)
  expect(Object.keys(lost)).toEqual(['409'])
  expect(won).toBeGreaterThanOrEqual(4)
  expect(overlaps(inOneRoom(await desk.bookings()))).toEqual([])
})

test(`${CROWD} ask for a class of five: five get a seat`, async () => {
  const desk = await Desk.open(app)
  const service = await desk.addService({ capacity: 5 })
  const answers = await atOnce(CROWD, () => desk.book(service, at('10:00')))
  expect(statusesOf(answers)).toEqual({ 201: 5, 409: CROWD - 5 })
  expect(await desk.offered(service)).not.toContain(at('10:00'))
  expect(await desk.events()).toHaveLength(5)
})

test(`${CROWD} parties of one to four ask for a class of ten: its ten places go, none twice`, async () => {
  const desk = await Desk.open(app)
  const service = await desk.addService({ capacity: 10 })
  const sizeOf = (index: number) => 1 + (index % 4)
  const answers = await atOnce(CROWD, (index) => desk.book(service, at('10:00'), { party_size: sizeOf(index) }))
  const { 201: won = 0, ...lost } = statusesOf(answers)
  expect(Object.keys(lost)).toEqual(['409'])
  const taken = answers.map(({ statusCode }, index) => (statusCode === 201 ? sizeOf(index) : 0))
  // A party of one fits into every rest, and a quarter of the crowd comes alone.
  expect(taken.reduce((sum, size) => sum + size, 0)).toBe(10)
  expect(await desk.bookings()).toHaveLength(won)
  expect(await desk.offered(service)).not.toContain(at('10:00'))
})

test('parties that need two rooms of a class at once get both or none', async () => {
  const desk = await Desk.open(app, { resources: 2 })
  const both = await desk.addService({ assignment: 'all', capacity: 6 })
  const answers = await atOnce(CROWD, () => desk.book(both, at('10:00'), { party_size: 4 }))
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: CROWD - 1 })
  expect((await desk.book(both, at('10:00'), { party_size: 2 })).statusCode).toBe(201)
})

test('a class and an appointment of the same room never share it', async () => {
  const desk = await Desk.open(app)
  const [lesson, visit] = [await desk.addService({ capacity: 8 }), await desk.addService({ slot_interval_minutes: 30 })]
  const answers = await atOnce(CROWD, (index) =>
    index % 2 === 0 ? desk.book(lesson, at('10:00')) : desk.book(visit, at('10:30')),
  )
  const services = new Set((await desk.bookings()).map(({ service_id: id }) => id))
  expect(services.size).toBe(1)
  expect(statusesOf(answers)).toEqual(services.has(lesson) ? { 201: 8, 409: CROWD - 8 } : { 201: 1, 409: CROWD - 1 })
})

test('a service that takes three a day takes three, at whatever times', async () => {
  const desk = await Desk.open(app, { resources: 3 })
  const service = await desk.addService({ maximum_per_day: 3 })
  const answers = await atOnce(CROWD, (index) => desk.book(service, after((index % 8) * 60)))
  expect(statusesOf(answers)).toEqual({ 201: 3, 409: CROWD - 3 })
  expect(await desk.offered(service)).toEqual([])
})

test('each of three rooms gets one of those who ask for any', async () => {
  const desk = await Desk.open(app, { resources: 3 })
  const service = await desk.addService()
  const answers = await atOnce(CROWD, () => desk.book(service, at('10:00')))
  expect(statusesOf(answers)).toEqual({ 201: 3, 409: CROWD - 3 })
  const rooms = (await desk.bookings()).map(({ resource_id: id }) => id)
  expect(rooms.toSorted()).toEqual(desk.resourceIds.toSorted())
})

describe('a held slot', () => {
  test('is held for one of those who ask at once', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService()
    const answers = await atOnce(CROWD, () => desk.hold(service, at('10:00')))
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: CROWD - 1 })
  })

  test('goes to its holder once, however often the token is used, and to nobody else', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService()
    const { hold_token: token } = (await desk.hold(service, at('10:00'))).json<{ hold_token: string }>()
    const answers = await atOnce(40, (index) =>
      desk.book(service, at('10:00'), index % 4 === 0 ? { hold_token: token } : {}),
    )
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 39 })
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201)
    expect(winner % 4).toBe(0)
  })
})

describe('concurrent changes of one booking', () => {
  const ROUNDS = 100

  test('moved and cancelled: it ends cancelled, its times are free, and the events tell how it came to that', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService()
    const endings: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { booking_id: id } = (await desk.book(service, at('10:00'))).json<{ booking_id: string }>()
      const [moved, cancelled] = await Promise.all(
        round % 2 === 0
          ? [desk.change(id, { start: at('14:00') }), desk.cancel(id)]
          : [desk.cancel(id), desk.change(id, { start: at('14:00') })].toReversed(),
      )
      endings.push(`${moved!.statusCode} ${cancelled!.statusCode}`)
      // The loser may ask again, unopposed.
      if (cancelled!.statusCode === 409) expect((await desk.cancel(id)).statusCode).toBe(200)
      if (round % 10 > 0) continue
      expect(await desk.offered(service)).toEqual(times(8, (hour) => after(hour * 60)))
    }
    expect(new Set(endings).difference(new Set(['200 200', '409 200', '200 409']))).toEqual(new Set())

    const bookings = await desk.bookings()
    expect(bookings.map(({ status }) => status)).toEqual(times(ROUNDS, () => 'cancelled'))
    const told = Map.groupBy(await desk.events(), ({ data }) => data.booking_id)
    for (const booking of bookings) {
      const events = told.get(booking.booking_id)!
      const wasMoved = booking.start === at('14:00')
      const expected = ['booking.created', ...(wasMoved ? ['booking.updated'] : []), 'booking.cancelled']
      expect(events.map(({ event }) => event)).toEqual(expected)
      expect(events.map(({ data }) => data.version)).toEqual(expected.map((_, index) => index + 1))
      expect(events.at(-1)!.data).toEqual(booking)
      expect((await desk.booking(booking.booking_id)).history).toHaveLength(expected.length)
    }
  })

  test('moved to many times: the moves come one after the other, and it takes up the last of them only', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService()
    const { booking_id: id } = (await desk.book(service, at('09:00'))).json<{ booking_id: string }>()
    const answers = await atOnce(40, (index) => desk.change(id, { start: after(60 + (index % 7) * 60) }))
    const { 200: moved = 0, ...lost } = statusesOf(answers)
    expect(moved).toBeGreaterThanOrEqual(1)
    expect(Object.keys(lost).filter((status) => status !== '409')).toEqual([])
    const booking = await desk.booking(id)
    expect((await desk.offered(service)).toSorted()).toEqual(
      times(8, (hour) => after(hour * 60)).filter((start) => start !== booking.start),
    )
    expect((await desk.events()).at(-1)!.data.start).toBe(booking.start)
  })

  test('of changes that name the version they have seen, one is made', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService()
    const { booking_id: id } = (await desk.book(service, at('09:00'))).json<{ booking_id: string }>()
    const answers = await atOnce(40, (index) => desk.change(id, { notes: `Note ${index}`, version: 1 }))
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 39 })
    expect((await desk.booking(id)).version).toBe(2)
  })

  test('two that change places at once: nobody is lost, nothing overlaps', async () => {
    const desk = await Desk.open(app)
    const service = await desk.addService({ slot_interval_minutes: 30 })
    const [one, other] = await Promise.all(
      ['09:00', '10:00'].map(
        async (time) => (await desk.book(service, at(time))).json<{ booking_id: string }>().booking_id,
      ),
    )
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        desk.change(one!, { start: after(30 + (round % 3) * 60) }),
        desk.change(other!, { start: after(60 + (round % 3) * 30) }),
      ])
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([])
      const bookings = await desk.bookings(`from=${DATE}T00:00:00Z`)
      expect(bookings).toHaveLength(2)
      expect(overlaps(bookings)).toEqual([])
    }
  })
})

function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * MINUTE).toISOString()
}

/** A booking of every room belongs to each of them. */
function inOneRoom<T extends { resource_id: string }>(bookings: T[]): T[] {
  return bookings.map((booking) => ({ ...booking, resource_id: 'every' }))
}
