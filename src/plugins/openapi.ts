import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

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

/** The OpenAPI document, generated from the schemas that validate requests, and its reader at /docs. */
async function openapiPlugin(app: FastifyInstance, { baseUrl }: { baseUrl: string }): Promise<void> {
  app.addHook('onRoute', addErrors)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'FrontDesk API',
        version: '1.0.0',
        description:
          'The front desk of a small business. Authenticate with `X-API-Key`, or in the portal with its cookie. ' +
          'Times are ISO 8601 in UTC. Lists page with `limit` and `cursor`. Errors are `{ "detail": … }`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      tags: [
        { name: 'auth', description: 'Registration, sign-in, API keys.' },
        { name: 'tenants', description: 'The business and its settings.' },
        { name: 'knowledge', description: 'Documents that the assistant answers from.' },
        { name: 'chat', description: 'Conversations with visitors.' },
        { name: 'analytics', description: 'What visitors ask.' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'frontdesk' },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: createJsonSchemaTransformObject({}),
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: false,
    indexPrefix: '',
    uiConfig: { validatorUrl: null, displayRequestDuration: true },
    theme: { title: 'FrontDesk API' },
  })
  app.get(
    '/api/v1/openapi.json',
    { config: { access: 'public', limits: ['general'] }, schema: { hide: true } },
    async (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
}

/** Adds to each API route what every route can answer, from what the route declares about itself. */
function addErrors(route: RouteOptions): void {
  const { schema, config } = route
  if (!route.url.startsWith('/api/v1') || schema === undefined || schema.hide === true) return
  const isPublic = config?.access === 'public'
  const errors: Record<number, z.ZodType> = { 429: problem, 500: problem, 503: problem }
  if (schema.querystring !== undefined || schema.body !== undefined) errors[400] = problem
  if (!isPublic) Object.assign(errors, { 401: problem, 403: problem })
  if (route.url.includes(':')) errors[404] = problem
  if (schema.body !== undefined) Object.assign(errors, { 413: problem, 415: problem, 422: validationProblem })
  const described = Object.fromEntries(
    Object.entries(errors).map(([status, body]) => [status, describeError(Number(status), body)]),
  )
  schema.response = { ...described, ...(schema.response as object) }
  schema.security = isPublic ? [] : [{ apiKey: [] }, { cookie: [] }]
  const limits = (config?.limits ?? ['general']).map((name) => {
    const { max, windowMs, scope } = LIMITS[name]
    return `${max} per ${windowMs / 60_000} min and ${scope === 'email' ? 'e-mail and address' : scope === 'ip' ? 'address' : scope}`
  })
  schema.description = [schema.description, `Limit: ${limits.join('; ')}.`].filter(Boolean).join('\n\n')
}

const ERROR_TEXTS: Record<number, string> = {
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
}

function describeError(status: number, schema: z.ZodType): object {
  return { description: ERROR_TEXTS[status] ?? '', content: { 'application/json': { schema } } }
}

/** For a route's own conflicts: `response: { 201: reply, ...conflict }`. */
export const conflict = { 409: describeError(409, problem) }
export const notFound = { 404: describeError(404, problem) }

export const openapi = fp(openapiPlugin, { name: 'openapi' })
