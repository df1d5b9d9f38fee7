import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { countTerms, encodeChunk } from '../../src/knowledge/bm25.ts'
import { findStaleTenants, reencodeTenant } from '../../src/knowledge/encoding.ts'
import { removeChunks, replaceChunks, type NewChunk } from '../../src/knowledge/index-store.ts'
import { findStatistics } from '../../src/knowledge/statistics.ts'
import { chunks, chunkVectors, knowledgeStatistics, termStatistics } from '../../src/knowledge/tables.ts'
import type { Database } from '../../src/db/database.ts'
import { testDatabase } from '../support/database.ts'
import { indexedDocument, newDocument, newTenant } from './tenant.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})

describe('statistics of a tenant', () => {
  const words = fc.array(fc.constantFrom('open', 'opens', 'monday', 'price', 'tooth', 'whitening', 'a', '2026'), {
    maxLength: 8,
  })
  const chunk = fc.record({
    title: words.map((list) => list.join(' ')),
    text: words.map((list) => list.join(' ')),
  })
  const step = fc.record({
    document: fc.nat({ max: 2 }),
    chunks: fc.option(fc.array(chunk, { maxLength: 4 }), { nil: undefined }),
  })

  test('equal a recount after any series of inserts, replacements and removals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const tenantId = await newTenant(database)
        const ids = [await newDocument(database, tenantId), await newDocument(database, tenantId)]
        ids.push(await newDocument(database, tenantId))
        const kept = new Map<string, NewChunk[]>()
        for (const { document, chunks: replacement } of steps) {
          const id = ids[document] ?? ''
          kept.set(id, replacement ?? [])
          await database.tenant(tenantId, async (tx) => {
            if (replacement === undefined) await removeChunks(tx, tenantId, id)
            else await replaceChunks(tx, tenantId, id, { chunks: replacement, language: 'en' })
          })
        }
        expect(await storedStatistics(tenantId)).toEqual(await recount([...kept.values()].flat(), 'en'))
      }),
      { numRuns: 20 },
    )
  })

  test('stay exact when ten documents of one tenant are indexed at once', async () => {
    const tenantId = await newTenant(database)
    const texts = Array.from({ length: 10 }, (_, i) => ({
      title: `Page ${i}`,
      text: `price of whitening ${i} is ${i * 10}`,
    }))
    await Promise.all(texts.map((text) => indexedDocument(database, tenantId, [text])))
    expect(await storedStatistics(tenantId)).toEqual(await recount(texts, 'en'))
  })

  test('belong to one tenant: another sees none of them', async () => {
    const tenantId = await newTenant(database)
    const other = await newTenant(database)
    await indexedDocument(database, tenantId, [{ title: 'Price', text: 'whitening' }])
    const seen = await database.tenant(other, (tx) => tx.select().from(termStatistics))
    expect(seen).toEqual([])
  })
})

