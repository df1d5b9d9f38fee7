import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../plugins/identity.ts'
import { notFound } from '../plugins/openapi/index.ts'
import type { SuggestionService } from './reply-suggestions.ts'
import { sessionParams } from './schemas.ts'

const suggestedReplies = z
  .object({
    data: z
      .array(
        z.object({
          kind: z
            .enum(['answer', 'saved_reply'])
            .describe('`answer`: what the assistant would say from the documents.'),
          text: z.string().describe('The words to send.'),
          title: z.string().describe('The document, or the title of the saved reply.'),
        }),
      )
      .max(3)
      .describe('Best first. None while the newest message is not of the visitor.'),
  })
  .meta({ id: 'SuggestedReplies', description: 'What a person may answer. Nothing of it is sent.' })

export function suggestionRoute(instance: FastifyInstance, service: SuggestionService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/chat/sessions/:session_id/suggestions', {
    // With a language model each costs as much as an answer.
    config: { access: 'chat:take_over', limits: ['chat'] },
    schema: {
      operationId: 'suggestReplies',
      tags: ['chat'],
      summary: 'Suggest what a person may answer',
      params: sessionParams,
      response: { 200: suggestedReplies, ...notFound },
    },
    handler: async (request) => ({ data: await service.suggest(callerOf(request), request.params.session_id) }),
  })
}
