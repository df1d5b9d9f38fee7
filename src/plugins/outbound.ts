import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createOutboundHttp, type OutboundHttp } from '../core/outbound-http.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For every address chosen by a tenant or a document. */
    outbound: OutboundHttp
  }
}

interface Options {
  allowCidrs: readonly string[]
  httpsOnly: boolean
  /** Replaces the network in tests. */
  outbound?: OutboundHttp | undefined
}

async function outboundPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const http = options.outbound ?? createOutboundHttp(options)
  app.decorate('outbound', http)
  // Registered before the queue, so that it closes after the last job.
  app.addHook('onClose', () => http.close())
}

export const outbound = fp(outboundPlugin, { name: 'outbound' })
