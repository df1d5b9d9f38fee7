import { sql } from 'drizzle-orm'
import { DAY, SECOND } from '../core/time.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'

/** An endpoint without a success for this long is disabled. */
const DEAD_AFTER_S = (5 * DAY) / SECOND

/** Failures further apart do not accumulate; longer than the longest retry interval. */
const FORGOTTEN_AFTER_S = (2 * DAY) / SECOND

type DisabledReason = 'requested' | 'gone' | 'failing'

/** Notifies a tenant's administrators of a disabled endpoint. */
export interface AdminNotice {
  /** The tenant's name; read before the transaction, which must not wait for another one. */
  nameOf(tenantId: string): Promise<string>
  /** Called in the disabling transaction. */
  record(tx: Tx, tenantId: string, notice: { business: string; url: string; lastError: string }): Promise<void>
  /** Called after its commit. */
  wake(): void
}

export interface EndpointHealth {
  /** Clears the failure state. */
  recordSuccess(tenantId: string, endpointId: string): Promise<void>
  /** @param error the attempt's code */
  recordFailure(tenantId: string, endpointId: string, error: string): Promise<void>
  /** Disables the endpoint and skips its pending deliveries. */
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

/** Deliveries in flight are left to finish. */
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

/** Returns the endpoint's URL, unless it was already disabled. */
async function switchOffIn(tx: Tx, tenantId: string, endpointId: string, reason: DisabledReason) {
  const [endpoint] = await switchOff(tx, [tenantId, endpointId, reason])
  if (endpoint !== undefined) await skipWaiting(tx, [tenantId, endpointId])
  return endpoint?.url
}

/** Over all tenants, for the sweep: deliveries that became pending just as their endpoint was disabled. */
export async function skipForDisabledEndpoints(database: Database): Promise<void> {
  await database.systemOnce((tx) =>
    tx.execute(sql`
      update webhook_deliveries d set status = 'skipped', finished_at = now(), lease = null
      from webhook_endpoints e
      where e.tenant_id = d.tenant_id and e.id = d.endpoint_id and not e.enabled
        and d.status = 'pending' and (d.lease is null or d.due_at <= now())`),
  )
}
