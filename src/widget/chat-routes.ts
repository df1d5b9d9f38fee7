import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  answerEventsReply,
  lastEventIdOf,
  presentSessionWithMessages,
  sessionWithMessagesReply,
  streamSession,
  streamAnswer,
} from '../chat/index.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import { visitorEventsReply } from './stream-schemas.ts'
import type { VisitorLive } from './live.ts'
import { MAX_MESSAGE_BODY_BYTES, messageParams, visitorMessageBody } from './schemas.ts'

const tags = ['widget']

export function widgetChatRoutes(app: FastifyInstance, live: VisitorLive): void {
  messageRoutes(app)
  eventRoute(app, live)
}

function messageRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { chat, identity } = instance

  app.post('/api/v1/widget/chat', {
    bodyLimit: MAX_MESSAGE_BODY_BYTES,
    config: { access: 'widget:use', limits: ['widget', 'chat'], waits: true, idempotent: true },
    schema: {
      operationId: 'sendWidgetMessage',
      tags,
      summary: 'Write to the assistant; the answer comes as server-sent events',
      description: 'A message that is sent again with its Idempotency-Key is stored once, and its answer comes again.',
      body: visitorMessageBody,
      response: { ...answerEventsReply, ...conflictWhen('The conversation has ended.') },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const message = { ...request.body, tenant_id: caller.tenantId, isInWidget: true }
      const stream = await chat.ask(caller, message, instance.onceOf(request, reply))
      await streamAnswer(request, reply, stream, identity.standingOf(request))
    },
  })

  app.get('/api/v1/widget/chat', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'getWidgetChat',
      tags,
      summary: "Read the session's messages",
      description: '404 before the first message.',
      response: { 200: sessionWithMessagesReply, ...notFound },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      const { session, ...words } = await chat.get(caller, caller.id)
      return presentSessionWithMessages(session, words)
    },
  })

  app.get('/api/v1/widget/chat/:message_id', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'resumeWidgetChat',
      tags,
      summary: 'Go on reading an answer after `Last-Event-ID`',
      params: messageParams,
      response: answerEventsReply,
    },
    handler: async (request, reply) => {
      const stream = await chat.streamOf(callerOf(request), request.params.message_id)
      await streamAnswer(request, reply, stream, identity.standingOf(request))
    },
  })
}

function eventRoute(instance: FastifyInstance, live: VisitorLive): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/widget/events', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'watchWidgetSession',
      tags,
      summary: "Follow one's own conversation: what a person answers comes here, and what is said in a call",
      description: '404 before the first message and the first call.',
      response: { ...visitorEventsReply, ...notFound },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const after = lastEventIdOf(request)
      const watch = (signal: AbortSignal) => live.watch(caller, after, signal)
      await streamSession(reply, watch, instance.identity.standingOf(request))
    },
  })
}
