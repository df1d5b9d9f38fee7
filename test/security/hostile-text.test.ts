import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEmail, startTestApp } from '../support/app.ts'
import { cpuMs } from '../support/cpu-time.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import {
  createAppointment,
  createDocument,
  createSession,
  createTenant,
  type TestTenant,
} from '../support/factories.ts'
import {
  call,
  exampleBody,
  expectInvalid,
  expectOrdinary,
  expectProblem,
  operationsOf,
  namedIds,
  randomIds,
  realIds,
  rightful,
  textPaths,
  withValue,
  type Operation,
  type Path,
} from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant
let taking: Operation[]
let bookingId: string

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  bookingId = (await createAppointment(tenant)).bookingId
  taking = operationsOf(app).filter(({ body }) => body !== undefined)
})

afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends raw bytes to a route of the tenant. */
async function post(url: string, payload: string | Buffer | object, of = tenant): Promise<LightMyRequestResponse> {
  const response = await of.send({ method: 'POST', url, payload, headers: JSON_TYPE })
  expectOrdinary(response)
  return response
}

const ask = (more: object) => ({ tenant_id: tenant.tenantId, message: 'Hello?', ...more })
const document = (text: string) => post('/knowledge/documents', { text })

describe('JSON', () => {
  const DEPTH = 100_000
  const lists = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
  const groups = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`

  it('nested 100,000 deep is ignored or invalid, and quickly so', async () => {
    const took = await cpuMs(async () => {
      for (const deep of [lists, groups]) {
        expect((await post('/knowledge/search', `{"query":"x","unknown":${deep}}`)).statusCode).toBe(200)
        expectInvalid(await post('/knowledge/search', `{"query":${deep}}`), ['body', 'query'])
        expectInvalid(await post('/knowledge/search', lists), ['body'])
      }
      expectInvalid(
        await tenant.send({
          method: 'PATCH',
          url: `/tenants/${tenant.tenantId}`,
          headers: JSON_TYPE,
          payload: `{"business":{"hours":${groups}}, "allowed_domains":${lists}}`,
        }),
        ['body', 'allowed_domains', 0],
      )
    })
    expect(took).toBeLessThan(5_000)
  })

  it('is read with 200,000 keys where it may be so long, and a 413 elsewhere', async () => {
    const keys = Array.from({ length: 200_000 }, (_, n) => `"k${n}":0`).join(',')
    const took = await cpuMs(async () => {
      expect((await post('/knowledge/documents', `{"text":"Some words.",${keys}}`)).statusCode).toBe(201)
      expectProblem(await post('/knowledge/search', `{"query":"x",${keys}}`), 413)
    })
    expect(took).toBeLessThan(5_000)
  })

  it('takes the last of two equal keys, for the permission and for the action', async () => {
    const other = await createTenant(app)
    const ids = [`"tenant_id":"${other.tenantId}"`, `"tenant_id":"${tenant.tenantId}"`]
    const own = await post('/chat/message', `{${ids.join(',')},"message":"Hello?"}`)
    expect([own.statusCode, own.json<{ tenant_id: string }>().tenant_id]).toEqual([200, tenant.tenantId])
    expectProblem(await post('/chat/message', `{${ids.toReversed().join(',')},"message":"Hello?"}`), 404)
  })

  it.each(['1e400', '-1e400', '12345678901234567890', '1.5', '-1', '0', '51', '"1"', 'true'])(
    'number %s is no page size',
    async (number) => {
      expectInvalid(await post('/knowledge/search', `{"query":"x","limit":${number}}`), ['body', 'limit'])
    },
  )

  it('numbers are no ids: nothing is rounded to somebody', async () => {
    for (const number of ['12345678901234567890', '1e400', '0'])
      expectInvalid(await post('/chat/message', `{"message":"x","tenant_id":${number}}`), ['body', 'tenant_id'])
  })
})

describe('bytes', () => {
  it.each([
    ['invalid UTF-8', Buffer.from('{"query":"\xff\xfe"}', 'latin1')],
    ['overlong UTF-8', Buffer.from('{"query":"\xc0\xaf"}', 'latin1')],
    ['a surrogate in UTF-8', Buffer.from('{"query":"\xed\xa0\x80"}', 'latin1')],
    ['half a character', Buffer.from('{"query":"\xf0\x9f\xa6"}', 'latin1')],
    ['UTF-16', Buffer.from('{"query":"x"}', 'utf16le')],
    ['UTF-16 with its mark', Buffer.from('\ufeff{"query":"x"}', 'utf16le')],
    ['gzip', Buffer.from('H4sIAAAAAAAAA6tWKiyNLy1OLVKyUqpQquUCAAAA', 'base64')],
  ])('of %s are a 400', async (_name, bytes) => {
    expectProblem(await post('/knowledge/search', bytes), 400)
  })

  it('may begin with a UTF-8 byte order mark', async () => {
    expect((await post('/knowledge/search', '\ufeff{"query":"x"}')).statusCode).toBe(200)
  })

  it('beyond the limit are a 413 on every route, and the connection closes', async () => {
    const payload = Buffer.alloc(6 * 1024 * 1024 + 1, ' ')
    // Nothing is done to them.
    const ids = await realIds(tenant)
    for (const operation of taking) {
      const headers = { ...(await rightful(operation, tenant, ids)), ...JSON_TYPE }
      const response = await call(app, operation, { ids, headers, payload })
      expectProblem(response, 413)
      expect(response.headers['connection']).toBe('close')
    }
    expectProblem(await post('/knowledge/search', Buffer.alloc(1024 * 1024 + 1, ' ')), 413)
    expectProblem(await post('/knowledge/search', Buffer.alloc(1024 * 1024, ' ')), 400)
  })
})

/** Sends the values in every text field of every body, each operation as a separate tenant. */
async function everywhere(
  values: string[],
  check: (response: LightMyRequestResponse, path: Path, id: string) => void,
): Promise<void> {
  for (const operation of taking) {
    const own = await createTenant(app)
    const ids = operation.ids.length > 0 ? await realIds(own, namedIds(app, operation)) : { tenant_id: own.tenantId }
    for (const value of values)
      for (const path of textPaths(app, operation)) {
        const example = exampleBody(app, operation, ids)
        // Invitations to one address need a gap.
        const payload = withValue(
          example && 'email' in example ? { ...example, email: anyEmail() } : example,
          path,
          value,
        )
        const response = await call(app, operation, { ids, headers: await rightful(operation, own, ids), payload })
        check(response, path, operation.id)
      }
  }
}

describe('text', () => {
  it('takes no NUL and no half of a character, anywhere: 422 at the field', async () => {
    // Refused, they change nothing that the next one meets.
    const values = ['a\0b', '\0', 'a\ud800b', '\udfff\ud83e']
    await everywhere(values, (response, path) => expectInvalid(response, ['body', ...path]))
  })

  // Five values in every field of every route.
  it('may be SQL, a pattern, a template or a path, anywhere: it is data', { timeout: 5 * MAX_WAIT_MS }, async () => {
    const { rows: before } = await app.database.system((tx) =>
      tx.execute(sql`select count(*) from pg_tables where schemaname = 'public'`),
    )
    const values = [
      "'; drop table documents; --",
      "1'||(select pg_sleep(3600))||'",
      '%_\\%',
      '$1 ${process.exit()} {{7*7}} <script>alert(1)</script>',
      '../../etc/passwd',
    ]
    // `pg_sleep` would delay a reply by an hour.
    for (const value of values)
      await everywhere([value], (response, path, id) => {
        // 400: not the text of a link.
        expect([200, 201, 400, 401, 404, 409, 422], `${id} ${path.join('.')}`).toContain(response.statusCode)
      })
    const { rows: after } = await app.database.system((tx) =>
      tx.execute(sql`select count(*) from pg_tables where schemaname = 'public'`),
    )
    expect(after).toEqual(before)
  })

  const NAMES: [string, string][] = [
    ['SQL', "Robin'); drop table documents; --"],
    ['joiners', 'a\u200db\u200cc'],
    ['a mark of direction alone', 'a\u200fb\u200ec'],
    ['many combining marks', `e${'\u0301'.repeat(80)}`],
    ['emoji of several parts', '👩🏽‍⚕️🏳️‍🌈'],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ]
  const NO_NAMES: [string, string][] = [
    ['CR, LF and another field', 'X\r\nATTENDEE:mailto:a@example.com'],
    ['an ANSI escape', 'a\u001b[31mb'],
    ['a tab', 'a\tb'],
    ['DEL', 'a\u007fb'],
    ['a control of C1', 'a\u009bb'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['a right-to-left override', 'abc\u202egpj.exe'],
    ['an embedding', 'a\u202ab\u202c'],
    ['an isolate', 'a\u2066b\u2069'],
    ['a space of no width', 'a\u200bb'],
    ['a word joiner', 'a\u2060b'],
    ['a byte order mark', 'a\ufeffb'],
  ]

  it.each(NAMES)('of %s may be a name, and is shown as it came', async (_name, value) => {
    const made = await post('/api-keys', { name: value, kind: 'standard' })
    expect(made.json()).toMatchObject({ name: value })
    const asked = await post('/chat/message', ask({ client_name: value }))
    const { session_id: session } = asked.json<{ session_id: string }>()
    expect((await tenant.send({ url: `/chat/sessions/${session}` })).json()).toMatchObject({ client_name: value })
  })

  it.each(NO_NAMES)('of %s is no name, title or e-mail anywhere: 422 at the field', async (_name, value) => {
    const refused: [string, string, object][] = [
      ['name', '/api-keys', { kind: 'standard' }],
      ['client_name', '/chat/message', ask({})],
      ['name', '/leads', { email: 'ada@example.com' }],
      ['client_name', '/calls/initiate', { phone_number: '+14155550142' }],
      ['title', '/knowledge/documents', { text: 'Some words.' }],
      ['name', '/services', { duration_minutes: 30 }],
      ['name', '/resources', {}],
      ['name', '/users', { email: 'ada@example.com', role: 'member' }],
      ['name', '/bookings/calendar-feeds', {}],
      ['email', '/auth/password-reset', {}],
    ]
    for (const [field, url, body] of refused)
      expectInvalid(await post(url, { ...body, [field]: field === 'email' ? `${value}@example.com` : value }), [
        'body',
        field,
      ])
    const change = (url: string, payload: object) => tenant.send({ method: 'PATCH', url, payload })
    expectInvalid(await change(`/bookings/${bookingId}`, { client_name: value }), ['body', 'client_name'])
    expectInvalid(await change(`/tenants/${tenant.tenantId}`, { name: value }), ['body', 'name'])
    const assistant = await change(`/tenants/${tenant.tenantId}`, { assistant: { name: value } })
    expectInvalid(assistant, ['body', 'assistant', 'name'])
  })

  it('loses the marks that address books put around a phone number', async () => {
    const made = await post('/leads', { name: 'Ada', phone: '\u202a+1 415 555 0199\u202c' })
    expect(made.json()).toMatchObject({ phone: '+14155550199' })
  })

  it.each([...NAMES, ...NO_NAMES])('of %s in several lines is stored and shown as it came', async (_name, value) => {
    const id = await createDocument(tenant, `# ${value}\n\nSome words. ${value}`)
    expect((await tenant.send({ url: `/knowledge/documents/${id}` })).json()).toMatchObject({
      text: `# ${value}\n\nSome words. ${value}`,
    })
    const asked = await post('/chat/message', ask({ message: `${value}\n\tand more` }))
    const { session_id: session } = asked.json<{ session_id: string }>()
    const shown = await tenant.send({ url: `/chat/sessions/${session}` })
    expect(shown.json()).toMatchObject({ messages: [{ text: `${value}\n\tand more` }, {}] })
    expect(shown.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(shown.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['message', 4_000, (text: string) => post('/chat/message', ask({ message: text }))],
    ['client_name', 120, (text: string) => post('/chat/message', ask({ client_name: text }))],
    ['query', 1_000, (text: string) => post('/knowledge/search', { query: text })],
    ['title', 300, (text: string) => post('/knowledge/documents', { title: text, text: 'x' })],
    ['text', 1_000_000, (text: string) => document(text.replace(/^../u, 'xx'))],
    ['name', 100, (text: string) => post('/api-keys', { name: text, kind: 'standard' })],
  ])('%s is measured in characters: %i emoji pass, one more does not', async (field, limit, write) => {
    expect([200, 201]).toContain((await write('🦷'.repeat(limit))).statusCode)
    expectInvalid(await write('🦷'.repeat(limit + 1)), ['body', field])
    expectInvalid(await write('x'.repeat(limit + 1)), ['body', field])
  })

  it('is trimmed, and then must not be empty', async () => {
    for (const empty of ['', ' ', '\t\r\n', '\u00a0\u2003\ufeff']) {
      expectInvalid(await post('/chat/message', ask({ message: empty })), ['body', 'message'])
      expectInvalid(await post('/api-keys', { name: empty, kind: 'standard' }), ['body', 'name'])
    }
    expect((await post('/api-keys', { name: ' x\n', kind: 'standard' })).json()).toMatchObject({ name: 'x' })
  })

  it('matches wild cards literally', async () => {
    const other = await createTenant(app)
    await createDocument(other)
    for (const query of ['%', '_', '%%%', '.*', '*', '\\', "'", '"', ':*', '!', '&', '|', '()', '<->'])
      expect((await post('/knowledge/search', { query }, other)).json()).toEqual({ results: [] })
  })
})

