import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../bookings/desk.ts'
import { startTestApp, type Send } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'
import { ended } from '../support/uploading.ts'
import { startWebsite } from '../support/website.ts'

const NOW = '2030-01-06T22:00:00.000Z'
const afterSeconds = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

const PARKING = '# Parking\n\nYou can leave your car in the yard behind the house.'
/** Indexed in several transactions, under a version of its own. */
const LARGE = Array.from({ length: 14 }, (_, index) => `# Bay ${index}\n\nThe yard has bay ${index} for a car.`).join(
  '\n\n',
)

const clock = testClock()
let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp({ clock, config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
})
afterAll(() => app.close())

interface Portal extends TestTenant {
  /** Requests with the administrator's cookie. */
  admin: Send
  remove: (id: string, send?: Send) => Promise<number>
  restore: (id: string, send?: Send) => Promise<{ status: number; detail: string }>
  found: (query?: string) => Promise<string[]>
}

async function openPortal(of = app): Promise<Portal> {
  clock.set(NOW)
  const tenant = await createTenant(of, clock)
  const admin = tenant.sendAs(tenant.headers.admin)
  return {
    ...tenant,
    admin,
    remove: async (id, send = admin) =>
      (await send({ method: 'DELETE', url: `/knowledge/documents/${id}` })).statusCode,
    async restore(id, send = admin) {
      const reply = await send({ method: 'POST', url: `/knowledge/documents/${id}/restore` })
      return { status: reply.statusCode, detail: reply.json().detail }
    },
    async found(query = 'Where can I leave my car in the yard?') {
      const reply = await admin({ method: 'POST', url: '/knowledge/search', payload: { query, limit: 5 } })
      return reply.json().results.map(({ document_id: id }: { document_id: string }) => id)
    },
  }
}

const KEPT = ['chunks', 'chunk_vectors', 'chunk_embeddings', 'hidden_versions', 'known_answers', 'term_statistics']

/** Weights of terms are left out: they are reckoned anew in the background. */
const COLUMNS: Record<string, string> = { chunk_vectors: 'chunk_id, version', chunk_embeddings: 'chunk_id, version' }

/** All that is kept of the tenant's knowledge. */
async function stored({ tenantId }: TestTenant, database = app.database): Promise<Record<string, unknown[]>> {
  const read = (table: string) => {
    const columns = sql.raw(COLUMNS[table] ?? 't')
    return database.tenant(tenantId, (tx) =>
      tx.execute(sql`select row(${columns})::text as row from ${sql.identifier(table)} t order by 1`),
    )
  }
  const tables = ['documents', 'sites', ...KEPT]
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, (await read(table)).rows.map(({ row }) => row)])),
  )
}

/** When chunks that a new version replaced are gone. */
async function settled(portal: Portal): Promise<Record<string, unknown[]>> {
  await until(async () => (await stored(portal))['hidden_versions']!.length === 0)
  return stored(portal)
}

async function untilRemoved({ tenantId }: TestTenant, database = app.database): Promise<void> {
  const left = sql`select from document_deletions where removed_at is null`
  await until(async () => (await database.tenant(tenantId, (tx) => tx.execute(left))).rows.length === 0)
}

