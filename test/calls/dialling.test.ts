import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CarrierRefusal, CarrierUnavailable } from '../../src/calls/index.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { ScriptedCarrier, type DialledCall } from '../support/scripted-carrier.ts'
import { expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'
import {
  anyNumber,
  eventsOf,
  initiate,
  makeDue,
  openCallDesk,
  readCall,
  rowOf,
  untilCall,
  type CallDesk,
} from './desk.ts'

let desk: CallDesk
let tenant: TestTenant
let phone: string

beforeAll(async () => {
  desk = await openCallDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  phone = anyNumber()
})
afterAll(() => desk[Symbol.asyncDispose]())

type Placed = { providerId: string }

/** A carrier that does not answer until the test allows it. */
function hangs({ places }: { places: boolean }): { asked: Promise<void>; answer(): void } {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<Placed>()
  let first = true
  desk.carrier.plans.set(phone, (call) => {
    if (!first) return Promise.resolve(desk.carrier.place(call))
    first = false
    const placed = places ? desk.carrier.place(call) : { providerId: 'never' }
    asked.resolve()
    return answered.promise.then(() => placed)
  })
  return { asked: asked.promise, answer: () => answered.resolve({ providerId: '' }) }
}

const eventNames = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)

describe('a process that dies while it dials', () => {
  it('after the phone rang, leaves a call that is found and not dialled again', async () => {
    const dying = hangs({ places: true })
    const id = await initiate(tenant, { phone_number: phone })
    await dying.asked
    await makeDue(desk.app, tenant, id)
    await untilCall(tenant, id, 'ringing')
    const { providerId } = desk.carrier.dialled.find(({ call }) => call.id === id)!
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ providerId })
    // The dead process's answers come late, and change nothing.
    await desk.carrier.progress.answered(tenant.tenantId, id)
    dying.answer()
    await desk.carrier.progress.failed(tenant.tenantId, id, 'lost')
    expect(desk.carrier.timesDialled(id)).toBe(1)
    expect(await eventNames(id)).toEqual(['call.started', 'call.failed'])
  })

  it('before the phone rang, leaves a call that is dialled', async () => {
    const dying = hangs({ places: false })
    const id = await initiate(tenant, { phone_number: phone })
    await dying.asked
    await makeDue(desk.app, tenant, id)
    await untilCall(tenant, id, 'ringing')
    expect(desk.carrier.timesDialled(id)).toBe(1)
    dying.answer()
  })

  it('leaves a call that is lost, where the carrier cannot say', async () => {
    const { findDialled } = desk.carrier
    delete desk.carrier.findDialled
    try {
      const dying = hangs({ places: true })
      const id = await initiate(tenant, { phone_number: phone })
      await dying.asked
      await makeDue(desk.app, tenant, id)
      expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'lost' })
      dying.answer()
      // A phone rings, and no process waits for it.
      await until(() => desk.carrier.hungUp.includes(id))
      expect(desk.carrier.timesDialled(id)).toBe(1)
      expect(await eventNames(id)).toEqual(['call.failed'])
    } finally {
      desk.carrier.findDialled = findDialled!
    }
  })

  it('leaves a call of which the carrier has told by itself', async () => {
    const dying = hangs({ places: true })
    const id = await initiate(tenant, { phone_number: phone })
    await dying.asked
    await desk.carrier.progress.answered(tenant.tenantId, id)
    dying.answer()
    await until(async () => (await rowOf(desk.app, tenant, id))!.providerId)
    expect(desk.carrier.timesDialled(id)).toBe(1)
    expect(await readCall(tenant, id)).toMatchObject({ status: 'in_progress' })
  })
})

