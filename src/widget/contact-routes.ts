import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { leadBody, leadTakenReply } from './contact-schemas.ts'
import { visitOf, type VisitorDesk } from './desk.ts'

const tags = ['widget']

export function widgetContactRoutes(instance: FastifyInstance, desk: VisitorDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/leads', {
    config: { access: 'widget:use', limits: ['widget'], idempotent: true },
    schema: {
      operationId: 'createWidgetLead',
      tags,
      summary: 'Leave an e-mail address or a phone number, and a message',
      description:
        'Five an hour of a visitor and twenty a day from one address, unless `widget.caps` says otherwise; one more is a 429.',
      body: leadBody,
      response: { 201: leadTakenReply, ...conflictWhen('The contact form is switched off on this widget.') },
    },
    handler: async (request, reply) => {
      const visit = visitOf(request)
      await desk.offering(visit.tenantId, 'contact')
      const answer = await instance.idempotent(request, reply, async (tx) => {
        await desk.leave(tx, visit, request.body)
        return { status: 201, body: { received: true as const } }
      })
      instance.events.wake()
      return answer
    },
  })
}
