import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import type { FakePhoneCall } from '../../../support/fakes/twilio-call.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, eventsOf, readCall, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, type PhoneDesk } from '../../phone-desk.ts'

const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const [FIRST, SECOND] = ['+14155550171', '+14155550172'] as const
const SHY = '+14155550173'
const OPEN = new Date('2026-03-02T12:00:00Z')
const CLOSED = new Date('2026-03-02T22:00:00Z')

let now = OPEN
let desk: PhoneDesk
let tenant: TestTenant

beforeAll(async () => {
  desk = await openPhoneDesk({ clock: { now: () => now } })
})
beforeEach(async () => {
  now = OPEN
  tenant = await createTenant(desk.app, { now: () => now })
  for (const number of [FIRST, SECOND]) desk.twilio.phone(number, {})
})
afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  expect(desk.twilio.violations).toEqual([])
})

/** The settings, and then a caller. */
async function comes(voice: object, from = anyNumber()): Promise<{ call: FakePhoneCall; id: string }> {
  const ours = await assignNumber(desk, tenant)
  const business = { hours: { mon: [{ start: '09:00', end: '17:00' }] } }
  const payload = { business, voice: { staff_numbers: [FIRST, SECOND], ring_seconds: 15, ...voice } }
  const set = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(set.statusCode).toBe(200)
  const call = desk.twilio.comes(from, ours, INBOUND)
  await until(() => call.verbs.length > 0)
  const { data } = (await tenant.send({ url: '/calls' })).json()
  return { call, id: data[0].call_id }
}

const nobody = (ends: 'no-answer' | 'busy' = 'no-answer') => {
  for (const number of [FIRST, SECOND]) desk.twilio.phone(number, { ends })
}

describe('staff first', () => {
  it('rings all phones, and who takes the call by a key has it', async () => {
    const { call, id } = await comes({ answering: 'staff_first' })
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['person'], ended_reason: 'transferred' })
    expect(call.verbs).toContain(`Dial ${FIRST}`)
    expect(call.verbs).toContain(`Dial ${SECOND}`)
    expect(call.verbs).not.toContain('Connect')
    expect(call.whispers[0]).toMatch(/^A call for .+ from [\d ]+\. Press 1 to take it\.$/)
    expect((await eventsOf(desk.app, tenant, id)).map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
  })

  it('then the assistant greets where nobody picks up', async () => {
    nobody()
    const { call, id } = await comes({ answering: 'staff_first' })
    expect((await conversationOf(call)).utterances[0]).toContain('AI assistant')
    call.hangUp()
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['relay'], ended_reason: 'caller' })
  })

  it('takes a voicemail of the team for nobody', async () => {
    for (const number of [FIRST, SECOND]) desk.twilio.phone(number, { presses: '' })
    const { call, id } = await comes({ answering: 'staff_first' })
    await conversationOf(call)
    call.hangUp()
    const record = await untilCall(tenant, id, 'completed')
    expect(record['actions']).not.toContain('call_transferred')
  })

  it('rings in order where that is wanted', async () => {
    desk.twilio.phone(FIRST, { ends: 'no-answer' })
    const { call, id } = await comes({ answering: 'staff_first', ring: 'in_order' })
    await untilCall(tenant, id, 'completed')
    expect(call.verbs).toEqual(['Dial', `Dial ${FIRST}`, 'Dial', `Dial ${SECOND}`, 'Hangup'])
  })

  it.each([
    ['while the business is closed', () => void (now = CLOSED), {}],
    ['where the team has no phone', () => {}, { staff_numbers: [] }],
    ['by default', () => {}, { answering: null }],
  ])('the assistant answers at once %s', async (_why, happens, more) => {
    happens()
    const { call } = await comes({ answering: 'staff_first', ...more })
    await conversationOf(call)
    expect(call.verbs.join()).not.toContain('Dial')
  })
})

describe('the assistant after hours, or when busy', () => {
  it.each([
    ['after_hours', 'no-answer', 'Record'],
    ['after_hours', 'busy', 'Record'],
    ['when_busy', 'no-answer', 'Record'],
    ['when_busy', 'busy', 'Connect'],
  ] as const)('%s, the team %s: %s', async (answering, ends, verb) => {
    nobody(ends)
    const { call } = await comes({ answering })
    await until(() => call.verbs.includes(verb))
    expect(call.verbs.filter((name) => ['Record', 'Connect'].includes(name))).toEqual([verb])
  })
})

