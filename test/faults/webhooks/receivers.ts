import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request, and whether the sender was told that it arrived. */
export interface Receipt {
  path: string
  id: string
  timestamp: string
  signature: string
  standardSignature: string
  body: Buffer
  accepted: boolean
}

/** Kinds of receivers. */
export const GOOD = ['/healthy', '/flaky'] as const
export const BAD = ['/hang', '/drip', '/reset', '/big', '/moved', '/gone', '/busy'] as const

const FLAKY_SHARE = 0.2
const BIG_BYTES = 200 * 1024 * 1024
const CHUNK = Buffer.alloc(256 * 1024, 'x')

/** All kinds of receivers on one port. Their log is the independent record the table is compared with. */
export class Receivers {
  readonly receipts: Receipt[] = []
  /** Requests that followed a redirect. */
  followed = 0
  readonly #server: Server = createServer((request, response) => void this.#take(request, response))
  readonly #timers = new Set<NodeJS.Timeout>()

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#timers.forEach(clearInterval)
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {})
    const body = await bodyOf(request)
    // The sender was killed in mid-request, so nothing was delivered.
    if (body === undefined) return
    const path = request.url ?? ''
    const accepted = path === '/healthy' || (path === '/flaky' && Math.random() > FLAKY_SHARE)
    if (path === '/followed') this.followed += 1
    this.receipts.push({ path, ...headersOf(request), body, accepted })
    this.#answer(path, accepted, response)
  }

  #answer(path: string, accepted: boolean, response: ServerResponse): void {
    switch (path) {
      case '/hang':
        return
      case '/drip':
        response.writeHead(200)
        this.#timers.add(setInterval(() => response.write('.'), 500))
        return
      case '/reset':
        response.writeHead(200, { 'content-length': '1000' })
        response.write('half', () => response.socket?.resetAndDestroy())
        return
      case '/big':
        return pour(response)
      case '/moved':
        return void response.writeHead(307, { location: '/followed' }).end()
      case '/gone':
        return void response.writeHead(410).end()
      case '/busy':
        return void response.writeHead(429, { 'retry-after': '2' }).end()
      default:
        return void response.writeHead(accepted ? 200 : 500).end()
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  } catch {
    return undefined
  }
}

function headersOf({ headers }: IncomingMessage) {
  return {
    id: String(headers['webhook-id']),
    timestamp: String(headers['webhook-timestamp']),
    signature: String(headers['x-webhook-signature']),
    standardSignature: String(headers['webhook-signature']),
  }
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': String(BIG_BYTES) })
  let left = BIG_BYTES
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= CHUNK.length
      if (!response.write(CHUNK)) return
    }
    response.end()
  }
  response.on('drain', more)
  more()
}
