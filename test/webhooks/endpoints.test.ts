import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { startReceiver, status, ok, type WebhookReceiver } from '../support/webhook-receiver.ts'
import {
  afterTries,
  createEndpoint,
  deliveriesOf,
  makeDue,
  publish,
  startWebhookApp,
  tenantWithEndpoint,
} from './tenant.ts'

let app: FastifyInstance
let receiver: WebhookReceiver
let tenant: TestTenant

beforeAll(async () => {
  app = await startWebhookApp()
  receiver = await startReceiver()
  tenant = await createTenant(app)
})

afterAll(async () => {
  await app.close()
  await receiver.close()
})

const post = (url: string, payload?: object, of = tenant) =>
  of.send({ method: 'POST', url: `/webhooks${url}`, ...(payload === undefined ? {} : { payload }) })

const patch = (id: string, payload: object, of = tenant) =>
  of.send({ method: 'PATCH', url: `/webhooks/endpoints/${id}`, payload })

const read = async (id: string, of = tenant) => (await of.send({ url: `/webhooks/endpoints/${id}` })).json()

describe('an endpoint', () => {
  const url = 'https://example.com/hook'

  it('is made, read, changed, listed and deleted', async () => {
    const made = await post('/endpoints', { url, events: ['chat.message', 'chat.message'], description: 'CRM' })
    expect(made.statusCode).toBe(201)
    const endpoint = made.json()
    expect(endpoint).toEqual({
      endpoint_id: expect.stringMatching(/^whe_[0-9a-z]{26}$/),
      url,
      events: ['chat.message'],
      description: 'CRM',
      enabled: true,
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const id: string = endpoint.endpoint_id
    expect(await read(id)).toEqual(endpoint)
    const changed = await patch(id, { url: 'https://example.org/', events: ['*'], description: null })
    expect(changed.json()).toMatchObject({ url: 'https://example.org/', events: ['*'], description: null })
    const second = await createEndpoint(tenant, url)
    const listed = (await tenant.send({ url: '/webhooks/endpoints' })).json().data
    expect(listed.map((row: { endpoint_id: string }) => row.endpoint_id)).toEqual([second, id])
    const removed = await tenant.send({ method: 'DELETE', url: `/webhooks/endpoints/${id}` })
    expect(removed.json()).toEqual({ deleted: true })
    expectProblem(await tenant.send({ url: `/webhooks/endpoints/${id}` }), 404)
    expectProblem(await patch(id, { enabled: true }), 404)
    expectProblem(await tenant.send({ method: 'DELETE', url: `/webhooks/endpoints/${id}` }), 404)
  })

  it.each([
    'http://10.0.0.5/',
    'http://[::1]/',
    'http://168.63.129.16/',
    'file:///etc/passwd',
    'https://u:p@example.com/',
    'nonsense',
  ])('never points to %s', async (forbidden) => {
    expectInvalid(await post('/endpoints', { url: forbidden, events: ['*'] }), ['body', 'url'])
    const id = await createEndpoint(tenant, url)
    expectInvalid(await patch(id, { url: forbidden }), ['body', 'url'])
  })

  it('wants events that exist', async () => {
    expectInvalid(await post('/endpoints', { url, events: ['call.exploded'] }), ['body', 'events', 0])
    expectInvalid(await post('/endpoints', { url, events: [] }), ['body', 'events'])
  })

  it('is one of a hundred at most', async () => {
    const many = await createTenant(app)
    await app.database.tenant(many.tenantId, (tx) =>
      tx.execute(sql`insert into webhook_endpoints (tenant_id, id, url, events, enabled)
        select ${many.tenantId}, 'whe_' || lpad(n::text, 26, '0'), 'https://example.com/', '{*}', true
        from generate_series(1, 100) as n`),
    )
    expectProblem(await post('/endpoints', { url, events: ['*'] }, many), 409)
  })

  it('gets nothing while it is disabled, and recovers what it missed', async () => {
    const since = new Date(Date.now() - 1_000).toISOString()
    const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url)
    const off = await patch(endpointId, { enabled: false }, own)
    expect(off.json()).toMatchObject({ enabled: false, disabled_reason: 'requested', disabled_at: expect.any(String) })
    const before = receiver.received.length
    await publish(app, own.tenantId, 3)
    expect((await deliveriesOf(own)).map((delivery) => delivery.status)).toEqual(['skipped', 'skipped', 'skipped'])
    expectProblem(await post(`/endpoints/${endpointId}/recover`, { since }, own), 409)
    expectProblem(await post(`/endpoints/${endpointId}/test`, { event: 'chat.message' }, own), 409)
    const [skipped] = await deliveriesOf(own)
    expectProblem(await post(`/deliveries/${skipped!.delivery_id}/retry`, undefined, own), 409)
    expect((await patch(endpointId, { enabled: true }, own)).json()).toMatchObject({
      enabled: true,
      disabled_reason: null,
    })
    const recovered = await post(`/endpoints/${endpointId}/recover`, { since }, own)
    expect([recovered.statusCode, recovered.json()]).toEqual([200, { recovered: 3 }])
    await expect.poll(() => receiver.received.length - before).toBe(3)
  })

  it('gets no retry after it was disabled or deleted', async () => {
    receiver.answer(status(500))
    for (const stop of ['PATCH', 'DELETE'] as const) {
      const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url)
      await publish(app, own.tenantId)
      await afterTries(own, 1)
      const before = receiver.received.length
      await own.send({ method: stop, url: `/webhooks/endpoints/${endpointId}`, payload: { enabled: false } })
      expect((await deliveriesOf(own))[0]).toMatchObject({ status: 'skipped', next_attempt_at: null })
      await makeDue(app, own)
      await publish(app, own.tenantId)
      await app.database.ping()
      expect(receiver.received.length).toBe(before)
    }
    receiver.answer(ok)
  })

  it('is disabled at once by a 410, and its pending deliveries are skipped', async () => {
    const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url)
    receiver.answer(status(500))
    await publish(app, own.tenantId)
    await afterTries(own, 1)
    receiver.answer(status(410))
    await post(`/endpoints/${endpointId}/test`, { event: 'chat.message' }, own)
    await expect.poll(async () => (await read(endpointId, own)).disabled_reason).toBe('gone')
    await expect
      .poll(async () => (await deliveriesOf(own)).map((delivery) => delivery.status))
      .toEqual(['failed', 'skipped'])
    receiver.answer(ok)
  })

  it('is disabled after five days of failures, with a mail to the administrators; one success resets them', async () => {
    const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url)
    const failSince = (days: number) =>
      app.database.tenant(own.tenantId, (tx) =>
        tx.execute(sql`update webhook_endpoints set failing_since = now() - make_interval(days => ${days}),
          last_failed_at = now() - interval '1 day' where id = ${endpointId}`),
      )
    await failSince(4)
    await publish(app, own.tenantId)
    await afterTries(own, 1)
    await expect.poll(async () => (await read(endpointId, own)).failing_since).toBe(null)
    receiver.answer(status(500))
    await failSince(5)
    await publish(app, own.tenantId)
    await expect.poll(() => read(endpointId, own)).toMatchObject({ enabled: false, disabled_reason: 'failing' })
    await expect.poll(async () => (await deliveriesOf(own))[0]!.status).toBe('skipped')
    const mails = await app.database.tenant(own.tenantId, (tx) => tx.execute(sql`select template from mails`))
    expect(mails.rows).toEqual([{ template: 'endpoint_disabled' }])
    receiver.answer(ok)
  })

  it('gets a sample on the way of every delivery, tried once', async () => {
    const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url, ['lead.captured'])
    const before = receiver.received.length
    const sent = await post(`/endpoints/${endpointId}/test`, { event: 'booking.created' }, own)
    expect([sent.statusCode, sent.json().test]).toEqual([200, true])
    expect(await afterTries(own, 1)).toMatchObject({ status: 'delivered', event: 'booking.created', test: true })
    expect(JSON.parse(receiver.received[before]!.body.toString())).toMatchObject({
      event: 'booking.created',
      tenant_id: own.tenantId,
      data: { service_name: 'Check-up' },
    })
  })
})

