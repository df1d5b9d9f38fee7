import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { loadConfig, type Config } from './config.ts'
import { loadSecretKey } from './core/secrets.ts'
import { MILLISECOND, SECOND } from './core/time.ts'
import { openDatabase } from './db/open.ts'
import { welcome } from './demo/index.ts'
import { createLogger } from './logging.ts'
import { hearOperator } from './operator/index.ts'
import { explain } from './start-errors.ts'

/** The whole stop, work included; orchestrators kill after 30 s. */
const STOP_WITHIN_MS = 25 * SECOND
const CLOSE_IDLE_EVERY_MS = 50 * MILLISECOND

/** What was opened, closed in reverse order: the app before the database, so that the last work can finish. */
const opened = new AsyncDisposableStack()
let stopping = false

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir)
  const { url, poolSize } = config.database
  const database = opened.adopt(await openDatabase({ url, poolSize, directory: config.dataDir, log }), (it) =>
    it.close(),
  )
  const app = opened.adopt(await buildApp(config, { database, secretKey, log }), close)
  opened.use(await hearOperator(app, config))
  await app.listen({ host: config.host, port: config.port })
  await welcome(app, config)
}

/** A connection that was busy when the stop began becomes idle when its answer is out; kept alive it would hold up the stop. */
async function close(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  await app.close().finally(() => clearInterval(timer))
}

function onSignal(): void {
  if (stopping) process.exit(1)
  stopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  opened.disposeAsync().then(() => process.exit(0), fail)
}

/** A start that a signal cut short is no failure. */
async function onFailedStart(reason: unknown): Promise<void> {
  if (stopping) return
  stopping = true
  // What went wrong first is what there is to say.
  await opened.disposeAsync().catch(() => {})
  fail(reason)
}

function fail(error: unknown): never {
  for (const line of explain(error).split('\n')) process.stderr.write(`frontdesk: ${line}\n`)
  process.exit(1)
}

process.on('SIGTERM', onSignal)
process.on('SIGINT', onSignal)

try {
  await start(loadConfig(process.env, { demo: !process.argv.includes('--no-demo') }))
} catch (error) {
  await onFailedStart(error)
}
