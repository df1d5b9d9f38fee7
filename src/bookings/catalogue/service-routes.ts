import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import { deletedWithConflicts, presentConflicts } from '../booking/conflict-schemas.ts'
import {
  changedServiceReply,
  createServiceBody,
  listServicesQuery,
  newServiceOf,
  presentService,
  serviceChangeOf,
  servicePage,
  serviceParams,
  serviceReply,
  updateServiceBody,
} from './service-schemas.ts'
import type { Services } from './services.ts'

const tags = ['bookings']

export function serviceRoutes(instance: FastifyInstance, services: Services): void {
  readServiceRoutes(instance, services)
  writeServiceRoutes(instance, services)
}

function readServiceRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'bookings:offer' } as const

  app.get('/api/v1/services', {
    config,
    schema: {
      operationId: 'listServices',
      tags,
      summary: 'List what can be booked, newest first',
      querystring: listServicesQuery,
      response: { 200: servicePage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await services.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentService), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/services/:service_id', {
    config,
    schema: {
      operationId: 'getService',
      tags,
      summary: 'Read a service',
      params: serviceParams,
      response: { 200: serviceReply },
    },
    handler: async (request) =>
      presentService(await services.get(callerOf(request).tenantId, request.params.service_id)),
  })
}

function writeServiceRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'bookings:set_up' } as const

  app.post('/api/v1/services', {
    config,
    schema: {
      operationId: 'createService',
      tags,
      summary: 'Offer a service',
      description: 'It can be booked once it has resources with hours.',
      body: createServiceBody,
      response: { 201: serviceReply, ...notFound, ...conflictWhen('The tenant has as many services as it may.') },
    },
    handler: async (request, reply) => {
      const row = await services.create(callerOf(request).tenantId, newServiceOf(request.body))
      return reply.code(201).send(presentService(row))
    },
  })

  app.patch('/api/v1/services/:service_id', {
    config,
    schema: {
      operationId: 'updateService',
      tags,
      summary: 'Change a service',
      description: 'Bookings stay as they are; those to come that no longer fit are listed as `conflicts`.',
      params: serviceParams,
      body: updateServiceBody,
      response: { 200: changedServiceReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const change = serviceChangeOf(request.body)
      const { row, conflicts } = await services.change(tenantId, request.params.service_id, change)
      return { ...presentService(row), ...presentConflicts(conflicts) }
    },
  })

  app.delete('/api/v1/services/:service_id', {
    config,
    schema: {
      operationId: 'deleteService',
      tags,
      summary: 'Offer a service no more',
      description: 'Its bookings stay and keep its name; those to come are listed as `conflicts`.',
      params: serviceParams,
      response: { 200: deletedWithConflicts },
    },
    handler: async (request) => {
      const conflicts = await services.remove(callerOf(request).tenantId, request.params.service_id)
      return { deleted: true as const, ...presentConflicts(conflicts) }
    },
  })
}
