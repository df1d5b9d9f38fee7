import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsRepository } from '../../src/calls/repository.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { answeredCall, eventsOf, openCallDesk, readCall, rowOf, untilCall, type CallDesk } from './desk.ts'

let desk: CallDesk
let tenant: TestTenant

beforeAll(async () => {
  desk = await openCallDesk()
  tenant = await createTenant(desk.app)
})
afterAll(() => desk[Symbol.asyncDispose]())

const TELLINGS = ['ringing', 'answered', 'busy', 'lost', 'hungUp', 'hungUp again', 'said', 'end'] as const
type Telling = (typeof TELLINGS)[number]

async function tell(telling: Telling, id: string): Promise<unknown> {
  const { tenantId } = tenant
  const { progress } = desk.carrier
  switch (telling) {
    case 'ringing':
      return progress.ringing(tenantId, id, 'provider_x')
    case 'answered':
      return progress.answered(tenantId, id)
    case 'busy':
    case 'lost':
      return progress.failed(tenantId, id, telling)
    case 'hungUp':
      return progress.hungUp(tenantId, id, { ending: 'caller', duration: 5 })
    case 'hungUp again':
      return progress.hungUp(tenantId, id, { ending: 'limit', duration: 9 })
    case 'said':
      return progress.said(tenantId, id, { role: 'user', text: 'Hello' })
    case 'end':
      return desk.app.calls.end(tenantId, id).catch(() => undefined)
  }
}

/** A ringing call in this process, so that nothing dials it. */
async function incomingCall(): Promise<string> {
  const { app } = desk
  const coming = { channel: 'phone', phoneNumber: '+14155550123', simulated: true } as const
  const row = await app.database.tenant(tenant.tenantId, (tx) => app.calls.receive(tx, tenant.tenantId, coming))
  return row.id
}

/** Expected outcome, from a second implementation of the state machine. */
function expected(tellings: readonly Telling[]): { events: string[]; reason: string | undefined } {
  const events: string[] = []
  for (const telling of tellings) {
    const isAnswered = events.length > 0
    if (telling === 'busy' || telling === 'lost') return { events: [...events, 'call.failed'], reason: telling }
    if (telling === 'end' && !isAnswered) return { events: ['call.failed'], reason: 'canceled' }
    if (isAnswered && (telling === 'end' || telling.startsWith('hungUp')))
      return { events: [...events, 'call.completed'], reason: undefined }
    if (telling === 'answered' && !isAnswered) events.push('call.started')
  }
  return { events, reason: undefined }
}

describe('how a call goes on', () => {
  it('is a legal path with one end, whatever is told, however often and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...TELLINGS), { maxLength: 8 }), async (tellings) => {
        const id = await incomingCall()
        for (const telling of tellings) await tell(telling, id)
        const { events, reason } = expected(tellings)
        const isCompleted = events.at(-1) === 'call.completed'
        if (isCompleted) await untilCall(tenant, id, 'completed')
        expect((await eventsOf(desk.app, tenant, id)).map(({ event }) => event)).toEqual(events)
        const failed = events.at(-1) === 'call.failed'
        const status = isCompleted ? 'completed' : failed ? 'failed' : events.length === 1 ? 'in_progress' : 'ringing'
        const record = await readCall(tenant, id)
        expect([record.status, record.failure_reason]).toEqual([status, reason ?? null])
        // Frees the line for other calls.
        await desk.carrier.progress.failed(tenant.tenantId, id, 'lost')
      }),
      { numRuns: 40 },
    )
  })

  it('has one end when everything is told at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...TELLINGS], { minLength: 3 }), async (tellings) => {
        const id = await incomingCall()
        await Promise.all(tellings.flatMap((telling) => [tell(telling, id), tell(telling, id)]))
        await desk.carrier.progress.failed(tenant.tenantId, id, 'lost')
        if ((await rowOf(desk.app, tenant, id))!.status !== 'failed') await untilCall(tenant, id, 'completed')
        const events = (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)
        expect(['call.failed', 'call.started call.failed', 'call.started call.completed']).toContain(events.join(' '))
      }),
      { numRuns: 30 },
    )
  })
})

it.each([
  [false, 'caller'],
  [true, 'transfer'],
])(
  'a caller who hangs up on the way to a person was put through only if one took the call: %s',
  async (isTaken, end) => {
    const id = await incomingCall()
    const { progress } = desk.carrier
    await progress.answered(tenant.tenantId, id)
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      callsRepository.change(tx, tenant.tenantId, id, { ending: 'transfer', takenAt: isTaken ? new Date() : null }),
    )
    await progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    expect((await rowOf(desk.app, tenant, id))!.ending).toBe(end)
  },
)

describe('what is said', () => {
  it('has its place, can be put right, and is heard of no more once the call is over', async () => {
    const id = await answeredCall(desk, tenant)
    const { progress } = desk.carrier
    const said = (text: string, position?: number) =>
      progress.said(tenant.tenantId, id, { role: 'user', text, position })
    await said('third', 3)
    await said('first', 1)
    await said('second, as it was heard first', 2)
    await said('second', 2)
    await said('fourth')
    const { transcript } = await readCall(tenant, id)
    expect(transcript).toEqual(['first', 'second', 'third', 'fourth'].map((text) => ({ role: 'user', text })))
    await progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    await untilCall(tenant, id, 'completed')
    expect(await said('late')).toBeUndefined()
  })

  it('is kept whatever a model wrote down', async () => {
    const id = await answeredCall(desk, tenant)
    await desk.carrier.progress.said(tenant.tenantId, id, { role: 'user', text: 'half \ud83d and \0 nothing' })
    expect((await readCall(tenant, id)).transcript).toEqual([{ role: 'user', text: 'half \ufffd and \ufffd nothing' }])
  })
})
