import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeCrmReceiver } from '../support/fakes/crm-webhook.ts'
import { FakeHubSpot } from '../support/fakes/hubspot.ts'
import { until } from '../support/until.ts'
import {
  capture,
  captureAll,
  connect,
  connectionOf,
  ended,
  makeDue,
  postponed,
  startCrmApp,
  syncsOf,
  tenantWith,
  toldOf,
  waiting,
  type Sync,
} from './tenant.ts'

let app: FastifyInstance
let hubspot: FakeHubSpot

beforeAll(async () => {
  app = await startCrmApp()
})

beforeEach(async () => {
  hubspot = await new FakeHubSpot().start()
})

afterEach(() => hubspot[Symbol.asyncDispose]())

afterAll(() => app.close())

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up' }
const settings = () => ({ base_url: hubspot.url, access_token: 'private-app-token' })
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ email: `p${n}@example.com` }))

const pause = (tenant: TestTenant, seconds: number) =>
  app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`update crm_connections set due_at = now() + make_interval(secs => ${seconds}) where lease is null`),
  )

describe('changes of a lead', () => {
  it('become one sync in a burst, which pushes the latest values', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    await pause(tenant, 600)
    const id = await capture(app, tenant, { email: 'ada@example.com' })
    for (const status of ['contacted', 'qualified', 'lost'])
      await tenant.send({ method: 'PATCH', url: `/leads/${id}`, payload: { status } })
    expect(await syncsOf(tenant)).toHaveLength(1)
    await makeDue(app, tenant)
    await ended(tenant)
    expect(hubspot.requestsTo('/batch/')).toHaveLength(1)
    expect(hubspot.contacts[0]!.properties['hs_lead_status']).toBe('UNQUALIFIED')
    expect(await toldOf(app, tenant)).toHaveLength(1)
  })

  it('become a sync of their own while a push is in flight: nothing is lost', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    hubspot.fail('/batch/upsert', 'silent')
    const id = await capture(app, tenant, { email: 'ada@example.com' })
    await until(() => hubspot.requests.length === 1)
    await tenant.send({ method: 'PATCH', url: `/leads/${id}`, payload: { name: 'Ada Lovelace' } })
    expect(await syncsOf(tenant)).toHaveLength(2)
    // The pushing process dies: its lease expires.
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update crm_connections set due_at = now(), lease = 'nobody' where lease is not null`),
    )
    const syncs = await ended(tenant)
    expect(syncs.map(({ status }) => status)).toEqual(['completed', 'completed'])
    expect(hubspot.contacts).toHaveLength(1)
    expect(hubspot.contacts[0]!.properties['lastname']).toBe('Lovelace')
    expect(await toldOf(app, tenant)).toHaveLength(2)
  })

  it('are not pushed when no mapped field changed, unless a push is requested', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    const id = await createLead(tenant, ADA)
    await ended(tenant)
    await tenant.send({ method: 'PATCH', url: `/leads/${id}`, payload: { notes: 'Prefers mornings' } })
    expect((await ended(tenant))[0]).toMatchObject({
      status: 'completed',
      attempts: 0,
      external_id: hubspot.contacts[0]!.id,
    })
    expect(hubspot.requestsTo('/batch/')).toHaveLength(1)
    const asked = await tenant.send({ method: 'POST', url: `/leads/${id}/sync` })
    expect(asked.statusCode).toBe(200)
    expect(asked.json()).toMatchObject({ data: [{ lead_id: id, trigger: 'manual', status: 'pending' }] })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', attempts: 1 })
    expect(hubspot.requestsTo('/batch/')).toHaveLength(2)
  })

  it('do not include the result of a push', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    const id = await createLead(tenant, ADA)
    const before = (await tenant.send({ url: `/leads/${id}` })).json<{ updated_at: string }>()
    await ended(tenant)
    const after = (await tenant.send({ url: `/leads/${id}` })).json<Record<string, unknown>>()
    expect(after).toMatchObject({ updated_at: before.updated_at, crm: { provider: 'hubspot', status: 'completed' } })
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`select event from webhook_events where event like 'lead.%'`),
    )
    expect(rows).toEqual([{ event: 'lead.captured' }])
    expect((await tenant.send({ url: '/leads' })).json()).toMatchObject({ data: [{ crm: { provider: 'hubspot' } }] })
  })

  it('go with the transaction that made them, or not at all', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    const undone = app.database.tenant(tenant.tenantId, async (tx) => {
      await app.leads.capture(tx, tenant.tenantId, { source: 'api', typedBy: 'staff', ...ADA })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await syncsOf(tenant)).toEqual([])
  })

  it('are not pushed to a disabled connection; a resync makes up for it', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings(), { enabled: false })
    await capture(app, tenant, ADA)
    expect(await syncsOf(tenant)).toEqual([])
    const resync = { method: 'POST', url: `/crm/connections/${connectionId}/sync` } as const
    expect((await tenant.send(resync)).statusCode).toBe(409)
    await tenant.send({ method: 'PATCH', url: `/crm/connections/${connectionId}`, payload: { enabled: true } })
    expect((await tenant.send(resync)).statusCode).toBe(200)
    await ended(tenant)
    expect(hubspot.contacts).toHaveLength(1)
  })
})

describe('a lead that cannot be pushed', () => {
  it('is given up after twelve tries, and told of once', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    hubspot.fail('/batch/', ...Array.from({ length: 12 }, () => ({ status: 500, body: {} })))
    await capture(app, tenant, ADA)
    for (let tries = 1; tries < 12; tries += 1) {
      await postponed(app, tenant, tries)
      expect(await waiting(app, tenant)).toMatchObject([{ failures: tries }])
      await makeDue(app, tenant)
    }
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'failed', attempts: 12, error: 'The CRM is not available (500).' })
    expect(await toldOf(app, tenant)).toEqual([{ event: 'crm.sync_failed', data: sync }])
    await tenant.send({ method: 'POST', url: `/leads/${sync!.lead_id}/sync` })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed' })
  })

  it('does not hold up the others of its connection', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    hubspot.fail('/batch/', ...Array.from({ length: 4 }, () => ({ status: 500, body: {} })))
    await capture(app, tenant, ADA)
    for (let tries = 1; tries < 4; tries += 1) {
      await postponed(app, tenant, tries)
      await makeDue(app, tenant)
    }
    await postponed(app, tenant, 4)
    await capture(app, tenant, { email: 'grace@example.com' })
    const [wait] = await waiting(app, tenant)
    expect(wait!.connection_s).toBeLessThanOrEqual(66)
    await pause(tenant, 0)
    app.events.wake()
    await until(() => hubspot.contacts.length === 1)
    expect(hubspot.contacts[0]!.properties['email']).toBe('grace@example.com')
  })
})

describe('a full resync', () => {
  const resync = async (tenant: TestTenant, connectionId: string): Promise<Sync> =>
    (await tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/sync` })).json<Sync>()

  it('is one sync with counts, however many leads there are', async () => {
    const tenant = await createTenant(app)
    await captureAll(app, tenant, people(230))
    hubspot.add({ email: 'p3@example.com' })
    hubspot.refusedAlone.add('p5@example.com')
    const connectionId = await connect(tenant, 'hubspot', settings())
    expect(await resync(tenant, connectionId)).toMatchObject({ lead_id: null, trigger: 'resync', status: 'pending' })
    const [sync, ...others] = await ended(tenant)
    expect(others).toEqual([])
    expect(sync).toMatchObject({
      lead_id: null,
      status: 'completed',
      counts: { created: 228, updated: 1, unchanged: 0, failed: 1 },
    })
    expect(hubspot.contacts).toHaveLength(229)
    expect(hubspot.requestsTo('/batch/')).toHaveLength(3)
    expect(await toldOf(app, tenant)).toEqual([{ event: 'crm.sync_completed', data: sync }])
    expect((await tenant.send({ url: '/leads?limit=1' })).json()).toMatchObject({
      data: [{ crm: { status: 'completed' } }],
    })
  })

  it('is the one that is under way, and may be asked for again when that has ended', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings())
    await pause(tenant, 600)
    const [first, second] = [await resync(tenant, connectionId), await resync(tenant, connectionId)]
    expect(second.sync_id).toBe(first.sync_id)
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', counts: { created: 0, failed: 0 } }])
    expect((await resync(tenant, connectionId)).sync_id).not.toBe(first.sync_id)
  })

  it('makes anew what was deleted there', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings())
    await captureAll(app, tenant, people(3))
    await ended(tenant)
    hubspot.contacts[1]!.archived = true
    await resync(tenant, connectionId)
    expect((await ended(tenant))[0]).toMatchObject({ counts: { created: 1, updated: 2 } })
    expect(hubspot.visible).toHaveLength(3)
  })

  it('goes on where it was after a failure, and ends when the connection is refused', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings(), { enabled: false })
    await captureAll(app, tenant, people(150))
    await tenant.send({ method: 'PATCH', url: `/crm/connections/${connectionId}`, payload: { enabled: true } })
    hubspot.fail('/batch/', { status: 500, body: {} })
    await resync(tenant, connectionId)
    await postponed(app, tenant)
    await makeDue(app, tenant)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', attempts: 2, counts: { created: 150 } })
    hubspot.tokens.clear()
    await resync(tenant, connectionId)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'failed', lead_id: null })
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'auth_error' })
    // Repeated once the connection is reactivated.
    hubspot.tokens.add('private-app-token')
    await tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/test` })
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', counts: { updated: 150 } })
  })

  it('does not send twice what a receiver may have: the key of a lead is the same on every try', async () => {
    const receiver = await new FakeCrmReceiver().start()
    const tenant = await createTenant(app)
    await captureAll(app, tenant, people(4))
    const connectionId = await connect(tenant, 'webhook', { url: `${receiver.url}/leads` })
    receiver.lose('POST', '/leads')
    await resync(tenant, connectionId)
    await postponed(app, tenant)
    await makeDue(app, tenant)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', counts: { created: 4 } })
    expect(receiver.records.size).toBe(4)
    await receiver[Symbol.asyncDispose]()
  })
})

describe('removal', () => {
  it('fails the pending syncs of a connection once each, and clears its secrets', async () => {
    const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings())
    await pause(tenant, 600)
    await captureAll(app, tenant, people(5))
    const deleted = await tenant.send({ method: 'DELETE', url: `/crm/connections/${connectionId}` })
    expect(deleted.json()).toEqual({ deleted: true })
    const syncs = await ended(tenant)
    expect(syncs.map(({ status, error }) => [status, error])).toEqual(
      syncs.map(() => ['failed', 'The connection was deleted.']),
    )
    expect(await toldOf(app, tenant)).toHaveLength(5)
    expect(hubspot.requests).toEqual([])
    expect((await tenant.send({ url: `/crm/connections/${connectionId}` })).statusCode).toBe(404)
    await capture(app, tenant, ADA)
    expect(await syncsOf(tenant)).toHaveLength(5)
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`select credentials, token from crm_connections`),
    )
    expect(rows).toEqual([{ credentials: null, token: null }])
  })

  it('cancels the push of a lead', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    await pause(tenant, 600)
    const id = await createLead(tenant, ADA)
    await tenant.send({ method: 'DELETE', url: `/leads/${id}` })
    await makeDue(app, tenant)
    expect(await ended(tenant)).toMatchObject([
      { lead_id: id, status: 'failed', error: 'The lead was deleted, or merged into another.' },
    ])
    expect(hubspot.requests).toEqual([])
  })

  it('keeps the record in the CRM when two leads are merged', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    const known = await createLead(tenant, { email: 'ada@example.com' })
    await ended(tenant)
    await pause(tenant, 600)
    const other = await createLead(tenant, { name: 'Ada Lovelace', email: 'countess@example.com' })
    const merged = await tenant.send({ method: 'POST', url: `/leads/${other}/merge`, payload: { lead_id: known } })
    expect(merged.statusCode).toBe(200)
    await makeDue(app, tenant)
    await ended(tenant)
    expect(hubspot.contacts).toHaveLength(1)
    expect(hubspot.contacts[0]!.properties['lastname']).toBe('Lovelace')
  })
})

describe('several processes', () => {
  it('push a connection one at a time, and every lead once', async () => {
    const tenant = await createTenant(app)
    const receiver = await new FakeCrmReceiver().start()
    await connect(tenant, 'webhook', { url: `${receiver.url}/leads` })
    const second = await startCrmApp()
    await captureAll(app, tenant, people(30))
    second.events.wake()
    const syncs = await ended(tenant)
    expect(new Set(syncs.map(({ status }) => status))).toEqual(new Set(['completed']))
    expect(receiver.requests).toHaveLength(30)
    expect(receiver.records.size).toBe(30)
    expect(await toldOf(app, tenant)).toHaveLength(30)
    await second.close()
    await receiver[Symbol.asyncDispose]()
  })

  it('change nothing after their lease expired: another process did the work', async () => {
    const { tenant } = await tenantWith(app, 'hubspot', settings())
    hubspot.fail('/batch/', 'silent')
    await capture(app, tenant, ADA)
    await until(() => hubspot.requests.length === 1)
    const release = () =>
      app.database.tenant(tenant.tenantId, (tx) =>
        tx.execute(sql`update crm_connections set due_at = now(), lease = 'other'`),
      )
    await release()
    await ended(tenant)
    expect(await toldOf(app, tenant)).toHaveLength(1)
  })
})

it('lists what there is by state, lead and connection, page by page', async () => {
  const { tenant, connectionId } = await tenantWith(app, 'hubspot', settings())
  const ids = await captureAll(app, tenant, people(3))
  await ended(tenant)
  expect(await syncsOf(tenant, `&lead_id=${ids[1]}`)).toMatchObject([{ lead_id: ids[1] }])
  expect(await syncsOf(tenant, '&status=failed')).toEqual([])
  expect(await syncsOf(tenant, `&status=completed&connection_id=${connectionId}`)).toHaveLength(3)
  expect(await syncsOf(tenant, '&connection_id=crm_none')).toEqual([])
  const first = (await tenant.send({ url: '/crm/syncs?limit=2' })).json<{ data: Sync[]; next_cursor: string }>()
  const rest = (await tenant.send({ url: `/crm/syncs?limit=2&cursor=${first.next_cursor}` })).json<{
    data: Sync[]
    next_cursor: null
  }>()
  expect([...first.data, ...rest.data].map(({ sync_id: id }) => id)).toEqual(
    (await syncsOf(tenant)).map(({ sync_id: id }) => id),
  )
  expect(rest.next_cursor).toBeNull()
  expect((await tenant.send({ url: '/crm/syncs?status=gone' })).statusCode).toBe(400)
})

it('pushes 100 parallel captures of one person once or twice, never to two contacts', async () => {
  const { tenant } = await tenantWith(app, 'hubspot', settings())
  await Promise.all(Array.from({ length: 100 }, (_, n) => capture(app, tenant, { ...ADA, notes: `Visit ${n}` })))
  await ended(tenant)
  expect(hubspot.contacts).toHaveLength(1)
  const told = await toldOf(app, tenant)
  expect(told).toHaveLength((await syncsOf(tenant)).length)
  expect(new Set(told.map(({ data }) => data.sync_id)).size).toBe(told.length)
})

it('a lead cannot be synced where no CRM is connected', async () => {
  const tenant = await createTenant(app)
  const id = await createLead(tenant)
  const answer = await tenant.send({ method: 'POST', url: `/leads/${id}/sync` })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ detail: 'No CRM connection is switched on' })
})
