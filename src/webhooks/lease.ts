import type { Lease } from '../core/leased-work.ts'
import { BY_INDEX, preparedSql, type Database } from '../db/database.ts'

/** A delivery leased to this process, with everything its attempt needs. */
export interface DeliveryJob {
  tenantId: string
  id: string
  eventId: string
  endpointId: string
  lease: string
  /** Finished attempts of the current schedule. */
  tries: number
  body: string
  isTest: boolean
  url: string
  /** True while the endpoint is in a failure state. */
  isFailing: boolean
  secret: string
  /** Null unless the secret was rotated recently. */
  previous: string | null
}

/** An endpoint failing for this long gets one delivery at a time until one succeeds. */
const SUSPECT_AFTER_S = 30

const PLACES = `case when e.failing_since < now() - interval '${SUSPECT_AFTER_S} seconds' then 1 else $3::int end - coalesce(r.jobs, 0)`

const IS_DUE = `w.endpoint_id = e.id and w.tenant_id = e.tenant_id and w.status = 'pending' and w.due_at <= now()`

/**
 * Over all tenants: leases due deliveries, oldest first per endpoint and endpoints in random order, so none starves. Each
 * endpoint has its own slots in this process ($3; one while it fails, less those running: $1, $2), so a hanging endpoint fills only these.
 * `materialized`, because an inlined CTE may lock more rows than its limit. Look-ups are fenced by `offset 0` and a scalar
 * subquery: a plan made while the tables were empty would keep joining row by row.
 */
const claimDue = preparedSql<DeliveryJob>(
  'webhooks_claim',
  `with chosen as materialized (
     select x.tenant_id, x.id from (
       select e.tenant_id, e.id, ${PLACES} as places
       from webhook_endpoints e left join unnest($1::text[], $2::int[]) as r (endpoint_id, jobs) on r.endpoint_id = e.id
       where e.enabled and e.deleted_at is null and ${PLACES} > 0
         and (select true from webhook_deliveries w where ${IS_DUE} limit 1)
       order by random() limit 200
     ) e cross join lateral (
       select w.tenant_id, w.id from webhook_deliveries w where ${IS_DUE}
       order by w.due_at, w.id limit e.places for update skip locked
     ) x limit $4
   ), lent as (
     update webhook_deliveries d set due_at = now() + make_interval(secs => $5), lease = $6
     from chosen c where d.tenant_id = c.tenant_id and d.id = c.id
     returning d.tenant_id, d.id, d.event_id, d.endpoint_id, d.lease, d.tries
   )
   select l.tenant_id as "tenantId", l.id, l.event_id as "eventId", l.endpoint_id as "endpointId", l.lease, l.tries,
     v.body, v.is_test as "isTest", e.url, e.failing_since is not null as "isFailing", s.secret,
     case when s.previous_until > now() then s.previous end as previous
   from lent l
   cross join lateral (select * from webhook_events v where v.tenant_id = l.tenant_id and v.id = l.event_id offset 0) v
   cross join lateral (select * from webhook_endpoints e where e.tenant_id = l.tenant_id and e.id = l.endpoint_id offset 0) e
   cross join lateral (select * from webhook_secrets s where s.tenant_id = l.tenant_id offset 0) s`,
)

/** A claim lost in a server crash is simply repeated, so its commit need not wait for the disk. */
const settings = preparedSql(
  'webhooks_claim_settings',
  `select set_config('synchronous_commit', 'off', true), ${BY_INDEX}`,
)

interface Capacity {
  limit: number
  /** Running deliveries by endpoint. */
  running: ReadonlyMap<string, number>
  endpointPlaces: number
}

export async function claim(
  database: Database,
  { token, seconds }: Lease,
  { limit, running, endpointPlaces }: Capacity,
): Promise<DeliveryJob[]> {
  const [, jobs] = await database.systemOnce((tx) =>
    Promise.all([
      settings(tx, []),
      claimDue(tx, [[...running.keys()], [...running.values()], endpointPlaces, limit, seconds, token]),
    ]),
  )
  return jobs
}

const releaseOne = preparedSql(
  'webhooks_release',
  `update webhook_deliveries set lease = null, due_at = now() where tenant_id = $1 and id = $2 and lease = $3`,
)

/** Due again at once, without counting the attempt. */
export async function release(database: Database, { tenantId, id, lease }: DeliveryJob): Promise<void> {
  await database.tenantOnce(tenantId, (tx) => releaseOne(tx, [tenantId, id, lease]))
}

/** Over all tenants: a stopped process leaves leases of any. */
const freeAll = preparedSql(
  'webhooks_free',
  `update webhook_deliveries set lease = null, due_at = now() where status = 'pending' and lease is not null`,
)

/** Over all tenants: frees the leases of a stopped process; only for a single process at its start. */
export async function free(database: Database): Promise<void> {
  await database.systemOnce((tx) => freeAll(tx, []))
}
