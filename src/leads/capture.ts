import type { Tx } from '../db/database.ts'
import type { Tenants } from '../tenants/index.ts'
import { completion, newLead, union, type ReadCapture } from './completion.ts'
import { type LeadChange, leadKeysRepository as locks, leadsRepository as leads, type LeadRow } from './repository.ts'
import { keysOf, readContact, type ContactKey } from './contact.ts'
import { isOwn, setAside } from './unverified.ts'
import type { LeadWriter } from './writing.ts'

/** Contact details as a person typed them. */
export interface Capture {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** A short description of the request. */
  intent?: string | null | undefined
  notes?: string | null | undefined
  /** For a new lead; a known lead keeps its status. */
  status?: LeadRow['status'] | undefined
  source: LeadRow['source']
  /** `visitor`: unauthenticated, so a known lead's contacts and name stay unchanged. */
  typedBy: 'staff' | 'visitor'
  sessionId?: string | null | undefined
  callId?: string | null | undefined
  bookingId?: string | null | undefined
}

export interface CaptureOptions {
  /** Creates no lead. */
  onlyKnown?: boolean
}

export interface Captured {
  lead: LeadRow
  /** The published event: `lead.captured`, `lead.updated` or none. */
  outcome: 'captured' | 'updated' | 'unchanged'
}

export interface CaptureDeps {
  tenants: Pick<Tenants, 'countryOf'>
  writer: LeadWriter
  merging: Merging
}

/**
 * Upserts the lead with this e-mail or phone, with its event, in the caller's transaction. Undefined without an e-mail or a
 * phone of three digits. The texts must have passed a schema (no NUL, lengths). A visitor completes a lead of the same
 * conversation or call; on any other lead their entries are set aside as unverified.
 */
export async function capture(
  deps: CaptureDeps,
  tx: Tx,
  tenantId: string,
  { onlyKnown = false, ...typed }: Capture & CaptureOptions,
): Promise<Captured | undefined> {
  const contact = readContact(typed, await deps.tenants.countryOf(tx, tenantId))
  const keys = keysOf(contact)
  if (keys.length === 0) return undefined
  await locks.lock(tx, tenantId, keys)
  const read = { ...readCapture(typed), ...contact }
  const [lead, ...others] = await lockMatching(tx, tenantId, keys)
  if (lead === undefined)
    return onlyKnown ? undefined : { lead: await deps.writer.insert(tx, tenantId, newLead(read)), outcome: 'captured' }
  return complete(deps, tx, tenantId, { lead, others, read })
}

/** All fields except e-mail and phone. */
export function readCapture(typed: Capture): Omit<ReadCapture, 'email' | 'phone'> {
  return {
    name: typed.name || null,
    intent: typed.intent || null,
    notes: typed.notes || null,
    status: typed.status ?? 'new',
    source: typed.source,
    typedBy: typed.typedBy,
    sessionId: typed.sessionId ?? null,
    callId: typed.callId ?? null,
    bookingId: typed.bookingId ?? null,
  }
}

/** Leads with this e-mail or phone. The e-mail's owner comes first, because a phone may be shared by a household. */
async function lockMatching(tx: Tx, tenantId: string, keys: ContactKey[]): Promise<LeadRow[]> {
  for (;;) {
    const found = await leads.matching(tx, tenantId, keys)
    if (found.length === 0) return []
    const ids = [...new Set(found.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)).map(({ id }) => id))]
    const rows = await leads.lock(tx, tenantId, ids)
    // A lead erased or merged while waiting for its lock is looked up again.
    if (rows.length === ids.length) return ids.map((id) => rows.find((row) => row.id === id)!)
  }
}

interface Known {
  lead: LeadRow
  /** Other leads matched by the same capture. */
  others: LeadRow[]
  read: ReadCapture
}

async function complete(deps: CaptureDeps, tx: Tx, tenantId: string, known: Known): Promise<Captured> {
  const { lead, others, read } = known
  const isTrusted = (row: LeadRow) => read.typedBy === 'staff' || isOwn(row, read)
  const merged = others.find((other) => isOnePerson(lead, other) && isTrusted(lead) && isTrusted(other))
  const apart = others.filter((other) => other !== merged)
  for (const other of apart) await locks.suggestMerge(tx, tenantId, lead.id, other.id)
  const gained = merged === undefined ? {} : await deps.merging.absorb(tx, tenantId, lead, merged)
  // The phone belongs to another lead, which stays separate.
  const rest = apart.length === 0 ? read : { ...read, phone: null }
  const now = { ...lead, ...gained }
  const change = { ...gained, ...(isTrusted(lead) ? completion(now, rest) : setAside(now, rest)) }
  if (merged === undefined && Object.keys(change).length === 0) return { lead, outcome: 'unchanged' }
  const cause = { by: read.source, action: merged === undefined ? ('updated' as const) : ('merged' as const), merged }
  return { lead: await deps.writer.update(tx, tenantId, lead, { change, ...cause }), outcome: 'updated' }
}

/**
 * Leads sharing e-mail or phone are merged unless both have an e-mail: two people sharing a phone are as likely then, and a
 * person decides.
 */
function isOnePerson(lead: LeadRow, other: LeadRow): boolean {
  return lead.email === null || other.email === null
}

/** Moves another domain's rows from lead `from` to lead `into`, in the transaction of the merge. */
export type MoveLead = (tx: Tx, tenantId: string, from: string, into: string) => Promise<void>

type Merging = ReturnType<typeof createMerging>

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
