import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openEmbeddingModel, type EmbeddingModel, type Provider } from '../models/index.ts'
import {
  createEmbeddingWork,
  freeEmbeddingLeases,
  requestEmbedding,
  requestMissingEmbeddings,
  type EmbeddingRequests,
} from './embedding.ts'
import { createIngestion, freeLeases } from './ingestion.ts'
import { createVectorOf } from './question-vector.ts'
import { createReencoding } from './reencoding.ts'
import { createRetrieval } from './retrieval.ts'
import { knowledgeRoutes } from './routes.ts'
import { createKnowledgeService, type KnowledgeService } from './service.ts'

export type { Hit, SearchResult } from './retrieval.ts'
export type { KnowledgeService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    knowledge: KnowledgeService
  }
}

export interface KnowledgeOptions {
  isEmbedded: boolean
  /** The model that finds by meaning; undefined: search goes by words alone. */
  embedding: (Provider & { model: string; dimensions: number | undefined }) | undefined
}

/** Documents, their processing, and the one search that every channel answers from. */
async function knowledgePlugin(app: FastifyInstance, { isEmbedded, embedding }: KnowledgeOptions): Promise<void> {
  const { database, queue, tenants } = app
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  // One process owns the embedded database, so what is still lent at its start is nobody's.
  if (isEmbedded) await freeLeases(database)
  const reencoding = createReencoding({ database, languageOf, languages: tenants.languages, log: app.log })
  tenants.onChanged(reencoding.request)
  app.sweep('stale indexes', reencoding.sweep)
  app.addHook('onClose', reencoding.stop)
  const concurrency = isEmbedded ? 1 : 2
  const model = embedding && (await openEmbeddingModel(embedding))
  const requests = model && (await embedDocuments(app, { model, isEmbedded, concurrency }))
  const ingestion = queue.add(
    createIngestion({ database, languageOf, onStale: reencoding.request, embedding: requests, concurrency }),
  )
  const retrieval = createRetrieval({ database, vectorOf: model && createVectorOf(model) })
  const service = createKnowledgeService({ database, retrieval, languageOf, wake: ingestion.wake })
  app.decorate('knowledge', service)
  knowledgeRoutes(app, service)
}

/** Starts the work that embeds documents, those first that this model does not know yet; returns how to ask for one. */
async function embedDocuments(
  { database, queue, log }: FastifyInstance,
  { model, isEmbedded, concurrency }: { model: EmbeddingModel; isEmbedded: boolean; concurrency: number },
): Promise<EmbeddingRequests> {
  if (isEmbedded) await freeEmbeddingLeases(database)
  await requestMissingEmbeddings(database, model.name)
  const { wake } = queue.add(createEmbeddingWork({ database, model, log, concurrency }))
  return { request: (tx, tenantId, documentId) => requestEmbedding(tx, model.name, tenantId, documentId), wake }
}

export const knowledge = fp(knowledgePlugin, {
  name: 'knowledge',
  dependencies: ['database', 'queue', 'identity', 'limits', 'idempotency', 'retention', 'tenants'],
})
