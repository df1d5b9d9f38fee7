import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export interface Activity {
  /**
   * Resolves when nobody waits for an answer, at the latest after a while: background work that is done a little at a
   * time asks before each step, so that it fills the pauses instead of making people wait.
   */
  pause(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    activity: Activity
  }
}

/** Work goes on all the same, some steps in a second, however busy it is. */
const MAX_PAUSE_MS = 50
const LOOK_AGAIN_MS = 2
/** Also when nobody waits: the next to come finds the processor free half of the time. */
const MIN_PAUSE_MS = 5
/** A stream or a slow upload is open for long and mostly waits for somebody else. */
const COUNTS_FOR_MS = 250

async function activityPlugin(app: FastifyInstance): Promise<void> {
  const open = new Map<FastifyRequest, number>()
  app.addHook('onRequest', async (request, reply) => {
    open.set(request, performance.now())
    // A hijacked answer has no response hook.
    reply.raw.once('close', () => open.delete(request))
  })
  app.addHook('onResponse', async (request) => void open.delete(request))
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
  })
}

export const activity = fp(activityPlugin, { name: 'activity' })
