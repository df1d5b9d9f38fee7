import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HandoffService } from '../chat/index.ts'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'

const tags = ['widget']

const waitReply = z
  .object({ before: z.int().min(0).describe('Conversations that have waited longer.') })
  .meta({ id: 'WidgetWait', description: "The visitor's place in the queue.", examples: [{ before: 0 }] })

/** The wait for a person. */
export function widgetWaitRoutes(
  instance: FastifyInstance,
  handoff: Pick<HandoffService, 'placeOf' | 'stopWaiting'>,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'widget:use', limits: ['widget'] } as const

  app.get('/api/v1/widget/wait', {
    config,
    schema: {
      operationId: 'getWidgetWait',
      tags,
      summary: 'Read how many wait longer for a person',
      description: '404 while nobody is awaited.',
      response: { 200: waitReply, ...notFound },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      return { before: await handoff.placeOf(caller, caller.id) }
    },
  })

  app.delete('/api/v1/widget/wait', {
    config,
    schema: {
      operationId: 'endWidgetWait',
      tags,
      summary: 'Wait no longer for a person: the assistant answers again',
      description: '404 while nobody is awaited, and once a person answers.',
      response: { 200: deletedReply, ...notFound, ...conflictWhen('The conversation has ended.') },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      await handoff.stopWaiting(caller, caller.id)
      return { deleted: true as const }
    },
  })
}
