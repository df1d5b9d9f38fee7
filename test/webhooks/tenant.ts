import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Tx } from '../../src/db/database.ts'
import type { EventData } from '../../src/events/catalogue.ts'
import { startTestApp, type TestAppOptions } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

export interface Delivery {
  delivery_id: string
  event_id: string
  event: string
  endpoint_id: string
  status: 'pending' | 'delivered' | 'failed' | 'skipped'
  test: boolean
  url: string
  next_attempt_at: string | null
  finished_at: string | null
  attempts: {
    number: number
    at: string
    response_status: number | null
    duration_ms: number
    error: string | null
    response_body: string
  }[]
}

/** Test receivers listen on the loopback. */
const TO_THIS_MACHINE = { outboundAllowCidrs: ['127.0.0.0/8'] }

/** The product, allowed to deliver to the loopback. */
export function startWebhookApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  return startTestApp({ ...options, config: { ...TO_THIS_MACHINE, ...options.config } })
}

/** A tenant with an endpoint for all events. */
export async function tenantWithEndpoint(
  app: FastifyInstance,
  url: string,
  events: string[] = ['*'],
): Promise<{ tenant: TestTenant; endpointId: string }> {
  const tenant = await createTenant(app)
  return { tenant, endpointId: await createEndpoint(tenant, url, events) }
}

export async function createEndpoint(tenant: TestTenant, url: string, events: string[] = ['*']): Promise<string> {
  const made = await tenant.send({ method: 'POST', url: '/webhooks/endpoints', payload: { url, events } })
  if (made.statusCode !== 201) throw new Error(`The endpoint was refused: ${made.body}`)
  return made.json<{ endpoint_id: string }>().endpoint_id
}

export const aMessage: EventData<'chat.message'> = {
  session_id: 'chat_1',
  message_id: 'msg_1',
  client_name: 'Zoë 😀',
  message: 'Are you open on Saturday?',
  created_at: '2026-01-01T00:00:00.000Z',
}

/** Publishes like a domain: in a transaction, then wakes. */
export async function publish(app: FastifyInstance, tenantId: string, count = 1): Promise<void> {
  await app.database.tenant(tenantId, (tx) => publishAll(app, tx, tenantId, count))
  app.events.wake()
}

export async function publishAll(app: FastifyInstance, tx: Tx, tenantId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const messages = numbers.map((number) => ({ ...aMessage, message_id: `msg_${number}` }))
  await Promise.all(messages.map((data) => app.events.publish(tx, { tenantId, event: 'chat.message', data })))
}

export async function deliveriesOf(tenant: TestTenant, query = ''): Promise<Delivery[]> {
  return (await tenant.send({ url: `/webhooks/deliveries?limit=200${query}` })).json<{ data: Delivery[] }>().data
}

/** Waits until the tenant's only delivery has had this many attempts, and none is in flight. */
export async function afterTries(tenant: TestTenant, tries: number): Promise<Delivery> {
  await expect
    .poll(async () => (await deliveriesOf(tenant))[0]?.attempts.length, { timeout: 5_000, interval: 10 })
    .toBe(tries)
  return (await deliveriesOf(tenant))[0]!
}

/** Makes the next attempt due. */
export async function makeDue(app: FastifyInstance, tenant: TestTenant): Promise<void> {
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`update webhook_deliveries set due_at = now() where status = 'pending' and lease is null`),
  )
  app.events.wake()
}
