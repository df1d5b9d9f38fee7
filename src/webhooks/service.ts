import { newId } from '../core/ids.ts'
import type { OutboundHttp } from '../core/outbound-http.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Conflict, Invalid, NotFound, existing } from '../errors.ts'
import { bodyOf, definitionOf, type EventName } from '../events/catalogue.ts'
import type { EndpointHealth } from './endpoint-health.ts'
import { enqueueSample } from './enqueue.ts'
import { endpointsRepository as endpoints, type EndpointChange, type EndpointRow } from './repository.ts'
import type { SecretService } from './secret.ts'

/** Larger fan-out per event is a mistake. */
const MAX_ENDPOINTS = 100

interface EndpointDeps {
  database: Database
  outbound: Pick<OutboundHttp, 'refusalOf'>
  secrets: Pick<SecretService, 'ensure'>
  health: Pick<EndpointHealth, 'disable'>
  clock: Clock
  /** Called when deliveries become due. */
  wake(): void
}

export type EndpointService = ReturnType<typeof createEndpointService>

export function createEndpointService({ database, outbound, secrets, health, clock, wake }: EndpointDeps) {
  const requireAllowed = (url: string | undefined) => {
    const refusal = url === undefined ? undefined : outbound.refusalOf(url)
    if (refusal !== undefined) throw new Invalid(['url'], refusal)
  }
  return {
    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<EndpointRow>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        endpoints.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async get(tenantId: string, id: string): Promise<EndpointRow> {
      return existing(await database.tenantOnce(tenantId, (tx) => endpoints.findById(tx, tenantId, id)))
    },

    create(tenantId: string, values: EndpointChange & { url: string; events: string[] }): Promise<EndpointRow> {
      requireAllowed(values.url)
      return database.tenant(tenantId, async (tx) => {
        if ((await endpoints.count(tx, tenantId)) >= MAX_ENDPOINTS)
          throw new Conflict(`A tenant has at most ${MAX_ENDPOINTS} endpoints`)
        await secrets.ensure(tx, tenantId)
        return endpoints.insert(tx, tenantId, { ...values, id: newId('whe') })
      })
    },

    /** Pending retries go to the new address. */
    async change(tenantId: string, id: string, change: EndpointChange): Promise<EndpointRow> {
      requireAllowed(change.url)
      const row = existing(await database.tenant(tenantId, (tx) => endpoints.update(tx, tenantId, id, change)))
      if (change.enabled !== false || !row.enabled) return row
      await health.disable(tenantId, id, 'requested')
      return existing(await database.tenantOnce(tenantId, (tx) => endpoints.findById(tx, tenantId, id)))
    },

    /** Skips pending deliveries; the log stays. */
    async remove(tenantId: string, id: string): Promise<void> {
      await health.disable(tenantId, id, 'requested')
      const isGone = await database.tenant(tenantId, (tx) => endpoints.markDeleted(tx, tenantId, id))
      if (!isGone) throw new NotFound()
    },

    /** Sends a sample event the usual way, with one attempt. Returns the delivery's id. */
    async test(tenantId: string, id: string, event: EventName): Promise<string> {
      const createdAt = clock.now()
      const body = bodyOf(event, tenantId, createdAt.toISOString(), definitionOf(event).example)
      const deliveryId = await database.tenant(tenantId, async (tx) => {
        const endpoint = existing(await endpoints.findById(tx, tenantId, id))
        requireEnabled(endpoint)
        return enqueueSample(tx, { tenantId, id: newId('evt'), event, body, createdAt }, id)
      })
      wake()
      return deliveryId
    },
  }
}

export function requireEnabled({ enabled }: { enabled: boolean }): void {
  if (!enabled) throw new Conflict('This endpoint is switched off; switch it on first')
}
