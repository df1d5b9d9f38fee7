import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BookableService } from '../models/chat-model.ts'
import { callerOf } from '../plugins/identity.ts'
import { DAYS } from './answering/facts.ts'
import { CONTRADICTION_KINDS, contradictionSearch, findContradictions } from './contradictions.ts'

const contradictionsReply = z
  .object({
    data: z
      .array(
        z.object({
          kind: z.enum(CONTRADICTION_KINDS).describe('What the two speak of.'),
          document_id: z.string(),
          title: z.string().describe('The name of the document.'),
          quote: z.string().describe('The sentence of the document.'),
          document_says: z.string().describe('The time, amount or contact of the document.'),
          settings_say: z.string().describe('What the assistant goes by.'),
          day: z.enum(DAYS).nullable().describe('The day whose opening hours differ; else null.'),
          service_id: z.string().nullable().describe('The service whose price differs; else null.'),
        }),
      )
      .describe('The contradictions.'),
  })
  .meta({ id: 'Contradictions', description: 'Places where a document says something else than the settings.' })

/** Lists documents that differ from the settings: hours next to a weekday, amounts next to a service, contacts. */
export function contradictionRoute(
  instance: FastifyInstance,
  servicesOf: (tenantId: string) => Promise<BookableService[]>,
): void {
  const { knowledge, tenants } = instance
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/knowledge/contradictions', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'listContradictions',
      tags: ['knowledge'],
      summary: 'List documents that contradict the settings',
      description:
        'Compares times beside a weekday with the opening hours, amounts beside a service with its price, and phone numbers, ' +
        'e-mail addresses and streets with the contacts, in what a search for them finds. The assistant goes by the settings.',
      response: { 200: contradictionsReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const [tenant, services] = await Promise.all([tenants.get(tenantId), servicesOf(tenantId)])
      const search = contradictionSearch(knowledge, tenantId)
      return { data: await findContradictions({ tenant, services, search }) }
    },
  })
}
