import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { sessionsRepository } from '../../src/auth/repository.ts'
import { devicesRepository } from '../../src/notify/push/repository.ts'
import { anyAddress } from './app.ts'
import { testDatabase } from './database.ts'
import {
  createAnswer,
  createCrmConnection,
  createDocument,
  createExam,
  createSavedReply,
  createHeldMail,
  createInvitation,
  createLead,
  createUnverifiedContact,
  createAppointment,
  createCalendarConnection,
  createCalendarFeed,
  createSession,
  createWebCall,
  createWebhookDelivery,
  visitorHeaders,
  type TestTenant,
} from './factories.ts'
import { until } from './until.ts'

/*
 * Checks for every route. The OpenAPI document lists the routes, so new ones are included automatically: they need a row in
 * the table of callers and, for a new kind of id, a line in `realIds`.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: Json[]
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  examples?: Json[]
}

export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1, with `{names}` of ids. */
  path: string
  /** Names of its path ids. */
  ids: string[]
  /** Schema of its body. */
  body: Schema | undefined
  /** True when an empty body is refused. */
  needsBody: boolean
  query: string[]
  /** Accepted credentials; empty for public operations. */
  credentials: string[]
  /** Documented statuses. */
  statuses: number[]
}

interface Description {
  operationId?: string
  parameters?: { in: string; name: string }[]
  security?: Record<string, unknown>[]
  responses: Record<string, object>
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
}

/** Every route of the API, from its OpenAPI document. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Description>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters = [], requestBody, security = [], responses }]) => ({
        id: operationId ?? `${method} ${path}`,
        method: method.toUpperCase() as Operation['method'],
        path: kindsIn(path).replace('/api/v1', ''),
        ids: namesIn(kindsIn(path)),
        body: requestBody?.content['application/json']?.schema,
        needsBody: requestBody !== undefined && requestBody.required !== false,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        credentials: security.flatMap((scheme) => Object.keys(scheme)),
        statuses: Object.keys(responses).map(Number),
      }),
    ),
  )
}

/** Two kinds of connections, and two of proposals, share a path parameter's name. */
function kindsIn(path: string): string {
  if (path.includes('/calendar-connections/')) return path.replace('{connection_id}', '{calendar_connection_id}')
  return path.includes('/answer-proposals/') ? path.replace('{proposal_id}', '{answer_proposal_id}') : path
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
}

export type Ids = Record<string, string>

/** `made` holds the ids so far: a visitor's hold belongs to a conversation. */
type Make = (tenant: TestTenant, made: Ids) => Promise<Ids>

