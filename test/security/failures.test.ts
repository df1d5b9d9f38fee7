import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { createDatabase, createPool, type Database } from '../../src/db/database.ts'
import { DirectoryInUseError, startEmbedded } from '../../src/db/embedded/index.ts'
import { openDatabase } from '../../src/db/open.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'
import { query } from '../support/postgres-server.ts'
import { expectOrdinary, expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'

const log = pino({ level: 'silent' })

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

function expectInternal(response: LightMyRequestResponse): void {
  expectOrdinary(response)
  expect([response.statusCode, response.body]).toEqual([500, '{"detail":"Internal error"}'])
}

describe('a fault of the program', () => {
  const list = () => tenant.send({ url: '/tenants' })
  const secret = 'select password from users at db.internal:5432'

  it.each([
    ['an error', new Error(secret)],
    ['an error with a status of its own', Object.assign(new Error(secret), { statusCode: 503, status: 200 })],
    ['an error that says it is no error', Object.assign(new Error(secret), { statusCode: 200 })],
    ['a text', secret],
    ['an object', { statusCode: 200, message: secret, detail: secret }],
    ['nothing', undefined],
    ['null', null],
    ['a number', 404],
  ])('%s is a 500 without its words', async (_name, thrown) => {
    // More than once, because a job in the background may be the first that reads a tenant.
    const reading = vi.spyOn(app.tenants, 'get').mockRejectedValue(thrown)
    expectInternal(await list())
    reading.mockImplementation(() => {
      throw thrown
    })
    expectInternal(await list())
    reading.mockRestore()
    expect((await list()).statusCode).toBe(200)
  })

  it('keeps the status of a caller’s fault, and loses its text', async () => {
    vi.spyOn(app.tenants, 'get').mockRejectedValue(Object.assign(new Error(secret), { statusCode: 400 }))
    const response = await list()
    expectProblem(response, 400)
    expect(response.body).not.toContain('password')
  })

  it('is a 500 when it breaks the shape of a reply, and nothing of it leaves', async () => {
    vi.spyOn(app.tenants, 'get').mockResolvedValue({ id: 'ten_x', createdAt: new Date(), secret } as never)
    expectInternal(await list())
  })

  it('ends a stream with a plain event in the middle of an answer, and the message route with a 503', async () => {
    vi.spyOn(app.assistant, 'answer').mockImplementation(async function* () {
      yield { type: 'delta', text: 'We are' }
      throw new Error(secret)
    })
    const payload = { tenant_id: tenant.tenantId, message: 'Hello?' }
    const stream = await tenant.send({ method: 'POST', url: '/chat/stream', payload })
    expect(stream.body).toMatch(/event: delta\n.*\n\nid: 3\nevent: error\ndata: \{"detail":"[^"]+"\}\n\n$/)
    const message = await tenant.send({ method: 'POST', url: '/chat/message', payload })
    expectProblem(message, 503)
    for (const { body } of [stream, message]) expect(body).not.toContain('password')
    expect((await tenant.send({ url: '/chat/sessions' })).statusCode).toBe(200)
  })

  it('changes nothing after the reply, and the process goes on', async () => {
    const fresh = await createTenant(app)
    const real = app.database.tenantOnce
    const failing = vi.spyOn(app.database, 'tenantOnce').mockImplementation(async (tenantId, work) => {
      if (tenantId === fresh.tenantId) throw new Error(secret)
      return real(tenantId, work)
    })
    expect((await fresh.send({ url: '/openapi.json' })).statusCode).toBe(200)
    expect((await fresh.send({ url: '/chat/sessions' })).statusCode).toBe(200)
    await until(() => failing.mock.calls.length > 0)
    failing.mockRestore()
    expect((await fresh.send({ url: '/tenants' })).statusCode).toBe(200)
  })
})

describe('errors of the database', () => {
  const raising = (code: string) => async () => {
    const raise = sql.raw(`do $$ begin raise exception 'secret words' using errcode = '${code}'; end $$`)
    await app.database.tenant(tenant.tenantId, (tx) => tx.execute(raise))
    return undefined as never
  }

  it.each(['57014', '57P01', '57P03', '53300', '25006', '08006', '40001', '40P01'])(
    '%s: not now, 503 with Retry-After',
    async (code) => {
      vi.spyOn(app.tenants, 'get').mockImplementation(raising(code))
      const response = await tenant.send({ url: '/tenants' })
      expectOrdinary(response)
      expectProblem(response, 503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect(response.body).not.toContain('secret')
    },
  )

  it.each(['42P01', '42501', '23505', '22P02', 'XX000', 'P0001'])('%s: a fault, 500', async (code) => {
    vi.spyOn(app.tenants, 'get').mockImplementation(raising(code))
    expectInternal(await tenant.send({ url: '/tenants' }))
  })
})

/** A proxy to the database that can cut the connection. */
class Line {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #place: string | { port: number; host: string }

  constructor(target: NetConnectOpts, place: string | { port: number; host: string }) {
    this.#place = place
    this.#server = createServer((near) => {
      const far = connect(target)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => {}).on('close', () => [near, far].forEach((end) => end.destroy()))
      }
      near.pipe(far).pipe(near)
    })
  }

  async restore(): Promise<{ port: number }> {
    await new Promise<void>((resolve) => this.#server.listen(this.#place as never, resolve))
    const address = this.#server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    if (typeof this.#place === 'object') this.#place.port = port
    return { port }
  }

  cut(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }
}

