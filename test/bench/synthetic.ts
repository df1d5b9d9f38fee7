import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { formatVector, idf, queryTerms } from '../../src/knowledge/bm25.ts'
import { createRetrieval } from '../../src/knowledge/retrieval.ts'
import { addDocument, addTenant, type BenchDatabase } from './knowledge-base.ts'
import { randomNumbers } from './random.ts'
import { percentile, type Result } from './report.ts'

interface Size {
  chunks: number
  /** Number of other tenants of the same size. */
  otherTenants: number
}

const LANGUAGE = 'en'
const HITS = 10
const VOCABULARY = 20_000
const CHUNK_WORDS = 150
const QUESTION_WORDS = 9
const CHUNKS_PER_DOCUMENT = 20
const ROUNDS = 300
const WARM_UP = 30
// Sizes with a bar on the whole service call against the bare scan.
const RATIO_BARS = new Map([
  [1_000, 2.5],
  [10_000, 1.5],
])
const NEIGHBOURS_BAR = 1.5

/** Latency of the whole service call, alternating with the bare SQL scan; then again beside other tenants. */
export async function measureSynthetic(bench: BenchDatabase, { chunks, otherTenants }: Size): Promise<Result[]> {
  const random = randomNumbers(chunks)
  const tenantId = await addTenant(bench.database)
  for (let done = 0; done < chunks; done += CHUNKS_PER_DOCUMENT) {
    const size = Math.min(CHUNKS_PER_DOCUMENT, chunks - done)
    const texts = Array.from({ length: size }, () => ({
      title: wordsOf(random, 4),
      text: wordsOf(random, CHUNK_WORDS),
    }))
    await addDocument(bench.database, tenantId, texts, LANGUAGE)
  }
  await bench.pool.query('analyze')
  const questions = Array.from({ length: ROUNDS }, () => wordsOf(random, QUESTION_WORDS))
  const alone = await timeQuestions(bench, tenantId, questions)
  const name = `${bench.engine}.${chunks}-chunks`
  const bar = RATIO_BARS.get(chunks)
  const results: Result[] = [
    { name: `${name}.scan-p50`, value: alone.scan50, unit: 'ms' },
    {
      name: `${name}.service-p50`,
      value: alone.service50,
      unit: 'ms',
      against: `bare-scan:${alone.scan50.toFixed(3)}ms`,
      ratio: alone.service50 / alone.scan50,
      bar: bar === undefined ? undefined : { atMost: bar },
    },
    { name: `${name}.service-p95`, value: alone.service95, unit: 'ms' },
  ]
  if (otherTenants === 0) return results
  await copyTenant(bench, tenantId, otherTenants)
  const crowded = await timeQuestions(bench, tenantId, questions)
  results.push({
    name: `${name}.beside-${otherTenants}-tenants-p50`,
    value: crowded.service50,
    unit: 'ms',
    against: `alone:${alone.service50.toFixed(3)}ms`,
    ratio: crowded.service50 / alone.service50,
    bar: { atMost: NEIGHBOURS_BAR },
  })
  return results
}

interface Times {
  scan50: number
  service50: number
  service95: number
}

async function timeQuestions(bench: BenchDatabase, tenantId: string, questions: string[]): Promise<Times> {
  const retrieval = createRetrieval(bench)
  const vectors = await questionVectors(bench, tenantId, questions)
  const scans: number[] = []
  const services: number[] = []
  for (const [round, query] of questions.entries()) {
    const before = performance.now()
    await bareScan(bench, tenantId, vectors[round] ?? '')
    const between = performance.now()
    const { hits } = await retrieval.search(tenantId, { query, limit: HITS, language: LANGUAGE })
    const after = performance.now()
    if (hits.length === 0) throw new Error('A synthetic question found nothing')
    if (round < WARM_UP) continue
    scans.push(between - before)
    services.push(after - between)
  }
  return { scan50: percentile(scans, 0.5), service50: percentile(services, 0.5), service95: percentile(services, 0.95) }
}

/** Minimal search: one prepared statement, a given vector, ids only. */
async function bareScan({ pool }: BenchDatabase, tenantId: string, vector: string): Promise<void> {
  await pool.query({
    name: 'bare_scan',
    text: `select chunk_id, bm25 <#> $2::sparsevec as distance from chunk_vectors where tenant_id = $1 order by distance limit ${HITS}`,
    values: [tenantId, vector],
  })
}

async function questionVectors({ pool }: BenchDatabase, tenantId: string, questions: string[]): Promise<string[]> {
  const analyzer = await loadAnalyzer(LANGUAGE)
  const { rows } = await pool.query<{ term: number; df: number; chunks: number }>(
    'select term, df, chunks from term_statistics join knowledge_statistics using (tenant_id) where tenant_id = $1',
    [tenantId],
  )
  const weights = new Map(rows.map(({ term, df, chunks }) => [term, idf(chunks, df)]))
  return questions.map((question) => {
    const terms = queryTerms(analyzer, question).flatMap(({ term, titleTerm }) => [term, titleTerm])
    return formatVector(new Map(terms.flatMap((term) => (weights.has(term) ? [[term, weights.get(term) ?? 0]] : []))))
  })
}

/** Copies of the tenant under new ids, with documents interleaved as if written concurrently. */
async function copyTenant({ pool }: BenchDatabase, tenantId: string, copies: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`create temporary table copies as
      select 'ten_' || lpad(n::text, 26, '0') as id from generate_series(1, ${copies}) n`)
    await client.query(`insert into tenants (id, name) select id, 'Copy' from copies`)
    const copied = [
      ['documents', 'id, title, source, text, status', 'id'],
      ['chunks', 'id, document_id, ordinal, title, text', 'id / 20'],
      ['chunk_vectors', 'chunk_id, bm25, length, title_length, encoding', 'chunk_id / 20'],
      ['term_statistics', 'term, df', 'term'],
    ]
    for (const [table, columns, order] of copied) {
      // Copies of valid rows need no foreign key checks.
      await client.query(`set session_replication_role = replica`)
      await client.query({
        text: `insert into ${table} (tenant_id, ${columns}) ${table === 'chunks' ? 'overriding system value' : ''}
          select copies.id, ${(columns ?? '').replace(/\b(id)\b/, 'original.$1')} from ${table} original, copies
          where original.tenant_id = $1 order by original.${order}, copies.id`,
        values: [tenantId],
      })
    }
    await client.query('vacuum (analyze) chunk_vectors')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
}

/** Invented words by Zipf's law, so that questions contain common and rare terms. */
function wordsOf(random: () => number, count: number): string {
  return Array.from({ length: count }, () => wordAt(Math.floor(VOCABULARY ** random()) - 1)).join(' ')
}

const SYLLABLES = ['ba', 'ko', 'mi', 'lu', 'te', 'ra', 'so', 'ni', 'pu', 'da', 've', 'go', 'fi', 'ha', 'zu', 'ke']

function wordAt(rank: number): string {
  let word = ''
  for (let rest = rank + 16; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word
}
