import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { openEmbeddingModel, type Provider } from '../models/index.ts'
import { creationRoutes } from './creation-routes.ts'
import { createDeletions, createRemoval, type Deletions } from './deletion.ts'
import { startEmbedding, type EmbeddingRequests } from './embedding.ts'
import { createPageFetcher, type PageFetcher } from './fetch-page.ts'
import { createFetching } from './fetching.ts'
import { clearVersion } from './indexing.ts'
import { createIngestion } from './ingestion.ts'
import { createReader, type Reader, type ReaderLimits } from './reading/reader.ts'
import { createVectorOf, createRetrieval } from './retrieval.ts'
import { createReencoding } from './reencoding.ts'
import { knowledgeRoutes } from './routes.ts'
import { createKnowledgeService, type KnowledgeService } from './service.ts'
import { createSites } from './sites.ts'
import { uploads } from './uploads.ts'
import { versions } from './versions.ts'
import { createWebsite, type Website } from './website.ts'

export type { AnswerContent, KnownAnswer } from './known-answers.ts'
export { loadAnalyzer } from './analyzer.ts'
export { loadMeanings, type Meaning } from './meaning.ts'
export type { Heading } from './outline.ts'
export type { KnowledgeService } from './service.ts'
export type { Hit, SearchResult } from './retrieval.ts'
export { Unreachable } from './fetch-page.ts'
export { Unreadable } from './reading/unreadable.ts'
export { Disallowed, type WebPage, type Website } from './website.ts'

declare module 'fastify' {
  interface FastifyInstance {
    knowledge: KnowledgeService & { website: Website }
  }
}

interface KnowledgeOptions {
  isEmbedded: boolean
  clock: Clock
  reading?: ReaderLimits
  /** The embedding model; undefined: keyword search only. */
  embedding: (Provider & { model: string; dimensions: number | undefined }) | undefined
}

/** Documents, their processing, and the search behind every channel. */
async function knowledgePlugin(app: FastifyInstance, options: KnowledgeOptions): Promise<void> {
  const { database, tenants } = app
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  const { languages } = tenants
  const reencoding = createReencoding({ database, languageOf, languages, log: app.log, pause: app.activity.pause })
  tenants.onChanged(reencoding.request)
  app.sweep('stale indexes', reencoding.sweep)
  app.addHook('onClose', reencoding.stop)
  const model = options.embedding && (await openEmbeddingModel(options.embedding))
  const requests = model && (await startEmbedding(app, model, options.isEmbedded))
  const reader = createReader(options.reading)
  const fetcher = createPageFetcher(app.outbound)
  app.addHook('onClose', async () => reader.stop())
  const wake = startWork(app, { ...options, languageOf, onStale: reencoding.request, requests, reader, fetcher })
  const retrieval = createRetrieval({ database, vectorOf: model && createVectorOf(model) })
  const deletions = startDeletions(app, options)
  const service = createKnowledgeService({ database, retrieval, deletions, languageOf, wake })
  app.sweep('documents to refresh', service.refreshDue)
  const knowledge = { ...service, website: createWebsite({ fetcher, reader }) }
  app.decorate('knowledge', knowledge)
  knowledgeRoutes(app, knowledge)
  await app.register(creationRoutes, { service: knowledge, outbound: app.outbound })
}

interface WorkOptions extends KnowledgeOptions {
  languageOf(tenantId: string): Promise<string | undefined>
  onStale(tenantId: string): void
  requests: EmbeddingRequests | undefined
  reader: Reader
  fetcher: PageFetcher
}

/** Starts the background work on documents and its clean-up; returns its wake function. */
function startWork(app: FastifyInstance, options: WorkOptions): () => void {
  const { database, queue } = app
  const { isEmbedded, languageOf, onStale, requests: embedding, reader, fetcher } = options
  const { pause } = app.activity
  const sites = createSites({ database })
  const concurrency = isEmbedded ? 1 : 2
  const ingestion = queue.add(
    createIngestion({ database, pause, reader, sites, languageOf, onStale, embedding, concurrency }),
  )
  const wakeSoon = (ms: number) => void setTimeout(() => fetching.wake(), ms).unref()
  const fetching: { wake(): void } = queue.add(
    createFetching({ database, fetcher, sites, wakeIngestion: ingestion.wake, wakeSoon }),
  )
  app.sweep('uploads that nothing names', () => uploads.forgetOrphans(database))
  app.sweep('chunks that nothing shows', async () => {
    for (const hidden of await database.system((tx) => versions.findLeftOver(tx)))
      await clearVersion({ database, pause }, hidden)
  })
  return () => {
    ingestion.wake()
    fetching.wake()
  }
}

function startDeletions(app: FastifyInstance, { clock }: Pick<KnowledgeOptions, 'clock'>): Deletions {
  const { database, log } = app
  const deletions = createDeletions({ database, clock })
  app.queue.add(createRemoval({ database, clock, log }))
  app.sweep('deletions of documents', deletions.forget)
  return deletions
}

export const knowledge = fp(knowledgePlugin, {
  name: 'knowledge',
  dependencies: [
    'activity',
    'database',
    'queue',
    'identity',
    'limits',
    'idempotency',
    'outbound',
    'retention',
    'tenants',
  ],
})
