import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { codeOfError } from '../core/caught.ts'
import { isTenantId } from '../core/ids.ts'
import { SECOND } from '../core/time.ts'
import { connectionOf, Gate, type Tx } from './connection.ts'
import { listenOnPool, type Listen } from './notifications.ts'

export { prepared, preparedSql, type Tx } from './connection.ts'

export interface Database {
  /** A transaction that sees one tenant's rows: role `fd_tenant`, `app.tenant_id` set. No model call, HTTP call or sleep inside. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * `tenant` in one round trip: begin, settings, the queries and commit leave together. `work` must send all of its queries
   * before it first awaits (one query, or a Promise.all).
   */
  tenantOnce<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** A transaction over all tenants, for the few jobs that need it: sign-in, key look-up, claiming work. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** `system` in one round trip, with the rule of `tenantOnce`. */
  systemOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Hears what transactions of any process notify. */
  listen: Listen
  /** Resolves when the server answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface DatabaseOptions {
  pool: pg.Pool
  /** By default over the pool: right where one backend serves all of its connections. */
  listen?: Listen
  /** Awaited before each connection: the embedded server may be restarting. */
  ready?: () => Promise<void>
}

const RECONNECT_FOR_MS = 5 * SECOND
const RECONNECT_EVERY_MS = 50
const RECONNECT_CODES = new Set(['ECONNRESET', 'ENOENT', 'ECONNREFUSED', 'EPIPE'])

/** A pool that drops broken connections instead of ending the process. */
export function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  // The package's types lack `pipeline`.
  const pool = new pg.Pool({ ...config, pipeline: true } as pg.PoolConfig)
  pool.on('error', onError)
  // A client that is checked out reports its dead socket on itself; without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** The only access to the data. Every transaction runs as a role that owns nothing, so row-level security always applies. */
export function createDatabase({
  pool,
  listen = listenOnPool(pool),
  ready = async () => {},
}: DatabaseOptions): Database {
  const run = <T>(settings: string, work: Work<T>, once: boolean): Promise<T> =>
    withClient(pool, ready, (client) => transaction(client, settings, work, once))
  return {
    tenant: (tenantId, work) => run(tenantSettings(tenantId), work, false),
    tenantOnce: (tenantId, work) => run(tenantSettings(tenantId), work, true),
    system: (work) => run(SYSTEM_SETTINGS, work, false),
    systemOnce: (work) => run(SYSTEM_SETTINGS, work, true),
    listen,
    ping: () => withClient(pool, ready, async (client) => void (await client.query('select 1'))),
    close: () => pool.end(),
  }
}

type Work<T> = (tx: Tx) => Promise<T>

const SYSTEM_SETTINGS = 'begin; set local role fd_system'

/** One statement string, sent before anything else: if part of it failed, the following queries would run as the owner. */
function tenantSettings(tenantId: string): string {
  if (!isTenantId(tenantId)) throw new Error('Not a tenant id')
  return `begin; set local role fd_tenant; set local app.tenant_id = ${pg.escapeLiteral(tenantId)}`
}

async function withClient<T>(
  pool: pg.Pool,
  ready: () => Promise<void>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connect(pool, ready)
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    broken = error instanceof BrokenConnection
    throw error instanceof BrokenConnection ? error.cause : error
  } finally {
    client.release(broken)
  }
}

async function connect(pool: pg.Pool, ready: () => Promise<void>): Promise<pg.PoolClient> {
  const until = performance.now() + RECONNECT_FOR_MS
  for (;;) {
    await ready()
    try {
      return await pool.connect()
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error
      await sleep(RECONNECT_EVERY_MS)
    }
  }
}

/** Nothing was sent yet, so a retry is safe. pg gives no code to a connection that ends during its handshake. */
function isPassing(error: unknown): boolean {
  const isHandshake = error instanceof Error && error.message === 'Connection terminated unexpectedly'
  return isHandshake || RECONNECT_CODES.has(codeOfError(error) ?? '')
}

/** The connection's state is unknown, so it must not be reused. */
class BrokenConnection extends Error {}

async function transaction<T>(client: pg.PoolClient, settings: string, work: Work<T>, once: boolean): Promise<T> {
  const connection = connectionOf(client)
  connection.hold()
  // Not awaited: with pipelining it travels with the first query.
  const begun = client.query(settings)
  const gate = new Gate(connection)
  const working = start(work, gate.tx)
  let commit: Promise<pg.QueryResult> | undefined
  try {
    await queriesLeft()
    if (!once) {
      connection.send()
      await settled([begun, working])
    }
    gate.shut()
    commit = client.query('commit')
    connection.send()
    const [, result, { command }] = await settled([begun, working, commit])
    // COMMIT of a failed transaction answers ROLLBACK without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: the failure of a query was swallowed')
    return result
  } catch (error) {
    gate.shut()
    // After a failed query a commit rolls back as well, so the second statement only matters where none was sent.
    await (commit ?? client.query('rollback')).catch((cause: unknown) => {
      throw new BrokenConnection('The transaction could not be ended', { cause: error ?? cause })
    })
    throw error
  }
}

async function start<T>(work: Work<T>, tx: Tx): Promise<T> {
  return work(tx)
}

/** A builder is a thenable that sends its query a microtask or two after it is returned; a prepared query is sent at once. */
async function queriesLeft(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
}

/**
 * Waits for all, so that nothing is in flight when the connection returns to the pool; then throws the first failure by
 * position.
 */
async function settled<const T extends readonly Promise<unknown>[]>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(promises)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  // A mapped tuple is an array to the compiler.
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never
}

/**
 * Planner statistics always lag behind a queue, so its statements are forced to use indexes. Before PostgreSQL 18 a disabled
 * scan only adds a huge cost, which would trigger JIT compilation.
 */
export const BY_INDEX = `set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`
