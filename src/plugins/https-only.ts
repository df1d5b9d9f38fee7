import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Forbidden } from '../errors.ts'

interface HttpsOptions {
  isProduction: boolean
  baseUrl: string
}

/** In production the API refuses plain http, and pages lead to https; both replies have the headers of every reply. */
async function httpsOnlyPlugin(app: FastifyInstance, { isProduction, baseUrl }: HttpsOptions): Promise<void> {
  if (!isProduction) return
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || request.url.startsWith('/health/')) return
    if (isApi(request)) throw new Forbidden('HTTPS required')
    await reply.redirect(`${baseUrl}${request.url}`, 308)
  })
}

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)
}

export const httpsOnly = fp(httpsOnlyPlugin, { name: 'https-only', dependencies: ['security-headers'] })
