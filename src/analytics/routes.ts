import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { startOfDay } from '../core/days.ts'
import { callerOf } from '../plugins/identity.ts'
import { zoneOf } from '../tenants/index.ts'
import { sendCsv, wantsCsv } from './csv.ts'
import { presentQuestion, questionsQuery, questionsReply } from './schemas.ts'
import type { AnalyticsService } from './service.ts'

const COLUMNS = [
  'question',
  'count',
  'answered',
  'answer',
  'first_asked_at',
  'last_asked_at',
  'last_session_id',
] as const

export function analyticsRoutes(instance: FastifyInstance, service: AnalyticsService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/analytics/questions', {
    config: { access: 'analytics:read', limits: ['analytics'] },
    schema: {
      operationId: 'listQuestions',
      tags: ['analytics'],
      summary: 'List the questions of visitors, most frequent first',
      description:
        'Questions that mean the same are one, in whatever words they were asked. With `Accept: text/csv` the same as CSV.',
      querystring: questionsQuery,
      response: { 200: questionsReply },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const zone = await zoneOf(instance.tenants, tenantId, request.query.time_zone)
      const data = (await service.topQuestions(tenantId, wantedOf(request.query, zone))).map(presentQuestion)
      if (!wantsCsv(request)) return { data }
      const rows = data.map((question) => COLUMNS.map((column) => question[column]))
      await sendCsv(reply, 'questions', [[...COLUMNS], ...rows])
    },
  })
}

function wantedOf({ limit, answered, from, to }: z.infer<typeof questionsQuery>, zone: string) {
  return {
    limit,
    answered: answered === undefined ? undefined : answered === 'true',
    from: from === undefined ? undefined : startOfDay(from, zone),
    before: to === undefined ? undefined : startOfDay(to, zone, 1),
  }
}
