import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deletedReply, idField, instantOut, lines, pageQuery, pageReply, text } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import type { SavedReply, SavedReplyService } from './saved-replies.ts'

const tags = ['chat']
const config = { access: 'chat:take_over' } as const

const title = text(80).describe('A few words by which it is found.')
const words = lines(4_000).describe('The words that are put into the answer.')
const example = { title: 'Parking', text: 'You can park behind the house, free for two hours.' }

const createBody = z
  .object({ title, text: words })
  .meta({ id: 'CreateSavedReply', description: 'A new saved reply.', examples: [example] })

const updateBody = z
  .object({ title: title.optional(), text: words.optional() })
  .meta({ id: 'UpdateSavedReply', description: 'Changed fields of a saved reply.', examples: [{ title: 'Car park' }] })

const params = z.object({ reply_id: idField.describe('The id of the saved reply.') })

const savedReply = z
  .object({
    reply_id: z.string().describe('The id of the saved reply.'),
    title: z.string().describe('A few words by which it is found.'),
    text: z.string().describe('The words that are put into the answer.'),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: 'SavedReply', description: 'A text that the team writes again and again.' })

const savedReplyPage = pageReply(savedReply).meta({ id: 'SavedReplyPage', description: 'A page of saved replies.' })

function present({ id, createdAt, updatedAt, ...row }: SavedReply): z.infer<typeof savedReply> {
  return { reply_id: id, ...row, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() }
}

export function savedReplyRoutes(instance: FastifyInstance, service: SavedReplyService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/saved-replies', {
    config,
    schema: {
      operationId: 'listSavedReplies',
      tags,
      summary: 'List the saved replies, newest first',
      querystring: z.object(pageQuery),
      response: { 200: savedReplyPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(present), next_cursor: nextCursor }
    },
  })

  app.post('/api/v1/saved-replies', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createSavedReply',
      tags,
      summary: 'Save a reply for the team',
      body: createBody,
      response: { 201: savedReply, ...conflictWhen('There are 200 of them already.') },
    },
    handler: (request, reply) =>
      instance.idempotent(request, reply, async (tx) => {
        const made = await service.create(tx, callerOf(request).tenantId, request.body)
        return { status: 201, body: present(made) }
      }),
  })

  changeRoutes(instance, service)
}

function changeRoutes(instance: FastifyInstance, service: SavedReplyService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/saved-replies/:reply_id', {
    config,
    schema: {
      operationId: 'updateSavedReply',
      tags,
      summary: 'Change a saved reply',
      params,
      body: updateBody,
      response: { 200: savedReply, ...notFound },
    },
    handler: async (request) =>
      present(await service.update(callerOf(request).tenantId, request.params.reply_id, request.body)),
  })

  app.delete('/api/v1/saved-replies/:reply_id', {
    config,
    schema: {
      operationId: 'deleteSavedReply',
      tags,
      summary: 'Delete a saved reply',
      params,
      response: { 200: deletedReply, ...notFound },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.reply_id)
      return { deleted: true as const }
    },
  })
}
