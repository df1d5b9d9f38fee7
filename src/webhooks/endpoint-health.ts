import { sql } from 'drizzle-orm'
import { DAY, SECOND } from '../core/time.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'

/** Without one success for so long an endpoint is switched off. */
const DEAD_AFTER_S = (5 * DAY) / SECOND

/** Failures further apart than this are not one failure: longer than the longest wait between two tries. */
const FORGOTTEN_AFTER_S = (2 * DAY) / SECOND

export type DisabledReason = 'requested' | 'gone' | 'failing'

/** Tells a tenant's administrators that an endpoint of theirs was switched off. */
export interface AdminNotice {
  /** What the tenant is called; asked before the transaction, which must not wait for another. */
  nameOf(tenantId: string): Promise<string>
  /** In the transaction that switched it off. */
  record(tx: Tx, tenantId: string, notice: { business: string; url: string; lastError: string }): Promise<void>
  /** It was committed. */
  wake(): void
}

export interface EndpointHealth {
  /** A try arrived: whatever failed before is forgiven. */
  recordSuccess(tenantId: string, endpointId: string): Promise<void>
  /** @param error the code of the try */
  recordFailure(tenantId: string, endpointId: string, error: string): Promise<void>
  /** Switches the endpoint off and skips what waits for it. */
  disable(tenantId: string, endpointId: string, reason: DisabledReason): Promise<void>
}

const forgive = preparedSql(
  'webhooks_forgive',
  `update webhook_endpoints set failing_since = null, last_failed_at = null
   where tenant_id = $1 and id = $2 and failing_since is not null`,
)

const countFailure = preparedSql<{ isDead: boolean }>(
  'webhooks_count_failure',
  `update webhook_endpoints set
     failing_since = case when last_failed_at > now() - make_interval(secs => $4) then failing_since else now() end,
     last_failed_at = now()
   where tenant_id = $1 and id = $2 and enabled
   returning failing_since <= now() - make_interval(secs => $3) as "isDead"`,
)

const switchOff = preparedSql<{ url: string }>(
  'webhooks_switch_off',
  `update webhook_endpoints set enabled = false, disabled_reason = $3, disabled_at = now(), updated_at = now()
   where tenant_id = $1 and id = $2 and enabled returning url`,
)

/** What is in the air comes to its own end. */
const skipWaiting = preparedSql(
  'webhooks_skip_waiting',
  `update webhook_deliveries set status = 'skipped', finished_at = now(), lease = null
   where tenant_id = $1 and endpoint_id = $2 and status = 'pending' and (lease is null or due_at <= now())`,
)

export function createEndpointHealth(database: Database, notice: AdminNotice): EndpointHealth {
  async function giveUp(tenantId: string, endpointId: string, lastError: string): Promise<void> {
    const business = await notice.nameOf(tenantId)
    await database.tenant(tenantId, async (tx) => {
      const url = await switchOffIn(tx, tenantId, endpointId, 'failing')
      if (url !== undefined) await notice.record(tx, tenantId, { business, url, lastError })
    })
    notice.wake()
  }

  return {
    async disable(tenantId, endpointId, reason) {
      await database.tenant(tenantId, (tx) => switchOffIn(tx, tenantId, endpointId, reason))
    },
    async recordSuccess(tenantId, endpointId) {
      await database.tenantOnce(tenantId, (tx) => forgive(tx, [tenantId, endpointId]))
    },
    async recordFailure(tenantId, endpointId, error) {
      const values = [tenantId, endpointId, DEAD_AFTER_S, FORGOTTEN_AFTER_S]
      const [row] = await database.tenantOnce(tenantId, (tx) => countFailure(tx, values))
      if (row?.isDead === true) await giveUp(tenantId, endpointId, error)
    },
  }
}

/** The address of the endpoint, unless it was off already. */
async function switchOffIn(tx: Tx, tenantId: string, endpointId: string, reason: DisabledReason) {
  const [endpoint] = await switchOff(tx, [tenantId, endpointId, reason])
  if (endpoint !== undefined) await skipWaiting(tx, [tenantId, endpointId])
  return endpoint?.url
}

/** For the sweep: what became pending at the very moment when its endpoint was switched off. */
export async function skipForDisabledEndpoints(database: Database): Promise<void> {
  await database.systemOnce((tx) =>
    tx.execute(sql`
      update webhook_deliveries d set status = 'skipped', finished_at = now(), lease = null
      from webhook_endpoints e
      where e.tenant_id = d.tenant_id and e.id = d.endpoint_id and not e.enabled
        and d.status = 'pending' and (d.lease is null or d.due_at <= now())`),
  )
}
