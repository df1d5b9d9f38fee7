import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { INTENTS } from '../core/intents.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'

const INTENT_DESCRIPTION = `What the person wants. The assistant writes one of ${INTENTS.join(', ')}, and their own words into the notes; forms and imports write free text.`

const unverifiedContact = z.object({
  contact_id: z.string(),
  kind: z.enum(['email', 'phone', 'name']).describe('A name is kept for a lead that has none.'),
  value: z.string().describe('As a lead would hold it: a phone in E.164 where it could be read.'),
  source: z.enum(['chat', 'call', 'widget', 'booking']).describe('`widget` is the contact form of a website.'),
  session_id: z.string().nullable().describe('The conversation in which it was typed.'),
  call_id: z.string().nullable().describe('The call on which it was said.'),
  booking_id: z.string().nullable().describe('The booking that it was typed for.'),
  created_at: instantOut,
})

/** A lead in the form of its GET. */
export const leadData = z.object({
  lead_id: z.string(),
  name: z.string().nullable().describe('The name of the person.'),
  phone: z.string().nullable().describe('E.164, or as it was typed where that could not be read.'),
  other_phones: z.array(z.string()).describe('Further ones of the same person.'),
  email: z.string().nullable(),
  other_emails: z.array(z.string()).describe('Further ones of the same person.'),
  unverified_contacts: z
    .array(unverifiedContact)
    .describe('Typed by visitors for this lead, and not part of it until staff accepts them. Oldest first.'),
  intent: z.string().nullable().describe(INTENT_DESCRIPTION),
  status: z.enum(['new', 'contacted', 'qualified', 'won', 'lost']).describe('How far the lead is.'),
  source: z.enum(['chat', 'call', 'widget', 'booking', 'api', 'import']).describe('How the person came in first.'),
  notes: z.string().nullable().describe('Notes of the team.'),
  session_id: z.string().nullable(),
  call_id: z.string().nullable(),
  crm: z
    .object({
      provider: z.string().describe('The CRM: `hubspot`, `pipedrive`, `salesforce` or `webhook`.'),
      external_id: z.string().nullable(),
      status: z.string().describe('The state of the last sync.'),
      synced_at: instantOut.nullable().describe('When the lead last arrived there; null: not yet.'),
    })
    .nullable()
    .describe('The connection that was synced last.'),
  created_at: instantOut,
  updated_at: instantOut,
})

export const leadExample: z.infer<typeof leadData> = {
  lead_id: EXAMPLE_IDS.lead,
  name: 'Ada Lovelace',
  phone: '+14155550100',
  other_phones: [],
  email: 'ada@example.com',
  other_emails: [],
  unverified_contacts: [],
  intent: 'booking',
  status: 'new',
  source: 'chat',
  notes: 'I would like a check-up in March.',
  session_id: EXAMPLE_IDS.session,
  call_id: null,
  crm: null,
  created_at: EXAMPLE_TIMESTAMP,
  updated_at: EXAMPLE_TIMESTAMP,
}

export const leadEvents = {
  'lead.captured': defineEvent({
    description: 'Somebody left an e-mail address or a phone number for the first time.',
    data: leadData,
    example: leadExample,
  }),
  'lead.updated': defineEvent({
    description: 'A lead changed; `previous` holds what the changed fields were.',
    data: leadData.extend({ previous: leadData.partial().describe('What the changed fields were before.') }),
    example: { ...leadExample, status: 'contacted', previous: { status: 'new' } },
  }),
}
