import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CarrierUnavailable, type CallRow } from '../../../src/calls/index.ts'
import { callsRepository } from '../../../src/calls/repository.ts'
import { createSimulatedCarrier, type Pause } from '../../../src/calls/carriers/simulated/carrier.ts'
import { client, startTestApp, type TestAppOptions } from '../../support/app.ts'
import { voicemailFor } from '../../../src/calls/greeting.ts'
import { openCopy } from '../../support/database.ts'
import { createAppointment, createTenant, type TestTenant } from '../../support/factories.ts'
import { FakeOpenAI } from '../../support/fakes/openai.ts'
import { until } from '../../support/until.ts'
import { anyNumber, eventsOf, initiate, makeDue, readCall, untilCall } from '../desk.ts'

/** Waits end at once, and their lengths are recorded. */
let waited = 0
let pause: Pause
const openCarrier: NonNullable<TestAppOptions['openCarrier']> = (deps) =>
  createSimulatedCarrier({ ...deps, pause: (milliseconds, signal) => pause(milliseconds, signal) })

let opened: Awaited<ReturnType<typeof openCopy>>
let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  opened = await openCopy()
  app = await startTestApp({ openCarrier, database: opened.database })
})
beforeEach(async () => {
  waited = 0
  pause = async (milliseconds, signal) => {
    signal.throwIfAborted()
    waited += milliseconds
  }
  tenant = await createTenant(app)
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const set = (payload: object) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
const eventNames = async (id: string) => (await eventsOf(app, tenant, id)).map(({ event }) => event)
/** Blocks the carrier for ever, and records that it came here. */
function holdAt(place: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  pause = (_, signal) =>
    ++count < place
      ? Promise.resolve()
      : new Promise((_resolve, reject) => {
          resolve()
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
  return promise
}

describe('a call on the simulated carrier', () => {
  it.each([
    ['en', 'How long does Check-up take?', '30 minutes'],
    ['de', 'Wie lange dauert Check-up?', '30 Minuten'],
    ['es', '¿Cuánto dura Check-up?', '30 minutos'],
    ['fr', 'Combien de temps dure Check-up ?', '30 minutes'],
  ])('is a conversation of the tenant’s own assistant: %s', async (language, question, answer) => {
    await set({ language })
    await createAppointment(tenant)
    const id = await initiate(tenant, { phone_number: anyNumber(), client_name: 'Grace Hopper' })
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ simulated: true, direction: 'outbound', channel: 'phone', sentiment: 'positive' })
    expect(record).toMatchObject({ lead: { name: 'Grace Hopper' }, actions: ['message_taken', 'lead_captured'] })
    const transcript = record['transcript'] as { role: string; text: string }[]
    expect(transcript.map(({ role }) => role)).toEqual([
      'agent',
      ...Array.from({ length: 4 }, () => ['user', 'agent']).flat(),
    ])
    expect(transcript[1]!.text).toContain(question)
    expect(transcript[2]!.text).toContain(answer)
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
    expect(waited).toBeGreaterThanOrEqual(3_000)
    expect(waited).toBeLessThanOrEqual(8_000)
  })

  it('asks about prices or hours, where the business has no services', async () => {
    const id = await initiate(tenant)
    const record = await untilCall(tenant, id, 'completed')
    expect(JSON.stringify(record['transcript'])).toContain('Where are you located?')
    await set({ business: { hours: { mon: [{ start: '09:00', end: '17:00' }] } } })
    const other = await untilCall(tenant, await initiate(tenant), 'completed')
    expect(JSON.stringify(other['transcript'])).toContain('When are you open?')
  })

  it.each([
    ['+15005550001', 'busy'],
    ['+15005550002', 'no_answer'],
    ['+15005550003', 'rejected'],
    ['+15005550005', 'provider_error'],
  ])('to %s fails: %s', async (number, reason) => {
    const id = await initiate(tenant, { phone_number: number })
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: reason, transcript: [] })
    expect(await eventNames(id)).toEqual(['call.failed'])
  })

  it('that reaches a voicemail leaves a message', async () => {
    await app.tenants.numbers.assign(tenant.tenantId, '+14155550100')
    const id = await initiate(tenant, {
      phone_number: '+15005550004',
      custom_prompt: 'Your check-up is tomorrow at 9:30',
    })
    const record = await untilCall(tenant, id, 'completed')
    expect(record['actions']).toEqual(['message_left'])
    const [message, ...rest] = record['transcript'] as { text: string }[]
    expect(rest).toEqual([])
    expect(message!.text).toContain('Harbour Dental')
    expect(message!.text).toContain('+14155550100')
    expect(message!.text).toContain('I am calling about this: Your check-up is tomorrow at 9:30. You reach us')
    // A visitor's words may be meant for anybody, and no machine hears them.
    const { tenant: settings } = await app.calls.conversations.of(tenant.tenantId, id)
    const call = { source: 'widget' as const, customPrompt: 'Say something rude.' }
    expect(voicemailFor({ call, tenant: settings, language: 'en' })).not.toContain('rude')
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
  })

  it.each([
    ['en', 'Book a Check-up for her.'],
    ['de', 'Bitte einen Termin für Check-up buchen.'],
    ['es', 'Reservar una cita de Check-up.'],
    ['fr', 'Réserver un Check-up.'],
  ])('about a booking makes one: %s', async (language, custom_prompt) => {
    await set({ language })
    await createAppointment(tenant)
    const id = await initiate(tenant, { custom_prompt })
    const record = await untilCall(tenant, id, 'completed')
    const [greeting] = record['transcript'] as { text: string }[]
    expect(greeting!.text).toContain(custom_prompt)
    expect({ actions: record['actions'], said: record['transcript'] }).toMatchObject({
      actions: expect.arrayContaining(['booking_created']),
    })
  })

  it('that reaches a voicemail fails, where the business wants no message left', async () => {
    await set({ voice: { voicemail: 'hang_up' } })
    const id = await initiate(tenant, { phone_number: '+15005550004' })
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'voicemail' })
    expect(await eventNames(id)).toEqual(['call.failed'])
  })

  it('whose callee hangs up in mid-call is completed', async () => {
    const id = await initiate(tenant, { phone_number: '+15005550006' })
    const record = await untilCall(tenant, id, 'completed')
    expect(record['transcript']).toHaveLength(3)
    expect((await app.calls.conversations.of(tenant.tenantId, id)).call.ending).toBe('caller')
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
  })

  it('is put through by the tenant’s rule, and a person has the caller', async () => {
    await set({ voice: { transfer_number: '+14155550100' }, assistant: { handoff_words: ['located'] } })
    const id = await initiate(tenant)
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ actions: ['lead_captured', 'call_transferred'] })
    expect((await app.calls.conversations.of(tenant.tenantId, id)).call.ending).toBe('transfer')
  })
})

