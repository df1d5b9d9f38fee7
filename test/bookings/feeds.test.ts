import type { FastifyInstance } from 'fastify'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress, startTestApp } from '../support/app.ts'
import { clockAt, createDesk, type Desk } from './visitor-desk.ts'

const NOW = '2026-03-02T08:00:00.000Z'
const clock = clockAt(NOW)

let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  app = await startTestApp({ clock })
  desk = await createDesk(app, clock)
})
afterAll(() => app.close())

interface Feed {
  feed_id: string
  name: string | null
  resource_id: string | null
  url: string
  created_at: string
}

async function feedOf(own: Desk, payload: object = {}): Promise<Feed> {
  const reply = await own.tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload })
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 })
  return reply.json<Feed>()
}

const read = ({ url }: { url: string }, headers = {}) =>
  app.inject({ url: url.replace('http://localhost:3000', ''), headers, remoteAddress: anyAddress() })

const entriesIn = (body: string) =>
  Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT')

describe('a feed', () => {
  it('shows all bookings to a calendar program that knows its address', async () => {
    const own = await createDesk(app, clock)
    const booking = await own.book({ notes: 'By the window; please, "soon"' })
    const feed = await feedOf(own, { name: 'Phone' })
    expect(feed).toEqual({
      feed_id: expect.stringMatching(/^feed_[0-9a-z]{26}$/),
      name: 'Phone',
      resource_id: null,
      created_at: NOW,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/v1\/bookings\/calendar\.ics\?token=[\w-]{43}$/),
    })
    const { statusCode, headers, body } = await read(feed)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(body).not.toContain('METHOD')
    expect(body).toContain('NAME:Harbour Dental\r\n')
    expect(entriesIn(body)).toMatchObject([
      {
        uid: `${booking.booking_id}@localhost`,
        sequence: 0,
        summary: 'Check-up – Ada Lovelace',
        description: `Dr. Grace Hopper\n${booking.client_email}\nBy the window; please, "soon"`,
        start: new Date(booking.start),
        end: new Date(booking.end),
      },
    ])
  })

  it('of one resource shows its bookings only', async () => {
    const own = await createDesk(app, clock)
    const resource = { name: 'Dr. Other', weekly_hours: { thu: [{ start: '09:00', end: '17:00' }] } }
    const made = await own.tenant.send({ method: 'POST', url: '/resources', payload: resource })
    const { resource_id: otherId } = made.json<{ resource_id: string }>()
    await own.book()
    const feed = await feedOf(own, { resource_id: own.resourceId })
    const other = await feedOf(own, { resource_id: otherId })
    const [shown, empty] = [(await read(feed)).body, (await read(other)).body]
    expect(entriesIn(shown)).toHaveLength(1)
    expect(shown).toContain('NAME:Harbour Dental – Dr. Grace Hopper\r\n')
    expect(entriesIn(empty)).toHaveLength(0)
  })

  it('shows the last thirty days and all that is to come, without what was cancelled', async () => {
    const own = await createDesk(app, clock)
    const feed = await feedOf(own)
    const gone = await own.book({ start: '2026-03-05T15:00:00.000Z' })
    const kept = await own.book({ start: '2026-03-05T16:00:00.000Z' })
    await own.tenant.send({ method: 'POST', url: `/bookings/${gone.booking_id}/cancel`, payload: {} })
    expect(entriesIn((await read(feed)).body)).toMatchObject([{ uid: `${kept.booking_id}@localhost` }])
    clock.set('2026-04-04T15:59:00.000Z')
    expect(entriesIn((await read(feed)).body)).toHaveLength(1)
    clock.set('2026-04-04T16:01:00.000Z')
    expect(entriesIn((await read(feed)).body)).toHaveLength(0)
    clock.set(NOW)
  })

  it('says 304 until something changes', async () => {
    const own = await createDesk(app, clock)
    const feed = await feedOf(own)
    await own.book()
    const { etag } = (await read(feed)).headers
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const same = await read(feed, { 'if-none-match': known })
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    }
    expect((await read(feed, { 'if-none-match': '"x"' })).statusCode).toBe(200)
    await own.book({ start: '2026-03-05T16:00:00.000Z' })
    const changed = await read(feed, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('shows nothing more once it is deleted; the others go on', async () => {
    const own = await createDesk(app, clock)
    const [one, two] = [await feedOf(own), await feedOf(own)]
    const url = `/bookings/calendar-feeds/${one.feed_id}`
    expect((await own.tenant.send({ method: 'DELETE', url })).json()).toEqual({ deleted: true })
    expect((await own.tenant.send({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await read(one)).statusCode).toBe(404)
    expect((await read(two)).statusCode).toBe(200)
  })

  it('is 404 for a token that is none, 400 without one, and takes no other credential for it', async () => {
    const calendar = '/api/v1/bookings/calendar.ics'
    for (const token of ['x', 'A'.repeat(43), '%00', '%27 or 1=1'])
      expect((await read({ url: `${calendar}?token=${token}` })).statusCode).toBe(token === '%00' ? 400 : 404)
    for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`, '?token=a&token=b'])
      expect((await read({ url: calendar + query })).statusCode).toBe(400)
    expect((await read({ url: `${calendar}?token=x` }, desk.tenant.headers.admin_key)).statusCode).toBe(404)
  })
})

describe('feeds', () => {
  it('are listed without their addresses, newest first, page by page', async () => {
    const own = await createDesk(app, clock)
    const feeds = [await feedOf(own, { name: 'a' }), await feedOf(own, { name: null }), await feedOf(own)]
    const list = async (query: string) => (await own.tenant.send({ url: `/bookings/calendar-feeds${query}` })).json()
    const { data, next_cursor: cursor } = await list('?limit=2')
    expect(data.map(({ feed_id: id }: Feed) => id)).toEqual([feeds[2]!.feed_id, feeds[1]!.feed_id])
    expect(JSON.stringify(data)).not.toMatch(/url|token/)
    expect((await list(`?limit=2&cursor=${cursor}`)).data).toEqual([
      { feed_id: feeds[0]!.feed_id, name: 'a', resource_id: null, created_at: NOW },
    ])
  })

  it('are made for resources of the tenant only', async () => {
    const foreign = await createDesk(app, clock)
    for (const id of [foreign.resourceId, 'res_x', desk.serviceId]) {
      const payload = { resource_id: id }
      const reply = await desk.tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload })
      expect(reply.statusCode).toBe(404)
    }
    await foreign.tenant.send({ method: 'DELETE', url: `/resources/${foreign.resourceId}` })
    const payload = { resource_id: foreign.resourceId }
    const deleted = await foreign.tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload })
    expect(deleted.statusCode).toBe(404)
  })

  it('are a hundred at most', async () => {
    const own = await createDesk(app, clock)
    for (let count = 0; count < 100; count += 1) await feedOf(own)
    const reply = await own.tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload: {} })
    expect(reply.statusCode).toBe(409)
  })
})
