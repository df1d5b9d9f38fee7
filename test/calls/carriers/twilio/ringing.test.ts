import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import type { FakePhoneCall } from '../../../support/fakes/twilio-call.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../support/fakes/realtime.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, eventsOf, makeDue, rowOf, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, type PhoneDesk } from '../../phone-desk.ts'
import { Caller } from './media/caller.ts'

/* A caller waits while phones of the team ring: the next step is another request of the carrier, and each may be lost. */
const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const STATUS = `${BASE_URL}/api/v1/calls/twilio/status`
const PERSON = '+14155550177'
const WANTED = 'I want to talk to a person'
const NOBODY = 'nobody of the team could take your call'

let desk: PhoneDesk
let tenant: TestTenant
let number: string
let ring: PromiseWithResolvers<void>
let talk: PromiseWithResolvers<void>

beforeAll(async () => {
  desk = await openPhoneDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  number = await assignNumber(desk, tenant)
  ring = Promise.withResolvers()
  talk = Promise.withResolvers()
  desk.twilio.lost.clear()
})
afterAll(async () => {
  expect(desk.twilio.violations).toEqual([])
  await desk[Symbol.asyncDispose]()
})

const set = async (voice: object) => {
  const done = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { voice } })
  expect(done.statusCode).toBe(200)
}
const comes = () => desk.twilio.comes(anyNumber(), number, INBOUND)
const idOf = async ({ from }: FakePhoneCall): Promise<string> => {
  const { data } = (await tenant.send({ url: '/calls' })).json<{ data: { call_id: string; phone_number: string }[] }>()
  return data.find(({ phone_number }) => phone_number === from)!.call_id
}
const events = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)
const isRinging = (call: FakePhoneCall) => until(() => call.verbs.includes(`Dial ${PERSON}`))

/** Ways on which phones of the team come to ring for a caller of the text assistant. */
const WAYS: Record<string, () => Promise<FakePhoneCall>> = {
  'before the assistant': async () => {
    await set({ answering: 'staff_first', staff_numbers: [PERSON] })
    const call = comes()
    await isRinging(call)
    return call
  },
  'for a caller who asked for a person': async () => {
    await set({ transfer_number: PERSON })
    const call = comes()
    await (await conversationOf(call)).says(WANTED)
    await isRinging(call)
    return call
  },
  'because the assistant broke': async () => {
    await set({ transfer_number: PERSON })
    const call = comes()
    for (let times = 0; times < 3; times += 1) {
      const relay = await until(() => call.relay)
      relay!.drop()
      await until(() => call.relay !== relay || call.verbs.includes('Dial'))
    }
    await isRinging(call)
    return call
  },
}
/** The way on of a caller whom nobody took. */
const NEXT: Record<string, (call: FakePhoneCall) => Promise<unknown>> = {
  'before the assistant': async (call) =>
    expect((await conversationOf(call)).utterances[0]).toContain('AI assistant of Harbour Dental'),
  'for a caller who asked for a person': async (call) => {
    const back = await until(() => (call.relays.length > 1 && call.relay?.utterances.length ? call.relay : undefined))
    expect(back!.utterances[0]).toContain(NOBODY)
    expect(await back!.says('Yes, please')).toBe('What should the team know?')
  },
  'because the assistant broke': (call) => until(() => call.verbs.includes('Record')),
}

describe.each(Object.keys(WAYS))('phones of the team ring %s', (way) => {
  const rings = (ends?: 'no-answer' | 'busy') =>
    desk.twilio.phone(PERSON, { rings: ring.promise, talks: talk.promise, ...(ends && { ends }) })

  it('and the hook behind them is lost: another process asks itself the same', async () => {
    rings('no-answer')
    const call = await WAYS[way]!()
    desk.twilio.lost.add('transfer')
    ring.resolve()
    await NEXT[way]!(call)
    expect(call.verbs.filter((verb) => verb.startsWith('Dial +'))).toHaveLength(1)
    expect(await rowOf(desk.app, tenant, await idOf(call))).toMatchObject({ transferredAt: null, takenAt: null })
    call.hangUp()
  })

  it('and a person takes the call, whose end comes first from the carrier, from a hook that is lost, or from none', async () => {
    rings()
    for (const told of ['status', 'hook', 'none']) {
      ring = Promise.withResolvers()
      talk = Promise.withResolvers()
      rings()
      const call = await WAYS[way]!()
      const id = await idOf(call)
      ring.resolve()
      await until(async () => (await rowOf(desk.app, tenant, id))!.takenAt !== null)
      if (told === 'status') await call.post(STATUS, { CallStatus: 'completed', CallDuration: '50' })
      if (told !== 'status') desk.twilio.lost.add('transfer')
      if (told === 'none') desk.twilio.lost.add('fallback')
      talk.resolve()
      await call.gone()
      if (told === 'none') await makeDue(desk.app, tenant, id)
      const record = await untilCall(tenant, id, 'completed')
      expect(record).toMatchObject({ ended_reason: 'transferred', summary: expect.stringMatching(/person/) })
      expect((record['rungs'] as string[]).filter((rung) => rung === 'person')).toHaveLength(1)
      expect(record['actions']).toContain('call_transferred')
      expect(call.verbs.at(-1)).not.toBe('Record')
      expect(await events(id)).toEqual(['call.started', 'call.completed'])
    }
  })

  it('and the caller hangs up, which the hook or the carrier tells: nobody was put through', async () => {
    for (const told of ['hook', 'carrier']) {
      ring = Promise.withResolvers()
      rings()
      const call = await WAYS[way]!()
      const id = await idOf(call)
      if (told === 'carrier') desk.twilio.lost.add('transfer')
      call.hangUp()
      ring.resolve()
      await call.gone()
      if (told === 'carrier') await makeDue(desk.app, tenant, id)
      const record = await untilCall(tenant, id, 'completed')
      expect(record).toMatchObject({ ended_reason: 'caller' })
      expect(record['actions']).not.toContain('call_transferred')
      expect(await events(id)).toEqual(['call.started', 'call.completed'])
    }
  })
})

