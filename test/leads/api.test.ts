import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { startTestApp } from '../support/app.ts'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { eventsOf, patch, post, type Lead, type LeadWithHistory } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

async function read(id: string): Promise<LeadWithHistory> {
  return (await tenant.send({ url: `/leads/${id}` })).json<LeadWithHistory>()
}

async function list(query = ''): Promise<Lead[]> {
  const response = await tenant.send({ url: `/leads?${query}` })
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 })
  return response.json<{ data: Lead[] }>().data
}

const names = async (query: string) => (await list(query)).map(({ name }) => name)

describe('POST /leads', () => {
  it('makes a lead, completes the one who is known, and says which of the two it was', async () => {
    const made = await post(tenant, '/leads', { name: ' Ada ', email: 'ADA@example.com', crm: 'x', source: 'call' })
    expect(made.statusCode).toBe(201)
    const lead = made.json<Lead>()
    expect(lead).toEqual({
      lead_id: expect.stringMatching(/^lead_[0-9a-z]{26}$/),
      name: 'Ada',
      email: 'ada@example.com',
      other_emails: [],
      phone: null,
      other_phones: [],
      unverified_contacts: [],
      intent: null,
      status: 'new',
      source: 'api',
      notes: null,
      session_id: null,
      call_id: null,
      crm: null,
      created_at: expect.any(String),
      updated_at: lead.created_at,
    })
    const again = await post(tenant, '/leads', { email: 'ada@example.com', phone: '(415) 555-0100', status: 'won' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ lead_id: lead.lead_id, phone: '+14155550100', status: 'new' })
    expect(await list()).toHaveLength(1)
    expect((await eventsOf(tenant)).map(({ event }) => event)).toEqual(['lead.captured', 'lead.updated'])
  })

  it('takes an Idempotency-Key: the same answer again, and one lead', async () => {
    const send = (payload: object) =>
      tenant.send({ method: 'POST', url: '/leads', payload, headers: { 'idempotency-key': 'once' } })
    const first = await send({ phone: '+14155550100' })
    const second = await send({ phone: '+14155550100' })
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect(second.headers['idempotent-replayed']).toBe('true')
    expectProblem(await send({ phone: '+14155550101' }), 409)
    expect(await list()).toHaveLength(1)
  })

  it('needs an e-mail or a phone that is one', async () => {
    expectInvalid(await post(tenant, '/leads', { name: 'Ada' }), ['body'])
    expectInvalid(await post(tenant, '/leads', { name: 'Ada', email: null, phone: null }), ['body'])
    for (const phone of ['none', '12', '', '+', 'ask Ada'])
      expectInvalid(await post(tenant, '/leads', { phone }), ['body', 'phone'])
    for (const email of ['ada', 'ada@', '@example.com', 'a b@example.com', 'ada@example'])
      expectInvalid(await post(tenant, '/leads', { email }), ['body', 'email'])
    expectInvalid(await post(tenant, '/leads', { email: 'ada@example.com', status: 'old' }), ['body', 'status'])
    expectInvalid(await post(tenant, '/leads', { email: 'ada@example.com', notes: 'x'.repeat(10_001) }), [
      'body',
      'notes',
    ])
    expect(await list()).toEqual([])
  })

  it('refuses a megabyte in any field, and keeps what it may keep whole', async () => {
    const email = 'ada@example.com'
    for (const field of ['name', 'phone', 'intent', 'notes'])
      expectInvalid(await post(tenant, '/leads', { email, [field]: '1'.repeat(1_000_000) }), ['body', field])
    const notes = '😀'.repeat(10_000)
    expect((await post(tenant, '/leads', { email, notes })).json()).toMatchObject({ notes })
  })
})

