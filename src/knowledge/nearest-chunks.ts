import { sql } from 'drizzle-orm'
import { prepared } from '../db/database.ts'
import { DIMENSIONS, wantedTerms, type QueryTerm } from './bm25.ts'
import { passagesWith, type SearchLanguages } from './search-languages.ts'

/** A row of the search. Without a match there is one row without a chunk. */
export interface NearestChunk {
  /** The tenant's number of chunks; null before its first. */
  chunks: number | null
  known: string | null
  chunkId: string | null
  documentId: string
  title: string
  text: string
  questions: string
  /** Base language of the document; null where its text shows none. */
  language: string | null
  /** Where the document was fetched from; null for texts and files. */
  url: string | null
  score: number
}

/** Parameters of the search besides the tenant. Arrays are in Postgres' text form, because the driver serialises them slowly. */
export function questionParameters(asked: QueryTerm[], languages: SearchLanguages) {
  const wanted = wantedTerms(asked)
  const imagined = wanted.map((term) => passagesWith(term, languages))
  return {
    terms: `{${wanted.map(({ term, titleTerm }) => `${term},${titleTerm}`).join(',')}}`,
    titled: `{${wanted.map(() => 'f,t').join(',')}}`,
    counts: `{${wanted.map(({ count }) => `${count},${count}`).join(',')}}`,
    imagined: `{${imagined.map((passages) => `${passages},${passages}`).join(',')}}`,
    imaginedPassages: languages.tenant.everyday.passages,
  }
}

/** Number of chunks per term of the question. */
export function knownTerms(row: NearestChunk | undefined): Map<number, number> {
  const entries = row?.known?.split(',') ?? []
  // `term:number`, as the query writes it.
  return new Map(entries.map((entry) => entry.split(':').map(Number) as [number, number]))
}

const placeholders = {
  tenantId: sql.placeholder('tenantId'),
  terms: sql.placeholder('terms'),
  counts: sql.placeholder('counts'),
  titled: sql.placeholder('titled'),
  imagined: sql.placeholder('imagined'),
  imaginedPassages: sql.placeholder('imaginedPassages'),
  model: sql.placeholder('model'),
  dimensions: sql.placeholder('dimensions'),
  vector: sql.placeholder('vector'),
}
const vectorEnd = sql.raw(`'/${DIMENSIONS}'`)

/**
 * The question's terms with the tenant's statistics. Grouped, because two terms may hash to one number, which sparsevec
 * refuses.
 */
function askedTerms() {
  const { tenantId, terms, counts, titled, imagined, imaginedPassages } = placeholders
  return sql`
    select a.term, a.count, s.df, s.df + a.imagined as found,
      case when a.titled then k.titles else k.chunks end + ${imaginedPassages}::float8 as total
    from unnest(${terms}::int[], ${counts}::float8[], ${titled}::bool[], ${imagined}::float8[]) as a (term, count, titled, imagined)
    join term_statistics s on s.tenant_id = ${tenantId} and s.term = a.term
    join knowledge_statistics k on k.tenant_id = ${tenantId}`
}

const QUESTION = sql`(
  select (coalesce('{' || string_agg(w.term || ':' || w.weight, ',' order by w.term) || '}', '{}') || ${vectorEnd})::sparsevec
  from (
    select term, sum(count * ln(1 + (total - found + 0.5) / (found + 0.5))) as weight from asked group by term
  ) as w)`

/** Hidden versions of documents, usually none; read once per statement. */
const HIDDEN = sql`array(select h.version from hidden_versions h where h.tenant_id = ${placeholders.tenantId})`

/** Best first, by keywords only. */
function nearByWords(limit: number) {
  const { tenantId } = placeholders
  return sql`
    near as materialized (
      select v.chunk_id, v.bm25 <#> ${QUESTION} as distance
      from chunk_vectors v where v.tenant_id = ${tenantId} and v.version <> all (${HIDDEN})
      order by distance, v.chunk_id limit ${sql.raw(String(limit))}
    ),
    hits as (select chunk_id, distance, row_number() over (order by distance, chunk_id) as place from near where distance < 0)`
}

/** Places of each ranking used for fusion. */
const FUSED_PLACES = 50
/**
 * The highest weight of meaning that does not worsen the keyword ranking (`npm run bench -- fusion`). A hit by meaning
 * alone reaches the fourth place at best.
 */
const RANK_OFFSET = 1
const MEANING_WEIGHT = 0.4

