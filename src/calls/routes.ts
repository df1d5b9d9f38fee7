import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { streamSession } from '../chat/index.ts'
import type { Tx } from '../db/database.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { callEventsReply } from './stream-schemas.ts'
import {
  callPage,
  callParams,
  callWithTranscriptReply,
  initiateBody,
  initiatedReply,
  listCallsQuery,
  presentCall,
  presentCallWithTranscript,
  phoneLineReply,
  presentInitiated,
  presentPhoneLine,
  simulateBody,
  simulatedOf,
  type InitiateInput,
} from './schemas.ts'
import type { PhoneLine } from './phone-line.ts'
import type { Recordings } from './recordings.ts'
import type { CallsService } from './service.ts'
import type { Coming, SimulatedCallers } from './simulated-callers.ts'
import type { WantedCall } from './intake.ts'

const tags = ['calls']
const access = 'calls:use' as const

interface CallRoutesDeps {
  service: CallsService
  recordings: Pick<Recordings, 'read'>
  callers: SimulatedCallers
  line: PhoneLine
}

export function callRoutes(instance: FastifyInstance, { service, recordings, callers, line }: CallRoutesDeps): void {
  initiateRoute(instance)
  simulateRoute(instance, callers)
  lineRoute(instance, line)
  readRoutes(instance, service)
  recordingRoute(instance, recordings)
  watchRoute(instance, service)
  endRoute(instance, service)
}

function initiateRoute(instance: FastifyInstance): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/calls/initiate', {
    config: { access, limits: ['calls'], idempotent: true },
    schema: {
      operationId: 'initiateCall',
      tags,
      summary: 'Phone somebody',
      description:
        'The call is queued; the line is asked after the answer, and `call.started`, then `call.completed` or `call.failed` tell how it ' +
        'went. 409, with the reason, for what the settings or the operator of the installation forbid: no number assigned, minutes ' +
        'budgets, calling hours, countries, do-not-call list; outside of the calling hours `Retry-After` tells when they begin. 422 for numbers that cost extra.',
      body: initiateBody,
      response: {
        201: initiatedReply,
        ...conflictWhen(
          'The settings of the tenant forbid this call: minutes budget, calling hours, countries or do-not-call list.',
        ),
      },
    },
    handler: async (request, reply) => {
      const wanted = wantedOf(request.body)
      await instance.calls.look()
      const answer = await instance.idempotent(request, reply, async (tx) => ({
        status: 201,
        body: presentInitiated(await instance.calls.initiate(tx, callerOf(request).tenantId, wanted)),
      }))
      instance.calls.wake()
      return answer
    },
  })
}

function simulateRoute(instance: FastifyInstance, callers: SimulatedCallers): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/calls/simulate', {
    config: { access, limits: ['calls'], idempotent: true },
    schema: {
      operationId: 'simulateCall',
      tags,
      summary: 'Let a simulated person phone the business',
      description:
        'On the simulated line, for trying who answers: the assistant, or first the phones of the team (`voice.answering`), none of which ' +
        'rings. 409 where a carrier brings the calls, and for a blocked number.',
      body: simulateBody,
      response: { 201: initiatedReply, ...conflictWhen('A carrier brings the calls, or the number is blocked.') },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const simulated = simulatedCall(callers, simulatedOf(request.body))
      await instance.calls.look()
      const answer = await instance.idempotent(request, reply, (tx) => simulated.receive(tx, tenantId))
      simulated.begin()
      return answer
    },
  })
}

/** A call that is received in the transaction of a request, and begins after it; a repeated request begins none. */
function simulatedCall(callers: SimulatedCallers, { phoneNumber, caller }: ReturnType<typeof simulatedOf>) {
  let coming: Coming | undefined
  return {
    async receive(tx: Tx, tenantId: string) {
      coming = await callers.receive(tx, tenantId, phoneNumber)
      return { status: 201 as const, body: presentInitiated(coming.call) }
    },
    begin(): void {
      if (coming !== undefined) callers.begin(coming, caller)
    },
  }
}

function wantedOf(body: InitiateInput): WantedCall {
  return {
    phoneNumber: body.phone_number,
    clientName: body.client_name,
    customPrompt: body.custom_prompt,
    source: 'api',
  }
}

function lineRoute(instance: FastifyInstance, line: PhoneLine): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/calls/line', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'getPhoneLine',
      tags,
      summary: 'Read the telephone line: your numbers, and where their calls go',
      description: 'The carrier is asked; its answer is kept for half a minute.',
      response: { 200: phoneLineReply },
    },
    handler: async (request) => presentPhoneLine(await line.of(callerOf(request).tenantId)),
  })
}

function readRoutes(instance: FastifyInstance, service: CallsService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/calls', {
    config: { access },
    schema: {
      operationId: 'listCalls',
      tags,
      summary: 'List calls, newest first',
      querystring: listCallsQuery,
      response: { 200: callPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentCall), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/calls/:call_id', {
    config: { access },
    schema: {
      operationId: 'getCall',
      tags,
      summary: 'Read a call with what was said',
      params: callParams,
      response: { 200: callWithTranscriptReply },
    },
    handler: async (request) =>
      presentCallWithTranscript(await service.get(callerOf(request).tenantId, request.params.call_id)),
  })
}

function recordingRoute(instance: FastifyInstance, recordings: Pick<Recordings, 'read'>): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/calls/:call_id/recording', {
    config: { access },
    schema: {
      operationId: 'getCallRecording',
      tags,
      summary: 'Listen to the message that a caller left',
      description: 'The carrier keeps it. 404 for a call without a message, 503 where the carrier does not answer.',
      params: callParams,
      response: { 200: { description: 'The message.', content: { 'audio/mpeg': { schema: z.string() } } } },
    },
    handler: async (request, reply) => {
      const recording = await recordings.read(callerOf(request).tenantId, request.params.call_id)
      await sendRecording(reply, recording)
    },
  })
}

function sendRecording(reply: FastifyReply, { audio, type }: Awaited<ReturnType<Recordings['read']>>): FastifyReply {
  return reply.header('Content-Type', type).header('Cache-Control', 'private, no-store').send(audio)
}

function watchRoute(instance: FastifyInstance, service: CallsService): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/calls/:call_id/events', {
    config: { access },
    schema: {
      operationId: 'watchCall',
      tags,
      summary: 'Follow a call as it goes on (server-sent events)',
      params: callParams,
      response: callEventsReply,
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const watch = (gone: AbortSignal) => service.watch(tenantId, request.params.call_id, gone)
      await streamSession(reply, watch, instance.identity.standingOf(request))
    },
  })
}

function endRoute(instance: FastifyInstance, service: CallsService): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/calls/:call_id/end', {
    config: { access },
    schema: {
      operationId: 'endCall',
      tags,
      summary: 'End a call',
      description:
        'Before somebody picks up it fails with `canceled`. One that goes on is hung up; it is `completed` within seconds, once it was ' +
        'analysed. 409 for a call that is over.',
      params: callParams,
      response: { 200: callWithTranscriptReply, ...conflictWhen('The call is over.') },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { id } = await instance.calls.end(tenantId, request.params.call_id)
      return presentCallWithTranscript(await service.get(tenantId, id))
    },
  })
}
