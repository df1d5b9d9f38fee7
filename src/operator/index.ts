import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { listenForOperator } from './socket.ts'

/**
 * Listens for the operator while the server runs on the embedded database. A PostgreSQL server needs no listener: commands
 * connect to it directly.
 */
export async function startOperatorListener(app: FastifyInstance, config: Config): Promise<AsyncDisposable> {
  const { database, tenants, auth, calls, assistant, log } = app
  if (config.database.url !== undefined) return { [Symbol.asyncDispose]: async () => {} }
  const { callMinutesPerDay, dataDir } = config
  const line = tenants.numbers.source
  const deps = {
    database,
    tenants,
    auth: auth.operator,
    setupLinks: auth.setupLinks,
    grants: calls.grants,
    line,
    callMinutesPerDay,
    address: { baseUrl: config.baseUrl, hasProxy: config.trustProxy.length > 0 },
    modelLevel: assistant.level,
  }
  return listenForOperator(dataDir, deps, log)
}