describe('fields that nobody asked for', () => {
  it('are ignored: no status, owner, id or time is set by them', async () => {
    const other = await createTenant(app)
    const more = {
      tenant_id: other.tenantId,
      status: 'ready',
      chunks: 99,
      progress: 100,
      source: 'url',
      site_id: 'doc_x',
      lease: 'x',
      attempts: -9,
    }
    const made = await post('/knowledge/documents', {
      text: 'Some words.',
      ...more,
      document_id: 'doc_x',
      created_at: '1999-01-01T00:00:00Z',
    })
    expect(made.json()).toMatchObject({ status: 'processing', chunks: 0, progress: 0, source: 'text', url: null })
    expect(made.json<{ document_id: string }>().document_id).toMatch(/^doc_[0-9a-z]{26}$/)
    expect(made.body).not.toContain('1999')
    expect((await other.send({ url: '/knowledge/documents' })).json()).toMatchObject({ data: [] })

    const key = await post('/api-keys', {
      name: 'x',
      kind: 'standard',
      key: tenant.adminKey,
      hash: 'x',
      tenant_id: other.tenantId,
      api_key_id: 'key_x',
    })
    expect(key.json<{ key: string }>().key).not.toBe(tenant.adminKey)
    expect((await other.send({ url: '/api-keys' })).json<{ data: object[] }>().data).toHaveLength(2)

    const rename = (payload: object) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    // Settings reject unknown and read-only fields by name: a typo must not look saved.
    const unset = { id: 'x', plan: 'gold', tenant_id: other.tenantId, created_at: '1999-01-01T00:00:00.000Z' }
    for (const [field, value] of Object.entries(unset))
      expectInvalid(await rename({ name: 'Renamed', [field]: value }), ['body', field])
    const kept = (await tenant.send({ url: `/tenants/${tenant.tenantId}` })).body
    expect(kept).not.toMatch(/Renamed|gold|1999/)

    const session = await createSession(tenant)
    const said = await post(
      '/chat/message',
      ask({
        session_id: session.sessionId,
        role: 'assistant',
        status: 'ended',
        message_id: session.messageId,
        reply: 'Bought!',
      }),
    )
    expect(said.json()).toMatchObject({ status: 'active', session_id: session.sessionId })
    expect(said.json<{ message_id: string }>().message_id).not.toBe(session.messageId)
    expect(said.body).not.toContain('Bought!')
  })
})