/** Creates one of each kind of id. A new kind fails the suite until it is listed here. */
const MAKERS: [names: string[], make: Make][] = [
  [['tenant_id', 'api_key_id'], async ({ tenantId, apiKeyId }) => ({ tenant_id: tenantId, api_key_id: apiKeyId })],
  [['login_session_id'], createLoginSession],
  [['device_id'], createPushDevice],
  [['answer_proposal_id'], createAnswerProposal],
  [['document_id'], async (tenant) => ({ document_id: await createDocument(tenant) })],
  [
    ['session_id', 'message_id'],
    async (tenant) => {
      const { sessionId, messageId } = await createSession(tenant)
      return { session_id: sessionId, message_id: messageId }
    },
  ],
  [
    ['endpoint_id', 'event_id', 'delivery_id'],
    async (tenant) => {
      const { endpointId, eventId, deliveryId } = await createWebhookDelivery(tenant)
      return { endpoint_id: endpointId, event_id: eventId, delivery_id: deliveryId }
    },
  ],
  [
    ['answer_id', 'question_id'],
    async (tenant, made) => {
      const sessionId = made['session_id'] ?? (await createSession(tenant)).sessionId
      const documentId = made['document_id'] ?? (await createDocument(tenant))
      const { answerId, questionId } = await createAnswer(tenant, documentId)
      return { session_id: sessionId, document_id: documentId, answer_id: answerId, question_id: questionId }
    },
  ],
  [
    ['user_id', 'assignee_id'],
    async (tenant) => {
      const id = await createInvitation(tenant)
      return { user_id: id, assignee_id: id }
    },
  ],
  [
    ['contact_id'],
    async (tenant) => {
      const { leadId, contactId } = await createUnverifiedContact(tenant)
      return { lead_id: leadId, contact_id: contactId }
    },
  ],
  [
    ['lead_id', 'connection_id'],
    async (tenant, made) => {
      const leadId = made['lead_id'] ?? (await createLead(tenant))
      // After the lead, so that nothing is pushed to the CRM.
      return { lead_id: leadId, connection_id: await createCrmConnection(tenant) }
    },
  ],
  [
    ['service_id', 'resource_id', 'booking_id', 'hold_id', 'calendar_connection_id'],
    async (tenant, made) => {
      const sessionId = made['session_id'] ?? (await createSession(tenant)).sessionId
      const { serviceId, resourceId, bookingId, holdId } = await createAppointment(tenant, sessionId)
      const connectionId = await createCalendarConnection(tenant, resourceId)
      return {
        session_id: sessionId,
        service_id: serviceId,
        resource_id: resourceId,
        booking_id: bookingId,
        hold_id: holdId,
        calendar_connection_id: connectionId,
      }
    },
  ],
  [
    ['call_id'],
    async (tenant, made) => {
      const sessionId = made['session_id'] ?? (await createSession(tenant)).sessionId
      // From the session's own page: its visitor can end it, and so can the team.
      return { session_id: sessionId, call_id: await createWebCall(tenant, sessionId) }
    },
  ],
  [['reply_id'], async (tenant) => ({ reply_id: await createSavedReply(tenant) })],
  [['mail_id'], async (tenant) => ({ mail_id: await createHeldMail(tenant) })],
  [['reading_id', 'proposal_id'], createReading],
  [['feed_id'], async (tenant) => ({ feed_id: await createCalendarFeed(tenant) })],
  [['exam_id'], async (tenant) => ({ exam_id: await createExam(tenant) })],
  [['contradiction_id'], createContradiction],
]

/** Another browser of the administrator. */
async function createLoginSession({ tenantId, sendAs, headers }: TestTenant): Promise<Ids> {
  const { user } = (await sendAs(headers.admin)({ url: '/auth/me' })).json<{ user: { user_id: string } }>()
  const id = newId('ses')
  const now = new Date()
  const row = { id, userId: user.user_id, createdAt: now, lastSeenAt: now }
  const database = await testDatabase()
  await database.tenant(tenantId, (tx) => sessionsRepository.insert(tx, tenantId, row))
  return { login_session_id: id }
}

/** A browser of the administrator. */
async function createPushDevice({ tenantId, sendAs, headers }: TestTenant): Promise<Ids> {
  const { user } = (await sendAs(headers.admin)({ url: '/auth/me' })).json<{ user: { user_id: string } }>()
  const endpoint = `https://push.example/${newId('psh')}`
  const device = { userId: user.user_id, endpoint, p256dh: 'key', auth: 'secret' }
  const database = await testDatabase()
  const { id } = await database.tenant(tenantId, (tx) => devicesRepository.add(tx, tenantId, device))
  return { device_id: id }
}

async function createAnswerProposal({ sendAs, headers }: TestTenant): Promise<Ids> {
  const payload = { question: 'Is there a ramp?', text: 'There is a ramp at the side door.' }
  const made = await sendAs(headers.admin)({ method: 'POST', url: '/knowledge/answer-proposals', payload })
  return { answer_proposal_id: made.json<{ proposal_id: string }>().proposal_id }
}

