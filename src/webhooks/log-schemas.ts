import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply } from '../core/fields.ts'
import { EVENT_NAMES } from '../events/catalogue.ts'
import type { EventRow, EventSummary } from './repository.ts'
import type { LoggedDelivery } from './log.ts'

const eventName = z.enum(EVENT_NAMES)

const IDS = {
  event: 'evt_01h455vb4pex5vsknk084sn02q',
  delivery: 'dlv_01h455vb4pex5vsknk084sn02q',
  endpoint: 'whe_01h455vb4pex5vsknk084sn02q',
}
const INSTANT = '2026-03-02T09:30:00.000Z'

export const listEventsQuery = z.object({ ...pageQuery, event: eventName.optional().describe('Only of this kind.') })

export const eventParams = z.object({ event_id: idField })

const eventFields = {
  event_id: z.string().describe('The `webhook-id` header of its deliveries.'),
  event: eventName,
  test: z.boolean().describe('A sample that somebody asked for.'),
  created_at: instantOut,
}

const eventExample = { event_id: IDS.event, event: 'chat.message', test: false, created_at: INSTANT } as const

const eventReply = z
  .object(eventFields)
  .meta({ id: 'WebhookEvent', description: 'An event, without its body.', examples: [eventExample] })

export const eventWithBodyReply = z
  .object({ ...eventFields, body: z.string().describe('The exact text that is signed and sent.') })
  .meta({
    id: 'WebhookEventWithBody',
    description: 'An event with its body.',
    examples: [{ ...eventExample, body: '{"event":"chat.message","timestamp":"2026-03-02T09:30:00.000Z"}' }],
  })

export const eventPage = pageReply(eventReply).meta({ id: 'WebhookEventPage', description: 'A page of events.' })

const status = z.enum(['pending', 'delivered', 'failed', 'skipped'])

export const listDeliveriesQuery = z.object({
  ...pageQuery,
  status: status.optional().describe('Only in this state.'),
  endpoint_id: idField.optional().describe('Only to this endpoint.'),
  event: eventName.optional().describe('Only of this kind of event.'),
})

export const deliveryParams = z.object({ delivery_id: idField })

const attempt = z.object({
  number: z.number().int().describe('The first try is 1.'),
  at: instantOut.describe('When it began.'),
  response_status: z.number().int().nullable().describe('The status of the answer; null where there was none.'),
  duration_ms: z.number().int().describe('How long it took.'),
  error: z
    .string()
    .nullable()
    .describe(
      '`E_TIMEOUT`, `E_DNS`, `E_BLOCKED`, `E_CONNECT`, `E_TLS`, `E_RESET`, `E_PROTOCOL`, `E_BODY_TOO_LARGE`, `E_HTTP_<status>`.',
    ),
  response_body: z.string().describe('The first 4 KiB of the answer.'),
})

export const deliveryReply = z
  .object({
    delivery_id: z.string(),
    event_id: z.string(),
    event: eventName,
    endpoint_id: z.string(),
    url: z.string().describe("The endpoint's address today."),
    test: z.boolean().describe('A sample that somebody asked for.'),
    status: status.describe(
      '`delivered`: it answered 2xx. `failed`: no try is left. `skipped`: its endpoint was switched off or deleted.',
    ),
    attempts: z.array(attempt).describe('Every try that ended, oldest first.'),
    next_attempt_at: instantOut.nullable().describe('Null when none is planned, or one is in the air.'),
    created_at: instantOut,
    finished_at: instantOut.nullable().describe('When it was delivered or given up; null until then.'),
  })
  .meta({
    id: 'WebhookDelivery',
    description: 'An event on its way to one endpoint, with every try.',
    examples: [
      {
        delivery_id: IDS.delivery,
        event_id: IDS.event,
        event: 'chat.message',
        endpoint_id: IDS.endpoint,
        url: 'https://example.com/hooks/frontdesk',
        test: false,
        status: 'delivered',
        attempts: [
          { number: 1, at: INSTANT, response_status: 200, duration_ms: 38, error: null, response_body: 'thanks' },
        ],
        next_attempt_at: null,
        created_at: INSTANT,
        finished_at: INSTANT,
      },
    ],
  })

export const deliveryPage = pageReply(deliveryReply).meta({
  id: 'WebhookDeliveryPage',
  description: 'A page of deliveries.',
})

export function presentEvent(row: EventSummary): z.infer<typeof eventReply> {
  return { event_id: row.id, event: row.event, test: row.isTest, created_at: row.createdAt.toISOString() }
}

export function presentEventWithBody(row: EventRow): z.infer<typeof eventWithBodyReply> {
  return { ...presentEvent(row), body: row.body }
}

export function presentDelivery(row: LoggedDelivery): z.infer<typeof deliveryReply> {
  return {
    delivery_id: row.id,
    event_id: row.eventId,
    event: row.event,
    endpoint_id: row.endpointId,
    url: row.url,
    test: row.isTest,
    status: row.status,
    attempts: row.attempts.map((tried) => ({
      number: tried.number,
      at: tried.at.toISOString(),
      response_status: tried.responseStatus,
      duration_ms: tried.durationMs,
      error: tried.error,
      response_body: tried.responseBody,
    })),
    next_attempt_at: row.status === 'pending' && !row.isLent ? row.dueAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}
