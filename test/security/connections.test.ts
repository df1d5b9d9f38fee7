import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { operationsOf } from '../support/security-suite.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

/** Real sockets, because `inject` normalises addresses, headers and lengths. */
let app: FastifyInstance
let port: number
let tenant: TestTenant

/** Replaces half a minute in production. */
const TIMEOUT_MS = 400

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  const timing = { headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS, connectionsCheckingInterval: 50 }
  Object.assign(app.server, timing)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

afterAll(() => app.close())

interface Answer {
  status: number
  headers: string
  body: string
}

/** Everything received until the server closes the connection. */
async function send(...parts: (string | Buffer)[]): Promise<Answer[]> {
  const socket = await open()
  for (const part of parts) socket.write(part)
  return answersOn(socket)
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function answersOn(socket: Socket): Promise<Answer[]> {
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
  await once(socket, 'close')
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((answer) => answer !== '')
    .map((answer) => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n', 2)
      return { status: Number(headers.slice(9, 12)), headers: `${headers}\r\n`, body }
    })
}

async function request(head: string, body: string | Buffer = ''): Promise<Answer> {
  const length = body.length === 0 ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
  const lines = head.includes('HTTP/1.1') ? head : `${head} HTTP/1.1\r\n`
  const [answer] = await send(`${lines}Host: localhost\r\nConnection: close\r\n${length}\r\n`, body)
  return answer!
}

/** Errors have one shape, even for what never became a request. */
function expectProblem(answer: Answer | undefined, status: number, detail: unknown = expect.any(String)): void {
  expect(answer?.status).toBe(status)
  expect(answer?.headers).toMatch(/^content-type: application\/json; charset=utf-8\r$/im)
  expect(answer?.headers).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im)
  expect(JSON.parse(answer?.body ?? '')).toEqual({ detail })
}

const asAdmin = () => `X-API-Key: ${tenant.adminKey}\r\n`

describe('addresses', () => {
  it.each([
    '/api/v1//tenants',
    '//api/v1/tenants',
    '/api//v1/tenants',
    '/API/V1/tenants',
    '/api/V1/tenants',
    '/api/v1/Tenants',
    '/api/v1/tenants/',
    '/api/v1/./tenants',
    '/api/v1/x/../tenants',
    '/api/v1/x/%2e%2e/tenants',
    '/api/v1/%2e%2e/v1/tenants',
    '/api/v1;x=y/tenants',
    '/api/v1',
    '/api/v2/tenants',
    '/api/v1/nowhere',
    '/%zz',
    '/%',
    '/%00',
    '/..',
    '/%2e%2e',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/package.json',
    '/public/index.html',
    '/.env',
    '/.git/config',
    '/docs/../../package.json',
    '/docs/static/../../../package.json',
    '/docs/static/..%2f..%2f..%2fpackage.json',
    '/docs/static/%2e%2e/%2e%2e/index.js',
    '//evil.test/%2e%2e',
    '/health/../metrics',
    `/${'a'.repeat(10_000)}`,
    `/api/v1/${'tenants/'.repeat(1_000)}`,
  ])('%s is nowhere, with a good key too', async (path) => {
    expectProblem(await request(`GET ${path} HTTP/1.1\r\n${asAdmin()}`), 404, 'Not Found')
  })

  it('are the same route with the same guard as a whole URL', async () => {
    expectProblem(await request('GET http://evil.test/api/v1/auth/me'), 401)
    expect((await request(`GET http://evil.test/api/v1/auth/me HTTP/1.1\r\n${asAdmin()}`)).status).toBe(200)
    const other = await request('GET http://evil.test:1/api/v1/openapi.json')
    expect([other.status, other.body.includes('evil.test')]).toEqual([200, false])
  })

  it('as an id, dots name nothing', async () => {
    for (const id of ['.', '..', '%2e', '%2e%2e', '..;', '...'])
      expectProblem(await request(`GET /api/v1/knowledge/documents/${id} HTTP/1.1\r\n${asAdmin()}`), 404, 'Not Found')
  })
})

