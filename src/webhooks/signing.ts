import { SECOND, type Clock } from '../core/time.ts'
import { preparedSql, type Database } from '../db/database.ts'
import type { Keyring } from './keyring.ts'
import type { SecretService } from './secret.ts'
import { signatureHeaders } from './signature.ts'

/** For domains that call a tenant's own systems beside its endpoints: one secret verifies whatever comes from here. */
export interface Signing {
  /**
   * The signature headers of a request of the tenant's, for the very bytes that are sent now; `id` is the same on every try.
   * Undefined when the tenant's secret cannot be opened: SECRET_KEY is not the one that sealed it.
   */
  sign(tenantId: string, id: string, body: Buffer): Promise<Record<string, string> | undefined>
}

const findSealed = preparedSql<{ secret: string; previous: string | null }>(
  'webhooks_secret_sealed',
  `select secret, case when previous_until > now() then previous end as previous from webhook_secrets where tenant_id = $1`,
)

interface SigningDeps {
  database: Database
  secrets: Pick<SecretService, 'ensure'>
  keyring: Keyring
  clock: Clock
}

export function createSigning({ database, secrets, keyring, clock }: SigningDeps): Signing {
  return {
    async sign(tenantId, id, body) {
      const [sealed] = await database.tenant(tenantId, async (tx) => {
        await secrets.ensure(tx, tenantId)
        return findSealed(tx, [tenantId])
      })
      const keys = keyring.keysOf({ tenantId, ...sealed! })
      if (keys === undefined) return undefined
      const timestamp = Math.floor(clock.now().getTime() / SECOND)
      return signatureHeaders({ id, timestamp, body }, keys.current, keys.previous)
    },
  }
}
