import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { clientSchemas } from '../../core/json-schema.ts'
import { packageFile } from '../../core/package-files.ts'
import { finish } from './document.ts'
import { describeRoute } from './problems.ts'
import { serveDocument } from './serving.ts'
import { webhookOperations } from './webhooks.ts'

export { eventStreamReply, heartbeatEvent, sentEvent } from './event-stream.ts'
export { conflictWhen, forbidden, notFound, problemReply, unavailable } from './problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Response headers of this route's success, by name, with their descriptions. */
    replyHeaders?: Readonly<Record<string, string>>
  }
}

const FAVICON = packageFile('public/favicon.svg')
/** Files of the API reader for browsers. The package looks for them beside its modules, which are in the bundle. */
const READER = packageFile('node_modules/@fastify/swagger-ui/static')

const withSchemas = createJsonSchemaTransformObject({ zodToJsonConfig: clientSchemas })

const description = `The front desk of a small business: an assistant answers visitors from the documents of the business, in chat and by
phone, and books appointments.

Authentication is the header \`X-API-Key\`, or the cookie of a signed-in user. A **standard** key sends messages, reads conversations
and books; an **admin** key may do everything for its tenant. Instants are ISO 8601 in UTC. Lists are newest first and page with
\`limit\` and \`cursor\`. Unknown fields of a body are ignored where its schema does not forbid them; answers may grow new fields.

Errors are \`{ "detail": … }\`: a text, and for 422 a list of \`loc\`, \`msg\` and \`type\`. A path that does not exist is a 404, and a method
that a path does not have a 405 with the header \`Allow\`. Every answer has an \`X-Request-Id\`; limits are shown by \`RateLimit-Limit\`,
\`RateLimit-Remaining\` and \`RateLimit-Reset\`.

The [manual](/guide/) says how the parts work together; [The API](/guide/api.html) and [Limits](/guide/limits.html) hold what a schema
cannot say.`

const TAGS = [
  { name: 'auth', description: 'Registration, sign-in, passwords, API keys.' },
  { name: 'users', description: 'The team: invitations and roles.' },
  { name: 'tenants', description: 'The business and its settings.' },
  { name: 'onboarding', description: 'Readings of websites, what they propose, and the checklist.' },
  { name: 'knowledge', description: 'Documents that the assistant answers from.' },
  { name: 'today', description: 'What needs a person now, and the search over everything.' },
  { name: 'exams', description: 'Questions and bookings tried on the assistant, without a trace.' },
  { name: 'chat', description: 'Conversations with visitors.' },
  { name: 'calls', description: 'Phone calls out and in, and their records.' },
  { name: 'leads', description: 'People who left an e-mail address or a phone number.' },
  { name: 'widget', description: 'The visitors of a website: each route takes the token of the page.' },
  { name: 'bookings', description: 'Services, the resources that do them, and appointments.' },
  { name: 'calendars', description: 'Calendars of resources that keep their time free, and take bookings.' },
  { name: 'mails', description: 'Mails to visitors that were held back, for staff to send or discard.' },
  { name: 'analytics', description: 'Questions of visitors, and how well they were answered.' },
  { name: 'crm', description: 'Leads pushed to HubSpot, Pipedrive, Salesforce or any system that takes a POST.' },
  { name: 'privacy', description: 'What is kept of people: found, exported, erased, cleared with age.' },
  { name: 'audit', description: 'Changes by staff, keys and the operator.' },
  { name: 'webhooks', description: 'Events for your own systems. The guide is at /guide/webhooks.html.' },
]

/** The OpenAPI document, generated from the validating schemas, and its reader at /docs. */
async function openapiPlugin(app: FastifyInstance, { baseUrl }: { baseUrl: string }): Promise<void> {
  const configs = new Map<string, FastifyContextConfig>()
  app.addHook('onRoute', (route) => {
    describeRoute(route)
    const { operationId } = route.schema ?? {}
    if (operationId !== undefined) configs.set(operationId, route.config ?? {})
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'FrontDesk API', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      // Relative to the document's address, because an installation has several names.
      servers: [{ url: '/' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of the tenant.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            description: 'The session of a signed-in user, set by `POST /api/v1/auth/login`.',
            name: baseUrl.startsWith('https:') ? '__Host-frontdesk' : 'frontdesk',
          },
          visitor: { type: 'http', scheme: 'bearer', description: 'A widget token, from a page of an allowed origin.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [], zodToJsonConfig: clientSchemas }),
    // The events are added when the document is first asked for, so that a start does not build their schemas.
    transformObject: (document) =>
      // The plugin types documents of every version; this one is of the version named above.
      finish({ ...withSchemas(document), webhooks: webhookOperations() } as Parameters<typeof finish>[0], configs),
  })
  serveDocument(app)
  const icon = { type: 'image/svg+xml', content: await readFile(FAVICON) }
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    baseDir: READER,
    logo: icon,
    // Groups start closed: drawing more than a hundred operations takes browsers seconds.
    uiConfig: {
      validatorUrl: null,
      displayRequestDuration: true,
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
    },
    theme: {
      title: 'FrontDesk API',
      favicon: [{ filename: 'favicon.svg', rel: 'icon', sizes: 'any', ...icon }],
    },
  })
}

export const openapi = fp(openapiPlugin, { name: 'openapi' })
