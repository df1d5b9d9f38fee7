import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { lastEventIdOf, streamSession, type WatchedEvent } from '../chat/index.ts'
import { callerOf, type Caller } from '../plugins/identity.ts'
import { notFound } from '../plugins/openapi/index.ts'
import { tenantEventsReply } from './stream-schemas.ts'
import { eventsQuery, presenceBody, presenceParams, presenceReply, type Change } from './schemas.ts'
import type { LiveService } from './service.ts'
import { detailsOf, type Details } from './details.ts'

const tags = ['today']
const MAX_WATCHED = 5

export function liveRoutes(instance: FastifyInstance, service: LiveService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/events', {
    config: { access: 'live:read', isBackground: true },
    schema: {
      operationId: 'watchTenant',
      tags,
      summary: 'Follow what changes in the business (server-sent events)',
      description:
        'Each change is told once, after it is stored, with its kind and id. The stream ends with its session and does not ' +
        'prolong it. Members are not told of deliveries.',
      querystring: eventsQuery,
      response: tenantEventsReply,
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const lastId = lastEventIdOf(request)
      const ids = (request.query.watch ?? '').split(',').filter((id) => id !== '')
      const details = detailsOf(instance.chatHandoff, caller.tenantId, ids.slice(0, MAX_WATCHED))
      const watch = async (signal: AbortSignal) => eventsFor(service, caller, { lastId, details, signal })
      await streamSession(reply, watch, instance.identity.standingOf(request))
    },
  })

  app.post('/api/v1/chat/sessions/:session_id/presence', {
    config: { access: 'chat:take_over', isBackground: true, audit: { not: 'It is told, and stored nowhere' } },
    schema: {
      operationId: 'tellPresence',
      tags,
      summary: 'Tell colleagues that you read or write in a conversation',
      params: presenceParams,
      body: presenceBody,
      response: { 200: presenceReply, ...notFound },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      const { session } = await instance.chat.get(caller, request.params.session_id)
      const change = { kind: 'presence' as const, id: session.id, user_id: caller.id, state: request.body.state }
      await service.tell(caller.tenantId, change)
      return { told: true as const }
    },
  })
}

interface Reading {
  lastId: string | undefined
  details: Details
  signal: AbortSignal
}

async function* eventsFor(service: LiveService, caller: Caller, reading: Reading): AsyncGenerator<WatchedEvent> {
  const { lastId, details, signal } = reading
  // Their position, before the first change can name them.
  for await (const event of details.all()) yield event
  const { isResumed, id, changes } = await service.follow(caller.tenantId, lastId, signal)
  yield { id, event: 'ready', data: { resumed: isResumed } }
  for await (const { id: at, change } of changes) {
    if (!isShownTo(caller, change)) continue
    const { kind, id: of, user_id, state } = change
    yield { id: at, event: 'change', data: { kind, id: of, user_id, state } }
    if (kind === 'conversation' && of !== null) yield* details.of(of)
  }
}

/** Deliveries hold what webhooks send, which members do not read. */
function isShownTo({ principal }: Caller, { kind }: Change): boolean {
  return kind !== 'delivery' || principal !== 'member'
}
