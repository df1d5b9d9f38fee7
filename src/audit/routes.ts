import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { auditPage, listAuditQuery, presentEntry } from './schemas.ts'
import type { AuditService } from './service.ts'

export function auditRoutes(instance: FastifyInstance, service: AuditService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/audit', {
    config: { access: 'audit:read' },
    schema: {
      operationId: 'listAuditEntries',
      tags: ['audit'],
      summary: 'List what staff, keys and the operator changed, newest first',
      description: 'Entries are kept for 400 days. What visitors do is in their conversations and bookings.',
      querystring: listAuditQuery,
      response: { 200: auditPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentEntry), next_cursor: nextCursor }
    },
  })
}
