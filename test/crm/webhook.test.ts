import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeCrmReceiver } from '../support/fakes/crm-webhook.ts'
import type { TestTenant } from '../support/factories.ts'
import { expectedSignature } from '../support/webhook-receiver.ts'
import {
  capture,
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
let receiver: FakeCrmReceiver

beforeAll(async () => {
  app = await startCrmApp()
})

beforeEach(async () => {
  receiver = await new FakeCrmReceiver().start()
})

afterEach(() => receiver[Symbol.asyncDispose]())

afterAll(() => app.close())

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up' }

async function connected(more: object = {}): Promise<{ tenant: TestTenant; connectionId: string; secret: string }> {
  const made = await tenantWith(app, 'webhook', { url: `${receiver.url}/leads` }, more)
  const { secret } = (await made.tenant.send({ url: '/webhooks/secret' })).json<{ secret: string }>()
  receiver.secret = secret
  return { ...made, secret }
}

describe('a receiver', () => {
  it('gets the lead, signed in both ways, and says by what it knows it', async () => {
    const { tenant, secret } = await connected()
    const id = await capture(app, tenant, ADA)
    const [sync] = await ended(tenant)
    expect(sync).toMatchObject({ status: 'completed', external_id: 'record-1', attempts: 1 })
    const { raw, headers, body } = receiver.requests[0]!
    expect(body).toEqual({
      type: 'lead.upsert',
      sync_id: sync!.sync_id,
      tenant_id: tenant.tenantId,
      lead_id: id,
      sent_at: expect.stringMatching(/Z$/),
      external_id: null,
      lead: {
        lead_id: id,
        name: 'Ada Lovelace',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        phone: '+14155550100',
        intent: 'A check-up',
        status: 'new',
        source: 'api',
        notes: null,
        created_at: expect.stringMatching(/Z$/),
      },
    })
    expect(headers['idempotency-key']).toBe(sync!.sync_id)
    expect(headers['x-webhook-signature']).toBe(expectedSignature(secret, raw))
    expect(new Webhook(secret).verify(raw, headers as Record<string, string>)).toEqual(body)
  })

  it('is told its own id from then on', async () => {
    const { tenant } = await connected()
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    await capture(app, tenant, ADA)
    await ended(tenant)
    expect(receiver.requests.map(({ body }) => (body as { external_id: string | null }).external_id)).toEqual([
      null,
      'record-1',
    ])
    expect(receiver.records.size).toBe(1)
  })

  it('may answer nothing at all', async () => {
    receiver.fail('/leads', { status: 204 })
    const { tenant } = await connected()
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', external_id: null }])
  })

  it('gets the names that the mapping says', async () => {
    const { tenant } = await connected({
      field_mapping: { email: 'mail', status: { to: 'stage', values: { new: '10 Fresh' } }, notes: null },
    })
    await capture(app, tenant, ADA)
    await ended(tenant)
    const { lead } = receiver.requests[0]!.body as { lead: Record<string, unknown> }
    expect(lead).toMatchObject({ mail: 'ada@example.com', stage: '10 Fresh' })
    expect(Object.keys(lead)).not.toContain('notes')
  })
})

describe('when a receiver says', () => {
  it.each([
    [401, 'auth_error'],
    [403, 'scope_error'],
    [410, 'gone'],
  ])('%i, the connection waits for a person (%s)', async (status, state) => {
    receiver.fail('/leads', { status })
    const { tenant, connectionId } = await connected()
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'failed' }])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state, enabled: status !== 410 })
  })

  it('410, nothing more is told until somebody switches it on', async () => {
    receiver.fail('/leads', { status: 410 })
    const { tenant, connectionId } = await connected()
    await capture(app, tenant, ADA)
    await ended(tenant)
    await capture(app, tenant, { email: 'grace@example.com' })
    expect(await syncsOf(tenant)).toHaveLength(1)
    await tenant.send({ method: 'PATCH', url: `/crm/connections/${connectionId}`, payload: { enabled: true } })
    await ended(tenant)
    expect([...receiver.records.values()]).toMatchObject([{ email: 'ada@example.com' }])
  })

  it('409 with the id of a person who is there, that record is told what is new', async () => {
    receiver.knowsPeople = true
    receiver.records.set('theirs', { email: 'ada@example.com' })
    const { tenant } = await connected()
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([{ status: 'completed', external_id: 'theirs' }])
    expect([...receiver.records]).toMatchObject([['theirs', { name: 'Ada Lovelace' }]])
  })

  it('429 with Retry-After, it is waited, also where that is shorter than the schedule', async () => {
    receiver.fail('/leads', { status: 429, headers: { 'retry-after': '0' } })
    const { tenant } = await connected()
    await capture(app, tenant, ADA)
    expect((await ended(tenant))[0]).toMatchObject({ status: 'completed', attempts: 2 })
  })

  it('503 with a long Retry-After, it is waited as long', async () => {
    receiver.fail('/leads', { status: 503, headers: { 'retry-after': '600' } })
    const { tenant } = await connected()
    await capture(app, tenant, ADA)
    await postponed(app, tenant)
    const [wait] = await waiting(app, tenant)
    expect(wait).toMatchObject({ failures: 1 })
    expect(wait!.sync_s).toBeGreaterThan(590)
    expect(wait!.connection_s).toBeGreaterThan(590)
  })

  it('nothing after it took the lead, the same key keeps it from a second record, and a change since is told', async () => {
    receiver.lose('POST', '/leads')
    const { tenant } = await connected()
    await capture(app, tenant, { email: 'ada@example.com' })
    await postponed(app, tenant)
    expect(receiver.records.size).toBe(1)
    await capture(app, tenant, ADA)
    await makeDue(app, tenant)
    const syncs = await ended(tenant)
    expect(syncs.map(({ status }) => status)).toEqual(['completed', 'completed'])
    const keys = receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([syncs[1]!.sync_id, syncs[1]!.sync_id, syncs[0]!.sync_id])
    expect([...receiver.records]).toMatchObject([['record-1', { name: 'Ada Lovelace' }]])
  })

  it('404 for a record that was deleted there, it is told anew', async () => {
    const { tenant } = await connected()
    await capture(app, tenant, { email: 'ada@example.com' })
    await ended(tenant)
    receiver.records.clear()
    await capture(app, tenant, ADA)
    await ended(tenant)
    expect([...receiver.records.values()]).toMatchObject([{ name: 'Ada Lovelace' }])
  })

  it.each([400, 404, 302])('%i, the lead is refused and the connection is well', async (status) => {
    receiver.fail('/leads', { status })
    const { tenant, connectionId } = await connected()
    await capture(app, tenant, ADA)
    expect(await ended(tenant)).toMatchObject([
      { status: 'failed', attempts: 1, error: `The CRM refused the lead (HTTP-${status}).` },
    ])
    expect(await connectionOf(tenant, connectionId)).toMatchObject({ state: 'active' })
  })
})

it('tests with a signed message that is no lead', async () => {
  const { tenant, connectionId } = await connected()
  const tested = await tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/test` })
  expect(tested.json()).toEqual({ ok: true, error: null })
  expect(receiver.requests.map(({ body }) => (body as { type: string }).type)).toEqual(['test'])
  receiver.secret = 'whsec_another'
  const refused = await tenant.send({ method: 'POST', url: `/crm/connections/${connectionId}/test` })
  expect(refused.json()).toEqual({ ok: false, error: 'The CRM refused the credentials (401).' })
})
