import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createEmbeddingWork, requestMissingEmbeddings } from '../../src/knowledge/embedding.ts'
import { createVectorOf, createRetrieval, type VectorOf, type Retrieval } from '../../src/knowledge/retrieval.ts'
import { openEmbeddingModel, type EmbeddingModel } from '../../src/models/index.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { addDocument, addTenant, openEmbedded, openNative, type BenchDatabase } from './knowledge-base.ts'
import {
  halfOf,
  languageOf,
  loadQuestionSet,
  questionSetsIn,
  type QuestionSet,
  type SetQuestion,
} from './question-set.ts'
import { rankingFigures } from './ranking.ts'
import { percentile, type Result } from './report.ts'

/** Maximum loss of the fused ranking against the better branch. */
const TOLERANCE = 0.001
const PLACES = 10

/**
 * `--data DIR` (one set, or a folder of sets): ranking by keywords, by meaning and by both, through the product's own tables,
 * embedding work and search. Embeddings come from a deterministic local server (hashed character n-grams) or, with `--url URL
 * --model NAME`, from a real provider. Weights were tuned with `--half tune`; results are reported on the other half of the
 * articles, `--half all` is everything.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      engine: { type: 'string', default: 'embedded' },
      half: { type: 'string', default: 'report' },
      url: { type: 'string' },
      model: { type: 'string', default: 'characters' },
    },
  })
  if (values.data === undefined) return [{ name: 'fusion', skipped: 'no question sets: give --data DIR' }]
  await using fake = await FakeOpenAI.start()
  const provider = { apiKey: undefined, baseUrl: values.url ?? fake.url }
  const model = await openEmbeddingModel({ ...provider, model: values.model, dimensions: undefined })
  const results: Result[] = []
  for (const directory of await questionSetsIn(values.data)) {
    const bench = values.engine === 'native' ? await openNative() : await openEmbedded()
    if (bench === undefined) return [{ name: 'fusion', skipped: 'no native PostgreSQL here' }]
    try {
      results.push(...(await measure(bench, halved(await loadQuestionSet(directory), values.half), model)))
    } finally {
      await bench.close()
    }
  }
  return results
}

/** Answerable questions of one half or all. */
function halved(set: QuestionSet, half: string): QuestionSet {
  const questions = set.questions.filter(
    ({ relevant: [first] }) => first !== undefined && (half === 'all' || halfOf(first[0]) === half),
  )
  return { ...set, questions }
}

async function measure(bench: BenchDatabase, set: QuestionSet, model: EmbeddingModel): Promise<Result[]> {
  const { database } = bench
  const language = languageOf(set.name)
  const tenantId = await addTenant(database)
  const setIds = new Map<string, string>()
  for (const { id, title, text } of set.documents) {
    setIds.set(await addDocument(database, tenantId, [{ title, text }], language), id)
  }
  await database.system((tx) => tx.execute(sql`update documents set chunk_count = 1`))
  await embedAll(bench, model)
  const vectorOf = createVectorOf(model)
  const asker = { tenantId, language, setIds, questions: set.questions }
  const words = await ranked(asker, bySearch(asker, createRetrieval({ database })))
  const meaning = await ranked(asker, byMeaning(bench, asker, vectorOf))
  const both = await ranked(asker, bySearch(asker, createRetrieval({ database, vectorOf })))
  const best = Math.max(words.ndcg10, meaning.ndcg10)
  const line = (label: string, value: number, unit = 'share'): Result => ({ name: `${set.name}.${label}`, value, unit })
  return [
    line('words.ndcg@10', words.ndcg10),
    line('meaning.ndcg@10', meaning.ndcg10),
    {
      ...line('fused.ndcg@10', both.ndcg10),
      against: `better-branch:${best.toFixed(4)}`,
      bar: { atLeast: Number((best - TOLERANCE).toFixed(4)) },
    },
    line('fused.recall@5', both.recall5),
    line('words.recall@5', words.recall5),
    line('words.p50', percentile(words.times, 0.5), 'ms'),
    line('fused.p50', percentile(both.times, 0.5), 'ms'),
    line('fused.p95', percentile(both.times, 0.95), 'ms'),
  ]
}

async function embedAll({ database }: BenchDatabase, model: EmbeddingModel): Promise<void> {
  await requestMissingEmbeddings(database, model.name)
  const work = createEmbeddingWork({ database, model, concurrency: 1, log: console })
  for (;;) {
    const jobs = await work.claim(20, { token: 'bench', seconds: 600 }, new Map())
    if (jobs.length === 0) return
    for (const job of jobs) await work.run(job, new AbortController().signal)
  }
}

interface Asker {
  tenantId: string
  language: string
  setIds: Map<string, string>
  questions: SetQuestion[]
}

type Search = (question: string) => Promise<string[]>

async function ranked({ questions, setIds }: Asker, search: Search) {
  const asked = []
  const times: number[] = []
  for (const question of questions) {
    const began = performance.now()
    const documents = await search(question.text)
    times.push(performance.now() - began)
    asked.push({ question, ranked: documents.map((id) => setIds.get(id) ?? '') })
  }
  return { ...rankingFigures(asked), times }
}

function bySearch({ tenantId, language }: Asker, retrieval: Retrieval): Search {
  return async (query) => {
    const { hits } = await retrieval.search(tenantId, { query, limit: PLACES, language })
    return hits.map(({ documentId }) => documentId)
  }
}

/** The meaning branch alone, which the product never uses alone. */
function byMeaning({ database }: BenchDatabase, { tenantId }: Asker, vectorOf: VectorOf): Search {
  return async (question) => {
    const meaning = await vectorOf(question)
    if (meaning === undefined) throw new Error('The embedding server did not answer in time')
    const { rows } = await database.tenant(tenantId, (tx) =>
      tx.execute<{ document_id: string }>(sql`
        select c.document_id from chunk_embeddings e join chunks c on c.tenant_id = e.tenant_id and c.id = e.chunk_id
        where e.tenant_id = ${tenantId} order by e.embedding <#> ${meaning.vector}::halfvec, e.chunk_id limit ${PLACES}`),
    )
    return rows.map((row) => row.document_id)
  }
}
