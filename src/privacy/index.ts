import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { retentionRoutes } from './retention-routes.ts'
import { readRetention } from './retention-state.ts'
import { createRetentionWork } from './retention-work.ts'
import { peopleRoutes } from './people-routes.ts'
import { createPeople } from './people.ts'
import { retentionRepository } from './repository.ts'
import { tenantExportRoute } from './tenant-export-route.ts'

/** Personal data: found, exported and erased on demand, cleared and redacted with age. */
async function privacyPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, tenants, leads, mail, bookings, calls, queue, activity, log } = app
  const { carrier } = calls
  const now = () => clock.now()
  const { wake } = queue.add(createRetentionWork({ database, tenants, carrier, pause: activity.pause, now, log }))
  tenants.addRule(async (tx, { before, after }) => {
    if (JSON.stringify(before.privacy) !== JSON.stringify(after.privacy)) await retentionRepository.due(tx, after.id)
  })
  tenants.onChanged(wake)
  app.sweep('tenants to clear', () => database.system((tx) => retentionRepository.addMissing(tx)))
  peopleRoutes(app, createPeople({ database, leads, mail, bookings, wake }), clock)
  tenantExportRoute(app, () => now().toISOString().slice(0, 10))
  retentionRoutes(app, (tenantId, days) => readRetention({ database, tenants, now }, tenantId, days))
}

export const privacy = fp(privacyPlugin, {
  name: 'privacy',
  dependencies: [
    'database',
    'queue',
    'retention',
    'activity',
    'tenants',
    'leads',
    'mail',
    'bookings',
    'chat',
    'calls',
    'crm',
    'webhooks',
    'analytics',
    'booking-visitors',
    'booking-calendars',
  ],
})
