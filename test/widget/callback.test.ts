import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Carrier } from '../../src/calls/index.ts'
import { newId } from '../../src/core/ids.ts'
import { DAY, HOUR } from '../../src/core/time.ts'
import { anyAddress, client, startTestApp } from '../support/app.ts'
import { createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'

/** Rings without ever being answered. */
const silentCarrier: Carrier = {
  isSimulated: true,
  dial: () => Promise.resolve({ providerId: newId('call') }),
  findDialled: () => Promise.resolve(undefined),
  hangUp: () => Promise.resolve(),
  transfer: () => Promise.resolve(),
  lookUp: () => Promise.resolve({ status: 'ringing' }),
}

/** San Francisco, where only 976 is premium rate. */
const anyNumber = () => `+1415${randomInt(2_000_000, 9_000_000)}`

describe('a visitor who wants to be phoned', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let now = new Date('2026-11-18T12:00:00Z')
  const clock = { now: () => now }

  beforeAll(async () => {
    app = await startTestApp({ clock, openCarrier: () => silentCarrier })
  })
  beforeEach(async () => {
    tenant = await createTenant(app, clock)
  })
  afterAll(() => app.close())

  const visitor = async (sessionId = newId('chat'), of = app, remoteAddress = anyAddress()) => {
    const headers = await visitorHeaders(tenant.tenantId, sessionId, clock)
    return (phoneNumber: string, more: object = {}, extra: Record<string, string> = {}) =>
      client(
        of,
        headers,
      )({
        method: 'POST',
        url: '/widget/callback',
        remoteAddress,
        payload: { phone_number: phoneNumber, ...more },
        headers: extra,
      })
  }
  const configure = async (settings: object) => {
    const request = { method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: settings } as const
    expect((await tenant.send(request)).statusCode).toBe(200)
  }
  const over = async (answer: { json(): { call_id: string } }) =>
    expect(await app.calls.progress.failed(tenant.tenantId, answer.json().call_id, 'busy')).toBeDefined()
  const callOf = (id: string) =>
    app.database.tenant(tenant.tenantId, async (tx) => {
      const { callsRepository } = await import('../../src/calls/repository.ts')
      return callsRepository.find(tx, tenant.tenantId, id)
    })

  it('is a queued call of the session, marked as simulated, and no lead before somebody speaks', async () => {
    const sessionId = newId('chat')
    const answer = await (await visitor(sessionId))('+1 415-555-0100', { client_name: 'Ada', locale: 'de' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { call_id: expect.stringMatching(/^call_/), status: 'queued', simulated: true, created_at: now.toISOString() },
    ])
    const call = await callOf(answer.json().call_id)
    expect(call).toMatchObject({
      direction: 'outbound',
      channel: 'phone',
      source: 'widget',
      phoneNumber: '+14155550100',
      clientName: 'Ada',
      locale: 'de',
      sessionId,
      leadId: null,
    })
  })

  it('may write the number as it is dialled in the country of the business', async () => {
    await configure({ country: 'DE' })
    const answer = await (await visitor())('030 / 901820')
    expect(answer.statusCode).toBe(201)
    expect(await callOf(answer.json().call_id)).toMatchObject({ phoneNumber: '+4930901820' })
  })

  it.each(['12', '112', '+499001234567', '+870773123456', 'call 0000', '+1', '0'.repeat(39)])(
    'is told when the number is none that is called: %s',
    async (number) => {
      await configure({ country: 'DE' })
      const answer = await (await visitor())(number)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'phone_number'])
    },
  )

  /** The same text for every limit. */
  const refusedFor = (answer: { statusCode: number; json(): unknown; headers: object }, seconds: number) => {
    expect([answer.statusCode, answer.headers]).toEqual([429, expect.objectContaining({ 'retry-after': `${seconds}` })])
    const words = 'There were too many call-backs asked for from here. Please try again '
    expect(answer.json()).toEqual({ detail: expect.stringMatching(`^${words}in `) })
  }

  it('waits for one call before the next, and so does the number', async () => {
    const ask = await visitor()
    const number = anyNumber()
    const first = await ask(number)
    expect(first.statusCode).toBe(201)
    refusedFor(await ask(anyNumber()), 60)
    refusedFor(await ask(number), 60)
    await over(first)
    expect((await ask(number)).statusCode).toBe(201)
  })

  it('gets three a day; a number is refused to nobody but who used it up', async () => {
    const ask = await visitor()
    const number = anyNumber()
    for (let turn = 0; turn < 3; turn += 1) await over(await ask(number))
    refusedFor(await ask(anyNumber()), 24 * 3_600)
    expect((await (await visitor())(number)).statusCode).toBe(201)
    const start = now
    now = new Date(start.getTime() + DAY + HOUR)
    const tomorrow = await visitor()
    expect((await tomorrow(anyNumber())).statusCode).toBe(201)
    now = start
  })

  it.each([
    ['+52 55 1234 5678', '+52 1 55 1234 5678'],
    ['+44 20 7946 0958', '+44 (0)20 7946 0958'],
    ['030 901820', '+49 30 90 18 20'],
  ])('is one number in whatever spelling: %s and %s', async (number, same) => {
    await configure({ country: 'DE' })
    const remoteAddress = `203.0.113.${randomInt(1, 255)}`
    const from = async () => await visitor(newId('chat'), app, remoteAddress)
    expect((await (await from())(number)).statusCode).toBe(201)
    refusedFor(await (await from())(same), 60)
  })

  it('gets one call of many requests at once', async () => {
    const ask = await visitor()
    const number = anyNumber()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(number)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array<number>(7).fill(429)])
  })

  it('gets the first answer again with the same Idempotency-Key', async () => {
    const ask = await visitor()
    const number = anyNumber()
    const first = await ask(number, {}, { 'idempotency-key': 'once' })
    const again = await ask(number, {}, { 'idempotency-key': 'once' })
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await ask(anyNumber(), {}, { 'idempotency-key': 'once' })).statusCode).toBe(409)
  })

  it('is not told what the business has against the number', async () => {
    const number = anyNumber()
    const words = { detail: 'We cannot call this number at the moment' }
    for (const voice of [
      { do_not_call: [number] },
      { do_not_call: [], countries: ['DE'] },
      { countries: [], calling_hours: { thu: [{ start: '09:00', end: '17:00' }] } },
    ]) {
      await configure({ voice })
      const answer = await (await visitor())(number)
      expect([answer.statusCode, answer.json()]).toEqual([409, words])
    }
  })

  it('is not offered it where the business does not want it, and the config says so before', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const features = async () =>
      (await client(app)({ url: `/widget/config?tenant_id=${tenant.tenantId}`, headers })).json().features
    expect(await features()).toMatchObject({ callback: true, voice: 'browser' })
    await configure({ widget: { features: { callback: false } } })
    expect(await features()).toMatchObject({ callback: false })
    expect((await (await visitor())(anyNumber())).statusCode).toBe(409)
  })

  it('is promised no call on a carrier that is simulated, in production', async () => {
    const production = await startTestApp({
      clock,
      openCarrier: () => silentCarrier,
      config: { isProduction: true, baseUrl: 'https://desk.example.com' },
    })
    try {
      expect(production.calls.callbacks.isOffered).toBe(false)
      const sessionId = newId('chat')
      const asker = { id: sessionId, addresses: [] }
      const request = { phoneNumber: anyNumber(), clientName: null, sessionId, visitor: asker, locale: null }
      const asked = app.database.tenant(tenant.tenantId, (tx) =>
        production.calls.callbacks.request(tx, tenant.tenantId, request),
      )
      await expect(asked).rejects.toMatchObject({ status: 409 })
    } finally {
      await production.close()
    }
    const real = await startTestApp({
      openCarrier: () => ({ ...silentCarrier, isSimulated: false }),
      config: { isProduction: true, baseUrl: 'https://desk.example.com' },
    })
    try {
      expect(real.calls.callbacks.isOffered).toBe(true)
    } finally {
      await real.close()
    }
  })
})
