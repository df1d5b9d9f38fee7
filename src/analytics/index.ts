import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { answerRoutes } from './answer-routes.ts'
import { createFigures } from './figures.ts'
import { figuresRoutes } from './figures-routes.ts'
import { createRollupWork } from './rollup-work.ts'
import { analyticsRoutes } from './routes.ts'
import { createAnalyticsService, type AnalyticsService } from './service.ts'

export type { AnalyticsService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    analytics: AnalyticsService
  }
}

/** Questions of visitors, and figures of what happened, kept by leased work. */
async function analyticsPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, tenants, queue, activity, log } = app
  const service = createAnalyticsService(database)
  app.decorate('analytics', service)
  queue.add(createRollupWork({ database, pause: activity.pause, log }))
  figuresRoutes(app, { figures: createFigures(database), tenants, clock })
  analyticsRoutes(app, service)
  answerRoutes(app, service)
}

export const analytics = fp(analyticsPlugin, {
  name: 'analytics',
  dependencies: ['database', 'identity', 'idempotency', 'knowledge', 'limits', 'queue', 'activity', 'tenants'],
})
