import { asc, and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { bookingChanges } from '../tables.ts'

export type HistoryRow = Omit<typeof bookingChanges.$inferSelect, 'tenantId' | 'bookingId'>

export const historyRepository = {
  async insert(tx: Tx, tenantId: string, bookingId: string, row: HistoryRow): Promise<void> {
    await tx.insert(bookingChanges).values({ tenantId, bookingId, ...row })
  },

  /** Oldest first. */
  list(tx: Tx, tenantId: string, bookingId: string): Promise<HistoryRow[]> {
    return tx
      .select({
        version: bookingChanges.version,
        action: bookingChanges.action,
        actor: bookingChanges.actor,
        changes: bookingChanges.changes,
        reason: bookingChanges.reason,
        at: bookingChanges.at,
      })
      .from(bookingChanges)
      .where(and(eq(bookingChanges.tenantId, tenantId), eq(bookingChanges.bookingId, bookingId)))
      .orderBy(asc(bookingChanges.version))
  },
}
