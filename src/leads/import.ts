import { sql } from 'drizzle-orm'
import { newId, momentOf } from '../core/ids.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import type { Tenants } from '../tenants/index.ts'
import { keysOf, readContact, type ContactKey } from './contact.ts'
import type { ImportRow } from './import-file.ts'
import {
  leadKeysRepository,
  leadsRepository as leads,
  type LeadRow,
  type Point,
  type HistoryRow,
} from './repository.ts'
import { presentLead } from './schemas.ts'
import { wordsOf } from './search-words.ts'
import { pointsOf, previousOf } from './writing.ts'
import { readCapture } from './capture.ts'
import { completion, newLead, type ReadCapture } from './completion.ts'
import { leadHistory, leads as leadsTable } from './tables.ts'

export interface ImportDeps {
  events: Pick<Events, 'publish'>
  tenants: Pick<Tenants, 'countryOf'>
}

const EVENTS_PER_BATCH = 100

/** Dry run: the effect of the rows, without changes. */
export async function previewImport(
  { tenants }: ImportDeps,
  tx: Tx,
  tenantId: string,
  rows: ImportRow[],
): Promise<ImportPlan> {
  const planned = planRows(rows, await tenants.countryOf(tx, tenantId))
  return plan(planned, await knownLeads(tx, tenantId, planned))
}

/** Applies the preview, with an event per new or changed lead, in the caller's transaction. */
export async function importLeads(deps: ImportDeps, tx: Tx, tenantId: string, rows: ImportRow[]): Promise<ImportPlan> {
  await leadKeysRepository.lockAll(tx, tenantId)
  const made = await previewImport(deps, tx, tenantId, rows)
  const now = new Date().toISOString()
  const updated = made.updated.map(({ before, after }) => ({ before, after: { ...after, updatedAt: now } }))
  await write(tx, tenantId, [...made.created, ...updated])
  for (const [lead, other] of made.suggestions) await leadKeysRepository.suggestMerge(tx, tenantId, lead, other)
  for (const drafts of chunks(made.created, EVENTS_PER_BATCH))
    await Promise.all(
      drafts.map(({ after }) =>
        deps.events.publish(tx, { tenantId, event: 'lead.captured', data: presentLead(after) }),
      ),
    )
  for (const drafts of chunks(updated, EVENTS_PER_BATCH))
    await Promise.all(
      drafts.map(({ before, after }) => {
        const data = { ...presentLead(after), previous: previousOf(before!, after) }
        return deps.events.publish(tx, { tenantId, event: 'lead.updated', data })
      }),
    )
  return made
}

/** Existing leads matched by the rows, keyed by all their contacts. */
async function knownLeads(tx: Tx, tenantId: string, rows: PlannedRow[]): Promise<Map<string, LeadRow>> {
  const valuesOf = (kind: ContactKey['kind']) => [
    ...new Set(rows.flatMap((row) => row.keys.filter((key) => key.kind === kind).flatMap(({ values }) => values))),
  ]
  const points = [
    ...(await leadImportRepository.owners(tx, tenantId, 'email', valuesOf('email'))),
    ...(await leadImportRepository.owners(tx, tenantId, 'phone', valuesOf('phone'))),
  ]
  const ids = [...new Set(points.map(({ leadId }) => leadId))]
  const found = new Map<string, LeadRow>()
  for (const some of chunks(ids)) for (const row of await leads.lock(tx, tenantId, some)) found.set(row.id, row)
  const known = points.filter(({ leadId }) => found.has(leadId))
  return new Map(known.map(({ kind, value, leadId }) => [keyText(kind, value), found.get(leadId)!]))
}

async function write(tx: Tx, tenantId: string, drafts: Draft[]): Promise<void> {
  await leadImportRepository.write(
    tx,
    tenantId,
    drafts.map(({ after }) => after),
  )
  const points = drafts.flatMap(({ after }) => pointsOf(after).map((point) => ({ ...point, leadId: after.id })))
  if (!(await leadImportRepository.addPoints(tx, tenantId, points)))
    throw new Conflict('A lead changed at the same moment. Nothing was imported; try again.')
  const words = drafts.flatMap(({ after }) => wordsOf(after).map((word) => ({ word, leadId: after.id })))
  await leadImportRepository.addWords(tx, tenantId, words)
  const history = drafts.map(({ before, after }) => ({
    id: newId('change'),
    leadId: after.id,
    action: before === undefined ? ('captured' as const) : ('updated' as const),
    by: 'import',
    previous: before === undefined ? {} : previousOf(before, after),
    merged: null,
    at: after.updatedAt,
  }))
  await leadImportRepository.addHistory(tx, tenantId, history)
}

/** A lead after the import; `before` is undefined for a new one. */
interface Draft {
  before: LeadRow | undefined
  after: LeadRow
}

export interface ImportPlan {
  created: Draft[]
  updated: Draft[]
  /** Matched leads without changes. */
  unchanged: number
  /** Pairs that share a contact and both have an e-mail. An import never merges leads. */
  suggestions: [string, string][]
}

interface PlannedRow {
  read: ReadCapture
  keys: ContactKey[]
}

/** The rows as captures, as if each had arrived alone. */
function planRows(rows: ImportRow[], country: string): PlannedRow[] {
  return rows.map(({ line: _line, status, ...row }) => {
    const contact = readContact(row, country)
    const read = {
      ...readCapture({ ...row, status: status ?? undefined, source: 'import', typedBy: 'staff' }),
      ...contact,
    }
    return { read, keys: keysOf(contact) }
  })
}

