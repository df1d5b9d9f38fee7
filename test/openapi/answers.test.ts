import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { DAY } from '../../src/core/time.ts'
import { anyEmail, startTestApp } from '../support/app.ts'
import { answerCheck, type AnswerCheck } from '../support/documented-answers.ts'
import {
  createLead,
  createSession,
  createTalk,
  createTenant,
  visitorHeaders,
  type TestTenant,
} from '../support/factories.ts'
import { documentedOperations, documentOf } from '../support/openapi.ts'
import {
  call,
  exampleBody,
  neededQuery,
  operationsOf,
  realIds,
  type Ids,
  type Json,
  type Operation,
} from '../support/security-suite.ts'

/*
 * Calls each operation once as documented, with its example body, and compares the reply with the document: status, headers,
 * schema. Operations that end something run after those that need it.
 */

const LAST = [
  // After `setWidgetLogo`.
  'getWidgetLogo',
  'deleteAnswer',
  'endChatSession',
  'endCall',
  'endWidgetCall',
  'cancelBooking',
  'mergeLeads',
  'deleteLead',
  'logout',
]

/** A document takes its answers along. */
const BEFORE_ITS_DOCUMENT = 'deleteAnswer'

/** Operations whose example cannot succeed here, with the reason. */
const REFUSED: Record<string, { status: number; because: string }> = {
  confirmPasswordReset: { status: 400, because: 'the token of the example was never sent' },
  acceptInvitation: { status: 400, because: 'the token of the example was never sent' },
  deleteWidgetHold: { status: 404, because: '`deleteHold` ended the hold before' },
  discardProposal: { status: 409, because: '`acceptProposals` accepted it before' },
  confirmEmail: { status: 400, because: 'the token of the example was never sent' },
  getCallRecording: { status: 404, because: 'callers leave messages on a carrier’s line only: see voicemail.test.ts' },
  deleteMail: { status: 409, because: '`releaseMail` let the mail leave before' },
  restoreBooking: { status: 403, because: 'a key takes nothing back: what it does is told at once' },
  proposeAnswer: { status: 403, because: 'a key proposes nothing: it writes' },
  discardAnswerProposal: { status: 404, because: '`acceptAnswerProposal` took it before' },
  addPushDevice: { status: 409, because: 'no VAPID keys are configured' },
  removePushDevice: { status: 403, because: 'a key has no browser' },
  restoreDocument: { status: 403, because: 'a key takes nothing back: what it deletes is gone at once' },
  discardLeadContact: { status: 404, because: '`acceptLeadContact` made it the lead’s own before' },
  watchTenant: { status: 400, because: 'the stream itself never ends: its tests are in `test/live`' },
  startWidgetCall: { status: 409, because: 'no voice model is configured' },
}

/** Operations of a person, and of a session's visitor. */
const PERSONAL = [
  'logout',
  'changePassword',
  'resendConfirmation',
  'updateMe',
  'listSessions',
  'getPushState',
  'addPushDevice',
]

let app: FastifyInstance
let tenant: TestTenant
let ids: Ids
let check: AnswerCheck
/** Registered: a user with a password. */
const PASSWORD = 'correct horse battery'
let owner: { email: string; cookie: string }

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  ids = await realIds(tenant)
  check = answerCheck(app)
  const email = anyEmail()
  const registered = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { email, password: PASSWORD },
  })
  owner = { email, cookie: cookieOf(registered) }
})

afterAll(() => app.close())

function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie']).split(';', 1)[0]!
}

/** Values the document's examples cannot know. */
const BODIES: Record<string, () => Promise<Record<string, Json>> | Record<string, Json>> = {
  register: () => ({ email: anyEmail() }),
  login: () => ({ email: owner.email, password: PASSWORD }),
  changePassword: () => ({ current_password: PASSWORD }),
  // A template needs no website.
  startWebsiteReading: () => ({ url: null }),
  inviteUser: () => ({ email: anyEmail() }),
  createApiKey: () => ({ expires_at: null }),
  // A person of their own, whom no call is with.
  erasePerson: async () => ({ q: await createLead(tenant) }),
  mergeLeads: async () => ({ lead_id: await createLead(tenant) }),
  createBooking: async () => ({ start: await startOnOffer(), client_email: anyEmail() }),
  createHold: async () => ({ start: await startOnOffer() }),
  createWidgetBooking: async () => ({ start: await startOnOffer(), client_email: anyEmail() }),
  createWidgetHold: async () => ({ start: await startOnOffer() }),
  // Separate conversations, because a newer message of the same one would supersede the first.
  sendChatMessage: () => ({ session_id: null }),
  streamChatMessage: () => ({ session_id: null }),
}

let offered = 2

/** Another one each time, days ahead. */
async function startOnOffer(): Promise<string> {
  offered += 1
  const date = new Date(Date.now() + offered * DAY).toISOString().slice(0, 10)
  const query = `service_id=${ids['service_id']}&from=${date}&to=${date}&time_zone=UTC`
  const { slots } = (await tenant.send({ url: `/bookings/availability?${query}` })).json<{
    slots: { start: string }[]
  }>()
  return slots[0]!.start
}