describe('a caller once the minutes of the month are used up', () => {
  const talked = async (seconds: number) => {
    const { call, id } = await comes({ max_minutes: 1 })
    await conversationOf(call)
    call.hangUp()
    await untilCall(tenant, id, 'completed')
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update calls set duration = ${seconds} where id = ${id}`),
    )
  }

  it('leaves a message, and no phone of the team rings', async () => {
    await talked(61)
    const { call, id } = await comes({ max_minutes: 1, answering: 'staff_first' })
    await call.gone()
    expect(call.verbs.filter((name) => name !== 'Say')).toEqual(['Record', 'Hangup'])
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['voicemail'], ended_reason: 'voicemail' })
  })

  it('hears to write instead once the minutes kept for messages are used up, too', async () => {
    await talked(12 * 60)
    const { call, id } = await comes({ max_minutes: 1 })
    await call.gone()
    expect(call.verbs.filter((name) => name !== 'Say')).toEqual(['Hangup'])
    expect(call.heard.at(-1)).toContain('write to us')
    expect(await readCall(tenant, id)).toMatchObject({ status: 'failed', failure_reason: 'rejected' })
  })
})

describe('a caller at a recorder that a rule of the business chose', () => {
  const nothingLeft = {
    status: 'completed',
    failure_reason: null,
    rungs: ['voicemail'],
    recording_url: null,
  }

  it('who hangs up is a caller who hung up, and no failure', async () => {
    nobody()
    const spoken = Promise.withResolvers<void>()
    desk.twilio.phone(SHY, { speaks: spoken.promise })
    const { call, id } = await comes({ answering: 'after_hours' }, SHY)
    await until(() => call.verbs.includes('Record'))
    call.hangUp()
    spoken.resolve()
    await desk.app.calls.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ ...nothingLeft, ended_reason: 'caller' })
    expect((await eventsOf(desk.app, tenant, id)).map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
  })

  it('who says nothing hears so before the line goes dead, and no apology', async () => {
    nobody()
    desk.twilio.phone(SHY, { message: 0 })
    const { call, id } = await comes({ answering: 'after_hours' }, SHY)
    await call.gone()
    expect(call.heard.at(-1)).toContain('heard no message')
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ ...nothingLeft, ended_reason: 'silence' })
    expect((record['transcript'] as { text: string }[]).at(-1)!.text).toBe(call.heard.at(-1))
  })
})

describe('a caller who asks for a person', () => {
  it('is announced with their words, and comes back where nobody takes the call', async () => {
    for (const number of [FIRST, SECOND]) desk.twilio.phone(number, { presses: '2' })
    const { call, id } = await comes({ answering: 'assistant' })
    const relay = await conversationOf(call)
    await relay.says('I want to talk to a person')
    const back = await until(() => (call.relay === relay ? undefined : call.relay))
    expect(call.whispers[0]).toContain('The caller said: I want to talk to a person')
    expect((await until(() => back!.utterances[0]))!).toContain('nobody of the team could take your call')
    call.hangUp()
    expect((await untilCall(tenant, id, 'completed'))['actions']).not.toContain('call_transferred')
    expect((await readCall(tenant, id))['summary']).not.toContain('passed to a person')
  })
})

describe('a phone of the team', () => {
  it('costs nothing extra, and there are five at most', async () => {
    const set = (staff_numbers: string[]) =>
      tenant.send({
        method: 'PATCH',
        url: `/tenants/${tenant.tenantId}`,
        payload: { voice: { staff_numbers } },
      })
    expect((await set(['+19005551234'])).json().detail[0].loc).toEqual(['body', 'voice', 'staff_numbers', 0])
    expect((await set(Array.from({ length: 6 }, anyNumber))).statusCode).toBe(422)
  })
})

describe('a phone that the team switched off', () => {
  const switchOff = () => tenant.send({ method: 'PATCH', url: '/answering', payload: { phone: false } })

  it('rings with the team and then records a message, whatever the rule', async () => {
    await switchOff()
    nobody()
    const { call } = await comes({ answering: 'assistant' })
    await until(() => call.verbs.includes('Record'))
    expect(call.verbs).toContain(`Dial ${FIRST}`)
    expect(call.verbs).not.toContain('Connect')
  })

  it('records a message while the business is closed', async () => {
    now = CLOSED
    await switchOff()
    const { call } = await comes({ answering: 'staff_first' })
    await until(() => call.verbs.includes('Record'))
    expect(call.verbs.filter((verb) => verb.startsWith('Dial') || verb === 'Connect')).toEqual([])
  })
})
