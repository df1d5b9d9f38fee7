import type { Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { existing } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import {
  capture,
  type Capture,
  type CaptureDeps,
  type CaptureOptions,
  type Captured,
  type MoveLead,
} from './capture.ts'
import { keysOf, readContact } from './contact.ts'
import { changeLead, findLead, lockLead, mergeLeads, type LeadPatch } from './changing.ts'
import { acceptContact, discardContact, type NamedContact } from './contact-acceptance.ts'
import { findLeads, type LeadSearch } from './search.ts'
import { leadKeysRepository as keys, leadsRepository as leads, type LeadRow } from './repository.ts'
import type { LeadWithHistory } from './schemas.ts'
import type { LeadCrm } from './tables.ts'

interface LeadDeps extends CaptureDeps {
  database: Database
  events: Pick<Events, 'wake'>
}

/** Erases another domain's data about the person, in the transaction that erases the lead. */
type ForgetLead = (tx: Tx, tenantId: string, lead: LeadRow) => Promise<void>

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadDeps) {
  const { database, merging, events } = deps
  const forgetting: ForgetLead[] = []
  /** `remove` in the caller's transaction. */
  const removeIn = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
    const lead = await lockLead(tx, tenantId, id)
    for (const forget of forgetting) await forget(tx, tenantId, lead)
    await leads.remove(tx, tenantId, lead.id)
  }
  return {
    /**
     * Upserts the lead with this e-mail or phone and publishes `lead.captured`, `lead.updated` or nothing, in the caller's
     * transaction; call `app.events.wake()` after its commit. Undefined without an e-mail or a phone of three digits. The
     * texts must have passed a schema (no NUL, lengths).
     */
    capture: (tx: Tx, tenantId: string, typed: Capture & CaptureOptions): Promise<Captured | undefined> =>
      capture(deps, tx, tenantId, typed),

    countryOf: (tx: Tx, tenantId: string): Promise<string> => deps.tenants.countryOf(tx, tenantId),

    /** By id, also by the id of a lead merged into it. @throws NotFound */
    get: (tenantId: string, id: string): Promise<LeadRow> =>
      database.tenant(tenantId, async (tx) => existing(await findLead(tx, tenantId, id))),

    /** In the caller's transaction; undefined for an unknown id. */
    find: findLead,

    /** The existing ones of these ids, unordered. */
    findAll: (tx: Tx, tenantId: string, ids: string[]): Promise<LeadRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : leads.findAll(tx, tenantId, ids),

    /** Leads after this id, oldest first; '' starts at the first. */
    listAfter: (tx: Tx, tenantId: string, after: string, limit: number): Promise<LeadRow[]> =>
      leads.listAfter(tx, tenantId, after, limit),

    /** Stores the result of the last sync. It is shown with the lead but does not change it: no event, no history. */
    recordCrm: (tx: Tx, tenantId: string, records: { leadId: string; crm: LeadCrm }[]): Promise<void> =>
      records.length === 0 ? Promise.resolve() : leads.recordCrm(tx, tenantId, records),

    /** Registers a domain whose rows reference leads, for merges. */
    onMerge: (move: MoveLead): void => merging.onMerge(move),

    list: (
      tenantId: string,
      search: LeadSearch & { cursor?: string | undefined; limit: number },
    ): Promise<Page<LeadRow>> => findLeads(database, tenantId, search),

    /** With its history and possible duplicates. @throws NotFound */
    getWithHistory: (tenantId: string, id: string): Promise<LeadWithHistory> =>
      database.tenant(tenantId, async (tx) => {
        const lead = existing(await findLead(tx, tenantId, id))
        const history = await leads.history(tx, tenantId, lead.id)
        return { lead, history, duplicates: await keys.suggestedWith(tx, tenantId, lead.id) }
      }),

    /** Applies the patch. @throws NotFound, Conflict for an e-mail or phone of another lead */
    async change(tenantId: string, id: string, patch: LeadPatch, by: string): Promise<LeadRow> {
      const { lead, isChanged } = await database.tenant(tenantId, (tx) =>
        changeLead(deps, tx, tenantId, { id, patch, by }),
      )
      if (isChanged) events.wake()
      return lead
    },

    /** Makes an unverified contact the lead's own. @throws NotFound, Conflict for a contact of another lead */
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

    /** Merges `otherId` into `id`. Idempotent. @throws NotFound */
    async merge(tenantId: string, id: string, otherId: string, by: string): Promise<LeadRow> {
      const lead = await database.tenant(tenantId, (tx) => mergeLeads(deps, tx, tenantId, { id, otherId, by }))
      events.wake()
      return lead
    },

    /** Registers a domain that must erase its data about a person together with the lead. */
    onErase: (forget: ForgetLead): void => void forgetting.push(forget),

    /** Erases the person: the lead, its contacts and its history. @throws NotFound */
    remove: (tenantId: string, id: string): Promise<void> =>
      database.tenant(tenantId, (tx) => removeIn(tx, tenantId, id)),

    removeIn,

    /** Every spelling of a typed e-mail or phone, and the ids of the leads that have it, in the caller's transaction. */
    async knownBy(tx: Tx, tenantId: string, typed: { email?: string; phone?: string }): Promise<KnownBy> {
      const points = keysOf(readContact(typed, await deps.tenants.countryOf(tx, tenantId)))
      const found = points.length === 0 ? [] : await leads.matching(tx, tenantId, points)
      return { spellings: points.flatMap(({ values }) => values), leadIds: found.map(({ id }) => id) }
    },
  }
}

interface KnownBy {
  /** Empty for text in which neither can be read. */
  spellings: string[]
  leadIds: string[]
}
