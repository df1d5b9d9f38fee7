import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { MINUTE } from '../../src/core/time.ts'
import { anyEmail, startTestApp, type Send } from '../support/app.ts'
import { createAppointment, createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'

describe('actions of a page’s visitor besides chatting', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let serviceId: string
  let resourceId: string
  let now = new Date()
  const clock = { now: () => now }

  beforeAll(async () => {
    app = await startTestApp({ clock })
    tenant = await createTenant(app, clock)
    ;({ serviceId, resourceId } = await createAppointment(tenant))
  })
  afterAll(() => app.close())

  interface Visitor {
    sessionId: string
    send: Send
    post: (url: string, payload: object, headers?: Record<string, string>) => ReturnType<Send>
  }
  const visitor = async (of = tenant): Promise<Visitor> => {
    const sessionId = newId('chat')
    const send = of.sendAs(await visitorHeaders(of.tenantId, sessionId, clock))
    return {
      sessionId,
      send,
      post: (url, payload, headers = {}) => send({ method: 'POST', url, payload, headers }),
    }
  }
  const tomorrow = () => new Date(now.getTime() + 24 * 60 * MINUTE).toISOString().slice(0, 10)
  const starts = async ({ send }: Visitor, more = ''): Promise<string[]> => {
    const query = `service_id=${serviceId}&from=${tomorrow()}&to=${tomorrow()}&time_zone=UTC${more}`
    const answer = await send({ url: `/widget/availability?${query}` })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ slots: { start: string }[] }>().slots.map(({ start }) => start)
  }
  const holding = (start: string | undefined, more: object = {}) => ({ service_id: serviceId, start, ...more })
  const booking = (start: string | undefined, more: object = {}) => ({
    ...holding(start),
    client_name: 'Ada Lovelace',
    client_email: anyEmail(),
    ...more,
  })

  it('shows what is on offer, with the people who do it, and nothing that is not', async () => {
    const hidden = { name: 'Hidden', duration_minutes: 30, active: false }
    await tenant.send({ method: 'POST', url: '/services', payload: hidden })
    const { send } = await visitor()
    expect((await send({ url: '/widget/services' })).json()).toEqual({
      data: [
        {
          service_id: serviceId,
          name: 'Check-up',
          description: null,
          duration_minutes: 30,
          price: null,
          capacity: 1,
          party_min: null,
          party_max: null,
          aliases: [],
          minimum_notice_minutes: 0,
          maximum_days_ahead: 60,
          assignment: 'any',
          resources: [{ resource_id: resourceId, name: 'Grace Hopper' }],
        },
      ],
    })
  })

  it('books a held start, and gives the link that manages it and the calendar entry', async () => {
    const visit = await visitor()
    const [start] = await starts(visit)
    const held = await visit.post('/widget/holds', holding(start))
    expect(held.statusCode).toBe(201)
    expect(await starts(await visitor())).not.toContain(start)
    const { hold_token: holdToken } = held.json<{ hold_token: string }>()
    const made = await visit.post(
      '/widget/bookings',
      booking(start, { hold_token: holdToken, time_zone: 'Asia/Tokyo' }),
    )
    expect(made.statusCode).toBe(201)
    const shown = made.json<{ booking_id: string; reference: string; manage_url: string }>()
    expect(shown).toMatchObject({ source: 'widget', status: 'confirmed', time_zone: 'Asia/Tokyo', is_mailed: true })
    expect(shown).not.toHaveProperty('lead_id')
    const path = new URL(shown.manage_url).pathname
    const page = (await app.inject({ url: path })).body
    expect(page).toContain('Check-up')
    expect(page).toContain(`Reference ${shown.reference}`)
    const entry = await app.inject({ url: `${path}/appointment.ics` })
    expect(entry.body).toContain('BEGIN:VEVENT')

    const kept = (await tenant.send({ url: `/bookings/${shown.booking_id}` })).json<{
      lead_id: string
      history: object[]
    }>()
    expect(kept.lead_id).toMatch(/^lead_/)
    expect(kept.history[0]).toMatchObject({ actor: { kind: 'visitor', id: visit.sessionId } })
  })

  it('books once, however often the same request comes', async () => {
    const visit = await visitor()
    const [start] = await starts(visit)
    const wanted = booking(start)
    const first = await visit.post('/widget/bookings', wanted, { 'idempotency-key': 'a' })
    const again = await visit.post('/widget/bookings', wanted, { 'idempotency-key': 'a' })
    expect(again.json()).toEqual(first.json())
    expect((await visit.post('/widget/bookings', wanted)).statusCode).toBe(409)
  })

  it('lets a conversation keep two starts at once: a third is a 429 until one is over, given back or replaced', async () => {
    const visit = await visitor()
    const [a, b, c, d] = await starts(visit)
    const first = (await visit.post('/widget/holds', holding(a))).json<{ hold_id: string; hold_token: string }>()
    expect((await visit.post('/widget/holds', holding(b))).statusCode).toBe(201)
    const third = await visit.post('/widget/holds', holding(c))
    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(290)
    expect((await (await visitor()).post('/widget/holds', holding(d))).statusCode).toBe(201)

    const replaced = await visit.post('/widget/holds', holding(c, { hold_token: first.hold_token }))
    expect(replaced.statusCode).toBe(201)
    const { hold_id: held } = replaced.json<{ hold_id: string }>()
    expect((await visit.send({ method: 'DELETE', url: `/widget/holds/${held}` })).statusCode).toBe(200)
    expect((await visit.post('/widget/holds', holding(a))).statusCode).toBe(201)
    now = new Date(now.getTime() + 5 * MINUTE + 1)
    expect((await visit.post('/widget/holds', holding(c))).statusCode).toBe(201)
  })

  it('counts holds that come at once', async () => {
    const visit = await visitor()
    const wanted = (await starts(visit)).slice(0, 6)
    const answers = await Promise.all(wanted.map((start) => visit.post('/widget/holds', holding(start))))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  })

  it('gives back what it holds itself, and nothing of anybody else', async () => {
    const [mine, other] = [await visitor(), await visitor()]
    const [start] = await starts(mine)
    const { hold_id: id } = (await mine.post('/widget/holds', holding(start))).json<{ hold_id: string }>()
    expect((await other.send({ method: 'DELETE', url: `/widget/holds/${id}` })).statusCode).toBe(404)
    expect(await starts(other)).not.toContain(start)
    expect((await mine.send({ method: 'DELETE', url: `/widget/holds/${id}` })).statusCode).toBe(200)
    expect(await starts(other)).toContain(start)
  })

  it('takes a lead, and says the same of one that is known', async () => {
    const visit = await visitor()
    const email = anyEmail()
    const payload = { name: 'Ada Lovelace', email, message: '<b>Call me</b>' }
    const first = await visit.post('/widget/leads', payload)
    const again = await (await visitor()).post('/widget/leads', payload)
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual({ received: true })
    expect(again.json()).toEqual(first.json())
    const lead = await app.database.tenant(tenant.tenantId, (tx) =>
      app.leads.capture(tx, tenant.tenantId, { email, source: 'api', typedBy: 'staff' }),
    )
    expect(lead).toMatchObject({
      outcome: 'unchanged',
      lead: { name: 'Ada Lovelace', source: 'widget', notes: '<b>Call me</b>', sessionId: visit.sessionId },
    })
    for (const bad of [{}, { name: 'Ada' }, { email: 'x' }, { phone: '12' }])
      expect((await visit.post('/widget/leads', bad)).statusCode).toBe(422)
  })

  it('says when each service is free next, for a minute the same', async () => {
    const other = await createTenant(app, clock)
    const { serviceId: own } = await createAppointment(other)
    const { send, post } = await visitor(other)
    const read = async () => (await send({ url: '/widget/next-free' })).json<{ next: { start: string }[] }>()
    const first = await read()
    expect(first).toEqual({ time_zone: 'UTC', next: [{ service_id: own, start: expect.any(String) }] })
    const [{ start }] = first.next as [{ start: string }]
    const offered = await send({
      url: `/widget/availability?service_id=${own}&from=${now.toISOString()}&to=${start}&time_zone=UTC`,
    })
    expect(offered.json()).toMatchObject({ slots: [] })
    expect((await post('/widget/bookings', { ...booking(start), service_id: own })).statusCode).toBe(201)
    expect(await read()).toEqual(first)
    now = new Date(now.getTime() + MINUTE)
    expect((await read()).next[0]!.start > start).toBe(true)
  })

  it('does nothing that the tenant has switched off: 409', async () => {
    const other = await createTenant(app, clock)
    const features = { booking: false, contact: false }
    const url = `/tenants/${other.tenantId}`
    expect((await other.send({ method: 'PATCH', url, payload: { widget: { features } } })).statusCode).toBe(200)
    const { send, post } = await visitor(other)
    const [start] = [new Date(now.getTime() + 1).toISOString()]
    const answers = [
      await send({ url: '/widget/services' }),
      await send({ url: `/widget/availability?service_id=x&from=2030-01-01&to=2030-01-02` }),
      await send({ url: '/widget/next-free' }),
      await post('/widget/holds', holding(start)),
      await post('/widget/bookings', booking(start)),
      await post('/widget/leads', { email: anyEmail() }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409, 409])
  })

  it('does not speak where nothing can: 409 that says why', async () => {
    const { post } = await visitor()
    const call = await post('/widget/calls', { sdp: 'v=0\r\nm=audio 9 RTP/AVP 0\r\n' })
    expect(call.statusCode).toBe(409)
    expect(call.json()).toEqual({ detail: 'Voice calls need a voice model, and none is configured' })
  })
})
