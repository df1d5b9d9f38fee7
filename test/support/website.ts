import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Page {
  status?: number
  type?: string
  body?: string | Buffer
  headers?: Record<string, string>
  /** Replaces the reply. */
  handle?: (request: IncomingMessage, response: ServerResponse) => void
}

/** A local web site: editable pages by path, and the requests received. */
export interface Website {
  origin: string
  pages: Map<string, Page>
  requests: { path: string; headers: IncomingHttpHeaders; at: number }[]
  close(): Promise<void>
}

/** Serves ETag and 304 like an ordinary server. */
export async function startWebsite(pages: Record<string, Page | string>): Promise<Website> {
  const site: Website = {
    origin: '',
    pages: new Map(
      Object.entries(pages).map(([path, page]) => [path, typeof page === 'string' ? { body: page } : page]),
    ),
    requests: [],
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    site.requests.push({ path, headers: request.headers, at: performance.now() })
    const page = site.pages.get(path)
    if (page?.handle !== undefined) page.handle(request, response)
    else answer(page, request, response)
  })
  // On a busy machine more than the default five seconds pass between two requests, and one may meet the end of its connection.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return site
}

function answer(page: Page | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (page === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
    return
  }
  const { status = 200, type = 'text/html; charset=utf-8', body = '', headers = {} } = page
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`
  if (status === 200 && request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(status, { 'content-type': type, etag, ...headers }).end(body)
}
