import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../plugins/identity.ts'
import type { Tenants } from './service.ts'

const switches = {
  chat: z.boolean().describe('False: messages of visitors go to the team, and the assistant is silent.'),
  phone: z
    .boolean()
    .describe(
      'False: callers reach the phones of the team, else they leave a message; nobody is called back by itself.',
    ),
}

const answeringReply = z.object(switches).meta({
  id: 'Answering',
  description: 'Whether the assistant answers. Switched by the team, for a day off or while something is wrong.',
  examples: [{ chat: true, phone: false }],
})

const answeringBody = z
  .strictObject(switches)
  .partial()
  .meta({
    id: 'AnsweringChange',
    description: 'What is switched; the other stays.',
    examples: [{ phone: true }],
  })

/** Whether the assistant answers, by channel. */
export type Answering = z.output<typeof answeringReply>
export type AnsweringChange = z.output<typeof answeringBody>

const tags = ['tenants']

export function answeringRoutes(instance: FastifyInstance, tenants: Tenants): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/answering', {
    config: { access: 'answering:switch' },
    schema: {
      operationId: 'getAnswering',
      tags,
      summary: 'Read whether the assistant answers',
      response: { 200: answeringReply },
    },
    handler: async (request) => (await tenants.get(callerOf(request).tenantId)).answering,
  })

  app.patch('/api/v1/answering', {
    config: { access: 'answering:switch' },
    schema: {
      operationId: 'switchAnswering',
      tags,
      summary: 'Switch the assistant on or off',
      description:
        'Chat and phone apart; members may, because they notice first that something is wrong. Conversations that waited for the team ' +
        'while the chat was off go back to the assistant after the usual wait once it is on. Calls in progress go on.',
      body: answeringBody,
      response: { 200: answeringReply },
    },
    handler: (request) => tenants.switchAnswering(callerOf(request).tenantId, request.body),
  })
}
