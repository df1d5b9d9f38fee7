import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, CREDENTIALS, type TestTenant } from '../support/factories.ts'
import {
  call,
  exampleBody,
  expectInvalid,
  expectProblem,
  neededQuery,
  operationsOf,
  randomIds,
  namedIds,
  readyFor,
  realIds,
  rightful,
  wrongFields,
  type Ids,
  type Operation,
} from '../support/security-suite.ts'

/*
 * The table of callers, written here independently of the program, so that a slip there shows. Every operation is in exactly
 * one row; its limit is `general` unless the second table names another.
 */
const PUBLIC = [
  'register',
  'login',
  'requestPasswordReset',
  'confirmPasswordReset',
  'acceptInvitation',
  'confirmEmail',
  'getAuthOptions',
  'getWidgetConfig',
  'askWidgetEmbed',
  'startWidgetSession',
  'getWidgetLogo',
  'readCalendarFeed',
]
const EVERYBODY = ['admin_key', 'admin', 'member', 'standard_key']
const WHO_MAY_CALL: [callers: string[], operations: string[]][] = [
  // Only users have sessions and passwords, and take back what they did in the portal.
  [
    ['admin', 'member'],
    [
      'logout',
      'changePassword',
      'resendConfirmation',
      'updateMe',
      'listSessions',
      'endSession',
      'restoreBooking',
      'proposeAnswer',
    ],
  ],
  [['admin'], ['restoreDocument', 'getPushState', 'addPushDevice', 'removePushDevice']],
  [
    EVERYBODY,
    [
      'getMe',
      'listChatSessions',
      'getChatTrace',
      'watchCall',
      'initiateCall',
      'simulateCall',
      'listCalls',
      'getCall',
      'getCallRecording',
      'endCall',
      'listLeads',
      'createLead',
      'getLead',
      'updateLead',
      'deleteLead',
      'mergeLeads',
      'acceptLeadContact',
      'discardLeadContact',
      'exportLeads',
      'importLeads',
      'listServices',
      'getService',
      'listResources',
      'getResource',
      'getAvailability',
      'createHold',
      'deleteHold',
      'listBookings',
      'getBooking',
      'createBooking',
      'updateBooking',
      'cancelBooking',
      'syncLead',
      'listCrmSyncs',
    ],
  ],
  [
    [...EVERYBODY, 'visitor'],
    [
      'sendChatMessage',
      'streamChatMessage',
      'resumeChatStream',
      'getChatSession',
      'endChatSession',
      'watchChatSession',
    ],
  ],
  [
    ['visitor'],
    [
      'sendWidgetMessage',
      'getWidgetChat',
      'resumeWidgetChat',
      'watchWidgetSession',
      'listWidgetServices',
      'getWidgetAvailability',
      'getWidgetNextFree',
      'createWidgetHold',
      'deleteWidgetHold',
      'createWidgetBooking',
      'createWidgetLead',
      'requestWidgetCallback',
      'startWidgetCall',
      'endWidgetCall',
      'sendWidgetCallWords',
      'getWidgetCall',
      'sendWidgetFeedback',
      'tellWidgetTyping',
      'getWidgetWait',
      'endWidgetWait',
    ],
  ],
  [
    ['admin_key', 'admin', 'member'],
    [
      'readBoard',
      'listBookingConflicts',
      'listCalendarBusyTimes',
      'updateDateOverrides',
      'listTenants',
      'listWebsiteReadings',
      'getWebsiteReading',
      'getSetup',
      'listWidgetSightings',
      'testWidgetDomain',
      'listHolidays',
      'previewAssistant',
      'getTenant',
      'getPhoneLine',
      'listDocuments',
      'getDocument',
      'searchKnowledge',
      'tryQuestion',
      'listContradictions',
      'getNotifications',
      'getAnswering',
      'switchAnswering',
      'listAnswers',
      'listAnswerProposals',
      'listExams',
      'getExam',
      'listQuestions',
      'getAnalyticsOverview',
      'getAnalyticsTimeseries',
      'getLeadTimeline',
      'getToday',
      'search',
      'listUsers',
      'listMails',
      'getWidgetPreview',
      'takeOverChatSession',
      'watchTenant',
      'tellPresence',
      'updateChatSession',
      'releaseChatSession',
      'answerAsPerson',
      'suggestReplies',
      'listSavedReplies',
      'createSavedReply',
      'updateSavedReply',
      'deleteSavedReply',
    ],
  ],
  [
    ['admin_key', 'admin'],
    [
      'updateTenant',
      'setWidgetLogo',
      'removeWidgetLogo',
      'startWebsiteReading',
      'acceptProposals',
      'acceptProposal',
      'discardProposal',
      'restoreProposal',
      'updateSetup',
      'deleteTenant',
      'listAuditEntries',
      'findPerson',
      'exportPerson',
      'exportTenant',
      'updateNotifications',
      'resolveContradiction',
      'erasePerson',
      'getClearing',
      'listApiKeys',
      'createApiKey',
      'deleteApiKey',
      'inviteUser',
      'resendInvitation',
      'updateUser',
      'deleteUser',
      'releaseMail',
      'deleteMail',
      'createDocument',
      'updateDocument',
      'deleteDocument',
      'createAnswer',
      'acceptAnswerProposal',
      'discardAnswerProposal',
      'deleteAnswer',
      'createExam',
      'listCrmConnections',
      'createCrmConnection',
      'getCrmConnection',
      'updateCrmConnection',
      'deleteCrmConnection',
      'testCrmConnection',
      'previewCrmMapping',
      'resyncCrmConnection',
      'listWebhookEndpoints',
      'createWebhookEndpoint',
      'getWebhookEndpoint',
      'updateWebhookEndpoint',
      'deleteWebhookEndpoint',
      'testWebhookEndpoint',
      'recoverWebhookEndpoint',
      'getWebhookSecret',
      'rotateWebhookSecret',
      'listWebhookEventTypes',
      'listWebhookEvents',
      'getWebhookEvent',
      'listWebhookDeliveries',
      'getWebhookDelivery',
      'retryWebhookDelivery',
      'refreshDocument',
      'createService',
      'updateService',
      'deleteService',
      'createResource',
      'updateResource',
      'deleteResource',
      'listCalendarConnections',
      'listCalendarProviders',
      'createCalendarConnection',
      'updateCalendarConnection',
      'deleteCalendarConnection',
      'syncCalendarConnection',
      'testCalendarConnection',
      'listCalendarFeeds',
      'createCalendarFeed',
      'deleteCalendarFeed',
    ],
  ],
]

