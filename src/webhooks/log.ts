import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import {
  logRepository as log,
  endpointsRepository as endpoints,
  type AttemptRow,
  type DeliveryFilter,
  type DeliveryRow,
  type EventRow,
  type EventSummary,
} from './repository.ts'
import { requireEnabled } from './service.ts'

export interface LoggedDelivery extends DeliveryRow {
  attempts: AttemptRow[]
}

type PageOf<T> = Omit<T, 'before' | 'limit'> & { cursor?: string | undefined; limit: number }

interface LogDeps {
  database: Database
  /** Called when deliveries become due. */
  wake(): void
}

export type LogService = ReturnType<typeof createLogService>

/** The log of events, deliveries and attempts; and resending. */
export function createLogService({ database, wake }: LogDeps) {
  return {
    async events(
      tenantId: string,
      { cursor, limit, event }: PageOf<Pick<DeliveryFilter, 'event'>>,
    ): Promise<Page<EventSummary>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        log.events(tx, tenantId, { event, before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async event(tenantId: string, id: string): Promise<EventRow> {
      const row = await database.tenantOnce(tenantId, (tx) => log.findEvent(tx, tenantId, id))
      if (row === undefined) throw new NotFound()
      return row
    },

    deliveries(tenantId: string, { cursor, limit, ...filter }: PageOf<DeliveryFilter>): Promise<Page<LoggedDelivery>> {
      const before = decodeCursor(cursor)
      return database.tenant(tenantId, async (tx) => {
        const { data, nextCursor } = pageOf(
          await log.deliveries(tx, tenantId, { ...filter, before, limit: limit + 1 }),
          limit,
        )
        return { data: await withAttempts(tx, tenantId, data), nextCursor }
      })
    },

    delivery(tenantId: string, id: string): Promise<LoggedDelivery> {
      return database.tenant(tenantId, (tx) => found(tx, tenantId, id))
    },

    /** Sends again now, also after success. One in flight is left to finish. */
    async retry(tenantId: string, id: string): Promise<LoggedDelivery> {
      const delivery = await database.tenant(tenantId, async (tx) => {
        const { endpointId } = await found(tx, tenantId, id)
        const endpoint = await endpoints.findById(tx, tenantId, endpointId)
        if (endpoint === undefined) throw new Conflict('The endpoint of this delivery was deleted')
        requireEnabled(endpoint)
        await log.sendAgain(tx, tenantId, id)
        return found(tx, tenantId, id)
      })
      wake()
      return delivery
    },

    /** Resends everything the endpoint missed since then. Returns the number of deliveries. */
    async recover(tenantId: string, endpointId: string, since: Date): Promise<number> {
      const recovered = await database.tenant(tenantId, async (tx) => {
        const endpoint = await endpoints.findById(tx, tenantId, endpointId)
        if (endpoint === undefined) throw new NotFound()
        requireEnabled(endpoint)
        return log.recover(tx, tenantId, endpointId, since)
      })
      wake()
      return recovered
    },
  }
}

async function found(tx: Tx, tenantId: string, id: string): Promise<LoggedDelivery> {
  const row = await log.findDelivery(tx, tenantId, id)
  if (row === undefined) throw new NotFound()
  return (await withAttempts(tx, tenantId, [row]))[0]!
}

async function withAttempts(tx: Tx, tenantId: string, rows: DeliveryRow[]): Promise<LoggedDelivery[]> {
  const ids = rows.map(({ id }) => id)
  const byDelivery = Map.groupBy(await log.attempts(tx, tenantId, ids), ({ deliveryId }) => deliveryId)
  return rows.map((row) => ({ ...row, attempts: byDelivery.get(row.id) ?? [] }))
}