describe('a deletion in the portal', () => {
  it('hides the document at once from everybody, and removes all of it after ten seconds', async () => {
    const portal = await openPortal()
    const id = await createDocument(portal, PARKING)
    const url = `/knowledge/documents/${id}`
    const answer = { question: 'Is there a carport?', document_id: id }
    expect((await portal.admin({ method: 'POST', url: '/knowledge/answers', payload: answer })).statusCode).toBe(201)
    await ended(portal, id)
    expect(await portal.found()).toEqual([id])
    expect(await portal.remove(id)).toBe(200)
    expect(await portal.found()).toEqual([])
    for (const list of ['/knowledge/documents', '/knowledge/documents?q=park', '/knowledge/documents?status=ready'])
      expect((await portal.admin({ url: list })).json().data).toEqual([])
    expect((await portal.admin({ url: '/knowledge/answers' })).json().data).toEqual([])
    expect((await portal.admin({ url: '/search?q=parking' })).json().documents).toEqual([])
    const acts = [{ url }, { method: 'DELETE', url }, { method: 'POST', url: `${url}/refresh` }] as const
    for (const act of [...acts, { method: 'PATCH', url, payload: { title: 'Yard' } } as const])
      expect((await portal.admin(act)).statusCode).toBe(404)
    const payload = { tenant_id: portal.tenantId, message: 'Where can I leave my car?' }
    const said = await portal.send({ method: 'POST', url: '/chat/message', payload })
    expect(said.json()).toMatchObject({ sources: [] })
    clock.set(afterSeconds(10))
    await untilRemoved(portal)
    const left = await stored(portal)
    for (const table of ['documents', ...KEPT]) expect({ [table]: left[table] }).toEqual({ [table]: [] })
  })

  it.each([
    ['a small document', PARKING],
    ['a large one', LARGE],
  ])('of %s is taken back exactly', async (_what, text) => {
    const portal = await openPortal()
    const id = await createDocument(portal, text)
    const answer = { question: 'Is there a carport?', document_id: id }
    await portal.admin({ method: 'POST', url: '/knowledge/answers', payload: answer })
    await ended(portal, id)
    const [before, found] = [await settled(portal), await portal.found()]
    expect(found).toContain(id)
    await portal.remove(id)
    expect(await portal.found()).toEqual([])
    clock.set(afterSeconds(9.9))
    expect(await portal.restore(id)).toMatchObject({ status: 200 })
    clock.set(afterSeconds(60))
    expect(await stored(portal)).toEqual(before)
    expect(await portal.found()).toEqual(found)
  })

  it('leaves the places in an answer to the other documents', async () => {
    const portal = await openPortal()
    const other = await createDocument(portal, '# Cycling\n\nThere is a rack for bicycles, and no room for a car.')
    const id = await createDocument(portal, LARGE)
    expect(await portal.found()).toEqual(Array.from({ length: 5 }, () => id))
    await portal.remove(id)
    expect(await portal.found()).toEqual([other])
  })

  it('of a document that is still read goes on reading when it is taken back', async () => {
    const portal = await openPortal()
    const made = await portal.admin({ method: 'POST', url: '/knowledge/documents', payload: { text: LARGE } })
    const id = made.json().document_id
    await portal.remove(id)
    expect(await portal.found()).toEqual([])
    expect((await portal.restore(id)).status).toBe(200)
    expect(await ended(portal, id)).toMatchObject({ status: 'ready', chunks: 14 })
    expect(await portal.found()).toContain(id)
  })

  it('is final after ten seconds, also before the document was removed', async () => {
    const portal = await openPortal()
    const id = await createDocument(portal, PARKING)
    expect(await portal.restore(id)).toEqual({ status: 409, detail: 'The document is not deleted' })
    await portal.remove(id)
    const both = await Promise.all([portal.restore(id), portal.restore(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await portal.remove(id)
    clock.set(afterSeconds(10))
    const late = { status: 409, detail: 'The document was deleted for good; add it again' }
    expect(await portal.restore(id)).toEqual(late)
    await untilRemoved(portal)
    expect(await portal.restore(id)).toEqual(late)
    // Even with a clock behind: what is gone is gone.
    clock.set(afterSeconds(5))
    expect(await portal.restore(id)).toEqual(late)
  })

  it('by a key is final at once, and a key or a member takes none back', async () => {
    const portal = await openPortal()
    const key = portal.sendAs(portal.headers.admin_key)
    const [id, other] = [await createDocument(portal, PARKING), await createDocument(portal, LARGE)]
    await portal.remove(id, key)
    expect((await portal.restore(id)).status).toBe(404)
    await portal.remove(other)
    for (const who of ['admin_key', 'member'] as const)
      expect((await portal.restore(other, portal.sendAs(portal.headers[who]))).status).toBe(403)
    const stranger = await openPortal()
    expect((await stranger.restore(other)).status).toBe(404)
    expect((await portal.restore(other)).status).toBe(200)
  })

  it('and its undo are in the audit', async () => {
    const portal = await openPortal()
    const id = await createDocument(portal, PARKING)
    await portal.remove(id)
    await portal.restore(id)
    const { data } = (await portal.admin({ url: '/audit' })).json()
    const acts = data.filter(({ target_id: target }: { target_id: string }) => target === id)
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'restoreDocument',
      'deleteDocument',
      'createDocument',
    ])
  })
})

it('a site is hidden with its pages and comes back with them, but for a page that was deleted before', async () => {
  const website = await startWebsite({
    '/': '<title>Harbour</title><p>Leave your car in the yard of the harbour.</p><a href="/prices">Prices</a>',
    '/prices': '<title>Prices</title><p>To leave a car in the yard costs 9 dollars.</p>',
  })
  const portal = await openPortal()
  const payload = { url: `${website.origin}/`, crawl: {} }
  const made = await portal.admin({ method: 'POST', url: '/knowledge/documents', payload })
  const id = made.json().document_id
  await ended(portal, id)
  await website.close()
  const pages = async () => (await portal.admin({ url: `/knowledge/documents?site_id=${id}` })).json().data
  const before = await settled(portal)
  const [page] = (await pages()).filter(({ title }: { title: string }) => title === 'Prices')
  expect(await portal.found()).toHaveLength(2)

  await portal.remove(id)
  expect(await pages()).toEqual([])
  expect(await portal.found()).toEqual([])
  expect((await portal.admin({ url: `/knowledge/documents/${page.document_id}` })).statusCode).toBe(404)
  expect((await portal.restore(page.document_id)).status).toBe(409)
  await portal.restore(id)
  expect(await stored(portal)).toEqual(before)

  await portal.remove(page.document_id)
  await portal.remove(id)
  await portal.restore(id)
  expect(await pages()).toMatchObject([{ title: 'Harbour' }])
  expect(await portal.found()).toHaveLength(1)
  await portal.restore(page.document_id)
  expect(await stored(portal)).toEqual(before)

  await portal.remove(id)
  clock.set(afterSeconds(10))
  await untilRemoved(portal)
  const left = await stored(portal)
  for (const table of ['documents', 'sites', ...KEPT]) expect({ [table]: left[table] }).toEqual({ [table]: [] })
})

it('a process that starts anew removes what its predecessor left, also in the middle of it', async () => {
  const own = await openCopy()
  const first = await startTestApp({ clock, database: own.database })
  const portal = await openPortal(first)
  const [id, begun] = [await createDocument(portal, PARKING), await createDocument(portal, LARGE)]
  await portal.remove(id)
  await portal.remove(begun)
  await first.close()
  // As a process leaves it that is killed with the work in hand: leased, and the lease over.
  await own.database.tenant(portal.tenantId, (tx) =>
    tx.execute(sql`update document_deletions set lease = 'dead', attempts = 1 where document_id = ${begun}`),
  )
  clock.set(afterSeconds(10))
  const second = await startTestApp({ clock, database: own.database })
  await untilRemoved(portal, own.database)
  expect((await stored(portal, own.database))['documents']).toEqual([])
  await second.close()
  await own.close()
})

it('an embedding that arrives meanwhile is hidden as well, and comes back with the document', async () => {
  await using fake = await FakeOpenAI.start()
  const own = await openCopy()
  const embedding = { apiKey: 'sk-test', baseUrl: fake.url, model: 'characters:v1', dimensions: 256 }
  const models = { chat: undefined, embedding }
  const second = await startTestApp({ clock, config: { models }, database: own.database })
  fake.embeddingDelayMs = 300
  const portal = await openPortal(second)
  const id = await createDocument(portal, '# Parking\n\nYou can leave your automobile behind the house.')
  /** Shares no word with the document. */
  const misspelt = 'aautommobille parrkkiing'
  await portal.remove(id)
  const embedded = sql`select from chunk_embeddings`
  await until(async () => (await own.database.tenant(portal.tenantId, (tx) => tx.execute(embedded))).rows.length === 1)
  expect(await portal.found(misspelt)).toEqual([])
  expect((await portal.restore(id)).status).toBe(200)
  expect(await portal.found(misspelt)).toEqual([id])
  await second.close()
  await own.close()
})
