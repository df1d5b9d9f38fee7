import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply } from '../core/fields.ts'
import { EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from '../events/definition.ts'
import { PROVIDERS } from './settings.ts'
import type { SyncRow } from './repository.ts'

const status = z.enum(['pending', 'completed', 'failed'])

export const listSyncsQuery = z.object({
  ...pageQuery,
  status: status.optional().describe('Only in this state.'),
  lead_id: idField.optional().describe('Only of this lead.'),
  connection_id: idField.optional().describe('Only to this connection.'),
})

const counts = z.object({
  created: z.number().int().describe('Leads that are new in the CRM.'),
  updated: z.number().int().describe('Leads that were changed there.'),
  unchanged: z.number().int().describe('Were pushed by a sync of their own since the resync began.'),
  failed: z.number().int().describe('Leads that did not arrive.'),
})

const example = {
  sync_id: EXAMPLE_IDS.sync,
  connection_id: EXAMPLE_IDS.connection,
  lead_id: EXAMPLE_IDS.lead,
  provider: 'hubspot',
  trigger: 'change',
  status: 'completed',
  attempts: 1,
  external_id: '51',
  error: null,
  counts: null,
  created_at: EXAMPLE_TIMESTAMP,
  updated_at: EXAMPLE_TIMESTAMP,
} as const

export const syncReply = z
  .object({
    sync_id: z.string(),
    connection_id: z.string(),
    lead_id: z.string().nullable().describe('Null for a full resync.'),
    provider: z.enum(PROVIDERS).describe('The CRM; `webhook` is any system that takes a POST.'),
    trigger: z
      .enum(['change', 'manual', 'resync'])
      .describe('A change of the lead, somebody who asked, or a full resync.'),
    status: status.describe('A failed one is not tried again by itself.'),
    attempts: z.number().int().describe('Tries that reached for the CRM.'),
    external_id: z.string().nullable().describe('What the CRM calls the lead.'),
    error: z.string().nullable().describe('Of the last try.'),
    counts: counts.nullable().describe('Of a full resync.'),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: 'CrmSync', description: 'A push of one lead, or of all leads, to one CRM.', examples: [example] })

export const syncPage = pageReply(syncReply).meta({ id: 'CrmSyncPage', description: 'A page of CRM syncs.' })

export const leadSyncsReply = z
  .object({ data: z.array(syncReply).describe('One for each connection that is switched on.') })
  .meta({
    id: 'LeadSyncs',
    description: 'The pushes of a lead, one for each connection.',
    examples: [{ data: [{ ...example, trigger: 'manual', status: 'pending', attempts: 0 }] }],
  })

export const leadParams = z.object({ lead_id: idField })

/** A sync to be presented; its timestamps may already be text. */
export type ShownRow = Omit<SyncRow, 'failures' | 'position' | 'createdAt' | 'updatedAt'> & {
  createdAt: Date | string
  updatedAt: Date | string
}

const shown = (instant: Date | string) => (typeof instant === 'string' ? instant : instant.toISOString())

/** For replies and events. */
export function presentSync(row: ShownRow): z.infer<typeof syncReply> {
  return {
    sync_id: row.id,
    connection_id: row.connectionId,
    lead_id: row.leadId,
    provider: row.provider,
    trigger: row.trigger,
    status: row.status,
    attempts: row.attempts,
    external_id: row.externalId,
    error: row.error,
    counts: row.counts,
    created_at: shown(row.createdAt),
    updated_at: shown(row.updatedAt),
  }
}
