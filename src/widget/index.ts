import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { widgetBookingRoutes } from './booking-routes.ts'
import { widgetChatRoutes } from './chat-routes.ts'
import { widgetContactRoutes } from './contact-routes.ts'
import { widgetCallRoutes } from './call-routes.ts'
import { visitorReader } from './credentials.ts'
import { createVisitorDesk, deskDepsOf } from './desk.ts'
import { domainRoutes } from './domain-routes.ts'
import { widgetFeedbackRoutes } from './feedback-routes.ts'
import { createVisitorLive } from './live.ts'
import { createLogos } from './logo.ts'
import { logoRoutes } from './logo-routes.ts'
import { createDoorkeeper } from './origin.ts'
import { createVisitorPhone } from './phone.ts'
import { previewRoute } from './preview-route.ts'
import { sightingRoutes, widgetRoutes } from './routes.ts'
import { createWidgetSessions } from './service.ts'
import { createWidgetSightings, type WidgetSightings } from './sightings.ts'
import { createWidgetTokens } from './tokens.ts'
import { widgetWaitRoutes } from './wait-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    widgetSightings: WidgetSightings
  }
}

interface WidgetOptions {
  secretKey: Buffer
  baseUrl: string
  clock: Clock
}

/** The embedded widget: its routes for visitors, and their credential. */
async function widgetPlugin(app: FastifyInstance, { secretKey, baseUrl, clock }: WidgetOptions): Promise<void> {
  const { tenants, identity, chat } = app
  const sightings = createWidgetSightings(app.database, app.log)
  app.decorate('widgetSightings', sightings)
  const tokens = await createWidgetTokens(secretKey, baseUrl, clock)
  const doorkeeper = createDoorkeeper({ tenants, ownHost: app.ownHost, onSeen: sightings.note })
  // Registration order is precedence: key, cookie, then bearer.
  identity.accept(visitorReader(app, tokens, doorkeeper))
  const { watchers, chatHandoff, calls, live } = app
  const { web, callbacks } = calls
  const logos = createLogos(app.database)
  const abilities = { voiceOf: web.offeredBy, callback: callbacks.isOffered, live: true, logoOf: logos.pathFor }
  widgetRoutes(app, { doorkeeper, sessions: createWidgetSessions(tokens, chat, web), abilities })
  sightingRoutes(app, sightings)
  domainRoutes(app, { doorkeeper, tenants })
  widgetChatRoutes(app, createVisitorLive({ watchers, chat: chatHandoff, calls: calls.live, live }))
  widgetWaitRoutes(app, chatHandoff)
  const desk = createVisitorDesk(deskDepsOf(app, clock))
  widgetBookingRoutes(app, desk)
  widgetContactRoutes(app, desk)
  const phone = createVisitorPhone({ web, callbacks })
  widgetCallRoutes(app, desk, phone)
  widgetFeedbackRoutes(app, phone)
  await app.register(async (scope) => logoRoutes(scope, logos))
  previewRoute(app)
}

export const widget = fp(widgetPlugin, {
  name: 'widget',
  dependencies: [
    'database',
    'identity',
    'limits',
    'cors',
    'auth',
    'tenants',
    'chat',
    'live',
    'calls',
    'watchers',
    'bookings',
    'booking-visitors',
    'visitors',
    'leads',
    'idempotency',
    'events',
  ],
})
