import {
  countTerms,
  encodeChunk,
  idf,
  queryTerms,
  termNumber,
  wantedTerms,
  type Lengths,
} from '../../src/knowledge/bm25.ts'
import { relatedWords } from '../../src/knowledge/related-words.ts'
import type { QueryStatistics } from '../../src/knowledge/retrieval.ts'
import { passagesWith, type SearchLanguages } from '../../src/knowledge/search-languages.ts'

export interface IndexedChunk {
  id: string
  title: string
  text: string
}

export interface MemoryHit<C extends IndexedChunk> {
  chunk: C
  score: number
}

/**
 * The Postgres index as in-memory maps with the same encoder and formulas, for benches over thousands of small knowledge
 * bases. `test/knowledge/retrieval.test.ts` compares its scores with the database's.
 */
export class MemoryIndex<C extends IndexedChunk> {
  readonly #found = new Map<number, number>()
  readonly #total: number
  readonly #titles: number
  readonly #chunks: C[]
  readonly #postings = new Map<number, [index: number, weight: number][]>()
  readonly #languages: SearchLanguages

  /** `languages`: of a question in the tenant's language. */
  constructor(languages: SearchLanguages, chunks: C[]) {
    const { analyzer } = languages.tenant
    this.#languages = languages
    this.#chunks = chunks
    const counted = chunks.map((chunk) => countTerms(analyzer, chunk))
    const sum = counted.reduce((s, c) => ({ text: s.text + c.lengths.text, title: s.title + c.lengths.title }), ZERO)
    this.#total = chunks.length
    this.#titles = counted.filter((chunk) => chunk.lengths.title > 0).length
    const averages = { text: sum.text / this.#total, title: sum.title / (this.#titles || 1) }
    for (const [index, chunk] of counted.entries()) {
      for (const [term, weight] of encodeChunk(chunk, averages).weights) {
        this.#found.set(term, (this.#found.get(term) ?? 0) + 1)
        const postings = this.#postings.get(term)
        if (postings === undefined) this.#postings.set(term, [[index, weight]])
        else postings.push([index, weight])
      }
    }
  }

  search(
    query: string,
    limit: number,
    languages = this.#languages,
  ): { hits: MemoryHit<C>[]; statistics: QueryStatistics } {
    const scores = new Map<number, number>()
    const words = []
    const { tenant, question } = languages
    const asked = queryTerms(tenant.analyzer, query, {
      relations: relatedWords(languages),
      spoken: question.analyzer,
    })
    for (const wanted of wantedTerms(asked)) {
      const { term, titleTerm, count } = wanted
      const everyday = passagesWith(wanted, languages)
      this.#add(scores, term, count * this.#weight(term, this.#total, everyday))
      this.#add(scores, titleTerm, count * this.#weight(titleTerm, this.#titles, everyday))
    }
    for (const one of asked) {
      const { stem, spokenStem, words: forms, term, count, related, translations, equivalents, loose, isOfHead } = one
      const weight = this.#weight(term, this.#total, passagesWith(one, languages))
      const df = Math.max(this.#found.get(term) ?? 0, this.#found.get(termNumber(spokenStem)) ?? 0)
      words.push({
        stem,
        spokenStem,
        words: forms,
        count,
        df,
        weight,
        related,
        translations,
        ...(equivalents === undefined ? {} : { equivalents }),
        ...(loose === undefined ? {} : { loose }),
        ...(isOfHead === true ? { isOfHead } : {}),
      })
    }
    const hits = [...scores]
      .sort(([indexA, a], [indexB, b]) => b - a || indexA - indexB)
      .slice(0, limit)
      .map(([index, score]) => ({ chunk: this.#chunks[index] as C, score }))
    return { hits, statistics: { chunks: this.#total, language: question.analyzer.language, words } }
  }

  #weight(term: number, total: number, everyday: number): number {
    return idf(total + this.#languages.tenant.everyday.passages, (this.#found.get(term) ?? 0) + everyday)
  }

  #add(scores: Map<number, number>, term: number, weight: number): void {
    for (const [index, documentWeight] of this.#postings.get(term) ?? [])
      scores.set(index, (scores.get(index) ?? 0) + documentWeight * weight)
  }
}

const ZERO: Lengths = { text: 0, title: 0 }
