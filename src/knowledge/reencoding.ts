import type { Database, Tx } from '../db/database.ts'
import { findStaleTenants, reencodeTenant } from './encoding.ts'

interface ReencodingDeps {
  database: Database
  languageOf(tenantId: string): Promise<string | undefined>
  /** Every tenant's language. */
  languages(tx: Tx): Promise<Map<string, string>>
  log: { error(details: object, message: string): void }
  /** Whoever waits for an answer comes first. */
  pause(): Promise<void>
}

export interface Reencoding {
  /** Brings the tenant's vectors up to date soon; asking twice is asking once. */
  request(tenantId: string): void
  /** Finds what waits in the database: after a stop in the middle, an upgrade, a change of language. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/** The background half of the index. The tables say what is stale; a request only makes it soon. */
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
