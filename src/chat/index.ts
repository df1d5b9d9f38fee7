import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { contextOf, createAnswering, previewRoute, trialRoute, type Answering } from '../conversation/index.ts'
import { bookableOf, ownBookingFacts, presentBooking, referenceOf } from '../bookings/index.ts'
import type { Clock } from '../core/time.ts'
import type { BookableService } from '../models/chat-model.ts'
import { analysisRepository } from './analysis-repository.ts'
import { createChatAnalysis } from './analysis-work.ts'
import { createSavedReplies } from './saved-replies.ts'
import { savedReplyRoutes } from './saved-reply-routes.ts'
import { suggestionRoute } from './suggestion-route.ts'
import { createSuggestions } from './reply-suggestions.ts'
import { createInboxService } from './inbox.ts'
import { createHandoffService, type HandoffService } from './handoff.ts'
import { handoffRoutes } from './handoff-routes.ts'
import { chatRepository, conversations } from './repository.ts'
import { chatRoutes } from './routes.ts'
import { createChatService, type ChatService } from './service.ts'
import { registerChatTools } from './tools.ts'
import type { ChatDeps } from './deps.ts'

export type { AskedQuestion } from './deps.ts'
export type { HandoffService } from './handoff.ts'
export { answerEventsReply, conversationEvents } from './stream-schemas.ts'
export { presentSessionWithMessages, sessionWithMessagesReply } from './schemas.ts'
export type { ChatService } from './service.ts'
export { lastEventIdOf, streamSession, streamAnswer, type WatchedEvent } from './stream.ts'

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
  const { database, assistant, analytics, events, tenants, leads, bookings, mail, notify, watchers: live, log } = app
  const analysis = app.queue.add({
    ...createChatAnalysis({
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
  const servicesOf = async (tenantId: string) => (await bookings.catalogue(tenantId)).map(bookableOf)
  const answering = openAnswering(app, { servicesOf, clock })
  const shared = { database, clock, live }
  const service = createChatService({
    ...shared,
    answering,
    analytics,
    events,
    leads,
    notify,
    mail,
    wakeAnalysis: analysis.wake,
    log,
    ...bookingsOfTurns(app),
  })
  app.decorate('chat', service)
  leads.onMerge(chatRepository.moveLead)
  leads.onErase(chatRepository.forgetLead)
  const handoff = createHandoffService({
    ...shared,
    silence: service.silence,
    nameOf: app.auth.nameOfUser,
    tenantOf: (tenantId) => tenants.find(tenantId),
  })
  fetchingTool(app)
  app.decorate('chatHandoff', handoff)
  app.sweep('visitors that wait', () => handoff.returnUnanswered())
  app.sweep('silent sessions', () => service.endSilentSessions())
  app.addHook('preClose', () => service.stop())
  copyRoutes(app, { servicesOf, clock })
  chatRoutes(app, service, createInboxService({ database, isUser: app.auth.isUser, live }))
  staffRoutes(app, handoff, { answering, clock })
}

/** The assistant's tool that fetches a person. */
function fetchingTool({
  assistantTools,
  auth,
  database,
  mail,
  notify,
  tenants,
  watchers: live,
}: FastifyInstance): void {
  const tenantOf = (tenantId: string) => tenants.get(tenantId)
  registerChatTools(assistantTools, { database, mail, notify, live, tenantOf, isTeamSeen: auth.isTeamSeen })
}

function openAnswering(app: FastifyInstance, { servicesOf, clock }: CopyDeps): Answering {
  const { database, assistant, tenants } = app
  return createAnswering({
    channel: 'chat',
    repository: conversations,
    database,
    assistant,
    tenants,
    servicesOf,
    bookingsOf: (place) => ownBookingFacts(app, { ...place, now: clock.now() }),
    clock,
  })
}

/** Bookings as answers show them. */
function bookingsOfTurns({ bookings, bookingLinks }: FastifyInstance): Pick<ChatDeps, 'bookingOf' | 'linkOf'> {
  return {
    bookingOf: async (tx, tenantId, id) => {
      const row = await bookings.findById(tx, tenantId, id)
      return row === undefined ? null : { ...presentBooking(row), reference: referenceOf(row.id) }
    },
    linkOf: async (tx, tenantId, id, visitorId) => {
      const row = await bookings.findById(tx, tenantId, id)
      return row?.visitorId === visitorId ? bookingLinks.make(tx, tenantId, row) : null
    },
  }
}

interface CopyDeps {
  servicesOf(tenantId: string): Promise<BookableService[]>
  clock: Clock
}

/** Routes that ask the assistant without a conversation. */
function copyRoutes(app: FastifyInstance, { servicesOf, clock }: CopyDeps): void {
  const { tenants } = app
  const { now } = clock
  trialRoute(app, { contextOf: (tenantId) => contextOf({ tenants, servicesOf, clock }, tenantId), now })
  previewRoute(app, {
    contextOf: (tenant) => contextOf({ tenants: { find: async () => tenant }, servicesOf, clock }, tenant.id),
    now,
  })
}

interface StaffDeps {
  answering: Pick<Answering, 'contextOf'>
  clock: Clock
}

/** Routes for people who answer in place of the assistant. */
function staffRoutes(app: FastifyInstance, handoff: HandoffService, { answering, clock }: StaffDeps): void {
  const { database, assistant, log } = app
  handoffRoutes(app, handoff)
  const savedReplies = createSavedReplies(database)
  savedReplyRoutes(app, savedReplies)
  suggestionRoute(
    app,
    createSuggestions({ database, assistant, savedReplies, contextOf: answering.contextOf, clock, log }),
  )
}

export const chat = fp(chatPlugin, {
  name: 'chat',
  dependencies: [
    'auth',
    'database',
    'events',
    'identity',
    'limits',
    'tenants',
    'leads',
    'bookings',
    'booking-visitors',
    'assistant',
    'analytics',
    'notify',
    'retention',
    'watchers',
  ],
})
