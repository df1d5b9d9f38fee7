import { readPhone } from '../core/phone.ts'
import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { CaptureDeps } from './capture.ts'
import { changed } from './completion.ts'
import { type LeadChange, leadKeysRepository as locks, leadsRepository as leads, type LeadRow } from './repository.ts'
import { normalEmail, phoneKey, type ContactKey } from './contact.ts'
import { pointsOf } from './writing.ts'

/** Edits by a member of staff; null clears a field. */
export interface LeadPatch {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  otherEmails?: string[] | undefined
  otherPhones?: string[] | undefined
  intent?: string | null | undefined
  notes?: string | null | undefined
  status?: LeadRow['status'] | undefined
}

/** By id, also by the id of a lead merged into it. */
export async function findLead(tx: Tx, tenantId: string, id: string): Promise<LeadRow | undefined> {
  const row = await leads.findById(tx, tenantId, id)
  if (row !== undefined) return row
  const survivor = await leads.survivorOf(tx, tenantId, id)
  return survivor === undefined ? undefined : leads.findById(tx, tenantId, survivor)
}

/** Locks the lead of this id, or the one it was merged into. @throws NotFound */
export async function lockLead(tx: Tx, tenantId: string, id: string): Promise<LeadRow> {
  const [row] = await leads.lock(tx, tenantId, [id])
  if (row !== undefined) return row
  const survivor = await leads.survivorOf(tx, tenantId, id)
  const [into] = survivor === undefined ? [] : await leads.lock(tx, tenantId, [survivor])
  if (into === undefined) throw new NotFound()
  return into
}

/** Applies the patch and publishes the event. @throws NotFound, Conflict for an e-mail or phone of another lead */
export async function changeLead(
  { tenants, writer }: CaptureDeps,
  tx: Tx,
  tenantId: string,
  { id, patch, by }: { id: string; patch: LeadPatch; by: string },
): Promise<{ lead: LeadRow; isChanged: boolean }> {
  const read = readPatch(patch, await tenants.countryOf(tx, tenantId))
  await locks.lock(tx, tenantId, keysIn(read))
  const row = await lockLead(tx, tenantId, id)
  const change = changed(row, { ...read, ...contactOf(row, read) })
  if (Object.keys(change).length === 0) return { lead: row, isChanged: false }
  await requireFree(tx, tenantId, { ...row, ...change })
  return { lead: await writer.update(tx, tenantId, row, { change, by, action: 'updated' }), isChanged: true }
}

/** Merges `other` into `id` with all related rows. Idempotent. @throws NotFound */
export async function mergeLeads(
  { writer, merging }: CaptureDeps,
  tx: Tx,
  tenantId: string,
  { id, otherId, by }: { id: string; otherId: string; by: string },
): Promise<LeadRow> {
  // Both rows are locked in one statement, so concurrent merges of the same pair cannot deadlock.
  await leads.lock(tx, tenantId, [id, otherId])
  const lead = await lockLead(tx, tenantId, id)
  const other = await lockLead(tx, tenantId, otherId)
  if (lead.id === other.id) return lead
  const gained = await merging.absorb(tx, tenantId, lead, other)
  return writer.update(tx, tenantId, lead, { change: gained, by, action: 'merged', merged: other })
}

function readPatch({ email, phone, otherEmails, otherPhones, ...rest }: LeadPatch, country: string): LeadChange {
  const read = {
    ...rest,
    email: email && normalEmail(email),
    phone: phone && readPhone(phone, country)?.value,
    otherEmails: otherEmails?.map(normalEmail),
    otherPhones: otherPhones?.map((typed) => readPhone(typed, country)?.value ?? typed),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** A cleared main contact is replaced by the first of the others; duplicates are dropped. */
function contactOf(row: LeadRow, read: LeadChange): LeadChange {
  const emails = first(read, row, 'email', 'otherEmails')
  const phones = first(read, row, 'phone', 'otherPhones')
  return {
    ...(emails === undefined ? {} : { email: emails.main, otherEmails: emails.others }),
    ...(phones === undefined ? {} : { phone: phones.main, otherPhones: phones.others }),
  }
}

function first<M extends 'email' | 'phone', O extends 'otherEmails' | 'otherPhones'>(
  read: LeadChange,
  row: LeadRow,
  mainField: M,
  othersField: O,
): { main: string | null; others: string[] } | undefined {
  if (read[mainField] === undefined && read[othersField] === undefined) return undefined
  const main = read[mainField] === undefined ? row[mainField] : read[mainField]
  const all = [main, ...(read[othersField] ?? row[othersField])].filter(
    (value) => value !== null && value !== undefined,
  )
  const [head = null, ...others] = new Set(all)
  return { main: head, others }
}

function keysIn({ email, phone, otherEmails = [], otherPhones = [] }: LeadChange): ContactKey[] {
  const contact = { email: email ?? null, otherEmails, phone: phone ?? null, otherPhones }
  return pointsOf(contact).map(({ kind, value }) => ({ kind, values: spellings(kind, value) }))
}

export function spellings(kind: ContactKey['kind'], value: string): string[] {
  return kind === 'email' ? [value] : (readPhone(value, 'US')?.sameAs ?? [phoneKey(value)])
}

export async function requireFree(tx: Tx, tenantId: string, lead: LeadRow): Promise<void> {
  const found = await leads.matching(tx, tenantId, keysIn(lead))
  const taken = found.find(({ id }) => id !== lead.id)
  if (taken === undefined) return
  const what = taken.kind === 'email' ? 'e-mail' : 'phone'
  throw new Conflict(`Another lead has this ${what}; merge the two`)
}
