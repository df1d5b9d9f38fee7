import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { answeredCall, anyNumber, initiate, openCallDesk, readCall, untilCall, type CallDesk } from './desk.ts'

let desk: CallDesk
let tenant: TestTenant

beforeAll(async () => {
  desk = await openCallDesk()
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
})
afterAll(() => desk[Symbol.asyncDispose]())

const leads = async () => (await tenant.send({ url: '/leads' })).json().data
const leadEvents = async () => {
  const { data } = (await tenant.send({ url: '/webhooks/events' })).json<{ data: { event: string }[] }>()
  return data.map(({ event }) => event).filter((event) => event.startsWith('lead.'))
}

/** A call on which the person said this. */
async function conversation(said: string[], fields: object = {}): Promise<string> {
  const id = await answeredCall(desk, tenant, fields)
  for (const text of said) await desk.carrier.progress.said(tenant.tenantId, id, { role: 'user', text })
  return id
}

async function hangUp(id: string): Promise<void> {
  await desk.carrier.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
  await untilCall(tenant, id, 'completed')
}

describe('dialling', () => {
  it.each(['busy', 'no_answer', 'rejected', 'canceled', 'provider_error'] as const)(
    'makes no lead and no event when the call ends with %s',
    async (reason) => {
      const id = await initiate(tenant)
      await untilCall(tenant, id, 'ringing')
      await desk.carrier.progress.failed(tenant.tenantId, id, reason)
      expect(await readCall(tenant, id)).toMatchObject({ status: 'failed', lead: null, actions: [] })
      expect([await leads(), await leadEvents()]).toEqual([[], []])
    },
  )

  it('makes none of a voicemail, whatever the machine says, nor of somebody who says nothing', async () => {
    const machine = await conversation(['Please leave a message for Ada after the tone.'])
    await desk.carrier.progress.hungUp(tenant.tenantId, machine, { ending: 'voicemail' })
    await untilCall(tenant, machine, 'completed')
    const silent = await conversation([' '])
    await hangUp(silent)
    expect(await readCall(tenant, silent)).toMatchObject({ lead: null, actions: [] })
    expect([await leads(), await leadEvents()]).toEqual([[], []])
  })

  it('of a known number completes its lead by the name that the key gives', async () => {
    const phone = anyNumber()
    await createLead(tenant, { name: null, email: null, phone })
    await initiate(tenant, { phone_number: phone, client_name: 'Grace Hopper' })
    expect(await leads()).toMatchObject([{ name: 'Grace Hopper', phone }])
  })
})

describe('a person who speaks on a call', () => {
  it('is a lead of one event, with one of the intents and their own words', async () => {
    const phone = anyNumber()
    const id = await conversation(['I would like to book a check-up.'], { phone_number: phone })
    await hangUp(id)
    expect(await leads()).toMatchObject([
      { name: 'Ada Lovelace', phone, source: 'call', call_id: id, intent: 'booking' },
    ])
    expect((await leads())[0].notes).toBe('I would like to book a check-up.')
    expect(await readCall(tenant, id)).toMatchObject({ lead: { phone, intent: 'booking' }, actions: ['lead_captured'] })
    expect(await leadEvents()).toEqual(['lead.captured'])
    await hangUp(await conversation(['Hello again.'], { phone_number: phone }))
    expect(await leads()).toHaveLength(1)
  })

  it('is erased with the number and the words of their finished calls, and of no other', async () => {
    const phone = anyNumber()
    const id = await conversation(['I would like to book a check-up.'], { phone_number: phone })
    await hangUp(id)
    const other = await conversation(['When are you open?'])
    await hangUp(other)
    const lead = (await leads()).find((one: { call_id: string }) => one.call_id === id)
    expect((await tenant.send({ method: 'DELETE', url: `/leads/${lead.lead_id}` })).statusCode).toBe(200)
    const erased = await readCall(tenant, id)
    expect(erased).toMatchObject({ status: 'completed', lead: null, transcript: [], client_name: null, summary: null })
    expect(JSON.stringify(erased)).not.toContain(phone)
    expect(JSON.stringify(await readCall(tenant, other))).toContain('When are you open?')
  })

  it('is a lead too when the call breaks off', async () => {
    const id = await conversation(['When are you open on Monday?'])
    await desk.carrier.progress.failed(tenant.tenantId, id, 'lost')
    expect(await readCall(tenant, id)).toMatchObject({
      status: 'failed',
      lead: { intent: 'question' },
      actions: ['lead_captured'],
    })
    expect(await leads()).toMatchObject([{ call_id: id, notes: 'When are you open on Monday?' }])
  })

  it('changes no contact and no name of a lead that is known', async () => {
    const phone = anyNumber()
    await createLead(tenant, { name: 'Carol', email: 'carol@example.com', phone, notes: 'Ours' })
    const id = await conversation(['I am Mallory, write to mallory@evil.example'], {
      phone_number: phone,
      client_name: null,
    })
    await hangUp(id)
    expect(await leads()).toMatchObject([
      {
        name: 'Carol',
        email: 'carol@example.com',
        other_emails: [],
        call_id: null,
        unverified_contacts: [{ kind: 'email', value: 'mallory@evil.example', source: 'call', call_id: id }],
        notes: expect.stringMatching(/^Ours\n\nVisitor \(call, [\d-]+, not verified\):\n> I am Mallory/),
      },
    ])
    expect(await readCall(tenant, id)).toMatchObject({ lead: { name: 'Carol', phone }, actions: [] })
  })
})
