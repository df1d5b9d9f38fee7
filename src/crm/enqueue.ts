import { newId } from '../core/ids.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import type { PublishedEvent } from '../plugins/events.ts'

/** A time-sorted, deterministic id for `$2`: see webhooks/enqueue.ts. */
const SYNC_ID = `'sync_' || substr($2, 1, 13) || substr(encode(sha256(convert_to($2 || c.id, 'UTF8')), 'hex'), 1, 13)`

/**
 * One sync per lead and connection. Changes join the open sync; a claim closes it before reading the lead, and `do update`
 * waits for that, so no change is missed. While an older sync of the lead waits for a retry, the new one waits too: the
 * outcome of the earlier push must be known first.
 */
const insertSyncs = preparedSql<{ id: string }>(
  'crm_record_lead',
  `insert into crm_syncs (tenant_id, id, connection_id, lead_id, provider, trigger, status, due_at, created_at, updated_at)
   select c.tenant_id, ${SYNC_ID}, c.id, $3, c.provider, $4, 'pending',
     greatest(now(), (select max(w.due_at) from crm_syncs w
       where w.tenant_id = c.tenant_id and w.connection_id = c.id and w.lead_id = $3 and w.status = 'pending')),
     $5::timestamptz, $5::timestamptz
   from crm_connections c where c.tenant_id = $1 and c.enabled and c.deleted_at is null
   on conflict (tenant_id, connection_id, lead_id) where status = 'pending' and is_open
   do update set updated_at = excluded.updated_at,
     trigger = case when excluded.trigger = 'manual' then 'manual' else crm_syncs.trigger end
   returning id`,
)

/** Stores the syncs of an event, in the publisher's transaction. */
export async function enqueueSyncs(tx: Tx, { tenantId, id, event, body, createdAt }: PublishedEvent): Promise<boolean> {
  if (event !== 'lead.captured' && event !== 'lead.updated') return false
  // Both events have the data of a lead.
  const { data } = JSON.parse(body) as { data: { lead_id: string } }
  const rows = await insertSyncs(tx, [tenantId, suffixOf(id), data.lead_id, 'change', createdAt.toISOString()])
  return rows.length > 0
}

/** Ids of the new syncs, one per enabled connection. */
export async function enqueueManual(tx: Tx, tenantId: string, leadId: string, at: Date): Promise<string[]> {
  const rows = await insertSyncs(tx, [tenantId, suffixOf(newId('sync')), leadId, 'manual', at.toISOString()])
  return rows.map(({ id }) => id)
}

const suffixOf = (id: string) => id.slice(id.indexOf('_') + 1)
