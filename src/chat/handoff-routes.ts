import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idField, lines } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { conversationEventsReply } from './stream-schemas.ts'
import type { HandoffService } from './handoff.ts'
import { messageReply, presentSession, sessionParams, sessionReply } from './schemas.ts'
import { lastEventIdOf, streamSession } from './stream.ts'

const tags = ['chat']

const precondition = {
  if_handled_by: idField
    .nullish()
    .describe('Only while this user or key answers, null: nobody; otherwise a 409. Two people never answer unseen.'),
}

/** Value of `if_handled_by` for an assistant that still answers. */
const NOBODY = 'nobody'

const takeOverQuery = z.object({
  if_handled_by: idField
    .optional()
    .describe('Only while this user or key answers, or `nobody`; otherwise a 409. Two people never answer unseen.'),
})

const personsMessageBody = z.object({ text: lines(4_000).describe('The words of the person.'), ...precondition }).meta({
  id: 'PersonsMessage',
  description: 'An answer of a person.',
  examples: [{ text: 'This is Grace from the front desk. How can I help?' }],
})

export function handoffRoutes(instance: FastifyInstance, service: HandoffService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/chat/sessions/:session_id/takeover', {
    config: { access: 'chat:take_over' },
    schema: {
      operationId: 'takeOverChatSession',
      tags,
      summary: 'Answer in the place of the assistant, which is quiet from now on',
      params: sessionParams,
      querystring: takeOverQuery,
      response: { 200: sessionReply, ...conflictWhen('The conversation has ended, or somebody else answers.') },
    },
    handler: async (request) => {
      const { if_handled_by: by } = request.query
      return presentSession(
        await service.takeOver(callerOf(request), request.params.session_id, by === NOBODY ? null : by),
      )
    },
  })

  app.post('/api/v1/chat/sessions/:session_id/release', {
    config: { access: 'chat:take_over' },
    schema: {
      operationId: 'releaseChatSession',
      tags,
      summary: 'Let the assistant answer again',
      params: sessionParams,
      response: { 200: sessionReply, ...conflictWhen('The conversation has ended.') },
    },
    handler: async (request) => presentSession(await service.release(callerOf(request), request.params.session_id)),
  })

  app.post('/api/v1/chat/sessions/:session_id/messages', {
    config: {
      access: 'chat:take_over',
      audit: { not: 'The conversation holds it, with its sender' },
      idempotent: true,
    },
    schema: {
      operationId: 'answerAsPerson',
      tags,
      summary: 'Answer as a person, who has then taken over',
      description: 'An answer that is sent again with its Idempotency-Key is stored once.',
      params: sessionParams,
      body: personsMessageBody,
      response: { 200: messageReply, ...conflictWhen('The conversation has ended, or somebody else answers.') },
    },
    handler: async (request, reply) => {
      const { text, if_handled_by: handledBy } = request.body
      const once = instance.onceOf(request, reply)
      return service.answer(callerOf(request), request.params.session_id, { text, handledBy }, once)
    },
  })

  watchRoute(instance, service)
}

function watchRoute(instance: FastifyInstance, service: HandoffService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/chat/sessions/:session_id/events', {
    config: { access: 'chat:read' },
    schema: {
      operationId: 'watchChatSession',
      tags,
      summary: 'Follow a conversation as it goes on (server-sent events)',
      params: sessionParams,
      response: conversationEventsReply,
    },
    handler: async (request, reply) => {
      const after = lastEventIdOf(request)
      const watch = (signal: AbortSignal) => service.watch(callerOf(request), request.params.session_id, after, signal)
      await streamSession(reply, watch, instance.identity.standingOf(request))
    },
  })
}
