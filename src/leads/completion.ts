import { pairsIn } from '../core/keys.ts'
import type { Phone } from '../core/phone.ts'
import { phoneKey } from './contact.ts'
import type { LeadChange, LeadRow, NewLead } from './repository.ts'
import type { UnverifiedContact } from './tables.ts'

/** A capture, normalised for storage. */
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

export const MAX_NOTES_CHARS = 10_000
export const MAX_OTHERS = 20
/** Limit for visitors, who are unauthenticated; further entries are dropped. */
export const MAX_UNVERIFIED = 20

export function newLead({ phone, typedBy: _typedBy, bookingId: _bookingId, ...capture }: ReadCapture): NewLead {
  return { ...capture, phone: phone?.value ?? null, otherEmails: [], otherPhones: [], unverifiedContacts: [] }
}

/**
 * Fields a capture adds to a known lead. Only blanks are filled, because a person may have typed the existing values. Another
 * e-mail or phone is added to the others; other notes, and another free-text intent, are appended to the notes. The lead
 * keeps the conversation it came from.
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

/** A visitor's intent is the assistant's label for a request that the notes contain anyway. */
function otherWish(lead: LeadRow, { intent, typedBy }: ReadCapture): string | null {
  return lead.intent === null || typedBy === 'visitor' ? null : intent
}

/** The surviving lead's fields after a merge: its own values win, and nothing of the other's is lost. */
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

/** The notes with the text appended; undefined beyond the limit. */
export function appended(notes: string | null, text: string, most: number): string | undefined {
  const longer = notes === null ? text : `${notes}\n\n${text}`
  return longer.length <= most ? longer : undefined
}

/** Only fields that differ. A contact that became the lead's own is removed from the unverified ones. */
export function changed(lead: LeadRow, change: LeadChange): LeadChange {
  const after = { ...lead, ...change }
  const unverifiedContacts = after.unverifiedContacts.filter(({ kind, value }) => !isOf(after, kind, value))
  const fields = pairsIn({ ...change, unverifiedContacts }).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(lead[field]),
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

/** `spellings`: all equivalent forms of one number. */
export function hasPhone({ phone, otherPhones }: LeadRow, spellings: string[]): boolean {
  return [phone, ...otherPhones].some((own) => own !== null && spellings.includes(phoneKey(own)))
}

/** Without duplicates, up to the limit. */
function distinctContacts(contacts: UnverifiedContact[]): UnverifiedContact[] {
  const byValue = new Map(contacts.toReversed().map((contact) => [`${contact.kind} ${contact.value}`, contact]))
  return contacts.filter((contact) => [...byValue.values()].includes(contact)).slice(0, MAX_UNVERIFIED)
}
