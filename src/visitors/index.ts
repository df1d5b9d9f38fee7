import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { DAY, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/index.ts'
import { capMessages } from './messages.ts'
import { visitorActsRepository as acts } from './repository.ts'
import { createVisitors, type Visitors } from './service.ts'

export type { Visitors } from './service.ts'
export { visitorIn, type AskerPlace } from './asker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    visitors: Visitors
  }
}

interface VisitorsOptions {
  secretKey: Buffer
  clock: Clock
}

/** Limits on what one visitor may take from a business; only callers with a widget token are visitors. */
async function visitorsPlugin(app: FastifyInstance, { secretKey, clock }: VisitorsOptions): Promise<void> {
  const { database, tenants, auth, mail } = app
  const warn = async (tx: Tx, { id: tenantId, name: business }: Tenant, { taken, cap }: Counted) => {
    const data = { business, taken: String(taken), cap: String(cap) }
    for (const to of await auth.adminEmails(tx, tenantId))
      await mail.send(tx, { tenantId, to, template: 'callbacks_nearly_used', data })
  }
  app.decorate('visitors', createVisitors({ tenants, secretKey, clock, warn }))
  app.sweep('acts of visitors', () =>
    database.system((tx) => acts.removeBefore(tx, new Date(clock.now().getTime() - DAY))),
  )
  capMessages(app)
}

interface Counted {
  taken: number
  cap: number
}

export const visitors = fp(visitorsPlugin, {
  name: 'visitors',
  dependencies: ['database', 'limits', 'identity', 'retention', 'tenants', 'auth', 'mail'],
})
