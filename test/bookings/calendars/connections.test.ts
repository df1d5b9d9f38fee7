import type { FastifyInstance } from 'fastify'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../src/core/ids.ts'
import { startTestApp } from '../../support/app.ts'
import { expectInvalid, expectProblem } from '../../support/security-suite.ts'
import { until } from '../../support/until.ts'
import { createDesk, MONDAY, testClock, type Desk, type TestClock } from '../desk.ts'
import { calendarText, connect, connectionWhere, eventText, isConnected, sync, vevent } from './connecting.ts'
import { serveIcs, type IcsFile } from './ics-file.ts'

const TEN = eventText('a', `DTSTART:20300107T100000Z`, 'DURATION:PT30M')
const ELEVEN = eventText('a', `DTSTART:20300107T110000Z`, 'DURATION:PT30M')
const PASSWORD = 'correct horse battery'

let app: FastifyInstance
let clock: TestClock
let desk: Desk
let file: IcsFile
let logged = ''

beforeAll(async () => {
  clock = testClock()
  const log = new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) })
  app = await startTestApp({ clock, log, config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
})

afterAll(() => app.close())

beforeEach(async () => {
  clock.set(`${MONDAY}T06:00:00Z`)
  desk = await createDesk(app, clock)
  file = await serveIcs(TEN)
})

afterEach(() => file.close())

const url = (id: string) => `/calendar-connections/${id}`
const connectFile = (more: object = {}) => connect(desk, { provider: 'ics', settings: { url: file.url }, ...more })
const connectedFile = async (more: object = {}) =>
  connectionWhere(desk, (await connectFile(more)).connection_id, isConnected)

