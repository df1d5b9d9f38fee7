import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { clearingQuery, clearingReply, presentClearing } from './clearing-schemas.ts'
import type { ClearingView } from './clearing-state.ts'

type Read = (tenantId: string, days: number | undefined) => Promise<ClearingView>

/** The state of the work that clears by age and redacts. */
export function clearingRoutes(instance: FastifyInstance, read: Read): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/privacy/clearing', {
    config: { access: 'privacy:manage' },
    schema: {
      operationId: 'getClearing',
      tags: ['privacy'],
      summary: 'Read what the clearing of old data did and will do',
      description:
        'It runs an hour after its last run, and at once after a change of `privacy` in the settings. Figures of the time before ' +
        'the limit stay as they were counted.',
      querystring: clearingQuery,
      response: { 200: clearingReply },
    },
    handler: async (request) => presentClearing(await read(callerOf(request).tenantId, request.query.retention_days)),
  })
}
