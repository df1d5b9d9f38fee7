import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import type { Notify } from './notify.ts'
import { waitingRepository } from './repository.ts'
import { notificationsReply, presentNotifications, settingsOf, updateNotificationsBody } from './schemas.ts'

const tags = ['tenants']

/** The same settings as `assistant.notify`, `notify_times` and `handoff_email`, with the address that mails go to and what waits. */
export function notificationRoutes(instance: FastifyInstance, { addressOf }: Pick<Notify, 'addressOf'>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, tenants } = instance
  const shown = async (tenantId: string) => {
    const tenant = await tenants.get(tenantId)
    return database.tenant(tenantId, async (tx) =>
      presentNotifications({
        tenant,
        sentTo: await addressOf(tx, tenant),
        waiting: await waitingRepository.summary(tx, tenantId),
      }),
    )
  }

  app.get('/api/v1/notifications', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'getNotifications',
      tags,
      summary: 'Read which mails the business gets, where and when',
      response: { 200: notificationsReply },
    },
    handler: (request) => shown(callerOf(request).tenantId),
  })

  app.patch('/api/v1/notifications', {
    config: { access: 'tenant:write' },
    schema: {
      operationId: 'updateNotifications',
      tags,
      summary: 'Change which mails the business gets, where and when',
      description:
        'The settings `assistant.notify`, `assistant.notify_times` and `assistant.handoff_email` of the tenant are the same. ' +
        'What waits follows the new times at once.',
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
