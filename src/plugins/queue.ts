import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createWorkLoop, type WorkLoop, type WorkSource } from '../core/leased-work.ts'
import { SECOND } from '../core/time.ts'

/** What runs may still take after the signal to stop; the whole stop has 25 s. */
const STOP_GRACE_MS = 15 * SECOND

export interface Queue {
  /** Adds a kind of work; its loop runs from the app's start to its stop. */
  add<Job>(source: WorkSource<Job>): { wake(): void }
  isHealthy(): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    queue: Queue
  }
}

/** The in-process queue: one loop for each kind of leased work. The rows are the truth; waking only makes it fast. */
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
    // One process owns the embedded database, so a lease found at its start belongs to a dead one.
    if (isEmbedded) await Promise.all(loops.map((loop) => loop.free()))
    for (const loop of loops) loop.start()
  })
  app.addHook('onClose', async () => void (await Promise.all(loops.map((loop) => loop.stop(STOP_GRACE_MS)))))
}

export const queue = fp(queuePlugin, { name: 'queue', dependencies: ['database'] })
