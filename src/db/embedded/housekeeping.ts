import type { EmbeddedLog } from './embedded-log.ts'

export type HousekeepingQuery = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>

interface HousekeepingOptions {
  query: HousekeepingQuery
  log: EmbeddedLog
  /** Runs work that may exceed the watchdog's limit. */
  unwatched: <T>(work: () => Promise<T>) => Promise<T>
  roundMs?: number
}

const ROUND_MS = 10_000
const ROUNDS_PER_CHECKPOINT = 30
const ROUNDS_PER_VACUUM = 6
const CHECKPOINT_WAL_BYTES = 32 * 1024 * 1024
/** Requests wait that long for the one connection, so it is told. */
const SLOW_MS = 2_000

const WAL_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`

/** Autovacuum's own thresholds, and its guard against running out of transaction ids. */
const TABLES_TO_VACUUM = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind in ('r', 'm') and c.relpersistence <> 't' and s.schemaname <> 'pg_toast'
    and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup
      or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
      or age(c.relfrozenxid) > 200000000)
  order by s.n_dead_tup desc limit 20`

/** Stands in for the checkpointer and autovacuum, which PGlite lacks. */
export class Housekeeping {
  readonly #options: HousekeepingOptions
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #isStopped = false
  #rounds = 0
  #checkpointRound = 0

  constructor(options: HousekeepingOptions) {
    this.#options = options
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#round
  }

  #schedule(): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      this.#round = this.#run().finally(() => this.#schedule())
    }, this.#options.roundMs ?? ROUND_MS).unref()
  }

  async #run(): Promise<void> {
    this.#rounds += 1
    try {
      await this.#checkpoint()
      if (this.#rounds % ROUNDS_PER_VACUUM === 0) await this.#vacuum()
    } catch (err) {
      this.#options.log.warn({ err }, 'housekeeping of the embedded database failed, trying again later')
    }
  }

  async #checkpoint(): Promise<void> {
    const { query } = this.#options
    const { rows } = await query(WAL_SINCE_CHECKPOINT)
    const bytes = Number(rows[0]?.['bytes'] ?? 0)
    const isDue = bytes > 0 && this.#rounds - this.#checkpointRound >= ROUNDS_PER_CHECKPOINT
    if (!isDue && bytes < CHECKPOINT_WAL_BYTES) return
    await this.#hold('checkpoint')
    this.#checkpointRound = this.#rounds
  }

  async #vacuum(): Promise<void> {
    const { rows } = await this.#options.query(TABLES_TO_VACUUM)
    for (const { name } of rows) {
      if (this.#isStopped) return
      await this.#hold(`vacuum (analyze) ${String(name)}`)
    }
  }

  async #hold(statement: string): Promise<void> {
    const { query, unwatched, log } = this.#options
    const started = performance.now()
    await unwatched(() => query(statement))
    const ms = Math.round(performance.now() - started)
    if (ms > SLOW_MS) log.warn({ ms, statement }, 'housekeeping held the embedded database')
  }
}
