import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import type { Tenants } from './service.ts'
import { assistantSwitchReply, assistantSwitchBody } from './assistant-switch-schemas.ts'

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
