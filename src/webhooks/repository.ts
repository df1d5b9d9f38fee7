import { and, asc, desc, eq, gte, inArray, isNull, like, lt, or, sql } from 'drizzle-orm'
import { firstIdAt } from '../core/ids.ts'
import { afterEvery } from '../core/pagination.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import { webhookEndpoints, webhookAttempts, webhookDeliveries, webhookEvents } from './tables.ts'

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

export type EventRow = Omit<typeof webhookEvents.$inferSelect, 'tenantId'>
export type EventSummary = Omit<EventRow, 'body'>
export type AttemptRow = Omit<typeof webhookAttempts.$inferSelect, 'tenantId'>
type DeliveryStatus = (typeof webhookDeliveries.$inferSelect)['status']

export interface DeliveryRow extends Omit<
  typeof webhookDeliveries.$inferSelect,
  'tenantId' | 'attempts' | 'tries' | 'lease'
> {
  /** The endpoint's current URL. */
  url: string
  isTest: boolean
  /** True while an attempt is in flight. */
  isLent: boolean
}

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined
  endpointId?: string | undefined
  event?: EventRow['event'] | undefined
  before: string | undefined
  limit: number
}

const eventColumns = {
  id: webhookEvents.id,
  event: webhookEvents.event,
  isTest: webhookEvents.isTest,
  createdAt: webhookEvents.createdAt,
}

const deliveryColumns = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  endpointId: webhookDeliveries.endpointId,
  event: webhookDeliveries.event,
  status: webhookDeliveries.status,
  dueAt: webhookDeliveries.dueAt,
  createdAt: webhookDeliveries.createdAt,
  finishedAt: webhookDeliveries.finishedAt,
  url: webhookEndpoints.url,
  isTest: webhookEvents.isTest,
  isLent: sql<boolean>`${webhookDeliveries.lease} is not null and ${webhookDeliveries.dueAt} > now()`,
}

/** Excludes deliveries in flight: sending them again would only duplicate them. */
const sendAgain = preparedSql(
  'webhooks_send_again',
  `update webhook_deliveries set status = 'pending', due_at = now(), finished_at = null, lease = null,
     tries = case when status = 'pending' then tries else 0 end
   where tenant_id = $1 and id = $2 and (lease is null or due_at <= now())`,
)

const recoverAll = preparedSql<{ id: string }>(
  'webhooks_recover',
  `update webhook_deliveries set status = 'pending', due_at = now(), finished_at = null, tries = 0
   where tenant_id = $1 and endpoint_id = $2 and status in ('failed', 'skipped') and created_at >= $3
   returning id`,
)

function deliveries(tx: Tx) {
  const ofEndpoint = and(
    eq(webhookEndpoints.tenantId, webhookDeliveries.tenantId),
    eq(webhookEndpoints.id, webhookDeliveries.endpointId),
  )
  const ofEvent = and(
    eq(webhookEvents.tenantId, webhookDeliveries.tenantId),
    eq(webhookEvents.id, webhookDeliveries.eventId),
  )
  return tx
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, ofEndpoint)
    .innerJoin(webhookEvents, ofEvent)
}

const MAX_ABOUT = 20

export const logRepository = {
  /** Newest first, without bodies. */
  events(
    tx: Tx,
    tenantId: string,
    { event, before = afterEvery('evt'), limit }: Pick<DeliveryFilter, 'event' | 'before' | 'limit'>,
  ): Promise<EventSummary[]> {
    const ofKind = event === undefined ? undefined : eq(webhookEvents.event, event)
    return tx
      .select(eventColumns)
      .from(webhookEvents)
      .where(and(eq(webhookEvents.tenantId, tenantId), lt(webhookEvents.id, before), ofKind))
      .orderBy(desc(webhookEvents.id))
      .limit(limit)
  },

  /** Events between two moments whose data names one of the ids, oldest first. */
  about(tx: Tx, tenantId: string, { ids, from, to }: { ids: string[]; from: Date; to: Date }): Promise<EventSummary[]> {
    const isAbout = or(...ids.map((id) => like(webhookEvents.body, `%"${id}"%`)))
    const isWithin = and(gte(webhookEvents.id, firstIdAt('evt', from)), lt(webhookEvents.id, firstIdAt('evt', to)))
    return tx
      .select(eventColumns)
      .from(webhookEvents)
      .where(and(eq(webhookEvents.tenantId, tenantId), isWithin, isAbout))
      .orderBy(asc(webhookEvents.id))
      .limit(MAX_ABOUT)
  },

  async findEvent(tx: Tx, tenantId: string, id: string): Promise<EventRow | undefined> {
    const [row] = await tx
      .select({ ...eventColumns, body: webhookEvents.body })
      .from(webhookEvents)
      .where(and(eq(webhookEvents.tenantId, tenantId), eq(webhookEvents.id, id)))
    return row
  },

  deliveries(
    tx: Tx,
    tenantId: string,
    { status, endpointId, event, before = afterEvery('dlv'), limit }: DeliveryFilter,
  ): Promise<DeliveryRow[]> {
    return deliveries(tx)
      .where(
        and(
          eq(webhookDeliveries.tenantId, tenantId),
          lt(webhookDeliveries.id, before),
          status === undefined ? undefined : eq(webhookDeliveries.status, status),
          endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId),
          event === undefined ? undefined : eq(webhookDeliveries.event, event),
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
  },

  async findDelivery(tx: Tx, tenantId: string, id: string): Promise<DeliveryRow | undefined> {
    const [row] = await deliveries(tx).where(
      and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, id)),
    )
    return row
  },

  async attempts(tx: Tx, tenantId: string, deliveryIds: string[]): Promise<AttemptRow[]> {
    if (deliveryIds.length === 0) return []
    return tx
      .select()
      .from(webhookAttempts)
      .where(and(eq(webhookAttempts.tenantId, tenantId), inArray(webhookAttempts.deliveryId, deliveryIds)))
      .orderBy(asc(webhookAttempts.number))
  },

  /** Due at once; a finished delivery restarts its schedule. */
  async sendAgain(tx: Tx, tenantId: string, id: string): Promise<void> {
    await sendAgain(tx, [tenantId, id])
  },

  /** Makes every undelivered delivery since then due at once; returns their number. */
  async recover(tx: Tx, tenantId: string, endpointId: string, since: Date): Promise<number> {
    return (await recoverAll(tx, [tenantId, endpointId, since.toISOString()])).length
  },
}
