import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A delivery as received. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export type Behaviour = (received: Received, response: ServerResponse) => void

/** A local receiver of webhooks. */
export interface WebhookReceiver extends AsyncDisposable {
  url: string
  /** All deliveries, in order. */
  received: Received[]
  /** Changes its replies; 200 by default. */
  answer(behaviour: Behaviour): void
  /** Open and past connections. */
  connections(): number
  close(): Promise<void>
}

export async function startReceiver(first: Behaviour = ok): Promise<WebhookReceiver> {
  const received: Received[] = []
  let behaviour = first
  let connections = 0
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const delivery = { path: request.url ?? '', headers: request.headers, body: await read(request) }
    received.push(delivery)
    behaviour(delivery, response)
  }
  const server = createServer((request, response) => void take(request, response))
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => void (behaviour = next),
    connections: () => connections,
    close,
    [Symbol.asyncDispose]: close,
  }
}

export const ok: Behaviour = (_received, response) => void response.end('thanks')

export function status(code: number, headers: Record<string, string> = {}, body = ''): Behaviour {
  return (_received, response) => void response.writeHead(code, headers).end(body)
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The signature computed from the published contract alone. */
export function expectedSignature(secret: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
