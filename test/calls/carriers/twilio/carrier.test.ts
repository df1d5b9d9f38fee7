import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CarrierRefusal, CarrierUnavailable } from '../../../../src/calls/index.ts'
import { dialFailure } from '../../../../src/calls/carriers/twilio/client.ts'
import { startTestApp } from '../../../support/app.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { MAX_WAIT_MS } from '../../../support/waits.ts'
import { anyNumber, makeDue, rowOf, untilCall } from '../../desk.ts'
import { assignNumber, openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'

const answer = (status: number, code?: number) => Object.assign(new Error('It did not go well'), { status, code })
const network = (code: string) => Object.assign(new Error('It did not go well'), { code })

describe('a no to a call', () => {
  it.each([
    [answer(400, 21_211), 'rejected'],
    [answer(400, 21_219), 'rejected'],
    [answer(400, 21_205), 'provider_error'],
    [answer(403, 20_003), 'provider_error'],
    [answer(404), 'provider_error'],
  ])('for good: %j', (error, reason) => {
    const failure = dialFailure(error)
    expect(failure).toBeInstanceOf(CarrierRefusal)
    expect((failure as CarrierRefusal).reason).toBe(reason)
    // Twilio's own message may contain numbers.
    expect((failure as CarrierRefusal).message).not.toContain('did not go well')
  })

  it.each([answer(401, 20_003), answer(429, 20_429), network('ECONNREFUSED'), network('ENOTFOUND')])(
    'for now: %j',
    (error) => expect(dialFailure(error)).toBeInstanceOf(CarrierUnavailable),
  )

  it.each([answer(500), answer(503, 20_500), network('ECONNRESET'), network('ECONNABORTED'), new Error('late')])(
    'that may be none: %j',
    (error) => expect(dialFailure(error)).toBe(error),
  )
})

describe('the line', () => {
  let signal: AbortSignal
  let desk: PhoneDesk
  let tenant: TestTenant

  beforeAll(async () => {
    desk = await openPhoneDesk()
    tenant = await createTenant(desk.app)
    await assignNumber(desk, tenant)
  })
  beforeEach(() => {
    signal = AbortSignal.timeout(MAX_WAIT_MS)
  })
  afterAll(() => desk[Symbol.asyncDispose]())

  const ringing = async () => {
    const call = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, call.id, 'ringing')
    return { ...call, row: (await rowOf(desk.app, tenant, call.id))! }
  }

  it('says what became of a call', async () => {
    const { row, phone: placed } = await ringing()
    const { carrier } = desk.app.calls
    expect(await carrier.lookUp(row, signal)).toEqual({ status: 'ringing' })
    placed.status = 'in-progress'
    expect(await carrier.lookUp(row, signal)).toEqual({ status: 'in_progress' })
    placed.hangUp()
    const [startedAt, endedAt] = [expect.any(Date), expect.any(Date)]
    expect(await carrier.lookUp(row, signal)).toEqual({ status: 'completed', duration: 42, startedAt, endedAt })
    placed.status = 'busy'
    expect(await carrier.lookUp(row, signal)).toEqual({ status: 'failed', reason: 'busy' })
    expect(await carrier.lookUp({ ...row, providerId: `CA${'0'.repeat(32)}` }, signal)).toEqual({ status: 'unknown' })
    expect(await carrier.lookUp({ ...row, providerId: null }, signal)).toEqual({ status: 'unknown' })
  })

  it('hangs up what rings and what goes on; what is over already is fine', async () => {
    const { row, phone: placed } = await ringing()
    await desk.app.calls.carrier.hangUp(row, signal)
    expect(placed.status).toBe('completed')
    await desk.app.calls.carrier.hangUp(row, signal)
    await desk.app.calls.carrier.hangUp({ ...row, providerId: null }, signal)
  })

  it('puts nobody through who is not on it', async () => {
    const { row } = await ringing()
    const { carrier } = desk.app.calls
    await expect(carrier.transfer(row, '+14155550777', signal)).rejects.toBeInstanceOf(CarrierRefusal)
    const gone = { ...row, status: 'in_progress' as const, providerId: `CA${'0'.repeat(32)}` }
    await expect(carrier.transfer(gone, '+14155550777', signal)).rejects.toBeInstanceOf(CarrierRefusal)
    expect((await rowOf(desk.app, tenant, row.id))!.ending).toBeNull()
  })

  it('is given up where it fails again and again', async () => {
    const number = anyNumber()
    const down = { status: 503, body: { code: 20_500, message: 'Internal Server Error', status: 503 } }
    desk.twilio.fail('/Calls.json', ...Array.from({ length: 20 }, () => down))
    const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number } })
    const { call_id: id } = made.json<{ call_id: string }>()
    const failed = untilCall(tenant, id, 'failed')
    for (let tries = 1; tries <= 4; tries += 1) {
      await expect
        .poll(async () => {
          const row = (await rowOf(desk.app, tenant, id))!
          return row.status === 'failed' || (row.attempts >= tries && row.lease === null)
        })
        .toBe(true)
      await makeDue(desk.app, tenant, id)
    }
    expect(await failed).toMatchObject({ failure_reason: 'provider_error' })
    expect(desk.twilio.callTo(number)).toBeUndefined()
  })
})

it('warns once where Twilio cannot reach the platform', async () => {
  const log = new PassThrough()
  const twilio = {
    accountSid: `AC${'1'.repeat(32)}`,
    authToken: 'x',
    phoneNumbers: ['+14155550000'],
    strategy: 'relay' as const,
  }
  for (const [baseUrl, apiUrl] of [
    ['http://desk.example.com', 'https://api.twilio.com'],
    ['https://desk.example.com', 'https://api.twilio.com'],
    ['http://localhost:3000', 'http://127.0.0.1:1'],
  ] as const) {
    const app = await startTestApp({ log, config: { baseUrl, twilio: { ...twilio, apiUrl } } })
    await app.close()
  }
  const lines = String(log.read() ?? '').split('\n')
  expect(lines.filter((line) => line.includes('BASE_URL'))).toHaveLength(1)
})
