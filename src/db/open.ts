import type pg from 'pg'
import { SECOND } from '../core/time.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { startEmbedded, type EmbeddedDatabase, type EmbeddedLog } from './embedded/index.ts'
import { migrate } from './migrate.ts'
import { listenOnPool, listenOnServer } from './notifications.ts'
import { checkRequirements } from './requirements.ts'

const CONNECT_WITHIN_MS = 10 * SECOND

interface OpenOptions {
  /** A PostgreSQL server; without it the embedded one runs in `directory`. */
  url: string | undefined
  directory: string
  poolSize: number
  /** The longest wait for a connection; 10 seconds by default. */
  connectWithinMs?: number
  /** False only for throw-away databases of tests: the embedded server then skips fsync. */
  durable?: boolean
  log: EmbeddedLog
  /** Called when the start leaves this thread to other work. */
  onStarting?: (() => void) | undefined
}

export interface OpenDatabase {
  database: Database
  isEmbedded: boolean
  /** Copies the embedded database to a directory; undefined on a server, which has its own tools. */
  backup: ((target: string) => Promise<void>) | undefined
  close(): Promise<void>
}

/**
 * A database that is still opening. Its transactions wait for it, so that the app is built meanwhile; where opening fails, they
 * fail alike.
 */
export function whileOpening(opening: Promise<OpenDatabase>, isEmbedded: boolean): OpenDatabase {
  const opened = async () => (await opening).database
  return {
    database: {
      tenant: async (tenantId, work) => (await opened()).tenant(tenantId, work),
      tenantOnce: async (tenantId, work) => (await opened()).tenantOnce(tenantId, work),
      system: async (work) => (await opened()).system(work),
      systemOnce: async (work) => (await opened()).systemOnce(work),
      listen: async (hearing) => (await opened()).listen(hearing),
      ping: async () => (await opened()).ping(),
      close: async () => (await opened()).close(),
    },
    isEmbedded,
    backup: isEmbedded ? async (target) => (await opening).backup?.(target) : undefined,
    close: async () => (await opening).close(),
  }
}

/** Connects to or starts the database, checks its requirements and migrates it. Throws one clear error otherwise. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.url === undefined ? openEmbedded(options) : openServer(options, options.url)
}

async function openServer(
  { poolSize, connectWithinMs = CONNECT_WITHIN_MS, log, onStarting }: OpenOptions,
  url: string,
): Promise<OpenDatabase> {
  onStarting?.()
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection was lost')
  const pool = createPool(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: connectWithinMs,
      statement_timeout: 30 * SECOND,
      idle_in_transaction_session_timeout: 60 * SECOND,
      application_name: 'frontdesk',
    },
    onError,
  )
  await orEnd(pool, async () => {
    await checkRequirements(pool)
    await migrate(pool)
  })
  const database = createDatabase({
    pool,
    listen: listenOnServer({ connectionString: url, application_name: 'frontdesk live' }, onError),
  })
  return { database, isEmbedded: false, backup: undefined, close: () => database.close() }
}

async function openEmbedded({ connectWithinMs = CONNECT_WITHIN_MS, ...options }: OpenOptions): Promise<OpenDatabase> {
  const { directory, durable = true, log, onStarting } = options
  const embedded = await startEmbedded({ directory, durable, log, onStarting })
  const pool = createPool({ ...embedded.poolConfig, connectionTimeoutMillis: connectWithinMs }, (error) =>
    log.warn({ err: error }, 'The embedded database connection was lost'),
  )
  // Before the first connection, which it has to hear.
  const listen = listenOnPool(pool)
  try {
    // It brings all that is required.
    await orEnd(pool, () => embedded.withoutWatchdog(() => migrate(pool)))
  } catch (error) {
    await embedded.close()
    throw error
  }
  const database = createDatabase({ pool, listen, ready: () => embedded.ready() })
  const stopHousekeeping = embedded.startHousekeeping((sql) => pool.query(sql))
  return {
    database,
    isEmbedded: true,
    backup: embedded.backup,
    close: () => closeEmbedded(embedded, database, stopHousekeeping),
  }
}

async function closeEmbedded(
  embedded: EmbeddedDatabase,
  database: Database,
  stopHousekeeping: () => Promise<void>,
): Promise<void> {
  await stopHousekeeping()
  await database.close()
  await embedded.close()
}

async function orEnd(pool: pg.Pool, prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare()
  } catch (error) {
    await pool.end()
    throw error
  }
}
