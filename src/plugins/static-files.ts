import { readdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import staticPlugin from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { packageFile } from '../core/package-files.ts'

const PUBLIC_FOLDER = packageFile('public')

/** Copies that compression made, and the portal's document, which needs a nonce (`portal-page.ts`). */
const NOT_SERVED = /\.(?:br|gz)$|^portal\/index\.html$/

const INDEX = /(?<=^|\/)index\.html$/

/**
 * `public/`, served at "/". The build compresses the widget's files (`src/web/build.ts`). A folder is one route: a route for
 * each of its hundreds of files took a tenth of every start.
 */
async function staticFilesPlugin(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, {
    root: PUBLIC_FOLDER,
    serve: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => setHeaders(reply, relative(PUBLIC_FOLDER, path)),
  })
  const files = await filesByPath()
  for (const url of new Set([...files.keys()].map(routeOf)))
    app.get<{ Params: { '*'?: string } }>(url, {
      config: { hasPath: (path) => files.has(path) },
      schema: { hide: true },
      // A client that leaves while its file is sent is no failure.
      errorHandler: (error, request, reply) =>
        error.code === 'ERR_STREAM_PREMATURE_CLOSE'
          ? void request.raw.destroy()
          : app.errorHandler(error, request, reply),
      handler: (request, reply) => {
        const file = files.get(url.replace('*', () => request.params['*'] ?? ''))
        return file === undefined ? reply.callNotFound() : reply.sendFile(file)
      },
    })
  app.get('/guide', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/guide/', 308))
}

/** The files as they are at the start, by the path of their address. A folder with an `index.html` has an address too. */
async function filesByPath(): Promise<Map<string, string>> {
  const entries = await readdir(PUBLIC_FOLDER, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(PUBLIC_FOLDER, `${parentPath}${sep}${name}`).replaceAll(sep, '/'))
    .filter((file) => !NOT_SERVED.test(file))
  const paths = files.flatMap((file) => [file, file.replace(INDEX, '')].map((path) => [`/${path}`, file] as const))
  return new Map(paths)
}

/** `/portal/*` of a file below `portal/`; the address itself of one beside the folders. */
function routeOf(path: string): string {
  return path.replace(/^(\/[^/]+\/).*/, '$1*')
}

/**
 * The widget is readable cross-origin. Its loader has a fixed name and is cached for five minutes; its parts, and the portal's,
 * are named by content hash.
 */
function setHeaders(reply: FastifyReply, path: string): void {
  const isLoader = path.startsWith('widget.js')
  const isPart = path.startsWith('widget/')
  const isHashed = isPart || path.startsWith('portal/')
  if (isLoader) reply.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400')
  else if (isHashed) reply.header('Cache-Control', 'public, max-age=31536000, immutable')
  else reply.header('Cache-Control', 'public, max-age=0')
  if (!isLoader && !isPart) return
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
  reply.header('Access-Control-Allow-Origin', '*')
}

export const staticFiles = fp(staticFilesPlugin, { name: 'static-files' })