/** A document with another e-mail address than the settings. */
async function createContradiction(tenant: TestTenant): Promise<Ids> {
  const payload = { business: { email: 'desk@example.com' } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  await createDocument(tenant, 'Send an e-mail to office@example.com.')
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json<{
    data: { contradiction_id: string }[]
  }>()
  return { contradiction_id: data[0]!.contradiction_id }
}

/** The template of a trade, with its first proposal. */
async function createReading(tenant: TestTenant): Promise<Ids> {
  const payload = { trade: 'dentist' }
  const reading = (await tenant.send({ method: 'POST', url: '/website-readings', payload })).json<{
    reading_id: string
    proposals: { proposal_id: string }[]
  }>()
  return { reading_id: reading.reading_id, proposal_id: reading.proposals[0]!.proposal_id }
}

/** Valid ids of this tenant: of every kind, or of those the operation has. */
export async function realIds(tenant: TestTenant, wanted?: string[]): Promise<Ids> {
  const ids: Ids = {}
  for (const [names, make] of MAKERS)
    if (wanted === undefined || names.some((name) => name === 'tenant_id' || wanted.includes(name)))
      Object.assign(ids, await make(tenant, ids))
  return ids
}

/** Acts without which an operation cannot succeed. */
const BEFORE: Record<string, (tenant: TestTenant, ids: Ids) => Promise<unknown>> = {
  removeWidgetLogo: async ({ send }) => {
    const file = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
    await send({ method: 'POST', url: '/widget/logo', payload: { file } })
  },
  restoreBooking: ({ sendAs, headers }, { booking_id: id }) =>
    sendAs(headers.admin)({ method: 'POST', url: `/bookings/${id}/cancel` }),
  restoreDocument: ({ sendAs, headers }, { document_id: id }) =>
    sendAs(headers.admin)({ method: 'DELETE', url: `/knowledge/documents/${id}` }),
  recoverWebhookEndpoint: triedDelivery,
  retryWebhookDelivery: triedDelivery,
}

/** The sample's only try has ended: a delivery on its way is not sent again. */
function triedDelivery({ send }: TestTenant, { delivery_id: id }: Ids): Promise<unknown> {
  return until(async () => {
    const found = await send({ url: `/webhooks/deliveries/${id}` })
    return found.json<{ status: string }>().status === 'failed'
  }, 100)
}

/** Brings what the ids name into the state in which the operation can succeed. */
export async function readyFor({ id }: Operation, tenant: TestTenant, ids: Ids): Promise<void> {
  await BEFORE[id]?.(tenant, ids)
}

/** Headers of an authorised caller: the tenant's administrator, or the visitor of the session in `ids`. */
export async function rightful(
  { credentials }: Operation,
  tenant: TestTenant,
  ids: Ids,
): Promise<Record<string, string>> {
  if (credentials.length === 0) return {}
  if (credentials.includes('cookie')) return tenant.headers.admin
  return visitorHeaders(tenant.tenantId, ids['session_id'] ?? newId('chat'))
}

/** Well-formed unknown ids. */
export function randomIds(): Ids {
  return {
    tenant_id: newId('ten'),
    document_id: newId('doc'),
    answer_id: newId('ans'),
    exam_id: newId('exam'),
    contradiction_id: `ctr_${'0'.repeat(32)}`,
    question_id: newId('que'),
    login_session_id: newId('ses'),
    device_id: newId('psh'),
    answer_proposal_id: newId('apr'),
    session_id: newId('chat'),
    message_id: newId('msg'),
    api_key_id: newId('key'),
    endpoint_id: newId('whe'),
    event_id: newId('evt'),
    delivery_id: newId('dlv'),
    user_id: newId('usr'),
    assignee_id: newId('usr'),
    connection_id: newId('crm'),
    calendar_connection_id: newId('cal'),
    lead_id: newId('lead'),
    contact_id: newId('cpt'),
    service_id: newId('svc'),
    resource_id: newId('res'),
    booking_id: newId('bkg'),
    hold_id: newId('hold'),
    feed_id: newId('feed'),
    mail_id: newId('mail'),
    reply_id: newId('rpl'),
    reading_id: newId('read'),
    proposal_id: newId('prop'),
    call_id: newId('call'),
  }
}

/** Mandatory query parameters. */
export function neededQuery({ id }: Operation, ids: Ids): string {
  if (id === 'getAnalyticsTimeseries') return '?metric=conversations'
  if (id === 'readBoard' || id === 'listCalendarBusyTimes') return '?from=2030-01-07&to=2030-01-08'
  if (id === 'testWidgetDomain') return '?address=www.example.com'
  if (id === 'findPerson') return `?q=${ids['lead_id']}`
  if (id !== 'getAvailability' && id !== 'getWidgetAvailability') return ''
  return `?service_id=${ids['service_id']}&from=2030-01-07&to=2030-01-08`
}

export interface Call extends Omit<InjectOptions, 'url' | 'method' | 'path' | 'query'> {
  ids?: Ids
  query?: string
}

/** As sent by a page of the platform itself. */
const ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Sends one operation from a unique address, and checks the invariants of every reply. */
export async function call(
  app: FastifyInstance,
  operation: Operation,
  request: Call = {},
): Promise<LightMyRequestResponse> {
  const { ids = {}, query = '', headers, ...rest } = request
  const url = `/api/v1${pathWith(operation, ids)}${query}`
  const response = await app.inject({
    remoteAddress: anyAddress(),
    ...rest,
    headers: { ...ORIGIN, ...headers },
    method: operation.method,
    url,
  })
  expectOrdinary(response, OF_ANY_PAGE.includes(operation.id))
  expect(operation.statuses, `${operation.id}: ${response.body.slice(0, 200)}`).toContain(response.statusCode)
  return response
}

function pathWith(operation: Operation, ids: Ids): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${operation.id} has an id that the security suite does not know: ${name}`)
    return id
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INTERNALS =
  /"(stack|statusCode|code|error)":|\bat \S+ \(|node_modules|select .* from|insert into|fd_tenant|ECONN/i

/** Operations whose success any page may read: a picture, which holds nothing of a caller. */
const OF_ANY_PAGE = ['getWidgetLogo']

/** Invariants of every reply: a request id, no cross-origin permission, and errors with `detail` only. */
export function expectOrdinary(response: LightMyRequestResponse, isOfAnyPage = false): void {
  expect(response.headers['x-request-id']).toMatch(UUID)
  const permission = isOfAnyPage && response.statusCode < 400 ? '*' : undefined
  expect(response.headers['access-control-allow-origin']).toBe(permission)
  if (response.statusCode < 400) return
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(Object.keys(response.json<object>())).toEqual(['detail'])
  expect(response.body).not.toMatch(INTERNALS)
}

/** `{ detail: "text" }` with this status. */
export function expectProblem(response: LightMyRequestResponse, status: number): void {
  expect({ status: response.statusCode, body: response.body }).toEqual({ status, body: expect.any(String) })
  expect(response.json()).toEqual({ detail: expect.stringMatching(/./) })
}

/** A 422 with the list of issues, each under `body`; one of them at `loc`, if given. */
export function expectInvalid(response: LightMyRequestResponse, loc?: (string | number)[]): void {
  expect({ status: response.statusCode, body: response.body }).toEqual({ status: 422, body: expect.any(String) })
  const { detail } = response.json<{ detail: { loc: (string | number)[] }[] }>()
  expect(detail.length).toBeGreaterThan(0)
  for (const entry of detail) {
    expect(entry).toEqual({ loc: expect.any(Array), msg: expect.stringMatching(/./), type: expect.stringMatching(/./) })
    expect(entry.loc[0]).toBe('body')
  }
  if (loc !== undefined) expect(detail.map((entry) => entry.loc)).toContainEqual(loc)
}

/** A valid body: the example, else the required fields, with a tenant's ids. Undefined for operations without a body. */
export function exampleBody(app: FastifyInstance, { body }: Operation, ids: Ids): Record<string, Json> | undefined {
  if (body === undefined) return undefined
  const { examples = [], properties = {}, required = [] } = resolve(app, body)
  const needed = Object.fromEntries(required.map((name) => [name, valueOf(app, name, properties[name] ?? {})]))
  const example = { ...needed, ...(examples[0] as Record<string, Json> | undefined) }
  const named = Object.keys(example).filter((name) => name in ids)
  return { ...example, ...Object.fromEntries(named.map((name) => [name, ids[name]!])) }
}

/** Plain words suit most texts; formats are known by field name. */
const KNOWN_VALUES: Record<string, Json> = { email: 'desk@example.com', password: 'correct horse battery' }

function valueOf(app: FastifyInstance, name: string, schema: Schema): Json {
  const { type, enum: values } = resolve(app, schema)
  if (values !== undefined) return values[0]!
  if (type === 'integer' || type === 'number') return 1
  return KNOWN_VALUES[name] ?? 'some words'
}

/** Names of ids in the operation's body. */
export function idsInBody(app: FastifyInstance, { body }: Operation): string[] {
  if (body === undefined) return []
  return Object.keys(resolve(app, body).properties ?? {}).filter((name) => name.endsWith('_id'))
}

/** All ids of an operation: in path, query and body. */
export function namedIds(app: FastifyInstance, operation: Operation): string[] {
  return [...operation.ids, ...operation.query, ...idsInBody(app, operation)]
}

/** For each field of the body, a value of a wrong type. */
export function wrongFields(app: FastifyInstance, { body }: Operation): [field: string, value: Json][] {
  const properties = body === undefined ? {} : (resolve(app, body).properties ?? {})
  return Object.entries(properties).flatMap(([name, schema]) => {
    const types = typesOf(app, schema)
    return WRONG_VALUES.filter(([type]) => !types.has(type)).map(([, value]): [string, Json] => [name, value])
  })
}

const WRONG_VALUES: [type: string, value: Json][] = [
  ['object', { a: 1 }],
  ['array', [['a']]],
  ['boolean', true],
  ['number', 1.5],
  ['string', 'no such value \u202e'],
]

function typesOf(app: FastifyInstance, schema: Schema): Set<string> {
  const { type = [], anyOf = [], enum: values } = resolve(app, schema)
  // No other text is valid for an enumeration.
  const named = [type].flat().filter((name) => name !== 'integer' && !(name === 'string' && values !== undefined))
  return new Set([...named, ...anyOf.flatMap((option) => [...typesOf(app, option)])])
}

export type Path = (string | number)[]

/** Paths of all text fields in the body, nested ones included. */
export function textPaths(app: FastifyInstance, { body }: Operation): Path[] {
  const pathsOf = (schema: Schema): Path[] => {
    const { type = [], anyOf = [], properties = {}, items } = resolve(app, schema)
    const own: Path[] = [type].flat().includes('string') ? [[]] : []
    const inGroup = Object.entries(properties).flatMap(([name, part]) => pathsOf(part).map((path) => [name, ...path]))
    const inList = items === undefined ? [] : pathsOf(items).map((path) => [0, ...path])
    return [...own, ...inGroup, ...inList, ...anyOf.flatMap(pathsOf)]
  }
  return body === undefined ? [] : pathsOf(body)
}

/** `{ a: [{ b: value }] }` for the path a, 0, b; merged into the body. */
export function withValue(body: Record<string, Json> | undefined, path: Path, value: Json): Record<string, Json> {
  const nested = path.toReversed().reduce<Json>((inner, part) => (part === 0 ? [inner] : { [part]: inner }), value)
  return { ...body, ...(nested as Record<string, Json>) }
}

function resolve(app: FastifyInstance, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { components } = app.swagger() as unknown as { components: { schemas: Record<string, Schema> } }
  const name = schema.$ref.slice('#/components/schemas/'.length)
  return resolve(app, components.schemas[name]!)
}
