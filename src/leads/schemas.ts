import type { EventData } from '../events/catalogue.ts'
import { leadData, leadExample } from '../events/leads.ts'
import type { LeadRow } from './repository.ts'

/** A lead on the wire: in replies and in events. */
export type LeadData = EventData<'lead.captured'>

export const leadReply = leadData.meta({ id: 'Lead', examples: [leadExample] })

export function presentLead(row: LeadRow): LeadData {
  return {
    lead_id: row.id,
    name: row.name,
    phone: row.phone,
    other_phones: row.otherPhones,
    email: row.email,
    other_emails: row.otherEmails,
    intent: row.intent,
    status: row.status,
    source: row.source,
    notes: row.notes,
    session_id: row.sessionId,
    call_id: row.callId,
    crm: null,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}