/** Public operations that name the tenant in their query. */
const OF_A_TENANT = ['getWidgetConfig', 'askWidgetEmbed', 'getWidgetLogo']

async function queryOf(operation: Operation): Promise<string> {
  if (operation.id === 'watchTenant') return '?watch=!'
  if (OF_A_TENANT.includes(operation.id)) return `?tenant_id=${tenant.tenantId}`
  if (operation.id !== 'readCalendarFeed') return neededQuery(operation, ids)
  const feed = await tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload: {} })
  return new URL(feed.json<{ url: string }>().url).search
}

async function headersOf({ id, credentials }: Operation): Promise<Record<string, string>> {
  if (credentials.length === 0) return {}
  // Their ids are those of the business itself.
  if (id === 'endSession') return tenant.headers.admin
  if (PERSONAL.includes(id)) return { cookie: owner.cookie }
  if (credentials.includes('apiKey')) return tenant.headers.admin_key
  return visitorHeaders(tenant.tenantId, ids['session_id']!)
}

/** Endless streams: opened on a separate conversation that ends meanwhile. */
async function watched(operation: Operation): Promise<LightMyRequestResponse> {
  const { sessionId } = await createSession(tenant)
  const headers = operation.credentials.includes('apiKey')
    ? tenant.headers.admin_key
    : await visitorHeaders(tenant.tenantId, sessionId)
  const watching = call(app, operation, { ids: { ...ids, session_id: sessionId }, headers })
  const said = await tenant.send({
    method: 'POST',
    url: `/chat/sessions/${sessionId}/messages`,
    payload: { text: 'This is Grace.' },
  })
  expect(said.statusCode).toBe(200)
  await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/end` })
  return watching
}

/** A call of its own, which is over. */
async function callWatched(operation: Operation): Promise<LightMyRequestResponse> {
  const own = await realIds(tenant, ['call_id'])
  await tenant.send({ method: 'POST', url: `/calls/${own['call_id']}/end` })
  return call(app, operation, { ids: own, headers: tenant.headers.admin_key })
}

/** Words in a call that the browser hears. */
async function callTalked(operation: Operation): Promise<LightMyRequestResponse> {
  const own = { call_id: await createTalk(tenant) }
  return call(app, operation, { ids: own, headers: tenant.visitor, payload: exampleBody(app, operation, own) ?? '' })
}

async function answerTo(operation: Operation, further: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  if (operation.id === 'watchCall') return callWatched(operation)
  if (operation.id === 'sendWidgetCallWords') return callTalked(operation)
  if (operation.id === 'watchChatSession' || operation.id === 'watchWidgetSession') return watched(operation)
  const body = exampleBody(app, operation, ids)
  const own = (await BODIES[operation.id]?.()) ?? {}
  const headers = { ...(await headersOf(operation)), ...further }
  const payload = body === undefined ? {} : { payload: { ...body, ...own } }
  return call(app, operation, { ids, query: await queryOf(operation), headers, ...payload })
}

function ordered(operations: Operation[]): Operation[] {
  return operations.toSorted((a, b) => rank(a) - rank(b))
}

function rank({ id, method }: Operation): number {
  if (id === 'deleteTenant') return 5
  if (method === 'DELETE' && id !== BEFORE_ITS_DOCUMENT) return 4
  if (method === 'DELETE' || LAST.includes(id)) return 3
  return method === 'POST' ? 2 : 1
}

describe('an answer', () => {
  it('is what the document says of its operation, of every one', async () => {
    const statuses: Record<string, number> = {}
    for (const operation of ordered(operationsOf(app))) {
      const answer = await answerTo(operation)
      check(operation.id, answer)
      statuses[operation.id] = answer.statusCode
      // The change of password ended the previous session.
      if (operation.id === 'changePassword') owner.cookie = cookieOf(answer)
    }
    const expected = Object.keys(statuses).map((id) => [id, REFUSED[id]?.status ?? expect.toSatisfy(isSuccess)])
    expect(statuses).toEqual(Object.fromEntries(expected))
  })

  it('comes again for the same Idempotency-Key, where the document says that the operation takes one', async () => {
    tenant = await createTenant(app)
    ids = await realIds(tenant)
    const taking = new Set(
      documentedOperations(documentOf(app))
        .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(({ id }) => id),
    )
    for (const operation of operationsOf(app).filter(({ id }) => taking.has(id) && REFUSED[id] === undefined)) {
      const body = { ...exampleBody(app, operation, ids), ...(await BODIES[operation.id]?.()) }
      const headers = { ...(await headersOf(operation)), 'idempotency-key': newId('key') }
      const [first, again] = [
        await call(app, operation, { ids, headers, payload: body }),
        await call(app, operation, { ids, headers, payload: body }),
      ]
      check(operation.id, again)
      expect([operation.id, again.statusCode, again.body]).toEqual([operation.id, first.statusCode, first.body])
      expect([operation.id, again.headers['idempotent-replayed']]).toEqual([operation.id, 'true'])
      const tooLong = { ...headers, 'idempotency-key': 'x'.repeat(256) }
      expect((await call(app, operation, { ids, headers: tooLong, payload: body })).statusCode).toBe(400)
    }
  })
})

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
