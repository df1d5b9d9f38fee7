import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { conflictWhen, notFound, unavailable } from '../plugins/openapi/index.ts'
import {
  callbackBody,
  callbackReply,
  callBody,
  callEndedReply,
  callParams,
  callReply,
  MAX_CALL_BODY_BYTES,
  outcomeReply,
  presentCallback,
  wordsBody,
  wordsReply,
} from './call-schemas.ts'
import { visitOf, type VisitorDesk } from './desk.ts'
import type { VisitorPhone } from './phone.ts'
import { MAX_MESSAGE_BODY_BYTES } from './schemas.ts'

const tags = ['widget']

/** Voice for the widget. Without voice or telephony these refuse; `features` of the config announces that. */
export function widgetCallRoutes(instance: FastifyInstance, desk: VisitorDesk, phone: VisitorPhone): void {
  callbackRoute(instance, desk, phone)
  callRoutes(instance, desk, phone)
  wordsRoute(instance, phone)
  outcomeRoute(instance, desk, phone)
}

function callbackRoute(instance: FastifyInstance, desk: VisitorDesk, phone: VisitorPhone): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/callback', {
    config: { access: 'widget:use', limits: ['widget', 'calls'], idempotent: true },
    schema: {
      operationId: 'requestWidgetCallback',
      tags,
      summary: 'Ask to be called back',
      description:
        'One at a time and three a day for a visitor and for a number, ten a day from one address and a hundred a day of the ' +
        'business, unless `widget.caps` says otherwise; one more is a 429. 409 while nobody can phone, and where the tenant ' +
        'does not phone now or not there.',
      body: callbackBody,
      response: {
        201: callbackReply,
        ...conflictWhen(
          'Call-backs are switched off or forbidden now, or the visitor has asked for as many as is allowed.',
        ),
      },
    },
    handler: async (request, reply) => {
      const visit = visitOf(request)
      await desk.offering(visit.tenantId, 'callback')
      await instance.calls.look()
      const answer = await instance.idempotent(request, reply, async (tx) => {
        return { status: 201, body: presentCallback(await phone.callBack(tx, visit, request.body)) }
      })
      instance.calls.wake()
      return answer
    },
  })
}

function callRoutes(instance: FastifyInstance, desk: VisitorDesk, phone: VisitorPhone): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/calls', {
    bodyLimit: MAX_CALL_BODY_BYTES,
    config: { access: 'widget:use', limits: ['widget', 'calls'], idempotent: true, waits: true },
    schema: {
      operationId: 'startWidgetCall',
      tags,
      summary: 'Begin a voice call',
      description:
        'Over WebRTC, or with `mode: browser` where the browser hears and speaks (`sendWidgetCallWords`). 409 while no voice ' +
        'model is configured or `voice.browser_voice` forbids it, while this session is in a call, and while all lines of the business are ' +
        'busy. Three at once and twenty a day from one address, unless `widget.caps` says otherwise; one more is a 429. 503 where the voice model does not answer. The page gets audio alone: an offer with anything else is a 422. ' +
        'What is said, and the end, come as events (`watchWidgetSession`).',
      body: callBody,
      response: {
        201: callReply,
        ...conflictWhen('Voice calls are switched off, this visitor is in a call, or all lines are busy.'),
        ...unavailable,
      },
    },
    handler: async (request, reply) => {
      const visit = visitOf(request)
      await desk.offering(visit.tenantId, 'voice')
      return instance.idempotentAfter(request, reply, async () => {
        return { status: 201, body: await phone.call(visit, request.body, request.signal) }
      })
    },
  })

  app.post('/api/v1/widget/calls/:call_id/end', {
    config: { access: 'widget:use', limits: ['widget'], waits: true },
    schema: {
      operationId: 'endWidgetCall',
      tags,
      summary: 'Hang up',
      description:
        "The session's own call; another's is a 404. 200 for one that is over already, because a page that is left says " +
        'so without knowing whether the other side was faster.',
      params: callParams,
      response: { 200: callEndedReply, ...notFound },
    },
    handler: async (request) => {
      await phone.hangUp(visitOf(request), request.params.call_id)
      return { ended: true as const }
    },
  })
}

function wordsRoute(instance: FastifyInstance, phone: VisitorPhone): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/calls/:call_id/words', {
    bodyLimit: MAX_MESSAGE_BODY_BYTES,
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'sendWidgetCallWords',
      tags,
      summary: 'Say something in a call that the browser hears and speaks',
      description:
        "The session's own call; another's is a 404. The answer comes as `say` of `watchWidgetSession`. Words that " +
        '`interrupted` a line cut it in the transcript; the same `line_id` again changes nothing. Over 20 a minute, after 60 at once, are a 429.',
      params: callParams,
      body: wordsBody,
      response: { 200: wordsReply, ...notFound, ...conflictWhen('The call is over, or a voice model hears it.') },
    },
    handler: async (request) => {
      await phone.words(visitOf(request), request.params.call_id, request.body)
      return { accepted: true as const }
    },
  })
}

function outcomeRoute(instance: FastifyInstance, desk: VisitorDesk, phone: VisitorPhone): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/widget/calls/:call_id', {
    config: { access: 'widget:use', limits: ['widget'] },
    schema: {
      operationId: 'getWidgetCall',
      tags,
      summary: 'Read what came of a call',
      description: "The session's own call; another's is a 404. Each answer has a new `manage_url`.",
      params: callParams,
      response: { 200: outcomeReply, ...notFound },
    },
    handler: async (request) => {
      const visit = visitOf(request)
      const { call, actions, bookingId, said } = await phone.outcome(visit, request.params.call_id)
      const booking = bookingId === undefined ? null : await desk.ownBooking(visit, bookingId)
      // The analysis is the team's: for the visitor, the call is over when the line is free.
      const status = call.hungUpAt === null ? call.status : ('completed' as const)
      const transcript = call.simulated ? said.map(({ role, text }) => ({ role, text })) : null
      return { call_id: call.id, status, duration: call.duration, actions, booking, transcript }
    },
  })
}
