import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import nodeIcal, { type VEvent } from 'node-ical'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEmail, startTestApp } from '../support/app.ts'
import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server.ts'
import { clockAt, createDesk, pathIn, type Desk } from './visitor-desk.ts'

const clock = clockAt('2026-03-02T08:00:00.000Z')

let server: MailServer
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'FrontDesk <desk@example.com>' } } })
  desk = await createDesk(app, clock)
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

const settings = (own: Desk, payload: object) =>
  own.tenant.send({ method: 'PATCH', url: `/tenants/${own.tenant.tenantId}`, payload })

async function change(bookingId: string, payload: object, own = desk): Promise<void> {
  const reply = await own.tenant.send({ method: 'PATCH', url: `/bookings/${bookingId}`, payload })
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 })
}

async function cancel(bookingId: string, own = desk): Promise<void> {
  const reply = await own.tenant.send({ method: 'POST', url: `/bookings/${bookingId}/cancel`, payload: {} })
  expect(reply.statusCode).toBe(200)
}

interface Invitation {
  method: string
  event: VEvent
  text: string
  mail: Email
}

/** The calendar of a mail, attached both as alternative and as file. */
async function invitationIn({ raw }: ReceivedMail): Promise<Invitation> {
  const mail = await PostalMime.parse(raw)
  const [alternative, file, ...more] = mail.attachments.filter(({ mimeType }) =>
    /^(text\/calendar|application\/ics)$/.test(mimeType),
  )
  expect(more).toEqual([])
  expect(alternative).toMatchObject({ mimeType: 'text/calendar' })
  expect(file).toMatchObject({ mimeType: 'application/ics', filename: 'appointment.ics', disposition: 'attachment' })
  // Parsed by hand, because the mail parser strips CR from calendars.
  const encoded = /Content-Type: application\/ics[^]*?\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(raw)?.[1] ?? ''
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const beside = Buffer.from(alternative!.content as ArrayBuffer).toString('utf8')
  expect(beside.trim()).toBe(text.replaceAll('\r\n', '\n').trim())
  const [event, ...others] = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  )
  expect(others).toEqual([])
  const method = /^METHOD:(\w+)\r$/m.exec(text)?.[1] ?? ''
  // The content type names the same method.
  expect(raw).toMatch(new RegExp(`Content-Type: text/calendar;[^:]*method=${method}`))
  return { method, event: event!, text, mail }
}

const rows = async (query: ReturnType<typeof sql>) =>
  (await app.database.tenant(desk.tenant.tenantId, (tx) => tx.execute(query))).rows

