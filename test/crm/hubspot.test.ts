import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeHubSpot, HUBSPOT_WORDS, rateLimited } from '../support/fakes/hubspot.ts'
import {
  capture,
  captureAll,
  connect,
  connectionOf,
  ended,
  makeDue,
  postponed,
  startCrmApp,
  tenantWith,
  toldOf,
  waiting,
} from './tenant.ts'

let app: FastifyInstance
let hubspot: FakeHubSpot

beforeAll(async () => {
  app = await startCrmApp()
})

beforeEach(async () => {
  hubspot = await new FakeHubSpot().start()
})

afterEach(async () => {
  expect(hubspot.violations).toEqual([])
  await hubspot[Symbol.asyncDispose]()
})

afterAll(() => app.close())

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up' }

const withToken = () => ({ base_url: hubspot.url, access_token: 'private-app-token' })

describe('HubSpot', () => {
  it('gets a contact by e-mail, and the ledger, the lead and one event say so', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', withToken())
    const leadId = await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    const [contact] = hubspot.contacts
    expect(contact!.properties).toEqual({
      email: 'ada@example.com',
      firstname: 'Ada',
      lastname: 'Lovelace',
      phone: '+14155550100',
      message: 'A check-up',
      hs_lead_status: 'NEW',
    })
    expect(sync).toMatchObject({
      connection_id: connectionId,
      lead_id: leadId,
      status: 'completed',
      attempts: 1,
      external_id: contact!.id,
      error: null,
    })
    expect(await toldOf(app, tenant)).toEqual([{ event: 'crm.sync_completed', data: sync }])
    const lead = await app.leads.get(tenant.tenantId, leadId)
    expect(lead.crm).toEqual({
      provider: 'hubspot',
      external_id: contact!.id,
      status: 'completed',
      synced_at: expect.any(String),
    })
    expect((await connectionOf(tenant, connectionId)).last_success_at).not.toBeNull()
  })

  it('keeps one contact over changes, also of the e-mail', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const id = await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    await capture(app, tenant, ADA)
    await ended(tenant)
    expect(hubspot.contacts).toHaveLength(1)
    expect(hubspot.contacts[0]!.properties['lastname']).toBe('Lovelace')
    expect(hubspot.requestsTo('/batch/update')).toHaveLength(1)
    expect((await app.leads.get(tenant.tenantId, id)).crm?.external_id).toBe(hubspot.contacts[0]!.id)
  })

  it('knows a lead without an e-mail by a property of its own', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const id = await capture(app, tenant, { phone: '+14155550100' })
    await ended(tenant)
    expect(hubspot.contacts[0]!.properties).toMatchObject({ front_desk_lead_id: id, phone: '+14155550100' })
  })

  it('gets many leads in one request, by kind', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const people = Array.from({ length: 60 }, (_, n) => ({ email: `p${n}@example.com` }))
    const phones = Array.from({ length: 20 }, (_, n) => ({ phone: `+141555501${String(n).padStart(2, '0')}` }))
    await captureAll(app, tenant, [...people, ...phones])
    const syncs = await ended(tenant)
    expect(syncs).toHaveLength(80)
    expect(new Set(syncs.map(({ status }) => status))).toEqual(new Set(['completed']))
    expect(hubspot.contacts).toHaveLength(80)
    expect(hubspot.requests.length).toBeLessThanOrEqual(4)
    const told = await toldOf(app, tenant)
    expect(new Set(told.map(({ data }) => data.sync_id)).size).toBe(80)
    expect(told).toHaveLength(80)
  })

  it('takes over a contact that people made there', async () => {
    const known = hubspot.add({ email: 'Ada@Example.com', firstname: 'Augusta' })
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ external_id: known.id }])
    expect(hubspot.contacts).toHaveLength(1)
  })

  it('sends what the mapping says, and nothing that it forbids', async () => {
    const mapping = { intent: 'what_they_want', status: null, name: { to: 'message', default: 'nobody' } }
    const { tenant } = await tenantWith(app, 'hubspot', withToken(), { field_mapping: mapping })
    await capture(app, tenant, { email: 'ada@example.com', intent: 'A check-up' })
    await ended(tenant)
    expect(hubspot.contacts[0]!.properties).toEqual({
      email: 'ada@example.com',
      what_they_want: 'A check-up',
      message: 'nobody',
    })
  })
})

