import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { FakeHubSpot } from '../support/fakes/hubspot.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { capture, connect, connectionOf, ended, startCrmApp, syncsOf, type Connection } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant
let hubspot: FakeHubSpot

beforeAll(async () => {
  app = await startCrmApp()
  tenant = await createTenant(app)
  hubspot = await new FakeHubSpot().start()
})

afterAll(async () => {
  await app.close()
  await hubspot[Symbol.asyncDispose]()
})

const post = (payload: object) => tenant.send({ method: 'POST', url: '/crm/connections', payload })
const patch = (id: string, payload: object) => tenant.send({ method: 'PATCH', url: `/crm/connections/${id}`, payload })

describe('a connection', () => {
  it('is made without a word to the CRM, and shows all but its secrets', async () => {
    const settings = { base_url: hubspot.url, access_token: 'pat-secret', company: 'not for HubSpot' }
    const made = await post({ provider: 'hubspot', name: 'Sales', settings })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      connection_id: expect.stringMatching(/^crm_[0-9a-z]{26}$/),
      provider: 'hubspot',
      name: 'Sales',
      settings: { base_url: hubspot.url, id_property: 'front_desk_lead_id' },
      secrets: ['access_token'],
      field_mapping: null,
      enabled: true,
      state: 'active',
      error: null,
      last_success_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })
    const { connection_id: id } = made.json<Connection>()
    for (const url of [`/crm/connections/${id}`, '/crm/connections'])
      expect((await tenant.send({ url })).body).not.toContain('pat-secret')
    expect((await patch(id, { name: null })).json()).toMatchObject({ name: null, secrets: ['access_token'] })
    expect(hubspot.requests).toEqual([])
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`select c::text from crm_connections c`),
    )
    expect(JSON.stringify(rows)).not.toContain('pat-secret')
  })

  it.each([
    ['hubspot', {}, 'access_token'],
    ['hubspot', { refresh_token: 'r', client_id: 'c' }, 'client_secret'],
    ['pipedrive', { access_token: 'x' }, 'api_token'],
    ['salesforce', { client_id: 'c', client_secret: 's' }, 'base_url'],
    ['webhook', { base_url: 'https://example.com' }, 'url'],
  ])('of %s with %j lacks %s', async (provider, settings, missing) => {
    expectInvalid(await post({ provider, settings }), ['body', 'settings', missing])
  })

  it.each([
    'http://10.0.0.1/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
    'ftp://example.com/',
    'https://user:password@example.com/',
    'https://example.com:5432/',
    'http://metadata.internal:6379/',
    'no address',
  ])('never leads to %s', async (url) => {
    expectInvalid(await post({ provider: 'webhook', settings: { url } }), ['body', 'settings', 'url'])
    const settings = { base_url: url, api_token: 'x' }
    expectInvalid(await post({ provider: 'pipedrive', settings }), ['body', 'settings', 'base_url'])
    const id = await connect(tenant, 'webhook', { url: 'https://example.com/leads' })
    expectInvalid(await patch(id, { settings: { url } }), ['body', 'settings', 'url'])
  })

  it('does not follow a CRM that says it is elsewhere inside', async () => {
    const other = await createTenant(app)
    const oauth = { client_id: 'client', client_secret: 'client-secret' }
    const id = await connect(other, 'salesforce', { base_url: hubspot.url, ...oauth })
    const body = { access_token: 'x', instance_url: 'http://10.0.0.1' }
    hubspot.fail('/services/oauth2/token', { status: 200, body })
    const tested = await other.send({ method: 'POST', url: `/crm/connections/${id}/test` })
    expect(tested.json()).toEqual({ ok: false, error: 'The CRM did not answer (E_BLOCKED).' })
  })

  it('does not tell its secrets to another address', async () => {
    const id = await connect(tenant, 'hubspot', { access_token: 'pat-secret' })
    expectInvalid(await patch(id, { settings: { base_url: hubspot.url } }), ['body', 'settings', 'access_token'])
    expectInvalid(await patch(id, { settings: { access_token: null } }), ['body', 'settings', 'access_token'])
    const moved = await patch(id, { settings: { base_url: hubspot.url, access_token: 'another' } })
    expect(moved.json()).toMatchObject({ settings: { base_url: hubspot.url } })
    // The same origin in another spelling.
    expect((await patch(id, { settings: { base_url: `${hubspot.url}/` } })).statusCode).toBe(200)
  })

  it('keeps what a patch does not name, and clears what it says is null', async () => {
    const field_mapping = { intent: 'what_they_want', status: { to: 'stage', values: { new: 'Fresh' } } }
    const id = await connect(tenant, 'webhook', { url: 'https://example.com/leads' }, { field_mapping, name: 'Mine' })
    expect((await patch(id, { enabled: false })).json()).toMatchObject({ field_mapping, name: 'Mine', enabled: false })
    expect((await patch(id, { field_mapping: null })).json()).toMatchObject({ field_mapping: null, name: 'Mine' })
  })

  it.each([
    [{ email: { values: {} } }, 'email'],
    [{ email: 5 }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 'a\0b' }, 'email'],
    [{ shoe_size: 'size' }, 'shoe_size'],
    [{ status: { to: 'stage', values: { new: 5 } } }, 'status'],
  ] as [object, string][])('takes no mapping like %j', async (mapping, field) => {
    const payload = { provider: 'webhook', settings: { url: 'https://example.com/' }, field_mapping: mapping }
    const answer = await post(payload)
    expectInvalid(answer)
    expect(answer.json<{ detail: { loc: string[] }[] }>().detail[0]!.loc.slice(0, 3)).toEqual([
      'body',
      'field_mapping',
      field,
    ])
  })

  it('is one of twenty at most', async () => {
    const other = await createTenant(app)
    const url = 'https://example.com/leads'
    for (let made = 0; made < 20; made += 1) await connect(other, 'webhook', { url })
    const refused = await other.send({
      method: 'POST',
      url: '/crm/connections',
      payload: { provider: 'webhook', settings: { url } },
    })
    expectProblem(refused, 409)
  })

  it('lists newest first, page by page', async () => {
    const other = await createTenant(app)
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1)
      ids.unshift(await connect(other, 'webhook', { url: 'https://example.com/' }))
    const first = (await other.send({ url: '/crm/connections?limit=2' })).json<{
      data: Connection[]
      next_cursor: string
    }>()
    const rest = (await other.send({ url: `/crm/connections?limit=2&cursor=${first.next_cursor}` })).json<{
      data: Connection[]
    }>()
    expect([...first.data, ...rest.data].map(({ connection_id: id }) => id)).toEqual(ids)
  })
})

