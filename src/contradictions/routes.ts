import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import {
  contradictionParams,
  contradictionsQuery,
  contradictionsReply,
  presentContradiction,
  resolveBody,
  resolvedReply,
} from './schemas.ts'
import type { Contradictions } from './service.ts'

const tags = ['knowledge']

export function contradictionRoutes(instance: FastifyInstance, contradictions: Contradictions): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/knowledge/contradictions', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'listContradictions',
      tags,
      summary: 'List documents that contradict the settings',
      description:
        'Compares times beside a weekday with the opening hours, amounts beside a service with its price, and phone numbers, ' +
        'e-mail addresses and streets with the contacts, in what a search for them finds. The assistant goes by the settings.',
      querystring: contradictionsQuery,
      response: { 200: contradictionsReply },
    },
    handler: async (request) => {
      const isWanted = request.query.wanted === 'true'
      const found = await contradictions.list(callerOf(request).tenantId, { isWanted })
      return { data: found.map(presentContradiction) }
    },
  })

  app.post('/api/v1/knowledge/contradictions/:contradiction_id/resolve', {
    config: { access: 'knowledge:write', limits: ['ingest'] },
    schema: {
      operationId: 'resolveContradiction',
      tags,
      summary: 'Say which of the two is right',
      description:
        '`document` writes its value into the settings; `settings` writes theirs into the sentence of the document, which is then ' +
        'read again; `both` wants them as they are, and `undecided` takes that back. A contradiction is another one as soon as ' +
        'its sentence or its setting changes.',
      params: contradictionParams,
      body: resolveBody,
      response: {
        200: resolvedReply,
        ...notFound,
        ...conflictWhen('Only a person can write the sentence anew, or the settings do not take the value.'),
      },
    },
    handler: async (request) => {
      const { contradiction_id: id } = request.params
      await contradictions.resolve(callerOf(request).tenantId, id, request.body.keep)
      return { contradiction_id: id, keep: request.body.keep }
    },
  })
}
