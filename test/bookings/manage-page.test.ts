import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress, anyClientAddress, startTestApp } from '../support/app.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { clockAt, createDesk, pathIn, type Booked, type Desk } from './visitor-desk.ts'

const NOW = '2026-03-02T08:00:00.000Z'
const clock = clockAt(NOW)

let server: MailServer
let app: FastifyInstance
let desk: Desk
let log = ''

beforeAll(async () => {
  server = await startMailServer()
  const destination = new Writable({ write: (chunk, _encoding, done) => ((log += chunk), done()) })
  const mail = { smtpUrl: server.url, from: 'FrontDesk <desk@example.com>' }
  app = await startTestApp({ clock, log: destination, config: { mail } })
  desk = await createDesk(app, clock)
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

interface Linked {
  booking: Booked
  path: string
}

/** A booking, and the page linked in its mail. */
async function linked(more: Record<string, unknown> = {}, own?: Desk): Promise<Linked> {
  clock.set(NOW)
  desk = own ?? (await createDesk(app, clock))
  const booking = await desk.book(more)
  return { booking, path: pathIn(await server.take(booking.client_email)) }
}

const get = (url: string, headers = {}) => app.inject({ url, headers, remoteAddress: anyAddress() })

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** Header of browsers for same-origin forms. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

const submit = (url: string, fields: Record<string, string>, more: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: anyAddress(),
    ...more,
    headers: { ...FORM, ...(more.headers ?? SAME_ORIGIN) },
  })

const read = async ({ booking_id: id }: Booked) =>
  (await desk.tenant.send({ url: `/bookings/${id}` })).json<Booked & { history: object[] }>()

const startsIn = (page: string) => [...page.matchAll(/name="start" value="([^"]+)"/g)].map(([, start]) => start!)

describe('the page', () => {
  it('shows the booking, by the clocks of the business and of the visitor, to nobody but who has the link', async () => {
    const { path } = await linked({ time_zone: 'Europe/London' })
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'ratelimit-limit': '1000',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).toContain('<title>Your appointment – Harbour Dental</title>')
    expect(body).toContain('Thursday, March 5')
    expect(body).toMatch(/9:00\s–\s9:30\sAM, New York/)
    expect(body).toMatch(/2:00\sPM your time, London/)
    expect(body).toContain('<h2>Check-up</h2>')
    expect(body).toContain('Dr. Grace Hopper')
    expect(body).not.toMatch(/<script|style=|onclick|ada@|javascript:/)
  })

  it('changes nothing however often it is looked at', async () => {
    const { booking, path } = await linked()
    for (const url of [path, `${path}?action=cancel`, `${path}?action=move&start=2026-03-06T15:00:00.000Z&version=1`]) {
      expect((await get(url)).statusCode).toBe(200)
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    }
    expect(await read(booking)).toMatchObject({ version: 1, status: 'confirmed' })
  })

  it.each([`/b/${'A'.repeat(43)}`, '/b/x', `/b/${'A'.repeat(42)}%27`, '/b/%00', `/b/${'A'.repeat(150)}`])(
    'is a page that says no for %s',
    async (path) => {
      for (const reply of [
        await get(path),
        await submit(path, { action: 'cancel', version: '1' }),
        await get(`${path}/appointment.ics`),
      ]) {
        expect(reply.statusCode).toBe(404)
        expect(reply.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'x-robots-tag': 'noindex, nofollow',
        })
        expect(reply.body).toContain('<h1>This link is not valid</h1>')
      }
      expect((await get(path, { 'accept-language': 'ja, de-AT;q=0.8' })).body).toContain('<html lang="de">')
    },
  )

  it('is there until thirty days after the end, and follows a booking that moves', async () => {
    const { booking, path } = await linked()
    clock.set('2026-04-04T14:29:59.000Z')
    expect((await get(path)).statusCode).toBe(200)
    clock.set('2026-04-04T14:30:00.000Z')
    expect((await get(path)).statusCode).toBe(404)
    clock.set(NOW)
    await desk.tenant.send({
      method: 'PATCH',
      url: `/bookings/${booking.booking_id}`,
      payload: { start: '2026-04-06T14:00:00.000Z' },
    })
    clock.set('2026-05-06T14:29:00.000Z')
    expect((await get(path)).statusCode).toBe(200)
    clock.set('2026-05-06T14:30:00.000Z')
    expect((await get(path)).statusCode).toBe(404)
  })

  it('opens one booking only, and its token is known by its hash alone', async () => {
    const { booking, path } = await linked()
    const other = await desk.book({ start: '2026-03-05T15:00:00.000Z', client_name: 'Charles Babbage' })
    await server.take(other.client_email)
    const { body } = await get(path)
    expect(body).not.toContain('Babbage')
    await submit(path, { action: 'cancel', version: '1', booking_id: other.booking_id })
    expect((await read(other)).status).toBe('confirmed')
    expect((await read(booking)).status).toBe('cancelled')
    const token = path.slice('/b/'.length)
    const everything = await app.database.tenant(desk.tenant.tenantId, (tx) =>
      tx.execute(
        sql`select to_jsonb(l)::text as row from booking_links l union all select to_jsonb(m)::text from mails m`,
      ),
    )
    expect(JSON.stringify(everything.rows)).not.toContain(token)
    expect(log).not.toContain(token)
  })

  it('shows names as text, whatever is in them', async () => {
    const name = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;'
    const own = await createDesk(app, clock)
    await own.tenant.send({ method: 'PATCH', url: `/tenants/${own.tenant.tenantId}`, payload: { name } })
    await own.tenant.send({ method: 'PATCH', url: `/services/${own.serviceId}`, payload: { name } })
    await own.tenant.send({ method: 'PATCH', url: `/resources/${own.resourceId}`, payload: { name } })
    const { path } = await linked({ client_name: name }, own)
    const { body } = await get(path)
    expect(body).not.toMatch(/<script|<img|&amp;/)
    expect(
      body.match(/&#60;script&#62;alert\(1\)&#60;\/script&#62;&#34;&#39;&#62;&#60;img/g)!.length,
    ).toBeGreaterThanOrEqual(4)
  })

  it('speaks the language of the business', async () => {
    const own = await createDesk(app, clock)
    const titles = { de: 'Ihr Termin', es: 'Su cita', fr: 'Votre rendez-vous', ja: 'Your appointment' }
    const { path } = await linked({}, own)
    for (const [language, title] of Object.entries(titles)) {
      await own.tenant.send({ method: 'PATCH', url: `/tenants/${own.tenant.tenantId}`, payload: { language } })
      const { body } = await get(path)
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body).toContain(`<html lang="${language === 'ja' ? 'en' : language}">`)
      expect(body).not.toContain('undefined')
    }
  })

  it('gives the entry for a calendar', async () => {
    const { booking, path } = await linked()
    const { statusCode, headers, body } = await get(`${path}/appointment.ics`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'no-store',
    })
    expect(body).toContain(`UID:${booking.booking_id}@localhost\r\n`)
    expect(body).not.toContain('METHOD')
  })
})

