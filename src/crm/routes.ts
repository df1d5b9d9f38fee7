import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import {
  connectionPage,
  connectionParams,
  connectionReply,
  createConnectionBody,
  listConnectionsQuery,
  presentConnection,
  previewBody,
  previewReply,
  testReply,
  updateConnectionBody,
} from './schemas.ts'
import type { ConnectionService } from './service.ts'
import { leadParams, leadSyncsReply, listSyncsQuery, presentSync, syncPage, syncReply } from './sync-schemas.ts'
import type { SyncService } from './syncs.ts'

const tags = ['crm']
const config = { access: 'crm:manage' } as const

export function connectionRoutes(instance: FastifyInstance, service: ConnectionService): void {
  readConnectionRoutes(instance, service)
  writeConnectionRoutes(instance, service)
}

function readConnectionRoutes(instance: FastifyInstance, service: ConnectionService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/crm/connections', {
    config,
    schema: {
      operationId: 'listCrmConnections',
      tags,
      summary: 'List CRM connections, newest first',
      querystring: listConnectionsQuery,
      response: { 200: connectionPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentConnection), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/crm/connections/:connection_id', {
    config,
    schema: {
      operationId: 'getCrmConnection',
      tags,
      summary: 'Read a CRM connection',
      params: connectionParams,
      response: { 200: connectionReply },
    },
    handler: async (request) =>
      presentConnection(await service.get(callerOf(request).tenantId, request.params.connection_id)),
  })
}

function writeConnectionRoutes(instance: FastifyInstance, service: ConnectionService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/crm/connections', {
    config,
    schema: {
      operationId: 'createCrmConnection',
      tags,
      summary: 'Connect a CRM',
      description:
        'Nothing is sent yet: from now on every new or changed lead is pushed; `…/sync` pushes those that are there, `…/test` tries the credentials.',
      body: createConnectionBody,
      response: { 201: connectionReply, ...conflictWhen('The tenant has as many CRM connections as it may.') },
    },
    handler: async (request, reply) => {
      const row = await service.create(callerOf(request).tenantId, request.body)
      return reply.code(201).send(presentConnection(row))
    },
  })

  app.patch('/api/v1/crm/connections/:connection_id', {
    config,
    schema: {
      operationId: 'updateCrmConnection',
      tags,
      summary: 'Change a CRM connection, or switch it on or off',
      description:
        'Settings that are not named stay; secrets must be given again with another address. New settings let a connection that waits for you go on, with what failed meanwhile.',
      params: connectionParams,
      body: updateConnectionBody,
      response: { 200: connectionReply },
    },
    handler: async (request) => {
      const { connection_id: id } = request.params
      return presentConnection(await service.change(callerOf(request).tenantId, id, request.body))
    },
  })

  app.delete('/api/v1/crm/connections/:connection_id', {
    config,
    schema: {
      operationId: 'deleteCrmConnection',
      tags,
      summary: 'Delete a CRM connection and its secrets; what is in the CRM stays there',
      params: connectionParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.connection_id)
      return { deleted: true as const }
    },
  })
}

/** Test, preview and full resync of a connection. */
export function connectionActionRoutes(
  instance: FastifyInstance,
  service: ConnectionService,
  syncs: SyncService,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/crm/connections/:connection_id/test', {
    config,
    schema: {
      operationId: 'testCrmConnection',
      tags,
      summary: 'Try the credentials',
      description: 'Asks the CRM for something harmless; a webhook gets a signed `{"type":"test"}`.',
      params: connectionParams,
      response: { 200: testReply },
    },
    handler: async (request) => {
      const error = await service.test(callerOf(request).tenantId, request.params.connection_id)
      return { ok: error === null, error }
    },
  })

  app.post('/api/v1/crm/connections/:connection_id/preview', {
    config,
    schema: {
      operationId: 'previewCrmMapping',
      tags,
      summary: 'Show a lead in the fields of a CRM',
      description: 'By the saved mapping, or by one to try. Nothing is sent and nothing is kept.',
      params: connectionParams,
      body: previewBody,
      response: { 200: previewReply },
    },
    handler: async (request) => {
      const { lead_id: leadId, field_mapping: mapping } = request.body
      const { tenantId } = callerOf(request)
      const fields = await service.preview(tenantId, request.params.connection_id, { leadId, mapping })
      return { lead_id: leadId ?? null, fields }
    },
  })

  app.post('/api/v1/crm/connections/:connection_id/sync', {
    config,
    schema: {
      operationId: 'resyncCrmConnection',
      tags,
      summary: 'Push all leads to a CRM',
      description: 'One sync with `lead_id: null` and `counts`. While one is under way, it is the answer.',
      params: connectionParams,
      response: { 200: syncReply, ...conflictWhen('The connection is switched off.') },
    },
    handler: async (request) =>
      presentSync(await syncs.syncAll(callerOf(request).tenantId, request.params.connection_id)),
  })
}

export function syncRoutes(instance: FastifyInstance, service: SyncService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/crm/syncs', {
    config: { access: 'crm:read' },
    schema: {
      operationId: 'listCrmSyncs',
      tags,
      summary: 'List the pushes, newest first',
      querystring: listSyncsQuery,
      response: { 200: syncPage },
    },
    handler: async (request) => {
      const { lead_id: leadId, connection_id: connectionId, ...query } = request.query
      const page = await service.list(callerOf(request).tenantId, { ...query, leadId, connectionId })
      return { data: page.data.map(presentSync), next_cursor: page.nextCursor }
    },
  })

  app.post('/api/v1/leads/:lead_id/sync', {
    config: { access: 'leads:use' },
    schema: {
      operationId: 'syncLead',
      tags,
      summary: 'Push a lead to every CRM, whether it changed or not',
      params: leadParams,
      response: { 200: leadSyncsReply, ...conflictWhen('No CRM connection is switched on.') },
    },
    handler: async (request) => {
      const rows = await service.syncLead(callerOf(request).tenantId, request.params.lead_id)
      return { data: rows.map(presentSync) }
    },
  })
}
