import { and, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import { calls } from '../../tables.ts'

const isOnTheLine = and(inArray(calls.status, ['ringing', 'in_progress']), isNull(calls.hungUpAt))
const isOpen = or(eq(calls.status, 'queued'), isOnTheLine)

const isCallback = and(eq(calls.source, 'widget'), eq(calls.channel, 'phone'))

const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`

export const visitorCallsRepository = {
  /** Serialises the beginnings of a tenant's visitor calls until commit, so that their count stays true. */
  async lockBeginnings(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor calls:${tenantId}`}, 0))`)
  },

  /** Running calls: of the tenant, and from the page of this session. */
  async countOnTheLine(tx: Tx, tenantId: string, sessionId: string): Promise<{ ofTenant: number; ofSession: number }> {
    const isFromPage = and(eq(calls.sessionId, sessionId), eq(calls.channel, 'web'))
    const [row] = await tx
      .select({ ofTenant: sql<number>`count(*)::int`, ofSession: counted(isFromPage) })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), isOnTheLine))
    return row!
  },

  /** Running calls among `callIds`. */
  async countOnTheLineAmong(tx: Tx, tenantId: string, callIds: string[]): Promise<number> {
    const [row] = await tx
      .select({ running: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), inArray(calls.id, callIds), isOnTheLine))
    return row?.running ?? 0
  },

  /** Call-backs that have not ended, of the session or among `callIds`. */
  async countOpenCallbacks(
    tx: Tx,
    tenantId: string,
    { sessionId, callIds }: { sessionId: string; callIds: string[] },
  ): Promise<number> {
    const isIts = or(eq(calls.sessionId, sessionId), inArray(calls.id, callIds))
    const [row] = await tx
      .select({ open: count() })
      .from(calls)
      .where(and(eq(calls.tenantId, tenantId), isCallback, isOpen, isIts))
    return row?.open ?? 0
  },
}
