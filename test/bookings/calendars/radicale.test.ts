import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRadicale, type RadicaleServer, type RemoteCalendar } from '../../support/radicale-server.ts'
import { findProgram } from '../../support/tools.ts'
import { until } from '../../support/until.ts'
import { createDesk, MONDAY, testClock, type Desk, type TestClock } from '../desk.ts'
import {
  connect,
  connectionWhere,
  eventText,
  isConnected,
  startCalendarApp,
  sync,
  type Connection,
} from './connecting.ts'

describe.skipIf(findProgram('radicale') === undefined)('a calendar on Radicale', () => {
  let app: FastifyInstance
  let clock: TestClock
  let server: RadicaleServer
  let desk: Desk
  let remote: RemoteCalendar
  let connection: Connection

  beforeAll(async () => {
    clock = testClock()
    app = await startCalendarApp(clock)
    server = (await startRadicale())!
  })

  afterAll(async () => {
    await server.kill()
    await app.close()
  })

  beforeEach(async () => {
    clock.set(`${MONDAY}T06:00:00Z`)
    desk = await createDesk(app, clock)
    remote = await server.makeCalendar(desk.tenantId)
    connection = await connectTo(remote.url)
    await connectionWhere(desk, connection.connection_id, isConnected)
  })

  function connectTo(url: string, settings: object = {}): Promise<Connection> {
    const { username, password } = server
    return connect(desk, { provider: 'caldav', settings: { url, username, password, ...settings }, blocking: true })
  }

  async function bookedAt(time: string): Promise<string> {
    const made = await desk.book(time)
    expect(made.statusCode).toBe(201)
    return made.json<{ booking_id: string }>().booking_id
  }

  const syncNow = () => sync(desk, clock, connection.connection_id)
  const eventOf = (bookingId: string) => until(() => remote.get(`${bookingId}.ics`))

  it('shows a booking, changes it when it moves and drops it when it is cancelled', async () => {
    const id = await bookedAt('10:00')
    const shown = await eventOf(id)
    expect(shown).toContain(`UID:${id}@localhost`)
    expect(shown).toContain('SUMMARY:Check-up: Ada Lovelace')
    expect(shown).toContain('DTSTART:20300107T100000Z')
    expect(shown).not.toContain('METHOD')
    await desk.patch(`/bookings/${id}`, { start: `${MONDAY}T14:00:00Z` })
    await until(async () => (await remote.get(`${id}.ics`))?.includes('DTSTART:20300107T140000Z'))
    expect(await remote.names()).toEqual([`${id}.ics`])
    await desk.post(`/bookings/${id}/cancel`, {})
    await until(async () => (await remote.names()).length === 0)
  })

  it('closes a slot for what another client put there, and opens it when that goes', async () => {
    expect(await desk.starts()).toContain('10:00')
    await remote.put('dentist.ics', eventText('dentist', 'DTSTART:20300107T101500Z', 'DTEND:20300107T104500Z'))
    await syncNow()
    const starts = await desk.starts()
    expect(starts).not.toContain('10:00')
    expect(starts).not.toContain('10:30')
    expect(starts).toContain('09:30')
    expect(starts).toContain('11:00')
    expect((await desk.book('10:00')).statusCode).toBe(409)
    await remote.put('dentist.ics', eventText('dentist', 'DTSTART:20300107T150000Z', 'DTEND:20300107T153000Z'))
    await syncNow()
    expect(await desk.starts()).toContain('10:00')
    expect(await desk.starts()).not.toContain('15:00')
    await remote.remove('dentist.ics')
    await syncNow()
    expect(await desk.starts()).toContain('15:00')
  })

  it('is never blocked by our own event, nor does that stand there twice', async () => {
    const id = await bookedAt('10:00')
    await eventOf(id)
    await syncNow()
    // A busy time of its own would block the move.
    const moved = await desk.patch(`/bookings/${id}`, { start: `${MONDAY}T10:30:00Z` })
    expect(moved.statusCode).toBe(200)
    expect(await desk.starts()).toContain('10:00')
    await until(async () => (await remote.get(`${id}.ics`))?.includes('DTSTART:20300107T103000Z'))
    expect(await remote.names()).toEqual([`${id}.ics`])
  })

  it('tells the administrators when somebody deletes a booking there; the booking stands', async () => {
    const id = await bookedAt('10:00')
    await eventOf(id)
    await syncNow()
    await remote.remove(`${id}.ics`)
    const { removed_booking_ids: removed } = await syncNow()
    expect(removed).toEqual([id])
    expect((await desk.get(`/bookings/${id}`)).json()).toMatchObject({ status: 'confirmed' })
    expect(await mailsTo(desk)).toEqual(['event_removed'])
    // Notified once.
    await syncNow()
    expect(await mailsTo(desk)).toEqual(['event_removed'])
    // A change writes the event again and clears the report.
    await desk.patch(`/bookings/${id}`, { start: `${MONDAY}T11:00:00Z` })
    await eventOf(id)
    expect((await syncNow()).removed_booking_ids).toEqual([])
  })

  it('tells of a booking that was deleted before anybody had looked', async () => {
    const id = await bookedAt('10:00')
    await eventOf(id)
    await until(async () => (await written(id)).length > 0)
    await remote.remove(`${id}.ics`)
    expect((await syncNow()).removed_booking_ids).toEqual([id])
  })

  it('cancels it where the tenant wants that', async () => {
    const url = `/calendar-connections/${connection.connection_id}`
    await desk.patch(url, { settings: { cancel_when_deleted: true } })
    const id = await bookedAt('10:00')
    await eventOf(id)
    await syncNow()
    await remote.remove(`${id}.ics`)
    await syncNow()
    const { status, history } = (await desk.get(`/bookings/${id}`)).json()
    expect(status).toBe('cancelled')
    expect(history.at(-1)).toMatchObject({ action: 'cancelled', actor: { kind: 'system' } })
    expect((await desk.events()).map(({ event }) => event)).toContain('booking.cancelled')
    expect(await mailsTo(desk)).toEqual(['event_removed'])
  })

  it('takes over what somebody changed there: the booking is what counts', async () => {
    const id = await bookedAt('10:00')
    await eventOf(id)
    await until(async () => (await written(id)).length > 0)
    await remote.put(`${id}.ics`, eventText(`${id}@localhost`, 'DTSTART:20300107T120000Z', 'DTEND:20300107T130000Z'))
    await desk.patch(`/bookings/${id}`, { start: `${MONDAY}T16:00:00Z` })
    await until(async () => (await remote.get(`${id}.ics`))?.includes('DTSTART:20300107T160000Z'))
  })

  it('gets what was booked before it was connected, and loses it when bookings are no longer written', async () => {
    const other = await createDesk(app, clock)
    const made = await other.book('10:00')
    const { booking_id: id } = made.json<{ booking_id: string }>()
    const calendar = await server.makeCalendar(other.tenantId)
    const { username, password } = server
    const settings = { url: calendar.url, username, password }
    const { connection_id: own } = await connect(other, { provider: 'caldav', settings })
    await until(async () => (await calendar.names()).includes(`${id}.ics`))
    await other.patch(`/calendar-connections/${own}`, { settings: { write_bookings: false } })
    await until(async () => (await calendar.names()).length === 0)
  })

  it('keeps its last good copy while it is away, and catches up afterwards', async () => {
    await remote.put('dentist.ics', eventText('dentist', 'DTSTART:20300107T100000Z', 'DTEND:20300107T103000Z'))
    await syncNow()
    await server.kill()
    await desk.post(`/calendar-connections/${connection.connection_id}/sync`, {})
    const failing = await connectionWhere(desk, connection.connection_id, ({ status }) => status === 'failing')
    expect(failing).toMatchObject({ error: 'unreachable', failing_since: clock.now().toISOString() })
    expect(await desk.starts()).not.toContain('10:00')
    expect(await desk.starts()).toContain('11:00')
    const id = await bookedAt('13:00')
    // The resource's state is unknown after so long without its calendar.
    clock.set('2030-01-07T18:01:00Z')
    const tuesday = { from: '2030-01-08', to: '2030-01-08' }
    expect(await desk.starts(tuesday)).toEqual([])
    await server.restart()
    await desk.post(`/calendar-connections/${connection.connection_id}/sync`, {})
    await connectionWhere(desk, connection.connection_id, isConnected)
    expect(await desk.starts(tuesday)).toContain('09:00')
    await app.database.tenant(desk.tenantId, (tx) => tx.execute('update calendar_mirrors set due_at = now()'))
    await eventOf(id)
  })

  it.each([
    ['a wrong password', 'unauthorized', { password: 'wrong' }],
    ['an address that is no calendar', 'not_a_calendar', {}],
  ])('says what is wrong with %s', async (_name, error, settings) => {
    const url = error === 'not_a_calendar' ? new URL('..', remote.url).href : remote.url
    const { connection_id: id } = await connectTo(url, settings)
    await connectionWhere(desk, id, (found) => found.error === error)
    const tested = await desk.post(`/calendar-connections/${id}/test`, {})
    expect(tested.json()).toEqual({ ok: false, error })
  })

  it('says that all is well when it is asked', async () => {
    const tested = await desk.post(`/calendar-connections/${connection.connection_id}/test`, {})
    expect(tested.json()).toEqual({ ok: true, error: null })
  })

  async function mailsTo({ tenantId }: Desk): Promise<string[]> {
    const { rows } = await app.database.tenant(tenantId, (tx) => tx.execute('select template from mails order by id'))
    return rows.map(({ template }) => String(template)).filter((template) => template === 'event_removed')
  }

  async function written(bookingId: string): Promise<unknown[]> {
    const { rows } = await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute('select booking_id from calendar_mirrors where href is not null'),
    )
    return rows.filter(({ booking_id: id }) => id === bookingId)
  }
})
