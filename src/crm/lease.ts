import type { Lease } from '../core/leased-work.ts'
import { BY_INDEX, preparedSql, type Database } from '../db/database.ts'

/** A connection leased to this process, the only one pushing to it. */
export interface ConnectionJob {
  tenantId: string
  id: string
  lease: string
  /** True for a deleted connection, whose pending syncs are failed. */
  isDeleted: boolean
}

const settings = preparedSql('crm_claim_settings', `select ${BY_INDEX}`)

/**
 * Over all tenants: longest waiting first, so that a busy connection cannot starve others. Deleted connections are included
 * to fail their syncs.
 */
const claimDue = preparedSql<ConnectionJob>(
  'crm_claim',
  `with chosen as materialized (
     select c.tenant_id, c.id from crm_connections c
     where c.due_at <= now() and (c.enabled and c.state = 'active' or c.deleted_at is not null)
       and (select true from crm_syncs s where s.tenant_id = c.tenant_id and s.connection_id = c.id and s.status = 'pending'
         and (s.due_at <= now() or c.deleted_at is not null) limit 1)
     order by c.due_at limit $1 for no key update of c skip locked
   )
   update crm_connections d set due_at = now() + make_interval(secs => $2), lease = $3
   from chosen c where d.tenant_id = c.tenant_id and d.id = c.id
   returning d.tenant_id as "tenantId", d.id, d.lease, d.deleted_at is not null as "isDeleted"`,
)

export async function claim(database: Database, limit: number, { token, seconds }: Lease): Promise<ConnectionJob[]> {
  const [, jobs] = await database.systemOnce((tx) =>
    Promise.all([settings(tx, []), claimDue(tx, [limit, seconds, token])]),
  )
  return jobs
}

const releaseOne = preparedSql(
  'crm_release',
  `update crm_connections set lease = null, due_at = now() + make_interval(secs => $4)
   where tenant_id = $1 and id = $2 and lease = $3`,
)

/** Releases the connection; its syncs in work become due again. */
export async function release(database: Database, { tenantId, id, lease }: ConnectionJob, delayS = 0): Promise<void> {
  await database.tenantOnce(tenantId, (tx) => releaseOne(tx, [tenantId, id, lease, delayS]))
}

/** Over all tenants: a stopped process leaves leases of any. */
const freeAll = preparedSql(
  'crm_free',
  `update crm_connections set lease = null, due_at = now() where lease is not null`,
)

/** Over all tenants: frees the leases of a stopped process; only for a single process at its start. */
export async function free(database: Database): Promise<void> {
  await database.systemOnce((tx) => freeAll(tx, []))
}

/** Over all tenants: old entries of the ledger. */
const forget = preparedSql(
  'crm_forget_syncs',
  `delete from crm_syncs where status <> 'pending' and updated_at < now() - make_interval(days => $1)`,
)

/** Over all tenants: deleted connections without entries. */
const forgetConnections = preparedSql(
  'crm_forget_connections',
  `delete from crm_connections c where c.deleted_at is not null
   and not exists (select from crm_syncs s where s.tenant_id = c.tenant_id and s.connection_id = c.id)`,
)

/** Retention of the ledger; a deleted connection is removed with its last entry. */
const KEPT_DAYS = 90

/** Over all tenants, for the sweep: the ledger is kept equally long for each. */
export async function forgetOldSyncs(database: Database): Promise<void> {
  await database.system(async (tx) => {
    await forget(tx, [KEPT_DAYS])
    await forgetConnections(tx, [])
  })
}
