import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Watchers } from '../core/watchers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Readers of live conversations and calls. */
    watchers: Watchers
  }
}

async function watchersPlugin(app: FastifyInstance): Promise<void> {
  const watchers = new Watchers()
  app.decorate('watchers', watchers)
  // Their open connections would block shutdown.
  app.addHook('preClose', async () => watchers.stop())
}

export const watchers = fp(watchersPlugin, { name: 'watchers' })
