import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../../core/fields.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import type { Authorization } from './authorization.ts'
import {
  callbackQuery,
  connectionPage,
  connectionParams,
  connectionReply,
  createConnectionBody,
  listConnectionsQuery,
  presentConnection,
  presentProviders,
  providersReply,
  testReply,
  updateConnectionBody,
} from './schemas.ts'
import type { ConnectionService } from './service.ts'

const tags = ['calendars']
const config = { access: 'calendars:manage' } as const

export function connectionRoutes(instance: FastifyInstance, service: ConnectionService, baseUrl: string): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/calendar-connections', {
    config,
    schema: {
      operationId: 'listCalendarConnections',
      tags,
      summary: 'List calendar connections, newest first',
      querystring: listConnectionsQuery,
      response: { 200: connectionPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map((row) => presentConnection(row, baseUrl)), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/calendar-connections/providers', {
    config,
    schema: {
      operationId: 'listCalendarProviders',
      tags,
      summary: 'List the kinds of calendars that can be connected here',
      response: { 200: providersReply },
    },
    handler: async () => presentProviders(service.refusals()),
  })

  app.post('/api/v1/calendar-connections', {
    config,
    schema: {
      operationId: 'createCalendarConnection',
      tags,
      summary: "Connect a resource's calendar",
      description:
        'When somebody is busy there, the resource takes no bookings. `caldav` and `google` show its bookings too. For `google`, open `authorization_url` afterwards.',
      body: createConnectionBody,
      response: {
        201: connectionReply,
        ...notFound,
        ...conflictWhen('The tenant has as many calendar connections as it may, or Google is not configured here.'),
      },
    },
    handler: async (request, reply) => {
      const row = await service.create(callerOf(request).tenantId, request.body)
      return reply.code(201).send(presentConnection(row, baseUrl))
    },
  })

  app.patch('/api/v1/calendar-connections/:connection_id', {
    config,
    schema: {
      operationId: 'updateCalendarConnection',
      tags,
      summary: 'Change a calendar connection',
      description: 'Another address or user name needs the password again.',
      params: connectionParams,
      body: updateConnectionBody,
      response: { 200: connectionReply },
    },
    handler: async (request) => {
      const { connection_id: id } = request.params
      return presentConnection(await service.change(callerOf(request).tenantId, id, request.body), baseUrl)
    },
  })

  app.delete('/api/v1/calendar-connections/:connection_id', {
    config,
    schema: {
      operationId: 'deleteCalendarConnection',
      tags,
      summary: 'Disconnect a calendar; what was written there stays there',
      params: connectionParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.connection_id)
      return { deleted: true as const }
    },
  })
}

export function connectionActionRoutes(instance: FastifyInstance, service: ConnectionService, baseUrl: string): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/calendar-connections/:connection_id/sync', {
    config,
    schema: {
      operationId: 'syncCalendarConnection',
      tags,
      summary: 'Look at the calendar now',
      description: 'It is looked at every ten minutes anyway. `last_synced_at` tells when that has happened.',
      params: connectionParams,
      response: { 200: connectionReply },
    },
    handler: async (request) =>
      presentConnection(await service.sync(callerOf(request).tenantId, request.params.connection_id), baseUrl),
  })

  app.post('/api/v1/calendar-connections/:connection_id/test', {
    config,
    schema: {
      operationId: 'testCalendarConnection',
      tags,
      summary: 'Ask the calendar whether it can be read',
      params: connectionParams,
      response: { 200: testReply },
    },
    handler: async (request) => {
      const error = await service.test(callerOf(request).tenantId, request.params.connection_id)
      return { ok: error === null, error }
    },
  })
}

/** Navigations rather than API calls: the browser goes to Google and back, with the session cookie. */
export function consentRoutes(instance: FastifyInstance, authorization: Authorization, baseUrl: string): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/calendar-connections/:connection_id/authorize', {
    config,
    schema: { hide: true, params: connectionParams },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      return reply.redirect(await authorization.begin(tenantId, request.params.connection_id), 302)
    },
  })

  app.get('/api/v1/calendar-connections/google/callback', {
    config,
    schema: { hide: true, querystring: callbackQuery },
    handler: async (request, reply) => {
      const outcome = await authorization.finish(callerOf(request).tenantId, request.query)
      return reply.redirect(`${baseUrl}/integrate/calendars?consent=${outcome}`, 302)
    },
  })
}
