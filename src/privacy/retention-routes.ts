import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { retentionQuery, retentionReply, presentRetention } from './retention-schemas.ts'
import type { RetentionView } from './retention-state.ts'

type Read = (tenantId: string, days: number | undefined) => Promise<RetentionView>

/** The state of the work that clears by age and redacts. */
export function retentionRoutes(instance: FastifyInstance, read: Read): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/privacy/clearing', {
    config: { access: 'privacy:manage' },
    schema: {
      operationId: 'getClearing',
      tags: ['privacy'],
      summary: 'Read what the clearing of old data did and will do',
      description:
        'It runs an hour after its last run, and at once after a change of `privacy` in the settings. Figures of the time before ' +
        'the limit stay as they were counted.',
      querystring: retentionQuery,
      response: { 200: retentionReply },
    },
    handler: async (request) => presentRetention(await read(callerOf(request).tenantId, request.query.retention_days)),
  })
}
