import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOutboundHttp, OutboundFailure, type OutboundHttp, type Resolve } from '../../src/core/outbound-http.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const strict = createOutboundHttp({ allowCidrs: [], httpsOnly: false })
const local = createOutboundHttp({ allowCidrs: ['127.0.0.0/8'], httpsOnly: false })
const production = createOutboundHttp({ allowCidrs: ['10.0.0.0/8', 'fd00::/8'], httpsOnly: true })

let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await startReceiver()
})

afterAll(async () => {
  await Promise.all([strict.close(), local.close(), production.close(), receiver.close()])
})

function post(http: OutboundHttp, url: string, signal = AbortSignal.timeout(MAX_WAIT_MS)) {
  return http.send({ method: 'POST', url, headers: {}, body: '{}', signal })
}

/** Error code of the request, and the status if one arrived. */
async function failureOf(http: OutboundHttp, url: string, signal?: AbortSignal): Promise<[string, number | null]> {
  const error = await post(http, url, signal).then(
    (reply) => new Error(`It was answered: ${JSON.stringify(reply)}`),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OutboundFailure)) throw error
  return [error.code, error.status]
}

/** Spellings of forbidden addresses (OWASP SSRF). */
const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::]/',
  'http://0.0.0.0/',
  'http://0/',
  'http://169.254.169.254/latest/meta-data',
  'http://metadata.google.internal/',
  'http://10.0.0.5/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://168.63.129.16/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://desk.localhost/',
  'http://printer.local/',
  'http://intranet/',
]

