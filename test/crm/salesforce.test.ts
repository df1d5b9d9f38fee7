import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeSalesforce, problem, SALESFORCE_WORDS } from '../support/fakes/salesforce.ts'
import {
  capture,
  captureAll,
  connectionOf,
  ended,
  makeDue,
  postponed,
  startCrmApp,
  syncsOf,
  tenantWith,
  waiting,
} from './tenant.ts'

let app: FastifyInstance
let salesforce: FakeSalesforce

beforeAll(async () => {
  app = await startCrmApp()
})

beforeEach(async () => {
  salesforce = await new FakeSalesforce().start()
})

afterEach(() => salesforce[Symbol.asyncDispose]())

afterAll(() => app.close())

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up' }

const settings = () => ({ base_url: salesforce.url, client_id: 'client', client_secret: 'client-secret' })

describe('Salesforce', () => {
  it('gets a lead that carries our id, with all that it insists on', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    const id = await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'completed', attempts: 1, external_id: salesforce.leads[0]!.Id })
    expect(salesforce.leads.map(({ fields }) => fields)).toEqual([
      {
        FrontDesk_Id__c: id,
        FirstName: 'Ada',
        LastName: 'Lovelace',
        Company: 'Unknown',
        Email: 'ada@example.com',
        Phone: '+14155550100',
        Description: 'A check-up',
        Status: 'Open - Not Contacted',
        LeadSource: 'Web',
      },
    ])
  })

  it('gets a lead without a name, and an own company', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', { ...settings(), company: 'Private' })
    await capture(app, tenant, { email: 'grace@example.com' })
    await ended(tenant)
    expect(salesforce.leads[0]!.fields).toMatchObject({ LastName: 'Unknown', Company: 'Private' })
  })

  it('gets many in one request, and one token does for all', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await captureAll(
      app,
      tenant,
      Array.from({ length: 120 }, (_, n) => ({ email: `p${n}@example.com` })),
    )
    await ended(tenant)
    expect(salesforce.visible).toHaveLength(120)
    expect(salesforce.requests.length).toBeLessThanOrEqual(3)
    expect(salesforce.requestsTo('/oauth2/')).toHaveLength(1)
  })

  it('may give a refresh token in place of client credentials', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', { ...settings(), refresh_token: 'refresh-1' })
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed' }])
    expect(salesforce.requestsTo('/oauth2/')[0]!.body).toMatchObject({ grant_type: 'refresh_token' })
  })
})

describe('when Salesforce says', () => {
  it('401 for a session that is over, the token is got once more', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    await ended(tenant)
    salesforce.tokens.clear()
    await capture(app, tenant, { email: 'grace@example.com' })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', attempts: 1 })
    expect(salesforce.requestsTo('/oauth2/')).toHaveLength(2)
  })

  it('no to the client, the connection waits for a person', async () => {
    salesforce.clientSecret = 'another'
    const { tenant, connectionId } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'failed', error: 'The CRM refused the OAuth credentials.' }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'auth_error' })
  })

  it('403, the connection lacks a right', async () => {
    salesforce.mayWrite = false
    const { tenant, connectionId } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'failed' }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'scope_error' })
  })

  it.each([
    ['403 for a budget that is used up', problem(403, 'REQUEST_LIMIT_EXCEEDED'), 900],
    ['429 with Retry-After', { ...problem(429, 'TOO_MANY'), headers: { 'retry-after': '20' } }, 20],
  ])('%s, it is waited and nothing counts against the lead', async (_name, answer, seconds) => {
    salesforce.fail('/composite/', answer)
    const { tenant, connectionId } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    const [wait] = await waiting(app, tenant)
    expect(wait!.failures).toBe(0)
    expect(wait!.connection_s).toBeGreaterThan(seconds - 9)
    expect(wait!.connection_s).toBeLessThanOrEqual(seconds)
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'active' })
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2 }])
  })

  it('500, it is tried again', async () => {
    salesforce.fail('/composite/', problem(500, 'UNKNOWN_EXCEPTION'))
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    expect(await waiting(app, tenant)).toMatchObject([{ failures: 1 }])
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2 }])
  })

  it('nothing after it wrote, the lead is found again by our id', async () => {
    salesforce.fail('/composite/', 'lost')
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', external_id: salesforce.leads[0]!.Id }])
    expect(salesforce.leads).toHaveLength(1)
  })

  it('duplicate, the existing record becomes ours, whatever its e-mail looks like', async () => {
    salesforce.hasDuplicateRule = true
    const email = "o'brien@example.com"
    const known = salesforce.add('lead', { LastName: 'Brien', Company: 'Harbour', Email: email })
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    const id = await capture(app, tenant, { name: 'Mary Brien', email })
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', external_id: known.Id }])
    expect(salesforce.leads).toHaveLength(1)
    expect(known.fields).toMatchObject({ FrontDesk_Id__c: id, FirstName: 'Mary' })
  })

  it('converted, the contact of the lead is updated', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    const contact = salesforce.add('contact', { LastName: 'Unknown' })
    salesforce.leads[0]!.convertedTo = contact.Id
    await capture(app, tenant, { ...ADA, phone: null })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', external_id: contact.Id })
    expect(contact.fields).toEqual({ FirstName: 'Ada', LastName: 'Lovelace', Email: 'ada@example.com' })
    await capture(app, tenant, ADA)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', external_id: contact.Id })
    expect(contact.fields['Phone']).toBe('+14155550100')
    expect(salesforce.leads).toHaveLength(1)
  })

  it('nothing of a lead that was deleted there, a new one is made', async () => {
    const { tenant } = await tenantWith(app, 'salesforce', settings())
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    salesforce.leads[0]!.isDeleted = true
    await capture(app, tenant, ADA)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', external_id: salesforce.visible[0]!.Id })
    expect(salesforce.visible).toHaveLength(1)
  })

  it('no to one record, the others arrive and its code and field are shown, not its words', async () => {
    const mapping = { notes: 'Status', status: null }
    const { tenant } = await tenantWith(app, 'salesforce', settings(), { field_mapping: mapping })
    await captureAll(
      app,
      tenant,
      Array.from({ length: 5 }, (_, n) => ({
        email: `p${n}@example.com`,
        notes: n === 3 ? 'Hot' : 'Working - Contacted',
      })),
    )
    const syncs = await ended(tenant)
    expect(syncs.filter(({ status }) => status === 'failed')).toMatchObject([
      { error: 'The CRM refused the lead (INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST: Status).' },
    ])
    expect(salesforce.visible).toHaveLength(4)
    expect(JSON.stringify(await syncsOf(tenant))).not.toContain(SALESFORCE_WORDS)
  })
})

describe('the test of a connection', () => {
  it('finds an external id field that is missing', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'salesforce', settings())
    const test = () => tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/test` })
    expect((await test()).json()).toEqual({ ok: true, error: null })
    salesforce.hasExternalIdField = false
    expect((await test()).json()).toEqual({ ok: false, error: expect.stringContaining('INVALID_FIELD') })
    expect(await syncsOf(tenant)).toEqual([])
    expect(salesforce.leads).toEqual([])
  })
})