describe('a caller who is back with the text assistant', () => {
  it.each([
    ['en', WANTED, 'Yes, please', 'That the door is open'],
    ['de', 'Ich möchte mit einem Menschen sprechen', 'Ja, bitte', 'Dass die Tür offen ist'],
    ['es', 'Quiero hablar con una persona', 'Sí, por favor', 'Que la puerta está abierta'],
    ['fr', 'Je veux parler à une personne', 'Oui, s’il vous plaît', 'Que la porte est ouverte'],
  ])('leaves the message that was offered: %s', async (language, person, yes, message) => {
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language } })
    await set({ transfer_number: PERSON })
    desk.twilio.phone(PERSON, { ends: 'no-answer' })
    const call = comes()
    const first = await conversationOf(call)
    await first.says(person)
    const back = (await until(() => (call.relay !== first && call.relay?.utterances.length ? call.relay : undefined)))!
    await back.says(yes)
    await back.says(message)
    expect(await back.says('Ada Lovelace')).toContain(message)
    await back.says(yes)
    const id = await idOf(call)
    call.hangUp()
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ rungs: ['relay'], actions: expect.arrayContaining(['message_taken']) })
    const { data } = (await tenant.send({ url: '/leads' })).json<{ data: { notes: string }[] }>()
    expect(data[0]!.notes).toContain(message)
  })

  it('may ask for a person again, and is put through again', async () => {
    await set({ transfer_number: PERSON })
    desk.twilio.phone(PERSON, { ends: 'busy' })
    const call = comes()
    const first = await conversationOf(call)
    await first.says(WANTED)
    const back = await until(() => (call.relay !== first && call.relay?.utterances.length ? call.relay : undefined))
    desk.twilio.phone(PERSON, {})
    await back!.says(WANTED)
    await call.gone()
    const record = await untilCall(tenant, await idOf(call), 'completed')
    expect(record).toMatchObject({ rungs: ['relay', 'person'], ended_reason: 'transferred' })
  })
})

it('a number whose first hook is lost is answered by the fallback', async () => {
  desk.twilio.lost.add('inbound')
  const call = comes()
  expect((await conversationOf(call)).utterances[0]).toContain('AI assistant')
  call.hangUp()
  expect(await untilCall(tenant, await idOf(call), 'completed')).toMatchObject({ rungs: ['relay'] })
})

it('a conversation that ended by its goodbye is not taken up where the hook behind it is lost', async () => {
  const call = comes()
  const relay = await conversationOf(call)
  desk.twilio.lost.add('after')
  await relay.says('Thank you, goodbye')
  await call.gone()
  expect(call.verbs).toEqual(['Connect', 'Hangup'])
  expect(await untilCall(tenant, await idOf(call), 'completed')).toMatchObject({ ended_reason: 'assistant' })
})

it('a message whose hook is lost is found, and is no failure', async () => {
  const call = comes()
  for (let times = 0; times < 3; times += 1) {
    const relay = await until(() => call.relay)
    if (times === 2) desk.twilio.lost.add('recorded')
    relay!.drop()
    await until(() => call.relay !== relay || call.verbs.includes('Record'))
  }
  await call.gone()
  expect(await untilCall(tenant, await idOf(call), 'completed')).toMatchObject({
    ended_reason: 'voicemail',
    rungs: ['relay', 'voicemail'],
    actions: expect.arrayContaining(['message_taken']),
  })
})

