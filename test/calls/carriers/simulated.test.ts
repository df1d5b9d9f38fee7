import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CarrierUnavailable, type CallRow } from '../../../src/calls/index.ts'
import { callsRepository } from '../../../src/calls/repository.ts'
import { createSimulatedCarrier, type SimulatedCarrierDeps } from '../../../src/calls/carriers/simulated/carrier.ts'
import type { Pause } from '../../../src/calls/carriers/simulated/line.ts'
import { client, startTestApp, type TestAppOptions } from '../../support/app.ts'
import { voicemailFor } from '../../../src/calls/greeting.ts'
import { openCopy } from '../../support/database.ts'
import { createAppointment, createTenant, type TestTenant } from '../../support/factories.ts'
import { FakeOpenAI } from '../../support/fakes/openai.ts'
import { until } from '../../support/until.ts'
import { anyNumber, eventsOf, initiate, makeDue, readCall, untilCall, type CallRecord } from '../desk.ts'

/** Waits end at once, and their lengths are recorded. */
let waited = 0
let pause: Pause
let given: SimulatedCarrierDeps
const openCarrier: NonNullable<TestAppOptions['openCarrier']> = (deps) => {
  given = deps
  return createSimulatedCarrier({ ...deps, pause: (milliseconds, signal) => pause(milliseconds, signal) })
}

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

const [BUSY, NO_ANSWER, VOICEMAIL, PERSON] = ['+15005550001', '+15005550002', '+15005550004', '+14155550177'] as const

const set = (payload: object) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
const eventNames = async (id: string) => (await eventsOf(app, tenant, id)).map(({ event }) => event)
/** A service whose person has no hours. */
async function createService({ send }: TestTenant): Promise<void> {
  const post = (url: string, payload: object) => send({ method: 'POST', url, payload })
  const { resource_id: id } = (await post('/resources', { name: 'Grace Hopper' })).json()
  await post('/services', { name: 'Check-up', duration_minutes: 30, resource_ids: [id] })
}

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
    expect(message!.text).toContain('of Harbour Dental. Your check-up is tomorrow at 9:30. You reach us')
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

  it.each([
    ['en', 'Book an appointment for her.', 'Hello. I would like to book an appointment.'],
    ['de', 'Bitte einen Termin buchen.', 'Ich möchte gern einen Termin buchen.'],
    ['es', 'Reservar una cita.', 'Quiero reservar una cita.'],
    ['fr', 'Prendre un rendez-vous.', 'Je voudrais réserver un rendez-vous.'],
  ])('about a booking without hours or services leaves the wish with the team: %s', async (language, prompt, wish) => {
    await set({ language })
    for (const hasService of [false, true]) {
      if (hasService) await createService(tenant)
      const record = await untilCall(tenant, await initiate(tenant, { custom_prompt: prompt }), 'completed')
      const said = record['transcript'] as { role: string; text: string }[]
      expect(said[1]!.text).toContain(hasService ? 'Check-up' : wish)
      expect({ actions: record['actions'], said }).toMatchObject({ actions: ['message_taken', 'lead_captured'] })
      expect(record['lead']).toMatchObject({ name: 'Ada Lovelace', intent: 'callback' })
    }
  })

  it('that reaches a voicemail without a reason says what the business has set for that', async () => {
    await set({ voice: { voicemail_text: 'Please call us back about your appointment' } })
    const record = await untilCall(tenant, await initiate(tenant, { phone_number: '+15005550004' }), 'completed')
    const [message] = record['transcript'] as { text: string }[]
    expect(message!.text).toMatch(/AI assistant .* Please call us back about your appointment\. /)
    expect(record).toMatchObject({ ended_reason: 'voicemail', lead: null })
    expect(record['summary']).toBe('A voicemail answered, and a message was left on it.')
  })

  it.each(['en', 'de', 'es', 'fr'])(
    'tells a screening service who calls and why, and greets the person behind it: %s',
    async (language) => {
      await set({ language })
      const reason = 'Ada 9:30'
      const id = await initiate(tenant, { phone_number: '+15005550007', custom_prompt: reason })
      const record = await untilCall(tenant, id, 'completed')
      const said = record['transcript'] as { role: string; text: string }[]
      expect(said.slice(0, 6).map(({ role }) => role)).toEqual(['agent', 'user', 'agent', 'user', 'user', 'agent'])
      expect(said[2]!.text).toContain(reason)
      expect(said[2]!.text).toContain('Ada Lovelace')
      // The person had heard nothing of the greeting.
      expect(said[5]!.text).toBe(said[0]!.text)
      expect(record['actions']).toContain('message_taken')
      expect(record['summary']).not.toContain(said[1]!.text.slice(0, 30))
    },
  )

  it.each([
    ['en', 'A machine answered, and no person came to the phone.'],
    ['de', 'Ein Automat nahm ab, und kein Mensch kam ans Telefon.'],
    ['es', 'Contestó una máquina y nadie se puso al teléfono.'],
    ['fr', 'Une machine a répondu, et personne n’est venu au téléphone.'],
  ])('leaves a menu behind which no person is, and makes no lead of it: %s', async (language, summary) => {
    await set({ language })
    const id = await initiate(tenant, { phone_number: '+15005550008' })
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ ended_reason: 'assistant', lead: null, actions: [], summary })
    expect((record['transcript'] as { role: string }[]).filter(({ role }) => role === 'user')).toHaveLength(3)
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
    await set({ voice: { transfer_number: '+14155550177' }, assistant: { handoff_words: ['located'] } })
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
  const carrier = createSimulatedCarrier(given)
  await carrier.stop!()
  const call = { id: 'call_x', phoneNumber: anyNumber() } as CallRow
  await expect(carrier.dial(call, new AbortController().signal)).rejects.toThrow(CarrierUnavailable)
})

