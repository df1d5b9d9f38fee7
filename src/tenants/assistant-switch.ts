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

const assistantSwitchReply = z.object(switches).meta({
  id: 'Answering',
  description: 'Whether the assistant answers. Switched by the team, for a day off or while something is wrong.',
  examples: [{ chat: true, phone: false }],
})

const assistantSwitchBody = z
  .strictObject(switches)
  .partial()
  .meta({
    id: 'AnsweringChange',
    description: 'What is switched; the other stays.',
    examples: [{ phone: true }],
  })

/** Whether the assistant answers, by channel. */
export type AssistantSwitch = z.output<typeof assistantSwitchReply>
export type AssistantSwitchChange = z.output<typeof assistantSwitchBody>

const tags = ['tenants']

export function assistantSwitchRoutes(instance: FastifyInstance, tenants: Tenants): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/answering', {
    config: { access: 'answering:switch' },
    schema: {
      operationId: 'getAnswering',
      tags,
      summary: 'Read whether the assistant answers',
      response: { 200: assistantSwitchReply },
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
      body: assistantSwitchBody,
      response: { 200: assistantSwitchReply },
    },
    handler: (request) => tenants.switchAnswering(callerOf(request).tenantId, request.body),
  })
}
