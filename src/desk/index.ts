import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { deskRoutes } from './routes.ts'
import { createSearch } from './search.ts'
import { createTimeline } from './timeline.ts'
import { createToday } from './today.ts'

/** Views of staff across the domains: today, the search, and one person's line of time. */
async function deskPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, analytics, leads, mail, tenants, setup } = app
  deskRoutes(app, {
    timeline: createTimeline({ database, leads, mail }),
    today: createToday({ database, analytics, tenants, clock }),
    search: createSearch({ database, leads }),
    setup,
  })
}

export const desk = fp(deskPlugin, {
  name: 'desk',
  dependencies: [
    'database',
    'identity',
    'limits',
    'tenants',
    'mail',
    'leads',
    'bookings',
    'chat',
    'calls',
    'crm',
    'onboarding',
    'analytics',
  ],
})
