import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'

const BATCH_EVENTS = 1_000

/** Deletes finished events older than `days`, in small transactions. */
export async function forgetOldDeliveries(database: Database, days: number): Promise<void> {
  let deleted: number
  do deleted = await database.systemOnce((tx) => forgetEvents(tx, days))
  while (deleted === BATCH_EVENTS)
  await database.systemOnce(forgetEndpoints)
}

/** Over all tenants: deletes events with their deliveries and attempts, once all of them ended before the limit. */
async function forgetEvents(tx: Tx, days: number): Promise<number> {
  const limit = sql`now() - make_interval(days => ${days})`
  const { rowCount } = await tx.execute(sql`
    with old as materialized (
      select v.tenant_id, v.id from webhook_events v
      where v.created_at < ${limit} and not exists (
        select from webhook_deliveries d where d.tenant_id = v.tenant_id and d.event_id = v.id
          and (d.finished_at is null or d.finished_at >= ${limit}))
      order by v.created_at limit ${BATCH_EVENTS} for update skip locked
    )
    delete from webhook_events v using old where v.tenant_id = old.tenant_id and v.id = old.id`)
  return rowCount ?? 0
}

/** Over all tenants: deleted endpoints remain while the log references them. */
async function forgetEndpoints(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from webhook_endpoints e where e.deleted_at is not null
    and not exists (select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id)`)
}
