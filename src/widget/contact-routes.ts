import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Conflict } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflict } from '../plugins/openapi/index.ts'
import { callbackBody, callBody, leadBody, leadTakenReply } from './contact-schemas.ts'
import type { VisitorDesk } from './desk.ts'

const tags = ['widget']

/** Ways to reach a person. */
export function widgetContactRoutes(instance: FastifyInstance, desk: VisitorDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/leads', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'createWidgetLead',
      tags,
      summary: 'Leave an e-mail address or a phone number, and a message',
      description: 'Takes an Idempotency-Key.',
      body: leadBody,
      response: { 201: leadTakenReply, ...conflict },
    },
    handler: async (request, reply) => {
      const visit = callerOf(request)
      await desk.offering(visit.tenantId, 'contact')
      const answer = await instance.idempotent(request, reply, async (tx) => {
        await desk.leave(tx, visit, request.body)
        return { status: 201, body: { received: true } }
      })
      instance.events.wake()
      return answer as never
    },
  })

  callRoutes(instance)
}

/** Where nothing speaks or phones, these say so; `features` of the config say so before. */
function callRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'widget:use', limits: ['widget', 'calls'] } as const

  app.post('/api/v1/widget/callback', {
    config,
    schema: {
      operationId: 'requestWidgetCallback',
      tags,
      summary: 'Be called back',
      description: '409 while nobody can phone.',
      body: callbackBody,
      response: conflict,
    },
    handler: async () => {
      throw new Conflict('Call-backs need a telephone line, and none is configured')
    },
  })

  app.post('/api/v1/widget/calls', {
    config,
    schema: {
      operationId: 'startWidgetCall',
      tags,
      summary: 'Begin a voice call over WebRTC',
      description: '409 while no voice model is configured.',
      body: callBody,
      response: conflict,
    },
    handler: async () => {
      throw new Conflict('Voice calls need a voice model, and none is configured')
    },
  })
}