/** Reciprocal rank fusion of the rankings by keywords and by meaning. */
function nearByBoth(limit: number) {
  const { tenantId, model, dimensions, vector } = placeholders
  const places = sql.raw(String(FUSED_PLACES))
  const offset = sql.raw(String(RANK_OFFSET))
  const weight = sql.raw(String(MEANING_WEIGHT))
  return sql`
    question as materialized (select ${QUESTION} as words),
    by_words as materialized (
      select chunk_id, distance, row_number() over (order by distance, chunk_id) as rank
      from (
        select v.chunk_id, v.bm25 <#> (select words from question) as distance
        from chunk_vectors v where v.tenant_id = ${tenantId} and v.version <> all (${HIDDEN})
        order by distance, v.chunk_id limit ${places}
      ) as near where distance < 0
    ),
    by_meaning as materialized (
      select chunk_id, row_number() over (order by distance, chunk_id) as rank
      from (
        select e.chunk_id, e.embedding <#> ${vector}::halfvec as distance
        from chunk_embeddings e
        where e.tenant_id = ${tenantId} and e.version <> all (${HIDDEN})
          and e.model = ${model} and vector_dims(e.embedding) = ${dimensions}
        order by distance, e.chunk_id limit ${places}
      ) as near
    ),
    fused as materialized (
      select chunk_id, row_number() over (order by score desc, chunk_id) as place
      from (
        select chunk_id, coalesce(1.0 / (${offset} + w.rank), 0) + coalesce(${weight} / (${offset} + m.rank), 0) as score
        from by_words w full join by_meaning m using (chunk_id)
      ) as both_ranks
      order by place limit ${sql.raw(String(limit))}
    ),
    hits as (
      select chunk_id, v.bm25 <#> (select words from question) as distance, place
      from fused join chunk_vectors v using (chunk_id) where v.tenant_id = ${tenantId}
    )`
}

/**
 * A single statement weighs, finds, ranks and reads, for a consistent snapshot. It always returns a row: with the statistics,
 * but without a chunk, when none was found.
 */
function prepareNearest(name: string, near: ReturnType<typeof nearByWords>) {
  const { tenantId } = placeholders
  return prepared(name, (tx, prepareAs) =>
    tx
      .select({
        chunks: sql<number | null>`chunks`,
        known: sql<string | null>`known`,
        chunkId: sql<string | null>`chunk_id`,
        documentId: sql<string>`document_id`,
        title: sql<string>`title`,
        text: sql<string>`text`,
        questions: sql<string>`questions`,
        language: sql<string | null>`language`,
        url: sql<string | null>`url`,
        // Subtracted, so that a chunk without a common word scores 0 and not -0.
        score: sql<number>`0 - distance`,
      })
      .from(
        sql`(
          with asked as materialized (${askedTerms()}), ${near}
          select statistics.chunks, statistics.known, hit.*
          from (
            select (select chunks from knowledge_statistics k where k.tenant_id = ${tenantId}),
              string_agg(term || ':' || df, ',') as known from asked
          ) as statistics
          left join (
            select hits.chunk_id, hits.distance, hits.place, c.document_id, c.title, c.text, c.questions, d.language, d.url
            from hits join chunks c on c.tenant_id = ${tenantId} and c.id = hits.chunk_id
            join documents d on d.tenant_id = ${tenantId} and d.id = c.document_id
          ) as hit on true
          order by hit.place
        ) as found`,
      )
      .prepare(prepareAs),
  )
}

// Literal limits: with a parameter instead, the planner plans every question anew, which takes a third of the time.
const FETCHED = [5, 10, 50] as const

/** The prepared search: at least `limit` chunks, best first; 50 at most. */
export function nearestChunks(limit: number) {
  return BY_WORDS[fetched(limit)]
}

/** Hybrid search; needs a `QuestionVector`. */
export function nearestChunksByMeaning(limit: number) {
  return BY_BOTH[fetched(limit)]
}

function fetched(limit: number): (typeof FETCHED)[number] {
  return FETCHED.find((count) => count >= limit) ?? FETCHED[2]
}

const byWords = (limit: number) => prepareNearest(`nearest_${limit}_chunks`, nearByWords(limit))
const byBoth = (limit: number) => prepareNearest(`nearest_${limit}_chunks_by_meaning`, nearByBoth(limit))
const BY_WORDS = { 5: byWords(5), 10: byWords(10), 50: byWords(50) }
const BY_BOTH = { 5: byBoth(5), 10: byBoth(10), 50: byBoth(50) }
