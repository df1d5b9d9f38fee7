import { pairsIn } from '../core/keys.ts'
import { sha256 } from '../core/secrets.ts'
import type { LeadRow } from '../leads/index.ts'
import type { Provider, PublicSettings } from './settings.ts'

/** Lead fields that can be mapped. */
export const LEAD_FIELDS = [
  'lead_id',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'intent',
  'status',
  'source',
  'notes',
  'created_at',
] as const

type LeadField = (typeof LEAD_FIELDS)[number]

export type LeadValues = Record<Exclude<LeadField, 'first_name' | 'last_name'>, string | null>

export function leadValues(lead: LeadRow): LeadValues {
  const { id, name, email, phone, intent, status, source, notes, createdAt } = lead
  return { lead_id: id, name, email, phone, intent, status, source, notes, created_at: createdAt }
}

interface FieldRule {
  /** Field of the CRM. */
  to: string
  /** CRM value by lead value; values without an entry are not sent. */
  values?: Record<string, string> | undefined
  /** Sent when the lead has no value. */
  default?: string | undefined
}

/** By lead field: the CRM's field, a rule, or null to never send it. Unmapped fields use the provider's defaults. */
export type FieldMapping = Partial<Record<LeadField, string | FieldRule | null | undefined>>

const HUBSPOT_STATUS = { new: 'NEW', contacted: 'CONNECTED', qualified: 'OPEN_DEAL', lost: 'UNQUALIFIED' }

const SALESFORCE_STATUS = {
  new: 'Open - Not Contacted',
  contacted: 'Working - Contacted',
  qualified: 'Working - Contacted',
  lost: 'Closed - Not Converted',
}

const DEFAULTS: Record<Provider, FieldMapping> = {
  hubspot: {
    first_name: 'firstname',
    last_name: 'lastname',
    email: 'email',
    phone: 'phone',
    intent: 'message',
    status: { to: 'hs_lead_status', values: HUBSPOT_STATUS },
  },
  pipedrive: { name: 'name', email: 'emails', phone: 'phones', intent: 'title' },
  salesforce: {
    first_name: 'FirstName',
    last_name: { to: 'LastName', default: 'Unknown' },
    email: 'Email',
    phone: 'Phone',
    intent: 'Description',
    status: { to: 'Status', values: SALESFORCE_STATUS },
    source: { to: 'LeadSource', default: 'Web', values: { call: 'Phone Inquiry', import: 'Other' } },
  },
  webhook: Object.fromEntries(LEAD_FIELDS.map((field) => [field, field])),
}

/** One field of a push: the lead's value, the CRM's field, and the value for it. */
interface MappedField {
  /** Null: not of the lead, but of the connection's settings. */
  field: LeadField | null
  value: string | null
  to: string
  sent: string | null
}

function mapped(
  provider: Provider,
  { company }: PublicSettings,
  mapping: FieldMapping | null,
  lead: LeadValues,
): MappedField[] {
  const values = { ...lead, ...splitName(lead.name) }
  const own = company ?? null
  const fields: MappedField[] = provider === 'salesforce' ? [{ field: null, value: own, to: 'Company', sent: own }] : []
  for (const [field, rule] of pairsIn({ ...DEFAULTS[provider], ...mapping })) {
    if (rule === null || rule === undefined) continue
    const { to, ...how } = typeof rule === 'string' ? { to: rule } : rule
    const value = values[field] ?? null
    fields.push({ field, value, to, sent: translated(value, how) })
  }
  return fields
}

/**
 * The lead in the CRM's fields. Empty values are omitted, because HubSpot for one would clear what somebody typed there. A
 * generic receiver gets them as null: it depends on the shape.
 */
export function mappedFields(
  provider: Provider,
  settings: PublicSettings,
  mapping: FieldMapping | null,
  lead: LeadValues,
): Record<string, string | null> {
  const fields = mapped(provider, settings, mapping, lead)
  const isSent = ({ sent, field }: MappedField) => sent !== null || provider === 'webhook' || field === null
  return Object.fromEntries(fields.filter(isSent).map(({ to, sent }) => [to, sent]))
}

/** Every field of the lead, also those that are not sent, and those of the settings. */
export function previewFields(
  provider: Provider,
  settings: PublicSettings,
  mapping: FieldMapping | null,
  lead: LeadValues,
): (Omit<MappedField, 'to'> & { to: string | null })[] {
  const fields = mapped(provider, settings, mapping, lead)
  const values = { ...lead, ...splitName(lead.name) }
  const ofLead = LEAD_FIELDS.map(
    (field) =>
      fields.find((one) => one.field === field) ?? { field, value: values[field] ?? null, to: null, sent: null },
  )
  return [...ofLead, ...fields.filter(({ field }) => field === null)]
}

function translated(value: string | null, { values, default: fallback }: Omit<FieldRule, 'to'>): string | null {
  if (value === null || value === '') return fallback ?? null
  return values === undefined ? value : (values[value] ?? fallback ?? null)
}

/** The last word is the last name, also a single one, because CRMs require a last name. */
function splitName(name: string | null): { first_name: string | null; last_name: string | null } {
  const words = (name ?? '').trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { first_name: words.join(' ') || null, last_name: last || null }
}

/** Equal hashes mean that nothing changed for the CRM. */
export function hashOf(fields: Record<string, string | null>): string {
  return sha256(JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}
