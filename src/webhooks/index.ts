import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createSealer } from '../core/secrets.ts'
import type { Clock } from '../core/time.ts'
import { workListener } from '../plugins/events.ts'
import { createEndpointHealth, skipForDisabledEndpoints, type AdminNotice } from './endpoint-health.ts'
import { createKeyring } from './signature.ts'
import { logRoutes } from './log-routes.ts'
import { createLogService } from './log.ts'
import { enqueueDeliveries } from './enqueue.ts'
import { logRepository } from './repository.ts'
import { forgetOldDeliveries } from './retention.ts'
import { endpointActionRoutes, endpointRoutes, eventTypeRoutes, secretRoutes } from './routes.ts'
import { createSecretService } from './secret.ts'
import { createEndpointService, type EndpointService } from './service.ts'
import { createSigning, type Signing } from './signing.ts'
import { createDeliveryWork } from './worker.ts'

export type { Signing } from './signing.ts'

/** In the caller's transaction: a call shows the events that name it. */
export const eventsAbout = logRepository.about

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: EndpointService & Signing
  }
}

interface WebhookOptions {
  secretKey: Buffer
  clock: Clock
  isEmbedded: boolean
  /** Seconds before each attempt. */
  retrySchedule: readonly number[]
  retentionDays: number
}

/** Concurrent deliveries in this process, and per endpoint. The embedded database shares its one connection with requests. */
const PLACES = { server: 200, embedded: 100, endpoint: 20 }

/** Events to the tenant's own systems: signed, logged, retried. */
async function webhooksPlugin(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const { database, outbound, events, log } = app
  const { clock, isEmbedded } = options
  const sealer = createSealer(options.secretKey)
  const secrets = createSecretService(database, sealer)
  const keyring = createKeyring(sealer, log)
  const health = createEndpointHealth(database, noticeByMail(app))
  const { wake } = app.queue.add(
    createDeliveryWork({
      database,
      outbound,
      clock,
      health,
      keyring,
      schedule: options.retrySchedule,
      concurrency: isEmbedded ? PLACES.embedded : PLACES.server,
      endpointPlaces: PLACES.endpoint,
      log,
    }),
  )
  events.listen(workListener(enqueueDeliveries, wake))
  app.sweep('deliveries to disabled endpoints', () => skipForDisabledEndpoints(database))
  app.sweep('old deliveries', () => forgetOldDeliveries(database, options.retentionDays))

  const deliveries = createLogService({ database, wake })
  const endpoints = createEndpointService({ database, outbound, secrets, health, clock, wake })
  app.decorate('webhooks', { ...endpoints, ...createSigning({ database, secrets, keyring, clock }) })
  endpointRoutes(app, endpoints)
  endpointActionRoutes(app, endpoints, deliveries)
  secretRoutes(app, secrets)
  eventTypeRoutes(app)
  logRoutes(app, deliveries)
}

/** Mails every administrator of the tenant. */
function noticeByMail({ auth, mail, tenants, log }: FastifyInstance): AdminNotice {
  return {
    nameOf: async (tenantId) => (await tenants.find(tenantId))?.name ?? '',
    async record(tx, tenantId, { business, url, lastError }) {
      log.warn({ tenant_id: tenantId, error: lastError }, 'A webhook endpoint was switched off after days of failures')
      const data = { business, endpoint_url: url, reason: lastError }
      for (const to of await auth.adminEmails(tx, tenantId))
        await mail.send(tx, { tenantId, to, template: 'endpoint_disabled', data })
    },
    wake: mail.wake,
  }
}

export const webhooks = fp(webhooksPlugin, {
  name: 'webhooks',
  dependencies: [
    'database',
    'events',
    'outbound',
    'queue',
    'retention',
    'identity',
    'limits',
    'tenants',
    'auth',
    'mail',
  ],
})
