import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { calls } from './tables.ts'
import { dueIn, WATCH_AFTER_S } from './due.ts'

export const attendanceRepository = {
  /** Those of these calls that go on; nobody asks their provider for a while. */
  async postpone(tx: Tx, tenantId: string, ids: string[]): Promise<Set<string>> {
    const goesOn = and(inArray(calls.status, ['ringing', 'in_progress']), isNull(calls.hungUpAt))
    const rows = await tx
      .update(calls)
      .set({ dueAt: dueIn(WATCH_AFTER_S), lease: null, attempts: 0 })
      .where(and(eq(calls.tenantId, tenantId), inArray(calls.id, ids), goesOn))
      .returning({ id: calls.id })
    return new Set(rows.map(({ id }) => id))
  },
}
