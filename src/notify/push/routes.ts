import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../../core/fields.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import { devicesRepository } from './repository.ts'
import { addDeviceBody, deviceParams, deviceReply, pushReply } from './schemas.ts'

const tags = ['tenants']
const access = 'notifications:own'

/** The browsers in which an administrator is told what the business is mailed. Without a public key, web push is off. */
export function pushRoutes(instance: FastifyInstance, publicKey: string | undefined): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, outbound } = instance

  app.get('/api/v1/notifications/push', {
    config: { access },
    schema: {
      operationId: 'getPushState',
      tags,
      summary: 'Read whether browsers can be told while the portal is closed',
      response: { 200: pushReply },
    },
    handler: async (request) => {
      const { tenantId, id } = callerOf(request)
      const devices = await database.tenantOnce(tenantId, (tx) => devicesRepository.countOf(tx, tenantId, id))
      return { public_key: publicKey ?? null, devices }
    },
  })

  app.post('/api/v1/notifications/push', {
    config: { access, audit: { not: 'It is a wish of one browser' } },
    schema: {
      operationId: 'addPushDevice',
      tags,
      summary: 'Tell this browser too, also while the portal is closed',
      body: addDeviceBody,
      response: { 201: deviceReply, ...conflictWhen('Web push is off: the operator has set no keys.') },
    },
    handler: async (request, reply) => {
      const { endpoint, keys } = request.body
      if (publicKey === undefined) throw new Conflict('Web push is off: the operator has set no VAPID keys')
      const refusal = outbound.refusalOf(endpoint)
      if (refusal !== undefined) throw new Invalid(['endpoint'], refusal, 'invalid')
      const { tenantId, id: userId } = callerOf(request)
      const added = { userId, endpoint, ...keys }
      const device = await database.tenantOnce(tenantId, (tx) => devicesRepository.add(tx, tenantId, added))
      return reply.code(201).send({ device_id: device.id })
    },
  })

  app.delete('/api/v1/notifications/push/:device_id', {
    config: { access, audit: { not: 'It is a wish of one browser' } },
    schema: {
      operationId: 'removePushDevice',
      tags,
      summary: 'Tell this browser no more',
      params: deviceParams,
      response: { 200: deletedReply, ...notFound },
    },
    handler: async (request) => {
      const { tenantId, id: userId } = callerOf(request)
      const { device_id: id } = request.params
      const isRemoved = await database.tenantOnce(tenantId, (tx) =>
        devicesRepository.remove(tx, tenantId, { id, userId }),
      )
      if (!isRemoved) throw new NotFound()
      return { deleted: true as const }
    },
  })
}
