import { relative } from 'node:path'
import staticPlugin from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { packageFile } from '../core/package-files.ts'

const PUBLIC_FOLDER = packageFile('public')

/** `public/`, served at "/". The build compresses the widget's files (`src/web/build.ts`). */
async function staticFilesPlugin(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, {
    root: PUBLIC_FOLDER,
    wildcard: false,
    index: ['index.html'],
    dotfiles: 'ignore',
    preCompressed: true,
    // The portal's document needs a nonce (`portal-page.ts`).
    globIgnore: ['**/*.br', '**/*.gz', 'portal/index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => setHeaders(reply, relative(PUBLIC_FOLDER, path)),
  })
  app.get('/guide', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/guide/', 308))
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
