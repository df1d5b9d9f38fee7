import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createIngestion, freeLeases } from './ingestion.ts'
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

/** Documents, their processing, and the one search that every channel answers from. */
async function knowledgePlugin(app: FastifyInstance, { isEmbedded }: { isEmbedded: boolean }): Promise<void> {
  const { database, queue, tenants } = app
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  // One process owns the embedded database, so what is still lent at its start is nobody's.
  if (isEmbedded) await freeLeases(database)
  const reencoding = createReencoding({ database, languageOf, languages: tenants.languages, log: app.log })
  tenants.onChanged(reencoding.request)
  app.sweep('stale indexes', reencoding.sweep)
  app.addHook('onClose', reencoding.stop)
  const concurrency = isEmbedded ? 1 : 2
  const ingestion = queue.add(createIngestion({ database, languageOf, onStale: reencoding.request, concurrency }))
  const retrieval = createRetrieval({ database })
  const service = createKnowledgeService({ database, retrieval, languageOf, wake: ingestion.wake })
  app.decorate('knowledge', service)
  knowledgeRoutes(app, service)
}

export const knowledge = fp(knowledgePlugin, {
  name: 'knowledge',
  dependencies: ['database', 'queue', 'identity', 'limits', 'idempotency', 'retention', 'tenants'],
})
