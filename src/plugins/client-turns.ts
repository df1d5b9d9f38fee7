import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { KeyedQueue } from '../core/keyed-queue.ts'
import { TooManyRequests } from '../errors.ts'

/** Far more than a page or an office sends at once. */
const MAX_WAITING = 100
const RETRY_AFTER_S = 1

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt: the request mostly waits for a model or a stream. */
    waits?: true
    /** Takes a turn although it only reads, because it computes as long as many writes. */
    takesTurn?: true
  }
}

/** Serialises writes and long reads per visitor's address, so that a flood from there delays others by one request. */
async function clientTurnsPlugin(app: FastifyInstance): Promise<void> {
  const queue = new KeyedQueue(MAX_WAITING)

  /** A turn lasts as long as the work: a client that disconnects early gains nothing by it. */
  const inTurn = (handler: RouteHandlerMethod): RouteHandlerMethod =>
    async function (request, reply) {
      const { caller } = request
      if (caller?.kind !== 'visitor') return handler.call(this, request, reply)
      const release = await queue.enter(caller.visitor.addresses[0]?.key ?? caller.visitor.id)
      if (release === undefined) throw new TooManyRequests(RETRY_AFTER_S)
      try {
        return await handler.call(this, request, reply)
      } finally {
        release()
      }
    }

  app.addHook('onRoute', (route) => {
    if (takesTurn(route)) route.handler = inTurn(route.handler)
  })
}

function takesTurn({ method, config }: RouteOptions): boolean {
  if (config?.access !== 'widget:use') return false
  const isRead = [method].flat().every((name) => ['GET', 'HEAD', 'OPTIONS'].includes(name))
  return isRead ? config.takesTurn === true : config.waits !== true
}

export const clientTurns = fp(clientTurnsPlugin, { name: 'client-turns', dependencies: ['identity'] })
