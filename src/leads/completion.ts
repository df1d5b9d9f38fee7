import type { Phone } from '../core/phone.ts'
import { phoneKey } from './contact.ts'
import type { LeadRow } from './repository.ts'
import type { UnverifiedContact } from './tables.ts'

/** What is known of somebody who left an e-mail or a phone, ready to be stored. */
export interface ReadCapture {
  name: string | null
  email: string | null
  phone: Phone | null
  intent: string | null
  notes: string | null
  status: LeadRow['status']
  source: LeadRow['source']
  typedBy: 'staff' | 'visitor'
  sessionId: string | null
  callId: string | null
  bookingId: string | null
}

export type LeadChange = Partial<Omit<LeadRow, 'id' | 'source' | 'crm' | 'createdAt' | 'updatedAt'>>
export type NewLead = Omit<LeadRow, 'id' | 'crm' | 'createdAt' | 'updatedAt'>

export const MAX_NOTES_CHARS = 10_000
export const MAX_OTHERS = 20
/** Visitors cannot fill a lead without end: what they type beyond this is not kept. */
export const MAX_UNVERIFIED = 20

export function newLead({ phone, typedBy: _typedBy, bookingId: _bookingId, ...capture }: ReadCapture): NewLead {
  return { ...capture, phone: phone?.value ?? null, otherEmails: [], otherPhones: [], unverifiedContacts: [] }
}

/**
 * What a capture adds to a lead that is known. Blanks are filled; what is there stays, because a person may have typed it.
 * Another e-mail or phone stands beside the first, other notes are added to the notes, and another wish with them where it is
 * free text. The conversation that made a lead stays the one it names.
 */
export function completion(lead: LeadRow, capture: ReadCapture): LeadChange {
  const isKnownPhone = capture.phone !== null && hasPhone(lead, capture.phone.sameAs)
  return changed(lead, {
    name: lead.name ?? capture.name,
    intent: lead.intent ?? capture.intent,
    ...withEmails(lead, capture.email === null ? [] : [capture.email]),
    ...withPhones(lead, capture.phone === null || isKnownPhone ? [] : [capture.phone.value]),
    notes: withNotes(lead.notes, [otherWish(lead, capture), capture.notes], lead.intent),
  })
}

/** The intents of visitors are the assistant's own words for what stands in the notes anyway. */
function otherWish(lead: LeadRow, { intent, typedBy }: ReadCapture): string | null {
  return lead.intent === null || typedBy === 'visitor' ? null : intent
}

/** What a lead becomes with another one merged into it. Its own values stay; nothing of the other's is lost. */
export function union(lead: LeadRow, other: LeadRow): LeadChange {
  return changed(lead, {
    ...blanks(lead, other),
    ...withEmails(lead, [other.email, ...other.otherEmails]),
    ...withPhones(lead, [other.phone, ...other.otherPhones]),
    unverifiedContacts: distinctContacts([...lead.unverifiedContacts, ...other.unverifiedContacts]),
    status: lead.status === 'new' ? other.status : lead.status,
    notes: withNotes(lead.notes, [lead.intent === null ? null : other.intent, other.notes], lead.intent),
  })
}

const BLANKS = ['name', 'intent', 'sessionId', 'callId'] as const

function blanks(lead: LeadRow, from: Pick<LeadRow, (typeof BLANKS)[number]>): LeadChange {
  return Object.fromEntries(BLANKS.map((field) => [field, lead[field] ?? from[field]]))
}

function withEmails({ email, otherEmails }: LeadRow, added: (string | null)[]): LeadChange {
  const [first = null, ...others] = distinct([email, ...otherEmails, ...added])
  return { email: first, otherEmails: others }
}

function withPhones({ phone, otherPhones }: LeadRow, added: (string | null)[]): LeadChange {
  const [first = null, ...others] = distinct([phone, ...otherPhones, ...added])
  return { phone: first, otherPhones: others }
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].slice(0, MAX_OTHERS + 1)
}

function withNotes(notes: string | null, added: (string | null)[], known: string | null): string | null {
  let all = notes
  for (const text of added) {
    if (text === null || text === known || all?.includes(text)) continue
    all = appended(all, text, MAX_NOTES_CHARS) ?? all
  }
  return all
}

/** Undefined where there is no room for it. */
export function appended(notes: string | null, text: string, most: number): string | undefined {
  const longer = notes === null ? text : `${notes}\n\n${text}`
  return longer.length <= most ? longer : undefined
}

/** Only the fields that differ. What has become the lead's own is no unverified contact any more. */
export function changed(lead: LeadRow, change: LeadChange): LeadChange {
  const after = { ...lead, ...change }
  const unverifiedContacts = after.unverifiedContacts.filter(({ kind, value }) => !isOf(after, kind, value))
  const fields = Object.entries({ ...change, unverifiedContacts }).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(lead[field as keyof LeadRow]),
  )
  return Object.fromEntries(fields)
}

function isOf(lead: LeadRow, kind: UnverifiedContact['kind'], value: string): boolean {
  if (kind === 'name') return lead.name !== null
  return kind === 'email' ? hasEmail(lead, value) : hasPhone(lead, [value])
}

export function hasEmail({ email, otherEmails }: LeadRow, value: string): boolean {
  return email === value || otherEmails.includes(value)
}

/** `spellings`: all that counts as the same number. */
export function hasPhone({ phone, otherPhones }: LeadRow, spellings: string[]): boolean {
  return [phone, ...otherPhones].some((own) => own !== null && spellings.includes(phoneKey(own)))
}

/** One of each value, and no more than a lead keeps. */
function distinctContacts(contacts: UnverifiedContact[]): UnverifiedContact[] {
  const byValue = new Map(contacts.toReversed().map((contact) => [`${contact.kind} ${contact.value}`, contact]))
  return contacts.filter((contact) => [...byValue.values()].includes(contact)).slice(0, MAX_UNVERIFIED)
}
