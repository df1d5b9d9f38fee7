import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createWorkLoop, type WorkLoop, type WorkSource } from '../core/leased-work.ts'
import { SECOND } from '../core/time.ts'

/** Grace period of running jobs on shutdown; the whole shutdown has 25 s. */
const STOP_GRACE_MS = 15 * SECOND

interface Queue {
  /** Adds a source of work; its loop runs from the app's start to its stop. */
  add<Job>(source: WorkSource<Job>): { wake(): void }
  isHealthy(): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    queue: Queue
  }
}

/** In-process queue: one loop per source of leased work. The rows are the truth; waking only shortens the wait. */
async function queuePlugin(app: FastifyInstance, { isEmbedded }: { isEmbedded: boolean }): Promise<void> {
  const loops: WorkLoop[] = []
  app.decorate('queue', {
    add: <Job>(source: WorkSource<Job>) => {
      const loop = createWorkLoop(source, app.log)
      loops.push(loop)
      return { wake: () => loop.wake() }
    },
    isHealthy: () => loops.every((loop) => loop.isHealthy()),
  })
  app.addHook('onReady', async () => {
    // A single process owns the embedded database, so leases found at its start are stale.
    if (isEmbedded) await Promise.all(loops.map((loop) => loop.free()))
    for (const loop of loops) loop.start()
  })
  app.addHook('onClose', async () => void (await Promise.all(loops.map((loop) => loop.stop(STOP_GRACE_MS)))))
}

export const queue = fp(queuePlugin, { name: 'queue', dependencies: ['database'] })
