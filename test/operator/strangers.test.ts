import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { MINUTE } from '../../src/core/time.ts'
import { anyNumber, makeDue, rowOf, untilCall } from '../calls/desk.ts'
import { goingCall } from '../calls/going-call.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from '../calls/phone-desk.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'

/* Attempts of an untrusted tenant on the operator's numbers and money: through the API, the widget and the assistant. */

const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const FREE = '+14155550006'
const CUBA = '+5355551234'
const GERMANY = '+4930123456'

let now = new Date('2026-03-02T12:00:00Z')
let desk: PhoneDesk
let stranger: TestTenant

beforeAll(async () => {
  desk = await openPhoneDesk({ clock: { now: () => now }, config: { callMinutesPerDay: 200 } })
})
/** Open calls would last until the next day when the clock moves on. */
async function endCalls(): Promise<void> {
  for (const one of desk.twilio.calls) one.hangUp()
  await Promise.all(desk.twilio.calls.map((one) => one.gone()))
  await desk.app.database.system((tx) =>
    tx.execute(
      sql`update calls set status = 'failed', due_at = null where status in ('queued', 'ringing', 'in_progress')`,
    ),
  )
}

beforeEach(async () => {
  await endCalls()
  // A separate day per test.
  now = new Date(now.getTime() + 24 * 60 * MINUTE)
  desk.twilio.options.numbers = [FREE]
  stranger = await createTenant(desk.app, { now: () => now })
})
afterAll(() => desk[Symbol.asyncDispose]())

const set = (voice: object, by = stranger) =>
  by.send({ method: 'PATCH', url: `/tenants/${by.tenantId}`, payload: { voice } })
const call = (phone_number: string, by = stranger) =>
  by.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number } })
/** A call-back of a new visitor. */
const callback = async (phone_number: string, by = stranger) => {
  const page = by.sendAs({ origin: BASE_URL })
  const session = await page({ method: 'POST', url: '/widget/session', payload: { tenant_id: by.tenantId } })
  const headers = { authorization: `Bearer ${session.json<{ token: string }>().token}` }
  return page({ method: 'POST', url: '/widget/callback', headers, payload: { phone_number } })
}
const asked = (number: string) => desk.twilio.callTo(number) !== undefined
const grants = () => desk.app.calls.grants

/** A finished call of this length. */
async function lasted(minutes: number, by = stranger): Promise<void> {
  const { id } = await goingCall(desk.app, by.tenantId, { simulated: false, providerId: newId('call') })
  await desk.app.calls.progress.hungUp(by.tenantId, id, { ending: 'caller', duration: minutes * 60 })
}

describe('a number', () => {
  it('cannot be taken: neither a free one, nor another tenant’s, nor one of elsewhere', async () => {
    const owner = await createTenant(desk.app, { now: () => now })
    const owned = await assignNumber(desk, owner)
    for (const number of [FREE, owned, '+12025550123'])
      expectInvalid(await set({ phone_number: number }), ['body', 'voice', 'phone_number'])
    const heard = desk.twilio.comes(anyNumber(), FREE, INBOUND)
    await heard.ended
    expect((await stranger.send({ url: '/calls' })).json().data).toEqual([])
  })

  it('is needed to call anybody', async () => {
    const number = anyNumber()
    const refused = await call(number)
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/No phone number is assigned/)
    expectProblem(await callback(anyNumber()), 409)
    expect(asked(number)).toBe(false)
  })

  it('of the platform is never shown for a tenant that has none any more when it is dialled', async () => {
    const number = await assignNumber(desk, stranger)
    const called = anyNumber()
    desk.twilio.phone(called, {})
    const made = await call(called)
    await desk.app.tenants.numbers.release(number)
    const { call_id: id } = made.json<{ call_id: string }>()
    const row = await rowOf(desk.app, stranger, id)
    if (row!.status === 'queued') await untilCall(stranger, id, 'failed')
    expect(desk.twilio.calls.filter(({ from }) => from === FREE)).toEqual([])
  })
})

