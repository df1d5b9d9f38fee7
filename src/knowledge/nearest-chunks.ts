import { sql } from 'drizzle-orm'
import { prepared } from '../db/database.ts'
import { DIMENSIONS, wantedTerms, type QueryTerm } from './bm25.ts'
import type { Everyday } from './everyday.ts'

/** A row of the search. Without a match there is one row, and no chunk in it. */
export interface NearestChunk {
  /** The tenant's chunks; null before its first. */
  chunks: number | null
  known: string | null
  chunkId: string | null
  documentId: string
  title: string
  text: string
  score: number
}

/** What the search is asked with, beside the tenant. Arrays in Postgres' own text form, which the driver makes slowly. */
export function questionParameters(asked: QueryTerm[], everyday: Everyday) {
  const wanted = wantedTerms(asked)
  const imagined = wanted.map(({ stem }) => everyday.containing(stem))
  return {
    terms: `{${wanted.map(({ term, titleTerm }) => `${term},${titleTerm}`).join(',')}}`,
    titled: `{${wanted.map(() => 'f,t').join(',')}}`,
    counts: `{${wanted.map(({ count }) => `${count},${count}`).join(',')}}`,
    imagined: `{${imagined.map((passages) => `${passages},${passages}`).join(',')}}`,
    imaginedPassages: everyday.passages,
  }
}

/** In how many chunks the question's terms occur. */
export function knownTerms(row: NearestChunk | undefined): Map<number, number> {
  const entries = row?.known?.split(',') ?? []
  return new Map(entries.map((entry) => entry.split(':').map(Number) as [number, number]))
}

const placeholders = {
  tenantId: sql.placeholder('tenantId'),
  terms: sql.placeholder('terms'),
  counts: sql.placeholder('counts'),
  titled: sql.placeholder('titled'),
  imagined: sql.placeholder('imagined'),
  imaginedPassages: sql.placeholder('imaginedPassages'),
}
const vectorEnd = sql.raw(`'/${DIMENSIONS}'`)

/**
 * One statement weighs the question, finds, ranks and reads, so all of it sees one moment. It always gives a row: that of
 * the statistics, without a chunk when none was found. Terms are grouped because two may hash to one number, which
 * sparsevec refuses.
 */
function prepareNearest(limit: number) {
  const { tenantId, terms, counts, titled, imagined, imaginedPassages } = placeholders
  const asked = sql`
    select a.term, a.count, s.df, s.df + a.imagined as found,
      case when a.titled then k.titles else k.chunks end + ${imaginedPassages}::float8 as total
    from unnest(${terms}::int[], ${counts}::float8[], ${titled}::bool[], ${imagined}::float8[]) as a (term, count, titled, imagined)
    join term_statistics s on s.tenant_id = ${tenantId} and s.term = a.term
    join knowledge_statistics k on k.tenant_id = ${tenantId}`
  // Mostly none; read once for the statement.
  const hidden = sql`array(select h.version from hidden_versions h where h.tenant_id = ${tenantId})`
  const question = sql`(
    select (coalesce('{' || string_agg(w.term || ':' || w.weight, ',' order by w.term) || '}', '{}') || ${vectorEnd})::sparsevec
    from (
      select term, sum(count * ln(1 + (total - found + 0.5) / (found + 0.5))) as weight from asked group by term
    ) as w)`
  return prepared(`nearest_${limit}_chunks`, (tx, name) =>
    tx
      .select({
        chunks: sql<number | null>`chunks`,
        known: sql<string | null>`known`,
        chunkId: sql<string | null>`chunk_id`,
        documentId: sql<string>`document_id`,
        title: sql<string>`title`,
        text: sql<string>`text`,
        score: sql<number>`-distance`,
      })
      .from(
        sql`(
          with asked as materialized (${asked}),
          near as materialized (
            select v.chunk_id, v.bm25 <#> ${question} as distance
            from chunk_vectors v where v.tenant_id = ${tenantId} and v.version <> all (${hidden})
            order by distance, v.chunk_id limit ${sql.raw(String(limit))}
          )
          select statistics.chunks, statistics.known, hit.*
          from (
            select (select chunks from knowledge_statistics k where k.tenant_id = ${tenantId}),
              string_agg(term || ':' || df, ',') as known from asked
          ) as statistics
          left join (
            select near.chunk_id, near.distance, c.document_id, c.title, c.text
            from near join chunks c on c.tenant_id = ${tenantId} and c.id = near.chunk_id
            where near.distance < 0
          ) as hit on true
          order by hit.distance, hit.chunk_id
        ) as found`,
      )
      .prepare(name),
  )
}

// The planner must know the limit: with a parameter in its place it plans each question anew, at a third of the time.
const FETCHED = [5, 10, 50] as const

/** The search as a prepared query: at least `limit` chunks, best first; 50 at most. */
export function nearestChunks(limit: number) {
  const fetched = FETCHED.find((count) => count >= limit) ?? FETCHED[2]
  return NEAREST_CHUNKS[fetched]
}

const NEAREST_CHUNKS = { 5: prepareNearest(5), 10: prepareNearest(10), 50: prepareNearest(50) }
