import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HandoffService } from '../chat/index.ts'
import { callerOf } from '../plugins/identity.ts'

const tags = ['widget']

const waitReply = z
  .object({
    before: z.int().min(0).nullable().describe('Conversations that have waited longer; null while nobody is awaited.'),
  })
  .meta({ id: 'WidgetWait', description: "The visitor's place in the queue.", examples: [{ before: 0 }] })

const waitOverReply = z.object({ stopped: z.boolean().describe('Whether a person was awaited.') }).meta({
  id: 'WidgetWaitOver',
  description: 'The assistant answers, or a person does.',
  examples: [{ stopped: true }],
})

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
      response: { 200: waitReply },
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
      response: { 200: waitOverReply },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      return { stopped: await handoff.stopWaiting(caller, caller.id) }
    },
  })
}
