import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import type { Notify } from './notify.ts'
import { notificationsReply, presentNotifications, settingsOf, updateNotificationsBody } from './schemas.ts'

const tags = ['tenants']

/** The same settings as `assistant.notify` and `assistant.handoff_email`, with the address that mails go to. */
export function notificationRoutes(instance: FastifyInstance, { addressOf }: Pick<Notify, 'addressOf'>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, tenants } = instance
  const shown = async (tenantId: string) => {
    const tenant = await tenants.get(tenantId)
    return presentNotifications(tenant, await database.tenant(tenantId, (tx) => addressOf(tx, tenant)))
  }

  app.get('/api/v1/notifications', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'getNotifications',
      tags,
      summary: 'Read which mails the business gets, and where',
      response: { 200: notificationsReply },
    },
    handler: (request) => shown(callerOf(request).tenantId),
  })

  app.patch('/api/v1/notifications', {
    config: { access: 'tenant:write' },
    schema: {
      operationId: 'updateNotifications',
      tags,
      summary: 'Change which mails the business gets, and where',
      description: 'The settings `assistant.notify` and `assistant.handoff_email` of the tenant are the same.',
      body: updateNotificationsBody,
      response: { 200: notificationsReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      await tenants.change(tenantId, settingsOf(request.body))
      return shown(tenantId)
    },
  })
}
