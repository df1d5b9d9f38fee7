import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pageQuery } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import {
  examPage,
  examParams,
  examWithRows,
  presentEstimate,
  presentExam,
  presentExamWithRows,
  startedReply,
} from './schemas.ts'
import type { ExamService } from './service.ts'

const tags = ['exams']

/** Exams of the assistant: would it stand in front of visitors today? */
export function examRoutes(instance: FastifyInstance, service: ExamService, isPaid: boolean): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  startRoute(instance, service)

  app.get('/api/v1/exams', {
    config: { access: 'exams:read' },
    schema: {
      operationId: 'listExams',
      tags,
      summary: 'List the exams, newest first',
      querystring: z.object(pageQuery),
      response: { 200: examPage },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { data, nextCursor } = await service.list(tenantId, request.query)
      const estimate = presentEstimate(isPaid, await service.tokensOfLast(tenantId))
      return { data: data.map(presentExam), next_cursor: nextCursor, plays_by_itself: !isPaid, estimate }
    },
  })

  app.get('/api/v1/exams/:exam_id', {
    config: { access: 'exams:read' },
    schema: {
      operationId: 'getExam',
      tags,
      summary: 'Get an exam with its rows',
      description: 'Rows come in while it plays: read it again until its `status` is `done` or `failed`.',
      params: examParams,
      response: { 200: examWithRows, ...notFound },
    },
    handler: async (request) =>
      presentExamWithRows(await service.get(callerOf(request).tenantId, request.params.exam_id)),
  })
}

function startRoute(instance: FastifyInstance, service: ExamService): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/exams', {
    config: { access: 'exams:play', limits: ['ingest'], idempotent: true },
    schema: {
      operationId: 'createExam',
      tags,
      summary: 'Play an exam',
      description:
        'Asks the assistant forty questions that visitors ask and plays ten bookings, moves and cancellations against a hidden ' +
        'copy of the services and bookings. No event, mail, lead, booking or figure comes of it. It takes about a minute.',
      response: { 201: startedReply, ...conflictWhen('An exam is being played.') },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const exam = await instance.idempotent(request, reply, async (tx) => ({
        status: 201,
        body: presentExam(await service.start(tx, tenantId, 'person')),
      }))
      service.wake()
      return exam
    },
  })
}
