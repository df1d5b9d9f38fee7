import { buildApp } from './app.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { loadSecretKey } from './core/secrets.ts'
import { SECOND } from './core/time.ts'
import { openDatabase } from './db/open.ts'
import { welcome } from './demo/index.ts'
import { createLogger } from './logging.ts'
import { explain } from './start-errors.ts'

/** The whole stop, work included; orchestrators kill after 30 s. */
const STOP_WITHIN_MS = 25 * SECOND

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir)
  const { url, poolSize } = config.database
  const database = await openDatabase({ url, poolSize, directory: config.dataDir, log })
  try {
    const app = await buildApp(config, { database, secretKey, log })
    const stop = async (): Promise<void> => {
      await app.close()
      await database.close()
    }
    stopOnSignal(stop)
    await app.listen({ host: config.host, port: config.port })
    await welcome(app, config)
  } catch (error) {
    await database.close()
    throw error
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

function fail(error: unknown): never {
  process.stderr.write(`frontdesk: ${explain(error)}\n`)
  process.exit(1)
}

try {
  await start(loadConfig(process.env, { demo: !process.argv.includes('--no-demo') }))
} catch (error) {
  fail(error instanceof ConfigError ? new ConfigError([error.message.replaceAll('\n', '\nfrontdesk: ')]) : error)
}
