import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { presentQuestion, questionsQuery, questionsReply } from './schemas.ts'
import type { AnalyticsService } from './service.ts'

export function analyticsRoutes(instance: FastifyInstance, service: AnalyticsService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/analytics/questions', {
    config: { access: 'analytics:read', limits: ['analytics'] },
    schema: {
      operationId: 'listQuestions',
      tags: ['analytics'],
      summary: 'List the questions of visitors, most frequent first',
      querystring: questionsQuery,
      response: { 200: questionsReply },
    },
    handler: async (request) => {
      const { limit, answered } = request.query
      const asked = await service.topQuestions(callerOf(request).tenantId, {
        limit,
        answered: answered === undefined ? undefined : answered === 'true',
      })
      return { data: asked.map(presentQuestion) }
    },
  })
}
