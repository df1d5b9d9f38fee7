import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { storable } from '../core/whole-text.ts'
import type { Tx } from '../db/database.ts'
import { callLines } from './tables.ts'

/** What one of both said. */
export type CallLine = Omit<typeof callLines.$inferSelect, 'tenantId'>

export interface NewLine {
  role: 'agent' | 'user'
  text: string
  band?: string | undefined
  interrupted?: boolean | undefined
  /** Where it belongs among what was said; behind everything without it. Written again, it replaces what stands there. */
  position?: number | undefined
}

const columns = {
  id: callLines.id,
  callId: callLines.callId,
  position: callLines.position,
  role: callLines.role,
  text: callLines.text,
  band: callLines.band,
  interrupted: callLines.interrupted,
  createdAt: callLines.createdAt,
}

const isOf = (tenantId: string, callId: string | SQLWrapper) =>
  and(eq(callLines.tenantId, tenantId), eq(callLines.callId, callId))

export const lineRepository = {
  /** The caller holds the call's row, so that positions are given once. */
  async write(tx: Tx, tenantId: string, callId: string, line: NewLine): Promise<CallLine> {
    const { role, text, band = null, interrupted = false } = line
    const position = line.position ?? (await this.nextPosition(tx, tenantId, callId))
    // A model wrote it down.
    const said = { role, text: storable(text), band, interrupted }
    const [row] = await tx
      .insert(callLines)
      .values({ tenantId, id: newId('line'), callId, position, ...said })
      .onConflictDoUpdate({ target: [callLines.tenantId, callLines.callId, callLines.position], set: said })
      .returning(columns)
    return row!
  },

  async nextPosition(tx: Tx, tenantId: string, callId: string): Promise<number> {
    const [row] = await tx
      .select({ next: sql<number>`coalesce(max(position), 0)::int + 1` })
      .from(callLines)
      .where(isOf(tenantId, callId))
    return row!.next
  },

  /** All that was said, in its order; of a call, or of the one that a query finds. */
  list: (tx: Tx, tenantId: string, callId: string | SQLWrapper): Promise<CallLine[]> =>
    tx.select(columns).from(callLines).where(isOf(tenantId, callId)).orderBy(asc(callLines.position)),
}
