import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { LIMITS, type LimitName } from '../limits.ts'
import { may, type Right } from '../rights.ts'

const problem = z.object({ detail: z.string().describe('What went wrong, for a person.') }).meta({
  id: 'Problem',
  examples: [{ detail: 'Not Found' }],
})

const validationProblem = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number()])).describe('Where: `body`, then the path to the field.'),
        msg: z.string(),
        type: z.string(),
      }),
    ),
  })
  .meta({
    id: 'ValidationProblem',
    examples: [{ detail: [{ loc: ['body', 'name'], msg: 'must not be empty', type: 'too_small' }] }],
  })

const DESCRIPTIONS = {
  400: 'Malformed JSON, or a bad query parameter',
  401: 'No credential, or a bad one',
  403: 'The credential does not have the right',
  404: 'Nothing of this tenant has this id',
  409: 'The state of the resource forbids it',
  413: 'The body is too large',
  415: 'The body is not JSON in UTF-8',
  422: 'The body failed its schema',
  429: 'Over a limit; see Retry-After',
  500: 'A fault of the server',
  503: 'Not available for a moment; see Retry-After',
} as const

type ErrorStatus = keyof typeof DESCRIPTIONS

/** For what only the route knows about itself: `response: { 201: reply, ...conflict }`. */
export const conflict = { 409: describeError(409) }
export const unavailable = { 503: describeError(503) }
export const forbidden = { 403: describeError(403) }
export const notFound = { 404: describeError(404) }

/** Adds to each API route what every route can answer, its credentials and its limits, from what it declares about itself. */
export function describeProblems(route: RouteOptions): void {
  const { schema, config } = route
  if (!route.url.startsWith('/api/v1') || schema === undefined || schema.hide === true) return
  const isPublic = config?.access === 'public'
  const statuses: ErrorStatus[] = [429, 500, 503]
  if (schema.querystring !== undefined || schema.body !== undefined) statuses.push(400)
  if (!isPublic) statuses.push(401, 403)
  if (route.url.includes(':')) statuses.push(404)
  if (schema.body !== undefined) statuses.push(413, 415, 422)
  const errors = Object.fromEntries(statuses.map((status) => [status, describeError(status)]))
  schema.response = { ...errors, ...(schema.response as object) }
  schema.security = securityOf(config?.access)
  const limits = (config?.limits ?? ['general']).map(describeLimit).join('; ')
  schema.description = [schema.description, `Limit: ${limits}.`].filter(Boolean).join('\n\n')
}

function securityOf(access: 'public' | Right | undefined): Record<string, string[]>[] {
  if (access === undefined || access === 'public') return []
  return [
    ...(may('admin_key', access) ? [{ apiKey: [] }] : []),
    ...(may('admin', access) ? [{ cookie: [] }] : []),
    ...(may('visitor', access) ? [{ visitor: [] }] : []),
  ]
}

function describeError(status: ErrorStatus): object {
  const schema = status === 422 ? validationProblem : problem
  return { description: DESCRIPTIONS[status], content: { 'application/json': { schema } } }
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
