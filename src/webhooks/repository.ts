import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import type { Tx } from '../db/database.ts'
import { webhookEndpoints } from './tables.ts'

export type EndpointRow = Omit<typeof webhookEndpoints.$inferSelect, 'tenantId' | 'lastFailedAt' | 'deletedAt'>

export interface EndpointChange {
  url?: string
  events?: string[]
  description?: string | null
  enabled?: boolean
}

const columns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  description: webhookEndpoints.description,
  enabled: webhookEndpoints.enabled,
  disabledReason: webhookEndpoints.disabledReason,
  disabledAt: webhookEndpoints.disabledAt,
  failingSince: webhookEndpoints.failingSince,
  createdAt: webhookEndpoints.createdAt,
  updatedAt: webhookEndpoints.updatedAt,
}

const isOf = (tenantId: string) => and(eq(webhookEndpoints.tenantId, tenantId), isNull(webhookEndpoints.deletedAt))

const isEndpoint = (tenantId: string, id: string) => and(isOf(tenantId), eq(webhookEndpoints.id, id))

const NO_FAILURES = { failingSince: null, lastFailedAt: null } as const

export const endpointsRepository = {
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('whe'), limit }: { before: string | undefined; limit: number },
  ): Promise<EndpointRow[]> {
    return tx
      .select(columns)
      .from(webhookEndpoints)
      .where(and(isOf(tenantId), lt(webhookEndpoints.id, before)))
      .orderBy(desc(webhookEndpoints.id))
      .limit(limit)
  },

  async count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(webhookEndpoints, isOf(tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<EndpointRow | undefined> {
    const [row] = await tx.select(columns).from(webhookEndpoints).where(isEndpoint(tenantId, id))
    return row
  },

  async insert(tx: Tx, tenantId: string, row: EndpointChange & { id: string; url: string; events: string[] }) {
    const enabled = row.enabled ?? true
    const [inserted] = await tx
      .insert(webhookEndpoints)
      .values({ tenantId, ...row, enabled, ...(enabled ? {} : switchedOff) })
      .returning(columns)
    return inserted!
  },

  /** Enabling clears the reason and the failure state. */
  async update(
    tx: Tx,
    tenantId: string,
    id: string,
    { enabled, ...change }: EndpointChange,
  ): Promise<EndpointRow | undefined> {
    const switched = enabled === true ? switchedOn : {}
    const [row] = await tx
      .update(webhookEndpoints)
      .set({ ...change, ...switched, updatedAt: sql`now()` })
      .where(isEndpoint(tenantId, id))
      .returning(columns)
    return row
  },

  async markDeleted(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .update(webhookEndpoints)
      .set({ enabled: false, deletedAt: sql`now()`, ...NO_FAILURES })
      .where(isEndpoint(tenantId, id))
      .returning({ id: webhookEndpoints.id })
    return rows.length > 0
  },
}

const switchedOff = { disabledReason: 'requested' as const, disabledAt: sql`now()` }
const switchedOn = { enabled: true, disabledReason: null, disabledAt: null, ...NO_FAILURES }
