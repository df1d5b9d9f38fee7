import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Send } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { createDesk, testClock, type Desk } from './desk.ts'

/** Eleven hours before the reminder of Monday at ten: sessions idle for twelve hours end. */
const SUNDAY = '2030-01-06T22:00:00.000Z'
const afterSeconds = (seconds: number) => new Date(Date.parse(SUNDAY) + seconds * 1000).toISOString()

const clock = testClock()
let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.close())

interface Open extends Desk {
  /** Requests with the cookie of the administrator and of the member. */
  admin: Send
  member: Send
  cancel: (id: string, send?: Send) => Promise<void>
  restore: (id: string, send?: Send) => Promise<{ status: number; detail: string }>
  /** Id of a booking on Monday at ten. */
  booked: (more?: object) => Promise<string>
  names: () => Promise<string[]>
}

async function openDesk(options: Parameters<typeof createDesk>[2] = {}): Promise<Open> {
  clock.set(SUNDAY)
  const desk = await createDesk(app, clock, options)
  const admin = desk.sendAs(desk.headers.admin)
  return {
    ...desk,
    admin,
    member: desk.sendAs(desk.headers.member),
    async cancel(id, send = admin) {
      const reply = await send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: { reason: 'Is ill' } })
      expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 })
    },
    async restore(id, send = admin) {
      const reply = await send({ method: 'POST', url: `/bookings/${id}/restore` })
      return { status: reply.statusCode, detail: reply.json().detail }
    },
    booked: async (more) => (await desk.book('10:00', more)).json().booking_id,
    names: async () => (await desk.events()).map(({ event }) => event).filter((name) => name.startsWith('booking.')),
  }
}

async function rows({ tenantId }: Desk, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await app.database.tenant(tenantId, (tx) => tx.execute(query))).rows
}

describe('a cancellation in the portal', () => {
  it('tells nobody for ten seconds, frees the time at once, and is told then', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    await desk.cancel(id)
    expect(await desk.starts()).toContain('10:00')
    clock.set(afterSeconds(9.9))
    expect(await desk.names()).toEqual(['booking.created'])
    expect(await rows(desk, sql`select 1 from mails where template = 'booking_cancelled'`)).toEqual([])
    clock.set(afterSeconds(10))
    await until(async () => (await desk.names()).includes('booking.cancelled'))
    const told = (await desk.events()).filter(({ event }) => event === 'booking.cancelled')
    expect(told).toMatchObject([{ data: { booking_id: id, status: 'cancelled', version: 2 } }])
    expect(await rows(desk, sql`select 1 from mails where template = 'booking_cancelled'`)).toHaveLength(1)
    expect(await rows(desk, sql`select 1 from untold_cancellations`)).toEqual([])
  })

  it('is taken back as if it had not been: no event, no mail, the same time and reminders', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    const before = (await desk.get(`/bookings/${id}`)).json()
    const reminders = sql`select minutes_before, sequence, due_at from booking_reminders order by minutes_before`
    const planned = await rows(desk, reminders)
    await desk.cancel(id)
    // A colleague may take it back.
    expect(await desk.restore(id, desk.member)).toMatchObject({ status: 200 })
    clock.set(afterSeconds(60))
    expect(await desk.starts()).not.toContain('10:00')
    const { version: _version, updated_at: _updated, history, ...after } = (await desk.get(`/bookings/${id}`)).json()
    expect(before).toMatchObject(after)
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['created', 'cancelled', 'restored'])
    expect(history[2].actor).toMatchObject({ kind: 'user' })
    expect(await rows(desk, reminders)).toEqual(planned)
    // A later change is told, so the loop has passed by.
    await desk.patch(`/bookings/${id}`, { notes: 'Window seat' })
    expect(await desk.names()).toEqual(['booking.created', 'booking.updated'])
    expect(await rows(desk, sql`select 1 from mails where template = 'booking_cancelled'`)).toEqual([])
  })

  it('keeps a reminder that is due meanwhile', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    clock.set('2030-01-07T08:59:55.000Z')
    await desk.cancel(id)
    clock.set('2030-01-07T09:00:01.000Z')
    await until(async () => (await rows(desk, sql`select 1 from booking_reminders where attempts > 0`)).length === 1)
    expect((await desk.restore(id)).status).toBe(200)
    clock.set('2030-01-07T09:00:30.000Z')
    await until(async () => (await rows(desk, sql`select 1 from booking_reminders`)).length === 0)
    expect(await rows(desk, sql`select 1 from mails where template = 'booking_reminder'`)).toHaveLength(1)
  })

  it('can be taken back once, and again after another cancellation', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    expect(await desk.restore(id)).toMatchObject({ status: 409, detail: 'The booking is confirmed' })
    await desk.cancel(id)
    const both = await Promise.all([desk.restore(id), desk.restore(id, desk.member)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await desk.cancel(id)
    expect((await desk.restore(id)).status).toBe(200)
    expect(await desk.names()).toEqual(['booking.created'])
  })

  it('is final after ten seconds, also before it was told', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    await desk.cancel(id)
    clock.set(afterSeconds(10))
    expect(await desk.restore(id)).toMatchObject({ status: 409, detail: expect.stringContaining('told') })
    await until(async () => (await desk.names()).includes('booking.cancelled'))
    expect(await desk.restore(id)).toMatchObject({ status: 409, detail: expect.stringContaining('told') })
    // Even with a clock behind: what was told stays.
    clock.set(afterSeconds(5))
    expect(await desk.restore(id)).toMatchObject({ status: 409, detail: expect.stringContaining('told') })
    expect((await desk.get(`/bookings/${id}`)).json().status).toBe('cancelled')
  })

  it.each(['standard_key', 'admin_key'] as const)(
    'by a %s is told at once, and a key takes none back',
    async (kind) => {
      const desk = await openDesk()
      const key = desk.sendAs(desk.headers[kind])
      const id = await desk.booked()
      await desk.cancel(id, key)
      expect(await desk.names()).toEqual(['booking.created', 'booking.cancelled'])
      expect(await desk.restore(id)).toMatchObject({ status: 409, detail: expect.stringContaining('told') })
      const other = (await desk.book('11:00')).json().booking_id
      await desk.cancel(other)
      expect((await desk.restore(other, key)).status).toBe(403)
    },
  )

  it('is nothing to members of another tenant', async () => {
    const desk = await openDesk()
    const stranger = await createTenant(app, clock)
    const id = await desk.booked()
    await desk.cancel(id)
    for (const who of ['admin', 'member'] as const)
      expect((await desk.restore(id, stranger.sendAs(stranger.headers[who]))).status).toBe(404)
    expect((await desk.get(`/bookings/${id}`)).json().status).toBe('cancelled')
    expect((await desk.restore(id)).status).toBe(200)
  })
})

