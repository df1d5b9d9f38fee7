import { readFile } from 'node:fs/promises'
import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { finish } from './document.ts'
import { describeProblems } from './problems.ts'
import { serveDocument } from './serving.ts'
import { webhookOperations } from './webhooks.ts'

export { conflict, forbidden, notFound, unavailable } from './problems.ts'

const FAVICON = new URL('../../../public/favicon.svg', import.meta.url)

const withSchemas = createJsonSchemaTransformObject({})

const transformObject: SwaggerTransformObject = (document) =>
  finish(withSchemas(document) as Parameters<typeof finish>[0])

const description = `The front desk of a small business: its documents answer its visitors.

Send \`X-API-Key\`, or the cookie of a signed-in user. A **standard** key sends messages, reads conversations and books; an **admin** key
may do everything for its tenant. Instants are ISO 8601 in UTC. Lists are newest first and page with \`limit\` and \`cursor\`.
Errors are \`{ "detail": … }\`: a text, and for 422 a list of \`loc\`, \`msg\` and \`type\`. Every answer has an \`X-Request-Id\`.`

/** The OpenAPI document, generated from the schemas that validate requests, and its reader at /docs. */
async function openapiPlugin(app: FastifyInstance, { baseUrl }: { baseUrl: string }): Promise<void> {
  app.addHook('onRoute', describeProblems)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'FrontDesk API', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: baseUrl }],
      tags: [
        { name: 'auth', description: 'Registration, sign-in, passwords, API keys.' },
        { name: 'users', description: 'The team: invitations and roles.' },
        { name: 'tenants', description: 'The business and its settings.' },
        { name: 'knowledge', description: 'Documents that the assistant answers from.' },
        { name: 'chat', description: 'Conversations with visitors.' },
        { name: 'calls', description: 'Phoning people, being phoned, and what came of it.' },
        { name: 'leads', description: 'Who left an e-mail or a phone.' },
        { name: 'widget', description: 'What websites embed: for their visitors, by a token of the page.' },
        { name: 'bookings', description: 'Services, who does them and when, and the appointments.' },
        { name: 'analytics', description: 'What visitors ask.' },
        { name: 'crm', description: 'Leads pushed to HubSpot, Pipedrive, Salesforce or any system that takes a POST.' },
        { name: 'webhooks', description: 'Events for your own systems. The guide is at /guide/webhooks.html.' },
      ],
      webhooks: webhookOperations(),
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: baseUrl.startsWith('https:') ? '__Host-frontdesk' : 'frontdesk',
          },
          visitor: { type: 'http', scheme: 'bearer', description: 'A widget token, from a page of an allowed origin.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject,
  })
  serveDocument(app)
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null, displayRequestDuration: true, layout: 'BaseLayout', docExpansion: 'list' },
    theme: {
      title: 'FrontDesk API',
      favicon: [
        { filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: await readFile(FAVICON) },
      ],
    },
  })
}

export const openapi = fp(openapiPlugin, { name: 'openapi' })
