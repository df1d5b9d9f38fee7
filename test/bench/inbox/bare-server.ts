/**
 * Peer of the `inbox` bench: a bare node:http server that passes what is posted to its readers as server-sent events, with
 * the bytes of the product's stream, and a page that shows it. `bare-server.ts - PORT`; prints `listening`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const [, port] = process.argv.slice(2)
if (port === undefined) throw new Error('usage: bare-server.ts - PORT')

const PAGE = `<!doctype html><title>Bare</title><ol role="log"></ol><script>
  const list = document.querySelector('ol')
  new EventSource('/events' + location.search).addEventListener('message', ({ data }) => {
    const item = document.createElement('li')
    item.textContent = JSON.parse(data).text
    list.append(item)
    item.scrollIntoView()
  })
</script>`

const readers = new Map<ServerResponse, Set<string>>()

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://bare')
  if (request.method === 'POST') return answer(response, await bodyOf(request))
  if (pathname !== '/events') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write('event: ready\ndata: {}\n\n')
  readers.set(response, new Set((searchParams.get('watch') ?? '').split(',')))
  response.on('close', () => readers.delete(response))
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

let place = 0

/** To every reader that a conversation changed, and to those who follow it the message. */
function answer(response: ServerResponse, body: string): void {
  const { session_id: id } = JSON.parse(body) as { session_id: string }
  place += 1
  const change = `id: 0123456789ab-${place}\nevent: change\ndata: ${JSON.stringify({ kind: 'conversation', id })}\n\n`
  const message = `event: message\ndata: ${body}\n\n`
  for (const [reader, watched] of readers) reader.write(watched.has(id) ? change + message : change)
  response.writeHead(200).end('{}')
}