const keyText = (kind: ContactKey['kind'], value: string) => `${kind} ${value}`

/** Applies the rows to the known leads (keyed by `keyText` of their contacts). */
function plan(rows: PlannedRow[], known: Map<string, LeadRow>): ImportPlan {
  const drafts = new Map<string, Draft>()
  const ids = new Map([...known].map(([key, lead]) => [key, lead.id]))
  const suggestions: [string, string][] = []
  for (const lead of known.values()) drafts.set(lead.id, { before: lead, after: lead })
  const touched = new Set<string>()
  for (const { read, keys } of rows) {
    // Keys are ordered e-mail first, which is the stronger identity.
    const hit = keys
      .flatMap(({ kind, values }) => values.map((value) => ids.get(keyText(kind, value))))
      .filter((id) => id !== undefined)
    const [id = newId('lead'), ...others] = new Set(hit)
    for (const other of others) suggestions.push([id, other])
    const rest = others.length === 0 ? read : { ...read, phone: null }
    const draft = drafts.get(id)
    if (draft === undefined) drafts.set(id, { before: undefined, after: leadOf(id, rest) })
    else draft.after = { ...draft.after, ...completion(draft.after, rest) }
    touched.add(id)
    for (const { kind, values } of others.length === 0 ? keys : keys.slice(0, 1))
      for (const value of values) ids.set(keyText(kind, value), id)
  }
  const planned = [...touched].map((id) => drafts.get(id)!)
  const updated = planned.filter(({ before, after }) => before !== undefined && isChanged(before, after))
  const created = planned.filter(({ before }) => before === undefined)
  return { created, updated, unchanged: planned.length - created.length - updated.length, suggestions }
}

function leadOf(id: string, read: ReadCapture): LeadRow {
  const at = momentOf(id).toISOString()
  return { id, ...newLead(read), crm: null, createdAt: at, updatedAt: at }
}

function isChanged(before: LeadRow, after: LeadRow): boolean {
  return JSON.stringify(Object.entries(before).toSorted()) !== JSON.stringify(Object.entries(after).toSorted())
}

const ROWS_PER_STATEMENT = 500

const owners = preparedSql<{ kind: ContactKey['kind']; value: string; lead_id: string }>(
  'leads_owners',
  `select kind, value, lead_id from lead_contact_points where tenant_id = $1 and kind = $2 and value = any ($3::text[])`,
)

const insertPoints = preparedSql<{ value: string }>(
  'leads_import_points',
  `insert into lead_contact_points (tenant_id, kind, value, lead_id)
   select $1, kind, value, lead_id from unnest($2::text[], $3::text[], $4::text[]) point (kind, value, lead_id)
   on conflict (tenant_id, kind, value) do update set lead_id = excluded.lead_id
     where lead_contact_points.lead_id = excluded.lead_id
   returning value`,
)

const insertWords = preparedSql(
  'leads_import_words',
  `insert into lead_words (tenant_id, word, lead_id) select $1, word, lead_id
   from unnest($2::text[], $3::text[]) entry (word, lead_id) on conflict do nothing`,
)

type OwnedPoint = Point & { leadId: string }
type OwnedWord = { word: string; leadId: string }

/** Bulk statements for imports. */
const leadImportRepository = {
  /** Owners of these e-mails or phones. */
  async owners(tx: Tx, tenantId: string, kind: ContactKey['kind'], values: string[]): Promise<OwnedPoint[]> {
    const rows = await owners(tx, [tenantId, kind, values])
    return rows.map((row) => ({ kind: row.kind, value: row.value, leadId: row.lead_id }))
  },

  /** Upserts the leads. */
  async write(tx: Tx, tenantId: string, rows: LeadRow[]): Promise<void> {
    for (const chunk of chunks(rows))
      await tx
        .insert(leadsTable)
        .values(chunk.map((row) => ({ tenantId, ...row })))
        .onConflictDoUpdate({
          target: [leadsTable.tenantId, leadsTable.id],
          set: {
            name: sql`excluded.name`,
            email: sql`excluded.email`,
            otherEmails: sql`excluded.other_emails`,
            phone: sql`excluded.phone`,
            otherPhones: sql`excluded.other_phones`,
            unverifiedContacts: sql`excluded.unverified_contacts`,
            intent: sql`excluded.intent`,
            notes: sql`excluded.notes`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
  },

  /** False when a contact belongs to another lead. */
  async addPoints(tx: Tx, tenantId: string, points: OwnedPoint[]): Promise<boolean> {
    let written = 0
    for (const chunk of chunks(points)) {
      const columns = [
        chunk.map(({ kind }) => kind),
        chunk.map(({ value }) => value),
        chunk.map(({ leadId }) => leadId),
      ]
      written += (await insertPoints(tx, [tenantId, ...columns])).length
    }
    return written === points.length
  },

  async addWords(tx: Tx, tenantId: string, words: OwnedWord[]): Promise<void> {
    for (const chunk of chunks(words))
      await insertWords(tx, [tenantId, chunk.map(({ word }) => word), chunk.map(({ leadId }) => leadId)])
  },

  async addHistory(tx: Tx, tenantId: string, rows: (HistoryRow & { leadId: string })[]): Promise<void> {
    for (const chunk of chunks(rows)) await tx.insert(leadHistory).values(chunk.map((row) => ({ tenantId, ...row })))
  },
}

function chunks<T>(items: T[], size = ROWS_PER_STATEMENT): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