describe('a carrier that says no', () => {
  it('for good fails the call with its reason, at once', async () => {
    desk.carrier.plans.set(phone, () => Promise.reject(new CarrierRefusal('rejected', 'no')))
    const id = await initiate(tenant, { phone_number: phone })
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'rejected' })
    expect(await eventNames(id)).toEqual(['call.failed'])
  })

  it('for now is asked again, a few times', async () => {
    let asked = 0
    desk.carrier.plans.set(phone, () => {
      asked += 1
      return Promise.reject(new CarrierUnavailable('busy'))
    })
    const id = await initiate(tenant, { phone_number: phone })
    for (let tries = 1; tries < 4; tries += 1) {
      await until(async () => asked === tries && (await rowOf(desk.app, tenant, id))?.lease === null)
      expect(await rowOf(desk.app, tenant, id)).toMatchObject({ status: 'queued', dialledAt: null })
      await makeDue(desk.app, tenant, id)
    }
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'provider_error' })
    expect(asked).toBe(4)
    expect(await eventNames(id)).toEqual(['call.failed'])
  })

  it('by breaking off is asked what it did before it is asked again', async () => {
    let asked = 0
    desk.carrier.plans.set(phone, (call) => {
      asked += 1
      desk.carrier.place(call)
      return Promise.reject(new Error('socket hang up'))
    })
    const id = await initiate(tenant, { phone_number: phone })
    await until(async () => asked === 1 && (await rowOf(desk.app, tenant, id))?.lease === null)
    await makeDue(desk.app, tenant, id)
    await untilCall(tenant, id, 'ringing')
    expect(asked).toBe(1)
  })
})

describe('a call that is ended while it is dialled', () => {
  it('is canceled, and the phone that began to ring is hung up', async () => {
    const slow = hangs({ places: true })
    const id = await initiate(tenant, { phone_number: phone })
    await slow.asked
    const ended = await tenant.send({ method: 'POST', url: `/calls/${id}/end` })
    expect(ended.json()).toMatchObject({ status: 'failed', failure_reason: 'canceled' })
    slow.answer()
    await until(() => desk.carrier.hungUp.includes(id))
    expect(await eventNames(id)).toEqual(['call.failed'])
  })
})

