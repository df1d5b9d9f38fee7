import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAnalyzer, type Analyzer } from '../../src/knowledge/analyzer.ts'
import {
  countTerms,
  DIMENSIONS,
  encodeChunk,
  formatVector,
  idf,
  MAX_NON_ZERO,
  parseDimensions,
  queryTerms,
  termNumber,
  titleTermNumber,
  wantedTerms,
} from '../../src/knowledge/bm25.ts'

let analyzer: Analyzer

beforeAll(async () => {
  analyzer = await loadAnalyzer('en')
})
import type { RelatedWords } from '../../src/knowledge/related-words.ts'

describe('a chunk as a vector', () => {
  test('has the saturated weight of each term, title terms in both fields', () => {
    const counted = countTerms(analyzer, { title: 'Price', text: 'Price list, price of gold' })
    const { weights, lengths } = encodeChunk(counted, { text: 6, title: 1 })
    expect(lengths).toEqual({ text: 6, title: 1 })
    // tf / (tf + k1) at average length
    expect(weights.get(termNumber('price'))).toBeCloseTo(3 / (3 + 1.2))
    expect(weights.get(titleTermNumber('price'))).toBeCloseTo(1 / (1 + 1.2))
    expect(weights.get(termNumber('gold'))).toBeCloseTo(1 / (1 + 1.2))
    expect(weights.size).toBe(5)
  })

  test('weighs a term less in a longer chunk', () => {
    const averages = { text: 3, title: 1 }
    const weigh = (text: string) =>
      encodeChunk(countTerms(analyzer, { title: '', text }), averages).weights.get(termNumber('gold')) ?? 0
    expect(weigh('gold and more words than the others')).toBeLessThan(weigh('gold'))
  })

  test('keeps its heaviest terms when it has too many for a database page', () => {
    const words = Array.from({ length: 2_000 }, (_, i) => `w${i}`)
    const text = `${words.join(' ')} gold gold gold`
    const { weights } = encodeChunk(countTerms(analyzer, { title: '', text }), { text: 2_003, title: 0 })
    expect(weights.size).toBe(MAX_NON_ZERO)
    expect(weights.has(termNumber('gold'))).toBe(true)
  })

  test('is empty and finite without words and without averages', () => {
    expect(encodeChunk(countTerms(analyzer, { title: '', text: '' }), { text: 0, title: 0 }).weights.size).toBe(0)
    const { weights } = encodeChunk(countTerms(analyzer, { title: '', text: 'gold' }), { text: 0, title: 0 })
    expect(weights.get(termNumber('gold'))).toBeGreaterThan(0)
  })
})

describe('the text form of a vector', () => {
  test('lists dimensions in ascending order and reads back the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), (stems) => {
        const weights = new Map(stems.map((stem) => [termNumber(stem), 0.5]))
        const dimensions = parseDimensions(formatVector(weights))
        expect(dimensions).toEqual([...weights.keys()].sort((a, b) => a - b))
        expect(dimensions.every((dimension) => dimension >= 1 && dimension <= DIMENSIONS)).toBe(true)
      }),
    )
  })

  test('exists for no terms at all', () => {
    expect(formatVector(new Map())).toBe('{}/1000000000')
    expect(parseDimensions('{}/1000000000')).toEqual([])
  })
})

describe('term numbers', () => {
  test('collide about as rarely as chance allows', () => {
    const numbers = new Set(Array.from({ length: 20_000 }, (_, i) => termNumber(`word${i}`)))
    expect(numbers.size).toBeGreaterThan(19_995)
  })

  test('differ between title and text', () => {
    expect(titleTermNumber('price')).not.toBe(termNumber('price'))
  })
})

describe('a question', () => {
  test('has each term once, with its forms and their count', () => {
    expect(queryTerms(analyzer, 'Open or opened, OPEN?')).toMatchObject([
      { stem: 'open', words: ['open', 'opened'], count: 3 },
      { stem: 'or', words: ['or'], count: 1 },
    ])
  })

  test('looks for related words too, with less weight', () => {
    const related: RelatedWords = (words) =>
      words.map((word) => ({ related: word === 'cost' ? ['price', 'cost'] : [], translations: [] }))
    const wanted = wantedTerms(queryTerms(analyzer, 'whitening cost', { relations: related }))
    expect(wanted.find(({ stem }) => stem === 'price')?.count).toBeLessThan(1)
    expect(wanted.filter(({ stem }) => stem === 'cost')).toMatchObject([{ count: 1 }])
  })

  test('is cut at a number of terms', () => {
    const page = Array.from({ length: 5_000 }, (_, i) => `w${i}`).join(' ')
    expect(queryTerms(analyzer, page)).toHaveLength(64)
  })

  test('weighs a rare term more than a frequent one, and never negatively', () => {
    expect(idf(100, 1)).toBeGreaterThan(idf(100, 50))
    expect(idf(100, 100)).toBeGreaterThan(0)
  })
})