const UNUSABLE = [
  'file:///etc/passwd',
  'gopher://example.com/',
  'ftp://example.com/',
  'javascript:alert(1)',
  'https://u:p@example.com/',
  'https://u@example.com/',
  'https://example.com:5432/',
  'https://example.com:22/',
  'https://example.com:6379/',
  'http://',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(2_050)}`,
]

describe('an address that a stranger chose', () => {
  it.each([...FORBIDDEN, ...UNUSABLE])('is refused before anything is sent: %s', async (url) => {
    expect(strict.refusalOf(url)).toMatch(/^must /)
    expect(await failureOf(strict, url)).toEqual(['E_BLOCKED', null])
  })

  it.each([
    'https://example.com/hook',
    'http://example.com:8080/a?b=c',
    'https://93.184.216.34/',
    'https://[2606:4700::1111]/',
  ])('may be public: %s', (url) => {
    expect(strict.refusalOf(url)).toBeUndefined()
  })

  it('may be private where the operator allowed exactly that', () => {
    expect(local.refusalOf('http://127.0.0.1:8080/')).toBeUndefined()
    expect(local.refusalOf('http://localhost:8080/')).toBeUndefined()
    expect(local.refusalOf('http://10.0.0.5/')).toBe('must be a public address')
    expect(production.refusalOf('https://10.0.0.5/')).toBeUndefined()
    expect(production.refusalOf('https://[fd00::5]/')).toBeUndefined()
    expect(production.refusalOf('https://crm.internal/')).toBeUndefined()
    expect(production.refusalOf('https://[::1]/')).toBe('must be a public address')
  })

  it('is https in production', () => {
    expect(production.refusalOf('http://example.com/')).toBe('must be an https address')
  })
})

describe('a name', () => {
  const answers = new Map<string, string[]>()
  const resolve: Resolve = (hostname, _options, callback) => {
    const found = (answers.get(hostname) ?? []).map((address): LookupAddress => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    const unknown = Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
    callback(found.length === 0 ? unknown : null, found)
  }
  const guarded = createOutboundHttp({ allowCidrs: [], httpsOnly: false, resolve })
  const open = createOutboundHttp({ allowCidrs: ['127.0.0.0/8'], httpsOnly: false, resolve })

  afterAll(async () => {
    await Promise.all([guarded.close(), open.close()])
  })

  it.each([
    ['a private address', ['127.0.0.1']],
    ['one public and one private address', ['93.184.216.34', '127.0.0.1']],
    ['one private behind public IPv6', ['2606:4700::1111', '::1']],
    ['the platform address of a cloud', ['168.63.129.16']],
  ])('that resolves to %s is blocked', async (_name, addresses) => {
    const before = receiver.connections()
    answers.set('rebound.example.com', addresses)
    const url = receiver.url.replace('127.0.0.1', 'rebound.example.com')
    expect(guarded.refusalOf(url)).toBeUndefined()
    expect(await failureOf(guarded, url)).toEqual(['E_BLOCKED', null])
    expect(receiver.connections()).toBe(before)
  })

  it('is looked at anew at every try', async () => {
    const url = receiver.url.replace('127.0.0.1', 'moved.example.com')
    answers.set('moved.example.com', ['127.0.0.1'])
    expect((await post(open, url)).status).toBe(200)
    const other = createOutboundHttp({ allowCidrs: ['127.0.0.1/32'], httpsOnly: false, resolve })
    answers.set('moved.example.com', ['10.0.0.5'])
    expect(await failureOf(other, url)).toEqual(['E_BLOCKED', null])
    await other.close()
  })

  it('is a DNS failure when it does not resolve', async () => {
    expect(await failureOf(guarded, 'http://nobody.example.com/')).toEqual(['E_DNS', null])
  })
})

describe('localhost', () => {
  it('is this machine by those of its addresses that are allowed', async () => {
    expect((await post(local, receiver.url.replace('127.0.0.1', 'localhost'))).status).toBe(200)
  })
})

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%d is an answer, and nobody goes there', async (code) => {
    await using target = await startReceiver()
    receiver.answer((_received, response) => void response.writeHead(code, { location: target.url }).end())
    expect((await post(local, receiver.url)).status).toBe(code)
    expect(target.connections()).toBe(0)
  })
})

/** A raw TCP server scripted by the test. */
class RawServer {
  readonly sockets = new Set<Socket>()
  readonly #server: Server
  constructor(server: Server) {
    this.#server = server
  }

  static async start(speak: (socket: Socket) => void): Promise<RawServer> {
    const raw: RawServer = new RawServer(createServer((socket) => raw.#take(socket, speak)))
    return raw.listen()
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  #take(socket: Socket, speak: (socket: Socket) => void): void {
    this.sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => speak(socket))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.#server.close()
  }
}

const OK = 'HTTP/1.1 200 OK\r\n'

describe('a receiver that misbehaves', () => {
  const timers = new Set<NodeJS.Timeout>()
  afterEach(() => timers.forEach(clearInterval))

  const soon = () => AbortSignal.timeout(100)

  it('takes the request and hangs', async () => {
    await using server = await RawServer.start(() => {})
    expect(await failureOf(local, server.url, soon())).toEqual(['E_TIMEOUT', null])
  })

  it('drips its answer', async () => {
    await using server = await RawServer.start((socket) => {
      socket.write(`${OK}content-length: 1000\r\n\r\n`)
      timers.add(setInterval(() => socket.write('.'), 10))
    })
    expect(await failureOf(local, server.url, soon())).toEqual(['E_TIMEOUT', 200])
  })

  it('drips its headers', async () => {
    await using server = await RawServer.start((socket) => {
      socket.write(OK)
      timers.add(setInterval(() => socket.write('x'), 10))
    })
    expect(await failureOf(local, server.url, soon())).toEqual(['E_TIMEOUT', null])
  })

  it('answers 200 MB: 64 KiB are read, and memory stays flat', async () => {
    const chunk = Buffer.alloc(256 * 1024, 'x')
    let sent = 0
    await using server = await RawServer.start((socket) => {
      socket.write(`${OK}content-length: ${200 * 1024 * 1024}\r\n\r\n`)
      const more = () => {
        while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
      }
      socket.on('drain', more)
      more()
    })
    const before = process.memoryUsage().rss
    expect(await failureOf(local, server.url)).toEqual(['E_BODY_TOO_LARGE', 200])
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('sends 64 kB of headers', async () => {
    await using server = await RawServer.start(
      (socket) => void socket.write(`${OK}x-long: ${'a'.repeat(64_000)}\r\n\r\n`),
    )
    expect((await failureOf(local, server.url))[0]).toBe('E_PROTOCOL')
  })

  it('resets the connection in mid-answer', async () => {
    await using server = await RawServer.start((socket) => {
      socket.write(`${OK}content-length: 1000\r\n\r\nhalf`, () => socket.resetAndDestroy())
    })
    expect((await failureOf(local, server.url))[0]).toBe('E_RESET')
  })

  it('closes without a word', async () => {
    await using server = await RawServer.start((socket) => void socket.end())
    expect(await failureOf(local, server.url)).toEqual(['E_RESET', null])
  })

  it('speaks no HTTP', async () => {
    await using server = await RawServer.start((socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n\r\n'))
    expect((await failureOf(local, server.url))[0]).toBe('E_PROTOCOL')
  })

  it('does not listen', async () => {
    const gone = await RawServer.start(() => {})
    const { url } = gone
    await gone[Symbol.asyncDispose]()
    expect(await failureOf(local, url)).toEqual(['E_CONNECT', null])
  })

  it('has a certificate of its own making', async () => {
    const [key, cert] = selfSigned()
    const server = await new RawServer(createTlsServer({ key, cert }) as unknown as Server).listen()
    expect(await failureOf(local, server.url.replace('http:', 'https:'))).toEqual(['E_TLS', null])
    await server[Symbol.asyncDispose]()
  })

  it('speaks no TLS', async () => {
    await using server = await RawServer.start((socket) => void socket.end(`${OK}\r\n`))
    expect((await failureOf(local, server.url.replace('http:', 'https:')))[0]).toBe('E_TLS')
  })
})

/** Generated by openssl. */
function selfSigned(): [key: string, cert: string] {
  const flags = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -'.split(' ')
  const both = execFileSync('openssl', flags, { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
  const at = both.indexOf('-----BEGIN CERTIFICATE-----')
  return [both.slice(0, at), both.slice(at)]
}

describe('an answer', () => {
  it('is kept for 4 KiB, without NUL, and only as UTF-8', async () => {
    receiver.answer((_received, response) => void response.end(`\0ë${'x'.repeat(9_000)}`))
    const { excerpt } = await post(local, receiver.url)
    expect(excerpt.startsWith('\uFFFDë')).toBe(true)
    expect(Buffer.byteLength(excerpt.slice(1)) + 1).toBe(4_096)
  })

  it('is not waited for when the process stops', async () => {
    await using server = await RawServer.start(() => {})
    const stopping = new AbortController()
    const sending = post(local, server.url, stopping.signal)
    setTimeout(() => stopping.abort(new Error('stopping')), 20)
    await expect(sending).rejects.toThrow('stopping')
  })
})

describe('a whole answer', () => {
  const ask = (url: string, mostBytes: number, method = 'REPORT') =>
    local.fetch({ method, url, headers: {}, body: '<a/>', mostBytes, signal: AbortSignal.timeout(MAX_WAIT_MS) })

  it('comes in any method with its headers, also beyond what an excerpt has', async () => {
    const page = await startPage('x'.repeat(100_000))
    const { status, headers, body } = await ask(page.url, 100_000)
    expect([status, headers['etag'], body.length, page.methods]).toEqual([200, '"one"', 100_000, ['REPORT']])
    await page.close()
  })

  it('is given up beyond the bytes that the caller takes', async () => {
    const page = await startPage('x'.repeat(100_001))
    await expect(ask(page.url, 100_000)).rejects.toMatchObject({ code: 'E_BODY_TOO_LARGE' })
    await page.close()
  })

  it('is guarded like every other request', async () => {
    const request = {
      method: 'PUT',
      url: 'http://127.0.0.1/',
      headers: {},
      mostBytes: 1,
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    }
    await expect(strict.fetch(request)).rejects.toMatchObject({ code: 'E_BLOCKED' })
  })
})

async function startPage(content: string) {
  const methods: string[] = []
  const server = createHttpServer((request, reply) => {
    methods.push(request.method ?? '')
    request.resume()
    reply.writeHead(200, { etag: '"one"' }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/`, methods, close }
}
