import { z } from 'zod'
import { idField, instantIn, instantOut, lines, pageQuery, pageReply, text } from '../core/fields.ts'
import { EVENT_NAMES, EVENTS, type EventName } from '../events/catalogue.ts'
import type { EndpointChange, EndpointRow } from './repository.ts'
import type { WebhookSecret } from './secret.ts'

const MAX_URL_CHARS = 2_048

const url = text(MAX_URL_CHARS).describe(
  'http or https (production: https only), a public address, no user name or password in it.',
)

const events = z
  .array(z.enum(['*', ...EVENT_NAMES]))
  .min(1)
  .max(EVENT_NAMES.length + 1)
  .overwrite((names) => [...new Set(names)])
  .describe('Names of events, or `*` for all, also for those that are to come.')

const description = lines(500).describe('For you.')
const enabled = z.boolean().describe('A switched-off endpoint gets nothing; what it missed can be recovered.')

const bodyExample = { url: 'https://example.com/hooks/frontdesk', events: ['chat.message', 'lead.captured'] }

export const createEndpointBody = z
  .object({ url, events, description: description.nullish(), enabled: enabled.default(true) })
  .meta({ id: 'CreateWebhookEndpoint', description: 'An address to send events to.', examples: [bodyExample] })

export const updateEndpointBody = z
  .object({
    url: url.optional(),
    events: events.optional(),
    description: description.nullish(),
    enabled: enabled.optional(),
  })
  .meta({
    id: 'UpdateWebhookEndpoint',
    description: 'The changes of a webhook endpoint.',
    examples: [{ events: ['*'] }],
  })

export const endpointParams = z.object({ endpoint_id: idField })

export const listEndpointsQuery = z.object(pageQuery)

export const endpointReply = z
  .object({
    endpoint_id: z.string(),
    url: z.string().describe('The address that events are sent to.'),
    events: z.array(z.string()).describe('Names of events, or `*` for all.'),
    description: z.string().nullable().describe('Your own words for it.'),
    enabled: z.boolean(),
    disabled_reason: z
      .enum(['requested', 'gone', 'failing'])
      .nullable()
      .describe('`requested`: by you; `gone`: it answered 410; `failing`: no success in 5 days.'),
    disabled_at: instantOut.nullable().describe('When it was switched off; null while it is on.'),
    failing_since: instantOut.nullable().describe('The first failure since the last success; null while all is well.'),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({
    id: 'WebhookEndpoint',
    description: 'An address that events are sent to.',
    examples: [
      {
        endpoint_id: 'whe_01h455vb4pex5vsknk084sn02q',
        ...bodyExample,
        description: null,
        enabled: true,
        disabled_reason: null,
        disabled_at: null,
        failing_since: null,
        created_at: '2026-03-02T09:30:00.000Z',
        updated_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const endpointPage = pageReply(endpointReply).meta({
  id: 'WebhookEndpointPage',
  description: 'A page of webhook endpoints.',
})

export const testBody = z.object({ event: z.enum(EVENT_NAMES).describe('The sample that is sent.') }).meta({
  id: 'TestWebhookEndpoint',
  description: 'The kind of event to send a sample of.',
  examples: [{ event: 'chat.message' }],
})

export const recoverBody = z
  .object({ since: instantIn.describe('Everything since then that failed or was skipped is sent again.') })
  .meta({
    id: 'RecoverWebhookEndpoint',
    description: 'The time since when deliveries are sent again.',
    examples: [{ since: '2026-03-02T09:30:00.000Z' }],
  })

export const recoverReply = z
  .object({ recovered: z.number().int().describe('How many deliveries are on their way again.') })
  .meta({
    id: 'WebhookRecovery',
    description: 'The number of deliveries that are sent again.',
    examples: [{ recovered: 12 }],
  })

export const secretReply = z
  .object({
    secret: z.string().describe('Signs every delivery of the tenant. It stays readable here.'),
    rotated_at: instantOut.describe('When the secret was last changed.'),
    previous_until: instantOut.nullable().describe('Until then the secret before signs beside it.'),
  })
  .meta({
    id: 'WebhookSecret',
    description: 'The secret that signs deliveries.',
    examples: [
      {
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
        rotated_at: '2026-03-02T09:30:00.000Z',
        previous_until: null,
      },
    ],
  })

export const eventTypesReply = z
  .object({
    data: z
      .array(
        z.object({
          event: z.enum(EVENT_NAMES),
          description: z.string().describe('When it is sent.'),
          schema: z.record(z.string(), z.unknown()).describe('JSON Schema of the whole body.'),
          example: z
            .object({
              event: z.enum(EVENT_NAMES),
              timestamp: instantOut.describe('When it happened; the same on every try.'),
              tenant_id: z.string(),
              data: z.record(z.string(), z.unknown()).describe('What the event is about.'),
            })
            .describe('A whole body.'),
        }),
      )
      .describe('One entry for each kind of event.'),
  })
  .meta({
    id: 'WebhookEventTypes',
    description: 'The kinds of events, each with its schema and an example.',
    examples: [{ data: [exampleType('chat.message')] }],
  })

function exampleType(event: EventName) {
  const { description: words, example } = EVENTS[event]
  const envelope = { timestamp: '2026-03-02T09:30:00.000Z', tenant_id: 'ten_01h455vb4pex5vsknk084sn02q' }
  return { event, description: words, schema: { type: 'object' }, example: { event, ...envelope, data: example } }
}

export function presentEndpoint(row: EndpointRow): z.infer<typeof endpointReply> {
  return {
    endpoint_id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    enabled: row.enabled,
    disabled_reason: row.disabledReason,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentSecret({ secret, rotatedAt, previousUntil }: WebhookSecret): z.infer<typeof secretReply> {
  return { secret, rotated_at: rotatedAt, previous_until: previousUntil }
}

/** Only the given fields; null clears one. */
export function changeOf(body: z.infer<typeof updateEndpointBody>): EndpointChange {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}