describe('cancelling', () => {
  it('takes one POST, says who did it and why, and frees the time', async () => {
    const { booking, path } = await linked()
    const reply = await submit(path, { action: 'cancel', version: '1', reason: ' No time ' })
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe(`${path}?done=cancelled`)
    const page = await get(reply.headers.location as string)
    expect(page.body).toContain('This appointment is cancelled.')
    expect(page.body).not.toContain('name="reason"')
    const after = await read(booking)
    expect(after.status).toBe('cancelled')
    expect(after.history.at(-1)).toMatchObject({ action: 'cancelled', actor: { kind: 'visitor' }, reason: 'No time' })
    expect((await server.take(booking.client_email)).subject).toContain('cancelled')
    expect((await desk.book()).status).toBe('confirmed')
  })

  it('can be taken back while the time is free, by a new booking with all that it had', async () => {
    const { booking, path } = await linked({ notes: 'By wheelchair' })
    const cancelled = await submit(path, { action: 'cancel', version: '1' })
    await server.take(booking.client_email)
    const page = await get(cancelled.headers.location as string)
    expect(page.body).toContain('Take it back')
    // The link of a mail may be opened by a scanner: it offers nothing to press.
    expect((await get(path)).body).not.toContain('<form')
    const [back, twice] = await Promise.all([1, 2].map(() => submit(path, { action: 'again' })))
    expect([back!.statusCode, twice!.statusCode]).toEqual([303, 303])
    expect(back!.headers.location).toMatch(/^\/b\/[\w-]{43}\?done=again$/)
    expect(back!.headers.location).not.toContain(path)
    expect((await get(back!.headers.location as string)).body).toContain('Your appointment stands again.')
    expect((await server.take(booking.client_email)).subject).toContain('confirmed')
    const { data } = (await desk.tenant.send({ url: '/bookings?status=confirmed' })).json<{ data: Booked[] }>()
    const { start, client_email: email } = booking
    expect(data).toMatchObject([{ start, client_email: email, notes: 'By wheelchair' }])
    expect((await read(booking)).status).toBe('cancelled')
  })

  it('stays where the time is gone meanwhile, was never cancelled or the form comes from elsewhere', async () => {
    const { booking, path } = await linked()
    expect((await submit(path, { action: 'again' })).statusCode).toBe(409)
    await submit(path, { action: 'cancel', version: '1' })
    const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' } }
    expect((await submit(path, { action: 'again' }, fromElsewhere)).statusCode).toBe(403)
    await desk.book()
    expect((await get(`${path}?done=cancelled`)).body).not.toContain('Take it back')
    const late = await submit(path, { action: 'again' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('This time is taken meanwhile')
    expect((await read(booking)).status).toBe('cancelled')
  })

  it('is taken back so often and no more from one address', async () => {
    let { path } = await linked()
    const payload = { widget: { caps: { bookings_per_ip: 2 } } }
    const saved = await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload })
    expect(saved.statusCode, saved.body).toBe(200)
    const statuses: number[] = []
    const remoteAddress = anyClientAddress()
    for (let turn = 0; turn < 3; turn += 1) {
      await submit(path, { action: 'cancel', version: '1' })
      const back = await submit(path, { action: 'again' }, { remoteAddress })
      statuses.push(back.statusCode)
      path = back.headers.location?.toString().split('?')[0] ?? path
    }
    expect(statuses).toEqual([303, 303, 429])
  })

  it('works once: who sends the form again sees how it is', async () => {
    const { booking, path } = await linked()
    const replies = await Promise.all([1, 2, 3].map(() => submit(path, { action: 'cancel', version: '1' })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409, 409])
    const late = await submit(path, { action: 'cancel', version: '2' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('This appointment is cancelled.')
    expect((await read(booking)).version).toBe(2)
  })

  it('is refused once it has begun', async () => {
    const { booking, path } = await linked()
    clock.set('2026-03-05T14:00:00.000Z')
    expect((await get(path)).body).toContain('This appointment is over.')
    for (const action of ['cancel', 'move']) {
      const reply = await submit(path, { action, version: '1', start: '2026-03-06T15:00:00.000Z' })
      expect(reply.statusCode).toBe(409)
      expect(reply.body).not.toContain('<form')
    }
    clock.set(NOW)
    expect((await read(booking)).version).toBe(1)
  })
})

describe('moving', () => {
  it('offers what is free, its own time left out, and moves there', async () => {
    const { booking, path } = await linked()
    const starts = startsIn((await get(`${path}?change=move`)).body)
    expect(starts[0]).toBe('2026-03-05T14:30:00.000Z')
    expect(starts).not.toContain(booking.start)
    const friday = await get(`${path}?change=move&day=2026-03-06`)
    expect(startsIn(friday.body)).toContain('2026-03-06T15:00:00.000Z')
    const reply = await submit(path, { action: 'move', version: '1', start: '2026-03-06T15:00:00.000Z' })
    expect(reply.headers.location).toBe(`${path}?done=moved`)
    const page = await get(`${path}?done=moved`)
    expect(page.body).toContain('Your appointment has been moved. A mail with the new time is on its way.')
    expect(page.body).toContain('Friday, March 6')
    const after = await read(booking)
    expect(after).toMatchObject({ start: '2026-03-06T15:00:00.000Z', version: 2 })
    expect(after.history.at(-1)).toMatchObject({ action: 'moved', actor: { kind: 'visitor' } })
    expect((await server.take(booking.client_email)).subject).toContain('was changed')
    const payload = { business: { visitor_mails: { confirmations: false } } }
    await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload })
    const untold = (await get(`${path}?done=moved`)).body
    expect(untold).toContain('Your appointment has been moved.')
    expect(untold).not.toContain('A mail')
  })

  it('overlapping itself is no obstacle', async () => {
    const own = await createDesk(app, clock)
    await own.tenant.send({
      method: 'PATCH',
      url: `/services/${own.serviceId}`,
      payload: { slot_interval_minutes: 15 },
    })
    const { booking, path } = await linked({}, own)
    expect(startsIn((await get(`${path}?change=move`)).body)).toContain('2026-03-05T14:15:00.000Z')
    await submit(path, { action: 'move', version: '1', start: '2026-03-05T14:15:00.000Z' })
    expect((await read(booking)).start).toBe('2026-03-05T14:15:00.000Z')
  })

  it('turns pages of days, not into the past and not for ever', async () => {
    const { path } = await linked()
    const moving = `${path}?change=move`
    const first = await get(moving)
    expect(first.body).toContain(`href="${moving}&from=2026-03-16"`)
    expect(first.body).not.toContain('Earlier days')
    const later = await get(`${moving}&from=2026-03-16`)
    expect(later.body).toContain(`href="${moving}&from=2026-03-02"`)
    expect(startsIn(later.body)[0]).toBe('2026-03-16T13:00:00.000Z')
    expect(startsIn(later.body).at(-1)).toBe('2026-03-16T20:30:00.000Z')
    const last = await get(`${moving}&from=2026-03-16&day=2026-03-27`)
    expect(startsIn(last.body).at(-1)).toBe('2026-03-27T20:30:00.000Z')
    const past = await get(`${moving}&from=2020-01-01`)
    expect(past.body).toBe(first.body)
    const far = await get(`${moving}&from=9999-12-31`)
    expect(far.statusCode).toBe(200)
    expect(far.body).toContain('No free times in these days.')
    expect(far.body).not.toContain('Later days')
    for (const junk of ['x', '2026-02-30', '2026-03-12T00:00', '', '0000-00-00'])
      expect((await get(`${moving}&from=${junk}&day=${junk}`)).body).toBe(first.body)
    expect((await get(`${moving}&from=2026-03-12&from=2026-03-19&done=x&done[]=moved`)).body).toBe(first.body)
  })

  it('to a time that is gone meanwhile says so and offers others', async () => {
    const { booking, path } = await linked()
    await desk.book({ start: '2026-03-06T15:00:00.000Z' })
    for (const start of ['2026-03-06T15:00:00.000Z', '2026-03-07T15:00:00.000Z', '2020-01-01T00:00:00.000Z']) {
      const reply = await submit(path, { action: 'move', version: '1', start })
      expect(reply.statusCode).toBe(409)
      expect(reply.body).toContain('This time is not free any more.')
      expect(startsIn(reply.body).length).toBeGreaterThan(10)
    }
    expect((await read(booking)).version).toBe(1)
  })

  it('of what was changed meanwhile shows how it is now', async () => {
    const { booking, path } = await linked()
    await desk.tenant.send({ method: 'PATCH', url: `/bookings/${booking.booking_id}`, payload: { notes: 'x' } })
    const reply = await submit(path, { action: 'move', version: '1', start: '2026-03-06T15:00:00.000Z' })
    expect(reply.statusCode).toBe(409)
    expect(reply.body).toContain('The appointment was changed meanwhile.')
    expect((await get(`${path}?change=move`)).body).toContain('name="version" value="2"')
  })

  it('without a choice asks for one', async () => {
    const { path } = await linked()
    for (const start of ['', 'tomorrow', '2026-03-06T15:00:00']) {
      const reply = await submit(path, { action: 'move', version: '1', start })
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('Choose a time first.')
    }
  })

  it('is not offered where the service is gone, and cancelling still is', async () => {
    const { booking, path } = await linked()
    await desk.tenant.send({ method: 'PATCH', url: `/services/${desk.serviceId}`, payload: { active: false } })
    expect((await get(path)).body).toContain('This appointment cannot be moved here.')
    await desk.tenant.send({ method: 'DELETE', url: `/services/${desk.serviceId}` })
    const { body } = await get(path)
    expect(body).toContain('This appointment cannot be moved here.')
    expect((await get(`${path}?change=move`)).body).toContain('This appointment cannot be moved here.')
    expect((await get(`${path}?change=cancel`)).body).toContain('value="cancel"')
    expect((await submit(path, { action: 'cancel', version: '1' })).statusCode).toBe(303)
    expect((await read(booking)).status).toBe('cancelled')
  })

  it('keeps whom they chose', async () => {
    const own = await createDesk(app, clock)
    const other = await own.tenant.send({
      method: 'POST',
      url: '/resources',
      payload: {
        name: 'Dr. Other',
        weekly_hours: { sat: [{ start: '09:00', end: '17:00' }] },
        time_zone: 'America/New_York',
      },
    })
    const resourceIds = [own.resourceId, other.json<{ resource_id: string }>().resource_id]
    const payload = { resource_ids: resourceIds, assignment: 'chosen' }
    await own.tenant.send({ method: 'PATCH', url: `/services/${own.serviceId}`, payload })
    const { path } = await linked({ resource_id: own.resourceId }, own)
    // Only the second one works on Saturdays.
    expect(startsIn((await get(path)).body).some((start) => start.startsWith('2026-03-07'))).toBe(false)
  })
})

