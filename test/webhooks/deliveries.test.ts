import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../support/factories.ts'
import { expectedSignature, ok, startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { aMessage, afterTries, deliveriesOf, makeDue, publish, startWebhookApp, tenantWithEndpoint } from './tenant.ts'

let app: FastifyInstance
let receiver: WebhookReceiver

beforeAll(async () => {
  app = await startWebhookApp()
  receiver = await startReceiver()
})

afterEach(() => {
  receiver.received.length = 0
  receiver.answer(ok)
})

afterAll(async () => {
  await app.close()
  await receiver.close()
})

async function secretOf(tenant: Awaited<ReturnType<typeof tenantWithEndpoint>>['tenant']): Promise<string> {
  return (await tenant.send({ url: '/webhooks/secret' })).json<{ secret: string }>().secret
}

describe('a delivery', () => {
  it('carries the envelope of the contract and nothing else, signed over its bytes', async () => {
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    await publish(app, tenant.tenantId)
    await expect.poll(() => receiver.received.length).toBe(1)
    const { body, headers } = receiver.received[0]!
    expect(JSON.parse(body.toString())).toEqual({
      event: 'chat.message',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      tenant_id: tenant.tenantId,
      data: { ...aMessage, message_id: 'msg_0' },
    })
    const secret = await secretOf(tenant)
    expect(headers['content-type']).toBe('application/json')
    expect(headers['x-webhook-signature']).toBe(expectedSignature(secret, body))
    expect(headers['x-webhook-signature-previous']).toBeUndefined()
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body.toString()))
  })

  it('is in the log with the try that ended it', async () => {
    const { tenant, endpointId } = await tenantWithEndpoint(app, receiver.url)
    await publish(app, tenant.tenantId)
    const delivery = await afterTries(tenant, 1)
    expect(delivery).toMatchObject({ status: 'delivered', endpoint_id: endpointId, next_attempt_at: null, test: false })
    expect(delivery.attempts).toEqual([
      {
        number: 1,
        at: expect.any(String),
        response_status: 200,
        duration_ms: expect.any(Number),
        error: null,
        response_body: 'thanks',
      },
    ])
    expect(receiver.received[0]!.headers['webhook-id']).toBe(delivery.event_id)
  })

  it('comes again with the same id and bytes until it is taken', async () => {
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    receiver.answer(status(500, {}, 'broken'))
    await publish(app, tenant.tenantId)
    const failed = await afterTries(tenant, 1)
    expect(failed).toMatchObject({ status: 'pending', next_attempt_at: expect.any(String) })
    expect(failed.attempts[0]).toMatchObject({ error: 'E_HTTP_500', response_status: 500, response_body: 'broken' })
    receiver.answer(ok)
    await makeDue(app, tenant)
    expect(await afterTries(tenant, 2)).toMatchObject({ status: 'delivered' })
    const [first, second] = receiver.received
    expect(second!.body.equals(first!.body)).toBe(true)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.headers['x-webhook-signature']).toBe(first!.headers['x-webhook-signature'])
  })

  it('is not sent when its transaction rolls back', async () => {
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    const failing = app.database.tenant(tenant.tenantId, async (tx) => {
      await app.events.publish(tx, { tenantId: tenant.tenantId, event: 'chat.message', data: aMessage })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    app.events.wake()
    await publish(app, tenant.tenantId)
    await afterTries(tenant, 1)
    expect(receiver.received).toHaveLength(1)
  })

  it('goes to those endpoints that want its event', async () => {
    const { tenant } = await tenantWithEndpoint(app, `${receiver.url}/calls`, ['call.completed', 'call.failed'])
    await tenant.send({
      method: 'POST',
      url: '/webhooks/endpoints',
      payload: { url: `${receiver.url}/chats`, events: ['chat.message'] },
    })
    await publish(app, tenant.tenantId)
    await afterTries(tenant, 1)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook/chats'])
    expect(await deliveriesOf(tenant)).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('tells of every message and of its end', async () => {
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    const { sessionId, messageId } = await createSession(tenant)
    await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/end` })
    await expect.poll(() => receiver.received.length).toBe(2)
    const bodies = receiver.received.map(({ body }) => JSON.parse(body.toString()))
    const [message, end] = bodies.toSorted((a, b) => a.event.localeCompare(b.event))
    expect(message).toMatchObject({
      event: 'chat.message',
      data: { session_id: sessionId, message_id: messageId, client_name: null, message: 'Are you open on Saturday?' },
    })
    expect(end).toMatchObject({
      event: 'chat.session_ended',
      data: { session_id: sessionId, reason: 'call', message_count: 2, lead: null, sentiment: 'neutral' },
    })
  })
})
