import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deletedReply, pageQuery } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import { answerPage, answerParams, answerReply, contentOf, createAnswerBody, presentAnswer } from './answer-schemas.ts'
import type { AnalyticsService } from './service.ts'

const tags = ['knowledge']

/** Questions of visitors, each tied to the document that answers it: search then finds the document by the question. */
export function answerRoutes(instance: FastifyInstance, service: AnalyticsService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { answers } = instance.knowledge
  createRoute(instance, service)

  app.get('/api/v1/knowledge/answers', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'listAnswers',
      tags,
      summary: 'List questions that are tied to their answers, newest first',
      querystring: z.object(pageQuery),
      response: { 200: answerPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await answers.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentAnswer), next_cursor: nextCursor }
    },
  })

  app.delete('/api/v1/knowledge/answers/:answer_id', {
    config: { access: 'knowledge:write' },
    schema: {
      operationId: 'deleteAnswer',
      tags,
      summary: 'Untie a question; a document that was written for it is deleted',
      params: answerParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await answers.remove(callerOf(request).tenantId, request.params.answer_id)
      return { deleted: true as const }
    },
  })
}

function createRoute(instance: FastifyInstance, service: AnalyticsService): void {
  const { answers } = instance.knowledge
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/knowledge/answers', {
    config: { access: 'knowledge:write', limits: ['ingest'], idempotent: true },
    schema: {
      operationId: 'createAnswer',
      tags,
      summary: 'Tie a question to what answers it',
      description:
        'The same question in other words then finds the document or passage. With a `text` the answer becomes a document. ' +
        'The document is indexed again: answers come from it with the question when it is `ready`.',
      body: createAnswerBody,
      response: { 201: answerReply, ...notFound, ...conflictWhen('The document answers it already, or cannot.') },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const asked = await service.wordsOf(tenantId, request.body.question_id, request.body.question)
      const answer = await instance.idempotent(request, reply, async (tx) => ({
        status: 201,
        body: presentAnswer(await answers.create(tx, tenantId, asked, contentOf(request.body))),
      }))
      answers.wake()
      return answer
    },
  })
}
