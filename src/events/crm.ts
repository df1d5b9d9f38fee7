import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'

/** One sync to one connection: of one lead, or of all. */
const syncData = z.object({
  sync_id: z.string(),
  connection_id: z.string(),
  lead_id: z.string().nullable().describe('Null for a full resync.'),
  provider: z.enum(['hubspot', 'pipedrive', 'salesforce', 'webhook']).describe('The CRM.'),
  trigger: z.enum(['change', 'manual', 'resync']).describe('A change of the lead, or somebody who asked.'),
  status: z.enum(['pending', 'completed', 'failed']).describe('Where the sync is.'),
  attempts: z.number().int(),
  external_id: z.string().nullable().describe('What the CRM calls the lead.'),
  error: z.string().nullable().describe('Why the last try failed; null where it did not.'),
  counts: z.record(z.string(), z.number().int()).nullable().optional().describe('Of a full resync.'),
  created_at: instantOut,
  updated_at: instantOut,
})

const example: z.infer<typeof syncData> = {
  sync_id: EXAMPLE_IDS.sync,
  connection_id: EXAMPLE_IDS.connection,
  lead_id: EXAMPLE_IDS.lead,
  provider: 'hubspot',
  trigger: 'change',
  status: 'completed',
  attempts: 1,
  external_id: '51',
  error: null,
  created_at: EXAMPLE_TIMESTAMP,
  updated_at: EXAMPLE_TIMESTAMP,
}

export const crmEvents = {
  'crm.sync_completed': defineEvent({
    description: 'A lead arrived in the CRM.',
    data: syncData,
    example,
  }),
  'crm.sync_failed': defineEvent({
    description: 'A lead could not be brought into the CRM; it is not tried again by itself.',
    data: syncData,
    example: { ...example, status: 'failed', attempts: 5, external_id: null, error: 'The CRM refused the key.' },
  }),
}
