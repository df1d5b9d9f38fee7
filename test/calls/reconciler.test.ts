import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRow, CarrierState } from '../../src/calls/index.ts'
import { SECOND } from '../../src/core/time.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'
import {
  answeredCall,
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

beforeAll(async () => {
  desk = await openCallDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
})
afterAll(() => desk[Symbol.asyncDispose]())

async function ringingCall(): Promise<string> {
  const id = await initiate(tenant)
  await untilCall(tenant, id, 'ringing')
  return id
}

const eventNames = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)

/** A minute without a report, and this answer of the carrier. */
async function fallsSilent(id: string, state: CarrierState | Error): Promise<void> {
  desk.carrier.states.set(id, state)
  await makeDue(desk.app, tenant, id)
  await until(() => desk.carrier.lookedUp.includes(id))
}

/** A call from a page. */
function webCall(): Promise<CallRow> {
  const { app } = desk
  const coming = { channel: 'web', phoneNumber: '', simulated: false } as const
  return app.database.tenant(tenant.tenantId, (tx) => app.calls.receive(tx, tenant.tenantId, coming))
}

describe('a call of which nothing is heard', () => {
  it('is looked at after a minute, not before', async () => {
    const id = await ringingCall()
    const { dueAt } = (await rowOf(desk.app, tenant, id))!
    const seconds = (dueAt!.getTime() - Date.now()) / SECOND
    expect(seconds).toBeGreaterThan(40)
    expect(seconds).toBeLessThan(70)
  })

  it('goes on as long as its carrier says so, and is looked at again', async () => {
    const id = await answeredCall(desk, tenant)
    for (let minute = 1; minute <= 2; minute += 1) {
      await fallsSilent(id, { status: 'in_progress' })
      await until(async () => {
        const row = await rowOf(desk.app, tenant, id)
        return row?.lease === null && row.dueAt!.getTime() > Date.now()
      })
      expect(desk.carrier.lookedUp.filter((other) => other === id)).toHaveLength(minute)
    }
    expect(await readCall(tenant, id)).toMatchObject({ status: 'in_progress' })
  })

  it('was answered, where its carrier says so', async () => {
    const id = await ringingCall()
    await fallsSilent(id, { status: 'in_progress' })
    await untilCall(tenant, id, 'in_progress')
    expect(await eventNames(id)).toEqual(['call.started'])
  })

  it('was a whole call, where its carrier says so', async () => {
    const id = await ringingCall()
    await fallsSilent(id, { status: 'completed', duration: 17 })
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ duration: 17 })
    expect(await eventNames(id)).toEqual(['call.started', 'call.completed'])
  })

  it('failed, where its carrier says so', async () => {
    const id = await ringingCall()
    await fallsSilent(id, { status: 'failed', reason: 'no_answer' })
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'no_answer' })
  })

  it.each(['ringing', 'in_progress'])('is lost, where its carrier knows nothing of it: %s', async (status) => {
    const id = status === 'ringing' ? await ringingCall() : await answeredCall(desk, tenant)
    await fallsSilent(id, { status: 'unknown' })
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'lost' })
    expect((await eventNames(id)).at(-1)).toBe('call.failed')
  })

  it('is asked for again, where its carrier does not answer', async () => {
    const id = await answeredCall(desk, tenant)
    await fallsSilent(id, new Error('away'))
    await until(async () => (await rowOf(desk.app, tenant, id))?.lease === null)
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ status: 'in_progress', attempts: 1 })
    await fallsSilent(id, { status: 'completed', duration: 3 })
    await untilCall(tenant, id, 'completed')
  })

  it('is lost without being asked for, where the carrier that carried it is gone', async () => {
    const id = await answeredCall(desk, tenant)
    desk.carrier.states.set(id, { status: 'in_progress' })
    desk.carrier.isSimulated = false
    try {
      await makeDue(desk.app, tenant, id)
      await untilCall(tenant, id, 'failed')
    } finally {
      desk.carrier.isSimulated = true
    }
    expect(desk.carrier.lookedUp).not.toContain(id)
  })
})

describe('a call from a page', () => {
  it('is lost when the process that conversed on it tells nothing any more', async () => {
    const { id } = await webCall()
    await desk.carrier.progress.answered(tenant.tenantId, id)
    await makeDue(desk.app, tenant, id)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({
      failure_reason: 'lost',
      channel: 'web',
      phone_number: '',
    })
    expect(desk.carrier.lookedUp).not.toContain(id)
  })

  it('goes on while a process converses on it, which learns of its end', async () => {
    const { id } = await webCall()
    await desk.carrier.progress.answered(tenant.tenantId, id)
    let ends = 0
    desk.app.calls.attend(tenant.tenantId, id, { onOver: () => (ends += 1) })
    await makeDue(desk.app, tenant, id)
    await until(async () => (await rowOf(desk.app, tenant, id))!.dueAt!.getTime() > Date.now() + 30 * SECOND)
    expect(await readCall(tenant, id)).toMatchObject({ status: 'in_progress' })
    expect((await tenant.send({ method: 'POST', url: `/calls/${id}/end` })).statusCode).toBe(200)
    expect(ends).toBe(1)
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ direction: 'inbound', lead: null, actions: [] })
    expect(ends).toBe(1)
  })

  it('is refused when the minutes of the month are used up, as a caller on the phone is', async () => {
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { voice: { max_minutes: 1 } } })
    const { id } = await webCall()
    await desk.carrier.progress.answered(tenant.tenantId, id)
    await desk.carrier.progress.hungUp(tenant.tenantId, id, { ending: 'caller', duration: 61 })
    await expect(webCall()).rejects.toThrow('minutes')
    const { app } = desk
    const why = await app.database.tenant(tenant.tenantId, async (tx) =>
      app.calls.whyTurnedAway(tx, (await app.tenants.findIn(tx, tenant.tenantId))!, '+14155550123'),
    )
    expect(why).toBe('overflow')
  })
})