describe('when HubSpot says', () => {
  it('401, a private token is refused for good: the connection waits for a person, and goes on when mended', async () => {
    const settings = { base_url: hubspot.url, access_token: 'old-token' }
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings)
    const first = await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'failed', error: 'The CRM refused the credentials (401).', attempts: 1 })
    expect(await toldOf(app, tenant)).toEqual([{ event: 'crm.sync_failed', data: sync }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({
      state: 'auth_error',
      error: sync!.error,
      enabled: true,
    })
    const second = await capture(app, tenant, { email: 'grace@example.com' })
    expect(hubspot.requests).toHaveLength(1)

    const payload = { settings: { access_token: 'private-app-token' } }
    const mended = await tenant.send({ method: 'PATCH', url: `/crm/connections/${connectionId}`, payload })
    expect(mended.json()).toMatchObject({ state: 'active', error: null })
    const syncs = await ended(tenant)
    expect(
      syncs
        .filter(({ status }) => status === 'completed')
        .map(({ lead_id: id }) => id)
        .toSorted(),
    ).toEqual([first, second].toSorted())
    expect(hubspot.contacts).toHaveLength(2)
    expect(await toldOf(app, tenant)).toHaveLength(3)
  })

  it('401, a token of OAuth is refreshed once, kept, and used by what follows', async () => {
    const oauth = { client_id: 'client', client_secret: 'client-secret', refresh_token: 'refresh-1' }
    const { tenant } = await tenantWith(app, 'hubspot', { base_url: hubspot.url, ...oauth })
    await capture(app, tenant, ADA)
    await ended(tenant)
    await capture(app, tenant, { email: 'grace@example.com' })
    await ended(tenant)
    expect(hubspot.requestsTo('/oauth/')).toHaveLength(1)
    hubspot.tokens.clear()
    await capture(app, tenant, { email: 'joan@example.com' })
    expect((await ended(tenant)).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
    expect(hubspot.requestsTo('/oauth/')).toHaveLength(2)
  })

  it('401 to the refreshed token too, nobody refreshes for ever', async () => {
    const oauth = { client_id: 'client', client_secret: 'client-secret', refresh_token: 'refresh-1' }
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', { base_url: hubspot.url, ...oauth })
    await capture(app, tenant, ADA)
    await ended(tenant)
    hubspot.fail('/batch/', { status: 401, body: {} }, { status: 401, body: {} })
    await capture(app, tenant, { ...ADA, notes: 'Again', name: 'Ada King' })
    await capture(app, tenant, { email: 'grace@example.com' })
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'failed' })
    expect(hubspot.requestsTo('/oauth/')).toHaveLength(2)
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'auth_error' })
  })

  it('no to the refresh token, it is the credentials that are refused', async () => {
    const oauth = { client_id: 'client', client_secret: 'wrong', refresh_token: 'refresh-1' }
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', { base_url: hubspot.url, ...oauth })
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'failed', error: 'The CRM refused the OAuth credentials.' }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'auth_error' })
  })

  it('403, the missing scope is named and the connection waits', async () => {
    hubspot.hasWriteScope = false
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', withToken())
    await capture(app, tenant, ADA)
    const error = 'The HubSpot credentials lack a scope: crm.objects.contacts.write.'
    expect(await ended(tenant)).toMatchObject([{ status: 'failed', error }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'scope_error', error })
    hubspot.hasWriteScope = true
    const tested = await tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/test` })
    expect(tested.json()).toEqual({ ok: true, error: null })
    expect((await ended(tenant)).map(({ status }) => status)).toEqual(['completed', 'failed'])
  })

  it('409, the contact that has the e-mail is the lead’s', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const id = await capture(app, tenant, { phone: '+14155550100' })
    await ended(tenant)
    const other = hubspot.add({ email: 'ada@example.com' })
    await capture(app, tenant, { phone: '+14155550100', email: 'ada@example.com' })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', external_id: other.id })
    expect(hubspot.contacts).toHaveLength(2)
    expect((await app.leads.get(tenant.tenantId, id)).crm?.external_id).toBe(other.id)
  })

  it.each([
    ['whole seconds, longer than the schedule', rateLimited('TEN_SECONDLY_ROLLING', '120'), 120],
    ['less than the schedule', rateLimited('TEN_SECONDLY_ROLLING', '20'), 20],
    ['nothing: the window', rateLimited('TEN_SECONDLY_ROLLING'), 10],
    ['nothing: the day', rateLimited('DAILY'), 3_600],
  ])('429 with %s, nothing is sent until then and nothing counts against the lead', async (_name, answer, seconds) => {
    hubspot.fail('/batch/', answer)
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    await capture(app, tenant, ADA)
    expect(await postponed(app, tenant)).toMatchObject({ status: 'pending', error: 'HubSpot asked to wait (429).' })
    const [wait] = await waiting(app, tenant)
    expect(wait!.failures).toBe(0)
    expect(Math.max(wait!.connection_s, wait!.sync_s)).toBeGreaterThan(seconds - 9)
    expect(Math.max(wait!.connection_s, wait!.sync_s)).toBeLessThanOrEqual(seconds)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2 }])
    expect(hubspot.contacts).toHaveLength(1)
  })

  it.each([
    ['500', { status: 500, body: {} }, 30, 33],
    [
      '503 with Retry-After, which is shorter than the schedule',
      { status: 503, headers: { 'retry-after': '20' } },
      20,
      20,
    ],
    ['nothing', 'cut' as const, 30, 33],
  ])('%s, the lead is tried again later', async (_name, fault, least, most) => {
    hubspot.fail('/batch/', fault)
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    await capture(app, tenant, ADA)
    expect(await postponed(app, tenant)).toMatchObject({ status: 'pending', error: expect.stringMatching(/^The CRM /) })
    const [wait] = await waiting(app, tenant)
    expect(wait!.failures).toBe(1)
    expect(wait!.sync_s).toBeGreaterThan(least - 15)
    expect(wait!.sync_s).toBeLessThanOrEqual(most)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', attempts: 2, error: null }])
    expect(await toldOf(app, tenant)).toHaveLength(1)
  })

  it('nothing after it wrote, no second contact is made, not even for a lead whose e-mail changed meanwhile', async () => {
    hubspot.fail('/batch/upsert', 'lost')
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const id = await capture(app, tenant, { phone: '+14155550100' })
    await postponed(app, tenant)
    expect(hubspot.contacts).toHaveLength(1)
    await capture(app, tenant, { phone: '+14155550100', email: 'ada@example.com' })
    await makeDue(app, tenant)
    await ended(tenant)
    expect(hubspot.contacts).toHaveLength(1)
    expect(hubspot.contacts[0]!.properties).toMatchObject({ front_desk_lead_id: id, email: 'ada@example.com' })
  })

  it('deleted, a new contact is made and linked', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const id = await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    hubspot.contacts[0]!.archived = true
    await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(hubspot.visible).toHaveLength(1)
    expect(sync).toMatchObject({ status: 'completed', external_id: hubspot.visible[0]!.id })
    expect((await app.leads.get(tenant.tenantId, id)).crm?.external_id).toBe(hubspot.visible[0]!.id)
  })

  it('no to one lead of a batch (207), the others arrive', async () => {
    hubspot.refusedAlone.add('p7@example.com')
    const { tenant } = await tenantWith(app, 'hubspot', withToken())
    const people = Array.from({ length: 20 }, (_, n) => ({ email: `p${n}@example.com` }))
    await captureAll(app, tenant, people)
    const syncs = await ended(tenant)
    expect(syncs.filter(({ status }) => status === 'failed')).toMatchObject([
      { error: 'The CRM refused the lead (VALIDATION_ERROR).' },
    ])
    expect(hubspot.contacts).toHaveLength(19)
  })

  it('no to a whole batch for one lead’s sake (400), the others arrive all the same', async () => {
    const mapping = { notes: 'hs_lead_status', status: null }
    const { tenant } = await tenantWith(app, 'hubspot', withToken(), { field_mapping: mapping })
    const people = Array.from({ length: 20 }, (_, n) => ({
      email: `p${n}@example.com`,
      notes: n === 7 ? 'HOT' : 'NEW',
    }))
    await captureAll(app, tenant, people)
    const syncs = await ended(tenant)
    expect(syncs.filter(({ status }) => status === 'failed')).toMatchObject([
      { error: 'The CRM refused the lead (INVALID_OPTION: hs_lead_status).' },
    ])
    expect(hubspot.contacts).toHaveLength(19)
    expect(JSON.stringify(syncs)).not.toContain(HUBSPOT_WORDS)
  })

  it('unknown property, the field is named and the vendor’s words are not shown', async () => {
    const mapping = { intent: 'no_such_property' }
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', withToken(), { field_mapping: mapping })
    await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ error: 'The CRM refused the lead (PROPERTY_DOESNT_EXIST: no_such_property).' })
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'active' })
    expect(JSON.stringify(await toldOf(app, tenant))).not.toContain(HUBSPOT_WORDS)
  })
})

it('tells two connections of the same lead, each by itself', async () => {
  const { tenant } = await tenantWith(app, 'hubspot', withToken())
  await connect(tenant, 'hubspot', { base_url: hubspot.url, access_token: 'wrong' })
  await capture(app, tenant, ADA)
  const syncs = await ended(tenant)
  expect(syncs.map(({ status }) => status).toSorted()).toEqual(['completed', 'failed'])
  expect(new Set(syncs.map(({ sync_id: id }) => id)).size).toBe(2)
})
