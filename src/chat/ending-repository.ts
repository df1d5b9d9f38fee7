import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { isSession, sessionColumns, type SessionRow } from './repository.ts'
import { chatSessions } from './tables.ts'

/** Nobody waits any more, and what it came to is found out at once; by the database's clock, which leases go by. */
const DUE = { waitingSince: null, analysisDueAt: sql`now()` }

/** How conversations end: by call, or because nobody wrote any more. */
export const endingRepository = {
  async endSession(
    tx: Tx,
    tenantId: string,
    id: string,
    reason: 'call' | 'silence',
    now: Date,
  ): Promise<SessionRow | undefined> {
    const [row] = await tx
      .update(chatSessions)
      .set({ status: 'ended', endReason: reason, endedAt: now, ...DUE })
      .where(isSession(tenantId, id))
      .returning(sessionColumns)
    return row
  },

  /** Who has sessions without a message since `silentSince`. */
  async tenantsWithSilentSessions(tx: Tx, silentSince: Date): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: chatSessions.tenantId })
      .from(chatSessions)
      .where(and(ne(chatSessions.status, 'ended'), lt(chatSessions.lastMessageAt, silentSince)))
    return rows.map(({ tenantId }) => tenantId)
  },

  /** Ends the tenant's sessions without a message since `silentSince`, at most `limit`; those that somebody writes to right now are left. */
  async endSilentSessions(
    tx: Tx,
    tenantId: string,
    silentSince: Date,
    now: Date,
    limit: number,
  ): Promise<SessionRow[]> {
    const isSilent = and(
      eq(chatSessions.tenantId, tenantId),
      ne(chatSessions.status, 'ended'),
      lt(chatSessions.lastMessageAt, silentSince),
    )
    const silent = await tx
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .where(isSilent)
      .orderBy(chatSessions.lastMessageAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = silent.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(chatSessions)
      .set({ status: 'ended', endReason: 'silence', endedAt: now, ...DUE })
      .where(and(eq(chatSessions.tenantId, tenantId), inArray(chatSessions.id, ids)))
      .returning(sessionColumns)
  },
}
