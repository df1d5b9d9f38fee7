import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HOUR, SECOND } from '../core/time.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin allowed to read the reply; set after a check against the tenant. */
    allowedOrigin: string | null
  }
}

/** Paths open to pages of other sites. */
const PATHS = /^\/api\/v1\/(?:widget\/|chat\/(?:message|stream)(?:[/?]|$))/

/**
 * A preflight names no tenant, so it only permits sending: the request itself is checked, and decides who may read the reply.
 * `X-API-Key` is never allowed: keys do not belong in pages.
 */
const PREFLIGHT: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
  maxAge: (2 * HOUR) / SECOND,
}
const NONE: FastifyCorsOptions = { origin: false }

const READABLE_HEADERS = 'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'

function isPreflight({ method, url, headers }: FastifyRequest): boolean {
  const isAsked = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  return method === 'OPTIONS' && isAsked && PATHS.test(url)
}

/** CORS (Fetch standard §3.2) for the widget only, without credentials. */
async function corsPlugin(app: FastifyInstance): Promise<void> {
  app.decorateRequest('allowedOrigin', null)
  // Only routes called by pages bear the cost.
  app.addHook('onRoute', (route) => {
    if (PATHS.test(route.url)) route.onSend = [showOrigin, ...[route.onSend ?? []].flat()]
  })
  // A scope of its own limits the hook to preflights.
  await app.register(async (scope) => {
    await scope.register(cors, {
      delegator: (request: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) =>
        done(null, isPreflight(request) ? PREFLIGHT : NONE),
    })
  })
}

function showOrigin(
  { allowedOrigin }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  reply.header('Vary', 'Origin')
  if (allowedOrigin !== null)
    reply
      .header('Access-Control-Allow-Origin', allowedOrigin)
      .header('Access-Control-Expose-Headers', READABLE_HEADERS)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
  done(null, payload)
}

export const crossOrigin = fp(corsPlugin, { name: 'cors' })
