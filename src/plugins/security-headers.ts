import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Forbidden } from '../errors.ts'

interface SecurityOptions {
  isProduction: boolean
  baseUrl: string
}

/** Headers of every answer, and the rule that production speaks https only (api.md, "Who may call"). */
async function securityHeadersPlugin(app: FastifyInstance, { isProduction, baseUrl }: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: isProduction ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  sendComputedOnce(app)
  warnOfUntrustedProxy(app)
  if (isProduction) refusePlainHttp(app, baseUrl)
}

/** They are the same on every answer, so helmet writes them once: building them took as long as the look-up of a key. */
function sendComputedOnce(app: FastifyInstance): void {
  let headers: Record<string, string> | undefined
  app.addHook('onRequest', async (_request, reply) => {
    headers ??= await computed(reply)
    reply.headers(headers)
  })
}

async function computed(reply: FastifyReply): Promise<Record<string, string>> {
  const before = new Set(reply.raw.getHeaderNames())
  await reply.helmet()
  const made = Object.entries(reply.raw.getHeaders()).filter(([name]) => !before.has(name))
  return Object.fromEntries(made.map(([name, value]) => [name, String(value)]))
}

function refusePlainHttp(app: FastifyInstance, baseUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || request.url.startsWith('/health/')) return
    if (isApi(request)) throw new Forbidden('HTTPS required')
    await reply.redirect(`${baseUrl}${request.url}`, 308)
  })
}

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)
}

/** Said once: behind a proxy that is not trusted, all visitors share the proxy's address and its limits. */
function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (
      warned ||
      request.headers['x-forwarded-for'] === undefined ||
      (request.ips !== undefined && request.ips.length > 1)
    )
      return
    warned = true
    request.log.warn('A forwarded header came from an address that TRUST_PROXY does not name; it is ignored')
  })
}

export const securityHeaders = fp(securityHeadersPlugin, { name: 'security-headers' })
