import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageTag, lines } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import type { TenantContext } from './answering/answering.ts'
import { source } from './answering/source.ts'
import { trace } from './answering/trace.ts'
import { answerDetached } from './detached.ts'

const trialBody = z
  .object({
    question: lines(1_000).describe('A question, as a visitor would write it.'),
    locale: languageTag.nullish().describe("The language of the visitor's page."),
  })
  .meta({
    id: 'TryQuestion',
    description: 'A question to try on the assistant.',
    examples: [{ question: 'When do you open on Saturday?' }],
  })

const trialReply = z
  .object({
    reply: z.string().describe('What a visitor would read.'),
    band: trace.shape.band,
    coverage: trace.shape.coverage,
    model: trace.shape.model,
    sources: z.array(source).describe('What the reply is taken from.'),
    passages: trace.shape.passages,
  })
  .meta({ id: 'Trial', description: 'The answer to a question that nobody asked: nothing of it is kept.' })

interface TrialDeps {
  contextOf(tenantId: string): Promise<TenantContext>
  now(): Date
}

/** The answer that a visitor would get, without a conversation: nothing is stored, counted or done. */
export function trialRoute(instance: FastifyInstance, deps: TrialDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/knowledge/trials', {
    config: { access: 'knowledge:read', limits: ['chat'] },
    schema: {
      operationId: 'tryQuestion',
      tags: ['knowledge'],
      summary: 'Try what the assistant would answer',
      description:
        'The reply of a first message in the chat, with the passages that were read. No conversation, question, booking or ' +
        'message comes of it; what would need one is refused to the assistant.',
      body: trialBody,
      response: { 200: trialReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { question, locale } = request.body
      const context = await deps.contextOf(tenantId)
      const asked = { tenantId, context, question, now: deps.now(), visitor: locale == null ? {} : { locale } }
      const { reply, sources, trace: why } = await answerDetached(instance.assistant, asked)
      const { band, coverage, model, passages } = why
      return { reply, sources, band, coverage, model, passages }
    },
  })
}