describe('a process that stops while phones of the team ring', () => {
  let stopping: PhoneDesk

  beforeAll(async () => {
    stopping = await openPhoneDesk()
  })
  afterAll(async () => {
    expect(stopping.twilio.violations).toEqual([])
    await stopping[Symbol.asyncDispose]()
  })

  it('waits for them, and hands on the caller for whom they still ring', async () => {
    const owner = await createTenant(stopping.app)
    const ours = await assignNumber(stopping, owner)
    const [soon, late] = [anyNumber(), anyNumber()]
    const [rung, hanging] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const answers = async (staff: string, rings: Promise<unknown>) => {
      stopping.twilio.phone(staff, { rings, ends: 'no-answer' })
      const payload = { voice: { answering: 'staff_first', staff_numbers: [staff] } }
      await owner.send({ method: 'PATCH', url: `/tenants/${owner.tenantId}`, payload })
      const call = stopping.twilio.comes(anyNumber(), ours, INBOUND)
      await until(() => call.verbs.includes(`Dial ${staff}`))
      return call
    }
    const first = await answers(soon, rung.promise)
    const second = await answers(late, hanging.promise)
    const draining = stopping.app.calls.drain(2)
    rung.resolve()
    // The team did not take the first one, and this process begins no conversation any more.
    await first.gone()
    expect(first.verbs).toEqual(['Dial', `Dial ${soon}`, 'Say', 'Record', 'Say', 'Hangup'])
    expect(second.verbs).toEqual(['Dial', `Dial ${late}`])
    stopping.twilio.phone(late, { ends: 'no-answer' })
    await draining
    hanging.resolve()
    await second.gone()
    expect(second.verbs.slice(2)).toEqual(['Say', 'Dial', `Dial ${late}`, 'Say', 'Record', 'Say', 'Hangup'])
    const { data } = (await owner.send({ url: '/calls' })).json<{ data: { call_id: string }[] }>()
    for (const { call_id: id } of data) {
      await makeDue(stopping.app, owner, id)
      expect(await untilCall(owner, id, 'completed')).toMatchObject({
        ended_reason: 'shutdown',
        actions: expect.arrayContaining(['message_taken']),
      })
    }
  })
})

describe('a voice model whose caller comes back from the phones of the team', () => {
  let realtime: FakeRealtime
  let spoken: PhoneDesk
  let owner: TestTenant

  beforeAll(async () => {
    realtime = await FakeRealtime.start()
    const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
    const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
    spoken = await openPhoneDesk({ strategy: 'realtime', config: { voice } })
    owner = await createTenant(spoken.app)
    const payload = { voice: { transfer_number: PERSON } }
    await owner.send({ method: 'PATCH', url: `/tenants/${owner.tenantId}`, payload })
  })
  afterAll(async () => {
    expect([realtime.problems, spoken.twilio.violations]).toEqual([[], []])
    await spoken[Symbol.asyncDispose]()
    await realtime[Symbol.asyncDispose]()
  })

  it('is away: the text assistant says that nobody took the call, and goes on from there', async () => {
    const rung = Promise.withResolvers<void>()
    spoken.twilio.phone(PERSON, { ends: 'no-answer', rings: rung.promise })
    const caller = await Caller.pickUp(spoken, realtime, owner)
    const call = { name: 'transfer_call', arguments: { reason: 'visitor_asked' } }
    realtime.script.plan({ calls: [call], say: 'I am putting you through.' })
    await caller.says('A person, please')
    await caller.until(() => caller.phone.verbs.includes(`Dial ${PERSON}`))
    realtime.refusals.push(503, 503)
    rung.resolve()
    const relay = await conversationOf(caller.phone)
    expect(relay.utterances[0]).toContain(NOBODY)
    expect(await relay.says('Yes, please')).toBe('What should the team know?')
    caller.phone.hangUp()
    const record = await untilCall(owner, caller.id, 'completed')
    expect(record).toMatchObject({ rungs: ['voice', 'relay'], ended_reason: 'caller' })
    const said = (record['transcript'] as { text: string }[]).map(({ text }) => text)
    expect(said.filter((text) => text.includes(NOBODY))).toHaveLength(1)
    expect(said.join()).not.toContain('say that again')
    expect(record['actions']).not.toContain('call_transferred')
  })

  it('breaks before it said so: the next connection is told it, and not that the line was interrupted', async () => {
    const rung = Promise.withResolvers<void>()
    spoken.twilio.phone(PERSON, { ends: 'no-answer', rings: rung.promise })
    const caller = await Caller.pickUp(spoken, realtime, owner)
    const call = { name: 'transfer_call', arguments: { reason: 'visitor_asked' } }
    realtime.script.plan({ calls: [call], say: 'I am putting you through.' }, { mute: true })
    await caller.says('A person, please')
    await caller.until(() => caller.phone.verbs.includes(`Dial ${PERSON}`))
    const before = realtime.sessions.length
    rung.resolve()
    await caller.until(() => realtime.sessions.length > before)
    const lost = caller.phone.media!
    lost.drop()
    await caller.until(() => realtime.sessions.length > before + 1 && caller.phone.media !== lost)
    const notes = () => JSON.stringify(realtime.session.brain.items)
    await caller.until(() => notes().includes('nobody of the team picked up'))
    expect(notes()).not.toContain('was not connected with you')
    caller.phone.hangUp()
    await untilCall(owner, caller.id, 'completed')
  })
})
