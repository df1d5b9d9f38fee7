import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createSealer } from '../core/secrets.ts'
import type { Clock } from '../core/time.ts'
import { workListener } from '../plugins/events.ts'
import { forgetOldSyncs } from './lease.ts'
import { CONNECTORS } from './connectors/index.ts'
import { enqueueSyncs } from './enqueue.ts'
import { moveLinks } from './merged-links.ts'
import { connectionsRepository } from './repository.ts'
import { connectionActionRoutes, connectionRoutes, syncRoutes } from './routes.ts'
import { createConnectionService } from './service.ts'
import type { SessionDeps } from './session.ts'
import { createSyncService } from './syncs.ts'
import { createSyncWork } from './worker.ts'

interface CrmOptions {
  secretKey: Buffer
  clock: Clock
  isEmbedded: boolean
}

/** Concurrent connections in this process. The embedded database shares its one connection with requests. */
const PLACES = { server: 20, embedded: 5 }

/** Pushes leads to the tenant's CRMs when they change, one job per connection at a time, with a ledger. */
async function crmPlugin(app: FastifyInstance, { secretKey, clock, isEmbedded }: CrmOptions): Promise<void> {
  const { database, outbound, events, leads, webhooks: signing, log } = app
  const sealer = createSealer(secretKey)
  const saveToken: SessionDeps['saveToken'] = (tenantId, account, sealed) =>
    database.tenantOnce(tenantId, (tx) => connectionsRepository.saveToken(tx, tenantId, account, sealed))
  const session = { outbound, sealer, signing, clock, saveToken }
  const concurrency = isEmbedded ? PLACES.embedded : PLACES.server
  const { wake } = app.queue.add(
    createSyncWork({ ...session, database, connectors: CONNECTORS, leads, events, concurrency, log }),
  )
  events.listen(workListener(enqueueSyncs, wake))
  leads.onMerge(moveLinks)
  app.sweep('old CRM syncs', () => forgetOldSyncs(database))

  const connections = createConnectionService({ ...session, database, outbound, connectors: CONNECTORS, leads, wake })
  const syncs = createSyncService({ database, leads, clock, wake })
  connectionRoutes(app, connections)
  connectionActionRoutes(app, connections, syncs)
  syncRoutes(app, syncs)
}

export const crm = fp(crmPlugin, {
  name: 'crm',
  dependencies: ['database', 'events', 'outbound', 'queue', 'retention', 'identity', 'limits', 'leads', 'webhooks'],
})
