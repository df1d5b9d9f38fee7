import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakePipedrive, PIPEDRIVE_WORDS } from '../support/fakes/pipedrive.ts'
import {
  capture,
  captureAll,
  connectionOf,
  ended,
  makeDue,
  postponed,
  startCrmApp,
  tenantWith,
  waiting,
} from './tenant.ts'

let app: FastifyInstance
let pipedrive: FakePipedrive

beforeAll(async () => {
  app = await startCrmApp()
})

beforeEach(async () => {
  pipedrive = await new FakePipedrive().start()
})

afterEach(() => pipedrive[Symbol.asyncDispose]())

afterAll(() => app.close())

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up' }
const work = (value: string) => ({ value, primary: true, label: 'work' })

const settings = () => ({ base_url: pipedrive.url, api_token: 'api-token' })

describe('Pipedrive', () => {
  it('gets a person and a lead', async () => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    const id = await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    const [person] = pipedrive.persons
    expect(sync).toMatchObject({ status: 'completed', attempts: 1, external_id: String(person!.id) })
    expect(person).toMatchObject({
      name: 'Ada Lovelace',
      emails: [work('ada@example.com')],
      phones: [work('+14155550100')],
    })
    expect(pipedrive.leads).toMatchObject([{ title: 'A check-up', person_id: person!.id, origin_id: id }])
  })

  it('keeps one person and one lead over changes, and what people added there', async () => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    pipedrive.persons[0]!.emails.push({ value: 'private@example.com', primary: false, label: 'home' })
    await capture(app, tenant, ADA)
    await ended(tenant)
    expect(pipedrive.persons).toHaveLength(1)
    expect(pipedrive.persons[0]).toMatchObject({
      name: 'Ada Lovelace',
      emails: [work('ada@example.com'), { value: 'private@example.com', primary: false, label: 'home' }],
    })
    expect(pipedrive.leads).toHaveLength(1)
    expect(pipedrive.requestsTo('/search')).toHaveLength(1)
  })

  it('takes over a person who is there, by e-mail or by phone, the oldest of several', async () => {
    const known = pipedrive.add({ name: 'Augusta', phones: [work('+14155550100')] })
    pipedrive.add({ name: 'Byron', phones: [work('+14155550100')] })
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ external_id: String(known.id) }])
    expect(pipedrive.persons).toHaveLength(2)
    expect(known).toMatchObject({ emails: [work('ada@example.com')], phones: [work('+14155550100')] })
  })

  it('gets what the account added as a field of its own', async () => {
    const key = 'd4de1c1518b4531717c676029a45911c340390a6'
    const { tenant } = await tenantWith(app, 'pipedrive', settings(), { field_mapping: { source: key } })
    await capture(app, tenant, ADA)
    await ended(tenant)
    expect(pipedrive.persons[0]!.custom_fields).toEqual({ [key]: 'api' })
  })

  it('gets one lead after the other', async () => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await captureAll(
      app,
      tenant,
      Array.from({ length: 8 }, (_, n) => ({ email: `p${n}@example.com` })),
    )
    await ended(tenant)
    expect(pipedrive.persons).toHaveLength(8)
    expect(pipedrive.leads).toHaveLength(8)
  })
})

describe('when Pipedrive says', () => {
  it('401, the connection waits for a person', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'pipedrive', { ...settings(), api_token: 'old' })
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'failed' }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'auth_error' })
  })

  it('403, the token lacks a right', async () => {
    pipedrive.fail('/persons', { status: 403, body: { success: false, error: PIPEDRIVE_WORDS } })
    const { tenant, connectionId } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'failed' })
    expect(sync!.error).not.toContain(PIPEDRIVE_WORDS)
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'scope_error' })
  })

  it('403 because the plan is full, the lead is refused and the connection is well', async () => {
    pipedrive.isFull = true
    const { tenant, connectionId } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, ADA)
    const error = 'The CRM refused the lead (feature_capping_leads_limit).'
    expect(await ended(tenant)).toMatchObject([{ status: 'failed', error }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'active' })
  })

  it('429 with Retry-After, it is waited', async () => {
    pipedrive.fail('/search', { status: 429, headers: { 'retry-after': '20' }, body: {} })
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    expect((await waiting(app, tenant))[0]!.connection_s).toBeLessThanOrEqual(20)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2 }])
  })

  it('502, it is tried again', async () => {
    pipedrive.fail('/persons', { status: 502, body: {} })
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    expect(await waiting(app, tenant)).toMatchObject([{ failures: 1 }])
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed' }])
  })

  it.each([
    ['the person', '/api/v2/persons'],
    ['the lead', '/api/v1/leads'],
  ])('nothing after it wrote %s, nothing is made twice', async (_name, path) => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    pipedrive.lose('POST', path)
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2 }])
    expect(pipedrive.persons).toHaveLength(1)
    expect(pipedrive.leads).toHaveLength(1)
  })

  it('nothing after it wrote, a person is found again by what was sent, although the lead changed', async () => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    pipedrive.lose('POST', '/api/v2/persons')
    const payload = { email: 'ada@example.com' }
    const id = await capture(app, tenant, payload)
    await postponed(app, tenant)
    await tenant.send({ method: 'PATCH', url: `/leads/${id}`, payload: { email: 'ada@lovelace.example' } })
    await makeDue(app, tenant)
    await ended(tenant)
    expect(pipedrive.persons).toHaveLength(1)
    expect(pipedrive.persons[0]!.emails.map(({ value }) => value)).toEqual(['ada@example.com', 'ada@lovelace.example'])
  })

  it('404 for a person who was deleted, a new one is made', async () => {
    const { tenant } = await tenantWith(app, 'pipedrive', settings())
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    pipedrive.persons[0]!.is_deleted = true
    await capture(app, tenant, ADA)
    expect((await ended(tenant))[0]).toMatchObject({
      status: 'completed',
      external_id: String(pipedrive.visible[0]!.id),
    })
    expect(pipedrive.visible).toHaveLength(1)
  })
})
