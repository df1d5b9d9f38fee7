import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
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
  }
}

/** Serialises writes per visitor's address, so that a flood from there delays others by one request. */
async function clientTurnsPlugin(app: FastifyInstance): Promise<void> {
  const queue = new KeyedQueue(MAX_WAITING)

  const waitForTurn = async ({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (caller?.kind !== 'visitor') return
    const { id, addresses } = caller.visitor
    const release = await queue.enter(addresses[0]?.key ?? id)
    if (release === undefined) throw new TooManyRequests(RETRY_AFTER_S)
    // Covers clients that disconnect before their reply.
    reply.raw.once('close', release)
    reply.raw.once('finish', release)
    if (reply.raw.destroyed) release()
  }

  app.addHook('onRoute', (route) => {
    if (isWriteOfVisitor(route)) route.preHandler = [waitForTurn, ...[route.preHandler ?? []].flat()]
  })
}

function isWriteOfVisitor({ method, config }: RouteOptions): boolean {
  const isRead = [method].flat().every((name) => ['GET', 'HEAD', 'OPTIONS'].includes(name))
  return !isRead && config?.access === 'widget:use' && config.waits !== true
}

export const clientTurns = fp(clientTurnsPlugin, { name: 'client-turns', dependencies: ['identity'] })
