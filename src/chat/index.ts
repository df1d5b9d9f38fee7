import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { assistantFacts, contradictionRoute } from '../conversation/index.ts'
import { bookableOf, presentBooking } from '../bookings/index.ts'
import type { Clock } from '../core/time.ts'
import { NotFound } from '../errors.ts'
import { analysisRepository } from './analysis-repository.ts'
import { createAnalysisWork } from './analysis-work.ts'
import { createHandoffService, type HandoffService } from './handoff.ts'
import { handoffRoutes } from './handoff-routes.ts'
import { chatLeadsRepository } from './lead-repository.ts'
import { chatRoutes } from './routes.ts'
import { createChatService, type ChatService } from './service.ts'
import { registerChatTools } from './tools.ts'

export type { HandoffService } from './handoff.ts'
export { answerEventsReply, conversationEvents } from './event-schemas.ts'
export { presentSessionWithMessages, sessionWithMessagesReply } from './schemas.ts'
export type { ChatService } from './service.ts'
export { streamSession, streamTurn, type WatchedEvent } from './stream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: ChatService
    chatHandoff: HandoffService
  }
}

interface ChatOptions {
  clock: Clock
  isEmbedded: boolean
}

/** Conversations with visitors: a message in, an answer with its sources out. */
async function chatPlugin(app: FastifyInstance, { clock, isEmbedded }: ChatOptions): Promise<void> {
  const { database, assistant, analytics, events, tenants, leads, bookings, mail, watchers: live, log } = app
  const analysis = app.queue.add({
    ...createAnalysisWork({
      database,
      events,
      leads,
      analyse: assistant.analyse,
      languageOf: async (tenantId) => (await tenants.find(tenantId))?.language,
      isEmbedded,
      log,
    }),
    free: () => database.system((tx) => analysisRepository.freeLeases(tx)),
  })
  const service = createChatService({
    database,
    assistant,
    analytics,
    events,
    leads,
    clock,
    live,
    wakeAnalysis: analysis.wake,
    log,
    bookingOf: async (tx, tenantId, id) => {
      const row = await bookings.findById(tx, tenantId, id)
      return row === undefined ? null : presentBooking(row)
    },
    contextOf: async (tenantId) => {
      const tenant = await tenants.find(tenantId)
      if (tenant === undefined) throw new NotFound()
      const { timeZone, country } = tenant
      const services = (await bookings.catalogue(tenantId)).map(bookableOf)
      const { handoff_words: words, handoff_after_unanswered: afterUnanswered } = tenant.assistant
      const facts = assistantFacts(tenant, clock.now(), services)
      return { facts, context: { timeZone, country, services }, handoff: { words, afterUnanswered } }
    },
  })
  app.decorate('chat', service)
  leads.onMerge(chatLeadsRepository.moveLead)
  leads.onErase(chatLeadsRepository.forgetLead)
  const handoff = createHandoffService({
    database,
    clock,
    live,
    silence: service.silence,
    tenantOf: (tenantId) => tenants.find(tenantId),
  })
  registerChatTools(app.assistantTools, { database, mail, live, tenantOf: (tenantId) => tenants.get(tenantId) })
  app.decorate('chatHandoff', handoff)
  app.sweep('visitors that wait', () => handoff.returnUnanswered())
  app.sweep('silent sessions', () => service.endSilentSessions())
  app.addHook('preClose', () => service.stop())
  contradictionRoute(app, async (tenantId) => (await bookings.catalogue(tenantId)).map(bookableOf))
  chatRoutes(app, service)
  handoffRoutes(app, handoff)
}

export const chat = fp(chatPlugin, {
  name: 'chat',
  dependencies: [
    'database',
    'events',
    'identity',
    'limits',
    'tenants',
    'leads',
    'bookings',
    'assistant',
    'analytics',
    'retention',
    'watchers',
  ],
})
