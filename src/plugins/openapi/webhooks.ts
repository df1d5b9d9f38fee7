import { eventTypes, type EventType } from '../../events/catalogue.ts'

const HEADERS: [name: string, required: boolean, description: string][] = [
  [
    'X-Webhook-Signature',
    true,
    '`sha256=` and the lowercase hex HMAC-SHA256 of the raw body; the key is the text of the secret.',
  ],
  ['X-Webhook-Signature-Previous', false, 'The same with the secret before, for 24 hours after a rotation.'],
  ['webhook-id', true, "The event's id, the same on every try: what to recognise a repetition by."],
  ['webhook-timestamp', true, 'Unix seconds of this try.'],
  [
    'webhook-signature',
    true,
    'Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several with a space between.',
  ],
]

const parameters = HEADERS.map(([name, required, description]) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' as const },
}))

/** The `webhooks` section of the OpenAPI document. */
export function webhookOperations() {
  return Object.fromEntries(eventTypes().map((type) => [type.event, { post: operationOf(type) }]))
}

function operationOf({ event, description, schema, example }: EventType) {
  const words = event.split(/[._]/)
  return {
    operationId: `on${words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join('')}`,
    tags: ['webhooks'],
    // Deliveries are authenticated by their signature headers.
    security: [],
    summary: description,
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      '2XX': { description: 'The event arrived. An answer is awaited for 15 seconds.' },
      '410': { description: 'The endpoint is gone for good: nothing more is sent to it.' },
    },
  }
}
