import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Forbidden } from '../errors.ts'

interface SecurityOptions {
  isProduction: boolean
  baseUrl: string
}

/** Headers of every answer, and the rule that production speaks https only (api.md, "Who may call"). */
async function securityHeadersPlugin(app: FastifyInstance, { isProduction, baseUrl }: SecurityOptions): Promise<void> {
  await app.register(helmet, {
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
  warnOfUntrustedProxy(app)
  if (isProduction) refusePlainHttp(app, baseUrl)
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
