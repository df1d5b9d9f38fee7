import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { answerRoutes } from './answer-routes.ts'
import { analyticsRoutes } from './routes.ts'
import { createAnalyticsService, type AnalyticsService } from './service.ts'

export type { AnalyticsService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    analytics: AnalyticsService
  }
}

async function analyticsPlugin(app: FastifyInstance): Promise<void> {
  const service = createAnalyticsService(app.database)
  app.decorate('analytics', service)
  analyticsRoutes(app, service)
  answerRoutes(app, service)
}

export const analytics = fp(analyticsPlugin, {
  name: 'analytics',
  dependencies: ['database', 'identity', 'idempotency', 'knowledge', 'limits'],
})
