import { preparedSql, type Tx } from '../db/database.ts'
import type { PublishedEvent } from '../plugins/events.ts'

/**
 * Delivery ids sort like their events' and are deterministic: prefix and time of the event's id, then a hash of event and
 * endpoint (52 bits, in the digits of ids).
 */
const DELIVERY_ID = `'dlv_' || substr($2, 5, 13) || substr(encode(sha256(convert_to($2 || e.id, 'UTF8')), 'hex'), 1, 13)`

const EVENT_ROW = `insert into webhook_events (tenant_id, id, event, body, is_test, created_at)
  values ($1::text, $2::text, $3::text, $4::text, $5::boolean, $6::timestamptz)`

const DELIVERY_COLUMNS = `tenant_id, id, event_id, endpoint_id, event, status, created_at, finished_at`

/** One delivery per subscribed endpoint. A disabled one gets a skipped delivery, which it can recover later. */
const insertForAll = preparedSql<{ status: string }>(
  'webhooks_record',
  `with recorded as (${EVENT_ROW})
   insert into webhook_deliveries (${DELIVERY_COLUMNS})
   select e.tenant_id, ${DELIVERY_ID}, $2, e.id, $3, case when e.enabled then 'pending' else 'skipped' end, $6,
     case when e.enabled then null else $6::timestamptz end
   from webhook_endpoints e
   where e.tenant_id = $1 and e.deleted_at is null and ($3 = any (e.events) or '*' = any (e.events))
   returning status`,
)

const insertForOne = preparedSql<{ id: string }>(
  'webhooks_record_one',
  `with recorded as (${EVENT_ROW})
   insert into webhook_deliveries (${DELIVERY_COLUMNS})
   select e.tenant_id, ${DELIVERY_ID}, $2, e.id, $3, 'pending', $6, null
   from webhook_endpoints e where e.tenant_id = $1 and e.id = $7
   returning id`,
)

function valuesOf({ tenantId, id, event, body, createdAt }: PublishedEvent, isTest: boolean): unknown[] {
  return [tenantId, id, event, body, isTest, createdAt.toISOString()]
}

/** In the publisher's transaction. True where something is to be delivered. */
export async function enqueueDeliveries(tx: Tx, event: PublishedEvent): Promise<boolean> {
  return (await insertForAll(tx, valuesOf(event, false))).some(({ status }) => status === 'pending')
}

/** A sample for one endpoint, regardless of its subscriptions. Returns the delivery's id. */
export async function enqueueSample(tx: Tx, event: PublishedEvent, endpointId: string): Promise<string> {
  const [row] = await insertForOne(tx, [...valuesOf(event, true), endpointId])
  return row!.id
}
