import type { Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import { capture, type Capture, type CaptureDeps, type CaptureOptions, type Captured } from './capture.ts'
import { changeLead, findLead, lockLead, mergeLeads, type LeadPatch } from './changing.ts'
import { acceptContact, discardContact, type NamedContact } from './contact-acceptance.ts'
import { findLeads, type LeadSearch } from './finding.ts'
import { leadKeysRepository as keys } from './key-repository.ts'
import type { MoveLead } from './merging.ts'
import { leadsRepository as leads, type LeadRow } from './repository.ts'
import type { LeadWithHistory } from './schemas.ts'
import type { LeadCrm } from './tables.ts'

export interface LeadDeps extends CaptureDeps {
  database: Database
  events: Pick<Events, 'wake'>
}

/** Forgets the person, in the transaction that erases the lead. */
export type ForgetLead = (tx: Tx, tenantId: string, lead: Pick<LeadRow, 'id' | 'sessionId'>) => Promise<void>

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadDeps) {
  const { database, merging, events } = deps
  const forgetting: ForgetLead[] = []
  return {
    /**
     * Finds the lead with this e-mail or phone and completes it, or makes one; `lead.captured`, `lead.updated` or nothing is
     * published in the caller's transaction, who calls `app.events.wake()` after its commit. Undefined for what has neither an
     * e-mail nor a phone with three digits. The texts must have passed a schema (no NUL, lengths).
     */
    capture: (tx: Tx, tenantId: string, typed: Capture & CaptureOptions): Promise<Captured | undefined> =>
      capture(deps, tx, tenantId, typed),

    /** By its id or by one that was merged into it. @throws NotFound */
    get: (tenantId: string, id: string): Promise<LeadRow> =>
      database.tenant(tenantId, async (tx) => existing(await findLead(tx, tenantId, id))),

    /** The same within a transaction; undefined for an id that names nothing of the tenant. */
    find: findLead,

    /** Those of these ids that exist, in no order. */
    findAll: (tx: Tx, tenantId: string, ids: string[]): Promise<LeadRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : leads.findAll(tx, tenantId, ids),

    /** The leads after this id, in the order in which they came; '' begins with the first. */
    listAfter: (tx: Tx, tenantId: string, after: string, limit: number): Promise<LeadRow[]> =>
      leads.listAfter(tx, tenantId, after, limit),

    /** What became of their last sync. It is shown with the lead and is no change of it: no event, no history. */
    recordCrm: (tx: Tx, tenantId: string, records: { leadId: string; crm: LeadCrm }[]): Promise<void> =>
      records.length === 0 ? Promise.resolve() : leads.recordCrm(tx, tenantId, records),

    /** A domain whose rows point at leads says how they are moved when two leads become one. */
    onMerge: (move: MoveLead): void => merging.onMerge(move),

    /** A page, newest first. */
    list: (
      tenantId: string,
      search: LeadSearch & { cursor?: string | undefined; limit: number },
    ): Promise<Page<LeadRow>> => findLeads(database, tenantId, search),

    /** With what happened to it, and who it may be as well. @throws NotFound */
    getWithHistory: (tenantId: string, id: string): Promise<LeadWithHistory> =>
      database.tenant(tenantId, async (tx) => {
        const lead = existing(await findLead(tx, tenantId, id))
        const history = await leads.history(tx, tenantId, lead.id)
        return { lead, history, duplicates: await keys.suggestedWith(tx, tenantId, lead.id) }
      }),

    /** Changes what the patch names. @throws NotFound, Conflict for an e-mail or phone of another lead */
    async change(tenantId: string, id: string, patch: LeadPatch, by: string): Promise<LeadRow> {
      const { lead, isChanged } = await database.tenant(tenantId, (tx) =>
        changeLead(deps, tx, tenantId, { id, patch, by }),
      )
      if (isChanged) events.wake()
      return lead
    },

    /** An unverified contact becomes the lead's own. @throws NotFound, Conflict where another lead has it */
    async acceptContact(tenantId: string, named: NamedContact, by: string): Promise<LeadRow> {
      const lead = await database.tenant(tenantId, (tx) => acceptContact(deps, tx, tenantId, { ...named, by }))
      events.wake()
      return lead
    },

    /** Drops an unverified contact. @throws NotFound */
    async discardContact(tenantId: string, named: NamedContact, by: string): Promise<void> {
      await database.tenant(tenantId, (tx) => discardContact(deps, tx, tenantId, { ...named, by }))
      events.wake()
    },

    /** `otherId` goes into `id`; done already, it changes nothing. @throws NotFound */
    async merge(tenantId: string, id: string, otherId: string, by: string): Promise<LeadRow> {
      const lead = await database.tenant(tenantId, (tx) => mergeLeads(deps, tx, tenantId, { id, otherId, by }))
      events.wake()
      return lead
    },

    /** A domain that keeps what it knows of a person forgets it with the lead. */
    onErase: (forget: ForgetLead): void => void forgetting.push(forget),

    /** Erases the person: the lead, all it is known by, its history. @throws NotFound */
    remove: (tenantId: string, id: string): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        const lead = await lockLead(tx, tenantId, id)
        for (const forget of forgetting) await forget(tx, tenantId, lead)
        await leads.remove(tx, tenantId, lead.id)
      }),
  }
}

export function existing(row: LeadRow | undefined): LeadRow {
  if (row === undefined) throw new NotFound()
  return row
}
