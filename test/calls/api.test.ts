import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import {
  answeredCall,
  anyNumber,
  eventsOf,
  initiate,
  openCallDesk,
  readCall,
  untilCall,
  type CallDesk,
} from './desk.ts'

let desk: CallDesk
let tenant: TestTenant

beforeAll(async () => {
  desk = await openCallDesk()
})
// A tenant for each test, because a tenant has ten calls at once at most.
beforeEach(async () => {
  tenant = await createTenant(desk.app)
})
afterAll(() => desk[Symbol.asyncDispose]())

const post = (payload: object, headers = {}) =>
  tenant.send({ method: 'POST', url: '/calls/initiate', payload, headers })

describe('a call that is wanted', () => {
  it('is queued, and shown as it was asked for', async () => {
    const payload = {
      phone_number: '+1 (415) 555-01.00',
      client_name: 'Ada Lovelace',
      call_type: 'outbound',
      custom_prompt: 'Remind of tomorrow.',
    }
    const made = await post(payload)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      call_id: expect.stringMatching(/^call_/),
      status: 'queued',
      direction: 'outbound',
      phone_number: '+14155550100',
      client_name: 'Ada Lovelace',
      call_type: 'outbound',
      simulated: true,
      created_at: expect.stringMatching(/Z$/),
    })
  })

  it('needs a number only, and is outbound', async () => {
    const made = await post({ phone_number: anyNumber(), client_name: null, custom_prompt: null })
    expect(made.json()).toMatchObject({ client_name: null, call_type: 'outbound' })
  })

  it('is linked to the lead with that number, and makes none', async () => {
    const phone = anyNumber()
    expect(await readCall(tenant, await initiate(tenant, { phone_number: phone }))).toMatchObject({ lead: null })
    expect((await tenant.send({ url: '/leads' })).json().data).toEqual([])
    await createLead(tenant, { name: null, phone, email: null })
    expect(await readCall(tenant, await initiate(tenant, { phone_number: phone }))).toMatchObject({
      lead: { name: 'Ada Lovelace', phone, email: null, intent: null },
    })
  })

  it('is made once for an Idempotency-Key', async () => {
    const payload = { phone_number: anyNumber() }
    const headers = { 'idempotency-key': 'call once' }
    const first = await post(payload, headers)
    const again = await post(payload, headers)
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotent-replayed']).toBe('true')
    expectProblem(await post({ phone_number: anyNumber() }, headers), 409)
    await untilCall(tenant, first.json().call_id, 'ringing')
    expect(desk.carrier.timesDialled(first.json().call_id)).toBe(1)
  })

  it.each([
    ['no plus', '14155550100'],
    ['letters', '+1415555CALL'],
    ['a country that begins with 0', '+0155550100'],
    ['six digits', '+123456'],
    ['sixteen digits', '+1234567890123456'],
    ['an extension', '+14155550100;ext=5'],
    ['digits of another script', '+١٤١٥٥٥٥٠١٠٠'],
    ['premium rate in the United States', '+19005550100'],
    ['premium rate in Britain', '+44 9011 234567'],
    ['premium rate and digits behind it', '+1900555010099'],
    ['premium rate in Britain and a digit behind it', '+44 9011 2345678'],
    ['international premium rate', '+979 123 456 789'],
    ['a satellite phone', '+8816 12345678'],
    ['a ship', '+870 773 123456'],
    ['the doctor on call', '+49 116 117'],
    ['directory enquiries', '+33 118 218'],
    ['emergency', '+420 1122'],
    ['a premium area code and too few digits', '+1 900 555 010'],
    ['a premium exchange', '+1 415 976 5555'],
    ['a personal number in the United States', '+1 500 555 0000'],
    ['a personal number in Britain', '+44 70 1234 5678'],
    ['too few digits behind a personal prefix', '+44 70 1234 567'],
    ['shared cost in Germany', '+49 180 1234567'],
    ['shared cost in Switzerland', '+41 844 123 456'],
    ['shared cost in Australia', '+61 1300 123 456'],
    ['a universal access number', '+81 570 123 456'],
    ['international shared cost', '+808 1234 5678'],
    ['a network in orbit', '+882 13 00000000'],
    ['an international personal number', '+878 10 1234567890'],
  ])('is refused for a number with %s', async (_what, phone) => {
    expectInvalid(await post({ phone_number: phone }), ['body', 'phone_number'])
  })

  it.each([
    '+1234567',
    '+123456789012345',
    '+15005550001',
    '+886 912 345 678',
    '+880 1712 345678',
    '+49 30 1234567',
    '+41 (0)44 668 18 00'.replace('(0)', ''),
  ])('is taken for %s: whether it exists is for the line to say', async (phone) => {
    expect((await post({ phone_number: phone })).statusCode).toBe(201)
  })

  it.each(['inbound', 'reminder', '', 'Outbound', 7])('is refused for a call_type of %j', async (call_type) => {
    expectInvalid(await post({ phone_number: anyNumber(), call_type }), ['body', 'call_type'])
  })

  it('is refused for texts that are too long', async () => {
    const phone_number = anyNumber()
    expectInvalid(await post({ phone_number, custom_prompt: 'x'.repeat(4_001) }), ['body', 'custom_prompt'])
    expectInvalid(await post({ phone_number, client_name: 'x'.repeat(121) }), ['body', 'client_name'])
    expect((await post({ phone_number, custom_prompt: '☎'.repeat(4_000) })).statusCode).toBe(201)
  })
})