describe('a visitor', () => {
  it('is told of a booking, with an invitation from the business', async () => {
    await settings(desk, { business: { email: 'hello@harbour.example', address: '1 Quay, Harbour' } })
    const booking = await desk.book()
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toBe('Harbour Dental: your appointment is confirmed')
    expect(mail.text).toContain('Check-up – Dr. Grace Hopper')
    expect(mail.text).toMatch(
      /Thursday, March 5, 2026,? (at )?9:00\s–\s9:30\sAM \(America\/New York, Eastern Standard Time\)/,
    )
    const { method, event, mail: whole } = await invitationIn(mail)
    expect(whole.from).toEqual({ name: 'Harbour Dental', address: 'desk@example.com' })
    expect(whole.replyTo).toEqual([{ name: 'Harbour Dental', address: 'hello@harbour.example' }])
    expect(method).toBe('REQUEST')
    expect(event).toMatchObject({
      uid: `${booking.booking_id}@localhost`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Check-up – Harbour Dental',
      location: '1 Quay, Harbour',
      organizer: { params: { CN: 'Harbour Dental' }, val: 'mailto:hello@harbour.example' },
    })
    expect(event.start.toISOString()).toBe(booking.start)
    expect(event.end?.toISOString()).toBe(booking.end)
    expect(String((event.attendee as { val: string }).val).toLowerCase()).toBe(`mailto:${booking.client_email}`)
    expect((await app.inject(pathIn(mail))).statusCode).toBe(200)
  })

  it('has one entry for life: moved and cancelled under the same UID, each time one higher', async () => {
    const booking = await desk.book({ start: '2026-03-05T15:00:00.000Z' })
    const first = await server.take(booking.client_email)
    await change(booking.booking_id, { start: '2026-03-06T15:00:00.000Z' })
    const moved = await server.take(booking.client_email)
    await cancel(booking.booking_id)
    const last = await server.take(booking.client_email)
    expect([moved.subject, last.subject]).toEqual([
      'Harbour Dental: your appointment was changed',
      'Harbour Dental: your appointment was cancelled',
    ])
    const invitations = await Promise.all([first, moved, last].map(invitationIn))
    expect(invitations.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(invitations.map(({ event }) => event.uid)).toEqual(Array(3).fill(`${booking.booking_id}@localhost`))
    expect(invitations.map(({ event }) => Number(event.sequence))).toEqual([0, 1, 2])
    expect(invitations.map(({ event }) => event.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(invitations[1]!.event.start.toISOString()).toBe('2026-03-06T15:00:00.000Z')
    // All links stay valid.
    for (const mail of [first, moved, last]) expect((await app.inject(pathIn(mail))).statusCode).toBe(200)
  })

  it('does not hear of what is not theirs to know', async () => {
    const booking = await desk.book({ start: '2026-03-05T16:00:00.000Z' })
    await server.take(booking.client_email)
    await change(booking.booking_id, { notes: 'Pays late' })
    await change(booking.booking_id, { client_name: 'Ada King' })
    await cancel(booking.booking_id)
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toContain('cancelled')
    expect(mail.raw).not.toContain('Pays late')
    expect((await invitationIn(mail)).text).not.toContain('Pays late')
  })

  it('who gave another address gets the invitation there; links to the old one end', async () => {
    const booking = await desk.book({ start: '2026-03-05T17:00:00.000Z' })
    const old = pathIn(await server.take(booking.client_email))
    const email = anyEmail()
    await change(booking.booking_id, { client_email: email })
    const mail = await server.take(email)
    expect(mail.subject).toBe('Harbour Dental: your appointment is confirmed')
    const { method, event } = await invitationIn(mail)
    expect([method, event.start.toISOString(), Number(event.sequence)]).toEqual(['REQUEST', booking.start, 1])
    expect((await app.inject(old)).statusCode).toBe(404)
    expect((await app.inject(pathIn(mail))).statusCode).toBe(200)
  })

  it('whose address was replaced has the invitation taken back there, and learns nothing of what it is now', async () => {
    const booking = await desk.book({ start: '2026-03-10T14:00:00.000Z', time_zone: 'Europe/London' })
    await server.take(booking.client_email)
    const email = anyEmail()
    const others = { client_name: 'Charles Babbage', client_phone: '+14155550123', notes: 'Pays late' }
    const moved = { start: '2026-03-11T18:00:00.000Z', time_zone: 'America/Chicago' }
    await change(booking.booking_id, { client_email: email, ...others, ...moved })
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toBe('Harbour Dental: an invitation was withdrawn')
    expect(mail.text).toMatch(/Check-up – Dr\. Grace Hopper\s+Tuesday, March 10, 2026,? (at )?2:00\s–\s2:30\sPM/)
    const { method, event, text } = await invitationIn(mail)
    expect(method).toBe('CANCEL')
    expect(event).toMatchObject({ uid: `${booking.booking_id}@localhost`, sequence: 1 })
    expect(event.start.toISOString()).toBe('2026-03-10T14:00:00.000Z')
    expect(event.attendee).toMatchObject({ val: `MAILTO:${booking.client_email}` })
    // RFC 5546 §3.2.5: the event continues without this attendee.
    expect(text).not.toMatch(/^(STATUS|DESCRIPTION|LOCATION|URL)/m)
    const said = `${mail.raw}${mail.text}${mail.html}${text}`
    for (const secret of [
      email,
      'Babbage',
      'Lovelace',
      '5550123',
      'Pays late',
      'March 11',
      '20260311',
      'Chicago',
      '/b/',
    ])
      expect(said).not.toContain(secret)
    expect((await invitationIn(await server.take(email))).event.start.toISOString()).toBe(moved.start)
  })

  it('whose address goes without another has the invitation taken back as well', async () => {
    const booking = await desk.book({ start: '2026-03-10T15:00:00.000Z', client_phone: '+14155550100' })
    await server.take(booking.client_email)
    await change(booking.booking_id, { client_email: null })
    expect((await invitationIn(await server.take(booking.client_email))).method).toBe('CANCEL')
  })

  it('who was told nothing has nothing taken back', async () => {
    const own = await createDesk(app, clock)
    await settings(own, { business: { visitor_mails: { confirmations: false } } })
    const booking = await own.book()
    await settings(own, { business: { visitor_mails: { confirmations: true } } })
    const email = anyEmail()
    await change(booking.booking_id, { client_email: email }, own)
    await server.take(email)
    expect(server.received.filter(({ to }) => to === booking.client_email)).toEqual([])
  })

  it('without an e-mail address gets none, and no link and no reminder is made', async () => {
    const payload = { client_email: null, client_phone: '+14155550100', start: '2026-03-05T18:00:00.000Z' }
    const { booking_id: id } = await desk.book(payload)
    expect(await rows(sql`select 1 from booking_links where booking_id = ${id}`)).toEqual([])
    expect(await rows(sql`select 1 from booking_reminders where booking_id = ${id}`)).toEqual([])
    const email = anyEmail()
    await change(id, { client_email: email })
    expect((await server.take(email)).subject).toContain('is confirmed')
    expect(await rows(sql`select 1 as one from booking_reminders where booking_id = ${id}`)).toHaveLength(2)
  })

  it('is told nothing of a booking that was taken back', async () => {
    const before = await rows(sql`select id from mails`)
    const email = anyEmail()
    const wanted = {
      serviceId: desk.serviceId,
      start: new Date('2026-03-09T15:00:00.000Z'),
      clientName: 'Ada',
      clientEmail: email,
    }
    const undone = app.database.tenant(desk.tenant.tenantId, async (tx) => {
      const by = { source: 'api' as const, actor: { kind: 'api_key' as const, id: null } }
      await app.bookings.create(tx, desk.tenant.tenantId, wanted, by)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows(sql`select id from mails`)).toEqual(before)
  })

  it('hears in the zone where they are, and in the language of the business', async () => {
    const own = await createDesk(app, clock)
    await settings(own, { language: 'de-AT', country: 'AT' })
    const booking = await own.book({ time_zone: 'Europe/Vienna' })
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toBe('Harbour Dental: Ihr Termin ist bestätigt')
    expect(mail.text).toMatch(/Donnerstag, 5\. März 2026.*15:00.*15:30/)
    expect(mail.text).toContain('Europe/Vienna')
  })

  it('hears in their own language where it is known, on the page too', async () => {
    const booking = await desk.book({ start: '2026-03-09T18:00:00.000Z', locale: 'fr-FR' })
    const mail = await server.take(booking.client_email)
    expect(mail.subject).toBe('Harbour Dental : votre rendez-vous est confirmé')
    expect(mail.headers).toContainEqual({ key: 'content-language', value: 'fr' })
    expect((await app.inject(pathIn(mail))).body).toContain('<h1>Votre rendez-vous</h1>')
  })

  it('gets the mails that the business sends, and no others', async () => {
    const own = await createDesk(app, clock)
    await settings(own, { business: { visitor_mails: { confirmations: false } } })
    const quiet = await own.book()
    await settings(own, { business: { visitor_mails: { confirmations: true } } })
    const loud = await own.book({ start: '2026-03-05T16:00:00.000Z' })
    await server.take(loud.client_email)
    expect(server.received.filter(({ to }) => to === quiet.client_email)).toEqual([])
  })
})

describe('names', () => {
  const NAME = 'Evil Bcc: victim@example.com END:VEVENT <img src=x> "A" '.padEnd(118, 'ü')

  it('forge no header, no line of the invitation and no markup', async () => {
    const own = await createDesk(app, clock)
    await settings(own, { name: NAME })
    await own.tenant.send({ method: 'PATCH', url: `/services/${own.serviceId}`, payload: { name: NAME } })
    await own.tenant.send({ method: 'PATCH', url: `/resources/${own.resourceId}`, payload: { name: NAME } })
    const booking = await own.book({ client_name: NAME })
    const mail = await server.take(booking.client_email)
    expect(mail.headers.filter(({ key }) => /^b?cc$/.test(key))).toEqual([])
    expect(mail.html).not.toContain('<img')
    const { text, event } = await invitationIn(mail)
    expect(event.uid).toBe(`${booking.booking_id}@localhost`)
    expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(server.received.filter(({ to }) => to.startsWith('victim'))).toEqual([])
  })
})
