import { randomBytes } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { sha256 } from '../core/secrets.ts'
import { HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { setupLinks } from './tables.ts'

const LIFETIME_MS = 24 * HOUR
const RANDOM_BYTES = 32
const SHAPE = /^ott_[\w-]{43}$/

/** The single-use link that registers the first tenant where registration is by invitation and no tenant can invite yet. */
export interface SetupLinks {
  /** A new link, replacing older ones. Undefined once a tenant exists: its team invites. */
  make(): Promise<string | undefined>
  /** True while an earlier link is still valid. */
  isOut(): Promise<boolean>
  /** True while no tenant exists except the demo's. */
  isOpen(): Promise<boolean>
  /** Consumes the token in the transaction that registers the first tenant. Of concurrent callers only one gets true. */
  take(tx: Tx, token: string): Promise<boolean>
}

interface SetupLinksDeps {
  database: Database
  clock: Clock
  baseUrl: string
  /** Owner of the demo tenant, which does not count here. */
  demoEmail: string
}

export function createSetupLinks({ database, clock, baseUrl, demoEmail }: SetupLinksDeps): SetupLinks {
  /** Over all tenants: the link is made while there is none. */
  const hasTenants = async (tx: Tx): Promise<boolean> => {
    const { rows } = await tx.execute<{ has: boolean }>(sql`
      select exists (
        select from tenants t where not exists (select from users u where u.tenant_id = t.id and u.email = ${demoEmail})
      ) as has`)
    return rows[0]!.has
  }

  return {
    make: () =>
      database.system(async (tx) => {
        if (await hasTenants(tx)) return undefined
        // The prefix lets the log redact the token.
        const token = `ott_${randomBytes(RANDOM_BYTES).toString('base64url')}`
        await tx.delete(setupLinks)
        const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS)
        await tx.insert(setupLinks).values({ hash: sha256(token), expiresAt })
        return `${baseUrl}/setup#token=${token}`
      }),

    isOut: () =>
      database.system(async (tx) => {
        const [row] = await tx.select({ links: count() }).from(setupLinks).where(gt(setupLinks.expiresAt, clock.now()))
        return row!.links > 0
      }),

    isOpen: () => database.system(async (tx) => !(await hasTenants(tx))),

    async take(tx, token) {
      if (!SHAPE.test(token)) return false
      const rows = await tx
        .delete(setupLinks)
        .where(and(eq(setupLinks.hash, sha256(token)), gt(setupLinks.expiresAt, clock.now())))
        .returning({ hash: setupLinks.hash })
      return rows.length > 0
    },
  }
}
