import type { OpenAPIV3_1 } from 'openapi-types'

type Header = OpenAPIV3_1.HeaderObject
type Reference = OpenAPIV3_1.ReferenceObject

const count = { type: 'integer' as const, minimum: 0 }
const text = { type: 'string' as const }

/** Response headers by component name. */
const HEADERS = {
  RequestId: {
    name: 'X-Request-Id',
    description: 'The id of this request, for questions about it.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimitLimit: {
    name: 'RateLimit-Limit',
    description: 'How many requests the limit allows in its window; of the tighter limit where two apply.',
    schema: count,
  },
  RateLimitRemaining: {
    name: 'RateLimit-Remaining',
    description: 'How many of them are left.',
    schema: count,
  },
  RateLimitReset: {
    name: 'RateLimit-Reset',
    description: 'Seconds until the window begins anew.',
    schema: count,
  },
  RetryAfter: {
    name: 'Retry-After',
    description: 'Seconds to wait before the next try.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  IdempotentReplayed: {
    name: 'Idempotent-Replayed',
    description: '`true` where this is the first answer again and nothing was done now.',
    schema: { type: 'string', enum: ['true'] },
  },
} satisfies Record<string, Header & { name: string }>

type HeaderName = keyof typeof HEADERS

const EVERYWHERE = ['RequestId', 'RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'] as const

/** References to the common headers and further ones. */
export function headers(...further: HeaderName[]): Record<string, Reference> {
  const names: readonly HeaderName[] = [...EVERYWHERE, ...further]
  return Object.fromEntries(names.map((name) => [HEADERS[name].name, { $ref: `#/components/headers/${name}` }]))
}

/** Headers of a single route, by name, with their descriptions. */
export function ownHeaders(described: Record<string, string>): Record<string, Header> {
  return Object.fromEntries(
    Object.entries(described).map(([name, words]) => [name, { description: words, schema: text }]),
  )
}

export const headerComponents: Record<string, Header> = Object.fromEntries(
  Object.entries(HEADERS).map(([component, { name: _name, ...header }]) => [component, header]),
)

/** Request headers by component name. */
export const parameterComponents: Record<string, OpenAPIV3_1.ParameterObject> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    description:
      'Makes a repeated request harmless: the same key and body within 24 hours get the first answer again, with ' +
      '`Idempotent-Replayed: true`. The same key with another body, or while the first request still runs, is a 409.',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    schema: { type: 'string', maxLength: 100 },
    description: 'The `id` of the last event that was read: the stream goes on after it.',
  },
}

export function parameter(component: keyof typeof parameterComponents): Reference {
  return { $ref: `#/components/parameters/${component}` }
}
