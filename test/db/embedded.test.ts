import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Housekeeping } from '../../src/db/embedded/housekeeping.ts'
import { DirectoryInUseError, startEmbedded } from '../../src/db/embedded/index.ts'
import { runEmbedded, TestDirectories, type RunningDatabase } from './fixtures/embedded-database.ts'

const START_SCRIPT = fileURLToPath(new URL('fixtures/embedded-start.ts', import.meta.url))
const SILENT = { info() {}, warn() {}, error() {} }

// Generous for busy machines.
const directories = new TestDirectories()
const directory = directories.empty()
let database: RunningDatabase

beforeAll(async () => {
  database = await runEmbedded(directory)
})

afterAll(async () => {
  await database.stop()
  directories.remove()
})

async function rowsOf(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(sql, values)
  return rows
}

describe('durability settings', () => {
  test('fsync is on and takes the way that is hooked', async () => {
    expect(await rowsOf('show fsync')).toEqual([{ fsync: 'on' }])
    expect(await rowsOf('show wal_sync_method')).toEqual([{ wal_sync_method: 'fsync' }])
    expect(await rowsOf('show full_page_writes')).toEqual([{ full_page_writes: 'on' }])
    expect(await rowsOf('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  })

  test('one commit reaches the disk before it is answered', async () => {
    await database.pool.query('create table synced (n int)')
    const before = database.embedded.stats().syncs
    await database.pool.query('insert into synced values (1)')
    expect(database.embedded.stats().syncs).toBe(before + 1)
  })

  test('the data directory and the socket are closed to other users', () => {
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    expect(statSync(join(directory, 'run')).mode & 0o777).toBe(0o700)
  })
})

describe('features', () => {
  test('sparse vectors and exclusion constraints work', async () => {
    await database.pool.query(`
      create extension vector; create extension btree_gist;
      create table chunk (id int, embedding sparsevec(1000));
      create table booking (staff text, during tstzrange, exclude using gist (staff with =, during with &&))`)
    await database.pool.query(`insert into chunk values (1, '{1:1,7:2}/1000'), (2, '{9:1}/1000')`)
    const nearest = await rowsOf(`select id from chunk order by embedding <#> '{7:1}/1000' limit 1`)
    expect(nearest).toEqual([{ id: 1 }])
    const book = `insert into booking values ('ann', '[2026-01-05 09:00Z, 2026-01-05 10:00Z)')`
    await database.pool.query(book)
    await expect(database.pool.query(book)).rejects.toMatchObject({ code: '23P01' })
  })

  test('an SQL error leaves the pool healthy', async () => {
    await expect(database.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
    await expect(database.pool.query('selec 1')).rejects.toMatchObject({ code: '42601' })
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a deep recursion gives an ordinary error', async () => {
    await database.pool.query(`
      create function dig(n int) returns int language plpgsql as $$ begin return dig(n + 1); end $$`)
    await expect(database.pool.query('select dig(0)')).rejects.toMatchObject({ code: '54001' })
    const deep = `select ${'('.repeat(50_000)}1${')'.repeat(50_000)}`
    await expect(database.pool.query(deep)).rejects.toThrow(/stack depth|memory exhausted/)
    expect(database.embedded.stats().restarts).toBe(0)
  })

  test('two hundred transactions at once all succeed', async () => {
    await database.pool.query('create table counted (n int primary key)')
    const insertAndCount = async (n: number) => {
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        await client.query('insert into counted values ($1)', [n])
        const { rows } = await client.query<{ n: number }>('select n from counted where n = $1', [n])
        await client.query('commit')
        return rows[0]?.n
      } finally {
        client.release()
      }
    }
    const seen = await Promise.all(Array.from({ length: 200 }, (_, n) => insertAndCount(n)))
    expect(seen).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  test('statements and answers larger than any buffer pass whole', async () => {
    const text = 'x'.repeat(3_000_000)
    const [row] = await rowsOf('select $1::text || $1::text as text', [text])
    expect(row?.['text']).toHaveLength(6_000_000)
  })
})

describe('sessions', () => {
  const named = { name: 'by number', text: 'select $1::int + 1 as n', values: [1] }

  test('a new connection finds nothing of the last one', async () => {
    const client = await database.pool.connect()
    await client.query(named)
    await client.query(`set application_name = 'left over'; create temp table leftover (n int); begin`)
    await client.query('select 1/0').catch(() => {})
    client.release(true)
    const after = await database.pool.query(named)
    expect(after.rows).toEqual([{ n: 2 }])
    expect(await rowsOf(`select to_regclass('leftover') as name`)).toEqual([{ name: null }])
    expect(await rowsOf('show application_name')).not.toEqual([{ application_name: 'left over' }])
  })

  test('a second connection waits for its turn', async () => {
    const waiting = new pg.Pool(database.embedded.poolConfig)
    const client = await database.pool.connect()
    const answer = waiting.query('select 2 as n')
    await expect(client.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] })
    client.release(true)
    await expect(answer).resolves.toMatchObject({ rows: [{ n: 2 }] })
    await waiting.end()
  })

  test('a message that would exhaust the memory is refused, and the server stays', async () => {
    const client = await database.pool.connect()
    await expect(client.query('select $1::text', ['x'.repeat(70_000_000)])).rejects.toThrow()
    client.release(true)
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }])
    expect(database.embedded.stats().restarts).toBe(0)
  })

  test('the message channel serves where sockets do not', async () => {
    const other = await runEmbedded(directories.cloned(await snapshot()), { transport: 'channel', durable: false })
    const answers = await Promise.all([1, 2, 3].map((n) => other.pool.query('select $1::int as n', [n])))
    expect(answers.map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    const client = await other.pool.connect()
    client.release(true)
    await expect(other.pool.query(named)).resolves.toMatchObject({ rows: [{ n: 2 }] })
    await other.stop()
  })

  test('a long path of the data directory moves the socket elsewhere', async () => {
    const long = directories.cloned(await snapshot(), join(directories.empty(), 'd'.repeat(90)))
    const other = await runEmbedded(long, { durable: false })
    await expect(other.pool.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] })
    const socketDirectory = String(other.embedded.poolConfig.host)
    expect(socketDirectory).not.toContain(long)
    await other.stop()
    expect(existsSync(socketDirectory)).toBe(false)
  })
})

