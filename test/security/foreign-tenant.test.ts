import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { encodeCursor } from '../../src/core/pagination.ts'
import { startTestApp } from '../support/app.ts'
import { createSession, createTalk, createTenant, type TestTenant } from '../support/factories.ts'
import { figuresSettled } from '../support/figures-settled.ts'
import { until } from '../support/until.ts'
import {
  expectInvalid,
  call,
  exampleBody,
  expectProblem,
  idsInBody,
  operationsOf,
  randomIds,
  namedIds,
  readyFor,
  realIds,
  rightful,
  type Ids,
  type Operation,
} from '../support/security-suite.ts'

let app: FastifyInstance
let victim: TestTenant
let victimIds: Ids
let attacker: TestTenant
let attackerIds: Ids
let operations: Operation[]
let withIds: Operation[]

beforeAll(async () => {
  // Without the sweep of each minute, which changes rows that no request has touched.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await startTestApp()
  vi.useRealTimers()
  victim = await createTenant(app)
  victimIds = await realIds(victim)
  attacker = await createTenant(app)
  attackerIds = await realIds(attacker)
  for (const tenant of [victim, attacker]) await postponeWork(tenant)
  operations = operationsOf(app)
  withIds = operations.filter(({ ids }) => ids.length > 0)
})

afterAll(() => app.close())

/** With full rights and a valid body. */
async function attack(operation: Operation, ids: Ids): Promise<LightMyRequestResponse> {
  const headers = await rightful(operation, attacker, attackerIds)
  return call(app, operation, { ids, headers, payload: exampleBody(app, operation, attackerIds) ?? '' })
}

/** A CRM and a calendar that do not answer are asked again half a minute later, which would look like an effect of the attack. */
async function postponeWork({ tenantId }: TestTenant): Promise<void> {
  const leased = sql`select table_name as name from information_schema.columns where column_name = 'lease' and table_schema = 'public'`
  await until(() =>
    app.database.tenant(tenantId, async (tx) => {
      let isRunning = false
      for (const { name } of (await tx.execute<{ name: string }>(leased)).rows) {
        const table = sql.identifier(name)
        await tx.execute(
          sql`update ${table} set due_at = now() + interval '1 day' where due_at is not null and lease is null`,
        )
        isRunning ||=
          (await tx.execute(sql`select 1 from ${table} where lease is not null and due_at is not null`)).rows.length > 0
      }
      return !isRunning
    }),
  )
}

