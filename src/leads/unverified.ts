import { momentOf, newId } from '../core/ids.ts'
import {
  appended,
  changed,
  hasEmail,
  hasPhone,
  MAX_UNVERIFIED,
  MAX_NOTES_CHARS,
  type ReadCapture,
} from './completion.ts'
import { type LeadChange, type LeadRow } from './repository.ts'
import type { UnverifiedContact } from './tables.ts'

/** Limit for notes by visitors, which reserves room for staff. */
const MAX_VISITOR_NOTES_CHARS = MAX_NOTES_CHARS / 2

/** True for the conversation or call that created the lead: all it could learn of the lead was typed in it. */
export function isOwn(lead: LeadRow, { sessionId, callId }: Pick<ReadCapture, 'sessionId' | 'callId'>): boolean {
  return (sessionId !== null && lead.sessionId === sessionId) || (callId !== null && lead.callId === callId)
}

/**
 * Visitor input on a lead that others created: contacts are kept as unverified until staff accepts them, and text is quoted
 * with its source. Knowing an e-mail or phone proves nothing about who typed it.
 */
export function setAside(lead: LeadRow, read: ReadCapture): LeadChange {
  return changed(lead, {
    unverifiedContacts: [...lead.unverifiedContacts, ...newContacts(lead, read)].slice(0, MAX_UNVERIFIED),
    intent: lead.intent ?? read.intent,
    notes: withQuote(lead.notes, read),
  })
}

function newContacts(lead: LeadRow, read: ReadCapture): UnverifiedContact[] {
  const { name, email, phone } = read
  const typed: [UnverifiedContact['kind'], string | null, string[]][] = [
    ['email', email === null || hasEmail(lead, email) ? null : email, []],
    ['phone', phone === null || hasPhone(lead, phone.sameAs) ? null : phone.value, phone?.sameAs ?? []],
    ['name', lead.name === null ? name : null, []],
  ]
  return typed.flatMap(([kind, value, spellings]) => {
    const isThere = (known: UnverifiedContact) =>
      known.kind === kind && (known.value === value || spellings.includes(known.value))
    return value === null || lead.unverifiedContacts.some(isThere) ? [] : [contactOf(kind, value, read)]
  })
}

function contactOf(kind: UnverifiedContact['kind'], value: string, read: ReadCapture): UnverifiedContact {
  const id = newId('cpt')
  return {
    contact_id: id,
    kind,
    value,
    // Leads of staff and files are trusted, so nothing of them is set aside.
    source: read.source as UnverifiedContact['source'],
    session_id: read.sessionId,
    call_id: read.callId,
    booking_id: read.bookingId,
    created_at: momentOf(id).toISOString(),
  }
}

const SOURCES: Record<LeadRow['source'], string> = {
  chat: 'chat',
  call: 'call',
  widget: 'website form',
  booking: 'booking',
  api: 'API',
  import: 'import',
}

/** Every line is prefixed, so a visitor's text cannot pass for a note by staff. */
function withQuote(notes: string | null, { notes: words, source }: ReadCapture): string | null {
  if (words === null) return notes
  const quote = words
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join('\n')
  if (notes !== null && (notes.includes(words) || notes.includes(quote))) return notes
  const day = new Date().toISOString().slice(0, 10)
  const marked = `Visitor (${SOURCES[source]}, ${day}, not verified):\n${quote}`
  return appended(notes, marked, MAX_VISITOR_NOTES_CHARS) ?? notes
}
