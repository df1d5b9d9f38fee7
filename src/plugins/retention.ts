import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { MINUTE } from '../core/time.ts'
import { forgetOldAnswers } from './idempotency/index.ts'

const EVERY_MS = 1 * MINUTE

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a sweep that runs every minute. It must be small, idempotent and safe to skip. */
    sweep(name: string, run: () => Promise<void>): void
  }
}

/** Runs the domains' clean-up sweeps. */
async function retentionPlugin(app: FastifyInstance): Promise<void> {
  const sweeps: { name: string; run: () => Promise<void> }[] = []
  let last: Promise<void> = Promise.resolve()
  const runAll = async () => {
    for (const { name, run } of sweeps) {
      await run().catch((error: unknown) => app.log.error({ err: error, sweep: name }, 'A sweep failed; it runs again'))
    }
  }
  app.decorate('sweep', (name: string, run: () => Promise<void>) => void sweeps.push({ name, run }))
  app.sweep('idempotency keys', () => forgetOldAnswers(app.database))
  const timer = setInterval(() => {
    last = last.then(runAll)
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await last
  })
}

export const retention = fp(retentionPlugin, { name: 'retention', dependencies: ['database', 'idempotency'] })
