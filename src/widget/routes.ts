import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { forbidden, notFound } from '../plugins/openapi/index.ts'
import type { Doorkeeper } from './origin.ts'
import {
  configQuery,
  configReply,
  embedReply,
  presentConfig,
  presentSession,
  sessionBody,
  sessionReply,
  sightingsReply,
  type Abilities,
} from './schemas.ts'
import type { WidgetSessions } from './service.ts'
import type { WidgetSightings } from './sightings.ts'

const tags = ['widget']

interface WidgetRoutes {
  doorkeeper: Doorkeeper
  sessions: WidgetSessions
  abilities: Abilities
}

/** Routes before a visitor exists: public, but only for pages of `allowed_domains`. */
export function widgetRoutes(instance: FastifyInstance, { doorkeeper, sessions, abilities }: WidgetRoutes): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public', limits: ['widget'] } as const

  app.get('/api/v1/widget/config', {
    config,
    schema: {
      operationId: 'getWidgetConfig',
      tags,
      summary: 'Read how the widget looks, and what it offers',
      querystring: configQuery,
      response: { 200: configReply, ...forbidden, ...notFound },
    },
    handler: async (request, reply) => {
      const { tenant } = await doorkeeper.admit(request, request.query.tenant_id)
      reply.header('Cache-Control', 'private, max-age=60')
      return presentConfig(tenant, abilities)
    },
  })

  app.get('/api/v1/widget/embed', {
    config,
    schema: {
      operationId: 'askWidgetEmbed',
      tags,
      summary: 'Check whether a page may show the widget, and read how it looks',
      description:
        'What the loader asks first. A page that may not is told so by an answer that it can read: a refusal would leave its ' +
        'owner with two errors in the console and no reason.',
      querystring: configQuery,
      response: { 200: embedReply },
    },
    handler: async (request, reply) => {
      const tenant = await doorkeeper.ask(request, request.query.tenant_id)
      // A refusal is not kept: its owner lists the website and loads the page again.
      const isRefused = typeof tenant === 'string'
      reply.header('Cache-Control', isRefused ? 'no-store' : 'private, max-age=60')
      if (isRefused) return { allowed: false, config: null, reason: tenant }
      return { allowed: true, config: await presentConfig(tenant, abilities), reason: null }
    },
  })

  app.post('/api/v1/widget/session', {
    config,
    schema: {
      operationId: 'startWidgetSession',
      tags,
      summary: 'Begin a conversation, or go on with one',
      description: 'Nothing is stored before the first message.',
      body: sessionBody,
      response: { 201: sessionReply, ...forbidden, ...notFound },
    },
    handler: async (request, reply) => {
      const { tenant_id: tenantId, client_name: clientName = null, resume_token: resumeToken = null } = request.body
      const { origin } = await doorkeeper.admit(request, tenantId)
      const session = await sessions.begin(tenantId, origin, { clientName, resumeToken })
      return reply.code(201).send(presentSession(session))
    },
  })
}

/** For staff: whether the snippet is on the website. */
export function sightingRoutes(instance: FastifyInstance, sightings: WidgetSightings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/widget/sightings', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'listWidgetSightings',
      tags,
      summary: 'List the websites that loaded the widget',
      description: 'Pages of this installation do not count.',
      response: { 200: sightingsReply },
    },
    handler: async (request) => {
      const seen = await sightings.list(callerOf(request).tenantId)
      return { data: seen.map(({ origin, lastSeenAt }) => ({ origin, last_seen_at: lastSeenAt.toISOString() })) }
    },
  })
}
