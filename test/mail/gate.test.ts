import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { mailboxOf } from '../../src/mail/recipient.ts'
import { clockAt, createDesk, pathIn, type Desk } from '../bookings/visitor-desk.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { createTenant, visitorHeaders } from '../support/factories.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { until } from '../support/until.ts'

const clock = clockAt('2026-03-02T08:00:00.000Z')

let server: MailServer
let app: FastifyInstance

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } } })
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

interface Held {
  mail_id: string
  to: string | null
  template: string
  status: string
  reason: string | null
  since: string
  until: string | null
}

const heldOf = async ({ tenant }: Pick<Desk, 'tenant'>, query = '') =>
  (await tenant.send({ url: `/mails${query}` })).json<{ data: Held[]; next_cursor: string | null }>().data
const release = ({ tenant }: Desk, id: string) => tenant.send({ method: 'POST', url: `/mails/${id}/send` })
const discard = ({ tenant }: Desk, id: string) => tenant.send({ method: 'DELETE', url: `/mails/${id}` })
const cancel = ({ tenant }: Desk, id: string) =>
  tenant.send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })
const cameTo = (email: string) => server.received.filter(({ to }) => mailboxOf(to) === mailboxOf(email)).length

/** Waits until no mail of the tenant is queued. */
async function settled({ tenant }: Pick<Desk, 'tenant'>): Promise<void> {
  const query = sql`select count(*)::int as count from mails where status = 'queued'`
  await until(async () => {
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) => tx.execute<{ count: number }>(query))
    return rows[0]!.count === 0
  })
}

/** Half-hours of one working day, far enough ahead that no reminder is sent. */
const startAt = (index: number) => new Date(Date.parse('2026-03-05T14:00:00.000Z') + index * 30 * 60_000).toISOString()

/** Sequential bookings, each at another time. */
async function bookMany(desk: Desk, count: number, email: (index: number) => string, from = 0): Promise<string[]> {
  const ids = []
  for (let index = from; index < from + count; index += 1)
    ids.push((await desk.book({ start: startAt(index), client_email: email(index) })).booking_id)
  await settled(desk)
  return ids
}

describe('a mailbox whose address somebody types into forms', () => {
  it('gets five mails a day, whatever tenant writes and however the address is spelled; staff sees the rest', async () => {
    const victim = `zoe${anyEmail().slice(0, 12)}@gmail.com`
    const spellings = [victim, victim.toUpperCase(), victim.replace('@', '+1@'), victim.replace('zoe', 'z.o.e')]
    const desk = await createDesk(app, clock)
    await bookMany(desk, 4, (index) => spellings[index % 4]!)
    const other = await createDesk(app, clock)
    await bookMany(other, 4, (index) => victim.replace('@', `+${index}@`))
    expect(cameTo(victim)).toBe(5)
    const held = await heldOf(other)
    expect(held.map(({ to, template, status, reason }) => [to, template, status, reason])).toEqual(
      [3, 2, 1].map((index) => [victim.replace('@', `+${index}@`), 'booking_confirmed', 'withheld', 'daily_limit']),
    )
    expect(JSON.stringify(held)).not.toMatch(/\/b\/|Check-up/)
    expect(await heldOf(desk)).toEqual([])
    // Other tenants are unaffected.
    const { client_email: own } = await other.book({ start: startAt(6) })
    expect((await server.take(own)).subject).toContain('is confirmed')
  })

  it('is not flooded by the widget: twelve bookings of one visitor cause five mails at most', async () => {
    const desk = await createDesk(app, clock)
    const victim = anyEmail()
    const send = client(app, await visitorHeaders(desk.tenant.tenantId, newId('chat'), clock))
    for (let index = 0; index < 12; index += 1) {
      const payload = { service_id: desk.serviceId, start: startAt(index), client_name: 'A', client_email: victim }
      await send({ method: 'POST', url: '/widget/bookings', payload })
    }
    await settled(desk)
    expect(cameTo(victim)).toBeLessThanOrEqual(5)
  })

  it('stays protected when the tenant that wrote is deleted and comes again', async () => {
    const victim = anyEmail()
    const first = await createDesk(app, clock)
    await bookMany(first, 5, () => victim)
    expect(cameTo(victim)).toBe(5)
    expect((await first.tenant.send({ method: 'DELETE', url: `/tenants/${first.tenant.tenantId}` })).statusCode).toBe(
      200,
    )
    const second = await createDesk(app, clock)
    await bookMany(second, 1, () => victim)
    expect(cameTo(victim)).toBe(5)
  })

  it('is written to again after a day', async () => {
    const victim = anyEmail()
    const desk = await createDesk(app, clock)
    await bookMany(desk, 5, () => victim)
    const later = sql`update mail_passes set passed_at = passed_at - interval '1 day' where sender = ${desk.tenant.tenantId}`
    await app.database.system((tx) => tx.execute(later))
    await bookMany(desk, 1, () => victim, 6)
    expect(cameTo(victim)).toBe(6)
  })

  it('has no limit when it belongs to a confirmed user of the tenant', async () => {
    const desk = await createDesk(app, clock)
    await bookMany(desk, 8, () => desk.tenant.email)
    expect(cameTo(desk.tenant.email)).toBe(8)
  })
})