/** Every row of the tenant in every table, without traces of its own requests. */
async function everythingOf({ tenantId }: TestTenant): Promise<Record<string, unknown>> {
  await figuresSettled(app.database, tenantId)
  return app.database.tenant(tenantId, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`,
    )
    const tables = [...rows.map(({ name }) => name), 'tenants']
    const found = await Promise.all(
      tables.map(async (name) => {
        const content = sql`select to_jsonb(t) - 'last_used_at' - 'last_seen_at' as row from ${sql.identifier(name)} t order by 1`
        return [name, (await tx.execute(content)).rows] as const
      }),
    )
    return Object.fromEntries(found)
  })
}

/** Ids in the body. Excluded: the tenant id shown in settings, which equals the path's, and a page's own id of its words. */
function referencesIn(operation: Operation): string[] {
  const isShown = (name: string) => operation.id === 'updateTenant' && name === 'tenant_id'
  const isOwn = (name: string) => operation.id === 'sendWidgetCallWords' && name === 'line_id'
  return idsInBody(app, operation).filter((name) => !isShown(name) && !isOwn(name))
}

/** Operations whose bodies take one of two ids. */
const ALTERNATIVES: Record<string, string[]> = { sendWidgetFeedback: ['message_id', 'call_id'] }

/** The example body with this id, and without one that stands for it. */
function bodyNaming(operation: Operation, name: string, id: string): object {
  const body = Object.entries({ ...exampleBody(app, operation, attackerIds), [name]: id })
  const others = (ALTERNATIVES[operation.id] ?? []).filter((one) => one !== name)
  return Object.fromEntries(body.filter(([key]) => !others.includes(key)))
}

describe("another tenant's ids", () => {
  it('are 404 on every route, byte for byte like ids that name nothing, and change nothing', async () => {
    const before = await everythingOf(victim)
    expect(withIds.length).toBeGreaterThan(0)
    for (const operation of withIds) {
      const random = await attack(operation, randomIds())
      expectProblem(random, 404)
      for (const ids of mixtures(operation)) {
        const foreign = await attack(operation, ids)
        expect({ id: operation.id, ids, body: foreign.body }).toEqual({ id: operation.id, ids, body: random.body })
        expect(foreign.statusCode).toBe(404)
        expect(headersOf(foreign)).toEqual(headersOf(random))
      }
    }
    expect(await everythingOf(victim)).toEqual(before)
  })

  it('are the same 422 as any other in the settings, which show their tenant and keep it', async () => {
    const rename = (tenant_id: string) =>
      attacker.send({ method: 'PATCH', url: `/tenants/${attacker.tenantId}`, payload: { tenant_id } })
    const foreign = await rename(victim.tenantId)
    expectInvalid(foreign, ['body', 'tenant_id'])
    expect(foreign.body).toBe((await rename(randomIds()['tenant_id']!)).body)
    expect((await rename(attacker.tenantId)).statusCode).toBe(200)
  })

  it('are no secret in a body either: 404 like ids that name nothing, and nothing is stored', async () => {
    const before = await everythingOf(victim)
    const mine = await everythingOf(attacker)
    // Public operations may name any tenant, as pages do.
    const attacked = operations.filter(
      (operation) => operation.credentials.length > 0 && referencesIn(operation).length > 0,
    )
    for (const operation of attacked)
      for (const name of referencesIn(operation)) {
        const headers = await rightful(operation, attacker, attackerIds)
        const send = (ids: Ids) => {
          const payload = bodyNaming(operation, name, ids[name]!)
          return call(app, operation, { ids: attackerIds, headers, payload })
        }
        const random = await send(randomIds())
        expectProblem(random, 404)
        const foreign = await send(victimIds)
        expect({ name, status: foreign.statusCode, body: foreign.body }).toEqual({
          name,
          status: 404,
          body: random.body,
        })
      }
    expect(await everythingOf(victim)).toEqual(before)
    expect(await everythingOf(attacker)).toEqual(mine)
  })

  it('name what they name for their own tenant: the attack above did not miss', async () => {
    // Callers leave messages on a carrier's line only: test/calls/carriers/twilio/voicemail.test.ts listens to one.
    for (const operation of withIds.filter(({ id }) => id !== 'getCallRecording')) {
      const owner = await createTenant(app)
      const ids = await realIds(owner, namedIds(app, operation))
      const headers = await rightful(operation, owner, ids)
      await readyFor(operation, owner, ids)
      // The stream ends with the conversation.
      if (operation.id === 'watchChatSession')
        await owner.send({ method: 'POST', url: `/chat/sessions/${ids['session_id']}/end` })
      if (operation.id === 'watchCall') await owner.send({ method: 'POST', url: `/calls/${ids['call_id']}/end` })
      // Words need a call that the browser hears.
      if (operation.id === 'sendWidgetCallWords') ids['call_id'] = await createTalk(owner)
      const caller = operation.id === 'sendWidgetCallWords' ? owner.visitor : headers
      const payload = exampleBody(app, operation, ids) ?? ''
      const response = await call(app, operation, { ids, headers: caller, payload })
      expect({ id: operation.id, status: response.statusCode }).toEqual({ id: operation.id, status: 200 })
    }
  })

  it('do not open another session of the same tenant', async () => {
    const other = await createSession(attacker)
    const ids = { ...attackerIds, session_id: other.sessionId }
    const trace = operations.find(({ id }) => id === 'getChatTrace')!
    expectProblem(await attack(trace, ids), 404)
    expect((await attack(trace, { ...ids, message_id: other.messageId })).statusCode).toBe(200)
  })

  it('open no list: cursors and filters made of them show own rows only', async () => {
    const lists = operations.filter(({ query }) => query.includes('limit'))
    // A digest of values, which no cursor can hold.
    const { contradiction_id: _, ...rowsOfVictim } = victimIds
    expect(lists.length).toBeGreaterThan(0)
    for (const operation of lists)
      for (const id of Object.values(rowsOfVictim)) {
        const query = `?cursor=${cursorOf(operation, id)}&tenant_id=${victim.tenantId}&document_id=${id}&session_id=${id}`
        const response = await call(app, operation, { ids: attackerIds, headers: attacker.headers.admin_key, query })
        expect({ id: operation.id, status: response.statusCode }).toEqual({ id: operation.id, status: 200 })
        for (const foreign of Object.values(victimIds)) expect(response.body).not.toContain(foreign)
      }
  })

  it('are found by no search and in no answer', async () => {
    await victim.send({ method: 'PATCH', url: `/tenants/${victim.tenantId}`, payload: { name: 'Zebra Surgery' } })
    const secret = await app.inject({
      method: 'POST',
      url: '/api/v1/knowledge/search',
      headers: attacker.headers.admin_key,
      payload: { query: 'Zebra Surgery Saturday', tenant_id: victim.tenantId },
    })
    for (const { document_id: id } of secret.json<{ results: { document_id: string }[] }>().results)
      expect(id).toBe(attackerIds['document_id'])
  })
})

/** A cursor that the operation reads, made of a foreign id. */
function cursorOf(operation: Operation, id: string): string {
  if (operation.id !== 'getLeadTimeline') return encodeCursor(id)
  return Buffer.from(`${new Date().toISOString()} ${id}`).toString('base64url')
}

/** All ids from the victim, and, with several, each of them next to the attacker's own. */
function mixtures({ ids }: Operation): Ids[] {
  const single = ids.map((name) => ({ ...attackerIds, [name]: victimIds[name]! }))
  return ids.length > 1 ? [victimIds, ...single] : [victimIds]
}

/** Headers that could distinguish two replies, without those that always differ. */
function headersOf({ headers }: LightMyRequestResponse): object {
  const {
    date: _date,
    'x-request-id': _id,
    'ratelimit-remaining': _remaining,
    'ratelimit-reset': _reset,
    ...rest
  } = headers
  return rest
}

const MALFORMED = {
  'a character': 'x',
  'one hundred characters': 'x'.repeat(100),
  'one hundred and one': 'x'.repeat(101),
  'two hundred': 'x'.repeat(200),
  'two hundred and one': 'x'.repeat(201),
  'ten thousand': 'x'.repeat(10_000),
  'one hundred emoji': encodeURIComponent('🦷'.repeat(100)),
  'one hundred and one emoji': encodeURIComponent('🦷'.repeat(101)),
  NUL: '%00',
  'NUL inside': 'doc_%00',
  'a right-to-left override': '%E2%80%AEabc',
  'an escaped slash': 'a%2Fb',
  'a path': '..%2f..%2fetc%2fpasswd',
  'a back slash': '..%5c..%5cetc',
  SQL: `${encodeURIComponent("' or 1=1; drop table tenants; --")}`,
  'a wildcard': '%25',
  'an underscore': '_',
  'an array': 'a,b',
  'a JSON object': '%7B%22%24ne%22%3Anull%7D',
  'a space': '%20',
  'CR and LF': 'a%0d%0aSet-Cookie:%20a=b',
  'a prototype': '__proto__',
  'a semicolon': 'a;b=c',
  'half an escape': '%',
  'no escape': '%zz',
  'a broken escape': '%E0%A4%A',
  'an overlong escape': '%C0%AF',
  'no UTF-8': '%FF',
  'an escaped surrogate': '%ED%A0%80',
}

describe('malformed ids', () => {
  it.each(Object.entries(MALFORMED))('of %s are 404', async (_name, id) => {
    for (const operation of withIds)
      for (const name of operation.ids) {
        const response = await attack(operation, { ...attackerIds, [name]: id })
        expect({ id: operation.id, status: response.statusCode, body: response.body }).toEqual({
          id: operation.id,
          status: 404,
          body: '{"detail":"Not Found"}',
        })
      }
  })

  it('are a 404 in a body up to one hundred characters, then a 422', async () => {
    // The tests above have used up a part of the attacker's limits.
    const another = await createTenant(app)
    const ids = await realIds(another)
    for (const operation of operations)
      for (const name of referencesIn(operation)) {
        const headers = await rightful(operation, another, ids)
        const send = (id: string) => {
          const payload = bodyNaming(operation, name, id)
          return call(app, operation, { ids, headers, payload })
        }
        for (const id of ['x', '🦷'.repeat(100), "' or 1=1 --", '%00', '__proto__', ' '])
          expectProblem(await send(id), 404)
        for (const id of ['', 'x'.repeat(101), '\0', '\ud800', 'a\u0000b'])
          expect((await send(id)).statusCode).toBe(422)
      }
  })
})
