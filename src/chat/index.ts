import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { assistantFacts } from '../assistant/index.ts'
import { presentBooking, type CatalogueEntry } from '../bookings/index.ts'
import type { Clock } from '../core/time.ts'
import { NotFound } from '../errors.ts'
import type { BookableService } from '../models/chat-model.ts'
import { chatLeadsRepository } from './lead-repository.ts'
import { chatRoutes } from './routes.ts'
import { createChatService, type ChatService } from './service.ts'

export type { ChatService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: ChatService
  }
}

/** Conversations with visitors: a message in, an answer with its sources out. */
async function chatPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, assistant, analytics, events, tenants, leads, bookings, log } = app
  const service = createChatService({
    database,
    assistant,
    analytics,
    events,
    leads,
    clock,
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
      return { facts: assistantFacts(tenant, clock.now()), context: { timeZone, country, services } }
    },
  })
  app.decorate('chat', service)
  leads.onMerge(chatLeadsRepository.moveLead)
  app.sweep('silent sessions', () => service.endSilentSessions())
  app.addHook('preClose', () => service.stop())
  chatRoutes(app, service)
}

function bookableOf({ service, resources }: CatalogueEntry): BookableService {
  const { id, name, durationMinutes, price, description } = service
  return {
    id,
    name,
    durationMinutes,
    ...(price === null ? {} : { price: String(price) }),
    ...(description === null ? {} : { description }),
    staff: resources.map((resource) => ({ id: resource.id, name: resource.name })),
  }
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
  ],
})
