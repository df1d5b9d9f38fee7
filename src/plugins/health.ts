import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { SECOND } from '../core/time.ts'

const PING_TIMEOUT_MS = 1 * SECOND

/** `/health/live` checks nothing, so a database outage restarts no process; `/health/ready` checks all that serving needs. */
async function healthPlugin(app: FastifyInstance): Promise<void> {
  let stopping = false
  app.addHook('preClose', async () => void (stopping = true))
  app.get('/health/live', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const checks = {
      database: await answers(() => app.database.ping()),
      work: app.queue.isHealthy(),
      serving: !stopping,
    }
    // A report for a load balancer, which reads the status: no error, and no `detail`.
    const isReady = Object.values(checks).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks })
  })
}

async function answers(ask: () => Promise<void>): Promise<boolean> {
  const late = new AbortController()
  try {
    return await Promise.race([
      ask().then(() => true),
      sleep(PING_TIMEOUT_MS, false, { signal: late.signal, ref: false }).catch(() => false),
    ])
  } catch {
    return false
  } finally {
    late.abort()
  }
}

export const health = fp(healthPlugin, { name: 'health', dependencies: ['database', 'queue'] })
