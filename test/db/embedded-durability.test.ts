import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Supervisor } from '../../src/db/embedded/supervisor.ts'
import { runEmbedded, TestDirectories, type RunningDatabase } from './fixtures/embedded-database.ts'

const KILLS = 6
const SILENT = { info() {}, warn() {}, error() {} }

// Generous for busy machines.
const directories = new TestDirectories()
const base = directories.empty()

beforeAll(async () => {
  const database = await runEmbedded(base, { durable: false })
  await database.stop()
})

afterAll(() => directories.remove())

test('no confirmed commit is lost when the process is killed at a random moment', async () => {
  const directory = directories.cloned(base)
  let confirmed = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writer = startFixture('embedded-writer.ts', directory)
    for await (const line of createInterface({ input: writer.stdout! })) {
      const [word, number] = line.split(' ')
      if (word === 'have') {
        expect(Number(number)).toBeGreaterThanOrEqual(confirmed)
        void setTimeout(100 + Math.random() * 600).then(() => writer.kill('SIGKILL'))
      } else confirmed = Math.max(confirmed, Number(number))
    }
  }
  const database = await runEmbedded(directory)
  const { rows } = await database.pool.query(`
    select (select count(*)::int from entry where n <= ${confirmed}) as kept, (select sum(balance)::int from account) as sum`)
  expect(rows).toEqual([{ kept: confirmed, sum: 1000 }])
  expect(confirmed).toBeGreaterThan(KILLS)
  await database.stop()
})

test('a first start that was killed half-way is made anew', async () => {
  const directory = directories.empty()
  const starting = startFixture('embedded-start.ts', directory)
  const ended = once(starting, 'exit')
  while (!existsSync(join(directory, 'postgres.new', 'base'))) await setTimeout(5)
  starting.kill('SIGKILL')
  await ended
  expect(existsSync(join(directory, 'postgres'))).toBe(false)
  const database = await runEmbedded(directory)
  await expect(database.pool.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] })
  expect(existsSync(join(directory, 'postgres.new'))).toBe(false)
  await database.stop()
})

test('a worker that is terminated under load loses nothing and comes back', async () => {
  const { supervisor, pool } = await superviseOn(directories.cloned(base))
  await pool.query('create table entry (n int primary key)')
  const confirmed: number[] = []
  const stop = new AbortController()
  const writing = Promise.all(
    [0, 1, 2, 3].map((first) => writeEntries(pool, supervisor, first, confirmed, stop.signal)),
  )
  for (let time = 0; time < 3; time += 1) {
    await setTimeout(150 + Math.random() * 200)
    await supervisor.terminate()
    await supervisor.ready()
  }
  stop.abort()
  await writing
  const { rows } = await pool.query<{ n: number }>('select n from entry')
  const kept = new Set(rows.map(({ n }) => n))
  expect(confirmed.filter((n) => !kept.has(n))).toEqual([])
  expect(confirmed.length).toBeGreaterThan(10)
  expect(supervisor.restartCount).toBe(3)
  await pool.end()
  await supervisor.close()
})

test('a stuck query is ended by the watchdog, and work outside of it is not', async () => {
  const database = await runEmbedded(directories.cloned(base), { watchdogMs: 400, durable: false })
  const slow = () => database.pool.query('select pg_sleep(0.8)')
  await expect(database.embedded.withoutWatchdog(slow)).resolves.toBeDefined()
  await expect(database.pool.query('select pg_sleep(60)')).rejects.toThrow()
  await expect(answerOf(database)).resolves.toMatchObject({ rows: [{ n: 1 }] })
  expect(database.embedded.stats().restarts).toBe(1)
  expect(database.logged.map(({ message }) => message)).toContain('a query holds the embedded database too long')
  await database.stop()
})

test('after a PANIC the server is restarted and does not go on', async () => {
  const directory = directories.cloned(base)
  const database = await runEmbedded(directory)
  await database.pool.query('create table kept as select 1 as n')
  const log = join(directory, 'postgres', 'pg_wal')
  renameSync(log, `${log}.away`)
  await expect(database.pool.query('select pg_switch_wal(); create table lost as select 1')).rejects.toThrow()
  renameSync(`${log}.away`, log)
  await expect(answerOf(database, 'table kept')).resolves.toMatchObject({ rows: [{ n: 1 }] })
  expect(database.embedded.stats().restarts).toBeGreaterThan(0)
  expect(JSON.stringify(database.logged)).toContain('PANIC')
  await database.stop()
})

test('a server that cannot stay up is given up after five restarts', async () => {
  const directory = directories.cloned(base)
  const fatal = Promise.withResolvers<Error>()
  const { supervisor, pool } = await superviseOn(directory, fatal.resolve)
  rmSync(join(directory, 'postgres', 'global', 'pg_control'))
  await supervisor.terminate()
  expect((await fatal.promise).message).toContain('6 times within a minute')
  await expect(supervisor.ready()).rejects.toThrow('within a minute')
  await pool.end()
  await supervisor.close()
})

function startFixture(name: string, directory: string): ChildProcess {
  const script = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
  return spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function superviseOn(directory: string, onFatal: (error: Error) => void = () => {}) {
  const settings = {
    postgresDirectory: join(directory, 'postgres'),
    durable: true,
    socketDirectory: directory,
  }
  const supervisor = new Supervisor({ settings, log: SILENT, onFatal, release: () => {} })
  await supervisor.start()
  const pool = new pg.Pool({ host: directory, port: 5432, user: 'postgres', max: 1, connectionTimeoutMillis: 5000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { supervisor, pool }
}

async function writeEntries(
  pool: pg.Pool,
  supervisor: Supervisor,
  first: number,
  confirmed: number[],
  stop: AbortSignal,
): Promise<void> {
  for (let n = first; !stop.aborted; n += 4) {
    try {
      await supervisor.ready()
      await pool.query('insert into entry values ($1)', [n])
      confirmed.push(n)
    } catch {
      // Interrupted: this number may or may not be stored.
    }
  }
}

/** Retries: the first connection after a restart may still reach the old server. */
async function answerOf({ embedded, pool }: RunningDatabase, sql = 'select 1 as n'): Promise<pg.QueryResult> {
  for (let attempt = 1; ; attempt += 1) {
    await embedded.ready()
    try {
      return await pool.query(sql)
    } catch (error) {
      if (attempt === 20) throw error
      await setTimeout(50)
    }
  }
}