describe('a time that was taken meanwhile', () => {
  const TAKEN = { status: 409, detail: 'This start is not available' }

  it.each([
    ['a booking', {}],
    ['a booking whose buffer reaches in', { service: { buffer_before_minutes: 20 } }],
  ])('by %s stays taken', async (_what, options) => {
    const desk = await openDesk(options)
    const id = await desk.booked()
    await desk.cancel(id)
    const start = 'service' in options ? '10:30' : '10:00'
    expect((await desk.book(start, { client_email: 'ben@example.com' })).statusCode).toBe(201)
    expect(await desk.restore(id)).toEqual(TAKEN)
    clock.set(afterSeconds(10))
    await until(async () => (await desk.names()).includes('booking.cancelled'))
  })

  it('by a hold stays held', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    await desk.cancel(id)
    const hold = { service_id: desk.serviceId, start: '2030-01-07T10:00:00.000Z' }
    expect((await desk.post('/bookings/holds', hold)).statusCode).toBe(201)
    expect(await desk.restore(id)).toEqual(TAKEN)
  })

  it('by a class that is full again, or by the last booking of the day', async () => {
    const full = await openDesk({ service: { capacity: 3 } })
    const party = await full.booked({ party_size: 2 })
    await full.cancel(party)
    expect((await full.book('10:00', { party_size: 2 })).statusCode).toBe(201)
    expect(await full.restore(party)).toEqual(TAKEN)

    const day = await openDesk({ service: { maximum_per_day: 1 } })
    const only = await day.booked()
    await day.cancel(only)
    expect((await day.book('15:00')).statusCode).toBe(201)
    expect(await day.restore(only)).toEqual(TAKEN)
  })

  it('but no longer within the hours or the notice of the service goes back', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    await desk.patch(`/services/${desk.serviceId}`, { minimum_notice_minutes: 10_000 })
    expect(await desk.starts()).not.toContain('10:30')
    await desk.cancel(id)
    expect((await desk.restore(id)).status).toBe(200)
  })

  it('by one of twenty who ask at the same moment: one has it, whoever that is', async () => {
    const desk = await openDesk()
    const id = await desk.booked()
    await desk.cancel(id)
    const others = Array.from({ length: 20 }, (_, index) =>
      desk.book('10:00', { client_email: `c${index}@example.com` }).then(({ statusCode }) => statusCode === 201),
    )
    const won = await Promise.all([desk.restore(id).then(({ status }) => status === 200), ...others])
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await rows(desk, sql`select 1 from booking_claims`)).toHaveLength(1)
  })
})

it('a process that dies within the ten seconds loses no cancellation, and tells it once', async () => {
  const { database, close } = await openCopy()
  const first = await startTestApp({ clock, database })
  clock.set(SUNDAY)
  const desk = await createDesk(first, clock)
  const admin = desk.sendAs(desk.headers.admin)
  const { booking_id: id } = (await desk.book('10:00')).json()
  await admin({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })
  await first.close()
  clock.set(afterSeconds(3_600))
  const second = await startTestApp({ clock, database })
  const told = sql`select 1 from webhook_events where event = 'booking.cancelled'`
  const count = async () => (await database.tenant(desk.tenantId, (tx) => tx.execute(told))).rows.length
  await until(async () => (await count()) > 0)
  await second.close()
  expect(await count()).toBe(1)
  await close()
})