describe('encoding again', () => {
  const short = { title: 'Short', text: 'one two three' }
  const long = { title: 'A longer title with words', text: Array.from({ length: 90 }, (_, i) => `word${i}`).join(' ') }

  test('is asked for when the average length has drifted by more than a quarter, and brings it back', async () => {
    const tenantId = await newTenant(database)
    const id = await newDocument(database, tenantId)
    await indexedDocument(database, tenantId, [short])
    const replaced = await database.tenant(tenantId, (tx) =>
      replaceChunks(tx, tenantId, id, { chunks: [long], language: 'en' }),
    )
    expect(replaced).toEqual({ chunks: 1, stale: true })
    expect(await staleTenants()).toContain(tenantId)
    await reencodeTenant(database, tenantId, 'en')
    expect(await staleTenants()).not.toContain(tenantId)
    expect(await storedVectors(tenantId)).toEqual(await encodedAfresh([short, long], 'en'))
    expect(await storedStatistics(tenantId)).toEqual(await recount([short, long], 'en'))
  })

  test('follows a change of language, statistics and all', async () => {
    const tenantId = await newTenant(database)
    const german = { title: 'Öffnungszeiten', text: 'Wir haben montags und dienstags geöffnet.' }
    await indexedDocument(database, tenantId, [german], 'en')
    await reencodeTenant(database, tenantId, 'de')
    expect(await storedStatistics(tenantId)).toEqual(await recount([german], 'de'))
    const known = await database.tenant(tenantId, (tx) => findStatistics(tx, tenantId))
    expect(known).toMatchObject({ language: 'de', complete: true })
  })

  test('goes on after a stop in the middle', async () => {
    const tenantId = await newTenant(database)
    await indexedDocument(database, tenantId, [short, long])
    await database.tenant(tenantId, (tx) =>
      tx
        .update(knowledgeStatistics)
        .set({ encoding: 2, complete: false, encodedLength: 7 })
        .where(eq(knowledgeStatistics.tenantId, tenantId)),
    )
    await reencodeTenant(database, tenantId, 'en')
    expect(await staleTenants()).not.toContain(tenantId)
    expect(await storedVectors(tenantId)).toEqual(await encodedAfresh([short, long], 'en'))
  })

  test('leaves a tenant alone that never had a document', async () => {
    const tenantId = await newTenant(database)
    await reencodeTenant(database, tenantId, 'en')
    expect(await database.tenant(tenantId, (tx) => findStatistics(tx, tenantId))).toBeUndefined()
  })
})

async function staleTenants(): Promise<string[]> {
  const stale = await database.system((tx) => findStaleTenants(tx, new Map()))
  return stale.map((tenant) => tenant.tenantId)
}

async function storedStatistics(tenantId: string) {
  return database.tenant(tenantId, async (tx) => {
    const terms = await tx.select().from(termStatistics).where(eq(termStatistics.tenantId, tenantId))
    const known = await findStatistics(tx, tenantId)
    return {
      df: Object.fromEntries(terms.map(({ term, df }) => [term, df])),
      chunks: known?.chunks ?? 0,
      length: known?.length ?? 0,
      titles: known?.titles ?? 0,
      titleLength: known?.titleLength ?? 0,
    }
  })
}

async function recount(kept: NewChunk[], language: string) {
  const analyzer = await loadAnalyzer(language)
  const df: Record<number, number> = {}
  const sums = { chunks: kept.length, length: 0, titles: 0, titleLength: 0 }
  for (const chunk of kept) {
    const { counts, titleCounts, lengths } = countTerms(analyzer, chunk)
    for (const term of [...counts.keys(), ...titleCounts.keys()]) df[term] = (df[term] ?? 0) + 1
    sums.length += lengths.text
    sums.titleLength += lengths.title
    sums.titles += lengths.title > 0 ? 1 : 0
  }
  return { df, ...sums }
}

async function storedVectors(tenantId: string): Promise<Map<number, number>[]> {
  const rows = await database.tenant(tenantId, (tx) =>
    tx
      .select({ bm25: chunkVectors.bm25 })
      .from(chunkVectors)
      .innerJoin(chunks, and(eq(chunks.tenantId, chunkVectors.tenantId), eq(chunks.id, chunkVectors.chunkId)))
      .orderBy(chunks.id),
  )
  return rows.map(({ bm25 }) => rounded(parseVector(bm25)))
}

async function encodedAfresh(kept: NewChunk[], language: string): Promise<Map<number, number>[]> {
  const analyzer = await loadAnalyzer(language)
  const { length, titleLength, titles, chunks: total } = await recount(kept, language)
  const averages = { text: length / total, title: titleLength / titles }
  return kept.map((chunk) => rounded(encodeChunk(countTerms(analyzer, chunk), averages).weights))
}

function parseVector(vector: string): Map<number, number> {
  const entries = vector.slice(1, vector.indexOf('}')).split(',')
  return new Map(entries.map((entry) => entry.split(':').map(Number) as [number, number]))
}

/** Postgres stores weights in four bytes. */
function rounded(weights: Map<number, number>): Map<number, number> {
  return new Map([...weights].sort(([a], [b]) => a - b).map(([term, weight]) => [term, Number(weight.toFixed(5))]))
}
