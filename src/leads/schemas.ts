import { z } from 'zod'
import { isDay } from '../core/days.ts'
import {
  email,
  idField,
  instantIn,
  instantOut,
  lines,
  pageQuery,
  pageReply,
  phoneField,
  text,
  timeZone,
} from '../core/fields.ts'
import type { EventData } from '../events/catalogue.ts'
import { leadData, leadExample } from '../events/leads.ts'
import { MAX_NOTES_CHARS, MAX_OTHERS } from './completion.ts'
import type { HistoryRow, LeadRow } from './repository.ts'

/** A lead on the wire: in replies and in events. */
export type LeadData = EventData<'lead.captured'>

const { status, source } = leadData.shape

const name = text(120).describe('The name of the person.')
const intent = lines(500).describe('What the person wants, in a few words.')
const notes = lines(MAX_NOTES_CHARS).describe('Notes of the team.')
const anyPhone = phoneField.describe("With country code, or as it is dialled in the tenant's country.")

/** Fields of a new lead, and of a row of an import. */
export const leadFields = {
  name: name.nullish(),
  email: email.nullish(),
  phone: anyPhone.nullish(),
  intent: intent.nullish(),
  notes: notes.nullish(),
  status: status.nullish().describe('Of a new lead; `new` unless it is given.'),
}

export const createLeadBody = z
  .object(leadFields)
  .refine((lead) => lead.email || lead.phone, 'needs an e-mail or a phone')
  .meta({
    id: 'CreateLead',
    description: 'A person to add, by e-mail address or phone number.',
    examples: [
      { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550100', intent: 'A check-up in March' },
    ],
  })

export const updateLeadBody = z
  .object({
    name: name.nullish(),
    email: email.nullish().describe('Replaces the one before; null makes the first of the others the main one.'),
    phone: anyPhone.nullish().describe('As `email`.'),
    other_emails: z.array(email).max(MAX_OTHERS).optional().describe('Replaces the list.'),
    other_phones: z.array(phoneField).max(MAX_OTHERS).optional().describe('Replaces the list.'),
    intent: intent.nullish(),
    notes: notes.nullish(),
    status: status.optional().describe('Any status may follow any other.'),
  })
  .meta({
    id: 'UpdateLead',
    description: 'The changes of a lead; null clears a field.',
    examples: [{ status: 'contacted', notes: 'Called back; prefers mornings.' }],
  })

export const mergeLeadBody = z
  .object({ lead_id: idField.describe('The lead that goes into the one of the path.') })
  .meta({
    id: 'MergeLead',
    description: 'The other lead of the same person.',
    examples: [{ lead_id: 'lead_01h455vb4pex5vsknk084sn02r' }],
  })

export const leadParams = z.object({ lead_id: idField })

const moment = z.union(
  [instantIn, z.string().refine(isDay)],
  'must be a date, such as 2026-03-02, or an instant, such as 2026-03-02T09:30:00Z',
)
export const contactParams = leadParams.extend({ contact_id: idField })

export const leadFilterQuery = {
  status: status.optional().describe('Only leads in this status.'),
  source: source.optional().describe('Only leads that came in this way.'),
  q: text(200, 0).optional().describe('Beginnings of words of name, e-mail and phone; a lead must have all of them.'),
  created_from: moment.optional().describe('An instant, or a day in `time_zone`. Included.'),
  created_to: moment.optional().describe('As `created_from`. Included.'),
  time_zone: timeZone.optional().describe("The tenant's unless it is given."),
}

export const listLeadsQuery = z.object({ ...pageQuery, ...leadFilterQuery })

export const leadReply = leadData.meta({
  id: 'Lead',
  description: 'A person who left an e-mail address or a phone number.',
  examples: [leadExample],
})

export const leadPage = pageReply(leadReply).meta({ id: 'LeadPage', description: 'A page of leads.' })

const change = z.object({
  at: instantOut.describe('When it happened.'),
  action: z.enum(['captured', 'updated', 'merged']).describe('What happened.'),
  by: z.string().describe('A key, a user, or the way it came in (a source).'),
  previous: z.record(z.string(), z.unknown()).describe('What the changed fields were before.'),
  merged: z.record(z.string(), z.unknown()).nullable().describe('The lead that went into this one, whole.'),
})

export const leadWithHistoryReply = leadData
  .extend({
    possible_duplicates: z
      .array(z.string())
      .describe('Leads that may be the same person: somebody left the e-mail of the one and the phone of the other.'),
    history: z.array(change).describe('Newest first, 200 at most.'),
  })
  .meta({
    id: 'LeadWithHistory',
    description: 'A lead with its history.',
    examples: [
      {
        ...leadExample,
        possible_duplicates: [],
        history: [{ at: leadExample.created_at, action: 'captured', by: 'chat', previous: {}, merged: null }],
      },
    ],
  })

export function presentLead(row: LeadRow): LeadData {
  return {
    lead_id: row.id,
    name: row.name,
    phone: row.phone,
    other_phones: row.otherPhones,
    email: row.email,
    other_emails: row.otherEmails,
    unverified_contacts: row.unverifiedContacts,
    intent: row.intent,
    status: row.status,
    source: row.source,
    notes: row.notes,
    session_id: row.sessionId,
    call_id: row.callId,
    crm: row.crm,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export interface LeadWithHistory {
  lead: LeadRow
  history: HistoryRow[]
  duplicates: string[]
}

export function presentLeadWithHistory(found: LeadWithHistory): z.infer<typeof leadWithHistoryReply> {
  return {
    ...presentLead(found.lead),
    possible_duplicates: found.duplicates,
    history: found.history.map(({ id: _id, ...entry }) => entry),
  }
}
