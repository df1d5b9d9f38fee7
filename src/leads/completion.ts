import type { Phone } from '../core/phone.ts'
import type { LeadRow } from './repository.ts'

/** What is known of somebody who left an e-mail or a phone, ready to be stored. */
export interface ReadCapture {
  name: string | null
  email: string | null
  phone: Phone | null
  intent: string | null
  notes: string | null
  status: LeadRow['status']
  source: LeadRow['source']
  sessionId: string | null
  callId: string | null
}

export type LeadChange = Partial<Omit<LeadRow, 'id' | 'source' | 'createdAt' | 'updatedAt'>>
export type NewLead = Omit<LeadRow, 'id' | 'createdAt' | 'updatedAt'>

export const MOST_NOTES = 10_000
const MOST_OTHERS = 20

export function newLead({ phone, ...capture }: ReadCapture): NewLead {
  return { ...capture, phone: phone?.value ?? null, otherEmails: [], otherPhones: [] }
}

/**
 * What a capture adds to a lead that is known. Blanks are filled; what is there stays, because a person may have typed it.
 * Another e-mail or phone stands beside the first, another wish and other notes are added to the notes.
 */
export function completion(lead: LeadRow, capture: ReadCapture): LeadChange {
  const isKnownPhone = [lead.phone, ...lead.otherPhones].some(
    (phone) => phone !== null && capture.phone?.sameAs.includes(phone.startsWith('+') ? phone : phone.toLowerCase()),
  )
  return changed(lead, {
    ...blanks(lead, capture),
    ...withEmails(lead, capture.email === null ? [] : [capture.email]),
    ...withPhones(lead, capture.phone === null || isKnownPhone ? [] : [capture.phone.value]),
    notes: withNotes(lead.notes, [lead.intent === null ? null : capture.intent, capture.notes], lead.intent),
  })
}

/** What a lead becomes with another one merged into it. Its own values stay; nothing of the other's is lost. */
export function union(lead: LeadRow, other: LeadRow): LeadChange {
  return changed(lead, {
    ...blanks(lead, other),
    ...withEmails(lead, [other.email, ...other.otherEmails]),
    ...withPhones(lead, [other.phone, ...other.otherPhones]),
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
  return [...new Set(values.filter((value) => value !== null))].slice(0, MOST_OTHERS + 1)
}

function withNotes(notes: string | null, added: (string | null)[], known: string | null): string | null {
  let all = notes
  for (const text of added) {
    if (text === null || text === known || all?.includes(text)) continue
    const longer = all === null ? text : `${all}\n\n${text}`
    if (longer.length <= MOST_NOTES) all = longer
  }
  return all
}

/** Only the fields that differ. */
export function changed(lead: LeadRow, change: LeadChange): LeadChange {
  const fields = Object.entries(change).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(lead[field as keyof LeadRow]),
  )
  return Object.fromEntries(fields)
}