describe('a call that is ended by request', () => {
  const end = (id: string) => tenant.send({ method: 'POST', url: `/calls/${id}/end` })

  it('while it rings was canceled', async () => {
    const held = holdAt(1)
    const id = await initiate(tenant)
    await held
    await until(async () => (await readCall(tenant, id)).status === 'ringing')
    expect((await end(id)).statusCode).toBe(200)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'canceled' })
    expect(await eventNames(id)).toEqual(['call.failed'])
  })

  it('while it goes on is completed with what was said', async () => {
    const held = holdAt(4)
    const id = await initiate(tenant)
    await held
    expect((await end(id)).statusCode).toBe(200)
    const record = await untilCall(tenant, id, 'completed')
    expect((record['transcript'] as unknown[]).length).toBeGreaterThan(0)
    expect((await app.calls.conversations.of(tenant.tenantId, id)).call.ending).toBe('api')
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
  })
})

describe('a call whose process died', () => {
  it('is lost: the next process knows nothing of it', async () => {
    const held = holdAt(2)
    const first = await startTestApp({ openCarrier, database: opened.database })
    const made = await first.database.tenant(tenant.tenantId, (tx) =>
      first.calls.initiate(tx, tenant.tenantId, { phoneNumber: anyNumber(), source: 'api' }),
    )
    first.calls.wake()
    await held
    await first.close()
    expect((await readCall(tenant, made.id)).status).toBe('in_progress')
    await app.close()
    app = await startTestApp({ openCarrier, database: opened.database })
    tenant = { ...tenant, send: client(app, tenant.headers.admin_key) }
    await makeDue(app, tenant, made.id)
    expect(await untilCall(tenant, made.id, 'failed')).toMatchObject({ failure_reason: 'lost' })
    expect(await eventNames(made.id)).toEqual(['call.started', 'call.failed'])
  })
})

describe('a process that ends', () => {
  it('begins no call any more, and the next process dials it', async () => {
    const first = await startTestApp({ openCarrier, database: opened.database })
    await app.close()
    const held = holdAt(1)
    await first.calls.carrier.stop?.()
    const made = await first.database.tenant(tenant.tenantId, (tx) =>
      first.calls.initiate(tx, tenant.tenantId, { phoneNumber: anyNumber(), source: 'api' }),
    )
    const row = () => first.database.tenant(tenant.tenantId, (tx) => callsRepository.find(tx, tenant.tenantId, made.id))
    first.calls.wake()
    expect(
      await until(async () => ((await row())!.attempts > 0 && (await row())!.lease === null ? row() : undefined)),
    ).toMatchObject({ status: 'queued', dialledAt: null })
    await first.close()
    app = await startTestApp({ openCarrier, database: opened.database })
    tenant = { ...tenant, send: client(app, tenant.headers.admin_key) }
    await makeDue(app, tenant, made.id)
    await held
    await app.calls.end(tenant.tenantId, made.id)
    expect(await eventNames(made.id)).toHaveLength(1)
  })
})

describe('with a language model', () => {
  it('the callee says what it has to say, and hangs up when it is done', async () => {
    const fake = await FakeOpenAI.start()
    const copy = await openCopy()
    const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
    const config = { models: { chat, embedding: undefined } }
    const other = await startTestApp({ openCarrier, config, database: copy.database })
    const own = await createTenant(other)
    // A model that only ever asks questions.
    fake.reply = () => 'What do you mean by that?'
    const id = await initiate(own, { custom_prompt: 'Ask whether she comes on Friday.' })
    const record = await untilCall(own, id, 'completed')
    expect((record['transcript'] as unknown[]).length).toBeLessThanOrEqual(16)
    expect(waited).toBeLessThanOrEqual(8_000)
    await other.close()
    await copy.close()
    await fake[Symbol.asyncDispose]()
  })
})

it('takes no call once its process stops: the next one dials it', async () => {
  const { progress, talk, conversations, attend } = app.calls
  const carrier = createSimulatedCarrier({ progress, talk, conversations, attend, log: app.log })
  await carrier.stop!()
  const call = { id: 'call_x', phoneNumber: anyNumber() } as CallRow
  await expect(carrier.dial(call, new AbortController().signal)).rejects.toThrow(CarrierUnavailable)
})
