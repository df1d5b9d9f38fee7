import { and, asc, eq } from 'drizzle-orm'
import type { Receipt } from '../assistant/index.ts'
import type { Tx } from '../db/database.ts'
import { callActions } from './tables.ts'

export const receiptRepository = {
  /** What was done on a call, oldest first. */
  async list(tx: Tx, tenantId: string, callId: string): Promise<Receipt[]> {
    const rows = await tx
      .select({ result: callActions.result })
      .from(callActions)
      .where(and(eq(callActions.tenantId, tenantId), eq(callActions.sessionId, callId), eq(callActions.status, 'done')))
      .orderBy(asc(callActions.id))
    return rows.flatMap(({ result }) => (result?.ok && result.receipt !== undefined ? [result.receipt] : []))
  },
}
