import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createOwnHost, hostnameOf, type OwnHost } from '../core/own-host.ts'
import { Forbidden } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    ownHost: OwnHost
  }
}

/**
 * DNS rebinding: a page at a foreign name resolving to this machine is same-origin for its browser, which may then read every
 * reply. Requests under such a name are refused.
 */
async function ownHostPlugin(app: FastifyInstance, options: { baseUrl: string; isProduction: boolean }): Promise<void> {
  const ownHost = createOwnHost(options)
  app.decorate('ownHost', ownHost)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/api/') && isSentByPage(request) && ownHost.isForeign(request))
      done(new Forbidden(`This installation is not known as ${hostnameOf(request.host)}. Set BASE_URL to its address.`))
    else done()
  })
}

/** True when the page's origin is the request's host. */
function isSentByPage({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return true
  return headers.origin !== undefined && URL.parse(headers.origin)?.hostname === hostnameOf(host)
}

export const ownHost = fp(ownHostPlugin, { name: 'own-host', dependencies: ['error-handler'] })