describe('methods', () => {
  it('get a 405 with Allow where the path does not support them', async () => {
    const paths = new Map<string, Set<string>>()
    for (const { path, method } of operationsOf(app)) {
      const known = paths.get(path) ?? new Set()
      known.add(method)
      if (method === 'GET') known.add('HEAD')
      paths.set(path, known)
    }
    // `availability` also matches the pattern of a booking's id.
    const matches = (pattern: string, path: string) =>
      new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    const methodsOf = (path: string) =>
      new Set([...paths].flatMap(([pattern, names]) => (matches(pattern, path) ? [...names] : [])))
    for (const path of paths.keys()) {
      const known = methodsOf(path)
      const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`
      const unknown = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY']
      for (const method of unknown.filter((name) => !known.has(name))) {
        const answer = await request(`${method} ${url}`)
        expectProblem(answer, 405, 'Method Not Allowed')
        const allowed = /^allow: (.*)\r$/im.exec(answer.headers)?.[1]?.split(', ')
        expect(allowed?.toSorted()).toEqual([...known].toSorted())
      }
    }
  })

  it('get a 405 with Allow on a file, in a folder too, and a 404 where none is', async () => {
    for (const path of ['/widget.js', '/guide/', '/guide/index.html']) {
      const answer = await request(`POST ${path}`)
      expectProblem(answer, 405, 'Method Not Allowed')
      expect(answer.headers).toMatch(/^allow: (GET, HEAD|HEAD, GET)\r$/im)
      expect((await request(`HEAD ${path}`)).status).toBe(200)
    }
    // The portal's document is not a file, nor is what compression made.
    for (const path of ['/guide/nothing.html', '/portal/index.html', '/portal/', '/widget.js.br', '/guide/$&'])
      for (const method of ['GET', 'POST']) expectProblem(await request(`${method} ${path}`), 404, 'Not Found')
  })

  it('get a 404 on an unknown path, whatever the request carries', async () => {
    const type = (name: string) => `HTTP/1.1\r\nContent-Type: ${name}\r\n`
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      expectProblem(await request(`${method} /api/v1/nowhere`), 404, 'Not Found')
      for (const name of ['application/json', 'text/plain', 'nonsense'])
        expectProblem(await request(`${method} /api/v1/nowhere ${type(name)}`, '{'), 404, 'Not Found')
    }
    expectProblem(await request(`PUT /api/v1/tenants ${type('application/json')}`, '{'), 405)
    const tooMuch = Buffer.alloc(2 * 1024 * 1024, ' ')
    expectProblem(await request(`POST /api/v1/nowhere ${type('application/json')}`, tooMuch), 404, 'Not Found')
  })

  it('cannot be smuggled in by a header or a parameter', async () => {
    const path = `/api/v1/knowledge/documents/x?_method=DELETE HTTP/1.1\r\n${asAdmin()}`
    const answer = await request(`POST ${path}X-HTTP-Method-Override: DELETE\r\nX-HTTP-Method: DELETE\r\n`)
    expectProblem(answer, 405)
  })
})

describe('requests that are none', () => {
  it.each([
    [
      'a key of 20 kB',
      () => `GET /api/v1/auth/me HTTP/1.1\r\nHost: a\r\nX-API-Key: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['10,000 headers', () => `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n`, 431],
    ['a NUL in a header', () => 'GET / HTTP/1.1\r\nHost: a\r\nX-API-Key: a\0b\r\n\r\n', 400],
    ['a header without a name', () => 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
    ['a space before the colon', () => 'GET / HTTP/1.1\r\nHost: a\r\nX-API-Key : b\r\n\r\n', 400],
    ['an unknown method', () => 'STEAL / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['an unknown version', () => 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    [
      'length and chunks together',
      () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two lengths', () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd', 400],
    ['a negative length', () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['a broken chunk', () => 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  ])('%s: refused with `detail`, and the connection ends', async (_name, bytes, status) => {
    const answers = await send(bytes())
    expectProblem(answers.at(-1), status)
  })

  it('a key sent twice is no key', async () => {
    expectProblem(await request(`GET /api/v1/auth/me HTTP/1.1\r\n${asAdmin()}${asAdmin()}`), 401)
  })

  it('a body longer than its length is followed by another request, with no credential of the first', async () => {
    const body = '{"query":"x"}'
    const head = `POST /api/v1/knowledge/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${asAdmin()}`
    const first = `${head}Content-Length: ${body.length}\r\n\r\n${body}`
    const erase = `DELETE /api/v1/tenants/${tenant.tenantId} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    expect((await send(first, erase)).map(({ status }) => status)).toEqual([200, 401])
    expectProblem((await send(first, 'JUNK\r\n\r\n')).at(-1), 400)
    expect((await request(`GET /api/v1/auth/me HTTP/1.1\r\n${asAdmin()}`)).status).toBe(200)
  })
})

describe('bodies that go on for ever', () => {
  const head = (more: string) =>
    `POST /api/v1/knowledge/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${asAdmin()}${more}\r\n`

  it('are refused by their announced length, before they come', async () => {
    const answers = await send(head('Content-Length: 100000000\r\n'))
    expect(answers).toHaveLength(1)
    expectProblem(answers[0], 413)
    expect(answers[0]?.headers).toMatch(/^connection: close\r$/im)
  })

  it('are refused by what came, where no length was announced', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const answers = await send(head('Transfer-Encoding: chunked\r\n'), chunk.repeat(20))
    expectProblem(answers[0], 413)
    expect(answers[0]?.headers).toMatch(/^connection: close\r$/im)
  })

  it('one byte at a time are cut off in time, and others are served meanwhile', async () => {
    const slow = [head('Content-Length: 1000\r\n'), 'GET /api/v1/auth/me HTTP/1.1\r\n']
    const time = unstalledTime()
    const ends = slow.map(async (beginning) => {
      const socket = await open()
      socket.write(beginning)
      const drip = setInterval(() => socket.write('x'), 20)
      const answers = await answersOn(socket).finally(() => clearInterval(drip))
      expectProblem(answers[0], 408)
    })
    expect((await request(`GET /api/v1/auth/me HTTP/1.1\r\n${asAdmin()}`)).status).toBe(200)
    await Promise.all(ends)
    // Left alone, a thousand bytes take 20 s.
    expect(time.read()).toBeLessThan(15_000)
  })

  it('leave nothing behind when they stop half-way', async () => {
    const { tenantId, adminKey, send: asTenant } = await createTenant(app)
    const text = `{"text":"Some words of ${tenantId}."}`
    const more = `Content-Type: application/json\r\nX-API-Key: ${adminKey}\r\nContent-Length: ${text.length}\r\n`
    const beginning = `POST /api/v1/knowledge/documents HTTP/1.1\r\nHost: a\r\n${more}\r\n`
    const socket = await open()
    socket.write(beginning + text.slice(0, 20))
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.resetAndDestroy()
    await once(socket, 'close')
    expect((await asTenant({ url: '/knowledge/documents' })).json()).toMatchObject({ data: [] })
  })

  it('and hundreds of idle connections keep nobody out', async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, open))
    expect((await request(`GET /api/v1/auth/me HTTP/1.1\r\n${asAdmin()}`)).status).toBe(200)
    for (const socket of idle) socket.destroy()
  })
})