describe('callers of CRM connections', () => {
  it('manage connections are administrators; the ledger and the push of a lead are everybody’s', async () => {
    const other = await createTenant(app)
    const id = await connect(other, 'hubspot', { base_url: hubspot.url, access_token: 'private-app-token' })
    const lead = await capture(app, other, { email: 'ada@example.com' })
    await ended(other)
    for (const caller of ['standard_key', 'member'] as const) {
      const send = client(app, other.headers[caller])
      expectProblem(await send({ url: '/crm/connections' }), 403)
      expectProblem(await send({ method: 'POST', url: `/crm/connections/${id}/sync` }), 403)
      expect((await send({ url: '/crm/syncs' })).json<{ data: object[] }>().data[0]).toMatchObject({ lead_id: lead })
      expect((await send({ method: 'POST', url: `/leads/${lead}/sync` })).statusCode).toBe(200)
    }
  })

  it('see and push are those of the tenant alone', async () => {
    const [one, two] = [await createTenant(app), await createTenant(app)]
    const settings = { base_url: hubspot.url, access_token: 'private-app-token' }
    const id = await connect(one, 'hubspot', settings)
    const lead = await capture(app, two, { email: 'ada@example.com' })
    expect(await syncsOf(one)).toEqual([])
    expect(await syncsOf(two)).toEqual([])
    for (const [method, url] of [
      ['GET', `/crm/connections/${id}`],
      ['PATCH', `/crm/connections/${id}`],
      ['DELETE', `/crm/connections/${id}`],
      ['POST', `/crm/connections/${id}/test`],
      ['POST', `/crm/connections/${id}/sync`],
    ] as const)
      expectProblem(await two.send({ method, url, ...(method === 'PATCH' ? { payload: {} } : {}) }), 404)
    expectProblem(await one.send({ method: 'POST', url: `/leads/${lead}/sync` }), 404)
    expect(await connectionOf(one, id)).toMatchObject({ enabled: true })
  })
})