interface Severable {
  database: Database
  line: Line
  close(): Promise<void>
}

async function openSeverable(): Promise<Severable> {
  const place = await databaseCopy()
  return place.url === undefined ? severableEmbedded(place.directory) : severableServer(place.url, place.directory)
}

async function severableServer(url: string, directory: string): Promise<Severable> {
  const { hostname, port } = new URL(url)
  const line = new Line({ host: hostname, port: Number(port) }, { host: '127.0.0.1', port: 0 })
  const near = Object.assign(new URL(url), { port: String((await line.restore()).port) }).href
  const { database, close } = await openDatabase({ url: near, directory, poolSize: 3, log })
  return { database, line, close: () => close().finally(() => line.cut()) }
}

async function severableEmbedded(directory: string): Promise<Severable> {
  const embedded = await startEmbedded({ directory, durable: false, log })
  const { host, port } = embedded.poolConfig
  // Short, because socket paths are limited.
  const socketDirectory = mkdtempSync(join(tmpdir(), 'line-'))
  const name = `.s.PGSQL.${port}`
  const line = new Line({ path: join(host!, name) }, join(socketDirectory, name))
  await line.restore()
  const pool = createPool({ ...embedded.poolConfig, host: socketDirectory }, () => {})
  const database = createDatabase({ pool, ready: () => embedded.ready() })
  const close = async () => {
    await database.close()
    line.cut()
    await embedded.close()
    rmSync(socketDirectory, { recursive: true, force: true })
  }
  return { database, line, close }
}

describe('without its database', () => {
  it('the API answers 503 with Retry-After, and goes on by itself when the database is back', async () => {
    const { database, line, close } = await openSeverable()
    const other = await startTestApp({ database })
    try {
      const { send, headers, tenantId } = await createTenant(other)
      const running = vi.spyOn(other.tenants, 'get').mockImplementationOnce(async () => {
        await database.tenant(tenantId, (tx) => tx.execute(sql`select pg_sleep(0.5)`))
        return undefined as never
      })
      const inFlight = send({ url: '/tenants' })
      await until(() => running.mock.calls.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 100))
      line.cut()

      const login = {
        method: 'POST' as const,
        url: '/auth/login',
        payload: { email: anyEmail(), password: 'correct horse' },
      }
      const write = { method: 'POST' as const, url: '/knowledge/documents', payload: { text: 'Some words.' } }
      const ask = { method: 'POST' as const, url: '/chat/message', payload: { tenant_id: tenantId, message: 'Hello?' } }
      const away = await Promise.all([
        inFlight,
        client(other, headers.admin)({ url: '/auth/me' }),
        client(other)(login),
        send(write),
        send(ask),
      ])
      for (const response of away) {
        expectOrdinary(response)
        expectProblem(response, 503)
        expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1)
      }
      expect((await other.inject('/health/live')).statusCode).toBe(200)
      expect((await other.inject('/health/ready')).statusCode).toBe(503)
      expect((await send({ url: '/openapi.json' })).statusCode).toBe(200)

      await line.restore()
      await until(async () => (await other.inject('/health/ready')).statusCode === 200)
      expect((await send({ url: '/knowledge/documents' })).json()).toMatchObject({ data: [] })
      expect((await send({ url: '/chat/sessions' })).json()).toMatchObject({ data: [] })
      await createDocument({ ...tenant, tenantId, send })
      expect((await send(ask)).statusCode).toBe(200)
    } finally {
      await line.restore().catch(() => {})
      await other.close()
      await close()
    }
  })
})

