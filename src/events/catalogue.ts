import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { clientSchemas, describeFields } from '../core/json-schema.ts'
import { bookingEvents } from './bookings.ts'
import { callEvents } from './calls.ts'
import { chatEvents } from './chat.ts'
import { crmEvents } from './crm.ts'
import { EXAMPLE_IDS, EXAMPLE_TIMESTAMP, type EventDefinition } from './definition.ts'
import { leadEvents } from './leads.ts'

/** All published events. Their names and fields are stable. */
export const EVENTS = { ...callEvents, ...bookingEvents, ...leadEvents, ...chatEvents, ...crmEvents }

export type EventName = keyof typeof EVENTS

/** `data` of an event. */
export type EventData<N extends EventName> = z.input<(typeof EVENTS)[N]['data']>

// The table is not empty.
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]]

/** The body of a webhook: these four fields and no other. */
interface Envelope {
  event: EventName
  timestamp: string
  tenant_id: string
  data: unknown
}

/** The serialised body, made once: every attempt sends and signs the same bytes. @throws ZodError for data of another shape. */
export function bodyOf(event: EventName, tenantId: string, timestamp: string, data: unknown): string {
  const envelope: Envelope = { event, timestamp, tenant_id: tenantId, data: definitionOf(event).data.parse(data) }
  return JSON.stringify(envelope)
}

export function definitionOf(event: EventName): EventDefinition {
  return EVENTS[event]
}

export interface EventType {
  event: EventName
  description: string
  /** JSON Schema 2020-12 of the whole body. */
  schema: Record<string, unknown>
  example: Envelope
}

let described: EventType[] | undefined

/** The catalogue in replies. */
export function eventTypes(): EventType[] {
  described ??= EVENT_NAMES.map(describe)
  return described
}

function describe(event: EventName): EventType {
  const { description, data, example } = definitionOf(event)
  const envelope = z.object({
    event: z.literal(event).describe('The kind of event.'),
    timestamp: instantOut.describe('When it happened; the same on every try.'),
    tenant_id: z.string(),
    data: data.describe('What the event is about.'),
  })
  const schema: Record<string, unknown> = z.toJSONSchema(envelope, { ...clientSchemas, io: 'output' })
  describeFields(schema)
  return {
    event,
    description,
    schema,
    example: { event, timestamp: EXAMPLE_TIMESTAMP, tenant_id: EXAMPLE_IDS.tenant, data: example },
  }
}