it('credentials that another SECRET_KEY sealed are asked for again', async () => {
  const other = await createTenant(app)
  const id = await connect(other, 'hubspot', { base_url: hubspot.url, access_token: 'private-app-token' })
  await app.database.tenant(other.tenantId, (tx) => tx.execute(sql`update crm_connections set credentials = 'v1.AAAA'`))
  await capture(app, other, { email: 'ada@example.com' })
  const error = 'The stored credentials cannot be opened; give them again.'
  expect(await ended(other)).toMatchObject([{ status: 'failed', error }])
  expect(await connectionOf(other, id)).toMatchObject({ state: 'auth_error' })
  const payload = { settings: { access_token: 'private-app-token' } }
  await other.send({ method: 'PATCH', url: `/crm/connections/${id}`, payload })
  expect((await ended(other))[0]).toMatchObject({ status: 'completed' })
})

describe('a preview of the mapping', () => {
  const preview = (id: string, payload: object) =>
    tenant.send({ method: 'POST', url: `/crm/connections/${id}/preview`, payload })

  it('shows a lead by the saved mapping and by one to try, and keeps and sends nothing', async () => {
    const fieldMapping = { intent: 'what_they_want', phone: null }
    const settings = { base_url: hubspot.url, access_token: 'pat' }
    const id = await connect(tenant, 'hubspot', settings, { field_mapping: fieldMapping, enabled: false })
    const leadId = await capture(app, tenant, { name: 'Ada Lovelace', email: 'ada@example.com', intent: 'A crown' })
    const saved = (await preview(id, { lead_id: leadId })).json()
    expect(saved.lead_id).toBe(leadId)
    expect(saved.fields).toEqual(
      expect.arrayContaining([
        { field: 'last_name', value: 'Lovelace', to: 'lastname', sent: 'Lovelace' },
        { field: 'intent', value: 'A crown', to: 'what_they_want', sent: 'A crown' },
        { field: 'status', value: 'new', to: 'hs_lead_status', sent: 'NEW' },
        { field: 'phone', value: null, to: null, sent: null },
        { field: 'source', value: 'api', to: null, sent: null },
      ]),
    )
    const tried = (await preview(id, { lead_id: leadId, field_mapping: { source: 'origin' } })).json()
    expect(tried.fields).toContainEqual({ field: 'source', value: 'api', to: 'origin', sent: 'api' })
    expect(tried.fields).toContainEqual({ field: 'intent', value: 'A crown', to: 'message', sent: 'A crown' })
    const empty = (await preview(id, {})).json()
    expect(empty).toMatchObject({ lead_id: null })
    expect(empty.fields).toContainEqual({ field: 'email', value: null, to: 'email', sent: null })
    expect((await tenant.send({ url: `/crm/connections/${id}` })).json().field_mapping).toEqual(fieldMapping)
    expectProblem(await preview(id, { lead_id: 'lead_unknown' }), 404)
  })

  it('names what the settings add', async () => {
    const settings = {
      base_url: 'https://my.salesforce.example',
      client_id: 'c',
      client_secret: 's',
      company: 'Walk-in',
    }
    const { fields } = (await preview(await connect(tenant, 'salesforce', settings), {})).json()
    expect(fields.at(-1)).toEqual({ field: null, value: 'Walk-in', to: 'Company', sent: 'Walk-in' })
    expect(fields).toContainEqual({ field: 'last_name', value: null, to: 'LastName', sent: 'Unknown' })
  })
})
