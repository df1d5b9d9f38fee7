import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen } from '../../plugins/openapi/index.ts'
import { deletedWithConflicts, presentConflicts } from '../booking/conflict-schemas.ts'
import {
  changedResourceReply,
  dateOverridesBody,
  createResourceBody,
  listResourcesQuery,
  newResourceOf,
  presentResource,
  resourceChangeOf,
  resourcePage,
  resourceParams,
  resourceReply,
  updateResourceBody,
} from './resource-schemas.ts'
import type { Resources } from './resources.ts'

const tags = ['bookings']

export function resourceRoutes(instance: FastifyInstance, resources: Resources): void {
  readResourceRoutes(instance, resources)
  writeResourceRoutes(instance, resources)
  daysOffRoute(instance, resources)
}

/** The one part of a resource that members may change: who is away is known at the counter. */
function daysOffRoute(instance: FastifyInstance, resources: Resources): void {
  instance.withTypeProvider<ZodTypeProvider>().patch('/api/v1/resources/:resource_id/date_overrides', {
    config: { access: 'bookings:board' },
    schema: {
      operationId: 'updateDateOverrides',
      tags,
      summary: 'Change the days off and other days that differ',
      description: 'Bookings stay as they are; those to come that no longer fit are listed as `conflicts`.',
      params: resourceParams,
      body: dateOverridesBody,
      response: { 200: changedResourceReply },
    },
    handler: async (request) => {
      const change = { dateOverrides: request.body.date_overrides }
      const { row, conflicts } = await resources.change(callerOf(request).tenantId, request.params.resource_id, change)
      return { ...presentResource(row), ...presentConflicts(conflicts) }
    },
  })
}

function readResourceRoutes(instance: FastifyInstance, resources: Resources): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'bookings:offer' } as const

  app.get('/api/v1/resources', {
    config,
    schema: {
      operationId: 'listResources',
      tags,
      summary: 'List staff, rooms and equipment, newest first',
      querystring: listResourcesQuery,
      response: { 200: resourcePage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await resources.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentResource), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/resources/:resource_id', {
    config,
    schema: {
      operationId: 'getResource',
      tags,
      summary: 'Read a resource',
      params: resourceParams,
      response: { 200: resourceReply },
    },
    handler: async (request) =>
      presentResource(await resources.get(callerOf(request).tenantId, request.params.resource_id)),
  })
}

function writeResourceRoutes(instance: FastifyInstance, resources: Resources): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'bookings:set_up' } as const

  app.post('/api/v1/resources', {
    config,
    schema: {
      operationId: 'createResource',
      tags,
      summary: 'Add a person, a room or a piece of equipment',
      body: createResourceBody,
      response: { 201: resourceReply, ...conflictWhen('The tenant has as many resources as it may.') },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const row = await resources.create(tenantId, newResourceOf(request.body, await instance.tenants.get(tenantId)))
      return reply.code(201).send(presentResource(row))
    },
  })

  app.patch('/api/v1/resources/:resource_id', {
    config,
    schema: {
      operationId: 'updateResource',
      tags,
      summary: 'Change a resource',
      description: 'Bookings stay as they are; those to come that no longer fit are listed as `conflicts`.',
      params: resourceParams,
      body: updateResourceBody,
      response: { 200: changedResourceReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const change = resourceChangeOf(request.body, await instance.tenants.get(tenantId))
      const { row, conflicts } = await resources.change(tenantId, request.params.resource_id, change)
      return { ...presentResource(row), ...presentConflicts(conflicts) }
    },
  })

  app.delete('/api/v1/resources/:resource_id', {
    config,
    schema: {
      operationId: 'deleteResource',
      tags,
      summary: 'Remove a resource',
      description: 'Its bookings stay and keep its name; those to come are listed as `conflicts`.',
      params: resourceParams,
      response: { 200: deletedWithConflicts },
    },
    handler: async (request) => {
      const conflicts = await resources.remove(callerOf(request).tenantId, request.params.resource_id)
      return { deleted: true as const, ...presentConflicts(conflicts) }
    },
  })
}
