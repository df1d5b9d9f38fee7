import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { etagOf, isKnown } from '../../core/http-headers.ts'

const compress = promisify(gzip)

interface Written {
  type: string
  plain: Buffer
  gzipped: Buffer
  etag: string
}

/** Serves the document. It is constant for the life of the process, so it is serialised once. */
export function serveDocument(app: FastifyInstance): void {
  const json = once(() => written('application/json; charset=utf-8', JSON.stringify(app.swagger())))
  const yaml = once(() => written('application/yaml; charset=utf-8', app.swagger({ yaml: true })))
  const config = { access: 'public', limits: ['general'] } as const
  const readers: Record<string, () => Promise<Written>> = { '/docs/json': json, '/docs/yaml': yaml }
  // The reader's own routes serialise the document on every request and count under no limit.
  app.addHook('onRoute', (route: RouteOptions) => {
    const read = readers[route.url]
    if (read === undefined) return
    route.config = { ...route.config, ...config }
    route.handler = async (request, reply) => send(request, reply, await read())
  })
  app.get('/api/v1/openapi.json', { config, schema: { hide: true } }, async (request, reply) =>
    send(request, reply, await json()),
  )
}

async function written(type: string, text: string): Promise<Written> {
  const plain = Buffer.from(text)
  return { type, plain, gzipped: await compress(plain), etag: etagOf(plain) }
}

/** Distinguishes the encodings by `Vary`, and by an ETag suffix for gzip (RFC 9110 §8.8.3.3). */
function send(request: FastifyRequest, reply: FastifyReply, { type, plain, gzipped, etag }: Written): FastifyReply {
  const isPacked = takesGzip(request.headers['accept-encoding'])
  const tag = isPacked ? `${etag.slice(0, -1)}-gzip"` : etag
  void reply.header('ETag', tag).header('Cache-Control', 'public, no-cache').header('Vary', 'Accept-Encoding')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (isPacked) void reply.header('Content-Encoding', 'gzip')
  return reply.type(type).send(isPacked ? gzipped : plain)
}

function takesGzip(header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((entry) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(entry))
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
