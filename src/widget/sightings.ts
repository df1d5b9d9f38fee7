import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createBriefCache } from '../core/brief-cache.ts'
import { MINUTE } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { widgetSightings as sightings } from './tables.ts'

interface Sighting {
  origin: string
  lastSeenAt: Date
}

/** The websites on which the widget was loaded, as browsers name them. */
export interface WidgetSightings {
  /** Writes once a minute at most; a page never waits for it. */
  note(tenantId: string, origin: string): void
  /** The last seen first. */
  list(tenantId: string): Promise<Sighting[]>
}

/** A wildcard domain has no end of names. */
const MAX_ORIGINS = 50
const RECENT = { ttlMs: MINUTE, max: 10_000 }

export function createWidgetSightings(database: Database, log: FastifyBaseLogger): WidgetSightings {
  const recent = createBriefCache<true>(RECENT)

  async function write(tenantId: string, origin: string): Promise<true> {
    await database.tenant(tenantId, async (tx) => {
      await tx
        .insert(sightings)
        .values({ tenantId, origin })
        .onConflictDoUpdate({ target: [sightings.tenantId, sightings.origin], set: { lastSeenAt: sql`now()` } })
      await tx.execute(sql`
        delete from ${sightings} where tenant_id = ${tenantId} and origin not in (
          select origin from ${sightings} where tenant_id = ${tenantId} order by last_seen_at desc limit ${MAX_ORIGINS})`)
    })
    return true
  }

  return {
    note(tenantId, origin) {
      recent
        .get(`${tenantId} ${origin}`, () => write(tenantId, origin))
        .catch((error: unknown) => {
          log.warn({ err: error, tenant_id: tenantId }, 'A sighting of the widget could not be noted')
        })
    },

    list: (tenantId) =>
      database.tenantOnce(tenantId, (tx) =>
        tx
          .select({ origin: sightings.origin, lastSeenAt: sightings.lastSeenAt })
          .from(sightings)
          .where(eq(sightings.tenantId, tenantId))
          .orderBy(desc(sightings.lastSeenAt))
          .execute(),
      ),
  }
}
