import type { RouteOptions } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { lookUp } from '../../core/keys.ts'
import { validationProblem } from '../../validation-problem.ts'
import { LIMITS, type LimitName } from '../limits.ts'
import { may, type Right } from '../rights.ts'
import { headers } from './headers.ts'

const problem = z.object({ detail: z.string().describe('The reason, for a person.') }).meta({
  id: 'Problem',
  description: 'An error.',
  examples: [{ detail: 'Not Found' }],
})

/** Common error replies, once in the document. */
const PROBLEMS = {
  400: { name: 'BadRequest', description: 'The JSON is malformed, or a query parameter is bad.' },
  401: { name: 'Unauthorized', description: 'There is no credential, or a bad one.' },
  403: { name: 'Forbidden', description: 'The credential does not have the right.' },
  404: { name: 'NotFound', description: 'Nothing of this tenant has this id.' },
  413: { name: 'PayloadTooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON in UTF-8.' },
  422: { name: 'ValidationFailed', description: 'The body failed its schema; each failure is named.' },
  429: { name: 'TooManyRequests', description: 'A limit is exceeded; try again after `Retry-After` seconds.' },
  500: { name: 'InternalError', description: 'The server failed; the log has the reason under the request id.' },
  503: {
    name: 'Unavailable',
    description: 'The database or a provider is away for a moment; try again after `Retry-After` seconds.',
  },
} as const

type ProblemStatus = keyof typeof PROBLEMS

/** Errors of individual routes: `response: { 201: reply, ...notFound }`. */
export const unavailable = { 503: describeProblem(503) }
export const forbidden = { 403: describeProblem(403) }
export const notFound = { 404: describeProblem(404) }

/** A 409 with its reasons: `response: { 201: reply, ...conflictWhen('The start is taken.') }`. */
export function conflictWhen(reasons: string) {
  return { 409: problemReply(reasons) }
}

/** An error reply whose reason differs from the table's. */
export function problemReply(description: string) {
  return { description, content: { 'application/json': { schema: problem } } }
}

/** Adds the common error replies, credentials and limits to an API route, from its config. */
export function describeRoute(route: RouteOptions): void {
  const { schema, config } = route
  // Fastify's automatic HEAD route shares the schema of its GET.
  if (!route.url.startsWith('/api/v1') || route.method === 'HEAD' || schema === undefined || schema.hide === true)
    return
  const isPublic = config?.access === 'public'
  const statuses: ProblemStatus[] = [429, 500, 503]
  if (schema.querystring !== undefined || schema.body !== undefined || config?.idempotent === true) statuses.push(400)
  if (!isPublic) statuses.push(401, 403)
  if (route.url.includes(':')) statuses.push(404)
  if (schema.body !== undefined) statuses.push(413, 415, 422)
  const problems = Object.fromEntries(statuses.map((status) => [status, describeProblem(status)]))
  // Schemas by status; Fastify declares them unknown.
  const own = schema.response as Record<string, unknown>
  schema.response = { ...problems, ...own, ...(config?.idempotent === true ? keyConflict(own['409']) : {}) }
  schema.security = securityOf(config?.access)
  const limits = (config?.limits ?? ['general']).map(describeLimit).join('; ')
  schema.description = [schema.description, `Limit: ${limits}.`].filter(Boolean).join('\n\n')
}

/** Adds the Idempotency-Key's reason to the route's own reasons for a 409. */
function keyConflict(own: unknown) {
  // Routes describe their 409 by `problemReply` alone.
  const reasons = (own as ReturnType<typeof problemReply> | undefined)?.description
  const key = 'The Idempotency-Key was used with another body, or its first request still runs.'
  return conflictWhen(reasons === undefined ? key : `${reasons} ${key}`)
}

function securityOf(access: 'public' | Right | undefined): Record<string, string[]>[] {
  if (access === undefined || access === 'public') return []
  return [
    ...(may('admin_key', access) ? [{ apiKey: [] }] : []),
    ...(may('admin', access) ? [{ cookie: [] }] : []),
    ...(may('visitor', access) ? [{ visitor: [] }] : []),
  ]
}

function describeProblem(status: ProblemStatus) {
  const schema = status === 422 ? validationProblem : problem
  return { description: PROBLEMS[status].description, content: { 'application/json': { schema } } }
}

const SCOPES = {
  ip: 'address',
  tenant: 'tenant',
  caller: 'key or user',
  email: 'e-mail and address',
  client: 'public address',
}

function describeLimit(name: LimitName): string {
  const { max, windowMs, scope } = LIMITS[name]
  return `${max} in ${windowMs / 60_000} min for each ${SCOPES[scope]}`
}

const SCHEMAS = '#/components/schemas'

/** The common error replies as components. */
export function problemComponents(): Record<string, OpenAPIV3_1.ResponseObject> {
  // The names of a table are texts; these are its numbers again.
  const statuses = Object.keys(PROBLEMS).map(Number) as ProblemStatus[]
  return Object.fromEntries(
    statuses.map((status) => {
      const { name, description } = PROBLEMS[status]
      const schema = { $ref: `${SCHEMAS}/${status === 422 ? 'ValidationProblem' : 'Problem'}` }
      const content = { 'application/json': { schema } }
      return [name, { description, headers: problemHeaders(status), content }]
    }),
  )
}

export function problemHeaders(status: number) {
  return status === 429 || status === 503 ? headers('RetryAfter') : headers()
}

/** The component with exactly this description. */
export function problemReference(status: number, description: string): OpenAPIV3_1.ReferenceObject | undefined {
  const problemOf = lookUp(PROBLEMS, String(status))
  if (problemOf?.description !== description) return undefined
  return { $ref: `#/components/responses/${problemOf.name}` }
}
