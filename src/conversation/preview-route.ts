import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lines } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { updateTenantBody, type Tenant } from '../tenants/index.ts'
import type { TenantContext } from './answering/answering.ts'
import { source } from './answering/source.ts'
import { suggestion, trace } from './answering/trace.ts'
import { answerPreview } from './preview.ts'
import { TOOL_NAMES } from './tools/registry.ts'

const MAX_MESSAGES = 40
/** Limit of all messages together, because several turns are played with all of them. */
const MAX_CHARS = 32_000

const message = z.object({
  role: z.enum(['visitor', 'assistant']).describe('Who said it.'),
  text: lines(4_000).describe('What was said.'),
})

const previewBody = z
  .object({
    settings: updateTenantBody
      .pick({ name: true, time_zone: true, language: true, country: true, business: true, assistant: true })
      .nullish()
      .describe('What is not saved yet, as `PATCH /tenants/{tenant_id}` takes it; the rest is as it is saved.'),
    messages: z
      .array(message)
      .min(1)
      .max(MAX_MESSAGES)
      .refine((messages) => messages.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHARS, {
        message: `must have at most ${MAX_CHARS} characters together`,
      })
      .refine((messages) => messages.at(-1)?.role === 'visitor', 'must end with a message of the visitor')
      .describe('The conversation so far, oldest first; 32,000 characters at most.'),
  })
  .meta({
    id: 'PreviewRequest',
    description: 'A conversation to try on settings that are not saved.',
    examples: [
      {
        settings: { assistant: { name: 'Robin', instructions: 'Be brief.' } },
        messages: [{ role: 'visitor', text: 'When are you open on Saturday?' }],
      },
    ],
  })

const previewReply = z
  .object({
    reply: z.string().describe('What a visitor would read; empty where a word fetches a person in place of an answer.'),
    band: trace.shape.band,
    sources: z.array(source).describe('What the reply is taken from.'),
    suggestions: z.array(suggestion).describe('What the visitor may want to say next.'),
    withheld: z
      .array(z.enum(TOOL_NAMES))
      .describe('What the assistant would have done here, and did not. The reply is one without it.'),
  })
  .meta({ id: 'Preview', description: 'The answer of a copy: nothing of it is kept, counted or done.' })

interface PreviewDeps {
  contextOf(tenant: Tenant): Promise<TenantContext>
  now(): Date
}

/** Answers the last message of a conversation with settings that are not saved. */
export function previewRoute(instance: FastifyInstance, deps: PreviewDeps): void {
  const { assistant, tenants } = instance
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/assistant/preview', {
    config: { access: 'tenant:read', limits: ['previews'] },
    schema: {
      operationId: 'previewAssistant',
      tags: ['tenants'],
      summary: 'Try the assistant with settings that are not saved',
      description:
        'Answered as in the chat, by a copy: no conversation, question, booking or event comes of it, and no limit of the ' +
        'visitors is touched. Everything that would be done is named instead.',
      body: previewBody,
      response: { 200: previewReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { settings, messages } = request.body
      const context = await deps.contextOf(await tenants.withUnsaved(tenantId, settings ?? {}))
      const isReadByModel = assistant.level?.current === 'speak'
      const asked = { tenantId, context, messages, now: deps.now() }
      const { reply, band, sources, suggestions, withheld } = await answerPreview({ assistant, isReadByModel }, asked)
      return { reply, band, sources, suggestions, withheld }
    },
  })
}