describe('another country', () => {
  beforeEach(async () => {
    await assignNumber(desk, stranger)
  })

  it('is not called by the API', async () => {
    for (const number of [CUBA, GERMANY, '+18765551234', '+25261234567']) {
      const refused = await call(number)
      expectProblem(refused, 409)
      expect(refused.json().detail).toMatch(/operator of this installation allows US/)
    }
    expect((await call(anyNumber())).statusCode).toBe(201)
  })

  it('is not called for a visitor of the widget', async () => {
    for (const number of [CUBA, '+22790123456', '+18765551234']) expectProblem(await callback(number), 409)
    for (const number of ['+447012345678', '+1900555010', '+8821300000000'])
      expectInvalid(await callback(number), ['body', 'phone_number'])
    expect((await callback(anyNumber())).statusCode).toBe(201)
    expect(asked(CUBA)).toBe(false)
  })

  it('cannot be allowed by the tenant itself, only taken away', async () => {
    const refused = await set({ countries: ['US', 'CU'] })
    expectInvalid(refused, ['body', 'voice', 'countries', 1])
    expect(refused.json().detail[0].msg).toMatch(/wider than what the operator of this installation allows \(US\): CU/)
    expect((await set({ countries: ['US'] })).statusCode).toBe(200)
    expectProblem(await call(CUBA), 409)
  })

  it('is called once the operator allows it, and no more once it is denied', async () => {
    await grants().allow(stranger.tenantId, ['DE'])
    expect((await call(GERMANY)).statusCode).toBe(201)
    expect((await set({ countries: ['US', 'DE'] })).statusCode).toBe(200)
    await grants().deny(stranger.tenantId, ['DE'])
    expectProblem(await call('+4930123457'), 409)
    await grants().deny(stranger.tenantId, ['US'])
    expectProblem(await call(anyNumber()), 409)
    await grants().allow(stranger.tenantId, ['US'])
    expect((await call(anyNumber())).statusCode).toBe(201)
    await grants().deny(stranger.tenantId, [])
    const off = await call(anyNumber())
    expectProblem(off, 409)
    expect(off.json().detail).toMatch(/switched calls off/)
  })

  it('is not dialled where it was allowed while the call waited', async () => {
    await grants().allow(stranger.tenantId, ['DE'])
    const { app } = desk
    const number = '+4930123499'
    await app.calls.look()
    const queued = await app.database.tenant(stranger.tenantId, (tx) =>
      app.calls.initiate(tx, stranger.tenantId, { phoneNumber: number, source: 'api' }),
    )
    await grants().deny(stranger.tenantId, ['DE'])
    app.calls.wake()
    // The loop may dial before the denial; the call was then allowed.
    const record = await untilCall(stranger, queued.id, 'failed').catch(() => undefined)
    if (record !== undefined) expect(record).toMatchObject({ failure_reason: 'canceled' })
  })

  it('is no place that a caller is put through to', async () => {
    for (const number of [CUBA, '+19005551234', '+8821300000000', '+447012345678'])
      expectInvalid(await set({ transfer_number: number }), ['body', 'voice', 'transfer_number'])
    expect((await set({ transfer_number: '+14155550777' })).statusCode).toBe(200)
  })

  it('is no place that the assistant puts a caller through to, however it came into the settings', async () => {
    desk.twilio.phone(CUBA, {})
    const { numbers } = await desk.app.tenants.get(stranger.tenantId)
    const wishForAPerson = async () => {
      const coming = desk.twilio.comes(anyNumber(), numbers[0]!, INBOUND)
      const relay = await conversationOf(coming)
      await relay.says('I want to speak to a person, please')
      const answer = relay.utterances.at(-1)
      coming.hangUp()
      await coming.ended
      return { answer, isDialled: coming.verbs.includes('Dial') }
    }
    await grants().allow(stranger.tenantId, ['CU'])
    expect((await set({ transfer_number: CUBA })).statusCode).toBe(200)
    expect(await wishForAPerson()).toMatchObject({ answer: expect.stringMatching(/putting you through/) })
    await grants().deny(stranger.tenantId, ['CU'])
    const refused = { answer: expect.stringMatching(/Nobody of the team can take the call/), isDialled: false }
    expect(await wishForAPerson()).toEqual(refused)
  })
})

describe('the minutes of a day', () => {
  beforeEach(async () => {
    await assignNumber(desk, stranger)
  })

  it('are sixty, for calls out by the API and the widget', async () => {
    await lasted(59)
    expect((await call(anyNumber())).statusCode).toBe(201)
    await lasted(1)
    const refused = await call(anyNumber())
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/day's call minutes are used up/)
    expectProblem(await callback(anyNumber()), 409)
    await endCalls()
    now = new Date(now.getTime() + 24 * 60 * MINUTE)
    expect((await call(anyNumber())).statusCode).toBe(201)
  })

  it('are what the operator grants, and the tenant’s own budget only narrows them', async () => {
    await grants().setMinutes(stranger.tenantId, 90)
    await lasted(60)
    expect((await call(anyNumber())).statusCode).toBe(201)
    await set({ max_minutes: 60 })
    expectProblem(await call(anyNumber()), 409)
    await set({ max_minutes: 100_000 })
    await lasted(30)
    expectProblem(await call(anyNumber()), 409)
  })

  it('count the calls that go on: together they cannot overrun by much', async () => {
    await lasted(55)
    // Each started call counts for at least a minute.
    const going = { simulated: false, providerId: newId('call') }
    const calls = await Promise.all(Array.from({ length: 5 }, () => goingCall(desk.app, stranger.tenantId, going)))
    expectProblem(await call(anyNumber()), 409)
    for (const { id } of calls) await desk.app.calls.progress.hungUp(stranger.tenantId, id, { ending: 'caller' })
    expect((await call(anyNumber())).statusCode).toBe(201)
  })

  it('end a call that goes on', async () => {
    await lasted(59.5)
    const made = await phone(desk, stranger, {}, {}).catch(() => undefined)
    expect(made).toBeDefined()
    const form = new URLSearchParams(desk.twilio.requestsTo('/Calls.json').at(-1)!.raw.toString())
    expect(Number(form.get('TimeLimit'))).toBeLessThanOrEqual(90)
    made!.phone.hangUp()
  })

  it('bind callers too, who leave a message, and later only hear so, in the language of the business', async () => {
    const { numbers } = await desk.app.tenants.get(stranger.tenantId)
    await stranger.send({ method: 'PATCH', url: `/tenants/${stranger.tenantId}`, payload: { language: 'de' } })
    await lasted(60)
    const recorded = desk.twilio.comes(anyNumber(), numbers[0]!, INBOUND)
    await recorded.gone()
    expect(recorded.verbs.filter((verb) => verb !== 'Say')).toEqual(['Record', 'Hangup'])
    expect(recorded.heard[0]).toContain('Bitte nennen Sie nach dem Ton')
    await lasted(10)
    const coming = desk.twilio.comes(anyNumber(), numbers[0]!, INBOUND)
    await coming.ended
    expect(coming.verbs).toEqual(['Say', 'Hangup'])
    expect(coming.heard[0]).toMatch(/wir können zurzeit keine Anrufe annehmen/)
    const [record] = (await stranger.send({ url: '/calls?direction=inbound&status=failed' })).json().data
    expect(record).toMatchObject({ failure_reason: 'rejected', lead: null })
  })

  it('of the installation bound all tenants together', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => createTenant(desk.app, { now: () => now })))
    for (const other of others) await lasted(53, other)
    const refused = await call(anyNumber())
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/minutes of this installation/)
    const { numbers } = await desk.app.tenants.get(stranger.tenantId)
    const coming = desk.twilio.comes(anyNumber(), numbers[0]!, INBOUND)
    await coming.ended
    expect(coming.heard[0]).toMatch(/cannot take calls/)
  })
})

