import type { Tx } from '../db/database.ts'
import { union, type LeadChange } from './completion.ts'
import { leadsRepository as leads, type LeadRow } from './repository.ts'

/** Moves what another domain keeps of the lead `from` to the lead `into`, in the transaction of the merge. */
export type MoveLead = (tx: Tx, tenantId: string, from: string, into: string) => Promise<void>

export type Merging = ReturnType<typeof createMerging>

/** Two leads of one person become one. Both rows are locked by the caller. */
export function createMerging() {
  const movers: MoveLead[] = []
  return {
    /** A domain whose rows point at leads says how they are moved. */
    onMerge: (move: MoveLead) => void movers.push(move),

    /** Takes `other` apart and answers what `lead` gains by it; the caller writes that. */
    async absorb(tx: Tx, tenantId: string, lead: LeadRow, other: LeadRow): Promise<LeadChange> {
      for (const move of movers) await move(tx, tenantId, other.id, lead.id)
      await leads.move(tx, tenantId, other.id, lead.id)
      await leads.remove(tx, tenantId, other.id)
      return union(lead, other)
    },
  }
}
