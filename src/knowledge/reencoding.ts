import type { Database, Tx } from '../db/database.ts'
import { findStaleTenants, reencodeTenant } from './encoding.ts'

interface ReencodingDeps {
  database: Database
  languageOf(tenantId: string): Promise<string | undefined>
  /** Languages of all tenants. */
  languages(tx: Tx): Promise<Map<string, string>>
  log: { error(details: object, message: string): void }
  /** Yields to requests. */
  pause(): Promise<void>
}

interface Reencoding {
  /** Schedules a re-encoding of the tenant's vectors. Idempotent. */
  request(tenantId: string): void
  /** Finds stale tenants in the database: after an interrupted run, an upgrade, a change of language. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/** Background maintenance of the index. Staleness is stored in the tables; a request only speeds it up. */
export function createReencoding({ database, languageOf, languages, log, pause }: ReencodingDeps): Reencoding {
  const waiting = new Set<string>()
  let working: Promise<void> | undefined
  let stopped = false

  async function work(): Promise<void> {
    for (const tenantId of waiting) {
      waiting.delete(tenantId)
      if (stopped) return
      const language = await languageOf(tenantId)
      if (language !== undefined) await reencodeTenant(database, tenantId, language, pause)
    }
  }

  function request(tenantId: string): void {
    waiting.add(tenantId)
    working ??= work()
      .catch((error: unknown) =>
        log.error({ err: error }, 'An index could not be brought up to date; the sweep tries again'),
      )
      .finally(() => (working = undefined))
  }

  return {
    request,
    async sweep() {
      const stale = await database.system(async (tx) => findStaleTenants(tx, await languages(tx)))
      for (const { tenantId } of stale) request(tenantId)
      await working
    },
    async stop() {
      stopped = true
      await working
    },
  }
}
