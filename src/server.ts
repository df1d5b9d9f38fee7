import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { readArguments } from './arguments.ts'
import { configOfProcess, type Config } from './config.ts'
import { checkDirectory } from './core/directories.ts'
import { loadSecretKey } from './core/secrets.ts'
import { MILLISECOND, SECOND } from './core/time.ts'
import { openDatabase, whileOpening, type OpenDatabase } from './db/open.ts'
import { createLogger, flushLog } from './logging.ts'
import { exitCodeOf, explain } from './start-errors.ts'

/** Limit of the shutdown beside the time of calls in progress; see stop_grace_period in docker-compose.yml. */
const STOP_WITHIN_MS = 25 * SECOND
const AFTER_CALLS_MS = 5 * SECOND
const CLOSE_IDLE_EVERY_MS = 50 * MILLISECOND
/** Under npm, Ctrl-C arrives twice: from the terminal and forwarded by npm. */
const SAME_INTERRUPT_MS = 1 * SECOND

/** Closed in reverse order: the app before the database, so that the last work can finish. */
const opened = new AsyncDisposableStack()
/** Seconds that calls in progress have. */
let drainSeconds = 0
/** Start of the shutdown, on the monotonic clock. */
let stoppingSince: number | undefined

/** Validates the settings before anything is created. */
async function readSettings(demo: boolean): Promise<Config> {
  const config = configOfProcess({ demo })
  const port = await findPort(config.host, config.port)
  await checkDirectory(config.dataDir)
  return port === config.port ? config : configOfProcess({ demo }, { PORT: String(port) })
}

/** Returns `port`, or a free one for 0. Fails like listening does, before anything is created. */
async function findPort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  // Only a listener on a pipe or a closed one has no such address.
  const found = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  return found
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const starting = Promise.withResolvers<void>()
  const opening = open(config, log, starting.resolve)
  // Not before: loading holds this thread, and the thread of the database would begin half a second later.
  await Promise.race([opening, starting.promise])
  const { buildApp, startOperatorListener, accountLines, addressLines } = await loadApp()
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir)
  drainSeconds = config.callDrainSeconds
  const database = whileOpening(opening, config.database.url === undefined)
  const [app] = await Promise.all([buildApp(config, { database, secretKey, log }), opening])
  opened.adopt(app, close)
  opened.use(await startOperatorListener(app, config))
  // Before the queue runs, whose first look at everything would hold up these few queries.
  const account = await accountLines(app, config)
  await app.listen({ host: config.host, port: config.port })
  // Flushed first, so that the welcome text comes last.
  await flushLog(log)
  process.stdout.write(`\n${[...addressLines(app, config), ...account].join('\n')}\n\n`)
}

async function open(
  { database: { url, poolSize }, dataDir }: Config,
  log: FastifyBaseLogger,
  onStarting: () => void,
): Promise<OpenDatabase> {
  const database = await openDatabase({ url, poolSize, directory: dataDir, log, onStarting })
  return opened.adopt(database, (it) => it.close())
}

/** Most of the program, loaded while the database opens: on its own thread that takes as long. */
async function loadApp() {
  const [app, operator, demo] = await Promise.all([
    import('./app.ts'),
    import('./operator/index.ts'),
    import('./demo/index.ts'),
  ])
  return { ...app, ...operator, ...demo }
}

/** A busy connection turns idle after its reply; keep-alive would then delay the shutdown. */
async function close(app: FastifyInstance): Promise<void> {
  // While hooks are still answered.
  await app.calls.drain(drainSeconds)
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  await app.close().finally(() => clearInterval(timer))
}

function onSignal(signal: NodeJS.Signals): void {
  const now = performance.now()
  if (stoppingSince !== undefined) {
    if (signal === 'SIGINT' && now - stoppingSince < SAME_INTERRUPT_MS) return
    process.exit(1)
  }
  stoppingSince = now
  if (signal === 'SIGINT')
    process.stdout.write(
      '\nFrontDesk is stopping, as soon as what it has begun is done. Ctrl-C again ends it at once.\n',
    )
  const within = Math.max(STOP_WITHIN_MS, drainSeconds * SECOND + AFTER_CALLS_MS)
  setTimeout(() => process.exit(1), within).unref()
  opened.disposeAsync().then(() => process.exit(0), fail)
}

/** A start interrupted by a signal is no failure. */
async function onFailedStart(reason: unknown): Promise<void> {
  if (stoppingSince !== undefined) return
  stoppingSince = performance.now()
  // Errors while closing must not hide the original one.
  await opened.disposeAsync().catch(() => {})
  fail(reason)
}

function fail(error: unknown): never {
  for (const line of explain(error).split('\n')) process.stderr.write(`frontdesk: ${line}\n`)
  process.exit(exitCodeOf(error))
}

process.on('SIGTERM', onSignal)
process.on('SIGINT', onSignal)

try {
  const options = readArguments(process.argv.slice(2))
  if (options.kind === 'print') process.stdout.write(`${options.text}\n`)
  else await start(await readSettings(options.demo))
} catch (error) {
  await onFailedStart(error)
}