const LIMITS: Record<string, [limit: number, windowS: number]> = {
  register: [5, 900],
  login: [5, 900],
  changePassword: [5, 900],
  requestPasswordReset: [5, 900],
  confirmPasswordReset: [5, 900],
  acceptInvitation: [5, 900],
  confirmEmail: [5, 900],
  sendChatMessage: [200, 3_600],
  streamChatMessage: [200, 3_600],
  tryQuestion: [200, 3_600],
  previewAssistant: [200, 3_600],
  testWidgetDomain: [300, 60],
  suggestReplies: [200, 3_600],
  initiateCall: [60, 60],
  simulateCall: [60, 60],
  createDocument: [100, 3_600],
  updateDocument: [100, 3_600],
  startWebsiteReading: [100, 3_600],
  refreshDocument: [100, 3_600],
  createAnswer: [100, 3_600],
  proposeAnswer: [100, 3_600],
  resolveContradiction: [100, 3_600],
  createExam: [100, 3_600],
  listQuestions: [120, 60],
  getAnalyticsOverview: [120, 60],
  getAnalyticsTimeseries: [120, 60],
  getWidgetConfig: [300, 60],
  askWidgetEmbed: [300, 60],
  startWidgetSession: [300, 60],
  sendWidgetMessage: [200, 3_600],
  getWidgetChat: [300, 60],
  resumeWidgetChat: [300, 60],
  watchWidgetSession: [300, 60],
  listWidgetServices: [300, 60],
  getWidgetAvailability: [300, 60],
  getWidgetNextFree: [300, 60],
  createWidgetHold: [300, 60],
  deleteWidgetHold: [300, 60],
  createWidgetBooking: [300, 60],
  createWidgetLead: [300, 60],
  requestWidgetCallback: [60, 60],
  startWidgetCall: [60, 60],
  endWidgetCall: [300, 60],
  sendWidgetCallWords: [300, 60],
  getWidgetCall: [300, 60],
  sendWidgetFeedback: [300, 60],
  tellWidgetTyping: [300, 60],
  getWidgetWait: [300, 60],
  endWidgetWait: [300, 60],
  getWidgetLogo: [300, 60],
}
const GENERAL: [number, number] = [1_000, 60]

