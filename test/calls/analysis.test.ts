import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Analysis, Receipt } from '../../src/conversation/index.ts'
import { createCallAnalysis } from '../../src/calls/analysis-work.ts'
import type { CallJob } from '../../src/calls/leases.ts'
import { newId } from '../../src/core/ids.ts'
import { systemClock } from '../../src/core/time.ts'
import { createAppointment, createLead, createTenant, type TestTenant } from '../support/factories.ts'
import {
  answeredCall,
  anyNumber,
  eventsOf,
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

const ANALYSIS: Analysis = {
  summary: 'What it came to.',
  sentiment: 'negative',
  intent: 'complaint',
  words: 'It hurts.',
  outcome: 'answered',
}

type Analyse = Parameters<typeof createCallAnalysis>[0]['analyse']

/** The analysis work with another analyst. */
function workWith(analyse: Analyse) {
  const { database, events, leads, calls, measures } = desk.app
  return createCallAnalysis({
    database,
    events,
    leads,
    live: calls.live,
    recordings: { tell: async () => {} },
    measures,
    clock: systemClock,
    analyse,
    languageOf: async () => 'en',
    isEmbedded: true,
    log: { error: () => {} },
  })
}

/** A call that was hung up and is leased to the test. */
async function hungUpCall(said: string[] = [], phone = anyNumber()): Promise<CallJob> {
  const id = await answeredCall(desk, tenant, { phone_number: phone })
  for (const [index, text] of said.entries())
    await desk.carrier.progress.said(tenant.tenantId, id, { role: index % 2 === 0 ? 'user' : 'agent', text })
  await desk.app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(
      sql`update calls set hung_up_at = now(), ending = 'caller', lease = 'mine', due_at = now() + interval '1 hour', attempts = 1 where id = ${id}`,
    ),
  )
  return { tenantId: tenant.tenantId, id, attempts: 1, lease: 'mine' }
}

