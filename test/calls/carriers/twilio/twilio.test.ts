import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAppointment, createTenant, type TestTenant } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, eventsOf, makeDue, readCall, rowOf, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'

const OWN_NUMBER = '+14155550199'
let desk: PhoneDesk
let tenant: TestTenant
let log = ''

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) })
  desk = await openPhoneDesk({ log: stream })
})
beforeEach(async () => {
  desk.twilio.delivery = 'ordered'
  tenant = await createTenant(desk.app)
  await assignNumber(desk, tenant)
})
afterAll(async () => {
  expect(desk.twilio.violations).toEqual([])
  await desk[Symbol.asyncDispose]()
})

const set = async (voice: object) => {
  const payload = { voice }
  const done = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect({ status: done.statusCode, body: done.body }).toMatchObject({ status: 200 })
}
const names = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)

describe('a call out', () => {
  it('is a conversation that ends in an appointment, told with the seconds that Twilio counted', async () => {
    await createAppointment(tenant)
    const call = await phone(desk, tenant, {}, { duration: 77 })
    const relay = await conversationOf(call.phone)
    expect(relay.utterances[0]).toContain('AI assistant of Harbour Dental')
    await relay.says('I would like to book a check-up tomorrow at 10 am')
    expect(await relay.says('Yes')).toContain('booked')
    await relay.says('Thank you, goodbye')
    // The assistant says goodbye, and hangs up when it was heard.
    expect(await relay.closed).toMatchObject({ wasEnded: true })
    const record = await untilCall(tenant, call.id, 'completed')
    expect(record).toMatchObject({ duration: 77, simulated: false, phone_number: call.number })
    expect(record['actions']).toContain('booking_created')
    const roles = (record['transcript'] as { role: string }[]).map(({ role }) => role)
    expect(roles).toEqual(['agent', 'user', 'agent', 'user', 'agent', 'user', 'agent'])
    const events = await eventsOf(desk.app, tenant, call.id)
    expect(events.map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
    expect(events[1]!.data).toMatchObject({ duration: 77, actions: expect.arrayContaining(['booking_created']) })
    expect(await rowOf(desk.app, tenant, call.id)).toMatchObject({ ending: 'agent' })
    expect(relay.refused).toEqual([])
    expect(call.phone.verbs).toEqual(['Connect', 'Hangup'])
  })

  it('is asked for as the vendor has it', async () => {
    const call = await phone(desk, tenant, {}, { ends: 'busy' })
    const { raw } = desk.twilio.requestsTo('/Calls.json').at(-1)!
    const form = new URLSearchParams(raw.toString())
    expect(form.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
    const rest = Object.fromEntries([...form].filter(([name]) => name !== 'StatusCallbackEvent'))
    const query = `?tenant_id=${tenant.tenantId}&call_id=${call.id}`
    const hooks = `${BASE_URL}/api/v1/calls/twilio`
    expect(rest).toEqual({
      To: call.number,
      From: (await desk.app.tenants.get(tenant.tenantId)).numbers[0],
      Url: `${hooks}/voice/${call.id}${query}`,
      Method: 'POST',
      FallbackUrl: `${hooks}/fallback${query}`,
      FallbackMethod: 'POST',
      StatusCallback: `${hooks}/status/${call.id}${query}`,
      StatusCallbackMethod: 'POST',
      Timeout: '30',
      TimeLimit: '2100',
      MachineDetection: 'DetectMessageEnd',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: `${hooks}/amd/${call.id}${query}`,
      AsyncAmdStatusCallbackMethod: 'POST',
    })
  })

  it('shows the number of the business, where it has one', async () => {
    await assignNumber(desk, tenant, OWN_NUMBER)
    await set({ phone_number: OWN_NUMBER })
    const call = await phone(desk, tenant, {}, { ends: 'busy' })
    expect(call.phone.from).toBe(OWN_NUMBER)
    await set({ phone_number: null })
  })

  it.each([
    [{ ends: 'busy' as const, sipCode: 486 }, 'busy'],
    [{ ends: 'no-answer' as const }, 'no_answer'],
    [{ ends: 'canceled' as const }, 'canceled'],
    [{ ends: 'failed' as const, sipCode: 404 }, 'rejected'],
    [{ ends: 'failed' as const, sipCode: 503 }, 'provider_error'],
    [{ refusedWith: 21_215 }, 'rejected', 'country'],
    [{ refusedWith: 21_219 }, 'rejected', 'trial'],
    [{ refusedWith: 21_205 }, 'provider_error'],
  ])('that nobody answers fails once: %j', async (behaviour, reason, refusal: string | null = null) => {
    desk.twilio.delivery = 'doubled'
    const number = anyNumber()
    desk.twilio.phone(number, behaviour)
    const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number } })
    const { call_id: id } = made.json<{ call_id: string }>()
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: reason, refusal })
    await desk.twilio.callTo(number)?.ended
    expect(await names(id)).toEqual(['call.failed'])
  })

  it('that Twilio refuses stands in the log with the code and its cure, and without the number', async () => {
    const number = anyNumber()
    desk.twilio.phone(number, { refusedWith: 21_215 })
    await tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number } })
    const lines = await until(() => {
      const found = log.split('\n').filter((line) => line.includes('The line refused a call') && line.includes('21215'))
      return found.length > 0 && found
    })
    expect(lines.at(-1)).toContain('Geo permissions')
    expect(lines.join()).not.toContain(number)
  })

  it.each(['doubled', 'reversed'] as const)('is told once where its news come %s', async (delivery) => {
    desk.twilio.delivery = delivery
    const call = await phone(desk, tenant)
    await conversationOf(call.phone)
    call.phone.hangUp()
    expect(await untilCall(tenant, call.id, 'completed')).toMatchObject({ duration: 42 })
    await call.phone.ended
    expect(call.phone.hooks.every(({ status }) => status === 200)).toBe(true)
    expect(await names(call.id)).toEqual(['call.started', 'call.completed'])
    expect(await rowOf(desk.app, tenant, call.id)).toMatchObject({ ending: 'caller' })
  })

  it('of which only the end is heard was answered all the same', async () => {
    const call = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, call.id, 'ringing')
    const url = `${BASE_URL}/api/v1/calls/twilio/status/${call.id}?tenant_id=${tenant.tenantId}&call_id=${call.id}`
    await call.phone.post(url, { CallStatus: 'completed', CallDuration: '9' })
    expect(await untilCall(tenant, call.id, 'completed')).toMatchObject({ duration: 9 })
    expect(await names(call.id)).toEqual(['call.started', 'call.completed'])
  })

  it('is found again where the answer was lost, and the phone rings once', async () => {
    const number = anyNumber()
    desk.twilio.phone(number, { ends: 'silence' })
    desk.twilio.lose('POST', '/Calls.json')
    const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number } })
    const { call_id: id } = made.json<{ call_id: string }>()
    await untilCall(tenant, id, 'ringing')
    expect(desk.twilio.calls.filter(({ to }) => to === number)).toHaveLength(1)
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ providerId: desk.twilio.callTo(number)!.sid })
  })

  it('is looked for where nothing is ever heard of it, and is not mixed up with another one', async () => {
    const number = anyNumber()
    desk.twilio.phone(number, { ends: 'mute' })
    const wanted = { method: 'POST' as const, url: '/calls/initiate', payload: { phone_number: number } }
    const first = (await tenant.send(wanted)).json<{ call_id: string }>().call_id
    await untilCall(tenant, first, 'ringing')
    desk.twilio.lose('POST', '/Calls.json')
    const second = (await tenant.send(wanted)).json<{ call_id: string }>().call_id
    await until(
      async () => (await rowOf(desk.app, tenant, second))!.attempts > 0 && desk.twilio.calls.at(-1)!.to === number,
    )
    await until(async () => (await rowOf(desk.app, tenant, second))!.lease === null)
    await makeDue(desk.app, tenant, second)
    await untilCall(tenant, second, 'ringing')
    const placed = desk.twilio.calls.filter(({ to }) => to === number).map(({ sid }) => sid)
    const known = [await rowOf(desk.app, tenant, first), await rowOf(desk.app, tenant, second)]
    expect(known.map((row) => row!.providerId)).toEqual(placed)
  })

  it('of which nothing is heard is asked after', async () => {
    const call = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, call.id, 'ringing')
    call.phone.lapse('no-answer')
    await makeDue(desk.app, tenant, call.id)
    expect(await untilCall(tenant, call.id, 'failed')).toMatchObject({ failure_reason: 'no_answer' })
  })

  it('waits for a Twilio that is too busy, and for a token that is changed', async () => {
    desk.twilio.fail('/Calls.json', { status: 429, body: { code: 20_429, message: 'Too Many Requests', status: 429 } })
    const number = anyNumber()
    desk.twilio.phone(number, { ends: 'busy' })
    const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number } })
    const { call_id: id } = made.json<{ call_id: string }>()
    await until(
      async () =>
        (await rowOf(desk.app, tenant, id))!.attempts > 0 && (await rowOf(desk.app, tenant, id))!.dialledAt === null,
    )
    expect(await readCall(tenant, id)).toMatchObject({ status: 'queued' })
    await makeDue(desk.app, tenant, id)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'busy' })
  })

  it('is hung up by request', async () => {
    const call = await phone(desk, tenant)
    await conversationOf(call.phone)
    const ended = await tenant.send({ method: 'POST', url: `/calls/${call.id}/end` })
    expect(ended.statusCode).toBe(200)
    await call.phone.ended
    expect(call.phone.status).toBe('completed')
    await untilCall(tenant, call.id, 'completed')
    expect(await names(call.id)).toEqual(['call.started', 'call.completed'])
    expect(await rowOf(desk.app, tenant, call.id)).toMatchObject({ ending: 'api' })
  })
})

it('the number of a business says that its calls do not come in yet', async () => {
  const { numbers } = await desk.app.tenants.get(tenant.tenantId)
  const read = await tenant.send({ url: '/calls/line' })
  expect(read.json()).toEqual({
    simulated: false,
    numbers: [{ number: numbers[0], state: 'elsewhere', goes_to: null }],
  })
})

it('a simulated caller is none of this line: 409', async () => {
  const asked = await tenant.send({ method: 'POST', url: '/calls/simulate', payload: {} })
  expect(asked.statusCode).toBe(409)
  expect((await tenant.send({ url: '/calls' })).json().data).toEqual([])
})