let app: FastifyInstance
let tenant: TestTenant
let ids: Ids
let operations: Operation[]
let guarded: Operation[]
let taking: Operation[]

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  ids = await realIds(tenant)
  operations = operationsOf(app)
  guarded = operations.filter(({ id }) => !PUBLIC.includes(id))
  taking = operations.filter(({ body }) => body !== undefined)
})

afterAll(() => app.close())

/** Request headers of this caller. */
function headersOf(caller: string, of = tenant): Record<string, string> {
  if (caller === 'visitor') return of.visitor
  return of.headers[CREDENTIALS.find((name) => name === caller)!]
}

function callersOf({ id }: Operation): string[] {
  return WHO_MAY_CALL.find(([, names]) => names.includes(id))?.[0] ?? []
}

interface Somebody {
  headers: Record<string, string>
  ids: Ids
}

/** An authorised caller of a separate tenant. */
async function newSomebody(operation: Operation): Promise<Somebody> {
  if (PUBLIC.includes(operation.id)) return { headers: {}, ids: {} }
  const other = await createTenant(app)
  // Above a visitor's default limit, because many bodies are tried, and below the tenant's limit.
  const payload = { widget: { caps: { messages_per_visitor: 200 } } }
  await other.send({ method: 'PATCH', url: `/tenants/${other.tenantId}`, payload })
  const own = operation.ids.length > 0 ? await realIds(other, namedIds(app, operation)) : {}
  await readyFor(operation, other, own)
  const [caller] = callersOf(operation)
  return { headers: caller === 'visitor' ? await rightful(operation, other, own) : headersOf(caller!, other), ids: own }
}

const somebodies = new Map<string, Promise<Somebody>>()

/** Shared by an operation's read-only tests; separate per operation, so that limits stay apart. */
function asSomebody(operation: Operation): Promise<Somebody> {
  const somebody = somebodies.get(operation.id) ?? newSomebody(operation)
  somebodies.set(operation.id, somebody)
  return somebody
}

