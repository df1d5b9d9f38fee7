import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVectorOf } from '../../src/knowledge/retrieval.ts'
import { openEmbeddingModel } from '../../src/models/index.ts'
import type { OpenDatabase } from '../../src/db/open.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { createPartialSchemaCheck, createSchemaCheck } from '../support/fakes/openai-schemas.ts'

const PARKING = '# Parking\n\nYou can leave your automobile behind the house.'
/** Shares only character n-grams with the document above, no word and none with one slip. */
const MISSPELT = 'aautommobille parrkkiing'
const MODEL = { model: 'characters:v1', dimensions: 256 }

let fake: FakeOpenAI
let opened: OpenDatabase
let app: FastifyInstance

function start(
  embedding: { model: string; dimensions: number | undefined } | undefined = MODEL,
): Promise<FastifyInstance> {
  const provider = { apiKey: 'sk-test', baseUrl: fake.url }
  const models = { chat: undefined, embedding: { ...provider, ...embedding } }
  return startTestApp({ config: { models }, database: opened.database })
}

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  // A separate database, because a new model embeds the documents of all tenants.
  opened = await openCopy()
})
beforeEach(async () => {
  fake.reset()
  // A new app per test, so that a failed provider is asked again.
  app = await start()
})
afterEach(() => app.close())
afterAll(async () => {
  await opened.close()
  await fake[Symbol.asyncDispose]()
})

async function vectorsOf({ tenantId }: TestTenant): Promise<string[]> {
  const { rows } = await opened.database.tenantOnce(tenantId, (tx) =>
    tx.execute<{ made: string }>(sql`
      select model || ' ' || vector_dims(embedding) as made from chunk_embeddings where tenant_id = ${tenantId}`),
  )
  return rows.map(({ made }) => made)
}

/** Waits until the tenant has these vectors; waiting retries are made due. */
async function untilVectors(tenant: TestTenant, wanted: string[]): Promise<void> {
  const due = sql`update document_embeddings set due_at = now() where tenant_id = ${tenant.tenantId} and lease is null`
  while (JSON.stringify(await vectorsOf(tenant)) !== JSON.stringify(wanted)) {
    await opened.database.system((tx) => tx.execute(due))
    await sleep(20)
  }
}

/** Waits until nothing is left to embed. */
async function untilEmbedded({ tenantId }: TestTenant): Promise<void> {
  for (let left = 1; left > 0; await sleep(10)) {
    const pending = sql`select from document_embeddings where tenant_id = ${tenantId} and status = 'pending'`
    left = (await opened.database.system((tx) => tx.execute(pending))).rows.length
  }
}

async function search(
  tenant: TestTenant,
  query: string,
): Promise<{ title: string; text: string; score: number; coverage: number }[]> {
  const answer = await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })
  expect(answer.statusCode).toBe(200)
  return answer.json().results
}

async function tenantWith(text: string, of = app): Promise<TestTenant & { documentId: string }> {
  const tenant = await createTenant(of)
  return { ...tenant, documentId: await createDocument(tenant, text) }
}

const EMBEDDED = `${MODEL.model}/256 256`

describe('search by meaning', () => {
  it('finds what shares no word with the question, and says that it covers none of it', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    expect(await search(tenant, MISSPELT)).toMatchObject([{ title: 'Parking', score: 0, coverage: 0 }])
    expect(await search(tenant, 'parking')).toMatchObject([{ title: 'Parking', coverage: 1 }])
    expect(fake.requests[0]!.body).toMatchObject({ model: MODEL.model, dimensions: 256 })
  })

  it('puts no answer into the mouth of the built-in answerer', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    const { sessionId, messageId } = await createSession(tenant, MISSPELT)
    const trace = await tenant.send({ url: `/chat/sessions/${sessionId}/messages/${messageId}/trace` })
    expect(trace.json()).toMatchObject({ band: 'decline', passages: [{ title: 'Parking', coverage: 0, cited: false }] })
  })

  it('is part of what a language model reads', async () => {
    const provider = { apiKey: undefined, baseUrl: fake.url }
    const models = { chat: { ...provider, model: 'm' }, embedding: { ...provider, ...MODEL } }
    const speaking = await startTestApp({ config: { models }, database: opened.database })
    try {
      const tenant = await tenantWith(PARKING, speaking)
      await untilVectors(tenant, [EMBEDDED])
      fake.plan({ say: 'Leave your automobile behind the house. [[1|leave your automobile behind the house]]' })
      const payload = { tenant_id: tenant.tenantId, message: MISSPELT }
      const answer = await tenant.send({ method: 'POST', url: '/chat/message', payload })
      expect(answer.json()).toMatchObject({
        reply: expect.stringMatching(/Leave your automobile behind the house\.$/),
        sources: [{ score: 0 }],
      })
    } finally {
      await speaking.close()
    }
  })

  it('goes by words alone while the provider is away or slow', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    fake.embeddingStatus = 500
    expect(await search(tenant, 'parking')).toHaveLength(1)
    expect(await search(tenant, MISSPELT)).toHaveLength(0)
    fake.embeddingStatus = undefined
    const model = await openEmbeddingModel({ apiKey: undefined, baseUrl: fake.url, ...MODEL })
    fake.embeddingDelayMs = 60_000
    const vectorOf = createVectorOf(model, 50)
    for (let turn = 0; turn < 3; turn += 1) expect(await vectorOf('parking')).toBeUndefined()
    const asked = fake.requests.length
    expect(await vectorOf('parking')).toBeUndefined()
    expect(fake.requests).toHaveLength(asked)
  })
})

