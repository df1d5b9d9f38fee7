import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSealer } from '../../src/core/secrets.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectedSignature, startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { makeDue, publish, publishAll, startWebhookApp, tenantWithEndpoint } from './tenant.ts'

interface Secret {
  secret: string
  rotated_at: string
  previous_until: string | null
}

let app: FastifyInstance
let receiver: WebhookReceiver

beforeAll(async () => {
  app = await startWebhookApp()
  receiver = await startReceiver()
})

afterAll(async () => {
  await app.close()
  await receiver.close()
})

const secretOf = async (tenant: TestTenant) => (await tenant.send({ url: '/webhooks/secret' })).json<Secret>()

const rotate = async (tenant: TestTenant) =>
  (await tenant.send({ method: 'POST', url: '/webhooks/secret/rotate' })).json<Secret>()

describe('the secret', () => {
  it("is the tenant's own and stays until it is rotated", async () => {
    const [tenant, other] = [await createTenant(app), await createTenant(app)]
    const first = await secretOf(tenant)
    expect(first).toEqual({
      secret: expect.stringMatching(/^whsec_/),
      rotated_at: expect.any(String),
      previous_until: null,
    })
    expect(await secretOf(tenant)).toEqual(first)
    expect((await secretOf(other)).secret).not.toBe(first.secret)
    const second = await rotate(tenant)
    expect(second.secret).not.toBe(first.secret)
    const day = Date.parse(second.previous_until!) - Date.parse(second.rotated_at)
    expect(Math.round(day / 1_000)).toBe(86_400)
  })

  it('is sealed where it is stored', async () => {
    const tenant = await createTenant(app)
    const { secret } = await secretOf(tenant)
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) => tx.execute(sql`select * from webhook_secrets`))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  })

  it('signs what waits: after a rotation the old and the new one, a day later the new one alone', async () => {
    const COUNT = 1_000
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    const { secret: old } = await secretOf(tenant)
    await app.database.tenant(tenant.tenantId, async (tx) => {
      await publishAll(app, tx, tenant.tenantId, COUNT)
      await tx.execute(sql`update webhook_deliveries set due_at = now() + interval '1 hour', tries = 1, attempts = 1`)
    })
    const { secret: current } = await rotate(tenant)
    await makeDue(app, tenant)
    await expect.poll(() => receiver.received.length).toBe(COUNT)
    for (const { headers, body } of receiver.received) {
      expect(headers['x-webhook-signature']).toBe(expectedSignature(current, body))
      expect(headers['x-webhook-signature-previous']).toBe(expectedSignature(old, body))
      for (const secret of [old, current]) new Webhook(secret).verify(body, headers as Record<string, string>)
    }
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update webhook_secrets set previous_until = now() - interval '1 second'`),
    )
    await publish(app, tenant.tenantId)
    await expect.poll(() => receiver.received.length).toBe(COUNT + 1)
    const { headers, body } = receiver.received.at(-1)!
    expect(headers['x-webhook-signature']).toBe(expectedSignature(current, body))
    expect(headers['x-webhook-signature-previous']).toBeUndefined()
    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(1)
    expect((await secretOf(tenant)).previous_until).toBeNull()
  })
})

describe('a sealed secret', () => {
  const sealer = createSealer(Buffer.alloc(32, 1))
  const sealed = sealer.seal('ten_a', 'test', 'whsec_ë')

  it('opens again', () => {
    expect(sealer.open('ten_a', 'test', sealed)).toBe('whsec_ë')
    expect(sealer.seal('ten_a', 'test', 'whsec_ë')).not.toBe(sealed)
  })

  it('opens for nobody else, for nothing else, with no other key and not after a change', () => {
    const other = createSealer(Buffer.alloc(32, 2))
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
    expect(() => sealer.open('ten_b', 'test', sealed)).toThrow('SECRET_KEY')
    expect(() => sealer.open('ten_a', 'other', sealed)).toThrow('SECRET_KEY')
    expect(() => other.open('ten_a', 'test', sealed)).toThrow('SECRET_KEY')
    expect(() => sealer.open('ten_a', 'test', changed)).toThrow('SECRET_KEY')
    expect(() => sealer.open('ten_a', 'test', 'v1.AAAA')).toThrow('Not a sealed secret')
    expect(() => sealer.open('ten_a', 'test', sealed.replace('v1', 'v2'))).toThrow('Not a sealed secret')
  })
})
