import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { anyNumber, eventsOf, readCall, rowOf, untilCall, type CallRecord } from './desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from './phone-desk.ts'

const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
let desk: PhoneDesk
let tenant: TestTenant
let ours: string

beforeAll(async () => {
  desk = await openPhoneDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  ours = await assignNumber(desk, tenant)
})
afterAll(async () => {
  expect(desk.twilio.violations).toEqual([])
  await desk[Symbol.asyncDispose]()
})

const change = (voice: object, by = tenant) =>
  by.send({ method: 'PATCH', url: `/tenants/${by.tenantId}`, payload: { voice } })
const set = async (voice: object) => {
  const done = await change(voice)
  expect({ status: done.statusCode, body: done.body }).toMatchObject({ status: 200 })
}
const calls = async () => (await tenant.send({ url: '/calls' })).json<{ data: CallRecord[] }>().data
const onlyCall = async () => {
  const [record, ...others] = await calls()
  expect(others).toEqual([])
  return record!['call_id'] as string
}
const names = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)

describe('a call that comes', () => {
  it('is a conversation of the business whose number it is', async () => {
    const caller = anyNumber()
    const call = desk.twilio.comes(caller, ours, INBOUND)
    const relay = await conversationOf(call)
    expect(relay.utterances[0]).toBe('Hello. I am the AI assistant of Harbour Dental. How can I help you?')
    await relay.says('Please call me back. My name is Grace Hopper.')
    await relay.says('Yes, please')
    const id = await onlyCall()
    call.hangUp()
    // The number has no status hook, so the hook after the connection ends the call.
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ direction: 'inbound', channel: 'phone', phone_number: caller, simulated: false })
    expect(record['lead']).toMatchObject({ name: 'Grace Hopper', phone: caller })
    expect(await names(id)).toEqual(['call.started', 'call.completed'])
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'caller', source: 'line' })
  })

  it('ends when the assistant took leave', async () => {
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    const relay = await conversationOf(call)
    await relay.says('Thank you, goodbye')
    await call.ended
    const id = await onlyCall()
    await untilCall(tenant, id, 'completed')
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'agent' })
    expect(call.verbs).toEqual(['Connect', 'Hangup'])
  })

  it('takes its seconds from the status of its number, where that is set', async () => {
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    await conversationOf(call)
    const fields = { CallStatus: 'completed', CallDuration: '31' }
    await call.post(`${BASE_URL}/api/v1/calls/twilio/status`, fields)
    const id = await onlyCall()
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ duration: 31 })
  })

  it('is one call where its hook is asked twice, also at the same time', async () => {
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    const [first, second] = await Promise.all([call.post(INBOUND), call.post(INBOUND)])
    const greeting = /welcomeGreeting="([^"]*)"/
    expect(greeting.exec(first!)![1]).toBe(greeting.exec(second!)![1])
    expect(await names(await onlyCall())).toEqual(['call.started'])
  })

  it.each(['+266696687', 'anonymous', 'Restricted', ''])('may hide its number (%s)', async (from) => {
    const call = desk.twilio.comes(from, ours, INBOUND)
    await conversationOf(call)
    const [record] = await calls()
    expect(record).toMatchObject({ phone_number: '', lead: null, status: 'in_progress' })
  })

  it('to a number that nobody has hears so, and makes no call', async () => {
    const call = desk.twilio.comes(anyNumber(), anyNumber(), INBOUND)
    await call.ended
    expect(call.heard).toEqual(['This number is not in service. Goodbye.'])
    expect(await calls()).toEqual([])
  })
})

describe('the number of a business', () => {
  const shown = async (by = tenant) => (await by.send({ url: `/tenants/${by.tenantId}` })).json().voice.phone_number

  it('is the operator’s to assign: nobody takes it, assigned or not', async () => {
    const other = await createTenant(desk.app)
    const free = anyNumber()
    desk.twilio.options.numbers.push(free)
    for (const number of [ours, free, anyNumber()]) {
      expectInvalid(await change({ phone_number: number }, other), ['body', 'voice', 'phone_number'])
      expect(await shown(other)).toBeNull()
    }
    await set({ phone_number: ours })
    await set({ phone_number: null })
    expect(await shown()).toBe(ours)
    const call = desk.twilio.comes(anyNumber(), free, INBOUND)
    await call.ended
    expect(call.heard).toEqual(['This number is not in service. Goodbye.'])
  })

  it('is one of several that it may show', async () => {
    const second = await assignNumber(desk, tenant)
    expect(await shown()).toBe(ours)
    await set({ phone_number: second })
    expect(await shown()).toBe(second)
    const call = await phone(desk, tenant)
    expect(call.phone.from).toBe(second)
    await desk.app.tenants.numbers.release(second)
    expect(await shown()).toBe(ours)
    await conversationOf(desk.twilio.comes(anyNumber(), ours, INBOUND))
  })

  it('that was released is nobody’s', async () => {
    await desk.app.tenants.numbers.release(ours)
    expect(await shown()).toBeNull()
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    await call.ended
    expect(call.heard).toEqual(['This number is not in service. Goodbye.'])
    const refused = await tenant.send({
      method: 'POST',
      url: '/calls/initiate',
      payload: { phone_number: anyNumber() },
    })
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/No phone number is assigned/)
  })
})