describe('a caller', () => {
  let ours: string
  const comes = (from = anyNumber()) => desk.twilio.comes(from, ours, INBOUND)

  beforeEach(async () => {
    ours = await assignNumber(desk, stranger)
  })

  it('beyond the lines leaves a message, and one line that is free again is theirs', async () => {
    await set({ lines: 2 })
    const [first, second] = [comes(), comes()]
    await Promise.all([conversationOf(first), conversationOf(second)])
    const third = comes()
    await third.ended
    expect(third.verbs).toEqual(['Say', 'Record', 'Say', 'Hangup'])
    const [record] = (await stranger.send({ url: '/calls' })).json().data
    expect(await untilCall(stranger, record.call_id, 'completed')).toMatchObject({
      direction: 'inbound',
      ended_reason: 'voicemail',
      actions: expect.arrayContaining(['message_taken']),
      rungs: ['voicemail'],
    })
    // Outbound calls have lines of their own.
    expect((await phone(desk, stranger)).phone.status).not.toBe('failed')
    first.hangUp()
    // Its last hook was answered, so its line is free.
    await first.gone()
    await conversationOf(comes())
    second.hangUp()
  })

  it('beyond the lines hears to call again while as many messages are being recorded', async () => {
    await set({ lines: 1 })
    await conversationOf(comes())
    const endless = anyNumber()
    const spoken = Promise.withResolvers<void>()
    desk.twilio.phone(endless, { speaks: spoken.promise })
    const recorded = comes(endless)
    await until(() => recorded.verbs.includes('Record'))
    const third = comes()
    await third.ended
    expect(third.heard).toEqual(['All our lines are busy at the moment. Please call again in a few minutes. Goodbye.'])
    const [record] = (await stranger.send({ url: '/calls?status=failed' })).json().data
    expect(record).toMatchObject({ direction: 'inbound', failure_reason: 'busy', lead: null })
    recorded.hangUp()
    spoken.resolve()
    const { data } = (await stranger.send({ url: '/calls?status=in_progress' })).json()
    const { call_id: id } = data.find(({ phone_number: from }: { phone_number: string }) => from === endless)
    await makeDue(desk.app, stranger, id)
    await until(async () => (await rowOf(desk.app, stranger, id))!.hungUpAt !== null)
    const fourth = comes()
    await fourth.ended
    expect(fourth.verbs).toContain('Record')
  })

  it('beyond the lines is put through where a person can be', async () => {
    const person = '+14155550778'
    desk.twilio.phone(person, {})
    await set({ lines: 1, transfer_number: person })
    await conversationOf(comes())
    const second = comes()
    await second.ended
    expect(second.verbs).toEqual(['Dial', `Dial ${person}`, 'Hangup'])
    desk.twilio.phone(person, { ends: 'busy' })
    const third = comes()
    await third.ended
    expect(third.verbs).toEqual(['Dial', `Dial ${person}`, 'Say', 'Record', 'Say', 'Hangup'])
  })

  it('is refused from a blocked number without a trace; a number on the do-not-call list may call', async () => {
    const [blocked, uncalled] = [anyNumber(), anyNumber()]
    await set({ blocked_numbers: [blocked], do_not_call: [uncalled] })
    const refused = comes(blocked)
    await refused.ended
    expect(refused.heard).toEqual(['We cannot take your call. Goodbye.'])
    expect((await stranger.send({ url: '/calls' })).json().data).toEqual([])
    await conversationOf(comes(uncalled))
  })
})
