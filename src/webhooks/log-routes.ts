import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import {
  deliveryPage,
  deliveryParams,
  deliveryReply,
  eventPage,
  eventParams,
  eventWithBodyReply,
  listDeliveriesQuery,
  listEventsQuery,
  presentDelivery,
  presentEvent,
  presentEventWithBody,
} from './log-schemas.ts'
import type { LogService } from './log.ts'

const tags = ['webhooks']
const config = { access: 'webhooks:manage' } as const

export function logRoutes(instance: FastifyInstance, service: LogService): void {
  eventRoutes(instance, service)
  deliveryRoutes(instance, service)
}

function eventRoutes(instance: FastifyInstance, service: LogService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/webhooks/events', {
    config,
    schema: {
      operationId: 'listWebhookEvents',
      tags,
      summary: 'List the events, newest first',
      querystring: listEventsQuery,
      response: { 200: eventPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.events(callerOf(request).tenantId, request.query)
      return { data: data.map(presentEvent), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/webhooks/events/:event_id', {
    config,
    schema: {
      operationId: 'getWebhookEvent',
      tags,
      summary: 'Read an event with the exact text that is sent',
      params: eventParams,
      response: { 200: eventWithBodyReply },
    },
    handler: async (request) =>
      presentEventWithBody(await service.event(callerOf(request).tenantId, request.params.event_id)),
  })
}

function deliveryRoutes(instance: FastifyInstance, service: LogService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/webhooks/deliveries', {
    config,
    schema: {
      operationId: 'listWebhookDeliveries',
      tags,
      summary: 'List the deliveries with every try, newest first',
      querystring: listDeliveriesQuery,
      response: { 200: deliveryPage },
    },
    handler: async (request) => {
      const { endpoint_id: endpointId, ...query } = request.query
      const { data, nextCursor } = await service.deliveries(callerOf(request).tenantId, { ...query, endpointId })
      return { data: data.map(presentDelivery), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/webhooks/deliveries/:delivery_id', {
    config,
    schema: {
      operationId: 'getWebhookDelivery',
      tags,
      summary: 'Read a delivery with every try',
      params: deliveryParams,
      response: { 200: deliveryReply },
    },
    handler: async (request) =>
      presentDelivery(await service.delivery(callerOf(request).tenantId, request.params.delivery_id)),
  })

  app.post('/api/v1/webhooks/deliveries/:delivery_id/retry', {
    config,
    schema: {
      operationId: 'retryWebhookDelivery',
      tags,
      summary: 'Send a delivery again',
      description: 'Now, and if that fails along the whole schedule again. The id and the bytes stay the same.',
      params: deliveryParams,
      response: {
        200: deliveryReply,
        ...conflictWhen('The endpoint of this delivery was deleted, or is switched off.'),
      },
    },
    handler: async (request) =>
      presentDelivery(await service.retry(callerOf(request).tenantId, request.params.delivery_id)),
  })
}
