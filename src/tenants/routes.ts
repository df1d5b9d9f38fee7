import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deletedReply, pageQuery } from '../core/fields.ts'
import { decodeCursor } from '../core/pagination.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import {
  changedTenantReplyWith,
  presentTenant,
  tenantPage,
  tenantParams,
  tenantReply,
  updateTenantBody,
  type ConflictFields,
} from './schemas.ts'
import type { Tenants } from './service.ts'
import { ownTenant } from './tenant.ts'

const tags = ['tenants']

export function tenantRoutes(app: FastifyInstance, tenants: Tenants, conflictFields: ConflictFields): void {
  readRoutes(app, tenants)
  writeRoutes(app, tenants, conflictFields)
}

function readRoutes(instance: FastifyInstance, tenants: Tenants): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/tenants', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'listTenants',
      tags,
      summary: "List tenants: the caller's own",
      querystring: z.object(pageQuery),
      response: { 200: tenantPage },
    },
    handler: async (request) => {
      const tenant = await tenants.get(callerOf(request).tenantId)
      const before = decodeCursor(request.query.cursor)
      const data = before === undefined || tenant.id < before ? [presentTenant(tenant)] : []
      return { data, next_cursor: null }
    },
  })

  app.get('/api/v1/tenants/:tenant_id', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'getTenant',
      tags,
      summary: 'Read a tenant and its settings',
      params: tenantParams,
      response: { 200: tenantReply },
    },
    handler: async (request) =>
      presentTenant(await tenants.get(ownTenant(callerOf(request), request.params.tenant_id))),
  })
}

function writeRoutes(instance: FastifyInstance, tenants: Tenants, conflictFields: ConflictFields): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/tenants/:tenant_id', {
    config: { access: 'tenant:write' },
    schema: {
      operationId: 'updateTenant',
      tags,
      summary: "Change a tenant's settings",
      description:
        'What the body names changes, within the groups too; lists are replaced; null resets a field to its default. ' +
        'Resources whose week is that of the business follow its new hours. ' +
        'Bookings stay as they are; those that new closures or hours leave without hours are listed as `conflicts`.',
      params: tenantParams,
      body: updateTenantBody,
      response: {
        200: changedTenantReplyWith(conflictFields),
        ...conflictWhen('The settings were changed since this `version` was read.'),
      },
    },
    handler: async (request) => {
      const tenantId = ownTenant(callerOf(request), request.params.tenant_id)
      const { tenant, conflicts } = await tenants.change(tenantId, request.body)
      return { ...presentTenant(tenant), ...(conflicts?.conflict_count ? conflicts : {}) }
    },
  })

  app.delete('/api/v1/tenants/:tenant_id', {
    config: { access: 'tenant:write' },
    schema: {
      operationId: 'deleteTenant',
      tags,
      summary: 'Erase a tenant with all its data',
      description: 'Users, sessions, keys, knowledge and conversations go with it. Nothing brings them back.',
      params: tenantParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const tenantId = ownTenant(callerOf(request), request.params.tenant_id)
      await tenants.erase(tenantId)
      request.log.info({ tenant: tenantId, by: callerOf(request).id }, 'A tenant was erased')
      return { deleted: true as const }
    },
  })
}
