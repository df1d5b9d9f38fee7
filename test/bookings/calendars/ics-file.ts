import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A calendar file on this machine that its owner changes. */
export interface IcsFile {
  url: string
  /** The headers of every request. */
  asked: IncomingHttpHeaders[]
  /** What the server does from now on; a text is a calendar with an ETag of its own. */
  answer(next: string | { status: number; headers?: Record<string, string>; body?: string }): void
  close(): Promise<void>
}

export async function serveIcs(first: string): Promise<IcsFile> {
  const asked: IncomingHttpHeaders[] = []
  let version = 1
  let current: Parameters<IcsFile['answer']>[0] = first
  const server = createServer((request, reply) => {
    asked.push(request.headers)
    if (typeof current !== 'string') return void reply.writeHead(current.status, current.headers).end(current.body)
    const etag = `"${version}"`
    if (request.headers['if-none-match'] === etag) return void reply.writeHead(304).end()
    reply.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(current)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-token/basic.ics`,
    asked,
    answer(next) {
      version += 1
      current = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
