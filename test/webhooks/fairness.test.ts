import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { deliveriesOf, publish, startWebhookApp, tenantWithEndpoint } from './tenant.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

let app: FastifyInstance
let hanging: WebhookReceiver
let healthy: WebhookReceiver

beforeAll(async () => {
  app = await startWebhookApp()
  hanging = await startReceiver(() => {})
  healthy = await startReceiver()
})

afterAll(async () => {
  await hanging.close()
  await app.close()
  await healthy.close()
})

it('an endpoint that hangs with a long queue holds up nobody else', async () => {
  const { tenant: slow } = await tenantWithEndpoint(app, hanging.url)
  const { tenant: quick } = await tenantWithEndpoint(app, healthy.url)
  await publish(app, slow.tenantId, 500)
  await expect.poll(() => hanging.received.length).toBeGreaterThan(0)
  const time = unstalledTime()
  await publish(app, quick.tenantId, 10)
  await expect.poll(() => healthy.received.length, { interval: 5 }).toBe(10)
  // A place that the hanging endpoint holds is free after 15 s.
  expect(time.read()).toBeLessThan(10_000)
  expect(hanging.received.length).toBeLessThanOrEqual(20)
  expect(new Set((await deliveriesOf(slow)).map(({ status }) => status))).toEqual(new Set(['pending']))
})

it('no tenant gets what belongs to another', () => {
  const tenants = (of: WebhookReceiver) => new Set(of.received.map(({ body }) => JSON.parse(body.toString()).tenant_id))
  expect(tenants(hanging).intersection(tenants(healthy)).size).toBe(0)
  expect(tenants(healthy).size).toBe(1)
})
