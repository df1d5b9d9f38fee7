import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import {
  documentPage,
  documentParams,
  documentReply,
  documentWithTextReply,
  listDocumentsQuery,
  presentDocument,
  presentDocumentWithText,
  presentSearch,
  searchBody,
  searchReply,
  updateDocumentBody,
} from './schemas.ts'
import type { KnowledgeService } from './service.ts'

/** Limit for a document's text as escaped JSON in UTF-8. */
export const TEXT_BODY_BYTES = 6 * 1024 * 1024

const tags = ['knowledge']

export function knowledgeRoutes(app: FastifyInstance, service: KnowledgeService): void {
  readRoutes(app, service)
  changeRoutes(app, service)
  deleteRoutes(app, service)
}

function readRoutes(instance: FastifyInstance, service: KnowledgeService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/knowledge/documents', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'listDocuments',
      tags,
      summary: 'List documents, newest first',
      querystring: listDocumentsQuery,
      response: { 200: documentPage },
    },
    handler: async (request) => {
      const { site_id: siteId, ...query } = request.query
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, { ...query, siteId })
      return { data: data.map(presentDocument), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/knowledge/documents/:document_id', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'getDocument',
      tags,
      summary: 'Read a document with its text',
      params: documentParams,
      response: { 200: documentWithTextReply },
    },
    handler: async (request) =>
      presentDocumentWithText(await service.get(callerOf(request).tenantId, request.params.document_id)),
  })

  app.post('/api/v1/knowledge/search', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'searchKnowledge',
      tags,
      summary: 'Search the knowledge as the assistant does',
      body: searchBody,
      response: { 200: searchReply },
    },
    handler: async (request) => {
      const { query, limit } = request.body
      return presentSearch(await service.search(callerOf(request).tenantId, query, limit))
    },
  })
}

function changeRoutes(instance: FastifyInstance, service: KnowledgeService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/knowledge/documents/:document_id', {
    config: { access: 'knowledge:write', limits: ['ingest'] },
    bodyLimit: TEXT_BODY_BYTES,
    schema: {
      operationId: 'updateDocument',
      tags,
      summary: "Replace a document's title, text, language or schedule",
      description: 'Answers come from the old text until the new one is ready; never from half of each.',
      params: documentParams,
      body: updateDocumentBody,
      response: {
        200: documentReply,
        ...conflictWhen(
          'The text comes from an address, and changes there; or the schedule is for pages and sites only.',
        ),
      },
    },
    handler: async (request) => {
      const { refresh_hours: refreshHours, ...content } = request.body
      const patch = { ...content, refreshHours }
      return presentDocument(await service.replace(callerOf(request).tenantId, request.params.document_id, patch))
    },
  })

  app.post('/api/v1/knowledge/documents/:document_id/refresh', {
    config: { access: 'knowledge:write', limits: ['ingest'] },
    schema: {
      operationId: 'refreshDocument',
      tags,
      summary: 'Read a page or site again from its address',
      description:
        'What has not changed since is not processed again. A text or file is processed again from the text that was kept.',
      params: documentParams,
      response: {
        200: documentReply,
        ...conflictWhen('The bytes of the file are gone; the file has to be given again.'),
      },
    },
    handler: async (request) =>
      presentDocument(await service.refresh(callerOf(request).tenantId, request.params.document_id)),
  })
}

function deleteRoutes(instance: FastifyInstance, service: KnowledgeService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.delete('/api/v1/knowledge/documents/:document_id', {
    config: { access: 'knowledge:write' },
    schema: {
      operationId: 'deleteDocument',
      tags,
      summary: 'Delete a document; no answer comes from it any more',
      description: 'With a key it is final. In the portal it can be taken back for ten seconds: see `restoreDocument`.',
      params: documentParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const { tenantId, kind } = callerOf(request)
      // Programs would not wait for an undo that nobody presses.
      const remove = kind === 'user' ? service.hide : service.remove
      await remove(tenantId, request.params.document_id)
      return { deleted: true as const }
    },
  })

  app.post('/api/v1/knowledge/documents/:document_id/restore', {
    config: { access: 'knowledge:undo' },
    schema: {
      operationId: 'restoreDocument',
      tags,
      summary: 'Take back a deletion of the last ten seconds',
      description:
        'For a deletion in the portal. The document comes back as it was, with its pages and tied questions.',
      params: documentParams,
      response: {
        200: documentReply,
        ...conflictWhen('The document is not deleted, or was deleted more than ten seconds ago.'),
      },
    },
    handler: async (request) =>
      presentDocument(await service.restore(callerOf(request).tenantId, request.params.document_id)),
  })
}
