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
 * A page at a foreign name that resolves to this machine is of the same origin for its browser and may read every answer
 * (DNS rebinding). The API therefore answers no page that it reaches by such a name.
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

/** The page is where the request was sent to. */
function isSentByPage({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return true
  return headers.origin !== undefined && URL.parse(headers.origin)?.hostname === hostnameOf(host)
}

export const ownHost = fp(ownHostPlugin, { name: 'own-host', dependencies: ['error-handler'] })
