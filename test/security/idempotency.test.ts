import { randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectOrdinary, expectProblem } from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

// These tests count documents, so each has its own tenant.
beforeEach(async () => {
  tenant = await createTenant(app)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

interface Options {
  to?: FastifyInstance
  as?: Record<string, string>
  text?: string
  payload?: string
}

async function create(key: string, options: Options = {}): Promise<LightMyRequestResponse> {
  const { to = app, as = tenant.headers.admin_key, text = 'Some words.', payload = JSON.stringify({ text }) } = options
  const headers = { ...as, 'idempotency-key': key, 'content-type': 'application/json' }
  const response = await to.inject({ method: 'POST', url: '/api/v1/knowledge/documents', headers, payload })
  expectOrdinary(response)
  return response
}

async function count(): Promise<number> {
  return (await tenant.send({ url: '/knowledge/documents?limit=200' })).json<{ data: object[] }>().data.length
}

function expectReplay(again: LightMyRequestResponse, first: LightMyRequestResponse): void {
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
  expect(again.headers['idempotent-replayed']).toBe('true')
}

const anyKey = () => randomBytes(8).toString('hex')

describe('the same Idempotency-Key', () => {
  it('gets the first answer again with the same body, byte for byte, and makes nothing', async () => {
    const key = anyKey()
    const first = await create(key)
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined])
    for (let turn = 0; turn < 3; turn += 1) expectReplay(await create(key), first)
    expect(await count()).toBe(1)
  })

  it('is remembered over a restart', async () => {
    const key = anyKey()
    const other = await startTestApp()
    const first = await create(key, { to: other })
    await other.close()
    const restarted = await startTestApp()
    try {
      expectReplay(await create(key, { to: restarted }), first)
      expect(await count()).toBe(1)
    } finally {
      await restarted.close()
    }
  })

  it('is a 409 with another body, whatever differs', async () => {
    const key = anyKey()
    await create(key)
    const others = ['{"text":"Other words."}', '{ "text":"Some words."}', '{"text":"Some words.","title":null}']
    for (const payload of others) expectProblem(await create(key, { payload }), 409)
    expect(await count()).toBe(1)
  })

  it('sent by many at once makes one: each answer is the first one or a 409', async () => {
    const key = anyKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)))
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    expect(new Set(made.map(({ body }) => body)).size).toBe(1)
    expect(made.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) expectProblem(answer, 409)
    expect(await count()).toBe(1)
  })

  it('sent by many at once with two bodies makes one, too', async () => {
    const key = anyKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(key, { text: `Some words ${n % 2}.` })),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    expect(new Set(made.map(({ body }) => body)).size).toBe(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    expect(await count()).toBe(1)
  })

  it('is free again when the work failed: nothing is stored of it', async () => {
    const key = anyKey()
    const work = vi.spyOn(app.knowledge, 'create').mockRejectedValueOnce(new Error('died in between'))
    expectProblem(await create(key), 500)
    expect(work).toHaveBeenCalledOnce()
    expect(await count()).toBe(0)
    const first = await create(key)
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined])
    expectReplay(await create(key), first)
    expect(await count()).toBe(1)
  })

  it('is kept or lost together with its document: a crash before the commit leaves neither', async () => {
    const key = anyKey()
    const real = app.knowledge.create.bind(app.knowledge)
    vi.spyOn(app.knowledge, 'create').mockImplementationOnce(async (...args) => {
      await real(...args)
      throw new Error('died after the row was written')
    })
    expectProblem(await create(key), 500)
    expect(await count()).toBe(0)
    expect((await create(key)).statusCode).toBe(201)
    expect(await count()).toBe(1)
  })

  it('is not used up by a request that was refused', async () => {
    const key = anyKey()
    expectInvalid(await create(key, { text: '' }), ['body', 'text'])
    expectProblem(await create(key, { payload: '{' }), 400)
    expectProblem(await create(key, { as: tenant.headers.standard_key }), 403)
    expectProblem(await create(key, { as: {} }), 401)
    const first = await create(key)
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined])
  })

  it("of another caller or tenant is another key: nobody reads somebody else's answer", async () => {
    const key = anyKey()
    const other = await createTenant(app)
    const bodies = new Set<string>()
    for (const as of [tenant.headers.admin_key, tenant.headers.admin, other.headers.admin_key, other.headers.admin]) {
      const made = await create(key, { as })
      expect([made.statusCode, made.headers['idempotent-replayed']]).toEqual([201, undefined])
      bodies.add(made.body)
    }
    expect(bodies.size).toBe(4)
  })

  it('counts as a request: a replay is limited like the first one', async () => {
    const key = anyKey()
    const first = Number((await create(key)).headers['ratelimit-remaining'])
    expect(Number((await create(key)).headers['ratelimit-remaining'])).toBe(first - 1)
  })
})

describe('an Idempotency-Key', () => {
  it.each([
    ['a character', 'x'],
    ['255 characters', 'x'.repeat(255)],
    ['SQL', "'; drop table idempotency_keys; --"],
    ['letters of Latin-1', 'Zähne'],
    ['spaces', 'a b'],
  ])('may be %s', async (_name, key) => {
    const first = await create(key)
    expect(first.statusCode).toBe(201)
    expectReplay(await create(key), first)
  })

  it.each([
    ['empty', ''],
    ['of 256 characters', 'x'.repeat(256)],
    ['of 10,000 characters', 'x'.repeat(10_000)],
  ])('%s is a 400, and nothing is made', async (_name, key) => {
    expectProblem(await create(key), 400)
    expect(await count()).toBe(0)
  })
})
