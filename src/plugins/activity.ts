import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

interface Activity {
  /**
   * Resolves when no request is open, at the latest after `MAX_PAUSE_MS`. Background work awaits it before each step, so
   * that requests come first.
   */
  pause(): Promise<void>
  /** True while other tenants are served: one of their requests ended in the last seconds. */
  servesOthers(tenantId: string): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    activity: Activity
  }
}

/** Guarantees progress of background work under constant load. */
const MAX_PAUSE_MS = 50
const LOOK_AGAIN_MS = 2
/** Minimum pause, which leaves the processor free half of the time for the next request. */
const MIN_PAUSE_MS = 5
/** Older requests do not count: a stream or a slow upload mostly waits for its client. */
const COUNTS_FOR_MS = 250
/** A tenant counts as being served for this long after a request. */
const SERVED_FOR_MS = 10_000

async function activityPlugin(app: FastifyInstance): Promise<void> {
  const open = new Map<FastifyRequest, number>()
  app.addHook('onRequest', (request, reply, done) => {
    open.set(request, performance.now())
    // A hijacked reply has no response hook.
    reply.raw.once('close', () => open.delete(request))
    done()
  })
  /** The two tenants served last, and when: of two, at least one is another than a given tenant. */
  const served = new Map<string, number>()
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request)
    if (request.caller !== null) {
      const { tenantId } = request.caller
      served.delete(tenantId)
      served.set(tenantId, performance.now())
      if (served.size > 2) served.delete(served.keys().next().value!)
    }
    done()
  })
  const isBusy = () => {
    const since = performance.now() - COUNTS_FOR_MS
    return open.values().some((began) => began > since)
  }
  app.decorate('activity', {
    async pause() {
      const until = performance.now() + MAX_PAUSE_MS
      await sleep(MIN_PAUSE_MS)
      while (isBusy() && performance.now() < until) await sleep(LOOK_AGAIN_MS)
    },
    servesOthers: (tenantId) => {
      const since = performance.now() - SERVED_FOR_MS
      return served.entries().some(([id, at]) => id !== tenantId && at > since)
    },
  })
}

export const activity = fp(activityPlugin, { name: 'activity' })
