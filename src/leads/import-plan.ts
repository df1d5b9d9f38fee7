import { momentOf, newId } from '../core/ids.ts'
import { readCapture } from './capture.ts'
import { completion, newLead, type ReadCapture } from './completion.ts'
import { keysOf, readContact, type ContactKey } from './contact.ts'
import type { ImportRow } from './import-file.ts'
import type { LeadRow } from './repository.ts'

/** A lead after the import; `before` is undefined for a new one. */
export interface Draft {
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

export interface PlannedRow {
  read: ReadCapture
  keys: ContactKey[]
}

/** The rows as captures, as if each had arrived alone. */
export function planRows(rows: ImportRow[], country: string): PlannedRow[] {
  return rows.map(({ line: _line, status, ...row }) => {
    const contact = readContact(row, country)
    const read = {
      ...readCapture({ ...row, status: status ?? undefined, source: 'import', typedBy: 'staff' }),
      ...contact,
    }
    return { read, keys: keysOf(contact) }
  })
}

export const keyText = (kind: ContactKey['kind'], value: string) => `${kind} ${value}`

/** Applies the rows to the known leads (keyed by `keyText` of their contacts). */
export function plan(rows: PlannedRow[], known: Map<string, LeadRow>): ImportPlan {
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