const ask = (payload: object) => tenant.send({ method: 'POST', url: '/calls/simulate', payload })

/** The settings, a caller, and the record of the call. */
async function comes(voice: object, caller: object = {}, end = 'completed'): Promise<CallRecord> {
  expect((await set({ voice })).statusCode).toBe(200)
  const made = await ask(caller)
  expect([made.statusCode, made.json()]).toMatchObject([201, { direction: 'inbound', simulated: true }])
  return untilCall(tenant, made.json().call_id, end)
}
const texts = ({ transcript }: CallRecord) => (transcript as { text: string }[]).map(({ text }) => text)
const events = async ({ call_id: id }: CallRecord) =>
  (await eventsOf(app, tenant, String(id))).map(({ event }) => event)

describe('a simulated caller', () => {
  it('is answered by the assistant at once, by default', async () => {
    const record = await comes({})
    expect(record).toMatchObject({ rungs: ['relay'], ended_reason: 'assistant', lead: { name: 'Ada Lovelace' } })
    expect(texts(record)[0]).toContain('AI assistant')
    expect(await events(record)).toEqual(['call.started', 'call.completed'])
  })

  it('books', async () => {
    await createAppointment(tenant)
    expect(await comes({}, { wants: 'booking' })).toMatchObject({
      actions: expect.arrayContaining(['booking_created']),
    })
  })

  it.each([
    ['any phone takes it', [NO_ANSWER, PERSON], {}, 'person'],
    ['one after the other', [BUSY, PERSON], { ring: 'in_order' }, 'person'],
    ['nobody does', [NO_ANSWER, BUSY], {}, 'relay'],
    ['voicemail picks up, which takes nothing', [VOICEMAIL], {}, 'relay'],
    ['the business is closed', [PERSON], { open: false }, 'relay'],
    ['there is no phone', [], {}, 'relay'],
  ])(
    'comes to the team first where %s',
    async (_why, staff_numbers, { ring, ...caller }: { ring?: string; open?: boolean }, rung) => {
      const voice = { answering: 'staff_first', staff_numbers, ...(ring && { ring }) }
      const record = await comes(voice, { open: true, ...caller })
      const isTaken = rung === 'person'
      expect(record).toMatchObject({ rungs: [rung], ended_reason: isTaken ? 'transferred' : 'assistant' })
      expect((record['actions'] as string[]).includes('call_transferred')).toBe(isTaken)
      if (isTaken) expect(record['summary']).toBe('A person of the team took the call.')
      expect(await events(record)).toEqual(['call.started', 'call.completed'])
    },
  )

  it.each([
    ['after_hours', 'no_answer', 'voicemail'],
    ['after_hours', 'busy', 'voicemail'],
    ['when_busy', 'no_answer', 'voicemail'],
    ['when_busy', 'busy', 'relay'],
  ])('%s, the team %s: %s', async (answering, team, rung) => {
    const record = await comes({ answering, staff_numbers: [PERSON] }, { team, open: true })
    expect(record['rungs']).toEqual([rung])
    if (rung === 'relay') return
    expect(record).toMatchObject({ ended_reason: 'voicemail', actions: ['message_taken', 'lead_captured'] })
    expect(record['recording_url']).toBeNull()
    expect(record['summary']).toContain('The caller left a recorded message.')
    expect(texts(record).at(-1)).toContain('The team has your message')
  })

  it.each(['person', 'key_0'])('is put through by a word or a key: %s', async (wants) => {
    const record = await comes({ transfer_number: PERSON }, { wants })
    expect(record).toMatchObject({ rungs: ['relay', 'person'], ended_reason: 'transferred' })
    expect(record['actions']).toContain('call_transferred')
  })

  it.each(['no_answer', 'busy', 'voicemail'])(
    'is back with the assistant where the team does not: %s',
    async (team) => {
      const record = await comes({ transfer_number: PERSON }, { wants: 'person', team })
      expect(record).toMatchObject({ rungs: ['relay'], ended_reason: 'assistant' })
      expect(record['actions']).not.toContain('call_transferred')
      expect(record['actions']).toContain('message_taken')
      expect(texts(record).filter((text) => text.includes('nobody of the team could take your call'))).toHaveLength(1)
      expect(record['summary']).toContain('Nobody of the team could take the call.')
    },
  )

  it.each([
    ['takes', 'completed', { rungs: ['person'], ended_reason: 'transferred' }],
    ['no_answer', 'completed', { rungs: ['voicemail'], ended_reason: 'voicemail' }],
  ])('finds all lines busy, and the team %s', async (team, end, record) => {
    await set({ voice: { lines: 1, transfer_number: PERSON } })
    const other = { channel: 'phone', phoneNumber: '+14155550190', simulated: true } as const
    await app.database.tenant(tenant.tenantId, (tx) => app.calls.receive(tx, tenant.tenantId, other))
    expect(await comes({}, { team, open: true }, end)).toMatchObject(record)
  })

  it('is turned away where the number is blocked, without a record', async () => {
    await set({ voice: { blocked_numbers: ['+14155550191'] } })
    expect((await ask({ phone_number: '+14155550191' })).statusCode).toBe(409)
    expect((await tenant.send({ url: '/calls' })).json().data).toEqual([])
  })

  it('calls once for one key of idempotency', async () => {
    const headers = { 'idempotency-key': 'one' }
    const made = await Promise.all(
      [1, 2].map(() => tenant.send({ method: 'POST', url: '/calls/simulate', payload: {}, headers })),
    )
    const ids = made.map((reply) => reply.json().call_id).filter((id) => id !== undefined)
    expect(new Set(ids).size).toBe(1)
    expect((await tenant.send({ url: '/calls' })).json().data).toHaveLength(1)
    await untilCall(tenant, ids[0], 'completed')
    expect(texts(await readCall(tenant, ids[0])).filter((text) => text.includes('AI assistant'))).toHaveLength(1)
  })
})
