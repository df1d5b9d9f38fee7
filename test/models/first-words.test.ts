import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startTestApp } from '../support/app.ts'
import { eventsOf } from '../support/event-stream.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'

const WORDS_PER_SECOND = 50
const LIMIT_MS = 300
/** A busy machine only adds to the time, so the shortest one is that of the product. */
const ROUNDS = 5
const DOCUMENT = `# Prices

A ceramic crown costs $1,250. It is made in two visits, which are two weeks apart. The first consultation is free of charge.
`

let fake: FakeOpenAI
let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  app = await startTestApp({ config: { models: { chat, embedding: undefined } } })
  tenant = await createTenant(app)
  await createDocument(tenant, DOCUMENT)
  await ask('A ceramic crown costs $1,250.')
})
afterAll(async () => {
  await app.close()
  await fake[Symbol.asyncDispose]()
})

/** Milliseconds between the provider's first token and the visitor's first words. */
async function ask(draft: string): Promise<number> {
  const pieces = draft.split(/(?<= )/u)
  fake.plan({ say: draft, words: pieces, everyMs: 1_000 / WORDS_PER_SECOND })
  const url = await address()
  const headers = { ...tenant.headers.admin_key, 'content-type': 'application/json' }
  const body = JSON.stringify({ tenant_id: tenant.tenantId, message: 'What does a ceramic crown cost?' })
  const response = await fetch(`${url}/api/v1/chat/stream`, { method: 'POST', headers, body })
  let spokenAt = Infinity
  for await (const { event } of eventsOf(response))
    if (event === 'delta') spokenAt = Math.min(spokenAt, performance.now())
  return spokenAt - fake.firstTokenAt
}

async function address(): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

describe("the visitor's first words after the provider's first token, at 50 words a second", () => {
  it.each([
    ['one line with its mark', 'A ceramic crown costs $1,250. [[1|A ceramic crown costs $1,250]]'],
    [
      'one line of three sentences',
      'A ceramic crown costs $1,250. It is made in two visits, which are two weeks apart. The first consultation is free of charge. [1]',
    ],
    ['a courtesy first', 'Good question! A ceramic crown costs $1,250, and it is made in two visits.'],
  ])('come within 300 ms: %s', async (_, draft) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(draft))
    expect(Math.min(...times)).toBeLessThanOrEqual(LIMIT_MS)
  })
})
