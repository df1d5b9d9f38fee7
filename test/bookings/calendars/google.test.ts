import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { googleEventId } from '../../../src/bookings/calendars/google-calendar.ts'
import { loadConfig } from '../../../src/config.ts'
import { client } from '../../support/app.ts'
import { startGoogle, type FakeGoogle } from '../../support/fakes/google-calendar.ts'
import { expectProblem } from '../../support/security-suite.ts'
import { until } from '../../support/until.ts'
import { createDesk, MONDAY, testClock, type Desk, type TestClock } from '../desk.ts'
import { connect, connectionOf, connectionWhere, isConnected, startCalendarApp, sync } from './connecting.ts'

let app: FastifyInstance
let clock: TestClock
let google: FakeGoogle
let desk: Desk
let id: string

beforeAll(async () => {
  clock = testClock()
  google = await startGoogle(clock.now)
  const { google: config } = loadConfig({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_BASE_URL: google.url,
  })
  app = await startCalendarApp(clock, { google: config })
})

afterAll(async () => {
  await app.close()
  await google.close()
})

beforeEach(async () => {
  clock.set(`${MONDAY}T06:00:00Z`)
  google.events.clear()
  desk = await createDesk(app, clock)
  id = (await connect(desk, { provider: 'google', settings: {} })).connection_id
})

afterEach(() => desk.remove(`/calendar-connections/${id}`))

/** Browser of a signed-in administrator. */
const browser = (of = desk) => client(app, of.headers.admin)
const PREFIX = 'http://localhost:3000/api/v1'

async function consentUrl(): Promise<string> {
  const begun = await browser()({ url: `/calendar-connections/${id}/authorize` })
  expect(begun.statusCode).toBe(302)
  return String(begun.headers.location)
}

async function authorize(): Promise<void> {
  const back = await google.consent(await consentUrl())
  const ended = await browser()({ url: back.replace(PREFIX, '') })
  expect([ended.statusCode, ended.headers.location]).toEqual([
    302,
    'http://localhost:3000/integrate/calendars?consent=connected',
  ])
  await connectionWhere(desk, id, isConnected)
}

async function bookedAt(time: string): Promise<string> {
  const made = await desk.book(time)
  expect(made.statusCode).toBe(201)
  return made.json<{ booking_id: string }>().booking_id
}

const eventOf = (bookingId: string) => google.events.get(googleEventId(bookingId))
const shownOf = (bookingId: string) => until(() => eventOf(bookingId)?.status === 'confirmed' && eventOf(bookingId))

/** Waits until no write is due or running. */
const settled = () =>
  until(async () => {
    const { rows } = await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute('select 1 from calendar_mirrors where due_at is not null'),
    )
    return rows.length === 0
  })

