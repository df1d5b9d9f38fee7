import { SECOND, type Clock } from '../core/time.ts'
import { preparedSql, type Database } from '../db/database.ts'
import { signatureHeaders, type Keyring } from './signature.ts'
import type { SecretService } from './secret.ts'

/** Signs other domains' requests to the tenant's systems, so that one secret verifies all of them. */
export interface Signing {
  /**
   * Signature headers for exactly these bytes; `id` stays stable across attempts. Undefined when the secret was sealed with
   * another SECRET_KEY.
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