describe('callers of an operation', () => {
  it('is said of every route, once', () => {
    const named = [...PUBLIC, ...WHO_MAY_CALL.flatMap(([, names]) => names)]
    expect(named.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    expect(Object.keys(LIMITS).filter((id) => !named.includes(id))).toEqual([])
  })

  it('is nobody without a credential', async () => {
    for (const operation of guarded) {
      const response = await call(app, operation, { ids })
      expectProblem(response, 401)
      expect(response.headers['set-cookie'], operation.id).toBeUndefined()
    }
  })

  it.each([
    ['a key that is none', { 'x-api-key': 'ua_x' }],
    ['a key of the right shape', { 'x-api-key': `ua_${'0'.repeat(49)}` }],
    ['an empty key', { 'x-api-key': '' }],
    ['a cookie that is none', { cookie: 'frontdesk=a.b.c' }],
    ['an empty cookie', { cookie: 'frontdesk=' }],
    ['a bearer token', { authorization: 'Bearer ua_x' }],
    ['basic authentication', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
  ])('is nobody with %s', async (_name, headers) => {
    for (const operation of guarded) expectProblem(await call(app, operation, { ids, headers }), 401)
  })

  it('is decided by the key alone where a good cookie comes with a bad key', async () => {
    const headers = { ...tenant.headers.admin, 'x-api-key': 'ua_x' }
    for (const operation of guarded) expectProblem(await call(app, operation, { ids, headers }), 401)
  })

  it.each([...CREDENTIALS, 'visitor'])(
    'is not a %s without the right: 403 before anything is looked at',
    async (caller) => {
      const refused = guarded.filter((operation) => !callersOf(operation).includes(caller))
      const headers = headersOf(caller)
      for (const operation of refused) {
        const answers = [
          await call(app, operation, { ids, headers, payload: exampleBody(app, operation, ids) ?? {} }),
          await call(app, operation, { ids: randomIds(), headers, payload: [] }),
          await call(app, operation, { ids: randomIds(), payload: '{', ...asJson(headers) }),
          await call(app, operation, { ids: randomIds(), headers, query: '?limit=-1&cursor=x' }),
        ]
        for (const answer of answers) expectProblem(answer, 403)
        expect(new Set(answers.map(({ body }) => body)).size, operation.id).toBe(1)
      }
    },
  )

  it('is everybody else: each passes to the route itself', async () => {
    for (const [callers, names] of WHO_MAY_CALL) {
      const passing = guarded.filter(({ id, ids: own }) => names.includes(id) && own.length > 0)
      for (const caller of callers)
        for (const operation of passing) {
          const payload = exampleBody(app, operation, {}) ?? {}
          const response = await call(app, operation, { ids: randomIds(), headers: headersOf(caller), payload })
          expectProblem(response, 404)
        }
    }
  })

  it('is nobody for HEAD either', async () => {
    // Callers leave messages on a carrier's line only.
    const read = guarded.filter(({ id, method }) => method === 'GET' && id !== 'getCallRecording')
    for (const operation of read) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!)
      const url = `/api/v1${path}${neededQuery(operation, ids)}`
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(401)
      expect((await app.inject({ method: 'HEAD', url, headers: headersOf('admin_key') })).statusCode).toBe(
        callersOf(operation).includes('admin_key') ? 200 : 403,
      )
    }
  })
})

function asJson(headers: Record<string, string>): { headers: Record<string, string> } {
  return { headers: { ...headers, 'content-type': 'application/json' } }
}

describe('limits', () => {
  it('are shown by every limited route, as the contract has them', async () => {
    for (const operation of operations) {
      const { headers, ids: own } = await newSomebody(operation)
      // A stream of the own conversation or call would not end by itself.
      const used = ['watchChatSession', 'watchCall'].includes(operation.id) ? randomIds() : own
      const response = await call(app, operation, {
        ids: used,
        headers,
        payload: [],
        query: operation.id === 'watchTenant' ? '?watch=!' : '',
      })
      const [limit, windowS] = LIMITS[operation.id] ?? GENERAL
      const shown = ['limit', 'remaining', 'reset'].map((name) => Number(response.headers[`ratelimit-${name}`]))
      expect(shown, operation.id).toEqual([limit, expect.any(Number), expect.any(Number)])
      const [, remaining, reset] = shown
      expect(remaining).toBeGreaterThanOrEqual(limit - 3)
      expect(remaining).toBeLessThan(limit)
      expect(reset).toBeGreaterThan(windowS - 30)
      expect(reset).toBeLessThanOrEqual(windowS)
    }
  })
})

