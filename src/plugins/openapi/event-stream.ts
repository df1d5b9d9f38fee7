import { z } from 'zod'

/**
 * A 200 with server-sent events: text whose events a schema describes (JSON Schema 2020-12 §8.5). `events` is a component, a
 * union of `sentEvent`s.
 */
export function eventStreamReply(description: string, events: z.ZodType) {
  const { id } = events.meta() ?? {}
  if (id === undefined) throw new Error('Events of a stream need the id of a component')
  const contentSchema = { type: 'array', items: { $ref: `#/components/schemas/${id}` } }
  const schema = z.string().meta({ contentMediaType: 'text/event-stream', contentSchema })
  return { 200: { description, content: { 'text/event-stream': { schema } } } }
}

/** One kind of event, as parsed from its lines `id`, `event` and `data`; `data` is one line of JSON. */
export function sentEvent<N extends string, D extends z.ZodType>(name: N, data: D, description: string) {
  return z
    .object({
      event: z.literal(name).describe('The kind of event.'),
      id: z.string().optional().describe('The id to come back with in `Last-Event-ID`.'),
      data: data.describe(description),
    })
    .describe(description)
}

/** Keeps idle connections open through proxies. */
export const heartbeatEvent = sentEvent('heartbeat', z.object({}), 'Nothing happened for ten seconds.')
