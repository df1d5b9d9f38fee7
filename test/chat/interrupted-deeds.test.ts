import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI, type Behaviour } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const PATIENT = { answerMs: 20_000, firstTokenMs: 20_000, idleMs: 20_000, totalMs: 30_000 }

let fake: FakeOpenAI
let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  const config = { models: { chat, embedding: undefined } }
  app = await startTestApp({ config, clock: { now: () => NOW }, modelLimits: PATIENT })
})
beforeEach(async () => {
  fake.reset()
  tenant = await createTenant(app, { now: () => NOW })
  const hours = { fri: [{ start: '09:00', end: '17:00' }] }
  const resource = await post('/resources', { name: 'Grace Hopper', time_zone: 'UTC', weekly_hours: hours })
  await post('/services', { name: 'Check-up', duration_minutes: 30, resource_ids: [resource.resource_id] })
})
afterAll(async () => {
  await app.close()
  await fake[Symbol.asyncDispose]()
})

async function request(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const reply = await tenant.send({ method, url, ...(payload === undefined ? {} : { payload }) })
  if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`)
  return reply.json()
}

const post = (url: string, payload: object = {}) => request('POST', url, payload)
const say = (message: string, more: object = {}) =>
  post('/chat/message', { message, tenant_id: tenant.tenantId, ...more })

const call = (name: string, args: object): Behaviour => ({ call: { name, arguments: JSON.stringify(args) } })
const FRIDAY = call('find_slots', { service: 'Check-up', from: '2026-03-06', time: '10:00' })
/** National format, which is not recognised as a phone in the transcript. */
const BOOK = call('create_booking', { slot: 'slot_1', name: 'Ada Lovelace', phone: '415-555-0100' })

/** A turn that made a booking, and whose model then says nothing more. */
async function bookAndHang() {
  fake.plan({ say: 'NONE' })
  const { session_id: id } = await say('Hello')
  fake.plan(FRIDAY, BOOK, { silent: true })
  const turn = say('A check-up on Friday at 10. I am Ada Lovelace, 415-555-0100', { session_id: id })
  const booking = await until(async () => (await request('GET', '/bookings')).data[0])
  return { id, turn, booking: booking as { booking_id: string; lead_id: string } }
}

describe('what was booked in a turn that never spoke', () => {
  it('says whose conversation it is, also when a newer message overtook the turn', async () => {
    const { id, turn, booking } = await bookAndHang()
    fake.plan({ say: 'NONE' })
    const next = await say('Hello?', { session_id: id })
    expect(await turn).toMatchObject({ reply: null, superseded_by: next.message_id })
    const known = { lead_id: booking.lead_id, client_name: 'Ada Lovelace', client_phone: '+14155550100' }
    expect(await request('GET', `/chat/sessions/${id}`)).toMatchObject(known)
  })

  it('is told in the next turn, also when the lead was erased meanwhile', async () => {
    const { id, turn, booking } = await bookAndHang()
    await post(`/chat/sessions/${id}/takeover`)
    await turn
    await request('DELETE', `/leads/${booking.lead_id}`)
    await post(`/chat/sessions/${id}/release`)
    fake.plan({ say: 'NONE' })
    const next = await say('Did that work?', { session_id: id })
    expect(next).toMatchObject({ actions: ['booking_created'], lead: null })
    expect(next.booking.booking_id).toBe(booking.booking_id)
  })

  it('is told in the next turn with the lead into which its own was merged', async () => {
    const { id, turn, booking } = await bookAndHang()
    await post(`/chat/sessions/${id}/takeover`)
    await turn
    const { lead_id: survivor } = await post('/leads', { name: 'Ada King', email: 'ada@example.com' })
    await post(`/leads/${survivor}/merge`, { lead_id: booking.lead_id })
    await post(`/chat/sessions/${id}/release`)
    fake.plan({ say: 'NONE' })
    expect((await say('Did that work?', { session_id: id })).lead).toMatchObject({ lead_id: survivor })
  })
})
