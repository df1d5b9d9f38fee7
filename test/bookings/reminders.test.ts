import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { testsRunOnPostgres } from '../support/database.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { until } from '../support/until.ts'
import { clockAt, createDesk, pathIn, type Booked, type Desk } from './visitor-desk.ts'

const START = '2026-03-02T08:00:00.000Z'
const clock = clockAt(START)

let server: MailServer
let app: FastifyInstance
let desk: Desk
let log = ''

const destination = new Writable({ write: (chunk, _encoding, done) => ((log += chunk), done()) })
const start = () =>
  startTestApp({
    clock,
    log: destination,
    config: { mail: { smtpUrl: server.url, from: 'FrontDesk <desk@example.com>' } },
  })

beforeAll(async () => {
  server = await startMailServer()
  app = await start()
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

/** A booking whose confirmation has arrived. */
async function booked(more: Record<string, unknown> = {}): Promise<Booked> {
  clock.set(START)
  desk = await createDesk(app, clock)
  const booking = await desk.book(more)
  await server.take(booking.client_email)
  return booking
}

interface Row extends Record<string, unknown> {
  minutes_before: number
  sequence: number
  due: string
}

async function planned({ booking_id: id }: Booked): Promise<Row[]> {
  const query = sql`
    select minutes_before, sequence, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as due
    from booking_reminders where booking_id = ${id} order by due_at`
  return (await app.database.tenant(desk.tenant.tenantId, (tx) => tx.execute<Row>(query))).rows
}

const patch = (id: string, payload: object) => desk.tenant.send({ method: 'PATCH', url: `/bookings/${id}`, payload })
const sql1 = (query: ReturnType<typeof sql>) => app.database.tenant(desk.tenant.tenantId, (tx) => tx.execute(query))
const mailsTo = (email: string) => server.received.filter(({ to }) => to === email)

describe('reminders', () => {
  it('are planned a day and an hour before, and sent when it is time', async () => {
    const booking = await booked()
    expect(await planned(booking)).toEqual([
      { minutes_before: 1440, sequence: 0, due: '2026-03-04T14:00' },
      { minutes_before: 60, sequence: 0, due: '2026-03-05T13:00' },
    ])
    clock.set('2026-03-04T14:00:00.000Z')
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toBe('Harbour Dental: a reminder of your appointment')
    expect(mail.raw).not.toContain('BEGIN:VCALENDAR')
    expect((await app.inject(pathIn(mail))).statusCode).toBe(200)
    expect(await planned(booking)).toEqual([{ minutes_before: 60, sequence: 0, due: '2026-03-05T13:00' }])
    clock.set('2026-03-05T13:00:00.000Z')
    expect((await server.take(booking.client_email)).subject).toContain('reminder')
    expect(await planned(booking)).toEqual([])
    expect(mailsTo(booking.client_email)).toEqual([])
  })

  it('whose time is over when it is booked are left out', async () => {
    const tomorrow = await booked({ start: '2026-03-03T14:00:00.000Z' })
    expect(await planned(tomorrow)).toHaveLength(2)
    clock.set('2026-03-05T13:30:00.000Z')
    const late = await desk.book({ start: '2026-03-05T14:00:00.000Z' })
    expect(await planned(late)).toEqual([])
    const soon = await desk.book({ start: '2026-03-05T17:00:00.000Z' })
    expect((await planned(soon)).map(({ minutes_before: before }) => before)).toEqual([60])
  })

  it('move with the booking, and are not lost by what moves nothing', async () => {
    const booking = await booked()
    await patch(booking.booking_id, { start: '2026-03-06T15:00:00.000Z' })
    expect(await planned(booking)).toEqual([
      { minutes_before: 1440, sequence: 1, due: '2026-03-05T15:00' },
      { minutes_before: 60, sequence: 1, due: '2026-03-06T14:00' },
    ])
    await patch(booking.booking_id, { notes: 'x' })
    await patch(booking.booking_id, { client_name: 'Ada King' })
    const [row] = await planned(booking)
    expect(row).toMatchObject({ due: '2026-03-05T15:00' })
    clock.set('2026-03-05T15:00:00.000Z')
    await server.take(booking.client_email)
    expect((await server.take(booking.client_email)).subject).toContain('reminder')
  })

  it('go with a cancellation', async () => {
    const booking = await booked()
    await desk.tenant.send({ method: 'POST', url: `/bookings/${booking.booking_id}/cancel`, payload: {} })
    expect(await planned(booking)).toEqual([])
  })

  it.each([
    ['cancelled', sql`status = 'cancelled'`],
    ['moved', sql`ical_sequence = ical_sequence + 1`],
    ['without an address', sql`client_email = null, client_phone = '+14155550100'`],
    ['over', sql`start_at = '2026-03-04T13:00Z', end_at = '2026-03-04T13:30Z'`],
  ])('read the booking again before they speak: one that is %s is not spoken of', async (_state, change) => {
    const booking = await booked()
    // Direct SQL, bypassing the code that would remove the reminder.
    await sql1(sql`update bookings set ${change} where id = ${booking.booking_id}`)
    clock.set('2026-03-04T14:00:00.000Z')
    await until(async () => (await planned(booking)).length === 1)
    const mails = await sql1(sql`select 1 from mails where template = 'booking_reminder'`)
    expect(mails.rows).toEqual([])
  })

  it('are not sent by a business that does not want them', async () => {
    const booking = await booked()
    const payload = { business: { visitor_mails: { reminders: false } } }
    await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload })
    clock.set('2026-03-04T14:00:00.000Z')
    await until(async () => (await planned(booking)).length === 1)
    expect((await sql1(sql`select 1 from mails where template = 'booking_reminder'`)).rows).toEqual([])
  })

  // The embedded database runs one transaction at a time.
  it.runIf(testsRunOnPostgres())('wait for a cancellation of the same moment, and not it for them', async () => {
    const booking = await booked()
    await app.database.tenant(desk.tenant.tenantId, async (tx) => {
      await tx.execute(sql`select 1 from bookings where id = ${booking.booking_id} for update`)
      clock.set('2026-03-04T14:00:00.000Z')
      await until(async () => {
        const waiting = await tx.execute(sql`select 1 from pg_locks where not granted`)
        return waiting.rows.length > 0
      })
      const by = { actor: { kind: 'user' as const, id: null } }
      await app.bookings.cancel(tx, desk.tenant.tenantId, booking.booking_id, by)
    })
    app.mail.wake()
    expect((await server.take(booking.client_email)).subject).toContain('cancelled')
    expect(await planned(booking)).toEqual([])
    expect((await sql1(sql`select 1 from mails where template = 'booking_reminder'`)).rows).toEqual([])
    // A deadlock would have failed the reminder.
    expect(log).not.toContain('A reminder failed')
  })

  it('that were lent to a process which died are sent by the next one, once', async () => {
    const booking = await booked()
    await app.close()
    clock.set('2026-03-04T13:59:00.000Z')
    app = await start()
    await sql1(sql`
      update booking_reminders set lease = 'dead', due_at = '2026-03-04T14:00:30Z', attempts = 1
      where booking_id = ${booking.booking_id} and minutes_before = 1440`)
    clock.set('2026-03-04T14:01:00.000Z')
    expect((await server.take(booking.client_email)).subject).toContain('reminder')
    expect(await planned(booking)).toHaveLength(1)
    expect(mailsTo(booking.client_email)).toEqual([])
  })
})
