import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { reencodeTenant } from '../../src/knowledge/encoding.ts'
import { removeChunks, replaceChunks } from '../../src/knowledge/index-store.ts'
import { createRetrieval, type Retrieval } from '../../src/knowledge/retrieval.ts'
import { MemoryIndex } from '../bench/memory-index.ts'
import { testDatabase } from '../support/database.ts'
import { indexedDocument, newDocument, newTenant } from './tenant.ts'

let database: Database
let retrieval: Retrieval

beforeAll(async () => {
  database = await testDatabase()
  retrieval = createRetrieval({ database })
})

const PRACTICE = [
  {
    title: 'Practice › Opening hours',
    text: 'We are open from Monday to Friday, 9 to 17. On Saturdays we are closed.',
  },
  { title: 'Practice › Prices', text: 'Whitening costs 300 dollars. A check-up costs 80 dollars, X-rays included.' },
  { title: 'Practice › Parking', text: 'Parking is free behind the house. Trams 5 and 7 stop at the door.' },
  { title: 'Practice › Emergencies', text: 'In an emergency call us; on weekends the clinic next door helps.' },
  { title: '', text: 'Ask for whitening when you open an appointment; prices differ.' },
]

describe('search', () => {
  test('finds the passage that answers, with its document and how much of the question it covers', async () => {
    const tenantId = await newTenant(database)
    const documentId = await indexedDocument(database, tenantId, PRACTICE)
    const { hits } = await retrieval.search(tenantId, {
      query: 'How much does whitening cost?',
      limit: 3,
      language: 'en',
    })
    expect(hits[0]).toMatchObject({ documentId, title: 'Practice › Prices', text: PRACTICE[1]?.text })
    expect(hits[0]?.score).toBeGreaterThan(hits[1]?.score ?? Number.POSITIVE_INFINITY)
    expect(hits[0]?.coverage).toBeGreaterThan(0)
    expect(hits[0]?.coverage).toBeLessThan(1)
  })

  test('gives the same ranking and scores as the formula computed in memory', async () => {
    const tenantId = await newTenant(database)
    await indexedDocument(database, tenantId, PRACTICE)
    await reencodeTenant(database, tenantId, 'en')
    const memory = new MemoryIndex(
      await loadSearchLanguages({ query: '', language: 'en' }),
      PRACTICE.map((chunk, id) => ({ id: String(id), ...chunk })),
    )
    for (const query of [
      'open on saturday',
      'prices of whitening whitening',
      'parking at weekends',
      'tram 5',
      'nothing known',
    ]) {
      const { hits, statistics } = await retrieval.search(tenantId, { query, limit: 10, language: 'en' })
      const expected = memory.search(query, 10)
      expect(statistics).toEqual(expected.statistics)
      expect(hits.map((hit) => hit.text)).toEqual(expected.hits.map((hit) => hit.chunk.text))
      for (const [rank, hit] of hits.entries())
        expect(hit.score).toBeCloseTo(expected.hits[rank]?.score ?? Number.NaN, 5)
    }
  })

  test('tells for each word of the question in how many chunks it stands', async () => {
    const tenantId = await newTenant(database)
    await indexedDocument(database, tenantId, PRACTICE)
    const { statistics } = await retrieval.search(tenantId, { query: 'Whitening, zebra?', limit: 3, language: 'en' })
    expect(statistics).toEqual({
      chunks: 5,
      language: 'en',
      words: [
        {
          stem: 'whiten',
          spokenStem: 'whiten',
          words: ['whitening'],
          count: 1,
          df: 2,
          weight: expect.closeTo(3.1, 1),
          related: ['bleach'],
          translations: expect.arrayContaining(['zahnaufhell', 'blanqu']),
        },
        {
          stem: 'zebra',
          spokenStem: 'zebra',
          words: ['zebra'],
          count: 1,
          df: 0,
          weight: expect.closeTo(4.7, 1),
          related: [],
          translations: [],
        },
      ],
    })
  })

  test('has nothing to say without words, without common words and without documents', async () => {
    const tenantId = await newTenant(database)
    expect(await retrieval.search(tenantId, { query: 'price', limit: 3, language: 'en' })).toMatchObject({ hits: [] })
    await indexedDocument(database, tenantId, PRACTICE)
    expect(await retrieval.search(tenantId, { query: '?!', limit: 3, language: 'en' })).toMatchObject({ hits: [] })
    expect(await retrieval.search(tenantId, { query: 'zebra', limit: 3, language: 'en' })).toMatchObject({ hits: [] })
  })

  test('reads all passages of a small tenant beside those found, in the order of the documents, and none of a larger one', async () => {
    const tenantId = await newTenant(database)
    const texts = async (query = 'whitening') => {
      const request = { query, limit: 3, language: 'en' }
      const { whole } = await retrieval.search(tenantId, { ...request, withWhole: true })
      expect((await retrieval.search(tenantId, request)).whole).toEqual([])
      return whole.map(({ text }) => text)
    }
    expect(await texts()).toEqual([])
    await indexedDocument(database, tenantId, PRACTICE)
    const own = PRACTICE.map(({ text }) => text)
    expect(await texts()).toEqual(own)
    // Nothing is found, or a misspelled word is searched anew.
    expect(await texts('zebra')).toEqual(own)
    expect(await texts('whitenning')).toEqual(own)
    await indexedDocument(database, tenantId, [{ title: 'Rules', text: 'a'.repeat(32_000) }])
    expect(await texts()).toEqual([])
  })

  test('reads no texts of a tenant with more passages than a small one has', async () => {
    const tenantId = await newTenant(database)
    const passages = Array.from({ length: 401 }, (_, n) => ({ title: '', text: `Room ${n}.` }))
    await indexedDocument(database, tenantId, passages.slice(0, 400))
    const request = { query: 'room', limit: 3, language: 'en', withWhole: true }
    expect((await retrieval.search(tenantId, request)).whole).toHaveLength(400)
    await indexedDocument(database, tenantId, passages.slice(400))
    expect((await retrieval.search(tenantId, request)).whole).toEqual([])
  })

  test('no longer finds what was replaced or removed', async () => {
    const tenantId = await newTenant(database)
    const documentId = await indexedDocument(database, tenantId, [{ title: 'Guests', text: 'Dogs may come in.' }])
    const find = async (query: string) => (await retrieval.search(tenantId, { query, limit: 3, language: 'en' })).hits
    await database.tenant(tenantId, (tx) =>
      replaceChunks(tx, tenantId, documentId, {
        chunks: [{ title: 'Guests', text: 'Scooters may come in.' }],
        language: 'en',
      }),
    )
    expect(await find('dog')).toEqual([])
    expect(await find('scooter')).toHaveLength(1)
    await database.tenant(tenantId, (tx) => removeChunks(tx, tenantId, documentId))
    expect(await find('scooter')).toEqual([])
  })

  test('never shows one tenant the words of another', async () => {
    const tenantId = await newTenant(database)
    const other = await newTenant(database)
    await indexedDocument(database, other, PRACTICE)
    const { hits, statistics } = await retrieval.search(tenantId, { query: 'whitening', limit: 3, language: 'en' })
    expect(hits).toEqual([])
    expect(statistics.words).toMatchObject([{ df: 0 }])
  })

  test('speaks the language of the tenant, accents typed or not', async () => {
    const tenantId = await newTenant(database)
    const text = 'Wir öffnen täglich um acht Uhr. Termine vergeben wir am Telefon.'
    await indexedDocument(database, tenantId, [{ title: 'Öffnungszeiten', text }], 'de')
    for (const query of ['Öffnungszeit', 'offnungszeiten', 'TERMIN']) {
      const { hits } = await retrieval.search(tenantId, { query, limit: 3, language: 'de-AT' })
      expect(hits).toHaveLength(1)
    }
  })

  test('takes a pasted page, a document of 1,200 chunks and a chunk of 5,000 words', async () => {
    const tenantId = await newTenant(database)
    const page = Array.from({ length: 5_000 }, (_, i) => `word${i}`).join(' ')
    const many = Array.from({ length: 1_200 }, (_, i) => ({ title: 'Many', text: `passage number${i} of many` }))
    await indexedDocument(database, tenantId, [...many, { title: 'Page', text: page }])
    const { hits } = await retrieval.search(tenantId, { query: 'Where is number777?', limit: 3, language: 'en' })
    expect(hits[0]?.text).toBe('passage number777 of many')
    expect((await retrieval.search(tenantId, { query: page, limit: 3, language: 'en' })).hits[0]?.title).toBe('Page')
  })
})

test('a document without text leaves an empty index behind', async () => {
  const tenantId = await newTenant(database)
  const id = await newDocument(database, tenantId)
  const replaced = await database.tenant(tenantId, (tx) =>
    replaceChunks(tx, tenantId, id, { chunks: [], language: 'en' }),
  )
  expect(replaced).toEqual({ chunks: 0, stale: false })
})