describe('a calendar that is a file', () => {
  it('closes slots, follows what changes, and is asked only whether it did', async () => {
    const { connection_id: id } = await connectedFile()
    expect(await desk.starts()).not.toContain('10:00')
    expect((await desk.book('10:00')).statusCode).toBe(409)
    await sync(desk, clock, id)
    expect(file.asked.at(-1)).toMatchObject({ 'if-none-match': '"1"' })
    expect(await desk.starts()).not.toContain('10:00')
    file.answer(ELEVEN)
    await sync(desk, clock, id)
    expect(await desk.starts()).toContain('10:00')
    expect(await desk.starts()).not.toContain('11:00')
  })

  it('opens its slots again when it is disconnected', async () => {
    const { connection_id: id } = await connectedFile()
    expect((await desk.remove(url(id))).json()).toEqual({ deleted: true })
    expect(await desk.starts()).toContain('10:00')
    expectProblem(await desk.patch(url(id), { blocking: true }), 404)
  })

  it('blocks nobody else', async () => {
    const other = await createDesk(app, clock)
    await connectedFile()
    expect(await other.starts()).toContain('10:00')
  })

  it('with bookings of the tenant in it does not block them', async () => {
    const { booking_id: id } = (await desk.book('14:00')).json<{ booking_id: string }>()
    const strange = newId('bkg')
    file.answer(
      calendarText(
        vevent(`${id}@localhost`, 'DTSTART:20300107T150000Z', 'DURATION:PT30M'),
        vevent(`${strange}@localhost`, 'DTSTART:20300107T153000Z', 'DURATION:PT30M'),
      ),
    )
    await connectedFile()
    expect(await desk.starts()).toContain('15:00')
    expect(await desk.starts()).not.toContain('15:30')
  })

  it('may lie behind a redirect, but not behind one into our own network', async () => {
    const other = await serveIcs(TEN)
    file.answer({ status: 302, headers: { location: other.url } })
    const { connection_id: id } = await connectedFile()
    expect(await desk.starts()).not.toContain('10:00')
    file.answer({ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } })
    await desk.post(`${url(id)}/sync`, {})
    await connectionWhere(desk, id, ({ error }) => error === 'blocked_address')
    expect(await desk.starts()).not.toContain('10:00')
    await other.close()
  })

  it('gets the password, and a host that it redirects to does not', async () => {
    const other = await serveIcs(TEN)
    file.answer({ status: 307, headers: { location: other.url } })
    await connectedFile({ settings: { url: file.url, username: 'grace', password: PASSWORD } })
    const basic = `Basic ${Buffer.from(`grace:${PASSWORD}`).toString('base64')}`
    expect(file.asked.map(({ authorization }) => authorization)).toEqual([basic])
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined])
    await other.close()
  })

  it.each([
    ['a page in its place', { status: 200, body: '<!doctype html><title>Sign in</title>' }, 'not_a_calendar'],
    ['401', { status: 401 }, 'unauthorized'],
    ['403', { status: 403 }, 'forbidden'],
    ['404', { status: 404 }, 'not_found'],
    ['410', { status: 410 }, 'not_found'],
    ['429', { status: 429, headers: { 'retry-after': '120' } }, 'rate_limited'],
    ['500', { status: 500 }, 'server_error'],
    ['a circle', { status: 302, headers: { location: '/secret-token/basic.ics' } }, 'refused'],
    ['more bytes than a calendar has', { status: 200, body: `BEGIN:VCALENDAR\n${'X'.repeat(5_300_000)}` }, 'too_large'],
  ])('fails with %s and keeps what it had', async (_name, answer, error) => {
    const { connection_id: id } = await connectedFile()
    const seen = clock.now().toISOString()
    clock.set(`${MONDAY}T07:00:00Z`)
    file.answer(answer)
    expect((await desk.post(`${url(id)}/test`, {})).json()).toEqual({ ok: false, error })
    await desk.post(`${url(id)}/sync`, {})
    const failing = await connectionWhere(desk, id, ({ status }) => status === 'failing')
    expect(failing).toMatchObject({ error, last_synced_at: seen, failing_since: `${MONDAY}T07:00:00.000Z` })
    expect(await desk.starts()).not.toContain('10:00')
    file.answer(ELEVEN)
    await desk.post(`${url(id)}/sync`, {})
    expect(await connectionWhere(desk, id, isConnected)).toMatchObject({ error: null, failing_since: null })
    expect(await desk.starts()).toContain('10:00')
  })

  it('that must not be missed closes the resource after its hours, and opens it when it is back', async () => {
    const { connection_id: id } = await connectedFile({ blocking: true, close_after_hours: 2 })
    file.answer({ status: 500 })
    clock.set(`${MONDAY}T07:59:00Z`)
    expect(await desk.starts()).toContain('14:00')
    clock.set(`${MONDAY}T08:01:00Z`)
    expect(await desk.starts()).toEqual([])
    expect((await desk.book('14:00')).statusCode).toBe(409)
    file.answer(TEN)
    await sync(desk, clock, id)
    expect(await desk.starts()).toContain('14:00')
  })

  it('counts what it could not read', async () => {
    file.answer(calendarText(vevent('x', 'DTSTART:20300107T100000Z', 'RRULE:FREQ=SECONDLY'), vevent('y')))
    expect(await connectedFile()).toMatchObject({ ignored_events: 2 })
  })

  it('follows a series for as far as can be booked', async () => {
    file.answer(eventText('a', 'DTSTART:20200101T100000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'))
    await connectedFile()
    for (const day of ['2030-01-08', '2030-01-31']) {
      const starts = await desk.starts({ from: day, to: day })
      expect(starts).toContain('09:30')
      expect(starts).not.toContain('10:00')
    }
  })
})

