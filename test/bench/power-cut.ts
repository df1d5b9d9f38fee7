import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { runEmbedded, type RunningDatabase } from '../db/fixtures/embedded-database.ts'
import type { Result } from './report.ts'

const WRITER = fileURLToPath(new URL('../db/fixtures/embedded-writer.ts', import.meta.url))
const DEFAULT_CUTS = 8
const TOOLS = ['mkfs.ext4', 'mount', 'umount', 'python3']
/** EXT4_IOC_SHUTDOWN without flushing the journal: unwritten data is lost. */
const CUT = 'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1],os.O_RDONLY),0x8004587D,struct.pack("I",2))'

/**
 * Cuts the power of the embedded database's disk, and fills it up; counts confirmed commits lost afterwards. Needs root and a
 * loop device. Does not simulate a disk that lies about its cache. `npm run bench -- power-cut [CUTS]`.
 */
export async function run([cuts = String(DEFAULT_CUTS)]: string[]): Promise<Result[]> {
  const name = 'power-cut'
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [{ name, skipped: 'needs root on Linux' }]
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length > 0) return [{ name, skipped: `needs ${missing.join(', ')}` }]
  return [await cutPower(Number(cuts)), await fillDisk()]
}

async function cutPower(cuts: number): Promise<Result> {
  using disk = new LoopDisk(400)
  const directory = join(disk.mountPoint, 'data')
  let confirmed = 0
  let lost = 0
  for (let cut = 0; cut < cuts; cut += 1) {
    const writer = spawn(process.execPath, [WRITER, directory], { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(writer, 'exit')
    for await (const line of createInterface({ input: writer.stdout })) {
      const [word, number] = line.split(' ')
      if (word === 'have') {
        lost += Math.max(0, confirmed - Number(number))
        // The first cut follows the first start at once, which must be on disk by then.
        void cutAfter(cut === 0 ? 0 : Math.random() * 800, disk, writer)
      } else confirmed = Math.max(confirmed, Number(number))
    }
    await ended
    disk.remount()
  }
  lost += await missingEntries(directory, confirmed)
  console.log(`${cuts} power cuts, ${confirmed} confirmed commits`)
  return { name: 'power-cut-lost-commits', value: lost, unit: 'commits', bar: { atMost: 0 } }
}

async function cutAfter(delayMs: number, disk: LoopDisk, writer: ChildProcess): Promise<void> {
  await setTimeout(delayMs)
  disk.cutPower()
  writer.kill('SIGKILL')
}

async function missingEntries(directory: string, confirmed: number): Promise<number> {
  const sql = 'select count(*)::int as kept, (select sum(balance)::int from account) as sum from entry where n <= $1'
  const row = await askOnce<{ kept: number; sum: number }>(directory, sql, confirmed)
  if (row.sum !== 1000) throw new Error('half a transaction is there')
  return confirmed - row.kept
}

async function fillDisk(): Promise<Result> {
  using disk = new LoopDisk(140)
  const directory = join(disk.mountPoint, 'data')
  const ballast = join(disk.mountPoint, 'ballast')
  const full = await runEmbedded(directory, { onFatal: () => {} })
  await full.pool.query(`
    create table filling (n int primary key, filler text); alter table filling alter filler set storage external`)
  writeFileSync(ballast, Buffer.alloc(40_000_000))
  const confirmed = await fillUntilItStops(full)
  // The database may recover in the remaining space, or give up.
  await Promise.allSettled([full.embedded.ready()])
  await full.stop()
  rmSync(ballast)
  const { kept } = await askOnce<{ kept: number }>(
    directory,
    'select count(*)::int as kept from filling where n <= $1',
    confirmed,
  )
  console.log(`disk full after ${confirmed} commits, restarts ${full.embedded.stats().restarts}`)
  return { name: 'full-disk-lost-commits', value: confirmed - kept, unit: 'commits', bar: { atMost: 0 } }
}

/** A table that cannot grow is an ordinary error; a WAL that cannot grow is a PANIC, which this provokes. */
async function fillUntilItStops({ pool, embedded }: RunningDatabase): Promise<number> {
  let confirmed = 0
  while (embedded.stats().restarts === 0) {
    try {
      await pool.query(`insert into filling values ($1, repeat('x', 100000))`, [confirmed + 1])
      confirmed += 1
    } catch {
      await pool.query('select pg_switch_wal()').catch(() => setTimeout(20))
    }
  }
  return confirmed
}

async function askOnce<Row extends pg.QueryResultRow>(directory: string, sql: string, confirmed: number): Promise<Row> {
  const { pool, stop } = await runEmbedded(directory)
  try {
    const { rows } = await pool.query<Row>(sql, [confirmed])
    if (rows[0] === undefined) throw new Error(`no answer to ${sql}`)
    return rows[0]
  } finally {
    await stop()
  }
}

/** An ext4 file system in a file, disposed with its scope. */
class LoopDisk implements Disposable {
  readonly mountPoint: string
  readonly #root = mkdtempSync(join(tmpdir(), 'power-cut-'))
  readonly #image = join(this.#root, 'disk.img')

  constructor(megabytes: number) {
    this.mountPoint = join(this.#root, 'mounted')
    mkdirSync(this.mountPoint)
    command('mkfs.ext4', ['-q', this.#image, `${megabytes}M`])
    command('mount', ['-o', 'loop', this.#image, this.mountPoint])
  }

  cutPower(): void {
    command('python3', ['-c', CUT, this.mountPoint])
  }

  remount(): void {
    command('umount', [this.mountPoint])
    command('mount', ['-o', 'loop', this.#image, this.mountPoint])
  }

  [Symbol.dispose](): void {
    // Lazy unmount: after a failure a database may still have it open, and must not hide that failure.
    spawnSync('umount', ['--lazy', this.mountPoint])
    rmSync(this.#root, { recursive: true, force: true })
  }
}

function command(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}