/** Stores an action of the call. */
async function did({ tenantId, id }: CallJob, receipt: Omit<Receipt, 'claims' | 'facts'>): Promise<void> {
  const result = JSON.stringify({ ok: true, data: {}, receipt: { claims: [], facts: {}, ...receipt } })
  const key = newId('act')
  await desk.app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into actions (tenant_id, id, call_id, turn_id, key, tool, arguments, status, result)
      values (${tenantId}, ${key}, ${id}, 'line', ${key}, 'capture_lead', '{}', 'done', ${result}::jsonb)`),
  )
}

const never = new AbortController().signal
const endings = async (id: string) =>
  (await eventsOf(desk.app, tenant, id)).filter(({ event }) => event === 'call.completed')

describe('the record of a call', () => {
  it('names the events of the bookings that were made in it, and of no others', async () => {
    const job = await hungUpCall(['A cut on Monday, please.'])
    const { bookingId } = await createAppointment(tenant)
    await createAppointment(tenant)
    await did(job, { action: 'booking_created', bookingId })
    const { events_sent: sent } = await readCall(tenant, job.id)
    expect(sent).toMatchObject([{ event: 'call.started' }, { event: 'booking.created' }])
  })
})

describe('the analysis of a call', () => {
  it('is the model’s at first, of what was said and done, and is written with the event', async () => {
    const job = await hungUpCall(['Are you open?', 'On Monday.'])
    await did(job, { action: 'booking_created' })
    const seen: Parameters<Analyse>[] = []
    await workWith(async (...given) => {
      seen.push(given)
      return ANALYSIS
    }).run(job, never)
    expect(seen).toMatchObject([
      [
        {
          language: 'en',
          messages: [
            { role: 'visitor', text: 'Are you open?' },
            { role: 'assistant', text: 'On Monday.' },
          ],
          receipts: [{ action: 'booking_created' }],
          wasHandedOff: false,
          bands: [null, 'closest'],
        },
        { isBuiltIn: false },
      ],
    ])
    const expected = {
      status: 'completed',
      sentiment: 'negative',
      actions: ['booking_created', 'lead_captured'],
      lead: { intent: 'complaint' },
    }
    expect(await readCall(tenant, job.id)).toMatchObject({ ...expected, summary: 'What it came to.' })
    expect(await endings(job.id)).toMatchObject([{ data: { sentiment: 'negative', actions: expected.actions } }])
    expect(await rowOf(desk.app, tenant, job.id)).toMatchObject({ dueAt: null, lease: null })
  })

  it('waits for a model as long as the contract says, counted from the end of the call', async () => {
    const job = await hungUpCall(['Are you open?'])
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update calls set hung_up_at = now() - interval '20 seconds' where id = ${job.id}`),
    )
    await workWith(
      (_transcript, { signal }) =>
        new Promise((resolve) => {
          if (signal.aborted) resolve(ANALYSIS)
          else signal.addEventListener('abort', () => resolve(ANALYSIS))
        }),
    ).run(job, never)
    expect(await readCall(tenant, job.id)).toMatchObject({ status: 'completed' })
  })

  it('is the built-in one’s after a failure, at once', async () => {
    const job = await hungUpCall(['Are you open?', 'Yes.'])
    const work = workWith(() => Promise.reject(new Error('no')))
    await expect(work.run(job, never)).rejects.toThrow('no')
    await work.fail(job, new Error('no'))
    expect(await untilCall(tenant, job.id, 'completed')).toMatchObject({
      summary: expect.stringContaining('Are you open?'),
    })
    const flags: boolean[] = []
    const second = { ...(await hungUpCall()), attempts: 2 }
    await workWith(async (_transcript, { isBuiltIn }) => {
      flags.push(isBuiltIn)
      return ANALYSIS
    }).run(second, never)
    expect(flags).toEqual([true])
  })

  it('is written once, whoever comes first, when its process was taken for dead', async () => {
    const job = await hungUpCall(['Are you open?'])
    const late = Promise.withResolvers<Analysis>()
    const running = workWith(() => late.promise).run(job, never)
    await makeDue(desk.app, tenant, job.id)
    const { sentiment } = await untilCall(tenant, job.id, 'completed')
    late.resolve(ANALYSIS)
    await running
    expect(await readCall(tenant, job.id)).toMatchObject({ sentiment })
    expect(sentiment).not.toBe('negative')
    expect(await endings(job.id)).toHaveLength(1)
  })

  it('is given back when the process stops', async () => {
    const job = await hungUpCall()
    await workWith(async () => ANALYSIS).release(job)
    await untilCall(tenant, job.id, 'completed')
    expect(await endings(job.id)).toHaveLength(1)
  })

  it('of the third try on has longer and longer pauses', async () => {
    const job = await hungUpCall()
    const pauses: number[] = []
    for (const attempts of [2, 6, 60]) {
      await desk.app.database.tenant(tenant.tenantId, (tx) =>
        tx.execute(sql`update calls set lease = 'mine', due_at = null where id = ${job.id}`),
      )
      await workWith(async () => ANALYSIS).fail({ ...job, attempts }, new Error('no'))
      const { dueAt } = (await rowOf(desk.app, tenant, job.id))!
      pauses.push(Math.round((dueAt!.getTime() - Date.now()) / 1_000))
    }
    expect(pauses[0]).toBeLessThan(4)
    expect(pauses[1]).toBeGreaterThan(20)
    expect(pauses[2]).toBeGreaterThan(550)
  })
})