describe('two starts at once', () => {
  const onServer = async () => {
    const source = inject('databaseSource')
    if (source.engine !== 'postgres') throw new Error('runs on Postgres only')
    const name = `${source.template}_empty_${process.pid}`
    await query(source.url, `create database ${name}`)
    const url = Object.assign(new URL(source.url), { pathname: name }).href
    const starts = Array.from({ length: 3 }, () =>
      openDatabase({ url, directory: source.runDirectory, poolSize: 2, log }),
    )
    const opened = await Promise.all(starts)
    const apps = await Promise.all(opened.map(({ database }) => startTestApp({ database })))
    try {
      const files = globSync('migrations/*.sql').length
      expect(await query(url, 'select count(*)::int as count from drizzle.__drizzle_migrations')).toEqual([
        { count: files },
      ])
      const { headers } = await createTenant(apps[0]!)
      for (const each of apps) expect((await client(each, headers.admin_key)({ url: '/auth/me' })).statusCode).toBe(200)
    } finally {
      await Promise.all(apps.map((each) => each.close()))
      await Promise.all(opened.map((each) => each.close()))
    }
  }

  const embedded = async () => {
    const { directory } = await databaseCopy()
    const start = () => openDatabase({ url: undefined, directory, poolSize: 1, durable: false, log })
    const starts = await Promise.allSettled([start(), start()])
    const opened = starts.filter((each) => each.status === 'fulfilled')
    const refused = starts.filter((each) => each.status === 'rejected')
    try {
      expect([opened.length, refused.length]).toEqual([1, 1])
      expect(refused[0]!.reason).toBeInstanceOf(DirectoryInUseError)
      await opened[0]!.value.database.ping()
    } finally {
      await Promise.all(opened.map(({ value }) => value.close()))
    }
  }

  if (testsRunOnPostgres()) it('on an empty database migrate it once, and all serve', onServer)
  else it('on one embedded database: one serves, the other says why not', embedded)
})

describe('the clock of the machine', () => {
  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('an hour %s stops no document and no conversation that begins then', async (_name, jump) => {
    const clock = { now: () => new Date(Date.now() + jump) }
    const other = await startTestApp({ clock })
    try {
      const shifted = await createTenant(other, clock)
      await createDocument(shifted)
      const { sessionId } = await createSession(shifted)
      const payload = { tenant_id: shifted.tenantId, session_id: sessionId, message: 'And on Sunday?' }
      expect((await shifted.send({ method: 'POST', url: '/chat/message', payload })).statusCode).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('back in the middle of a conversation does not end it; half an hour forward does', async () => {
    let now = Date.now()
    const other = await startTestApp({ clock: { now: () => new Date(now) } })
    try {
      const own = await createTenant(other)
      const { sessionId } = await createSession(own)
      const payload = { tenant_id: own.tenantId, session_id: sessionId, message: 'And on Sunday?' }
      const say = () => own.send({ method: 'POST', url: '/chat/message', payload })
      now -= HOUR
      expect((await say()).statusCode).toBe(200)
      now += HOUR + 31 * MINUTE
      expectProblem(await say(), 409)
    } finally {
      await other.close()
    }
  })
})
