import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Conflict, NotFound, existing } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import { enqueueManual } from './enqueue.ts'
import {
  connectionsRepository as connections,
  syncsRepository as syncs,
  type SyncFilter,
  type SyncRow,
} from './repository.ts'

interface SyncDeps {
  database: Database
  leads: Pick<LeadService, 'find'>
  clock: Clock
  /** Called when syncs become due. */
  wake(): void
}

export type SyncService = ReturnType<typeof createSyncService>

export function createSyncService({ database, leads, clock, wake }: SyncDeps) {
  return {
    async list(
      tenantId: string,
      { cursor, limit, ...filter }: Omit<SyncFilter, 'before'> & { cursor?: string | undefined },
    ): Promise<Page<SyncRow>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        syncs.list(tx, tenantId, { ...filter, before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    /** Pushes the lead to every connection, changed or not. @throws Conflict without any connection */
    async syncLead(tenantId: string, id: string): Promise<SyncRow[]> {
      const rows = await database.tenant(tenantId, async (tx) => {
        const lead = await leads.find(tx, tenantId, id)
        if (lead === undefined) throw new NotFound()
        const ids = await enqueueManual(tx, tenantId, lead.id, clock.now())
        if (ids.length === 0) throw new Conflict('No CRM connection is switched on')
        return syncs.findAll(tx, tenantId, ids)
      })
      wake()
      return rows
    },

    /** Pushes all leads; returns the pending resync if there is one. @throws Conflict for a disabled connection */
    async syncAll(tenantId: string, connectionId: string): Promise<SyncRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        const connection = existing(await connections.lock(tx, tenantId, connectionId))
        if (!connection.enabled) throw new Conflict('This connection is switched off; switch it on first')
        return syncs.insertResync(tx, tenantId, connection)
      })
      wake()
      return row
    },
  }
}