describe('a caller who wants a person', () => {
  const person = '+14155550777'
  const open = {
    business: {
      hours: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ start: '00:00', end: '24:00' }]]),
      ),
    },
  }

  beforeEach(async () => {
    await set({ transfer_number: person })
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: open })
  })

  it('hears that they are put through, and is', async () => {
    desk.twilio.phone(person, {})
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    const relay = await conversationOf(call)
    await relay.says('I want to speak to a person, please')
    await call.ended
    expect(call.verbs).toEqual(['Connect', 'Dial', `Dial ${person}`, 'Hangup'])
    const id = await onlyCall()
    const record = await untilCall(tenant, id, 'completed')
    expect(record['actions']).toContain('call_transferred')
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'transfer' })
  })

  it('hears all of it first', async () => {
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    const relay = await conversationOf(call)
    relay.isSlow = true
    await relay.says('I want to speak to a person, please')
    expect(call.verbs).toEqual(['Connect'])
    relay.play()
    await call.ended
    expect(call.verbs).toContain('Dial')
  })

  it.each(['busy', 'no-answer', 'failed'] as const)(
    'talks to the assistant again where the line is %s',
    async (ends) => {
      desk.twilio.phone(person, { ends })
      const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
      const first = await conversationOf(call)
      await first.says('I want to speak to a person, please')
      const second = await until(() => (call.relay !== first && call.relay?.utterances.length ? call.relay : undefined))
      expect(second!.utterances[0]).toContain('nobody of the team could take your call')
      await second!.says('Then I would like to leave a message')
      call.hangUp()
      const id = await onlyCall()
      const record = await untilCall(tenant, id, 'completed')
      expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'caller' })
      const texts = (record['transcript'] as { text: string }[]).map(({ text }) => text)
      expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('nobody of the team could take')]))
    },
  )

  it('who hangs up first was put through to nobody', async () => {
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND)
    const relay = await conversationOf(call)
    relay.isSlow = true
    await relay.says('I want to speak to a person, please')
    call.hangUp()
    const id = await onlyCall()
    await untilCall(tenant, id, 'completed')
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'caller' })
    expect(call.verbs).toEqual(['Connect'])
  })

  it('is put through over the API where the conversation goes on nowhere', async () => {
    desk.twilio.phone(person, {})
    const made = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, made.id, 'ringing')
    made.phone.status = 'in-progress'
    await desk.app.calls.progress.answered(tenant.tenantId, made.id)
    const row = (await rowOf(desk.app, tenant, made.id))!
    await desk.app.calls.carrier.transfer(row, person, AbortSignal.timeout(MAX_WAIT_MS))
    await made.phone.ended
    expect(made.phone.verbs).toEqual(['Dial', `Dial ${person}`, 'Hangup'])
    await untilCall(tenant, made.id, 'completed')
    expect(await rowOf(desk.app, tenant, made.id)).toMatchObject({ ending: 'transfer' })
  })
})

describe('a machine that picks up', () => {
  it.each(['machine_end_beep', 'machine_end_silence'] as const)(
    'is told who phoned, behind the beep (%s)',
    async (picksUp) => {
      const call = await phone(desk, tenant, {}, { picksUp })
      await call.phone.ended
      expect(call.phone.verbs.slice(-3)).toEqual(['Pause', 'Say', 'Hangup'])
      expect(call.phone.heard[0]).toContain('Harbour Dental')
      const record = await untilCall(tenant, call.id, 'completed')
      expect(record['actions']).toEqual(['message_left'])
      expect((record['transcript'] as { text: string }[]).map(({ text }) => text)).toContain(call.phone.heard[0])
      expect(await rowOf(desk.app, tenant, call.id)).toMatchObject({ ending: 'voicemail' })
      expect(await names(call.id)).toEqual(['call.started', 'call.completed'])
    },
  )

  it('is told once where the news comes twice', async () => {
    const call = await phone(desk, tenant)
    await conversationOf(call.phone)
    const hook = `${BASE_URL}/api/v1/calls/twilio/amd/${call.id}?tenant_id=${tenant.tenantId}&call_id=${call.id}`
    const news = () => call.phone.post(hook, { AnsweredBy: 'machine_end_beep' })
    await Promise.all([news(), news()])
    await call.phone.ended
    expect(call.phone.heard).toHaveLength(1)
  })

  it.each([
    ['hang_up', 'machine_end_beep'],
    ['hang_up', 'fax'],
    ['leave_message', 'fax'],
  ] as const)('is hung up on where the business wants that (%s, %s)', async (voicemail, picksUp) => {
    await set({ voicemail })
    const call = await phone(desk, tenant, {}, { picksUp })
    expect(await untilCall(tenant, call.id, 'failed')).toMatchObject({ failure_reason: 'voicemail' })
    await call.phone.ended
    expect(call.phone.heard).toEqual([])
    expect((await names(call.id)).at(-1)).toBe('call.failed')
    expect(await names(call.id)).not.toContain('call.completed')
  })

  it('that may be a person is spoken with', async () => {
    const call = await phone(desk, tenant, {}, { picksUp: 'unknown' })
    await conversationOf(call.phone)
    await call.phone.idle()
    expect(await readCall(tenant, call.id)).toMatchObject({ status: 'in_progress' })
    expect(call.phone.from).toBe(ours)
  })
})
