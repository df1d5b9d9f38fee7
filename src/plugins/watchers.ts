import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Watchers } from '../core/watchers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Those who follow a conversation or a call as it goes on. */
    watchers: Watchers
  }
}

async function watchersPlugin(app: FastifyInstance): Promise<void> {
  const watchers = new Watchers()
  app.decorate('watchers', watchers)
  // Their connections would keep the server from closing.
  app.addHook('preClose', async () => watchers.stop())
}

export const watchers = fp(watchersPlugin, { name: 'watchers' })
