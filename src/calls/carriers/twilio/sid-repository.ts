import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import type { CallRow } from '../../repository.ts'
import { calls } from '../../tables.ts'

/** Queries over all tenants: a CallSid does not say whose call it is. */
export const sidRepository = {
  async find(tx: Tx, sid: string): Promise<CallRow | undefined> {
    const [row] = await tx.select().from(calls).where(eq(calls.providerId, sid))
    return row
  },

  /** The subset that belongs to stored calls. */
  async known(tx: Tx, sids: string[]): Promise<string[]> {
    if (sids.length === 0) return []
    const rows = await tx.select({ sid: calls.providerId }).from(calls).where(inArray(calls.providerId, sids))
    return rows.flatMap(({ sid }) => (sid === null ? [] : [sid]))
  },
}