describe('a body', () => {
  it.each([
    ['no bytes', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of bodies', '[{}]'],
    ['a text', '"x"'],
    ['an empty text', '""'],
    ['a number', '1'],
    ['a number beyond numbers', '1e400'],
    ['false', 'false'],
  ])('of %s is a 422 at `body` where one is needed', async (_name, payload) => {
    for (const operation of taking) {
      if (!operation.needsBody && ['', 'null'].includes(payload)) continue
      const { headers, ids: own } = await asSomebody(operation)
      const response = await call(app, operation, { ids: own, payload, ...asJson(headers) })
      expectInvalid(response, ['body'])
    }
  })

  it('is a 422 when empty, whatever the Content-Type says', async () => {
    for (const operation of taking.filter(({ needsBody }) => needsBody)) {
      const { headers, ids: own } = await asSomebody(operation)
      expectInvalid(await call(app, operation, { ids: own, headers }), ['body'])
      for (const type of ['text/plain', 'application/json; charset=utf-16', 'nonsense']) {
        const response = await call(app, operation, { ids: own, headers: { ...headers, 'content-type': type } })
        expectInvalid(response, ['body'])
      }
    }
  })

  it.each([
    '{',
    '{"a":}',
    "{'a':1}",
    '{"a":1,}',
    'undefined',
    'NaN',
    '{"a":01}',
    '{} {}',
    ' ',
    '{"a":"\u0001"}',
    '\u0000',
  ])('of %j is malformed: 400', async (payload) => {
    for (const operation of taking) {
      const { headers, ids: own } = await asSomebody(operation)
      expectProblem(await call(app, operation, { ids: own, payload, ...asJson(headers) }), 400)
    }
  })

  it('must not reach for prototypes: 400, and nothing is polluted', async () => {
    for (const key of ['"__proto__"', '"constructor": { "prototype"', String.raw`"\u005f_proto__"`]) {
      const polluting = `${key}: { "polluted": true } ${key.includes('{') ? '}' : ''}`
      for (const payload of [`{ ${polluting} }`, `{ "a": [{ ${polluting} }] }`])
        for (const operation of taking) {
          const { headers, ids: own } = await asSomebody(operation)
          expectProblem(await call(app, operation, { ids: own, payload, ...asJson(headers) }), 400)
        }
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('is a 415 unless it is JSON in UTF-8', async () => {
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'application/json+x',
      'nonsense',
    ]
    const charsets = ['latin1', 'utf-16', 'UTF-16LE', 'utf-7', '"iso-8859-1"'].map(
      (name) => `application/json; charset=${name}`,
    )
    for (const operation of taking) {
      const { headers, ids: own } = await asSomebody(operation)
      for (const type of [...types, ...charsets, undefined]) {
        const typed = type === undefined ? headers : { ...headers, 'content-type': type }
        expectProblem(await call(app, operation, { ids: own, payload: '{}', headers: typed }), 415)
      }
    }
  })

  it('may say UTF-8 in any spelling', async () => {
    for (const type of ['application/json', 'Application/JSON; Charset="UTF-8"', 'application/json;charset=utf8']) {
      const headers = { ...tenant.headers.admin_key, 'content-type': type }
      const search = operations.find(({ id }) => id === 'searchKnowledge')!
      expect((await call(app, search, { headers, payload: '{"query":"x"}' })).statusCode).toBe(200)
    }
  })

  it('is a 422 that names the field with a wrong type', async () => {
    for (const operation of taking) {
      const wrong = wrongFields(app, operation)
      expect(wrong.length, operation.id).toBeGreaterThan(0)
      const { headers, ids: own } = await asSomebody(operation)
      for (const [field, value] of wrong) {
        const payload = { ...exampleBody(app, operation, own), [field]: value }
        const response = await call(app, operation, { ids: own, headers, payload })
        const found = response.json<{ detail: { loc: string[] }[] }>().detail
        expect({ id: operation.id, field, value, status: response.statusCode }).toMatchObject({ status: 422 })
        expectInvalid(response)
        expect(found.map(({ loc }) => loc[1])).toContain(field)
      }
    }
  })

  it('is not needed where none is: an empty one is fine whatever the Content-Type', async () => {
    const bodiless = guarded.filter(({ method, needsBody }) => method !== 'GET' && !needsBody)
    for (const operation of bodiless)
      for (const type of [
        'application/json',
        'text/plain',
        'application/json; charset=utf-16',
        'nonsense',
        undefined,
      ]) {
        const { headers, ids: own } = await newSomebody(operation)
        const typed = type === undefined ? headers : { ...headers, 'content-type': type }
        const response = await call(app, operation, { ids: own, headers: typed })
        const success = operation.statuses.includes(201) ? 201 : 200
        expect({ id: operation.id, type, status: response.statusCode }).toMatchObject({ status: success })
      }
  })
})
