import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'

interface SecurityOptions {
  isProduction: boolean
}

/** Headers of every reply. */
async function securityHeadersPlugin(app: FastifyInstance, { isProduction }: SecurityOptions): Promise<void> {
  // Constant headers, so helmet computes them once.
  const headers = headersOf(isProduction)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  warnOfUntrustedProxy(app)
}

const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The policy of a page that has one style of its own. @param source such as `'sha256-…'` */
export function policyWithStyle(source: string): string {
  return policyOf({ ...PAGE_POLICY, 'style-src': [...PAGE_POLICY['style-src'], source] })
}

/** The policy of a page that pages of this installation show in a frame. */
export const FRAMED_POLICY = policyOf({ ...PAGE_POLICY, 'frame-ancestors': ["'self'"] })

function policyOf(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function headersOf(isProduction: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: PAGE_POLICY,
    },
    strictTransportSecurity: isProduction ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    // Browsers ignore it over plain http except on localhost, with an error in the console.
    crossOriginOpenerPolicy: isProduction ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Only obsolete browsers read these.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    originAgentCluster: false,
  })
  const response = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader: () => {} }
  // Helmet calls these two methods alone.
  write({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** Styles of the portal's components carry the nonce of their document. */
export function portalPolicy(nonce: string): string {
  return PORTAL_POLICY.replace('NONCE', nonce)
}

const PORTAL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-NONCE'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A proxy shows in the first requests; checking every request for ever would slow all of them. */
const INSPECTED_REQUESTS = 100

/** Logged once: behind an untrusted proxy all visitors share its address and limits. */
function warnOfUntrustedProxy(app: FastifyInstance): void {
  let left = INSPECTED_REQUESTS
  app.addHook('onRequest', (request, _reply, done) => {
    if (left > 0 && request.headers['x-forwarded-for'] !== undefined) {
      const isTrusted = (request.ips?.length ?? 1) > 1
      left = isTrusted ? left - 1 : 0
      if (!isTrusted)
        request.log.warn('A forwarded header came from an address that TRUST_PROXY does not name; it is ignored')
    }
    done()
  })
}

export const securityHeaders = fp(securityHeadersPlugin, { name: 'security-headers' })
