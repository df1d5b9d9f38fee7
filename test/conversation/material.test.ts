import { expect, test } from 'vitest'
import { createMaterial } from '../../src/conversation/answering/material.ts'
import type { Hit } from '../../src/knowledge/index.ts'

function hit(chunkId: number, language: string | null, score: number): Hit {
  return { chunkId, documentId: 'd', title: '', text: '', questions: '', language, url: null, score, coverage: 1 }
}

async function found(hits: Hit[], language: string, { isRead = false, whole = [] as Hit[] } = {}) {
  const material = createMaterial({
    material: async (_tenant, _query, limit) => ({
      hits: hits.slice(0, limit),
      whole,
      statistics: { chunks: 9, words: [], language: 'en' },
    }),
    languages: async () => ['de', 'it'],
    isReadByModel: () => isRead,
  })
  const { hits: chosen, others, writtenIn } = await material('t', { query: 'q', language })
  const idsOf = (some: Hit[]) => some.map(({ chunkId }) => chunkId)
  return { order: idsOf(chosen), others: idsOf(others), writtenIn }
}

const MIXED = [
  hit(1, 'de', 9),
  hit(2, 'en', 8),
  hit(3, null, 5),
  hit(4, 'de', 4),
  hit(5, 'en', 1),
  hit(6, 'en', 1),
  hit(7, 'en', 0.1),
  hit(8, 'en', 0.1),
  hit(9, 'en', 0.1),
]

test('the eight passages to quote are first those in the language of the visitor', async () => {
  expect(await found(MIXED, 'en-GB')).toMatchObject({ order: [2, 3, 1, 4, 5, 6, 7, 8], writtenIn: ['en'] })
  expect((await found(MIXED, 'de')).order).toEqual([1, 3, 2, 4, 5, 6, 7, 8])
})

test('without a passage in that language the order stays, and the languages of the documents are told', async () => {
  expect(await found(MIXED, 'fr')).toMatchObject({ order: [1, 2, 3, 4, 5, 6, 7, 8], writtenIn: ['de', 'it'] })
})

test('a language model reads all in the order of the search', async () => {
  expect((await found(MIXED, 'en', { isRead: true })).order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('all other passages of a small tenant come beside those to quote, and behind those that a language model reads', async () => {
  const whole = [hit(1, 'en', 0), hit(2, 'en', 0), hit(3, 'en', 0)]
  expect(await found([hit(2, 'en', 4)], 'en', { whole })).toMatchObject({ order: [2], others: [1, 3] })
  expect(await found([hit(2, 'en', 4)], 'en', { whole, isRead: true })).toMatchObject({ order: [2, 1, 3], others: [] })
})
