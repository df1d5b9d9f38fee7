import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { listenForOperator } from './socket.ts'

/** The operator is heard while the product runs. A database server is worked on directly, so nothing needs to listen there. */
export async function hearOperator(app: FastifyInstance, config: Config): Promise<AsyncDisposable> {
  const { database, tenants, auth, calls, log } = app
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
  }
  return listenForOperator(dataDir, deps, log)
}
