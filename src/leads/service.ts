import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { capture, type Capture, type CaptureDeps, type Captured } from './capture.ts'
import type { MoveLead } from './merging.ts'
import { leadsRepository as leads, type LeadRow } from './repository.ts'

export interface LeadDeps extends CaptureDeps {
  database: Database
}

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadDeps) {
  const { database, merging } = deps
  return {
    /**
     * Finds the lead with this e-mail or phone and completes it, or makes one; `lead.captured`, `lead.updated` or nothing is
     * published in the caller's transaction, who calls `app.events.wake()` after its commit. Undefined for what has neither an
     * e-mail nor a phone with three digits. The texts must have passed a schema (no NUL, lengths).
     */
    capture: (tx: Tx, tenantId: string, typed: Capture): Promise<Captured | undefined> =>
      capture(deps, tx, tenantId, typed),

    /** By its id or by one that was merged into it. @throws NotFound */
    get: (tenantId: string, id: string): Promise<LeadRow> =>
      database.tenant(tenantId, async (tx) => existing(await find(tx, tenantId, id))),

    /** The same within a transaction; undefined for an id that names nothing of the tenant. */
    find,

    /** Those of these ids that exist, in no order. */
    findAll: (tx: Tx, tenantId: string, ids: string[]): Promise<LeadRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : leads.findAll(tx, tenantId, ids),

    /** A domain whose rows point at leads says how they are moved when two leads become one. */
    onMerge: (move: MoveLead): void => merging.onMerge(move),
  }
}

async function find(tx: Tx, tenantId: string, id: string): Promise<LeadRow | undefined> {
  const row = await leads.findById(tx, tenantId, id)
  if (row !== undefined) return row
  const survivor = await leads.survivorOf(tx, tenantId, id)
  return survivor === undefined ? undefined : leads.findById(tx, tenantId, survivor)
}

export function existing(row: LeadRow | undefined): LeadRow {
  if (row === undefined) throw new NotFound()
  return row
}