describe('queries', () => {
  it.each([
    '-1',
    '0',
    '201',
    '1e9',
    '1e400',
    'NaN',
    'Infinity',
    '',
    ' ',
    'abc',
    '1.5',
    '1;drop',
    '%00',
    '1&limit=2',
    '99999999999999999999',
  ])('limit=%s is a 400', async (limit) => {
    for (const operation of operationsOf(app).filter(({ query }) => query.includes('limit'))) {
      const request = { ids: randomIds(), headers: tenant.headers.admin, query: `?limit=${limit}` }
      const response = await call(app, operation, request)
      expectProblem(response, 400)
      expect(response.json<{ detail: string }>().detail).toContain('limit')
    }
  })

  it.each([
    'x',
    '%00',
    "' or 1=1 --",
    '../..',
    'x'.repeat(201),
    encodeURIComponent('🦷'),
    'ZG9jXw',
    'a&cursor=b',
    'bnVsbA',
    '',
  ])('cursor=%s is a 400', async (cursor) => {
    const ids = await realIds(tenant, ['lead_id'])
    for (const operation of operationsOf(app).filter(({ query }) => query.includes('cursor'))) {
      const request = { ids, headers: tenant.headers.admin, query: `?cursor=${cursor}` }
      expectProblem(await call(app, operation, request), 400)
    }
  })

  it.each(['x', '', "ready' or 1=1 --", '%00', 'ready&status=failed', 'READY', 'ready%20', '__proto__', 'toString'])(
    'a filter of %s is a 400',
    async (value) => {
      const filters = ['status', 'answered']
      for (const operation of operationsOf(app))
        for (const name of operation.query.filter((parameter) => filters.includes(parameter)))
          expectProblem(
            await call(app, operation, { ids: randomIds(), headers: tenant.headers.admin, query: `?${name}=${value}` }),
            400,
          )
    },
  )

  it('may be ten thousand parameters, or prototypes', async () => {
    const query = `?__proto__[x]=1&constructor=2&${Array.from({ length: 10_000 }, (_, n) => `a${n}=1`).join('&')}`
    const ids = await realIds(tenant, ['lead_id'])
    for (const operation of operationsOf(app).filter(({ query: own }) => own.includes('limit')))
      expect((await call(app, operation, { ids, headers: tenant.headers.admin, query })).statusCode).toBe(200)
    expect(({} as { x?: string }).x).toBeUndefined()
  })
})