describe('the record', () => {
  it('of a call that was answered and hung up has everything, and so has its event', async () => {
    const phone = anyNumber()
    const id = await answeredCall(desk, tenant, { phone_number: phone })
    const { progress } = desk.carrier
    await progress.said(tenant.tenantId, id, { role: 'agent', text: 'Hello, I am an AI.' })
    await progress.said(tenant.tenantId, id, { role: 'user', text: 'Great, thank you! Write to ada@example.com' })
    await progress.said(tenant.tenantId, id, { role: 'agent', text: 'We will.' })
    expect(await readCall(tenant, id)).toMatchObject({ status: 'in_progress', duration: 0, ended_at: null })
    await progress.hungUp(tenant.tenantId, id, { ending: 'caller', duration: 42 })
    const record = await untilCall(tenant, id, 'completed')
    const transcript = [
      { role: 'agent', text: 'Hello, I am an AI.' },
      { role: 'user', text: 'Great, thank you! Write to ada@example.com' },
      { role: 'agent', text: 'We will.' },
    ]
    const nine = {
      call_id: id,
      phone_number: phone,
      client_name: 'Ada Lovelace',
      duration: 42,
      direction: 'outbound',
      sentiment: 'positive',
      transcript,
      lead: { name: 'Ada Lovelace', phone, email: 'ada@example.com', intent: expect.any(String) },
      actions: ['lead_captured'],
    }
    expect(record).toEqual({
      ...nine,
      lead_id: expect.stringMatching(/^lead_/),
      status: 'completed',
      channel: 'phone',
      call_type: 'outbound',
      simulated: true,
      summary: expect.stringContaining('Great, thank you!'),
      failure_reason: null,
      refusal: null,
      ended_reason: 'caller',
      rungs: [],
      latency: null,
      cost: null,
      recording_url: null,
      consent: null,
      helpful: null,
      turns: transcript.map((line) => ({
        ...line,
        at_ms: expect.any(Number),
        unsaid: null,
        latency_ms: null,
        actions: [],
      })),
      events: ['call.started', 'call.completed'],
      events_sent: ['call.started', 'lead.captured', 'call.completed'].map((event) => ({
        event_id: expect.stringMatching(/^evt_/),
        event,
        created_at: expect.stringMatching(/Z$/),
      })),
      created_at: expect.any(String),
      started_at: expect.any(String),
      ended_at: expect.any(String),
    })
    const events = await eventsOf(desk.app, tenant, id)
    expect(events.map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
    expect(events[1]!.data).toEqual(nine)
  })

  it('of a call that failed says why, without a summary', async () => {
    const id = await initiate(tenant)
    await untilCall(tenant, id, 'ringing')
    await desk.carrier.progress.failed(tenant.tenantId, id, 'busy')
    const { summary, started_at, ...record } = await readCall(tenant, id)
    expect(record).toMatchObject({ status: 'failed', failure_reason: 'busy', duration: 0, transcript: [] })
    expect({ summary, started_at }).toEqual({ summary: null, started_at: null })
    expect(await eventsOf(desk.app, tenant, id)).toMatchObject([
      { event: 'call.failed', data: { failure_reason: 'busy' } },
    ])
  })
})

describe('the list', () => {
  it('is newest first, by pages, without what was said, and filtered by state and direction', async () => {
    const own = await createTenant(desk.app)
    const ids = [await initiate(own), await initiate(own), await answeredCall(desk, own)]
    await untilCall(own, ids[0]!, 'ringing')
    await untilCall(own, ids[1]!, 'ringing')
    const list = async (query: string) => (await own.send({ url: `/calls${query}` })).json()
    const first = await list('?limit=2')
    expect(first.data.map((call: { call_id: string }) => call.call_id)).toEqual([ids[2], ids[1]])
    expect(first.data[0]).not.toHaveProperty('transcript')
    expect(first.data[0]).toMatchObject({ status: 'in_progress', client_name: 'Ada Lovelace', lead: null })
    const rest = await list(`?limit=2&cursor=${first.next_cursor}`)
    expect(rest).toMatchObject({ data: [{ call_id: ids[0] }], next_cursor: null })
    expect((await list('?status=in_progress')).data).toMatchObject([{ call_id: ids[2] }])
    expect((await list('?status=ringing&direction=outbound')).data).toHaveLength(2)
    expect((await list('?direction=inbound')).data).toEqual([])
    expectProblem(await own.send({ url: '/calls?status=gone' }), 400)
    expectProblem(await own.send({ url: '/calls?cursor=x' }), 400)
  })
})

describe('a call that is ended by request', () => {
  const end = (id: string) => tenant.send({ method: 'POST', url: `/calls/${id}/end` })

  it('is hung up and canceled while it rings', async () => {
    const id = await initiate(tenant)
    await untilCall(tenant, id, 'ringing')
    expect((await end(id)).json()).toMatchObject({ status: 'failed', failure_reason: 'canceled' })
    expect(desk.carrier.hungUp).toContain(id)
    expectProblem(await end(id), 409)
    expect(await eventsOf(desk.app, tenant, id)).toMatchObject([{ event: 'call.failed' }])
  })

  it('is hung up and completed while somebody talks', async () => {
    const id = await answeredCall(desk, tenant)
    expect((await end(id)).statusCode).toBe(200)
    expect(desk.carrier.hungUp).toContain(id)
    await untilCall(tenant, id, 'completed')
    expectProblem(await end(id), 409)
    const events = (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)
    expect(events).toEqual(['call.started', 'call.completed'])
  })

  it('goes on where the carrier cannot be told', async () => {
    const id = await answeredCall(desk, tenant)
    desk.carrier.failsToHangUp = true
    expectProblem(await end(id), 503)
    desk.carrier.failsToHangUp = false
    expect(await readCall(tenant, id)).toMatchObject({ status: 'in_progress' })
    expect((await end(id)).statusCode).toBe(200)
  })

  it('is nobody else’s to end', async () => {
    const id = await initiate(tenant)
    const other = await createTenant(desk.app)
    expectProblem(await other.send({ method: 'POST', url: `/calls/${id}/end` }), 404)
  })
})