describe('the lines of a tenant', () => {
  // The carrier is asked about a call without a report for a minute, and a busy machine takes that long.
  beforeEach(() => {
    vi.spyOn(desk.carrier, 'lookUp').mockResolvedValue({ status: 'ringing' })
  })
  afterEach(() => vi.restoreAllMocks())

  it('are ten; who comes later waits, in order, and nobody else does', async () => {
    const ids: string[] = []
    for (let n = 0; n < 13; n += 1) ids.push(await initiate(tenant))
    for (const id of ids.slice(0, 10)) await untilCall(tenant, id, 'ringing')
    const other = await createTenant(desk.app)
    await untilCall(other, await initiate(other), 'ringing')
    for (const id of ids.slice(10)) expect(await readCall(tenant, id)).toMatchObject({ status: 'queued' })
    // The oldest waiting call takes the line of a call that ends.
    await desk.carrier.progress.failed(tenant.tenantId, ids[3]!, 'busy')
    await untilCall(tenant, ids[10]!, 'ringing')
    await desk.carrier.progress.answered(tenant.tenantId, ids[4]!)
    await desk.carrier.progress.hungUp(tenant.tenantId, ids[4]!, { ending: 'caller' })
    await untilCall(tenant, ids[11]!, 'ringing')
    expect(await readCall(tenant, ids[12]!)).toMatchObject({ status: 'queued', failure_reason: null })
  })

  it('are not taken by a later call while an older one is about to be dialled', async () => {
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) ids.push(await initiate(tenant))
    const [first, older, later] = [ids[0]!, ids[10]!, ids[11]!]
    for (const id of ids.slice(0, 10)) await untilCall(tenant, id, 'ringing')
    // Claimed by another process that is slow to dial.
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update calls set lease = 'slow', due_at = now() + interval '5 minutes' where id = ${older}`),
    )
    await desk.carrier.progress.failed(tenant.tenantId, first, 'busy')
    const other = await createTenant(desk.app)
    await untilCall(other, await initiate(other), 'ringing')
    expect(await readCall(tenant, later)).toMatchObject({ status: 'queued' })
    await makeDue(desk.app, tenant, older)
    await untilCall(tenant, older, 'ringing')
    expect(await readCall(tenant, later)).toMatchObject({ status: 'queued' })
  })

  it('are ten in all processes together', async () => {
    const carrier = new ScriptedCarrier()
    const second = await startTestApp({ database: desk.app.database, openCarrier: carrier.open })
    try {
      const all = (ids: string[]) =>
        [...carrier.dialled, ...desk.carrier.dialled].filter(({ call }) => ids.includes(call.id))
      const ids = await Promise.all(Array.from({ length: 24 }, () => initiate(tenant)))
      second.calls.wake()
      await until(() => all(ids).length >= 10)
      // A later call has rung, so both processes have had their chance to claim more of the queue.
      const other = await createTenant(desk.app)
      await untilCall(other, await initiate(other), 'ringing')
      expect(all(ids)).toHaveLength(10)
      const [{ call }] = all(ids) as [DialledCall]
      await desk.carrier.progress.failed(tenant.tenantId, call.id, 'busy')
      await until(() => all(ids).length >= 11)
      expect(new Set(all(ids).map((dialled) => dialled.call.id)).size).toBe(all(ids).length)
    } finally {
      await second.close()
    }
  })

  it('that wait can be canceled', async () => {
    const ids: string[] = []
    for (let n = 0; n < 11; n += 1) ids.push(await initiate(tenant))
    for (const id of ids.slice(0, 10)) await untilCall(tenant, id, 'ringing')
    const ended = await tenant.send({ method: 'POST', url: `/calls/${ids[10]}/end` })
    expect(ended.json()).toMatchObject({ status: 'failed', failure_reason: 'canceled' })
    await desk.carrier.progress.failed(tenant.tenantId, ids[0]!, 'busy')
    expect(desk.carrier.timesDialled(ids[10]!)).toBe(0)
  })
})

describe('what the tenant forbids', () => {
  const voice = (settings: object) =>
    tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { voice: settings } })
  const call = (phone_number = phone) =>
    tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number } })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

  it('is a number on its do-not-call list, however it is written', async () => {
    await voice({ do_not_call: ['+52 1 55 1234 5678', '+44 (0)20 7946 0958', '+442079460000', phone] })
    for (const number of [phone, '+525512345678', '+442079460958', '+4402079460000']) {
      const refused = await call(number)
      expectProblem(refused, 409)
      expect(refused.json().detail).toMatch(/do-not-call/)
    }
    expect((await call(anyNumber())).statusCode).toBe(201)
  })

  it('is a number of another country', async () => {
    await voice({ countries: ['DE', 'CA'] })
    expectProblem(await call('+442079460000'), 409)
    expectProblem(await call('+14155550100'), 409)
    expect((await call('+491705551234')).statusCode).toBe(201)
    expect((await call('+14165550100')).statusCode).toBe(201)
  })

  it('is a time outside of its calling hours', async () => {
    await voice({ calling_hours: Object.fromEntries(days.map((day) => [day, []])) })
    const refused = await call()
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/hours/)
    await voice({ calling_hours: Object.fromEntries(days.map((day) => [day, [{ start: '00:00', end: '24:00' }]])) })
    expect((await call()).statusCode).toBe(201)
  })

  it('is a call when the minutes of the month are used up', async () => {
    await voice({ max_minutes: 1 })
    const id = (await call()).json().call_id
    await untilCall(tenant, id, 'ringing')
    await desk.carrier.progress.answered(tenant.tenantId, id)
    await desk.carrier.progress.hungUp(tenant.tenantId, id, { ending: 'caller', duration: 60 })
    const refused = await call()
    expectProblem(refused, 409)
    expect(refused.json().detail).toMatch(/minutes/)
    await voice({ max_minutes: 2 })
    expect((await call()).statusCode).toBe(201)
  })

  it('is not called either when it was allowed while it was queued', async () => {
    let asked = 0
    desk.carrier.plans.set(phone, () => {
      asked += 1
      return Promise.reject(new CarrierUnavailable('busy'))
    })
    const id = await initiate(tenant, { phone_number: phone })
    await until(async () => asked === 1 && (await rowOf(desk.app, tenant, id))?.lease === null)
    await voice({ do_not_call: [phone] })
    await makeDue(desk.app, tenant, id)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'canceled' })
    expect(asked).toBe(1)
  })
})
