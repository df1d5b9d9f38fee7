import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { eventTypes } from '../events/catalogue.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { deliveryReply, presentDelivery } from './log-schemas.ts'
import type { LogService } from './log.ts'
import {
  changeOf,
  createEndpointBody,
  endpointPage,
  endpointParams,
  endpointReply,
  eventTypesReply,
  listEndpointsQuery,
  presentEndpoint,
  presentSecret,
  recoverBody,
  recoverReply,
  secretReply,
  testBody,
  updateEndpointBody,
} from './schemas.ts'
import type { SecretService } from './secret.ts'
import type { EndpointService } from './service.ts'

const tags = ['webhooks']
const config = { access: 'webhooks:manage' } as const

export function endpointRoutes(instance: FastifyInstance, service: EndpointService): void {
  readEndpointRoutes(instance, service)
  writeEndpointRoutes(instance, service)
}

function readEndpointRoutes(instance: FastifyInstance, service: EndpointService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/webhooks/endpoints', {
    config,
    schema: {
      operationId: 'listWebhookEndpoints',
      tags,
      summary: 'List endpoints, newest first',
      querystring: listEndpointsQuery,
      response: { 200: endpointPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentEndpoint), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/webhooks/endpoints/:endpoint_id', {
    config,
    schema: {
      operationId: 'getWebhookEndpoint',
      tags,
      summary: 'Read an endpoint',
      params: endpointParams,
      response: { 200: endpointReply },
    },
    handler: async (request) =>
      presentEndpoint(await service.get(callerOf(request).tenantId, request.params.endpoint_id)),
  })
}

function writeEndpointRoutes(instance: FastifyInstance, service: EndpointService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/webhooks/endpoints', {
    config,
    schema: {
      operationId: 'createWebhookEndpoint',
      tags,
      summary: 'Send events to an address',
      description:
        'Deliveries come at least once and in no order, with the same `webhook-id` and the same bytes on every try.',
      body: createEndpointBody,
      response: { 201: endpointReply, ...conflictWhen('The tenant has as many endpoints as it may.') },
    },
    handler: async (request, reply) => {
      const { description = null, ...body } = request.body
      const row = await service.create(callerOf(request).tenantId, { ...body, description })
      return reply.code(201).send(presentEndpoint(row))
    },
  })

  app.patch('/api/v1/webhooks/endpoints/:endpoint_id', {
    config,
    schema: {
      operationId: 'updateWebhookEndpoint',
      tags,
      summary: 'Change an endpoint, or switch it on or off',
      description: 'Deliveries that wait go to the new address. Switching on forgets earlier failures.',
      params: endpointParams,
      body: updateEndpointBody,
      response: { 200: endpointReply },
    },
    handler: async (request) => {
      const { endpoint_id: id } = request.params
      return presentEndpoint(await service.change(callerOf(request).tenantId, id, changeOf(request.body)))
    },
  })

  app.delete('/api/v1/webhooks/endpoints/:endpoint_id', {
    config,
    schema: {
      operationId: 'deleteWebhookEndpoint',
      tags,
      summary: 'Delete an endpoint; nothing more is sent to it',
      params: endpointParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.endpoint_id)
      return { deleted: true as const }
    },
  })
}

/** Test, recovery and log of an endpoint. */
export function endpointActionRoutes(instance: FastifyInstance, service: EndpointService, log: LogService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/webhooks/endpoints/:endpoint_id/test', {
    config,
    schema: {
      operationId: 'testWebhookEndpoint',
      tags,
      summary: 'Send a sample',
      description:
        'The sample goes the way of every delivery and is tried once; read the delivery to see how it ended.',
      params: endpointParams,
      body: testBody,
      response: { 200: deliveryReply, ...conflictWhen('The endpoint is switched off.') },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const deliveryId = await service.test(tenantId, request.params.endpoint_id, request.body.event)
      return presentDelivery(await log.delivery(tenantId, deliveryId))
    },
  })

  app.post('/api/v1/webhooks/endpoints/:endpoint_id/recover', {
    config,
    schema: {
      operationId: 'recoverWebhookEndpoint',
      tags,
      summary: 'Send again what an endpoint missed',
      params: endpointParams,
      body: recoverBody,
      response: { 200: recoverReply, ...conflictWhen('The endpoint is switched off.') },
    },
    handler: async (request) => {
      const { endpoint_id: id } = request.params
      return { recovered: await log.recover(callerOf(request).tenantId, id, new Date(request.body.since)) }
    },
  })
}

export function secretRoutes(instance: FastifyInstance, service: SecretService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/webhooks/secret', {
    config: { ...config, audit: 'read' },
    schema: {
      operationId: 'getWebhookSecret',
      tags,
      summary: 'Read the secret that signs deliveries',
      response: { 200: secretReply },
    },
    handler: async (request) => presentSecret(await service.get(callerOf(request).tenantId)),
  })

  app.post('/api/v1/webhooks/secret/rotate', {
    config,
    schema: {
      operationId: 'rotateWebhookSecret',
      tags,
      summary: 'Replace the secret',
      description:
        'For 24 hours deliveries carry signatures of both: `X-Webhook-Signature-Previous`, and a second `v1,` in `webhook-signature`.',
      response: { 200: secretReply },
    },
    handler: async (request) => presentSecret(await service.rotate(callerOf(request).tenantId)),
  })
}

export function eventTypeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/webhooks/event-types', {
    config,
    schema: {
      operationId: 'listWebhookEventTypes',
      tags,
      summary: 'List the kinds of events, each with its schema and an example',
      response: { 200: eventTypesReply },
    },
    // The catalogue knows each example's type, and of the whole list only that they are objects.
    handler: async () => ({ data: eventTypes() as never }),
  })
}