describe('GET /leads', () => {
  it('pages newest first, with filters that hold over the pages', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) ids.push(await createLead(tenant, { status: n % 2 === 0 ? 'new' : 'won' }))
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const url: string = `/leads?limit=2&status=new${cursor === null ? '' : `&cursor=${cursor}`}`
      const page: { data: Lead[]; next_cursor: string | null } = (await tenant.send({ url })).json()
      expect(page.data.length).toBeLessThanOrEqual(2)
      seen.push(...page.data.map(({ lead_id: id }) => id))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual([ids[6], ids[4], ids[2], ids[0]])
    expect(await list('source=chat')).toEqual([])
    expect(await list('source=api&status=won')).toHaveLength(3)
  })

  it('takes instants and days, both ends included', async () => {
    await createLead(tenant)
    const [{ created_at: at } = { created_at: '' }] = await list()
    const shifted = (ms: number) => encodeURIComponent(new Date(Date.parse(at) + ms).toISOString())
    expect(await list(`created_from=${shifted(0)}&created_to=${shifted(0)}`)).toHaveLength(1)
    expect(await list(`created_from=${shifted(1)}`)).toEqual([])
    expect(await list(`created_to=${shifted(-1)}`)).toEqual([])
    const day = at.slice(0, 10)
    expect(await list(`created_from=${day}&created_to=${day}&time_zone=UTC`)).toHaveLength(1)
    expect(await list('created_from=0001-01-01&created_to=9999-12-31')).toHaveLength(1)
    const before = new Date(Date.parse(at) - 86_400_000).toISOString().slice(0, 10)
    expect(await list(`created_to=${before}&time_zone=UTC`)).toEqual([])
  })

  it.each([
    'status=old',
    'source=mail',
    'limit=0',
    'created_from=yesterday',
    'created_to=2026-02-30',
    'cursor=x',
    'q=%00',
    'time_zone=Mars',
    `cursor=${Buffer.from(`lead_${'0'.repeat(26)}' or '1'='1`).toString('base64url')}`,
    `q=${'x'.repeat(201)}`,
  ])('with %s is a 400', async (query) => {
    expectProblem(await tenant.send({ url: `/leads?${query}` }), 400)
  })

  it('finds by the beginnings of words of name, e-mail and phone, all of them', async () => {
    await createLead(tenant, { name: 'Grace Brewster Hopper', email: 'g.hopper@navy.example', phone: '+49 30 1234567' })
    await createLead(tenant, { name: 'Zoë Müller-Lüdenscheidt', email: 'zoe@example.com', phone: '+390612345678' })
    await createLead(tenant, { name: '数学 太郎', email: 'taro@example.com' })
    expect(await names('q=hop')).toEqual(['Grace Brewster Hopper'])
    expect(await names('q=BREW%20grac')).toEqual(['Grace Brewster Hopper'])
    expect(await names('q=grace%20zoe')).toEqual([])
    expect(await names('q=opper')).toEqual([])
    expect(await names('q=g.hopper@na')).toEqual(['Grace Brewster Hopper'])
    expect(await names('q=navy.example')).toEqual(['Grace Brewster Hopper'])
    for (const phone of ['+49 30 12', '030 1234567', '0049301234567', '(030) 123-45', '301234'])
      expect(await names(`q=${encodeURIComponent(phone)}`), phone).toEqual(['Grace Brewster Hopper'])
    expect(await names('q=06%201234')).toEqual(['Zoë Müller-Lüdenscheidt'])
    for (const word of ['zoe', 'Zoë', 'muller', 'MÜLL', 'lüden'])
      expect(await names(`q=${encodeURIComponent(word)}`), word).toEqual(['Zoë Müller-Lüdenscheidt'])
    expect(await names(`q=${encodeURIComponent('数')}`)).toEqual(['数学 太郎'])
    expect(await names('q=example&limit=2')).toHaveLength(2)
    expect(await names('q=')).toHaveLength(3)
  })

  it.each(['%', '_', '%25', '\\', "' or '1'='1", "'; drop table leads; --", '*', '\u{10FFFF}', '@', ', ;', '😀'])(
    'finds nobody by %j',
    async (q) => {
      // Random addresses may begin with 25.
      await createLead(tenant, { email: 'ada@example.com' })
      expect(await list(`q=${encodeURIComponent(q)}`)).toEqual([])
    },
  )

  it('pages through what a search finds', async () => {
    for (let n = 0; n < 5; n += 1) await createLead(tenant, { name: `Ada Lovelace ${n}` })
    const first = (await tenant.send({ url: '/leads?q=lov%20ad&limit=3' })).json<{
      data: Lead[]
      next_cursor: string
    }>()
    expect(first.data.map(({ name }) => name)).toEqual([4, 3, 2].map((n) => `Ada Lovelace ${n}`))
    expect(await names(`q=lov%20ad&limit=3&cursor=${first.next_cursor}`)).toEqual(
      [1, 0].map((n) => `Ada Lovelace ${n}`),
    )
  })

  it('finds by what a lead is now, not by what it was', async () => {
    const id = await createLead(tenant, { name: 'Ada Byron', email: 'ada@byron.example' })
    await patch(tenant, id, { name: 'Ada Lovelace', email: 'ada@lovelace.example' })
    expect(await names('q=byron')).toEqual([])
    expect(await names('q=lovel')).toEqual(['Ada Lovelace'])
  })
})

