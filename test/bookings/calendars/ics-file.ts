import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local calendar file that the test changes. */
export interface IcsFile {
  url: string
  /** Headers of all requests. */
  asked: IncomingHttpHeaders[]
  /** Sets the next answers; a text is served as a calendar with a new ETag. */
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
