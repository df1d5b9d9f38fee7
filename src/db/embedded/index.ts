import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { ChannelSocket } from './channel-stream.ts'
import { prepareDataDirectory, socketPlace, type SocketPlace } from './data-directory.ts'
import { lockDirectory } from './directory-lock.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { ensureCluster } from './first-init.ts'
import { Housekeeping, type HousekeepingQuery } from './housekeeping.ts'
import { Supervisor } from './supervisor.ts'
import { syncDirectory, syncTree } from './synced-tree.ts'
import { Watchdog } from './watchdog.ts'

export { DirectoryInUseError } from './directory-lock.ts'
export type { EmbeddedLog } from './embedded-log.ts'

export interface EmbeddedOptions {
  /** DATA_DIR */
  directory: string
  /** Default true; false only for throw-away test databases. */
  durable?: boolean
  log: EmbeddedLog
  /** Called when the worker runs: its start needs this thread no more. */
  onStarting?: (() => void) | undefined
  /** Called when the restart limit is exceeded. Default: one line in the log, then exit 1. */
  onFatal?: (error: Error) => void
  /** Maximum duration of one batch before the worker is restarted; default 30 s. */
  watchdogMs?: number
  /** Default: a Unix socket where it works, else a channel. */
  transport?: 'channel'
}

interface EmbeddedStats {
  /** fsync calls by Postgres that reached the disk. */
  syncs: number
  restarts: number
}

export interface EmbeddedDatabase {
  /** For `new pg.Pool`: one permanent connection. */
  poolConfig: PoolConfig
  /** Resolves when the worker accepts connections, also during a restart; await it before `pool.connect()`. */
  ready(): Promise<void>
  /** Starts the checkpoint-and-vacuum loop over a pool-like query function; the returned function stops it. */
  startHousekeeping(query: HousekeepingQuery): () => Promise<void>
  /** Runs work that may exceed the watchdog's limit: migrations, vacuum. */
  withoutWatchdog<T>(work: () => Promise<T>): Promise<T>
  /** Shutdown checkpoint, stop of the worker, release of the lock. Idempotent. */
  close(): Promise<void>
  /** Writes a consistent copy of the database directory without stopping. `target` must not exist. */
  backup(target: string): Promise<void>
  stats(): EmbeddedStats
}

const WATCHDOG_MS = 30_000

/** Starts PostgreSQL inside this process, on the files under DATA_DIR/postgres. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, durable = true } = options
  const directory = await prepareDataDirectory(options.directory, log)
  const lock = lockDirectory(directory)
  const place = options.transport === 'channel' ? undefined : socketPlace(directory)
  const release = () => {
    place?.remove()
    lock.release()
  }
  try {
    const postgresDirectory = await ensureCluster(directory, durable, log)
    const supervisor = new Supervisor({
      settings: { postgresDirectory, durable, socketDirectory: place?.directory },
      log,
      onFatal: options.onFatal ?? ((err) => exitOnFatal(log, err)),
      release,
    })
    const starting = supervisor.start()
    options.onStarting?.()
    const transport = await starting
    log.info({ directory, transport }, 'the embedded database is running')
    return compose(options, supervisor, connectionOptions(transport, place, supervisor))
  } catch (error) {
    release()
    throw error
  }
}

function compose(options: EmbeddedOptions, supervisor: Supervisor, connection: PoolConfig): EmbeddedDatabase {
  const { log, durable = true } = options
  const watchdog = new Watchdog({
    activity: supervisor.activity,
    limitMs: options.watchdogMs ?? WATCHDOG_MS,
    onStuck: (busyMs) => {
      log.error({ busyMs }, 'a query holds the embedded database too long')
      void supervisor.terminate()
    },
  })
  const unwatched = <T>(work: () => Promise<T>) => watchdog.pausedDuring(work)
  const shutDown = async () => {
    await supervisor.close()
    watchdog.stop()
  }
  let closed: Promise<void> | undefined
  return {
    poolConfig: connection,
    ready: () => supervisor.ready(),
    startHousekeeping(query) {
      const housekeeping = new Housekeeping({ query, log, unwatched })
      return () => housekeeping.stop()
    },
    withoutWatchdog: unwatched,
    close: () => (closed ??= shutDown()),
    backup: (target) => unwatched(() => backUp(supervisor, resolve(target), durable)),
    stats: () => ({ syncs: supervisor.activity.syncs, restarts: supervisor.restartCount }),
  }
}

function connectionOptions(
  transport: 'socket' | 'channel',
  place: SocketPlace | undefined,
  supervisor: Supervisor,
): PoolConfig {
  const common: PoolConfig = {
    user: 'postgres',
    database: 'postgres',
    port: 5432,
    ssl: false,
    max: 1,
    // A reconnect would lose the prepared statements.
    idleTimeoutMillis: 0,
  }
  if (transport === 'socket' && place) return { ...common, host: place.directory }
  return { ...common, host: 'embedded', stream: () => new ChannelSocket(() => openChannel(supervisor)) }
}

function openChannel(supervisor: Supervisor) {
  const { port1, port2 } = new MessageChannel()
  return supervisor.send({ kind: 'connect', port: port1 }, [port1]) ? port2 : undefined
}

/** The copy gets its final name once it is complete and synced. */
async function backUp(supervisor: Supervisor, target: string, durable: boolean): Promise<void> {
  if (existsSync(target)) throw new Error(`Backup failed: ${target} exists`)
  const unfinished = `${target}.partial`
  await rm(unfinished, { recursive: true, force: true })
  await supervisor.backup(unfinished)
  if (durable) await syncTree(unfinished)
  await rename(unfinished, target)
  if (durable) await syncDirectory(dirname(target))
}

function exitOnFatal(log: EmbeddedLog, err: Error): void {
  log.error({ err }, 'the embedded database cannot be kept running')
  process.exit(1)
}
