import { and, eq, sql } from 'drizzle-orm'
import { prepared, type Database } from '../db/database.ts'
import { loadAnalyzer, type Analyzer } from './analyzer.ts'
import { DIMENSIONS, idf, queryTerms, type QueryTerm } from './bm25.ts'
import { loadEveryday, type Everyday } from './everyday.ts'
import { knowledgeStatistics, termStatistics } from './tables.ts'

export interface SearchRequest {
  query: string
  /** How many hits at most. */
  limit: number
  /** The tenant's language. */
  language: string
}

/** A chunk that shares words with the question. */
export interface Hit {
  chunkId: number
  documentId: string
  /** Document title and headings. */
  title: string
  text: string
  /** BM25(title + text) + BM25(title); comparable within one answer only. */
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
}

export interface QueryStatistics {
  /** The tenant's chunks. */
  chunks: number
  words: AskedWord[]
}

export interface SearchResult {
  /** Best first; only chunks that share a word with the question. */
  hits: Hit[]
  statistics: QueryStatistics
}

export interface Retrieval {
  search(tenantId: string, request: SearchRequest): Promise<SearchResult>
}

/** The one search behind chat, phone and API. It scans the tenant's vectors exactly, in one round trip. */
export function createRetrieval({ database }: { database: Pick<Database, 'tenantOnce'> }): Retrieval {
  return {
    async search(tenantId, { query, limit, language }) {
      const [analyzer, everyday] = await Promise.all([loadAnalyzer(language), loadEveryday(language)])
      const asked = queryTerms(analyzer, query)
      const parameters = {
        tenantId,
        limit,
        terms: asked.flatMap(({ term, titleTerm }) => [term, titleTerm]),
        titled: asked.flatMap(() => [false, true]),
        counts: asked.flatMap(({ count }) => [count, count]),
        imagined: asked.flatMap(({ stem }) => [everyday.containing(stem), everyday.containing(stem)]),
        imaginedPassages: everyday.passages,
      }
      const [known, scanned] = await database.tenantOnce(tenantId, (tx) =>
        Promise.all([knownTerms(tx).execute(parameters), nearestChunks(tx).execute(parameters)]),
      )
      const statistics = summarise(asked, known, everyday)
      const hits = scanned.map((row) => ({ ...row, coverage: coverage(analyzer, statistics, row) }))
      return { hits, statistics }
    },
  }
}

const tenantId = sql.placeholder('tenantId')

const knownTerms = prepared('known_terms', (tx, name) =>
  tx
    .select({ chunks: knowledgeStatistics.chunks, term: termStatistics.term, df: termStatistics.df })
    .from(knowledgeStatistics)
    .leftJoin(
      termStatistics,
      and(eq(termStatistics.tenantId, tenantId), sql`${termStatistics.term} = any(${sql.placeholder('terms')}::int[])`),
    )
    .where(eq(knowledgeStatistics.tenantId, tenantId))
    .prepare(name),
)

/**
 * The question's vector is made in SQL from the statistics of the same moment, so one statement finds, ranks and reads.
 * Terms are grouped because two may hash to one number, which sparsevec refuses.
 */
const questionVector = sql`(
  select (coalesce('{' || string_agg(w.term || ':' || w.weight, ',' order by w.term) || '}', '{}') || ${sql.raw(`'/${DIMENSIONS}'`)})::sparsevec
  from (
    select asked.term, sum(asked.count * ln(1 + (asked.total - asked.df + 0.5) / (asked.df + 0.5))) as weight
    from (
      select a.term, a.count, s.df + a.imagined as df,
        case when a.titled then k.titles else k.chunks end + ${sql.placeholder('imaginedPassages')}::float8 as total
      from unnest(
        ${sql.placeholder('terms')}::int[], ${sql.placeholder('counts')}::int[],
        ${sql.placeholder('titled')}::bool[], ${sql.placeholder('imagined')}::float8[]
      ) as a (term, count, titled, imagined)
      join term_statistics s on s.tenant_id = ${tenantId} and s.term = a.term
      join knowledge_statistics k on k.tenant_id = ${tenantId}
    ) as asked
    group by asked.term
  ) as w)`

const nearestChunks = prepared('nearest_chunks', (tx, name) =>
  tx
    .select({
      chunkId: sql`hit.chunk_id`.mapWith(Number),
      documentId: sql<string>`hit.document_id`,
      title: sql<string>`hit.title`,
      text: sql<string>`hit.text`,
      score: sql<number>`hit.score`,
    })
    .from(
      sql`(
        select near.chunk_id, c.document_id, c.title, c.text, -near.distance as score
        from (
          select v.chunk_id, v.bm25 <#> ${questionVector} as distance
          from chunk_vectors v where v.tenant_id = ${tenantId}
          order by distance, v.chunk_id limit ${sql.placeholder('limit')}
        ) as near
        join chunks c on c.tenant_id = ${tenantId} and c.id = near.chunk_id
        where near.distance < 0
        order by near.distance, near.chunk_id
      ) as hit`,
    )
    .prepare(name),
)

function summarise(
  asked: QueryTerm[],
  known: { chunks: number; term: number | null; df: number | null }[],
  everyday: Everyday,
): QueryStatistics {
  const chunks = known[0]?.chunks ?? 0
  const found = new Map(known.map(({ term, df }) => [term, df ?? 0]))
  const words = asked.map(({ stem, words: forms, count, term }) => {
    // Title terms are counted in the text field too.
    const df = found.get(term) ?? 0
    return { stem, words: forms, count, df, weight: idf(chunks + everyday.passages, df + everyday.containing(stem)) }
  })
  return { chunks, words }
}

function coverage(analyzer: Analyzer, { words }: QueryStatistics, hit: { title: string; text: string }): number {
  const stems = new Set([...analyzer.terms(hit.title), ...analyzer.terms(hit.text)])
  let covered = 0
  let total = 0
  for (const { stem, weight } of words) {
    total += weight
    if (stems.has(stem)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}
