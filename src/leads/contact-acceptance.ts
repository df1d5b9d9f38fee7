import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { CaptureDeps } from './capture.ts'
import { findLead, lockLead, requireFree, spellings } from './changing.ts'
import { changed, MAX_OTHERS } from './completion.ts'
import { type LeadChange, leadKeysRepository as locks, type LeadRow } from './repository.ts'
import type { UnverifiedContact } from './tables.ts'

/** An unverified contact of a lead. */
export interface NamedContact {
  leadId: string
  contactId: string
}

type Decision = NamedContact & { by: string }

/**
 * Accepts an unverified contact: an e-mail or phone joins the lead's others, a name becomes its name. @throws NotFound,
 * Conflict for a contact of another lead
 */
export async function acceptContact(
  { writer }: CaptureDeps,
  tx: Tx,
  tenantId: string,
  { leadId, contactId, by }: Decision,
): Promise<LeadRow> {
  const { kind, value } = contactIn(await findLead(tx, tenantId, leadId), contactId)
  // Contact keys are locked before the lead's row, as in every capture.
  if (kind !== 'name') await locks.lock(tx, tenantId, [{ kind, values: spellings(kind, value) }])
  const lead = await lockLead(tx, tenantId, leadId)
  const contact = contactIn(lead, contactId)
  const change = changed(lead, { ...without(lead, contact), ...gained(lead, contact) })
  await requireFree(tx, tenantId, { ...lead, ...change })
  return writer.update(tx, tenantId, lead, { change, by, action: 'updated' })
}

/** Drops an unverified contact; the history keeps it. @throws NotFound */
export async function discardContact(
  { writer }: CaptureDeps,
  tx: Tx,
  tenantId: string,
  { leadId, contactId, by }: Decision,
): Promise<void> {
  const lead = await lockLead(tx, tenantId, leadId)
  const change = without(lead, contactIn(lead, contactId))
  await writer.update(tx, tenantId, lead, { change, by, action: 'updated' })
}

function contactIn(lead: LeadRow | undefined, contactId: string): UnverifiedContact {
  const contact = lead?.unverifiedContacts.find(({ contact_id: id }) => id === contactId)
  if (contact === undefined) throw new NotFound()
  return contact
}

function without(lead: LeadRow, contact: UnverifiedContact): LeadChange {
  return { unverifiedContacts: lead.unverifiedContacts.filter((other) => other !== contact) }
}

function gained(lead: LeadRow, { kind, value }: UnverifiedContact): LeadChange {
  if (kind === 'name') return { name: value }
  if (kind === 'email')
    return lead.email === null ? { email: value } : { otherEmails: withRoom(lead.otherEmails, value) }
  return lead.phone === null ? { phone: value } : { otherPhones: withRoom(lead.otherPhones, value) }
}

function withRoom(others: string[], value: string): string[] {
  if (others.length >= MAX_OTHERS)
    throw new Conflict(`This lead has ${MAX_OTHERS} further ones of this kind already; remove one first`)
  return [...others, value]
}
