import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Forbidden } from '../../../errors.ts'
import { HOOKS } from './addresses.ts'
import {
  callForm,
  fallbackForm,
  machineForm,
  nextForm,
  pickedUpForm,
  readForm,
  recordedForm,
  statusForm,
  type CallName,
} from './forms.ts'
import type { Came } from './call-answer.ts'
import { QUESTIONS, type Hooks, type Question } from './hooks.ts'
import type { Signatures } from './signature.ts'

/** The signature authenticates Twilio, and its hooks are not rate-limited. */
const config = { access: 'public', limits: [] } as const
const BODY_LIMIT_BYTES = 64 * 1024

const call = {
  hide: true,
  params: z.object({ call_id: z.string().max(100) }),
  querystring: z.object({
    tenant_id: z.string().max(100),
    again: z.coerce.number().int().min(0).catch(0),
    rung: z.enum(['voice', 'relay']).optional().catch(undefined),
    overflow: z.literal('1').optional().catch(undefined),
    fell: z.literal('1').optional().catch(undefined),
    first: z.coerce.number().int().min(0).optional().catch(undefined),
    back: z.coerce.number().int().min(0).optional().catch(undefined),
  }),
}
const anyCall = {
  hide: true,
  querystring: z.object({ tenant_id: z.string().max(100).optional(), call_id: z.string().max(100).optional() }),
}

interface RoutesOptions {
  hooks: Hooks
  signatures: Signatures
  accountSid: string
}

/** Twilio's hooks: signed forms, answered with TwiML. A scope of its own, because the bodies are not JSON. */
export async function twilioRoutes(scope: FastifyInstance, { hooks, signatures, accountSid }: RoutesOptions) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  readForms(app)
  // The signature comes before the form's schema and every query.
  app.addHook('preValidation', async (request) => signatures.checkHook(request))
  app.addHook('preHandler', async ({ body }) => {
    // A form, or its signature would not have been right.
    if ((body as { AccountSid?: unknown }).AccountSid !== accountSid) throw new Forbidden('Another account')
  })

  app.post(`${HOOKS}/inbound`, { config, schema: { hide: true, body: callForm } }, async ({ body }, reply) =>
    xml(reply, await hooks.coming(body)),
  )
  app.post(`${HOOKS}/voice/:call_id`, { config, schema: { ...call, body: callForm } }, async (request, reply) =>
    xml(reply, await hooks.answered(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/status/:call_id`, { config, schema: { ...call, body: statusForm } }, async (request, reply) =>
    xml(reply, await hooks.status(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/status`, { config, schema: { ...anyCall, body: statusForm } }, async ({ body }, reply) =>
    xml(reply, await hooks.status(undefined, body)),
  )
  app.post(`${HOOKS}/amd/:call_id`, { config, schema: { ...call, body: machineForm } }, async (request, reply) =>
    xml(reply, await hooks.machine(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/after/:call_id`, { config, schema: { ...call, body: nextForm } }, async (request, reply) =>
    xml(reply, await hooks.afterConnection(nameOf(request), request.body, cameBy(request.query))),
  )
  app.post(`${HOOKS}/transfer/:call_id`, { config, schema: { ...call, body: nextForm } }, async (request, reply) =>
    xml(reply, await hooks.afterTransfer(nameOf(request), request.body, cameBy(request.query))),
  )
  app.post(`${HOOKS}/whisper/:call_id`, { config, schema: { ...call, body: pickedUpForm } }, async (request, reply) =>
    xml(reply, await hooks.whisper(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/taken/:call_id`, { config, schema: { ...call, body: pickedUpForm } }, async (request, reply) =>
    xml(reply, await hooks.taken(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/recorded/:call_id`, { config, schema: { ...call, body: recordedForm } }, async (request, reply) =>
    xml(reply, await hooks.afterRecording(nameOf(request), request.body)),
  )
  app.post(`${HOOKS}/fallback`, { config, schema: { ...anyCall, body: fallbackForm } }, async (request, reply) => {
    const { tenant_id: tenantId, call_id: callId } = request.query
    const name = tenantId === undefined || callId === undefined ? undefined : { tenantId, callId }
    return xml(reply, await hooks.failed(name, request.body, questionAt(request.body.ErrorUrl)))
  })
}

function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, readForm(String(body))),
  )
  // Nothing else is signed by Twilio.
  app.addContentTypeParser('*', options, (_request, _body, done) => done(null, {}))
}

function cameBy({ again, rung, overflow, fell, first, back }: z.output<typeof call.querystring>): Came {
  return { again, rung, isOverflow: overflow !== undefined, isFallen: fell !== undefined, staff: first, back }
}

/** The question of a hook that failed; undefined where it asked nothing that can be asked again. */
function questionAt(address: string | undefined): Question | undefined {
  const { pathname = '', searchParams } = URL.parse(address ?? '') ?? {}
  const kind = QUESTIONS.find((name) => `${pathname}/`.startsWith(`${HOOKS}/${name}/`))
  const query = call.querystring.safeParse(Object.fromEntries(searchParams ?? []))
  return kind === undefined || !query.success ? undefined : { kind, came: cameBy(query.data) }
}

interface CallRequest {
  params: z.output<typeof call.params>
  query: Pick<z.output<typeof call.querystring>, 'tenant_id'>
}

function nameOf({ params, query }: CallRequest): CallName {
  return { tenantId: query.tenant_id, callId: params.call_id }
}

function xml(reply: FastifyReply, twiml: string): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(twiml)
}
