import type { Tx } from '../db/database.ts'
import { union, type LeadChange } from './completion.ts'
import { leadsRepository as leads, type LeadRow } from './repository.ts'

/** Moves another domain's rows from lead `from` to lead `into`, in the transaction of the merge. */
export type MoveLead = (tx: Tx, tenantId: string, from: string, into: string) => Promise<void>

export type Merging = ReturnType<typeof createMerging>

/** Merges two leads of one person. The caller holds both row locks. */
export function createMerging() {
  const movers: MoveLead[] = []
  return {
    /** Registers a domain whose rows reference leads. */
    onMerge: (move: MoveLead) => void movers.push(move),

    /** Dissolves `other` and returns the fields `lead` gains, for the caller to store. */
    async absorb(tx: Tx, tenantId: string, lead: LeadRow, other: LeadRow): Promise<LeadChange> {
      for (const move of movers) await move(tx, tenantId, other.id, lead.id)
      await leads.move(tx, tenantId, other.id, lead.id)
      await leads.remove(tx, tenantId, other.id)
      return union(lead, other)
    },
  }
}
