import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { MAX_WAIT_MS } from './waits.ts'

/** A throw-away cluster, or the server in TEST_DATABASE_URL. Its owner may create databases and extensions. */
export interface PostgresServer {
  url: string
  /** Empty for an external server. */
  dataDirectory: string
  /** Equals `pg_ctl restart -m MODE`. Undefined for an external server. */
  restart?(mode: 'fast' | 'immediate'): Promise<void>
  stop(): Promise<void>
}

export interface PostgresServerOptions {
  /** fsync on, as in production, for benches. Tests run without. */
  durable?: boolean
  /** Server settings, such as `{ shared_buffers: '256MB' }`. */
  settings?: Record<string, string>
}

const POLL_MS = 25
const ABANDON_MS = 200
const FAST_AND_LOOSE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a cluster on a free loopback port; undefined without PostgreSQL ≥ 15 with pgvector. */
export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer | undefined> {
  const external = process.env['TEST_DATABASE_URL']
  if (external !== undefined) return externalServer(external)
  const programs = findPostgres()
  return programs === undefined ? undefined : ownServer(programs, options)
}

async function externalServer(url: string): Promise<PostgresServer> {
  await createVector(url)
  return { url, dataDirectory: '', stop: async () => {} }
}

async function ownServer({ bin }: PostgresPrograms, options: PostgresServerOptions): Promise<PostgresServer> {
  const cluster = createCluster(bin)
  const port = await freePort()
  const settings = { ...(options.durable === true ? {} : FAST_AND_LOOSE), ...options.settings }
  const start = () => startProcess(bin, cluster, { port: String(port), ...settings })
  let server = start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // Covers a process that ends without stopping the server; a throw-away cluster needs no clean shutdown.
  const abandon = () => {
    server.kill('SIGQUIT')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ABANDON_MS)
    rmSync(cluster.directory, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    await stopProcess(server)
    rmSync(cluster.directory, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilReady(url, server)
    await createVector(url)
  } catch (error) {
    const log = readFileSync(cluster.log, 'utf8')
    await stop()
    throw new Error(`The throw-away PostgreSQL did not start:\n${log}`, { cause: error })
  }
  const restart = async (mode: 'fast' | 'immediate') => {
    const exited = once(server, 'exit')
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await exited
    server = start()
    await untilReady(url, server)
  }
  return { url, dataDirectory: cluster.data, restart, stop }
}

interface PostgresPrograms {
  bin: string
  share: string
}

const DEBIAN_PROGRAMS = '/usr/lib/postgresql'
const OLDEST_MAJOR = 15

/** The newest PostgreSQL with pgvector: Debian keeps versions in folders, elsewhere pg_config tells. */
export function findPostgres(): PostgresPrograms | undefined {
  return [...debianPrograms(), ...configuredPrograms()].find(
    ({ bin, share }) => existsSync(join(bin, 'initdb')) && existsSync(join(share, 'extension/vector.control')),
  )
}

function debianPrograms(): PostgresPrograms[] {
  if (!existsSync(DEBIAN_PROGRAMS)) return []
  return readdirSync(DEBIAN_PROGRAMS)
    .map(Number)
    .filter((major) => major >= OLDEST_MAJOR)
    .toSorted((a, b) => b - a)
    .map((major) => ({ bin: `${DEBIAN_PROGRAMS}/${major}/bin`, share: `/usr/share/postgresql/${major}` }))
}

function configuredPrograms(): PostgresPrograms[] {
  try {
    const major = Number(/\d+/.exec(output('pg_config', '--version'))?.[0])
    return major >= OLDEST_MAJOR
      ? [{ bin: output('pg_config', '--bindir'), share: output('pg_config', '--sharedir') }]
      : []
  } catch {
    return []
  }
}

interface Cluster {
  directory: string
  data: string
  log: string
  /** PostgreSQL refuses to run as root, so root runs it as `postgres`. */
  owner: { uid: number; gid: number } | undefined
}

function createCluster(bin: string): Cluster {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-postgres-'))
  const data = join(directory, 'data')
  const owner = serverUser()
  chmodSync(directory, 0o755)
  if (owner !== undefined) chownSync(directory, owner.uid, owner.gid)
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), flags, { stdio: 'pipe', cwd: directory, ...owner })
  return { directory, data, log: join(directory, 'log'), owner }
}

function serverUser(): Cluster['owner'] {
  if (process.getuid?.() !== 0) return undefined
  return { uid: Number(output('id', '-u', 'postgres')), gid: Number(output('id', '-g', 'postgres')) }
}

function output(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
}

function startProcess(bin: string, cluster: Cluster, settings: Record<string, string>): ChildProcess {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(cluster.log, 'w')
  return spawn(join(bin, 'postgres'), ['-D', cluster.data, ...flags], {
    cwd: cluster.directory,
    stdio: ['ignore', log, log],
    ...cluster.owner,
  })
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGINT')
  await exited
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      if (server.exitCode !== null || performance.now() > deadline) throw error
      await sleep(POLL_MS)
    }
  }
}

async function createVector(url: string): Promise<void> {
  await query(url, 'create extension if not exists vector')
}

/** One statement on its own connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: MAX_WAIT_MS })
  // A lost server rejects the query; the same error as an unhandled event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}
