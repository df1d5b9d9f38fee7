import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, SECOND } from '../../src/core/time.ts'
import { openCopy, testsRunOnPostgres } from '../support/database.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { afterTries, createEndpoint, makeDue, publish, startWebhookApp, tenantWithEndpoint } from './tenant.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

let app: FastifyInstance
let receiver: WebhookReceiver

beforeAll(async () => {
  app = await startWebhookApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

/** Seconds from the first attempt to the second. */
async function waitAfter(code: number, retryAfter: string): Promise<number> {
  receiver.answer(status(code, { 'retry-after': retryAfter }))
  const { tenant } = await tenantWithEndpoint(app, receiver.url)
  await publish(app, tenant.tenantId)
  const { status: state, next_attempt_at: next, attempts } = await afterTries(tenant, 1)
  expect(state).toBe('pending')
  return (Date.parse(next!) - Date.parse(attempts[0]!.at)) / SECOND
}

describe('a receiver that asks to wait', () => {
  it.each([429, 503])('with %d is waited for', async (code) => {
    expect(await waitAfter(code, '120')).toBeGreaterThanOrEqual(120)
  })

  it('until a date is waited for until then', async () => {
    const until = new Date(Math.ceil((Date.now() + 600 * SECOND) / SECOND) * SECOND)
    const waited = await waitAfter(503, until.toUTCString())
    expect(waited).toBeGreaterThan(500)
    expect(waited).toBeLessThan(700)
  })

  it('is asked again after a day when it asks for three thousand years', async () => {
    const waited = await waitAfter(429, '99999999999')
    expect(waited).toBeGreaterThan(DAY / SECOND - 60)
    expect(waited).toBeLessThan(DAY / SECOND + 60)
  })

  it.each(['-1', 'abc', '', 'Mon, 02 Mar 2020 09:30:00 GMT'])(
    'in words that say nothing (%j) is asked again as always',
    async (value) => {
      expect(await waitAfter(429, value)).toBeLessThan(60)
    },
  )
})

it('a receiver that knows no such page is asked again; one that says 200 has it, whatever it says besides', async () => {
  receiver.answer(status(404))
  const { tenant } = await tenantWithEndpoint(app, receiver.url)
  await publish(app, tenant.tenantId)
  expect(await afterTries(tenant, 1)).toMatchObject({ status: 'pending', attempts: [{ error: 'E_HTTP_404' }] })
  receiver.answer(status(200, {}, '{"error":"internal error"}'))
  await makeDue(app, tenant)
  expect(await afterTries(tenant, 2)).toMatchObject({ status: 'delivered' })
})

it.each([301, 302, 307, 308])(
  'a receiver that redirects with %d has not taken it, and nobody goes there',
  async (code) => {
    await using elsewhere = await startReceiver()
    receiver.answer(status(code, { location: elsewhere.url }))
    const { tenant } = await tenantWithEndpoint(app, receiver.url)
    await publish(app, tenant.tenantId)
    const delivery = await afterTries(tenant, 1)
    expect(delivery).toMatchObject({
      status: 'pending',
      attempts: [{ response_status: code, error: `E_HTTP_${code}` }],
    })
    expect(elsewhere.connections()).toBe(0)
  },
)

it('pending deliveries go to the new address of their endpoint, with the same id and bytes', async () => {
  await using moved = await startReceiver()
  receiver.answer(status(500))
  const { tenant, endpointId } = await tenantWithEndpoint(app, receiver.url)
  await publish(app, tenant.tenantId)
  await afterTries(tenant, 1)
  const url = `/webhooks/endpoints/${endpointId}`
  expect((await tenant.send({ method: 'PATCH', url, payload: { url: moved.url } })).statusCode).toBe(200)
  await makeDue(app, tenant)
  expect(await afterTries(tenant, 2)).toMatchObject({ status: 'delivered' })
  expect([receiver.received.length, moved.received.length]).toEqual([1, 1])
  expect(moved.received[0]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
  expect(moved.received[0]!.body.equals(receiver.received[0]!.body)).toBe(true)
})

describe('beside an endpoint that hangs with a long queue', () => {
  /** The embedded database writes through one connection: a shorter queue shows the same there. */
  const QUEUED = testsRunOnPostgres() ? 100_000 : 10_000
  const AT_ONCE = 2_000
  const FEW = 10
  let own: FastifyInstance
  let closeDatabase: () => Promise<void>

  beforeAll(async () => {
    const { database, close } = await openCopy()
    closeDatabase = close
    own = await startWebhookApp({ database })
  })
  afterAll(async () => {
    await own.close()
    await closeDatabase()
  })

  async function queueMany({ tenantId }: TestTenant, endpointId: string): Promise<void> {
    for (let first = 1; first <= QUEUED; first += AT_ONCE)
      await own.database.tenant(tenantId, async (tx) => {
        const numbers = sql`generate_series(${first}::int, ${first + AT_ONCE - 1}::int) n`
        await tx.execute(sql`insert into webhook_events (tenant_id, id, event, body, is_test)
          select ${tenantId}, 'evt_' || lpad(n::text, 26, '0'), 'chat.message', '{}', false from ${numbers}`)
        await tx.execute(sql`insert into webhook_deliveries (tenant_id, id, event_id, endpoint_id, event, status)
          select ${tenantId}, 'dlv_' || lpad(n::text, 26, '0'), 'evt_' || lpad(n::text, 26, '0'), ${endpointId},
            'chat.message', 'pending' from ${numbers}`)
      })
    own.events.wake()
  }

  /** Milliseconds, as the machine kept up, until a few deliveries have arrived. */
  async function timeOfFew({ tenantId }: TestTenant): Promise<number> {
    const before = receiver.received.length
    const time = unstalledTime()
    await publish(own, tenantId, FEW)
    await expect.poll(() => receiver.received.length - before, { interval: 5 }).toBe(FEW)
    return time.read()
  }

  it('the ten of another tenant arrive as on a quiet day', async () => {
    await using hanging = await startReceiver(() => {})
    const { tenant: quick } = await tenantWithEndpoint(own, receiver.url)
    await timeOfFew(quick)
    const quiet = await timeOfFew(quick)
    const slow = await createTenant(own)
    await queueMany(slow, await createEndpoint(slow, hanging.url))
    await expect.poll(() => hanging.received.length).toBeGreaterThan(0)
    // Within a second, or a few times the quiet latency of this machine.
    expect(await timeOfFew(quick)).toBeLessThan(Math.max(1_000, 5 * quiet))
  })
})
