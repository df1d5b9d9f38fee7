import type { Database } from '../db/database.ts'
import { loadAnalyzer, type Analyzer } from './analyzer.ts'
import { idf, queryTerms, type QueryTerm } from './bm25.ts'
import { loadEveryday, type Everyday } from './background-frequencies.ts'
import {
  knownTerms,
  nearestChunks,
  nearestChunksByMeaning,
  questionParameters,
  type NearestChunk,
} from './nearest-chunks.ts'
import type { VectorOf } from './question-vector.ts'

export interface SearchRequest {
  query: string
  /** How many hits at most; 50 are the most there are. */
  limit: number
  /** The tenant's language. */
  language: string
}

/** A chunk that shares words with the question, or by its meaning is near to it. */
export interface Hit {
  chunkId: number
  documentId: string
  /** Document title and headings. */
  title: string
  text: string
  /** BM25(title + text) + BM25(title); comparable within one answer only. 0: found by meaning alone. */
  score: number
  /** The share of the question, weighed by how rare its words are here, that the chunk contains: 0 to 1. */
  coverage: number
}

/** A distinct word of the question and how many of the tenant's chunks have it. */
export interface AskedWord {
  stem: string
  /** Its forms in the question, lower case. */
  words: string[]
  count: number
  /** Chunks with the word in title or text; 0 when the material does not know it. */
  df: number
  /** How much the word says: its inverse document frequency in the material and in everyday language together. */
  weight: number
  /** Stems that stand for the word where it is missing: `price` for `cost`. */
  related: string[]
}

export interface QueryStatistics {
  /** The tenant's chunks. */
  chunks: number
  words: AskedWord[]
}

export interface SearchResult {
  /** Best first. Without an embedding model, only chunks that share a word with the question. */
  hits: Hit[]
  statistics: QueryStatistics
}

export interface Retrieval {
  search(tenantId: string, request: SearchRequest): Promise<SearchResult>
}

interface RetrievalDeps {
  database: Pick<Database, 'tenantOnce'>
  /** Where an embedding model is configured: what a question means. */
  vectorOf?: VectorOf | undefined
}

/** The one search behind chat, phone and API. It scans the tenant's vectors exactly, in one round trip. */
export function createRetrieval({ database, vectorOf }: RetrievalDeps): Retrieval {
  return {
    async search(tenantId, { query, limit, language }) {
      const [analyzer, everyday, meaning] = await Promise.all([
        loadAnalyzer(language),
        loadEveryday(language),
        vectorOf?.(query),
      ])
      const asked = queryTerms(analyzer, query)
      const parameters = { tenantId, ...questionParameters(asked, everyday) }
      const rows = await database.tenantOnce(tenantId, (tx) =>
        meaning === undefined
          ? nearestChunks(limit)(tx).execute(parameters)
          : nearestChunksByMeaning(limit)(tx).execute({ ...parameters, ...meaning }),
      )
      const statistics = summarise(asked, rows[0], everyday)
      const hits = rows.slice(0, limit).flatMap((row) => presentHit(row, analyzer, statistics))
      return { hits, statistics }
    },
  }
}

function presentHit(row: NearestChunk, analyzer: Analyzer, { words }: QueryStatistics): Hit[] {
  const { chunkId, documentId, title, text, score } = row
  if (chunkId === null) return []
  // Reading ten texts again takes as long as all the rest in JavaScript, and few callers ask.
  let known: number | undefined
  const coverage = () => (known ??= coverageOf(words, analyzer, `${title}\n${text}`))
  return [
    {
      chunkId: Number(chunkId),
      documentId,
      title,
      text,
      score,
      get coverage() {
        return coverage()
      },
    },
  ]
}

function summarise(asked: QueryTerm[], row: NearestChunk | undefined, everyday: Everyday): QueryStatistics {
  const chunks = row?.chunks ?? 0
  const known = knownTerms(row)
  const words = asked.map(({ stem, words: forms, count, term, related }) => {
    // Title terms are counted in the text field too.
    const df = known.get(term) ?? 0
    const weight = idf(chunks + everyday.passages, df + everyday.containing(stem))
    return { stem, words: forms, count, df, weight, related }
  })
  return { chunks, words }
}

function coverageOf(words: AskedWord[], analyzer: Analyzer, text: string): number {
  const missing = new Map(words.map(({ stem, weight }) => [stem, weight]))
  const total = sum(missing.values())
  for (const word of analyzer.words(text)) missing.delete(analyzer.stem(word))
  return total === 0 ? 0 : 1 - sum(missing.values()) / total
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
