import { parseArgs } from 'node:util'
import { createRetrieval } from '../../src/knowledge/retrieval.ts'
import { addDocument, addTenant, openEmbedded, openNative, type BenchDatabase } from './knowledge-base.ts'
import { languageOf, loadQuestionSet, questionSetsIn, type QuestionSet } from './question-set.ts'
import { rankingFigures } from './ranking.ts'
import { percentile, type Result } from './report.ts'
import { measureSynthetic } from './synthetic.ts'

/** nDCG@10 of exact two-field BM25 (Lucene's formula, k1 1.2, b 0.75, no stop words), computed outside the product. */
const REFERENCE: Record<string, number> = {
  squad2: 0.9148,
  'stackfaq-thread': 0.8878,
  'xquad-en': 0.9653,
  'xquad-de': 0.94,
  'xquad-es': 0.961,
  'xquad-zh': 0.961,
}
const TOLERANCE = 0.003

/**
 * `--data DIR` (one set, or a folder of sets) measures quality; `--synthetic N [--tenants M]` measures latency. `--engine
 * embedded|native` limits the latter to one database.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      language: { type: 'string' },
      synthetic: { type: 'string' },
      tenants: { type: 'string', default: '0' },
      engine: { type: 'string' },
    },
  })
  const results: Result[] = []
  if (values.data !== undefined) {
    for (const directory of await questionSetsIn(values.data)) {
      const set = await loadQuestionSet(directory)
      results.push(...(await measureQuality(set, values.language ?? languageOf(set.name))))
    }
  }
  if (values.synthetic !== undefined) {
    const size = { chunks: Number(values.synthetic), otherTenants: Number(values.tenants) }
    if (values.engine !== 'native')
      results.push(...(await measured(await openEmbedded(), { ...size, otherTenants: 0 })))
    if (values.engine !== 'embedded') results.push(...(await native(size)))
  }
  if (results.length === 0) console.error('Give --data DIR or --synthetic N')
  return results.length === 0 ? [{ name: 'retrieval', skipped: 'no question sets were given' }] : results
}

async function measureQuality(set: QuestionSet, language: string): Promise<Result[]> {
  const bench = await openEmbedded()
  try {
    const tenantId = await addTenant(bench.database)
    const setIds = new Map<string, string>()
    for (const { id, title, text } of set.documents) {
      setIds.set(await addDocument(bench.database, tenantId, [{ title, text }], language), id)
    }
    const retrieval = createRetrieval(bench)
    const asked = []
    const times: number[] = []
    for (const question of set.questions.filter(({ relevant }) => relevant.size > 0)) {
      const began = performance.now()
      const { hits } = await retrieval.search(tenantId, { query: question.text, limit: 10, language })
      times.push(performance.now() - began)
      asked.push({ question, ranked: hits.map((hit) => setIds.get(hit.documentId) ?? '') })
    }
    return qualityResults(set.name, asked, times)
  } finally {
    await bench.close()
  }
}

function qualityResults(name: string, asked: Parameters<typeof rankingFigures>[0], times: number[]): Result[] {
  const figures = rankingFigures(asked)
  const reference = REFERENCE[name]
  const bar = reference === undefined ? undefined : { atLeast: Number((reference - TOLERANCE).toFixed(4)) }
  const against = reference === undefined ? undefined : `two-field-bm25:${reference}`
  const plain = (label: string, value: number, unit: string): Result => ({ name: `${name}.${label}`, value, unit })
  return [
    { name: `${name}.ndcg@10`, value: figures.ndcg10, unit: 'share', against, bar },
    plain('recall@1', figures.recall1, 'share'),
    plain('recall@5', figures.recall5, 'share'),
    plain('recall@10', figures.recall10, 'share'),
    plain('mrr@10', figures.mrr10, 'share'),
    plain('p50', percentile(times, 0.5), 'ms'),
    plain('p95', percentile(times, 0.95), 'ms'),
  ]
}

async function native(size: { chunks: number; otherTenants: number }): Promise<Result[]> {
  const bench = await openNative()
  if (bench === undefined) return [{ name: `native.${size.chunks}-chunks`, skipped: 'no native PostgreSQL here' }]
  return measured(bench, size)
}

async function measured(bench: BenchDatabase, size: { chunks: number; otherTenants: number }): Promise<Result[]> {
  try {
    return await measureSynthetic(bench, size)
  } finally {
    await bench.close()
  }
}
