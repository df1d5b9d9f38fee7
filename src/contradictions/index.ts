import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { contradictionRoutes } from './routes.ts'
import { createContradictions, type Contradictions } from './service.ts'

export type { Contradictions } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    contradictions: Contradictions
  }
}

/** Places where a document says something else than the settings: found, and mended on one of the two sides. */
async function contradictionsPlugin(app: FastifyInstance): Promise<void> {
  const contradictions = createContradictions(app)
  app.decorate('contradictions', contradictions)
  contradictionRoutes(app, contradictions)
}

export const contradictions = fp(contradictionsPlugin, {
  name: 'contradictions',
  dependencies: ['database', 'identity', 'limits', 'tenants', 'bookings', 'knowledge'],
})
