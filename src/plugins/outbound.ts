import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createOutboundHttp, type OutboundHttp } from '../core/outbound-http.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For every address that a tenant or a document chose. */
    outbound: OutboundHttp
  }
}

interface Options {
  allowCidrs: readonly string[]
  httpsOnly: boolean
  /** Instead of the network. */
  outbound?: OutboundHttp | undefined
}

async function outboundPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const http = options.outbound ?? createOutboundHttp(options)
  app.decorate('outbound', http)
  // Registered before the queue, so that it closes after the last work has ended.
  app.addHook('onClose', () => http.close())
}

export const outbound = fp(outboundPlugin, { name: 'outbound' })
