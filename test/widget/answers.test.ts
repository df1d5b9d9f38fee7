import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, clockAt, type Desk } from '../bookings/visitor-desk.ts'
import { client, startTestApp } from '../support/app.ts'

const SHOP = 'https://www.example.com'
/** Monday; the desk is open from nine to five. */
const clock = clockAt('2026-03-02T08:00:00.000Z')

describe('answers to a visitor of the widget', () => {
  let app: FastifyInstance
  let desk: Desk

  beforeAll(async () => {
    app = await startTestApp({ clock, config: { models: { chat: undefined, embedding: undefined } } })
    desk = await createDesk(app, clock)
    const payload = {
      allowed_domains: ['www.example.com'],
      assistant: { disclosure: 'I am a machine.' },
      business: { address: '12 Harbour Street, New York' },
    }
    await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload })
  })
  afterAll(() => app.close())

  async function visit() {
    const send = client(app)
    const payload = { tenant_id: desk.tenant.tenantId }
    const begun = await send({ method: 'POST', url: '/widget/session', headers: { origin: SHOP }, payload })
    const headers = { origin: SHOP, authorization: `Bearer ${begun.json<{ token: string }>().token}` }
    const say = async (message: string) => {
      const { body } = await send({ method: 'POST', url: '/widget/chat', headers, payload: { message } })
      return JSON.parse(/event: done\ndata: (.*)/.exec(body)![1]!)
    }
    const read = async () => (await send({ url: '/widget/chat', headers })).json()
    return {
      say,
      read,
      post: (url: string, body: object) => send({ method: 'POST', url, headers, payload: body }),
      config: async () => (await send({ url: `/widget/config?tenant_id=${payload.tenant_id}`, headers })).json(),
    }
  }

  it('offer free starts, which are kept with the message and chosen by their words', async () => {
    const { say, read } = await visit()
    const { offer } = await say('I would like a check-up on Thursday')
    expect(offer).toMatchObject({ service_id: desk.serviceId, time_zone: 'America/New_York' })
    expect(offer.starts[0]).toMatchObject({ start: '2026-03-05T14:00:00.000Z', end: '2026-03-05T14:30:00.000Z' })
    expect((await read()).messages.at(-1).offer).toEqual(offer)
    const chosen = await say(offer.starts[1].message)
    expect(chosen.offer).toBeNull()
  })

  it.each([
    ['I would like a check-up on Thursday', /^These times are free for Check-up\. Which one would you like\?$/],
    ['Ich möchte am Donnerstag einen Check-up', /^Diese Zeiten sind für Check-up frei\. Welche möchten Sie\?$/],
  ])('leave the times to the buttons, which callers with a key do not have: %s', async (message, words) => {
    const { say } = await visit()
    const { reply, offer } = await say(message)
    expect(offer.starts.length).toBeGreaterThan(1)
    expect(reply).toMatch(words)
    const unclear = await say('Hmm')
    expect(unclear.offer.starts).toEqual(offer.starts)
    expect(unclear.reply).not.toMatch(/\d/)
    const payload = { message, tenant_id: desk.tenant.tenantId }
    const told = await desk.tenant.send({ method: 'POST', url: '/chat/message', payload })
    expect(told.json().reply).toMatch(/\d{1,2}:\d\d/)
  })

  it('have the link of a booking for who booked it', async () => {
    const { say } = await visit()
    let answer = await say('A check-up this Friday at 11am, please. I am Ada Lovelace, ada@example.com')
    for (let tries = 0; answer.booking === null && tries < 3; tries += 1) answer = await say('Yes, please')
    expect(answer.booking).toMatchObject({ start: '2026-03-06T16:00:00.000Z' })
    const page = await app.inject({ url: new URL(answer.booking.manage_url).pathname })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Ada Lovelace')
    expect(answer.reply).toContain(`The reference is ${answer.booking.reference}.`)
    expect(page.body).toContain(`Reference ${answer.booking.reference}`)
  })

  it('cancel what was booked by the form, once its reference is said back', async () => {
    const booked = await (
      await visit()
    ).post('/widget/bookings', {
      service_id: desk.serviceId,
      start: '2026-03-05T15:00:00.000Z',
      client_name: 'Grace Brewster',
      client_email: 'grace@example.com',
    })
    const { booking_id: id, reference } = booked.json<{ booking_id: string; reference: string }>()
    const { say } = await visit()
    expect((await say('I have to cancel my appointment')).reply).toContain('six letters and figures')
    await say(`It is ${reference}`)
    await say('grace@example.com')
    const cancelled = await say('Yes, please')
    expect(cancelled.booking).toMatchObject({ booking_id: id, reference, status: 'cancelled' })
  })

  describe('know what their own visitor booked by the form', () => {
    const wanted = (start: string) => ({
      service_id: desk.serviceId,
      start,
      client_name: 'Rosa Form',
      client_email: 'rosa.form@example.com',
    })
    const booked = async (start: string) => {
      const visitor = await visit()
      const made = await visitor.post('/widget/bookings', wanted(start))
      expect(made.statusCode).toBe(201)
      return { ...visitor, ...made.json<{ booking_id: string; reference: string; manage_url: string }>() }
    }

    it('and cancel it without a reference or an address', async () => {
      const { say, booking_id: id, reference } = await booked('2026-03-09T15:00:00.000Z')
      expect((await say('I have to cancel my appointment')).reply).toMatch(/Check-up.*March 9/)
      const cancelled = await say('Yes, please')
      expect(cancelled.booking).toMatchObject({ booking_id: id, reference, status: 'cancelled' })
    })

    it('and move it, then keep its link', async () => {
      const { say, booking_id: id } = await booked('2026-03-10T15:00:00.000Z')
      let answer = await say('Can I move my appointment to Wednesday the 11th at 2pm?')
      expect(answer.reply).not.toContain('six letters and figures')
      for (let tries = 0; answer.booking === null && tries < 3; tries += 1) answer = await say('Yes, please')
      expect(answer.booking).toMatchObject({ booking_id: id, start: '2026-03-11T18:00:00.000Z' })
      expect(answer.booking.manage_url).toMatch(/\/b\//)
    })

    it('and show when it could be instead, as buttons, before a day is named', async () => {
      const { say, booking_id: id } = await booked('2026-03-17T14:00:00.000Z')
      const asked = await say('Can I move my appointment to another day?')
      expect(asked.reply).toMatch(/^I found Check-up on .*March 17.*Which day and time would you like instead\?$/)
      expect(asked.offer.starts.length).toBeGreaterThan(1)
      // The form would book a second appointment.
      expect(asked.offer.more).toBe(false)
      const others = await say('Other times')
      expect(others.reply).not.toContain('I found')
      expect(others.offer.starts).not.toEqual(asked.offer.starts)
      const { start, message } = others.offer.starts[0]
      await say(message)
      expect((await say('Yes')).booking).toMatchObject({ booking_id: id, start })
    })

    it('and offer yes and no each time something is to be agreed to', async () => {
      const { say } = await booked('2026-03-18T14:00:00.000Z')
      const labels = ({ suggestions }: { suggestions: { label: string }[] }) => suggestions.map(({ label }) => label)
      expect(labels(await say('Please move my appointment to Thursday the 19th at 10am'))).toEqual(['Yes', 'No'])
      await say('Yes')
      expect(labels(await say('Please move it to Friday the 20th at 10am'))).toEqual(['Yes', 'No'])
    })

    it('and read it out, also when it was made in the middle of the conversation', async () => {
      const { say, post } = await visit()
      await say('Good morning')
      await post('/widget/bookings', wanted('2026-03-12T15:00:00.000Z'))
      expect((await say('When is my appointment?')).reply).toMatch(/Check-up.*March 12/)
    })

    it('and forget it once it is cancelled by its link', async () => {
      const { say, manage_url: link } = await booked('2026-03-13T15:00:00.000Z')
      expect((await say('When is my appointment?')).reply).toMatch(/March 13/)
      const url = new URL(link).pathname
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const gone = await app.inject({ method: 'POST', url, headers, payload: 'action=cancel&version=1' })
      expect(gone.statusCode).toBeLessThan(400)
      expect((await say('I have to cancel my appointment')).reply).not.toMatch(/March 13/)
    })

    it('and ask any other visitor for its reference', async () => {
      await booked('2026-03-16T15:00:00.000Z')
      const { say } = await visit()
      expect((await say('I have to cancel my appointment')).reply).toContain('six letters and figures')
      await say('rosa.form@example.com')
      expect((await say('Yes, please')).booking).toBeNull()
    })
  })

  it('leave it to the page to say that a machine answers; callers with a key are told', async () => {
    const { say, config } = await visit()
    expect(await config()).toMatchObject({ disclosure: 'I am a machine.', address: '12 Harbour Street, New York' })
    expect((await say('How much is a check-up?')).reply).not.toContain('I am a machine.')
    // A greeting says what it is.
    const payload = { message: 'How much is a check-up?', tenant_id: desk.tenant.tenantId }
    const told = await desk.tenant.send({ method: 'POST', url: '/chat/message', payload })
    expect(told.json().reply).toContain('I am a machine.')
  })
})
