import { preparedSql, type Tx } from '../db/database.ts'

/** The record in the CRM goes on being the person's, unless the lead that stays has one of its own there. */
const takeLinks = preparedSql(
  'crm_take_links',
  `update crm_links l set lead_id = $3, pushed_hash = null
   where l.tenant_id = $1 and l.lead_id = $2 and not exists (
     select from crm_links o where o.tenant_id = $1 and o.connection_id = l.connection_id and o.lead_id = $3)`,
)

/** A link of the lead that stays which was never answered says less than one that was. */
const dropUnanswered = preparedSql(
  'crm_drop_unanswered_links',
  `delete from crm_links l where l.tenant_id = $1 and l.lead_id = $3 and l.synced_at is null and l.sent_key is null
   and exists (select from crm_links o
     where o.tenant_id = $1 and o.connection_id = l.connection_id and o.lead_id = $2 and o.synced_at is not null)`,
)

/**
 * Two leads become one. What the ledger tells of the lead that goes stays as it was; what is still to be pushed of it ends as
 * that of a deleted lead, and the merge itself is a change that pushes the lead that stays.
 */
export async function moveLinks(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
  await dropUnanswered(tx, [tenantId, from, into])
  await takeLinks(tx, [tenantId, from, into])
}
