import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'

/** A lead as its GET shows it (api.md §6). */
export const leadData = z.object({
  lead_id: z.string(),
  name: z.string().nullable().describe('The name of the person.'),
  phone: z.string().nullable().describe('E.164, or as it was typed where that could not be read.'),
  other_phones: z.array(z.string()).describe('Further ones of the same person.'),
  email: z.string().nullable(),
  other_emails: z.array(z.string()).describe('Further ones of the same person.'),
  intent: z.string().nullable().describe('What the person wants, in a few words.'),
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
  intent: 'Wants a check-up in March',
  status: 'new',
  source: 'chat',
  notes: null,
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