describe('a form from elsewhere', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('is refused: %s', async (_name, headers) => {
    const { booking, path } = await linked()
    const reply = await submit(path, { action: 'cancel', version: '1' }, { headers: headers as Record<string, string> })
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await read(booking)).status).toBe('confirmed')
  })

  it('is not what browsers send from a page without a referrer, nor what is no browser', async () => {
    const { booking, path } = await linked()
    const asked = await submit(path, { action: 'move', version: '1' }, { headers: { origin: 'null' } })
    expect(asked.statusCode).toBe(400)
    const reply = await submit(path, { action: 'cancel', version: '1' }, { headers: {} })
    expect(reply.statusCode).toBe(303)
    expect((await read(booking)).status).toBe('cancelled')
  })
})

describe('a body that is no form of the page', () => {
  it.each([
    ['nothing', '', 'application/x-www-form-urlencoded', 400],
    ['another action', 'action=delete&version=1', 'application/x-www-form-urlencoded', 400],
    ['no version', 'action=cancel', 'application/x-www-form-urlencoded', 400],
    ['a version that is none', 'action=cancel&version=1e9999', 'application/x-www-form-urlencoded', 400],
    ['a reason with NUL', 'action=cancel&version=1&reason=%00', 'application/x-www-form-urlencoded', 400],
    [
      'a reason too long',
      `action=cancel&version=1&reason=${'x'.repeat(501)}`,
      'application/x-www-form-urlencoded',
      400,
    ],
    ['too much', `action=cancel&version=1&reason=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
    ['prototypes', '__proto__=x&constructor=y', 'application/x-www-form-urlencoded', 400],
    ['plain text', 'action=cancel&version=1', 'text/plain', 415],
    ['no JSON', '{', 'application/json', 400],
  ])('is refused as a page: %s', async (_name, payload, type, status) => {
    const { booking, path } = await linked()
    const reply = await submit(path, {}, { payload, headers: { 'content-type': type } })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await read(booking)).version).toBe(1)
  })
})
