import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf } from '../support/browser.ts'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'
import { eventsOf, type StreamEvent } from '../support/event-stream.ts'
import {
  createLead,
  createSession,
  createTenant,
  createWebhookDelivery,
  type TestTenant,
} from '../support/factories.ts'
import { until } from '../support/until.ts'
import { pino } from 'pino'
import { unstalledTime } from '../support/unstalled-time.ts'

let app: FastifyInstance
let base: string

beforeAll(async () => {
  app = await startTestApp()
  base = await addressOf(app)
})
afterAll(() => app.close())

interface Stream extends AsyncDisposable {
  events: StreamEvent[]
  isOver: boolean
  /** Ids of the changes of this kind so far. */
  of(kind: string): (string | null)[]
}

async function follow(headers: Record<string, string>, path = '/api/v1/events', at = base): Promise<Stream> {
  const gone = new AbortController()
  const response = await fetch(at + path, { headers, signal: gone.signal })
  expect(response.status).toBe(200)
  const stream: Stream = {
    events: [],
    isOver: false,
    of: (kind) => stream.events.flatMap(({ data }) => (data.kind === kind ? [data.id] : [])),
    [Symbol.asyncDispose]: async () => gone.abort(),
  }
  const read = async () => {
    for await (const event of eventsOf(response)) stream.events.push(event)
  }
  void read()
    .catch(() => {})
    .finally(() => (stream.isOver = true))
  await until(() => stream.events.some(({ event }) => event === 'ready'))
  return stream
}

describe('the stream of a business', () => {
  it('tells of what changes, after it is stored, and nothing of another business', async () => {
    const tenant = await createTenant(app)
    const other = await createTenant(app)
    await using stream = await follow(tenant.headers.member)
    await using foreign = await follow(other.headers.admin)
    const { sessionId } = await createSession(tenant)
    await until(() => stream.of('conversation').includes(sessionId))
    const leadId = await createLead(tenant)
    await until(() => stream.of('lead').includes(leadId))
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { name: 'Harbour House' } })
    await until(() => stream.of('settings').includes(tenant.tenantId))
    const { sessionId: theirs } = await createSession(other)
    await until(() => foreign.of('conversation').includes(theirs))
    expect(foreign.events.flatMap(({ data }) => (data.id === undefined ? [] : [data.id]))).not.toContain(sessionId)
    expect(stream.of('conversation')).not.toContain(theirs)
  })

  it('tells administrators of deliveries, and members not', async () => {
    const tenant = await createTenant(app)
    await using admin = await follow(tenant.headers.admin)
    await using member = await follow(tenant.headers.member)
    const { deliveryId } = await createWebhookDelivery(tenant)
    await until(() => admin.of('delivery').includes(deliveryId))
    const { sessionId } = await createSession(tenant)
    await until(() => member.of('conversation').includes(sessionId))
    expect(member.of('delivery')).toEqual([])
  })

  it('goes on behind Last-Event-ID, and says where it cannot', async () => {
    const tenant = await createTenant(app)
    const { sessionId: first } = await createSession(tenant)
    const before = await follow(tenant.headers.admin)
    const { id } = before.events.find(({ event }) => event === 'ready')!
    await before[Symbol.asyncDispose]()
    const { sessionId: second } = await createSession(tenant)
    await using resumed = await follow({ ...tenant.headers.admin, 'last-event-id': id })
    expect(resumed.events.find(({ event }) => event === 'ready')?.data).toEqual({ resumed: true })
    await until(() => resumed.of('conversation').includes(second))
    expect(resumed.of('conversation')).not.toContain(first)
    await using unknown = await follow({ ...tenant.headers.admin, 'last-event-id': 'elsewhere-7' })
    expect(unknown.events.find(({ event }) => event === 'ready')?.data).toEqual({ resumed: false })
  })

  it('sends the messages of a watched conversation', async () => {
    const tenant = await createTenant(app)
    const { sessionId } = await createSession(tenant)
    await using stream = await follow(tenant.headers.admin, `/api/v1/events?watch=${sessionId}`)
    const payload = { text: 'This is Grace.' }
    await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/messages`, payload })
    await until(() => stream.events.some(({ event, data }) => event === 'message' && data.text === 'This is Grace.'))
  })

  it('tells who of the team reads or writes in a conversation', async () => {
    const tenant = await createTenant(app)
    const { sessionId } = await createSession(tenant)
    await using stream = await follow(tenant.headers.admin)
    const url = `/chat/sessions/${sessionId}/presence`
    const told = await tenant.sendAs(tenant.headers.member)({ method: 'POST', url, payload: { state: 'typing' } })
    expect(told.statusCode).toBe(200)
    const presence = await until(() => stream.events.find(({ data }) => data.kind === 'presence'))
    expect(presence.data).toEqual({ kind: 'presence', id: sessionId, user_id: expect.any(String), state: 'typing' })
  })

  it('ends with its session', async () => {
    const tenant = await createTenant(app)
    await using stream = await follow(tenant.headers.member)
    await tenant.sendAs(tenant.headers.member)({ method: 'POST', url: '/auth/logout' })
    await until(() => stream.isOver)
  })
})

describe('two processes', () => {
  it.skipIf(!testsRunOnPostgres())('tell each other within a second', async () => {
    const place = await databaseCopy()
    const open = (): Promise<OpenDatabase> =>
      openDatabase({ ...place, poolSize: 5, durable: false, log: pino({ level: 'warn' }) })
    const databases = [await open(), await open()] as const
    const here = await startTestApp({ database: databases[0].database })
    const there = await startTestApp({ database: databases[1].database })
    try {
      const tenant: TestTenant = await createTenant(here)
      const stream = await follow(tenant.headers.admin, '/api/v1/events', await addressOf(there))
      const { sessionId } = await createSession(tenant)
      await until(() => stream.of('conversation').includes(sessionId))
      const leadId = await createLead(tenant)
      const time = unstalledTime()
      await until(() => stream.of('lead').includes(leadId))
      expect(time.read()).toBeLessThan(1_000)
      await stream[Symbol.asyncDispose]()
    } finally {
      await Promise.all([here.close(), there.close()])
      await Promise.all(databases.map((one) => one.close()))
    }
  })
})
