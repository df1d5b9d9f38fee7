import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '../../src/core/time.ts'
import { skipForDisabledEndpoints } from '../../src/webhooks/endpoint-health.ts'
import { forgetOldDeliveries } from '../../src/webhooks/retention.ts'
import { createSession, type TestTenant } from '../support/factories.ts'
import { startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { afterTries, deliveriesOf, publish, startWebhookApp, tenantWithEndpoint } from './tenant.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let receiver: WebhookReceiver
let now = new Date()

beforeAll(async () => {
  app = await startWebhookApp({ clock: { now: () => now } })
  receiver = await startReceiver()
})

afterAll(async () => {
  await app.close()
  await receiver.close()
})

const age = (tenant: TestTenant, days: number) =>
  app.database.tenant(tenant.tenantId, async (tx) => {
    await tx.execute(sql`update webhook_events set created_at = now() - make_interval(days => ${days})`)
    await tx.execute(sql`update webhook_deliveries set finished_at = finished_at - make_interval(days => ${days})`)
  })

it('finished deliveries are deleted after their retention, waiting ones are not', async () => {
  const { tenant, endpointId } = await tenantWithEndpoint(app, receiver.url)
  await publish(app, tenant.tenantId)
  await afterTries(tenant, 1)
  await age(tenant, 29)
  await forgetOldDeliveries(app.database, 30)
  expect(await deliveriesOf(tenant)).toHaveLength(1)
  await age(tenant, 2)
  await age(tenant, 31)
  await forgetOldDeliveries(app.database, 30)
  expect(await deliveriesOf(tenant)).toEqual([])
  receiver.answer(status(500))
  await publish(app, tenant.tenantId)
  await afterTries(tenant, 1)
  await age(tenant, 31)
  await forgetOldDeliveries(app.database, 30)
  expect(await deliveriesOf(tenant)).toHaveLength(1)
  await tenant.send({ method: 'DELETE', url: `/webhooks/endpoints/${endpointId}` })
  await age(tenant, 31)
  await forgetOldDeliveries(app.database, 30)
  const left = await app.database.tenant(tenant.tenantId, (tx) => tx.execute(sql`select id from webhook_endpoints`))
  expect(left.rows).toEqual([])
})

it('a delivery that became pending while its endpoint was disabled is skipped', async () => {
  const { tenant, endpointId } = await tenantWithEndpoint(app, receiver.url)
  await tenant.send({ method: 'PATCH', url: `/webhooks/endpoints/${endpointId}`, payload: { enabled: false } })
  await publish(app, tenant.tenantId)
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`update webhook_deliveries set status = 'pending', finished_at = null`),
  )
  await skipForDisabledEndpoints(app.database)
  expect((await deliveriesOf(tenant)).map((delivery) => delivery.status)).toEqual(['skipped'])
})

it('silent sessions end with an event for their own tenant', async () => {
  const made = [await tenantWithEndpoint(app, receiver.url), await tenantWithEndpoint(app, receiver.url)]
  const sessions = await Promise.all(made.map(({ tenant }) => createSession(tenant)))
  now = new Date(now.getTime() + 31 * MINUTE)
  await app.chat.endSilentSessions()
  for (const [index, { tenant }] of made.entries()) {
    // Published after the conversation's analysis.
    const data = await until(async () => {
      const { data: found } = (await tenant.send({ url: '/webhooks/events?event=chat.session_ended' })).json()
      return found.length === 0 ? undefined : found
    })
    expect(data).toHaveLength(1)
    const { body } = (await tenant.send({ url: `/webhooks/events/${data[0].event_id}` })).json()
    expect(JSON.parse(body).data).toMatchObject({ session_id: sessions[index]!.sessionId, reason: 'silence' })
  }
})
