import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anyAddress, startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import {
  call,
  exampleBody,
  operationsOf,
  randomIds,
  namedIds,
  realIds,
  textPaths,
  withValue,
  type Ids,
} from '../support/security-suite.ts'

let app: FastifyInstance
let tenant: TestTenant
let ids: Ids
let written = ''

beforeAll(async () => {
  app = await startTestApp({ log: { write: (line) => void (written += line) } })
  tenant = await createTenant(app)
  ids = await realIds(tenant)
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

/** Unique secrets that must never be logged. */
const mark = randomBytes(6).toString('hex')
const SECRETS = {
  password: `password-${mark}`,
  email: `visitor.${mark}@example.com`,
  phone: `+1415555${String(Number.parseInt(mark.slice(0, 3), 16)).padStart(4, '0')}`,
  message: `My tooth hurts since ${mark}`,
  name: `Ada ${mark}`,
  token: `eyJhbGciOiJIUzI1NiJ9.${mark}.${mark}`,
}

/** The log since the last call. */
function newLines(): Record<string, unknown>[] {
  const lines = written.split('\n')
  expect(lines.pop()).toBe('')
  written = ''
  return lines.map((line) => {
    const entry: unknown = JSON.parse(line)
    expect(entry).toEqual(
      expect.objectContaining({ level: expect.any(Number), time: expect.any(String), msg: expect.any(String) }),
    )
    // Terminal control characters are escaped.
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(line).not.toMatch(/[\u0000-\u001f\u007f\u009b\u2028]/)
    return entry as Record<string, unknown>
  })
}

function expectSilence(log: string, more: string[] = []): void {
  const forbidden = [...Object.values(SECRETS), ...more, tenant.adminKey, tenant.standardKey, mark]
  for (const secret of forbidden) expect(log).not.toContain(secret)
  for (const headers of Object.values(tenant.headers))
    for (const value of Object.values(headers)) expect(log).not.toContain(value.split('=').at(-1))
  expect(log).not.toMatch(/\bua_(?!\*|admin_\*)/)
  expect(log).not.toMatch(/argon2id|"(cookie|authorization|x-api-key|set-cookie)"/i)
}

describe('the log', () => {
  it('holds no key, cookie, password, address or word of a visitor after a walk through every route', async () => {
    newLines()
    for (const operation of operationsOf(app)) {
      const owner = operation.method === 'DELETE' ? await createTenant(app) : tenant
      const own =
        owner === tenant ? ids : operation.ids.length > 0 ? await realIds(owner, namedIds(app, operation)) : {}
      const headers = {
        ...owner.headers.admin,
        'user-agent': SECRETS.token,
        referer: `http://a/?token=${SECRETS.token}`,
      }
      const example = exampleBody(app, operation, own)
      const personal = {
        email: SECRETS.email,
        password: SECRETS.password,
        current_password: SECRETS.password,
        new_password: SECRETS.password,
        client_email: SECRETS.email,
        client_phone: SECRETS.phone,
        client_name: SECRETS.name,
      }
      // The stream of the business would never end: what it watches is refused.
      const query = `?watch=!&token=${SECRETS.token}&api_key=${tenant.adminKey}&password=${SECRETS.password}`
      const paths =
        operation.body === undefined ? [] : textPaths(app, operation).filter((path) => path.at(-1) !== 'tenant_id')
      for (const path of [undefined, ...paths]) {
        const body = path === undefined ? example : withValue({ ...example, ...personal }, path, SECRETS.message)
        await call(app, operation, {
          ids: own,
          headers,
          query,
          payload: { ...body, ...(path === undefined ? personal : {}) },
        })
      }
      for (const credential of Object.values(tenant.headers))
        await call(app, operation, { ids: randomIds(), headers: credential, payload: '', query: '?watch=!' })
    }
    const log = written
    expect(newLines().length).toBeGreaterThan(50)
    expectSilence(log)
  })

  it('shows a key, token or secret in an address as its kind only, in any spelling', async () => {
    newLines()
    const key = tenant.adminKey
    const spelled = [
      key,
      encodeURIComponent(key).replaceAll('_', '%5F'),
      `%75${key.slice(1)}`,
      [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
      `x/${key}/y`,
      `a${key}`,
      `whsec_${Buffer.from(mark.repeat(3)).toString('base64url')}`,
      tenant.headers.admin['cookie']!.replace('frontdesk=', ''),
      SECRETS.email,
      encodeURIComponent(SECRETS.email),
      encodeURIComponent(SECRETS.message),
    ]
    for (const text of spelled)
      for (const url of [
        `/api/v1/knowledge/documents/${text}`,
        `/api/v1/${text}`,
        `/${text}`,
        `/?key=${text}`,
        `/%zz${text}`,
        `/#${text}`,
      ])
        await app.inject({ url, headers: tenant.headers.admin, remoteAddress: anyAddress() })
    const log = written
    newLines()
    expectSilence(
      log,
      spelled.filter((text) => text.length > 20),
    )
  })

  it('holds one object on one line, whatever a visitor writes', async () => {
    newLines()
    const forged = '\r\n{"level":60,"msg":"forged"}\n\u001b[31mred\u001b[0m\u2028\u009b2J'
    const headers = { ...tenant.headers.admin_key, 'user-agent': '{"level":60}\u009b', 'x-request-id': 'forged' }
    await app.inject({ method: 'POST', url: '/api/v1/api-keys', headers, payload: { name: forged, kind: 'standard' } })
    await app.inject({ url: `/api/v1/knowledge/documents/${encodeURIComponent(forged)}`, headers })
    await app.inject({ url: `/api/v1/x?${encodeURIComponent(forged)}`, headers })
    const entries = newLines()
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter(({ level, msg, reqId }) => level === 60 || msg === 'forged' || reqId === 'forged')).toEqual(
      [],
    )
  })

  it('holds neither the parameters of a failed query nor the conflicting row', async () => {
    newLines()
    const fail = (query: ReturnType<typeof sql>) => app.database.tenant(tenant.tenantId, (tx) => tx.execute(query))
    const { email, message } = SECRETS
    const id = ids['document_id']!
    const failures = [
      sql`select ${email}::int`,
      sql`select ${message}::timestamptz`,
      sql`select ${`{"a": ${message}`}::jsonb`,
      sql`insert into documents (tenant_id, id, title, source, text, status) values (${tenant.tenantId}, ${id}, ${message}, 'text', ${email}, 'ready')`,
      sql`insert into documents (tenant_id, id, title, source, text, status) values (${tenant.tenantId}, ${email}, null, 'text', ${message}, 'ready')`,
      sql`insert into messages (tenant_id, id, session_id, role, text) values (${tenant.tenantId}, 'msg_x', ${email}, 'visitor', ${message})`,
      sql`select ${message} from ${sql.identifier('nowhere')}`,
    ]
    const statuses: number[] = []
    for (const query of failures) {
      vi.spyOn(app.tenants, 'get').mockImplementation(async () => (await fail(query)) as never)
      const { statusCode } = await app.inject({ url: '/api/v1/tenants', headers: tenant.headers.admin_key })
      statuses.push(statusCode)
    }
    const log = written
    // A reference to a just deleted row is a 404, not a fault.
    expect(statuses.toSorted()).toEqual([404, 500, 500, 500, 500, 500, 500])
    expect(newLines().filter(({ level }) => level === 50)).toHaveLength(6)
    expectSilence(log)
  })

  it('holds the stack of a failure, and no secret of its text', async () => {
    newLines()
    const errors = [
      new Error(`key ${tenant.adminKey} refused`),
      new Error('outer', { cause: new Error(`secret whsec_${mark}${mark} refused`) }),
      Object.assign(new Error('details'), {
        password: SECRETS.password,
        body: { email: SECRETS.email },
        headers: tenant.headers.admin,
      }),
      new AggregateError([new Error(`inner ${tenant.adminKey}`)], 'several'),
    ]
    for (const error of errors) {
      vi.spyOn(app.tenants, 'get').mockRejectedValueOnce(error)
      await app.inject({ url: '/api/v1/tenants', headers: tenant.headers.admin_key })
    }
    const log = written
    const failed = newLines().filter(({ level }) => level === 50)
    expect(failed).toHaveLength(errors.length)
    for (const { err } of failed) expect(err).toMatchObject({ stack: expect.stringContaining('log.test.ts') })
    expectSilence(log)
  })
})