describe('a connection', () => {
  it('shows of its settings what is no secret, and of an address that is one only where it is', async () => {
    const made = await connectFile({ settings: { url: file.url, username: 'grace', password: PASSWORD } })
    expect(made.settings).toEqual({
      url: `${new URL(file.url).origin}/…`,
      username: 'grace',
      calendar_id: null,
      write_bookings: false,
      cancel_when_deleted: false,
    })
    await connectionWhere(desk, made.connection_id, isConnected)
    const { rows } = await app.database.system((tx) => tx.execute('select * from calendar_connections'))
    for (const text of [JSON.stringify(made), JSON.stringify(rows), logged]) {
      expect(text).not.toContain('secret-token')
      expect(text).not.toContain(PASSWORD)
    }
  })

  it.each([
    ['no address', 'ics', {}, 'url'],
    ['an address that is none', 'ics', { url: 'calendar' }, 'url'],
    ['a private address', 'ics', { url: 'http://10.0.0.5/a.ics' }, 'url'],
    ['an address with a password in it', 'ics', { url: 'http://a:b@127.0.0.1:8080/a.ics' }, 'url'],
    ['a file of this machine', 'ics', { url: 'file:///etc/passwd' }, 'url'],
    ['CalDAV without a name', 'caldav', { url: 'https://dav.example.com/a/' }, 'username'],
    ['a name without a password', 'caldav', { url: 'https://dav.example.com/a/', username: 'grace' }, 'password'],
  ])('with %s is a 422', async (_name, provider, settings, field) => {
    const [resourceId] = desk.resourceIds
    const made = await desk.post('/calendar-connections', { provider, resource_id: resourceId, settings })
    expectInvalid(made, ['body', 'settings', field])
  })

  it('of a resource that is nobody’s, or somebody else’s, is a 404', async () => {
    const other = await createDesk(app, clock)
    for (const id of [newId('res'), other.resourceIds[0], 'x']) {
      const body = { provider: 'ics', resource_id: id, settings: { url: file.url } }
      expectProblem(await desk.post('/calendar-connections', body), 404)
    }
  })

  it('keeps its password when something else changes, and asks for it when its address does', async () => {
    const made = await connectFile({ settings: { url: file.url, username: 'grace', password: PASSWORD } })
    await connectionWhere(desk, made.connection_id, isConnected)
    const changed = await desk.patch(url(made.connection_id), { blocking: true, close_after_hours: 3 })
    expect(changed.json()).toMatchObject({ blocking: true, close_after_hours: 3, settings: made.settings })
    const elsewhere = { settings: { url: 'http://127.0.0.1:8080/other.ics' } }
    expectInvalid(await desk.patch(url(made.connection_id), elsewhere), ['body', 'settings', 'password'])
    const renamed = { settings: { username: 'ada' } }
    expectInvalid(await desk.patch(url(made.connection_id), renamed), ['body', 'settings', 'password'])
  })

  it('to another file forgets the old one at once', async () => {
    const { connection_id: id } = await connectedFile()
    const other = await serveIcs(ELEVEN)
    await desk.patch(url(id), { settings: { url: other.url } })
    expect(await desk.starts()).toContain('10:00')
    await sync(desk, clock, id)
    expect(await desk.starts()).not.toContain('11:00')
    await other.close()
  })

  it('that is asked for while it is looked at is looked at once more', async () => {
    const { connection_id: id } = await connectedFile()
    const lend = `update calendar_connections set lease = 'somebody', due_at = now() + interval '1 hour' where id = '${id}'`
    await app.database.tenant(desk.tenantId, (tx) => tx.execute(lend))
    await desk.post(`${url(id)}/sync`, {})
    const { rows } = await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute('select look_again, due_at > now() as is_lent from calendar_connections'),
    )
    expect(rows).toEqual([{ look_again: true, is_lent: true }])
    const asked = file.asked.length
    const end = `update calendar_connections set lease = null, due_at = now() where id = '${id}'`
    await app.database.tenant(desk.tenantId, (tx) => tx.execute(end))
    await until(() => file.asked.length > asked)
  })

  it('is of a kind that can be connected here, or its lack is told with the reason', async () => {
    const { data } = (await desk.get('/calendar-connections/providers')).json()
    expect(data).toEqual([
      { provider: 'ics', available: true, reason: null },
      { provider: 'caldav', available: true, reason: null },
      { provider: 'google', available: false, reason: expect.stringContaining('GOOGLE_CLIENT_ID') },
    ])
  })

  it('of Google says that Google is switched off', async () => {
    const made = await desk.post('/calendar-connections', { provider: 'google', resource_id: desk.resourceIds[0] })
    expectProblem(made, 409)
    expect(made.body).toContain('GOOGLE_CLIENT_ID')
  })

  it('is listed newest first, in pages', async () => {
    const first = await connectFile()
    const second = await connectFile()
    const page = (await desk.get('/calendar-connections?limit=1')).json()
    expect(page.data.map((row: { connection_id: string }) => row.connection_id)).toEqual([second.connection_id])
    const rest = (await desk.get(`/calendar-connections?limit=1&cursor=${page.next_cursor}`)).json()
    expect(rest.data.map((row: { connection_id: string }) => row.connection_id)).toEqual([first.connection_id])
    expect(rest.next_cursor).toBeNull()
  })
})
