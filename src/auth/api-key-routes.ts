import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import type { ApiKeys } from './api-keys.ts'
import {
  apiKeyPage,
  apiKeyParams,
  createApiKeyBody,
  createdApiKeyReply,
  listApiKeysQuery,
  newKeyOf,
  presentApiKey,
  presentCreatedApiKey,
} from './schemas.ts'

const tags = ['auth']

export function apiKeyRoutes(instance: FastifyInstance, apiKeys: ApiKeys): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/api-keys', {
    config: { access: 'keys:manage' },
    schema: {
      operationId: 'listApiKeys',
      tags,
      summary: 'List API keys, newest first',
      querystring: listApiKeysQuery,
      response: { 200: apiKeyPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await apiKeys.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentApiKey), next_cursor: nextCursor }
    },
  })

  app.post('/api/v1/api-keys', {
    config: { access: 'keys:manage' },
    schema: {
      operationId: 'createApiKey',
      tags,
      summary: 'Make an API key',
      description: 'The reply shows the key this once; only its hash is stored.',
      body: createApiKeyBody,
      response: { 201: createdApiKeyReply },
    },
    handler: async (request, reply) => {
      const { tenantId, id: by } = callerOf(request)
      const wanted = newKeyOf(request.body)
      const created = await apiKeys.create(tenantId, wanted)
      request.log.info({ tenant: tenantId, api_key: created.id, kind: wanted.kind, by }, 'An API key was made')
      return reply.code(201).send(presentCreatedApiKey(created))
    },
  })

  app.delete('/api/v1/api-keys/:api_key_id', {
    config: { access: 'keys:manage' },
    schema: {
      operationId: 'deleteApiKey',
      tags,
      summary: 'Revoke an API key at once',
      params: apiKeyParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      await apiKeys.revoke(tenantId, request.params.api_key_id)
      request.log.info({ tenant: tenantId, api_key: request.params.api_key_id, by }, 'An API key was revoked')
      return { deleted: true as const }
    },
  })
}
