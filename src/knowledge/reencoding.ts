import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { tenants } from '../tenants/tables.ts'
import { baseLanguage } from './analyzer.ts'
import { findStaleTenants, reencodeTenant } from './encoding.ts'
import { knowledgeStatistics } from './tables.ts'

interface ReencodingDeps {
  database: Database
  languageOf(tenantId: string): Promise<string | undefined>
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
export function createReencoding({ database, languageOf, log, pause }: ReencodingDeps): Reencoding {
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
      const stale = await database.system(async (tx) => [
        ...(await findStaleTenants(tx)),
        ...(await findOtherLanguages(tx)),
      ])
      for (const { tenantId } of stale) request(tenantId)
      await working
    },
    async stop() {
      stopped = true
      await working
    },
  }
}

async function findOtherLanguages(tx: Parameters<typeof findStaleTenants>[0]): Promise<{ tenantId: string }[]> {
  const rows = await tx
    .select({ tenantId: tenants.id, language: tenants.language, indexed: knowledgeStatistics.language })
    .from(knowledgeStatistics)
    .innerJoin(tenants, eq(tenants.id, knowledgeStatistics.tenantId))
    .where(sql`${knowledgeStatistics.language} <> split_part(${tenants.language}, '-', 1)`)
  return rows.filter(({ language, indexed }) => baseLanguage(language) !== indexed)
}
