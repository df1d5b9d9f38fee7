import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HOUR, SECOND } from '../core/time.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that may read the answer: set by whoever checked it against the tenant. */
    allowedOrigin: string | null
  }
}

/** What a page of another site may call; nothing else is answered across origins. */
const PATHS = /^\/api\/v1\/(?:widget\/|chat\/(?:message|stream)(?:[/?]|$))/

/**
 * A preflight names no tenant, so it allows no more than to ask: the request itself is checked, and only its answer may be
 * read. `X-API-Key` is never allowed: keys do not belong in pages (api.md, "Who may call").
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

/** Cross-origin requests (Fetch standard §3.2): for the widget's pages alone, and without credentials. */
async function corsPlugin(app: FastifyInstance): Promise<void> {
  app.decorateRequest('allowedOrigin', null)
  // Only the routes that pages call pay for it.
  app.addHook('onRoute', (route) => {
    if (PATHS.test(route.url)) route.onSend = [showOrigin, ...[route.onSend ?? []].flat()]
  })
  // In a scope of its own, where its hook meets the preflights and no other request.
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
