import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply, rawText, text } from '../core/fields.ts'
import { EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from '../events/definition.ts'
import { LEAD_FIELDS } from './mapping.ts'
import type { ConnectionRow } from './repository.ts'
import { PROVIDERS, PUBLIC_NAMES, SECRET_NAMES, withDefaults } from './settings.ts'

const MAX_URL_CHARS = 2_048
const MAX_SECRET_CHARS = 4_096

const address = text(MAX_URL_CHARS)
const secret = text(MAX_SECRET_CHARS)
const fieldName = text(100).regex(/^[A-Za-z_]\w*$/, 'must be the API name of a field, such as FrontDesk_Id__c')

const settings = z
  .object({
    access_token: secret.nullish().describe('HubSpot: the token of a private app.'),
    api_token: secret.nullish().describe('Pipedrive.'),
    client_id: text(500).nullish().describe('HubSpot or Salesforce, for OAuth.'),
    client_secret: secret.nullish().describe('HubSpot or Salesforce, for OAuth.'),
    refresh_token: secret
      .nullish()
      .describe('HubSpot or Salesforce, for OAuth; Salesforce without one: client credentials.'),
    base_url: address
      .nullish()
      .describe(
        'Where the API is. Salesforce: your My Domain. HubSpot and Pipedrive: only for another than the usual one.',
      ),
    url: address.nullish().describe('Webhook: where leads are posted.'),
    id_property: fieldName
      .nullish()
      .describe('HubSpot: a property with unique values, for contacts without an e-mail (`front_desk_lead_id`).'),
    external_id_field: fieldName.nullish().describe('Salesforce: an external id field of Lead (`FrontDesk_Id__c`).'),
    api_version: text(10)
      .regex(/^v\d{2,3}\.\d$/, 'must be a version such as v62.0')
      .nullish()
      .describe('Salesforce (`v62.0`).'),
    company: text(200).nullish().describe('Salesforce: the company of leads, which it insists on (`Unknown`).'),
  })
  .describe('What the provider needs; secrets are stored sealed and never shown.')

const target = text(100)

const rule = z.object({
  to: target.describe('The field of the CRM.'),
  values: z
    .record(rawText(200), text(200))
    .optional()
    .describe('What the CRM calls each value; a value that is missing here is not sent.'),
  default: text(200).optional().describe('Sent where the lead has nothing.'),
})

const fieldMapping = z
  .partialRecord(z.enum(LEAD_FIELDS), z.union([target, rule]).nullable())
  .describe(
    `By field of the lead (${LEAD_FIELDS.join(', ')}): the field of the CRM, a rule, or null to send nothing. What is not named goes as always.`,
  )

const provider = z.enum(PROVIDERS).describe('The CRM; `webhook` is any system that takes a POST.')

const name = text(100).describe('Your own words for it.')
const enabled = z.boolean().describe('A switched-off connection is told nothing; a resync makes up for it.')

const bodyExample = { provider: 'hubspot', name: 'Sales', settings: { access_token: 'pat-eu1-…' } } as const

export const createConnectionBody = z
  .object({
    provider,
    name: name.nullish(),
    settings,
    field_mapping: fieldMapping.nullish(),
    enabled: enabled.default(true),
  })
  .meta({
    id: 'CreateCrmConnection',
    description: 'A CRM to connect.',
    examples: [bodyExample, { provider: 'webhook', settings: { url: 'https://example.com/crm/leads' } }],
  })

export const updateConnectionBody = z
  .object({
    name: name.nullish(),
    settings: settings.optional(),
    field_mapping: fieldMapping.nullish(),
    enabled: enabled.optional(),
  })
  .meta({
    id: 'UpdateCrmConnection',
    description: 'The changes of a CRM connection.',
    examples: [{ field_mapping: { status: null, intent: 'what_they_want' } }],
  })

export const connectionParams = z.object({ connection_id: idField })

export const listConnectionsQuery = z.object(pageQuery)

const shownSettings = z.partialRecord(z.enum(PUBLIC_NAMES), z.string())

export const connectionReply = z
  .object({
    connection_id: z.string(),
    provider,
    name: z.string().nullable().describe('Your own words for it.'),
    settings: shownSettings.describe('Without what is secret.'),
    secrets: z.array(z.enum(SECRET_NAMES)).describe('Which secrets are stored.'),
    field_mapping: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('By field of the lead: the field of the CRM, a rule, or null to send nothing; null: the usual fields.'),
    enabled: z.boolean(),
    state: z
      .enum(['active', 'auth_error', 'scope_error', 'gone'])
      .describe('What is not `active` waits for you: mend it with PATCH or at the CRM, then test it.'),
    error: z.string().nullable().describe('Why it is not active.'),
    last_success_at: instantOut.nullable().describe('When a lead last arrived there; null: not yet.'),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({
    id: 'CrmConnection',
    description: 'A CRM that leads are pushed to.',
    examples: [
      {
        connection_id: EXAMPLE_IDS.connection,
        provider: 'hubspot',
        name: 'Sales',
        settings: { base_url: 'https://api.hubapi.com', id_property: 'front_desk_lead_id' },
        secrets: ['access_token'],
        field_mapping: null,
        enabled: true,
        state: 'active',
        error: null,
        last_success_at: null,
        created_at: EXAMPLE_TIMESTAMP,
        updated_at: EXAMPLE_TIMESTAMP,
      },
    ],
  })

export const connectionPage = pageReply(connectionReply).meta({
  id: 'CrmConnectionPage',
  description: 'A page of CRM connections.',
})

export const testReply = z
  .object({
    ok: z.boolean().describe('Whether the CRM takes leads.'),
    error: z.string().nullable().describe('What stands in the way.'),
  })
  .meta({
    id: 'CrmConnectionTest',
    description: 'The result of a look at the CRM.',
    examples: [{ ok: true, error: null }],
  })

export const previewBody = z
  .object({
    lead_id: idField.nullish().describe('The lead to show; without one, the fields have no values.'),
    field_mapping: fieldMapping
      .nullish()
      .describe('One to try; the saved one unless said, and null: the usual fields.'),
  })
  .meta({
    id: 'PreviewCrmMapping',
    description: 'A mapping to look at before leads go by it.',
    examples: [{ lead_id: EXAMPLE_IDS.lead, field_mapping: { intent: 'what_they_want' } }],
  })

export const previewReply = z
  .object({
    lead_id: z.string().nullable().describe('The lead that the values are of.'),
    fields: z
      .array(
        z.object({
          field: z.enum(LEAD_FIELDS).nullable().describe('The field of the lead; null: it is of the settings.'),
          value: z.string().nullable().describe("The lead's value."),
          to: z.string().nullable().describe('The field of the CRM; null: the field is not sent.'),
          sent: z.string().nullable().describe('The value that the CRM gets; null: none.'),
        }),
      )
      .describe('Every field of a lead, then those of the settings.'),
  })
  .meta({
    id: 'CrmMappingPreview',
    description: 'A lead in the fields of a CRM. Nothing is sent.',
    examples: [
      {
        lead_id: EXAMPLE_IDS.lead,
        fields: [{ field: 'status', value: 'new', to: 'hs_lead_status', sent: 'NEW' }],
      },
    ],
  })

export function presentConnection(row: ConnectionRow): z.infer<typeof connectionReply> {
  return {
    connection_id: row.id,
    provider: row.provider,
    name: row.name,
    settings: withDefaults(row.provider, row.settings),
    secrets: row.secretNames,
    field_mapping: row.fieldMapping,
    enabled: row.enabled,
    state: row.state,
    error: row.error,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
