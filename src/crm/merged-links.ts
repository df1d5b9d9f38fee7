import { preparedSql, type Tx } from '../db/database.ts'

/** Moves the link to the surviving lead, unless that has one of its own. */
const takeLinks = preparedSql(
  'crm_take_links',
  `update crm_links l set lead_id = $3, pushed_hash = null
   where l.tenant_id = $1 and l.lead_id = $2 and not exists (
     select from crm_links o where o.tenant_id = $1 and o.connection_id = l.connection_id and o.lead_id = $3)`,
)

/** An unanswered link of the surviving lead is dropped in favour of an answered one. */
const dropUnanswered = preparedSql(
  'crm_drop_unanswered_links',
  `delete from crm_links l where l.tenant_id = $1 and l.lead_id = $3 and l.synced_at is null and l.sent_key is null
   and exists (select from crm_links o
     where o.tenant_id = $1 and o.connection_id = l.connection_id and o.lead_id = $2 and o.synced_at is not null)`,
)

/**
 * Merge of two leads. The merged lead's ledger stays; its pending syncs end as those of a deleted lead, and the merge itself
 * is a change that pushes the survivor.
 */
export async function moveLinks(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
  await dropUnanswered(tx, [tenantId, from, into])
  await takeLinks(tx, [tenantId, from, into])
}
