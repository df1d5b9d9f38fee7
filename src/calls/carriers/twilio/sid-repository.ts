import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import type { CallRow } from '../../repository.ts'
import { calls } from '../../tables.ts'

/** Over all tenants: Twilio names a call by its CallSid, which says nothing of whose it is. */
export const sidRepository = {
  async find(tx: Tx, sid: string): Promise<CallRow | undefined> {
    const [row] = await tx.select().from(calls).where(eq(calls.providerId, sid))
    return row
  },

  /** Those of these that are calls of ours. */
  async known(tx: Tx, sids: string[]): Promise<string[]> {
    if (sids.length === 0) return []
    const rows = await tx.select({ sid: calls.providerId }).from(calls).where(inArray(calls.providerId, sids))
    return rows.flatMap(({ sid }) => (sid === null ? [] : [sid]))
  },
}
