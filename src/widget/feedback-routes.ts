import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idField } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { notFound } from '../plugins/openapi/index.ts'
import { visitOf } from './desk.ts'
import type { VisitorPhone } from './phone.ts'

const tags = ['widget']

const feedbackBody = z
  .object({
    message_id: idField
      .optional()
      .describe('An answer of this conversation, by its id or that of the message it answers; or `call_id`.'),
    call_id: idField.optional().describe('A call of this visitor.'),
    helpful: z.boolean().describe('Whether it helped.'),
  })
  .refine((body) => (body.message_id === undefined) !== (body.call_id === undefined), {
    message: 'or call_id is needed, and not both',
    path: ['message_id'],
  })
  .meta({
    id: 'WidgetFeedback',
    description: "The visitor's verdict on an answer or a call. A later one replaces it.",
    examples: [{ message_id: 'msg_01h455vb4pex5vsknk084sn02q', helpful: true }],
  })

const feedbackReply = z
  .object({ received: z.literal(true).describe('Always true.') })
  .meta({ id: 'WidgetFeedbackTaken', description: 'The verdict is kept.' })

const typingReply = z
  .object({
    told: z.boolean().describe('Whoever of the team has the conversation open sees it now; false: there is none.'),
  })
  .meta({ id: 'WidgetTypingTold', description: 'The team was told.' })

/** Signs of a visitor besides words: that they write, and whether something helped. */
export function widgetFeedbackRoutes(instance: FastifyInstance, phone: Pick<VisitorPhone, 'rate'>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { chat, live } = instance

  app.post('/api/v1/widget/feedback', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'sendWidgetFeedback',
      tags,
      summary: 'Say whether an answer or a call was helpful',
      description:
        "404 for an answer or a call of somebody else. The team sees it beside the answer, and in the call's record.",
      body: feedbackBody,
      response: { 200: feedbackReply, ...notFound },
    },
    handler: async (request) => {
      const { message_id: messageId, call_id: callId, helpful } = request.body
      const { tenantId, id } = callerOf(request)
      if (callId !== undefined) await phone.rate(visitOf(request), callId, helpful)
      else await chat.rate(callerOf(request), { messageId: messageId!, helpful })
      await live.tell(tenantId, callId === undefined ? { kind: 'conversation', id } : { kind: 'call', id: callId })
      return { received: true as const }
    },
  })

  app.post('/api/v1/widget/typing', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'tellWidgetTyping',
      tags,
      summary: 'Tell the team that the visitor writes',
      description:
        'Lasts 15 seconds; told again while it goes on. Nothing is told before the first message and after the end.',
      response: { 200: typingReply },
    },
    handler: async (request) => {
      const { tenantId, id } = callerOf(request)
      const told = await chat.isOpen(tenantId, id)
      if (told) await live.tell(tenantId, { kind: 'presence', id, state: 'typing' })
      return { told }
    },
  })
}
