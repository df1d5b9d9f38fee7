import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { trace } from '../conversation/index.ts'
import { Unavailable } from '../errors.ts'
import { leaveUnaudited } from '../plugins/audit/index.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import { answerEventsReply } from './stream-schemas.ts'
import {
  answerReply,
  asVisitorsSee,
  listSessionsQuery,
  messageBody,
  messageParams,
  patchSessionBody,
  presentSession,
  presentSessionWithMessages,
  sessionPage,
  sessionParams,
  sessionReply,
  sessionWithMessagesReply,
  traceParams,
  type ChatAnswer,
} from './schemas.ts'
import type { InboxPage, InboxService } from './inbox.ts'
import type { ChatService } from './service.ts'
import { streamAnswer } from './stream.ts'
import type { AnswerStream } from './answer-stream.ts'

const tags = ['chat']

export function chatRoutes(instance: FastifyInstance, service: ChatService, inbox: InboxService): void {
  messageRoutes(instance, service)
  sessionRoutes(instance, service, inbox)
  patchRoute(instance, inbox)
}

function patchRoute(instance: FastifyInstance, inbox: InboxService): void {
  instance.withTypeProvider<ZodTypeProvider>().patch('/api/v1/chat/sessions/:session_id', {
    config: { access: 'chat:take_over' },
    schema: {
      operationId: 'updateChatSession',
      tags,
      summary: 'Assign a conversation, or note that it was read',
      params: sessionParams,
      body: patchSessionBody,
      response: { 200: sessionReply, ...notFound },
    },
    handler: async (request) => {
      const { assignee_id: assigneeId, read_at: readAt } = request.body
      // Each look at a conversation notes that it was read: such entries would bury the changes.
      if (assigneeId === undefined) leaveUnaudited()
      const values = { assigneeId, readAt: readAt == null ? readAt : new Date(readAt) }
      return presentSession(await inbox.update(callerOf(request), request.params.session_id, values))
    },
  })
}

function presentInbox({ data, nextCursor, counts }: InboxPage) {
  const rows = data.map((row) => ({ ...presentSession(row), last_message: row.lastMessage, last_words: row.lastWords }))
  return { data: rows, next_cursor: nextCursor, counts }
}

function messageRoutes(instance: FastifyInstance, service: ChatService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/chat/message', {
    config: { access: 'chat:send', limits: ['chat'], audit: { not: 'The conversation holds it, with its sender' } },
    schema: {
      operationId: 'sendChatMessage',
      tags,
      summary: 'Ask as a visitor; the answer comes from the knowledge, with its sources',
      body: messageBody,
      response: { 200: answerReply, ...notFound, ...conflictWhen('The conversation has ended.') },
    },
    handler: async (request) => {
      const answer = await answerOf(await service.ask(callerOf(request), request.body))
      return callerOf(request).kind === 'visitor' ? asVisitorsSee(answer) : answer
    },
  })

  app.post('/api/v1/chat/stream', {
    config: { access: 'chat:send', limits: ['chat'], audit: { not: 'The conversation holds it, with its sender' } },
    schema: {
      operationId: 'streamChatMessage',
      tags,
      summary: 'Send a message and stream the reply (server-sent events)',
      body: messageBody,
      response: { ...answerEventsReply, ...notFound, ...conflictWhen('The conversation has ended.') },
    },
    handler: async (request, reply) => {
      const stream = await service.ask(callerOf(request), request.body)
      await streamAnswer(request, reply, stream, instance.identity.standingOf(request))
    },
  })

  app.get('/api/v1/chat/stream/:message_id', {
    config: { access: 'chat:send' },
    schema: {
      operationId: 'resumeChatStream',
      tags,
      summary: 'Go on reading an answer after `Last-Event-ID`',
      description:
        'Events are kept for 5 minutes after the end of a turn; later, `session` and `done` are made from what is stored.',
      params: messageParams,
      response: answerEventsReply,
    },
    handler: async (request, reply) => {
      const stream = await service.streamOf(callerOf(request), request.params.message_id)
      await streamAnswer(request, reply, stream, instance.identity.standingOf(request))
    },
  })
}

function sessionRoutes(instance: FastifyInstance, service: ChatService, inbox: InboxService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/chat/sessions', {
    config: { access: 'chat:review' },
    schema: {
      operationId: 'listChatSessions',
      tags,
      summary: 'List conversations, newest first',
      querystring: listSessionsQuery,
      response: { 200: sessionPage },
    },
    handler: async (request) => {
      const { view, lead_id: leadId, ...filters } = request.query
      if (view !== undefined) return presentInbox(await inbox.list(callerOf(request), { view, leadId, ...filters }))
      const { data, nextCursor } = await service.list(callerOf(request), request.query)
      return { data: data.map(presentSession), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/chat/sessions/:session_id', {
    config: { access: 'chat:read' },
    schema: {
      operationId: 'getChatSession',
      tags,
      summary: 'Read a conversation with its messages',
      params: sessionParams,
      response: { 200: sessionWithMessagesReply },
    },
    handler: async (request) => {
      const { session, ...words } = await service.get(callerOf(request), request.params.session_id)
      return presentSessionWithMessages(session, words)
    },
  })

  app.post('/api/v1/chat/sessions/:session_id/end', {
    config: { access: 'chat:end' },
    schema: {
      operationId: 'endChatSession',
      tags,
      summary: 'End a conversation',
      params: sessionParams,
      response: { 200: sessionReply, ...conflictWhen('The conversation has ended already.') },
    },
    handler: async (request) => presentSession(await service.end(callerOf(request), request.params.session_id)),
  })

  app.get('/api/v1/chat/sessions/:session_id/messages/:message_id/trace', {
    config: { access: 'chat:review' },
    schema: {
      operationId: 'getChatTrace',
      tags,
      summary: 'Explain an answer: what was read, how sure it was, how long it took',
      params: traceParams,
      response: { 200: trace },
    },
    handler: async (request) => service.trace(callerOf(request), request.params.session_id, request.params.message_id),
  })
}

async function answerOf(stream: AnswerStream): Promise<ChatAnswer> {
  for await (const { event, data } of stream.read()) {
    if (event === 'done') return data
    if (event === 'error') throw new Unavailable(data.detail)
  }
  throw new Error('A turn ended without an answer')
}