describe('consent', () => {
  it('is asked for with state and PKCE, and given once', async () => {
    expect(await connectionOf(desk, id)).toMatchObject({
      status: 'unauthorized',
      authorization_url: `${PREFIX}/calendar-connections/${id}/authorize`,
    })
    const url = await consentUrl()
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      redirect_uri: `${PREFIX}/calendar-connections/google/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'consent',
    })
    const back = (await google.consent(url)).replace(PREFIX, '')
    expect((await browser()({ url: back })).statusCode).toBe(302)
    expectProblem(await browser()({ url: back }), 400)
    expect(await connectionWhere(desk, id, isConnected)).toMatchObject({ authorization_url: null })
    const { rows } = await app.database.system((tx) => tx.execute('select secret from calendar_connections'))
    expect(JSON.stringify(rows)).not.toContain('1//')
  })

  it('counts only for the tenant that asked, within ten minutes', async () => {
    const other = await createDesk(app, clock)
    const back = (await google.consent(await consentUrl())).replace(PREFIX, '')
    expectProblem(await browser(other)({ url: back }), 400)
    expect(await connectionOf(desk, id)).toMatchObject({ status: 'unauthorized' })
    const late = (await google.consent(await consentUrl())).replace(PREFIX, '')
    clock.set(`${MONDAY}T06:10:01Z`)
    expectProblem(await browser()({ url: late }), 400)
  })

  it('with a code that Google does not know is a 400, and nothing is connected', async () => {
    const state = new URL(await consentUrl()).searchParams.get('state')
    const url = `/calendar-connections/google/callback?state=${state}&code=4/forged`
    expectProblem(await browser()({ url }), 400)
    expect(await connectionOf(desk, id)).toMatchObject({ status: 'unauthorized' })
  })

  it('can be connected where the operator has a client of Google', async () => {
    const { data } = (await desk.get('/calendar-connections/providers')).json()
    expect(data).toContainEqual({ provider: 'google', available: true, reason: null })
  })

  it('may be denied', async () => {
    const state = new URL(await consentUrl()).searchParams.get('state')
    const ended = await browser()({ url: `/calendar-connections/google/callback?state=${state}&error=access_denied` })
    expect(ended.headers.location).toBe('http://localhost:3000/integrate/calendars?consent=denied')
  })

  it('is an administrator’s to begin and to give', async () => {
    for (const url of [
      `/calendar-connections/${id}/authorize`,
      '/calendar-connections/google/callback?state=x&code=y',
    ]) {
      for (const caller of ['member', 'standard_key'] as const)
        expectProblem(await client(app, desk.headers[caller])({ url }), 403)
      expectProblem(await client(app)({ url }), 401)
    }
    const other = await createDesk(app, clock)
    expectProblem(await browser(other)({ url: `/calendar-connections/${id}/authorize` }), 404)
  })
})

describe('a calendar of Google', () => {
  beforeEach(authorize)

  it('closes slots while its owner is busy', async () => {
    const dentist = google.add(`${MONDAY}T10:15:00Z`, `${MONDAY}T10:45:00Z`)
    await sync(desk, clock, id)
    expect(await desk.starts()).not.toContain('10:00')
    expect(await desk.starts()).not.toContain('10:30')
    expect(await desk.starts()).toContain('11:00')
    google.remove(dentist)
    await sync(desk, clock, id)
    expect(await desk.starts()).toContain('10:00')
  })

  it('shows a booking under one id, moves it and drops it', async () => {
    const booking = await bookedAt('10:00')
    expect(await shownOf(booking)).toMatchObject({
      summary: 'Check-up: Ada Lovelace',
      start: { dateTime: `${MONDAY}T10:00:00.000Z` },
      extendedProperties: { private: { booking_id: booking } },
    })
    await desk.patch(`/bookings/${booking}`, { start: `${MONDAY}T14:00:00Z` })
    await until(() => eventOf(booking)?.start.dateTime === `${MONDAY}T14:00:00.000Z`)
    expect(google.events.size).toBe(1)
    await desk.post(`/bookings/${booking}/cancel`, {})
    await until(() => eventOf(booking)?.status === 'cancelled')
  })

  it('loses a booking that was being written when bookings were no longer to be written', async () => {
    const release = google.holdAnswers()
    const booking = await bookedAt('10:00')
    await shownOf(booking)
    await desk.patch(`/calendar-connections/${id}`, { settings: { write_bookings: false } })
    release()
    await until(() => eventOf(booking)?.status === 'cancelled')
  })

  it('does not close the time of our own booking, also where it touches what is not ours', async () => {
    const booking = await bookedAt('10:00')
    await shownOf(booking)
    await settled()
    google.add(`${MONDAY}T10:30:00Z`, `${MONDAY}T11:00:00Z`)
    await sync(desk, clock, id)
    await desk.post(`/bookings/${booking}/cancel`, {})
    expect(await desk.starts()).toContain('10:00')
    expect(await desk.starts()).not.toContain('10:30')
  })

  it('reports a booking that was deleted there, and writes it again when it changes', async () => {
    const booking = await bookedAt('10:00')
    await shownOf(booking)
    await settled()
    // More changes than one page holds.
    for (const hour of ['11', '12', '13']) google.add(`${MONDAY}T${hour}:00:00Z`, `${MONDAY}T${hour}:10:00Z`)
    google.remove(googleEventId(booking))
    expect(await sync(desk, clock, id)).toMatchObject({ removed_booking_ids: [booking] })
    await desk.patch(`/bookings/${booking}`, { start: `${MONDAY}T15:00:00Z` })
    // A deleted id stays taken: the patch restores the event.
    expect(await shownOf(booking)).toMatchObject({ start: { dateTime: `${MONDAY}T15:00:00.000Z` } })
    await settled()
    expect(await sync(desk, clock, id)).toMatchObject({ removed_booking_ids: [] })
  })

  it('takes an event that stands there already as its own: a try that nobody heard of is no second event', async () => {
    const booking = await bookedAt('10:00')
    await shownOf(booking)
    await settled()
    await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute('update calendar_mirrors set href = null, due_at = now()'),
    )
    await settled()
    expect(google.events.size).toBe(1)
  })

  it('gets a new token when the old one counts no more', async () => {
    google.revoke('tokens')
    google.calls.length = 0
    await sync(desk, clock, id)
    expect(google.calls.slice(0, 3)).toEqual(['POST /freeBusy', 'POST /token', 'POST /freeBusy'])
  })

  it('asks for consent again when it was taken back', async () => {
    google.revoke('grant')
    await desk.post(`/calendar-connections/${id}/sync`, {})
    const failing = await connectionWhere(desk, id, ({ status }) => status === 'failing')
    expect(failing).toMatchObject({
      error: 'unauthorized',
      authorization_url: `${PREFIX}/calendar-connections/${id}/authorize`,
    })
    await authorize()
  })

  it.each([
    ['403 for too many requests', { status: 403, reason: 'rateLimitExceeded' }, 'rate_limited'],
    ['403 for this user', { status: 403, reason: 'userRateLimitExceeded' }, 'rate_limited'],
    ['429', { status: 429, reason: 'rateLimitExceeded', headers: { 'retry-after': '7' } }, 'rate_limited'],
    ['403 without the right', { status: 403, reason: 'insufficientPermissions' }, 'forbidden'],
    ['503', { status: 503, reason: 'backendError' }, 'server_error'],
  ])('after %s is asked again later', async (_name, failure, error) => {
    google.failNext(1, failure)
    await desk.post(`/calendar-connections/${id}/sync`, {})
    await connectionWhere(desk, id, (found) => found.error === error)
    const { rows } = await app.database.tenant(desk.tenantId, (tx) =>
      tx.execute('select extract(epoch from due_at - now()) as wait from calendar_connections'),
    )
    const wait = Number(rows[0]!['wait'])
    expect(wait).toBeGreaterThan(error === 'rate_limited' && failure.status === 429 ? 2 : 50)
    expect(wait).toBeLessThan(failure.status === 429 ? 8 : 70)
    await desk.post(`/calendar-connections/${id}/sync`, {})
    await connectionWhere(desk, id, isConnected)
  })

  it('that does not exist is not found', async () => {
    await desk.patch(`/calendar-connections/${id}`, { settings: { calendar_id: 'nobody@example.com' } })
    await connectionWhere(desk, id, ({ error }) => error === 'not_found')
  })
})