describe('embedding a document', () => {
  it('holds up neither its processing nor its search, and is made up for when the provider is back', async () => {
    fake.embeddingStatus = 503
    const tenant = await tenantWith(PARKING)
    expect(await search(tenant, 'parking')).toHaveLength(1)
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
    while (!fake.requests.some(({ body }) => Array.isArray(body.input) && body.input[0].includes('automobile')))
      await sleep(10)
    expect(await vectorsOf(tenant)).toEqual([])
    fake.embeddingStatus = undefined
    await untilVectors(tenant, [EMBEDDED])
  })

  it('follows its text, and goes with it', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    const url = `/knowledge/documents/${tenant.documentId}`
    await tenant.send({ method: 'PATCH', url, payload: { text: '# One\n\nFirst text.\n\n# Two\n\nSecond text.' } })
    await untilVectors(tenant, [EMBEDDED, EMBEDDED])
    expect((await tenant.send({ method: 'DELETE', url })).statusCode).toBe(200)
    expect(await vectorsOf(tenant)).toEqual([])
  })

  it('shows nothing of a version that is not shown, also of a large document that is replaced', async () => {
    const sections = (word: string) =>
      Array.from({ length: 14 }, (_, index) => `# Part ${index}\n\n${word} ${index}.`).join('\n\n')
    const tenant = await tenantWith(sections('Automobile'))
    const all = Array.from({ length: 14 }, () => EMBEDDED)
    await untilVectors(tenant, all)
    expect(await search(tenant, 'autommobile')).not.toEqual([])
    const url = `/knowledge/documents/${tenant.documentId}`
    await tenant.send({ method: 'PATCH', url, payload: { text: sections('Bicycle') } })
    while ((await search(tenant, 'bicycle')).every(({ coverage }) => coverage === 0)) await sleep(10)
    await untilEmbedded(tenant)
    const found = (await search(tenant, 'bicyycle')).map(({ text }) => text)
    expect(found).not.toEqual([])
    expect(found.filter((text) => !text.startsWith('Bicycle'))).toEqual([])
    await opened.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`
        insert into hidden_versions (tenant_id, document_id, version) select tenant_id, id, version from documents`),
    )
    expect(await search(tenant, 'bicyycle')).toEqual([])
  })

  it('is done again when the model or its dimensions change, and nobody compares the old with the new', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    fake.embeddingStatus = 503
    const other = await start({ model: 'characters:v2', dimensions: 128 })
    try {
      // The old vectors still exist, and questions of the new model ignore them.
      fake.embeddingStatus = undefined
      await opened.database.system((tx) =>
        tx.execute(sql`update document_embeddings set due_at = now() + interval '1 hour'`),
      )
      expect(await searchOf(other, tenant, MISSPELT)).toHaveLength(0)
      expect(await searchOf(other, tenant, 'parking')).toHaveLength(1)
      await untilVectors(tenant, ['characters:v2/128 128'])
      expect(await searchOf(other, tenant, MISSPELT)).toHaveLength(1)
    } finally {
      await other.close()
    }
  })

  it('is asked for when a model is configured for documents that are already there', async () => {
    const tenant = await tenantWith(PARKING)
    await untilVectors(tenant, [EMBEDDED])
    // The state before a model was configured.
    await opened.database.tenant(tenant.tenantId, async (tx) => {
      await tx.execute(sql`delete from document_embeddings`)
      await tx.execute(sql`delete from chunk_embeddings`)
    })
    const configured = await start()
    await untilVectors(tenant, [EMBEDDED])
    await configured.close()
  })
})

async function searchOf(of: FastifyInstance, { headers }: TestTenant, query: string): Promise<unknown[]> {
  const request = {
    method: 'POST',
    url: '/api/v1/knowledge/search',
    headers: headers.admin_key,
    payload: { query },
  } as const
  return (await of.inject(request)).json().results
}

describe('the embedding model', () => {
  const embed = async (texts: string[], dimensions?: number) => {
    const model = await openEmbeddingModel({ apiKey: 'sk-test', baseUrl: fake.url, model: 'm', dimensions })
    return model.embed(texts, new AbortController().signal)
  }

  it('asks in batches and gives vectors of length 1 in the order of the texts', async () => {
    const texts = Array.from({ length: 130 }, (_, index) => `text number ${index}`)
    const vectors = await embed(texts, 64)
    expect(fake.requests.map(({ body }) => body.input.length)).toEqual([64, 64, 2])
    expect(vectors[129]).toEqual((await embed(['text number 129'], 64))[0])
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1)
  })

  it('keeps to the schemas of the vendor', async () => {
    fake.sent.length = 0
    await embed(['text'], 64)
    fake.embeddingStatus = 400
    await expect(embed(['text'])).rejects.toMatchObject({ code: 'bad_request' })
    for (const check of [createSchemaCheck(), createPartialSchemaCheck()]) {
      expect(fake.requests.flatMap(({ body }) => check('CreateEmbeddingRequest', body))).toEqual([])
      expect(fake.sent.flatMap(({ schema, value }) => check(schema, value))).toEqual([])
    }
  })
})
