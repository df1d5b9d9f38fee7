import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import type { Capture, Captured } from '../../src/leads/index.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { eventsOf } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

type Typed = Omit<Capture, 'source' | 'typedBy'> & Partial<Pick<Capture, 'source' | 'typedBy'>>

function capture(typed: Typed): Promise<Captured | undefined> {
  return app.database.tenant(tenant.tenantId, (tx) =>
    app.leads.capture(tx, tenant.tenantId, { source: 'widget', typedBy: 'staff', ...typed }),
  )
}

async function captured(typed: Typed): Promise<Captured> {
  return (await capture(typed))!
}

const count = async (table: string) =>
  (await app.database.tenant(tenant.tenantId, (tx) => tx.execute(sql`select * from ${sql.identifier(table)}`))).rows
    .length

describe('a capture', () => {
  it('makes a lead, tells of it once, and tells nothing when it changes nothing', async () => {
    const ada = { name: 'Ada Lovelace', email: ' Ada@Example.COM ', phone: '(415) 555-0100', intent: 'A check-up' }
    const { lead, outcome } = await captured(ada)
    expect(outcome).toBe('captured')
    expect(lead).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', status: 'new' })
    expect(await captured(ada)).toEqual({ lead, outcome: 'unchanged' })
    expect(await captured({ phone: '+1 415 555 0100' })).toEqual({ lead, outcome: 'unchanged' })
    expect(await eventsOf(tenant)).toMatchObject([{ event: 'lead.captured', data: { lead_id: lead.id } }])
  })

  it('is nothing without an e-mail or phone', async () => {
    for (const typed of [{}, { name: 'Ada' }, { phone: 'ask at the desk' }, { email: null, phone: '12' }])
      expect(await capture(typed)).toBeUndefined()
    expect(await count('leads')).toBe(0)
    expect(await eventsOf(tenant)).toEqual([])
  })

  it('fills blanks, keeps what is there, and stands another e-mail or phone beside the first', async () => {
    const { lead } = await captured({ email: 'ada@example.com', name: 'Ada', intent: 'A check-up' })
    const { lead: after, outcome } = await captured({
      email: 'ada@example.com',
      phone: '+442079460000',
      name: 'A. Lovelace',
      intent: 'A crown',
      notes: 'Prefers mornings',
      source: 'chat',
      sessionId: 'chat_1',
    })
    expect({ outcome, after }).toMatchObject({
      outcome: 'updated',
      after: {
        id: lead.id,
        name: 'Ada',
        intent: 'A check-up',
        phone: '+442079460000',
        notes: 'A crown\n\nPrefers mornings',
        source: 'widget',
        sessionId: null,
      },
    })
    const { lead: third } = await captured({ phone: '+442079460000', email: 'ada@work.example' })
    expect(third).toMatchObject({ id: lead.id, email: 'ada@example.com', otherEmails: ['ada@work.example'] })
    expect((await captured({ email: 'ada@work.example' })).lead.id).toBe(lead.id)
    const events = await eventsOf(tenant)
    expect(events.map(({ event }) => event)).toEqual(['lead.captured', 'lead.updated', 'lead.updated'])
    expect(events[1]!.data).toMatchObject({ previous: { phone: null, notes: null } })
    expect(events[2]!.data).toMatchObject({ other_emails: ['ada@work.example'], previous: { other_emails: [] } })
    expect(Object.keys(events[2]!.data['previous'] as object)).toEqual(['other_emails'])
  })

  it('knows one line in its two spellings, and an e-mail in all of its', async () => {
    for (const [first, second] of [
      ['+52 1 55 1234 5678', '+52 55 1234 5678'],
      ['+54 11 2345 6789', '+54 9 11 2345 6789'],
      ['+55 88 98765-4321', '+55 88 8765-4321'],
      ['＋４９ ３０ 1234567', '+49 (30) 123 45 67'],
      ['Extension 4711', 'extension  4711'],
    ] as const) {
      const { lead } = await captured({ phone: first })
      expect(await captured({ phone: second })).toEqual({ lead, outcome: 'unchanged' })
    }
    const { lead } = await captured({ email: 'grace@bücher.example' })
    expect(lead.email).toBe('grace@xn--bcher-kva.example')
    expect(await captured({ email: 'GRACE@BÜCHER.EXAMPLE' })).toEqual({ lead, outcome: 'unchanged' })
    expect((await captured({ email: 'gra.ce+x@bücher.example' })).outcome).toBe('captured')
  })

  it('reads national numbers by the country of the tenant', async () => {
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { country: 'DE' } })
    expect((await captured({ phone: '030 1234567' })).lead.phone).toBe('+49301234567')
  })

  it('merges two leads when it has the e-mail of one and the phone of the other, and loses nothing', async () => {
    const { lead: byPhone } = await captured({ phone: '+14155550101', name: 'Grace', notes: 'Called twice' })
    const { lead: byEmail } = await captured({ email: 'grace@example.com', intent: 'A crown' })
    const { lead, outcome } = await captured({ email: 'grace@example.com', phone: '+14155550101' })
    expect({ outcome, lead }).toMatchObject({
      outcome: 'updated',
      lead: { id: byEmail.id, name: 'Grace', phone: '+14155550101', intent: 'A crown', notes: 'Called twice' },
    })
    expect(await count('leads')).toBe(1)
    expect(await app.leads.get(tenant.tenantId, byPhone.id)).toEqual(lead)
    expect((await captured({ phone: '+14155550101' })).lead.id).toBe(lead.id)
    const last = (await eventsOf(tenant)).at(-1)!
    expect(last).toMatchObject({ event: 'lead.updated', data: { previous: { name: null, phone: null, notes: null } } })
  })

  it('leaves two leads apart that both have an e-mail: one phone may be two people', async () => {
    const { lead: ada } = await captured({ email: 'ada@example.com', phone: '+14155550100' })
    const { lead: byron } = await captured({ email: 'byron@example.com', phone: '+14155550109' })
    const { lead, outcome } = await captured({ email: 'byron@example.com', phone: '+14155550100', name: 'Byron' })
    expect({ outcome, lead }).toMatchObject({ outcome: 'updated', lead: { id: byron.id, otherPhones: [] } })
    expect(await app.leads.get(tenant.tenantId, ada.id)).toEqual(ada)
    expect(await count('lead_merge_suggestions')).toBe(1)
  })

  it('makes one lead and one lead.captured of a hundred at once for one person', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const typed = n % 2 === 0 ? { email: 'ada@example.com' } : { phone: '+14155550100' }
        const both = n % 5 === 0 ? { email: 'ada@example.com', phone: '+14155550100' } : typed
        return (await captured({ ...both, ...(n % 10 === 0 ? { intent: 'A check-up' } : {}) })).outcome
      }),
    )
    const events = await eventsOf(tenant)
    expect(await count('leads')).toBe(1)
    // E-mail and phone alone are two leads until a capture has both.
    const started = outcomes.filter((outcome) => outcome === 'captured').length
    expect(started).toBeLessThanOrEqual(2)
    expect(events.filter(({ event }) => event === 'lead.captured')).toHaveLength(started)
    const updates = outcomes.filter((outcome) => outcome === 'updated').length
    expect(events.filter(({ event }) => event === 'lead.updated')).toHaveLength(updates)
    expect(updates).toBeLessThanOrEqual(3)
  })

  it('is captured once and otherwise unchanged when repeated a hundred times at once', async () => {
    const typed = { email: 'ada@example.com', phone: '+52 55 1234 5678', name: 'Ada' }
    const outcomes = await Promise.all(Array.from({ length: 100 }, async () => (await captured(typed)).outcome))
    expect(outcomes.filter((outcome) => outcome !== 'unchanged')).toEqual(['captured'])
    expect((await eventsOf(tenant)).map(({ event }) => event)).toEqual(['lead.captured'])
  })

  it('leaves nothing behind when the transaction of its caller fails', async () => {
    const work = app.database.tenant(tenant.tenantId, async (tx) => {
      await app.leads.capture(tx, tenant.tenantId, { email: 'ada@example.com', source: 'booking', typedBy: 'staff' })
      throw new Error('The booking failed')
    })
    await expect(work).rejects.toThrow('The booking failed')
    expect(await count('leads')).toBe(0)
    expect(await eventsOf(tenant)).toEqual([])
  })

  it('knows nothing of other tenants', async () => {
    const { lead } = await captured({ email: 'ada@example.com' })
    const other = await createTenant(app)
    const theirs = await app.database.tenant(other.tenantId, (tx) =>
      app.leads.capture(tx, other.tenantId, { email: 'ada@example.com', source: 'api', typedBy: 'staff' }),
    )
    expect(theirs!.outcome).toBe('captured')
    await expect(app.leads.get(other.tenantId, lead.id)).rejects.toThrow('Not Found')
    await expect(app.leads.get(tenant.tenantId, newId('lead'))).rejects.toThrow('Not Found')
  })
})