describe('housekeeping', () => {
  test('much log makes a checkpoint, and dead rows a vacuum', async () => {
    await database.pool.query(`
      create table busy as select n, repeat('x', 500) as filler from generate_series(1, 70000) n;
      delete from busy where n % 2 = 0`)
    const query = (sql: string) => database.pool.query<Record<string, unknown>>(sql)
    const { withoutWatchdog: unwatched } = database.embedded
    const housekeeping = new Housekeeping({ query, log: SILENT, unwatched, roundMs: 20 })
    const vacuumed = `select vacuum_count::int as n from pg_stat_user_tables where relname = 'busy'`
    await expect.poll(() => rowsOf(vacuumed)).toEqual([{ n: 1 }])
    const log = `
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) < 32 * 1024 * 1024 as "isShort" from pg_control_checkpoint()`
    await expect.poll(() => rowsOf(log)).toEqual([{ isShort: true }])
    await housekeeping.stop()
  })
})

describe('directory', () => {
  test('a second start on the directory is refused in this process', async () => {
    await expect(startEmbedded({ directory, log: SILENT })).rejects.toThrow(DirectoryInUseError)
  })

  test('a second process on the directory is refused with one clear line', async () => {
    const child = spawn(process.execPath, [START_SCRIPT, directory], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(1)
    expect(said).toMatch(/^The data directory .* is in use by another process\. .*\n$/)
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a directory inside the virtual root of PGlite is refused', async () => {
    await expect(startEmbedded({ directory: '/pglite/data', log: SILENT })).rejects.toThrow('must not be under /pglite')
  })

  test('foreign files in place of the database are left alone', async () => {
    const foreign = directories.empty()
    mkdirSync(join(foreign, 'postgres', 'photos'), { recursive: true })
    await expect(startEmbedded({ directory: foreign, log: SILENT })).rejects.toThrow('no PostgreSQL database')
    expect(existsSync(join(foreign, 'postgres', 'photos'))).toBe(true)
  })
})

describe('backup and close', () => {
  test('a backup made under load restores to a consistent state', async () => {
    await database.pool.query('create table pair (n int, half text)')
    const stop = new AbortController()
    const writing = writePairs(stop.signal)
    const target = join(directory, 'backup')
    mkdirSync(target)
    await database.embedded.backup(join(target, 'postgres'))
    stop.abort()
    await writing
    const restored = await runEmbedded(directories.cloned(target))
    const { rows } = await restored.pool.query(
      'select count(*)::int as odd from (select from pair group by n having count(*) <> 2) x',
    )
    expect(rows).toEqual([{ odd: 0 }])
    await restored.stop()
    await expect(database.embedded.backup(join(target, 'postgres'))).rejects.toThrow('exists')
  })

  test('closing twice is harmless, and the directory is free afterwards', async () => {
    const source = directories.cloned(await snapshot())
    const first = await runEmbedded(source)
    await first.pool.query('create table kept as select 1 as n')
    await first.pool.end()
    await Promise.all([first.embedded.close(), first.embedded.close()])
    await first.embedded.close()
    await expect(first.embedded.ready()).rejects.toThrow('closed')
    const second = await runEmbedded(source)
    await expect(second.pool.query('table kept')).resolves.toMatchObject({ rows: [{ n: 1 }] })
    await second.stop()
  })

  test('a client that is still connected does not hold up the close', async () => {
    const other = await runEmbedded(directories.cloned(await snapshot()), { durable: false })
    const client = await other.pool.connect()
    await client.query('begin; create table unfinished (n int)')
    await other.embedded.close()
    client.release(true)
    await other.pool.end()
  })
})

async function writePairs(stop: AbortSignal): Promise<void> {
  for (let n = 0; !stop.aborted; n += 1) {
    await database.pool.query(`insert into pair values (${n}, 'left'), (${n}, 'right')`)
  }
}

let taken: string | undefined

/** A prepared data directory for further databases of this file, cheaper than initdb. */
async function snapshot(): Promise<string> {
  if (taken !== undefined) return taken
  const target = join(directory, 'snapshot')
  mkdirSync(target)
  await database.embedded.backup(join(target, 'postgres'))
  taken = target
  return target
}