describe('the log', () => {
  it('filters by state, endpoint and event, and pages', async () => {
    const { tenant: own, endpointId } = await tenantWithEndpoint(app, receiver.url, ['chat.message'])
    const other = await createEndpoint(own, receiver.url, ['chat.message', 'call.failed'])
    await publish(app, own.tenantId, 2)
    await expect.poll(async () => (await deliveriesOf(own, '&status=delivered')).length).toBe(4)
    expect(await deliveriesOf(own, `&endpoint_id=${endpointId}`)).toHaveLength(2)
    expect(await deliveriesOf(own, `&endpoint_id=${other}&event=call.failed`)).toHaveLength(0)
    expect(await deliveriesOf(own, '&status=pending')).toHaveLength(0)
    const first = (await own.send({ url: '/webhooks/deliveries?limit=3' })).json()
    const rest = (await own.send({ url: `/webhooks/deliveries?limit=3&cursor=${first.next_cursor}` })).json()
    const ids = [...first.data, ...rest.data].map((row: { delivery_id: string }) => row.delivery_id)
    expect(new Set(ids).size).toBe(4)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expectProblem(await own.send({ url: '/webhooks/deliveries?status=lost' }), 400)
    expectProblem(await own.send({ url: '/webhooks/deliveries?event=call.exploded' }), 400)
    expectProblem(await own.send({ url: '/webhooks/events?cursor=x' }), 400)
  })

  it('shows each event with the exact text that is sent', async () => {
    const { tenant: own } = await tenantWithEndpoint(app, receiver.url)
    const before = receiver.received.length
    await publish(app, own.tenantId)
    await expect.poll(() => receiver.received.length).toBe(before + 1)
    const [event] = (await own.send({ url: '/webhooks/events?event=chat.message' })).json().data
    expect(event).toMatchObject({ event: 'chat.message', test: false })
    const whole = (await own.send({ url: `/webhooks/events/${event.event_id}` })).json()
    expect(whole.body).toBe(receiver.received[before]!.body.toString())
  })

  it('sends one delivery again, also one that arrived, with the same id and bytes', async () => {
    const { tenant: own } = await tenantWithEndpoint(app, receiver.url)
    await publish(app, own.tenantId)
    const { delivery_id: id } = await afterTries(own, 1)
    const again = await post(`/deliveries/${id}/retry`, undefined, own)
    expect([again.statusCode, again.json().delivery_id]).toEqual([200, id])
    expect((await afterTries(own, 2)).attempts.map(({ error }) => error)).toEqual([null, null])
    const [first, second] = receiver.received.slice(-2)
    expect(second!.body.equals(first!.body)).toBe(true)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  })

  it('knows every kind of event, with a schema and an example that fits the contract', async () => {
    const { data } = (await tenant.send({ url: '/webhooks/event-types' })).json()
    expect(data).toHaveLength(12)
    for (const { event, schema, example } of data) {
      expect(schema.properties.event.const).toBe(event)
      expect(Object.keys(example)).toEqual(['event', 'timestamp', 'tenant_id', 'data'])
    }
    const { webhooks } = (await tenant.send({ url: '/openapi.json' })).json()
    expect(Object.keys(webhooks)).toEqual(data.map(({ event }: { event: string }) => event))
  })
})