describe('PATCH /leads/{lead_id}', () => {
  it('changes what it names, tells what it was, and tells nothing where nothing changed', async () => {
    const id = await createLead(tenant, { name: 'Ada', email: 'ada@example.com', phone: '+14155550100' })
    const changed = await patch(tenant, id, { status: 'contacted', notes: 'Called', phone: null })
    expect(changed.json()).toMatchObject({ status: 'contacted', notes: 'Called', phone: null, name: 'Ada' })
    await patch(tenant, id, { status: 'contacted', notes: ' Called ' })
    await patch(tenant, id, {})
    const [, updated, ...more] = await eventsOf(tenant)
    expect(updated).toMatchObject({
      event: 'lead.updated',
      data: { previous: { status: 'new', notes: null, phone: '+14155550100' } },
    })
    expect(more).toEqual([])
    expect((await read(id)).history).toMatchObject([
      { action: 'updated', previous: { status: 'new', notes: null, phone: '+14155550100' }, merged: null },
      { action: 'captured', by: 'api', previous: {} },
    ])
    // The phone can be used again.
    expect((await post(tenant, '/leads', { phone: '+14155550100' })).statusCode).toBe(201)
  })

  it('goes from any status to any other', async () => {
    const id = await createLead(tenant)
    for (const status of ['won', 'lost', 'qualified', 'new', 'contacted', 'won'])
      expect((await patch(tenant, id, { status })).json()).toMatchObject({ status })
  })

  it('replaces e-mails and phones; a cleared one is followed by the first of the others', async () => {
    const id = await createLead(tenant, { email: 'a@example.com', phone: '+14155550100' })
    await post(tenant, '/leads', { phone: '+14155550100', email: 'b@example.com' })
    expect((await read(id)).other_emails).toEqual(['b@example.com'])
    expect((await patch(tenant, id, { email: null })).json()).toMatchObject({
      email: 'b@example.com',
      other_emails: [],
    })
    expect(
      (await patch(tenant, id, { email: 'c@example.com', other_emails: ['b@example.com', 'C@example.com'] })).json(),
    ).toMatchObject({
      email: 'c@example.com',
      other_emails: ['b@example.com'],
    })
    expect((await post(tenant, '/leads', { email: 'a@example.com' })).statusCode).toBe(201)
  })

  it('does not take what is of another lead: 409, and nothing changes', async () => {
    await createLead(tenant, { email: 'ada@example.com', phone: '+525512345678' })
    const id = await createLead(tenant, { email: 'grace@example.com', name: 'Grace' })
    expectProblem(await patch(tenant, id, { name: 'G', email: 'Ada@example.com' }), 409)
    expectProblem(await patch(tenant, id, { name: 'G', phone: '+52 1 55 1234 5678' }), 409)
    expectProblem(await patch(tenant, id, { other_emails: ['ada@example.com'] }), 409)
    expect(await read(id)).toMatchObject({ name: 'Grace', email: 'grace@example.com', phone: null })
  })

  it('gives an e-mail to one lead when many ask for it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => createLead(tenant)))
    const answers = await Promise.all(ids.map((id) => patch(tenant, id, { email: 'ada@example.com' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('POST /leads/{lead_id}/merge', () => {
  it('makes two leads one: nothing is lost, everything moves, and both ids name it', async () => {
    const ada = await createLead(tenant, { name: 'Ada', email: 'ada@example.com', notes: 'Likes mornings' })
    const other = await createLead(tenant, {
      name: 'A. Lovelace',
      email: 'ada@work.example',
      phone: '+14155550100',
      intent: 'A crown',
      notes: 'Called',
    })
    await patch(tenant, other, { status: 'qualified' })
    const chat = { tenant_id: tenant.tenantId, message: 'Hello', client_email: 'ada@work.example' }
    await post(tenant, '/chat/message', chat)
    const before = await read(other)
    const merged = await post(tenant, `/leads/${ada}/merge`, { lead_id: other })
    expect({ status: merged.statusCode, lead: merged.json<Lead>() }).toMatchObject({
      status: 200,
      lead: {
        lead_id: ada,
        name: 'Ada',
        email: 'ada@example.com',
        other_emails: ['ada@work.example'],
        phone: '+14155550100',
        intent: 'A crown',
        notes: 'Likes mornings\n\nCalled',
        status: 'qualified',
      },
    })
    const after = await read(ada)
    expect(await read(other)).toEqual(after)
    const { history: _history, possible_duplicates: _duplicates, ...whole } = before
    expect(after.history[0]).toMatchObject({
      action: 'merged',
      merged: whole,
      previous: { phone: null, status: 'new' },
    })
    expect(after.history.map(({ action }) => action)).toEqual(['merged', 'updated', 'captured', 'captured'])
    expect(await list()).toHaveLength(1)
    expect(await names('q=work')).toEqual(['Ada'])
    expect((await post(tenant, '/leads', { email: 'ada@work.example' })).json()).toMatchObject({ lead_id: ada })
    const last = (await eventsOf(tenant)).at(-1)!
    expect(last).toMatchObject({ event: 'lead.updated', data: { lead_id: ada, previous: { other_emails: [] } } })
  })

  it('is idempotent: repeated, it changes and publishes nothing', async () => {
    const [first, second] = [await createLead(tenant), await createLead(tenant)]
    await post(tenant, `/leads/${first}/merge`, { lead_id: second })
    const told = (await eventsOf(tenant)).length
    for (const [id, other] of [
      [first, second],
      [second, first],
      [first, first],
    ] as const)
      expect((await post(tenant, `/leads/${id}/merge`, { lead_id: other })).statusCode).toBe(200)
    expect(await eventsOf(tenant)).toHaveLength(told)
  })

  it('goes on naming the person over several merges', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => createLead(tenant)))
    await post(tenant, `/leads/${ids[1]}/merge`, { lead_id: ids[0]! })
    await post(tenant, `/leads/${ids[2]}/merge`, { lead_id: ids[1]! })
    await post(tenant, `/leads/${ids[3]}/merge`, { lead_id: ids[0]! })
    for (const id of ids) expect(await read(id)).toMatchObject({ lead_id: ids[3] })
    await tenant.send({ method: 'DELETE', url: `/leads/${ids[0]}` })
    for (const id of ids) expectProblem(await tenant.send({ url: `/leads/${id}` }), 404)
  })

  it('both ways at once ends with one lead', async () => {
    const [first, second] = [await createLead(tenant), await createLead(tenant)]
    const answers = await Promise.all([
      post(tenant, `/leads/${first}/merge`, { lead_id: second }),
      post(tenant, `/leads/${second}/merge`, { lead_id: first }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  it('is suggested where a shared phone may be two people', async () => {
    const ada = await createLead(tenant, { email: 'ada@example.com', phone: '+14155550100' })
    const byron = await createLead(tenant, { email: 'byron@example.com' })
    await post(tenant, '/leads', { email: 'byron@example.com', phone: '+14155550100' })
    expect((await read(ada)).possible_duplicates).toEqual([byron])
    expect((await read(byron)).possible_duplicates).toEqual([ada])
    await post(tenant, `/leads/${ada}/merge`, { lead_id: byron })
    expect((await read(ada)).possible_duplicates).toEqual([])
  })

  it('is a 404 for an unknown lead and for one of another tenant', async () => {
    const id = await createLead(tenant)
    const foreign = await createLead(await createTenant(app))
    for (const other of [newId('lead'), foreign, 'x'])
      expectProblem(await post(tenant, `/leads/${id}/merge`, { lead_id: other }), 404)
    expectInvalid(await post(tenant, `/leads/${id}/merge`, {}), ['body', 'lead_id'])
  })
})

describe('DELETE /leads/{lead_id}', () => {
  it('erases the person: nothing finds it, and whoever comes again is new', async () => {
    const id = await createLead(tenant, { email: 'ada@example.com', name: 'Ada' })
    const { session_id: session } = (
      await post(tenant, '/chat/message', {
        tenant_id: tenant.tenantId,
        message: 'Hi',
        client_email: 'ada@example.com',
      })
    ).json<{ session_id: string }>()
    expect((await tenant.send({ method: 'DELETE', url: `/leads/${id}` })).json()).toEqual({ deleted: true })
    expectProblem(await tenant.send({ url: `/leads/${id}` }), 404)
    expectProblem(await tenant.send({ method: 'DELETE', url: `/leads/${id}` }), 404)
    expectProblem(await patch(tenant, id, { name: 'x' }), 404)
    expect(await names('q=ada')).toEqual([])
    expect((await tenant.send({ url: `/chat/sessions/${session}` })).statusCode).toBe(200)
    expect((await post(tenant, '/leads', { email: 'ada@example.com' })).statusCode).toBe(201)
  })
})
