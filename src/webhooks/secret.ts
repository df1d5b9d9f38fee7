import { preparedSql, type Database, type Tx } from '../db/database.ts'
import type { Sealer } from '../core/secrets.ts'
import { SECRET_PURPOSE, newSecret } from './signature.ts'

/** The tenant's webhook secret in replies. */
export interface WebhookSecret {
  secret: string
  rotatedAt: string
  /** End of the overlap in which the previous secret signs too; null without one. */
  previousUntil: string | null
}

export interface SecretService {
  /** Creates the secret if missing, in the caller's transaction. */
  ensure(tx: Tx, tenantId: string): Promise<void>
  get(tenantId: string): Promise<WebhookSecret>
  /** Creates a new secret; the old one signs beside it for a day. */
  rotate(tenantId: string): Promise<WebhookSecret>
}

const PREVIOUS_COUNTS_HOURS = 24

const SHOWN = `secret, rotated_at as "rotatedAt", case when previous_until > now() then previous_until end as "previousUntil"`

const insert = preparedSql(
  'webhooks_secret_insert',
  `insert into webhook_secrets (tenant_id, secret, rotated_at) values ($1, $2, now()) on conflict (tenant_id) do nothing`,
)

const find = preparedSql<WebhookSecret>(
  'webhooks_secret_find',
  `select ${SHOWN} from webhook_secrets where tenant_id = $1`,
)

const replace = preparedSql<WebhookSecret>(
  'webhooks_secret_rotate',
  `update webhook_secrets set previous = secret, previous_until = now() + make_interval(hours => ${PREVIOUS_COUNTS_HOURS}),
     secret = $2, rotated_at = now()
   where tenant_id = $1 returning ${SHOWN}`,
)

export function createSecretService(database: Database, sealer: Sealer): SecretService {
  const seal = (tenantId: string) => sealer.seal(tenantId, SECRET_PURPOSE, newSecret())
  const ensure = async (tx: Tx, tenantId: string) => void (await insert(tx, [tenantId, seal(tenantId)]))
  const opened = (tenantId: string, rows: WebhookSecret[]): WebhookSecret => {
    const row = rows[0]!
    return { ...row, secret: sealer.open(tenantId, SECRET_PURPOSE, row.secret) }
  }
  return {
    ensure,
    async get(tenantId) {
      const rows = await database.tenant(tenantId, async (tx) => {
        await ensure(tx, tenantId)
        return find(tx, [tenantId])
      })
      return opened(tenantId, rows)
    },
    async rotate(tenantId) {
      const rows = await database.tenant(tenantId, async (tx) => {
        await ensure(tx, tenantId)
        return replace(tx, [tenantId, seal(tenantId)])
      })
      return opened(tenantId, rows)
    },
  }
}
