import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { assistantFacts } from '../assistant/index.ts'
import type { Clock } from '../core/time.ts'
import { NotFound } from '../errors.ts'
import { chatLeadsRepository } from './lead-repository.ts'
import { chatRoutes } from './routes.ts'
import { createChatService, type ChatService } from './service.ts'

export { eventStreamReply } from './routes.ts'
export { presentSessionWithMessages, sessionWithMessagesReply } from './schemas.ts'
export type { ChatService } from './service.ts'
export { streamTurn } from './stream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: ChatService
  }
}

/** Conversations with visitors: a message in, an answer with its sources out. */
async function chatPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, assistant, analytics, events, tenants, leads, log } = app
  const service = createChatService({
    database,
    assistant,
    analytics,
    events,
    leads,
    clock,
    log,
    factsOf: async (tenantId) => {
      const tenant = await tenants.find(tenantId)
      if (tenant === undefined) throw new NotFound()
      return assistantFacts(tenant, clock.now())
    },
  })
  app.decorate('chat', service)
  leads.onMerge(chatLeadsRepository.moveLead)
  app.sweep('silent sessions', () => service.endSilentSessions())
  app.addHook('preClose', () => service.stop())
  chatRoutes(app, service)
}

export const chat = fp(chatPlugin, {
  name: 'chat',
  dependencies: ['database', 'events', 'identity', 'limits', 'tenants', 'leads', 'assistant', 'analytics', 'retention'],
})
