import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { packageFile } from '../core/package-files.ts'
import { languageAsked } from '../languages/index.ts'
import { wantsPage } from './error-page.ts'
import { homePage } from './home-page.ts'
import { portalPolicy } from './security-headers.ts'

/** Stands for the nonce in the built document (`src/web/portal.ts`). */
const NONCE = 'PORTAL_NONCE'

/** First parts of addresses that are not the portal's: an unknown one below them is an error page. */
const OTHERS = new Set(['api', 'b', 'demo', 'docs', 'guide', 'health', 'metrics', 'portal', 'widget'])

const schema = { hide: true }

interface PortalPageOptions {
  /** Address of this installation. */
  baseUrl: string
  hasDemo: () => Promise<boolean>
}

/**
 * The portal: one document behind every address that is no file and nothing else. `/` is the page that explains the product
 * until somebody signs in.
 */
async function portalPagePlugin(app: FastifyInstance, { baseUrl, hasDemo }: PortalPageOptions): Promise<void> {
  const portal = readOnce('public/portal/index.html')
  const sendPortal = async (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return asPage(reply)
      .header('Content-Security-Policy', portalPolicy(nonce))
      .send((await portal()).replaceAll(NONCE, nonce))
  }

  app.get('/', { schema }, async (request, reply) => {
    const caller = await app.identity.find(request)
    if (caller?.kind === 'user') return sendPortal(reply)
    const language = languageAsked(request.headers['accept-language'])
    return asPage(reply).send(homePage({ language, baseUrl, hasDemo: await hasDemo() }))
  })
  app.get('/*', { schema }, async (request, reply) => (isPortal(request) ? sendPortal(reply) : reply.callNotFound()))
}

/** Read at the first request: a start does not wait for it. */
function readOnce(path: string): () => Promise<string> {
  let text: Promise<string> | undefined
  return () => (text ??= readFile(packageFile(path), 'utf8'))
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' })
    .type('text/html; charset=utf-8')
}

function isPortal(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0]!
  const [, first] = path.split('/', 2)
  const isFile = path.includes('.', path.lastIndexOf('/'))
  return wantsPage(request) && !isFile && !OTHERS.has(first!)
}

export const portalPage = fp(portalPagePlugin, {
  name: 'portal-page',
  dependencies: ['error-handler', 'security-headers', 'identity', 'static-files'],
})