describe('whose call it was', () => {
  it('is the lead with its number, completed by what was said', async () => {
    const phone = anyNumber()
    const job = await hungUpCall(['I am at ada@example.com, +49 170 5551234.'], phone)
    await workWith(async () => ANALYSIS).run(job, never)
    expect(await readCall(tenant, job.id)).toMatchObject({
      lead: { phone, email: 'ada@example.com', intent: 'complaint' },
    })
    const { data } = (await tenant.send({ url: '/leads' })).json()
    expect(data).toHaveLength(1)
  })

  it('is whom the assistant noted, where it noted somebody else', async () => {
    const job = await hungUpCall(['Write to grace@example.com'])
    const leadId = await createLead(tenant, { name: 'Grace Hopper', email: 'grace@example.com' })
    await did(job, { action: 'lead_captured', leadId })
    await workWith(async () => ANALYSIS).run(job, never)
    const expected = { lead: { name: 'Grace Hopper', email: 'grace@example.com' }, actions: ['lead_captured'] }
    expect(await readCall(tenant, job.id)).toMatchObject(expected)
  })

  it('is told under the lead’s id of today', async () => {
    const phone = anyNumber()
    await createLead(tenant, { name: 'Ada Lovelace', phone })
    const job = await hungUpCall([], phone)
    const survivor = await createLead(tenant, { name: 'Grace Hopper' })
    const { leadId } = (await rowOf(desk.app, tenant, job.id))!
    await tenant.send({ method: 'POST', url: `/leads/${survivor}/merge`, payload: { lead_id: leadId } })
    expect(await rowOf(desk.app, tenant, job.id)).toMatchObject({ leadId: survivor })
    await workWith(async () => ANALYSIS).run(job, never)
    expect(await readCall(tenant, job.id)).toMatchObject({ lead: { name: 'Grace Hopper' } })
  })
})

describe('what was done', () => {
  it('is named in the words of the contract, once each', async () => {
    const job = await hungUpCall()
    for (const action of ['booking_updated', 'handed_off', 'booking_updated', 'message_taken'] as const)
      await did(job, { action })
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update calls set ending = 'transfer' where id = ${job.id}`),
    )
    await workWith(async () => ANALYSIS).run(job, never)
    const actions = ['booking_updated', 'message_taken', 'call_transferred']
    expect(await readCall(tenant, job.id)).toMatchObject({ actions })
  })

  it('is no transfer where nobody picked up', async () => {
    const job = await hungUpCall()
    await did(job, { action: 'call_transferred' })
    await workWith(async () => ANALYSIS).run(job, never)
    expect(await readCall(tenant, job.id)).toMatchObject({ actions: [] })
  })

  it('on a voicemail is a message', async () => {
    const id = await answeredCall(desk, tenant)
    await desk.carrier.progress.hungUp(tenant.tenantId, id, { ending: 'voicemail' })
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ actions: ['message_left'] })
  })

  it('for somebody new who phoned is their lead', async () => {
    const { app } = desk
    const coming = { channel: 'phone', phoneNumber: anyNumber(), simulated: true } as const
    const { id } = await app.database.tenant(tenant.tenantId, (tx) => app.calls.receive(tx, tenant.tenantId, coming))
    await desk.carrier.progress.answered(tenant.tenantId, id)
    await desk.carrier.progress.said(tenant.tenantId, id, { role: 'user', text: 'Do you have time on Monday?' })
    await desk.carrier.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    const expected = { actions: ['lead_captured'], lead: { phone: coming.phoneNumber }, direction: 'inbound' }
    expect(await untilCall(tenant, id, 'completed')).toMatchObject(expected)
  })
})

describe('a transcript beyond 256 KiB', () => {
  it('is cut at a message in the event, and whole in the record', async () => {
    const said = Array.from({ length: 5 }, (_, index) => `${index} ${'ü'.repeat(30_000)}`)
    const job = await hungUpCall(said)
    await workWith(async () => ANALYSIS).run(job, never)
    const told = (await endings(job.id))[0]!.data['transcript'] as { text: string }[]
    expect(told.map(({ text }) => text)).toEqual(said.slice(0, 4))
    expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThanOrEqual(256 * 1024)
    const { transcript } = await readCall(tenant, job.id)
    expect(transcript).toHaveLength(5)
  })
})
