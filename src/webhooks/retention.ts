import { statement, type Database } from '../db/database.ts'

const BATCH = 1_000

/** An event goes with its deliveries and their tries when all of them ended before the limit, or it had none. */
const forgetEvents = statement<{ id: string }>(
  'webhooks_forget_events',
  `with old as materialized (
     select v.tenant_id, v.id from webhook_events v
     where v.created_at < now() - make_interval(days => $1) and not exists (
       select from webhook_deliveries d where d.tenant_id = v.tenant_id and d.event_id = v.id
         and (d.finished_at is null or d.finished_at >= now() - make_interval(days => $1)))
     order by v.created_at limit $2 for update skip locked
   )
   delete from webhook_events v using old where v.tenant_id = old.tenant_id and v.id = old.id returning v.id`,
)

const forgetEndpoints = statement(
  'webhooks_forget_endpoints',
  `delete from webhook_endpoints e where e.deleted_at is not null
   and not exists (select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id)`,
)

/** Deletes what is finished and older than `days`, in small transactions. */
export async function forgetOldDeliveries(database: Database, days: number): Promise<void> {
  let deleted: unknown[]
  do deleted = await database.systemOnce((tx) => forgetEvents(tx, [days, BATCH]))
  while (deleted.length === BATCH)
  await database.systemOnce((tx) => forgetEndpoints(tx, []))
}
