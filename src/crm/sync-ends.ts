import { and, eq, inArray } from 'drizzle-orm'
import { preparedSql, type Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import type { ConnectionJob } from './lease.ts'
import { presentSync, type ShownRow } from './sync-schemas.ts'
import { syncColumns, type SyncRow } from './repository.ts'
import { crmSyncs, type Counts } from './tables.ts'

export interface EndedSync {
  sync: SyncRow
  status: 'completed' | 'failed'
  externalId?: string | null
  error?: string
  isRefusedConnection?: boolean
  counts?: Counts
}

/** A sync that stays pending. */
export interface PostponedSync {
  sync: SyncRow
  /** True when it counts as a failed attempt. */
  counts: boolean
  delayS: number
  error?: string
  /** Of a full resync. */
  progress?: { counts: Counts; position: string }
}

const endAll = preparedSql<ShownRow>(
  'crm_end_syncs',
  `update crm_syncs s set status = r.status, external_id = r.external_id, error = r.error, is_refused_connection = r.refused,
     counts = coalesce(r.counts, s.counts), is_open = false, updated_at = now()
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::jsonb[])
     r (id, status, external_id, error, refused, counts)
   where s.tenant_id = $1 and s.id = r.id and s.status = 'pending'
   returning s.id, s.connection_id as "connectionId", s.lead_id as "leadId", s.provider, s.trigger, s.status, s.attempts,
     s.external_id as "externalId", s.error, s.counts, s.created_at as "createdAt", s.updated_at as "updatedAt"`,
)

/** The ledger entry and its event, in one transaction: each sync ends and is published once. */
export async function endSyncs(
  tx: Tx,
  events: Pick<Events, 'publish'>,
  tenantId: string,
  ended: readonly EndedSync[],
): Promise<void> {
  const rows = await endAll(tx, [
    tenantId,
    ended.map(({ sync }) => sync.id),
    ended.map(({ status }) => status),
    ended.map(({ externalId = null }) => externalId),
    ended.map(({ error = null }) => error),
    ended.map(({ isRefusedConnection = false }) => isRefusedConnection),
    ended.map(({ counts }) => (counts === undefined ? null : JSON.stringify(counts))),
  ])
  await Promise.all(
    rows.map((row) => {
      const event = row.status === 'completed' ? 'crm.sync_completed' : 'crm.sync_failed'
      return events.publish(tx, { tenantId, event, data: presentSync(row) })
    }),
  )
}

const moveOn = preparedSql(
  'crm_postpone',
  `update crm_syncs set due_at = now() + make_interval(secs => $3), failures = failures + $4::int, error = $5,
     counts = coalesce($6::jsonb, counts), position = coalesce($7, position), updated_at = now()
   where tenant_id = $1 and id = $2 and status = 'pending'`,
)

/** Postpones newer syncs of the lead as well: see enqueue.ts. */
const moveFollowers = preparedSql(
  'crm_postpone_followers',
  `update crm_syncs set due_at = now() + make_interval(secs => $4)
   where tenant_id = $1 and connection_id = $2 and lead_id = $3 and status = 'pending' and is_open`,
)

export async function postpone(
  tx: Tx,
  { tenantId, id }: ConnectionJob,
  postponed: readonly PostponedSync[],
): Promise<void> {
  for (const { sync, counts, delayS, error = null, progress } of postponed) {
    const values = progress === undefined ? [null, null] : [JSON.stringify(progress.counts), progress.position]
    await moveOn(tx, [tenantId, sync.id, delayS, counts ? 1 : 0, error, ...values])
    if (sync.leadId !== null) await moveFollowers(tx, [tenantId, id, sync.leadId, delayS])
  }
}

/** Limits the size of one transaction. */
const MAX_BATCH_ROWS = 200

/** Fails pending syncs of a deleted connection. False when none is left. */
export async function failAll(
  tx: Tx,
  events: Pick<Events, 'publish'>,
  { tenantId, id }: ConnectionJob,
  error: string,
): Promise<boolean> {
  const isPending = and(eq(crmSyncs.tenantId, tenantId), eq(crmSyncs.connectionId, id), eq(crmSyncs.status, 'pending'))
  const ids = tx.select({ id: crmSyncs.id }).from(crmSyncs).where(isPending).limit(MAX_BATCH_ROWS)
  const rows = await tx
    .select(syncColumns)
    .from(crmSyncs)
    .where(and(isPending, inArray(crmSyncs.id, ids)))
  await endSyncs(
    tx,
    events,
    tenantId,
    rows.map((sync) => ({ sync, status: 'failed' as const, error })),
  )
  return rows.length > 0
}
