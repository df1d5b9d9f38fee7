import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { liveRoutes } from './routes.ts'
import { createLiveService, type LiveService } from './service.ts'

export type { LiveService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveService
  }
}

/** The stream of what changes in a tenant. */
async function livePlugin(app: FastifyInstance): Promise<void> {
  const service = createLiveService(app)
  app.decorate('live', service)
  app.sweep('watches that ended', service.sweep)
  app.addHook('preClose', service.stop)
  liveRoutes(app, service)
}

export const live = fp(livePlugin, {
  name: 'live',
  dependencies: ['database', 'identity', 'retention', 'watchers', 'chat'],
})