describe('an owner who used the link of a mail', () => {
  it('is known to that tenant and to no other; a link that a page showed proves nothing', async () => {
    const desk = await createDesk(app, clock)
    const email = anyEmail()
    const booking = await desk.book({ client_email: email })
    const path = pathIn(await server.take(email))
    const submit = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        payload: `action=move&version=1&start=${encodeURIComponent(startAt(1))}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const proven = async (own: Desk) =>
      (await app.database.tenant(own.tenant.tenantId, (tx) => tx.execute(sql`select 1 from proven_addresses`))).rows
        .length

    const row = await app.bookings.get(desk.tenant.tenantId, booking.booking_id)
    const shown = await app.database.tenant(desk.tenant.tenantId, (tx) =>
      app.bookingLinks.make(tx, desk.tenant.tenantId, row),
    )
    expect((await submit(new URL(shown).pathname)).statusCode).toBe(303)
    expect(await proven(desk)).toBe(0)
    const cancelled = await app.inject({
      method: 'POST',
      url: path,
      payload: 'action=cancel&version=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(cancelled.statusCode).toBe(303)
    expect(await proven(desk)).toBe(1)

    // Confirmations to one contact stay at five a day; other mails to it are sent.
    await settled(desk)
    const before = cameTo(email)
    const ids = await bookMany(desk, 5, () => email, 4)
    expect(cameTo(email) - before).toBe(4)
    const [held] = await heldOf(desk)
    expect(held).toMatchObject({ to: email, template: 'booking_confirmed', reason: 'daily_limit' })
    await desk.tenant.send({ method: 'PATCH', url: `/bookings/${ids[0]}`, payload: { start: startAt(12) } })
    await settled(desk)
    expect(cameTo(email) - before).toBe(5)
    const other = await createDesk(app, clock)
    await bookMany(other, 1, () => email)
    expect(cameTo(email) - before).toBe(5)
  })
})

describe('mails about one appointment', () => {
  async function withWithheld(): Promise<{ desk: Desk; email: string; id: string }> {
    const desk = await createDesk(app, clock)
    const email = anyEmail()
    await bookMany(desk, 5, () => email)
    const [id] = await bookMany(desk, 1, () => email, 6)
    expect(await heldOf(desk)).toMatchObject([{ template: 'booking_confirmed', status: 'withheld' }])
    server.received.splice(0)
    return { desk, email, id: id! }
  }

  it('end together: a cancellation is not sent after a confirmation that was withheld, and the confirmation goes too', async () => {
    const { desk, email, id } = await withWithheld()
    expect((await cancel(desk, id)).statusCode).toBe(200)
    await settled(desk)
    expect(cameTo(email)).toBe(0)
    const mails = await heldOf(desk)
    expect(mails.map(({ template, status, reason }) => [template, status, reason])).toEqual([
      ['booking_cancelled', 'dropped', 'superseded'],
      ['booking_confirmed', 'dropped', 'superseded'],
    ])
    expect((await release(desk, mails[1]!.mail_id)).statusCode).toBe(409)
  })

  it('are withdrawn together when the appointment goes to another address', async () => {
    const { desk, email, id } = await withWithheld()
    const next = anyEmail()
    await desk.tenant.send({ method: 'PATCH', url: `/bookings/${id}`, payload: { client_email: next } })
    await settled(desk)
    expect((await server.take(next)).subject).toContain('is confirmed')
    expect(cameTo(email)).toBe(0)
  })

  it('leave in order when staff releases a later one', async () => {
    const { desk, email, id } = await withWithheld()
    await desk.tenant.send({ method: 'PATCH', url: `/bookings/${id}`, payload: { start: startAt(10) } })
    await settled(desk)
    const [changed, confirmed] = await heldOf(desk, '?status=withheld')
    expect([changed!.template, confirmed!.template]).toEqual(['booking_changed', 'booking_confirmed'])
    expect((await release(desk, changed!.mail_id)).json()).toEqual({ released: true })
    expect((await server.take(email)).subject).toContain('is confirmed')
    expect((await server.take(email)).subject).toContain('was changed')
    expect(await heldOf(desk)).toEqual([])
    // A sent confirmation is revoked even over the limit.
    await cancel(desk, id)
    expect((await server.take(email)).subject).toContain('was cancelled')
  })
})

describe('staff', () => {
  it('releases at most as many as a mailbox takes, discards the others, and members only look', async () => {
    const desk = await createDesk(app, clock)
    const email = anyEmail()
    await bookMany(desk, 13, () => email)
    expect(cameTo(email)).toBe(5)
    const held = await heldOf(desk)
    expect(held).toHaveLength(8)
    const member = client(app, desk.tenant.headers.member)
    expect((await member({ url: '/mails' })).json()).toMatchObject({ data: expect.any(Array) })
    expect((await member({ method: 'POST', url: `/mails/${held[0]!.mail_id}/send` })).statusCode).toBe(403)
    for (const { mail_id: id } of held.slice(0, 5)) {
      expect((await release(desk, id)).statusCode).toBe(200)
      await settled(desk)
    }
    expect(cameTo(email)).toBe(10)
    const refused = await release(desk, held[5]!.mail_id)
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('Try again tomorrow')])
    expect((await release(desk, held[0]!.mail_id)).statusCode).toBe(409)

    expect((await discard(desk, held[5]!.mail_id)).json()).toEqual({ deleted: true })
    expect((await discard(desk, held[5]!.mail_id)).statusCode).toBe(409)
    expect(await heldOf(desk, '?status=dropped')).toMatchObject([
      { mail_id: held[5]!.mail_id, to: email, status: 'dropped', reason: 'discarded', until: null },
    ])
    expect(await heldOf(desk, '?status=withheld&limit=1')).toMatchObject([{ mail_id: held[6]!.mail_id }])
    expect((await desk.tenant.send({ url: '/mails?status=sent' })).statusCode).toBe(400)
    const stranger = await createTenant(app)
    expect((await stranger.send({ method: 'DELETE', url: `/mails/${held[7]!.mail_id}` })).statusCode).toBe(404)
  })

  it('finds no contents of what was dropped in the database', async () => {
    const desk = await createDesk(app, clock)
    const email = anyEmail()
    await bookMany(desk, 6, () => email)
    const [held] = await heldOf(desk)
    await discard(desk, held!.mail_id)
    const query = sql`select to_jsonb(m)::text as row, sealed from mails m where id = ${held!.mail_id}`
    const { rows } = await app.database.tenant(desk.tenant.tenantId, (tx) => tx.execute(query))
    expect(rows[0]).toMatchObject({ sealed: null })
    expect(rows[0]!['row']).not.toContain(email)
  })
})

it('spellings of one mailbox are one', () => {
  expect(mailboxOf(' Ada+news@Example.com ')).toBe('ada@example.com')
  expect(mailboxOf('a.d.a+x@googlemail.com')).toBe('ada@gmail.com')
  expect(mailboxOf('a.d.a@example.com')).toBe('a.d.a@example.com')
})
