import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Lease } from '../core/leased-work.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from './database.ts'

/** A table of jobs. `due_at` is when a row may be claimed and, while it is leased, when its lease ends. */
export interface JobTable extends PgTable {
  dueAt: PgColumn
  attempts: PgColumn
  lease: PgColumn
}

/** The primary key of a job, by the names that its fields have. */
type Key = Record<'tenantId', PgColumn> & Record<string, PgColumn>

interface LeaseOptions<K extends Key, F extends Record<string, PgColumn | SQL>> {
  key: K
  /** Fields of a claimed job beside its key and its attempts. */
  fields?: F
  /** Rows of this queue that have something to do; undefined: all with a `due_at`. */
  pending?: SQL | undefined
  /** Which of them may be claimed once they are due. */
  ready?: SQL | undefined
  /** Default: most overdue first. */
  order?: SQL
  /** Selects the keys of due rows, at most `limit`, `for update skip locked`: for a queue whose choice is not a plain order. */
  select?: (limit: number) => SQL
  /** Rows that a dead process leaves behind. Default: the leased ones. */
  abandoned?: SQL
  /** The clock of `due_at`, such as the product's, which tests control. Default: the database's. */
  clock?: Clock
}

/** A claim of one process: what it leaves out for now, and what it changes beside the lease. */
interface ClaimOptions<T extends PgTable> {
  only?: SQL | undefined
  set?: PgUpdateSetSource<T>
}

const DATABASE_NOW = sql`now()`

/** A `due_at`. Truncated because the column rounds, and half a millisecond up is not due yet. */
export const dueIn = (seconds: number, now: SQL = DATABASE_NOW): SQL =>
  sql`date_trunc('milliseconds', ${now} + make_interval(secs => ${seconds}::float8))`

export const dueNow = dueIn(0)

export type Claimed<L extends { claim(...args: never[]): Promise<unknown[]> }> = Awaited<ReturnType<L['claim']>>[number]

/**
 * The statements of a simple job queue: one table, claimed over all tenants. `change`, `finish`, `retry` and `release` are
 * fenced by the job's token: once the lease is lost they change nothing and give false.
 */
export function createLease<T extends JobTable, K extends Key, F extends Record<string, PgColumn | SQL> = {}>(
  table: T,
  { key, fields, pending, ready, order = sql`${table.dueAt}`, ...options }: LeaseOptions<K, F>,
) {
  type Job = SelectResultFields<K & F> & { attempts: number; lease: string }
  type Held = SelectResultFields<K> & { lease: string }
  type Change = PgUpdateSetSource<T>

  /** The columns of a lease beside others. Every table of jobs has them, which drizzle's type of a change of `T` cannot tell. */
  const leasing = (columns: { lease: null; dueAt?: SQL; attempts?: SQL }, others?: Change): Change =>
    ({ ...others, ...columns }) as Change

  const columns = Object.values<PgColumn>(key)
  const now = () =>
    options.clock === undefined ? DATABASE_NOW : sql`${options.clock.now().toISOString()}::timestamptz`
  const dueAfter = (seconds: number) => dueIn(seconds, now())
  const select =
    options.select ??
    ((limit, only?: SQL) => {
      const isDue = and(pending, ready, sql`${table.dueAt} <= ${now()}`, only)
      return sql`select ${sql.join(columns, sql`, `)} from ${table} where ${isDue}
        order by ${order} limit ${limit} for update skip locked`
    })
  const isHeld = (job: Held) =>
    and(...Object.entries<PgColumn>(key).map(([name, column]) => eq(column, job[name])), eq(table.lease, job.lease))

  async function change(tx: Tx, job: Held, set: Change): Promise<boolean> {
    const rows = await tx.update(table).set(set).where(isHeld(job)).returning({ lease: table.lease })
    return rows.length > 0
  }

  const lease = {
    isHeld,
    change,

    /** Most overdue first. An attempt counts from its claim, so that a job which kills the process is not tried for ever. */
    async claim(tx: Tx, limit: number, { token, seconds }: Lease, { only, set }: ClaimOptions<T> = {}): Promise<Job[]> {
      // A CTE that locks is never inlined, so it locks no more rows than its limit.
      const due = tx.$with('due', {}).as(select(limit, only))
      const leased = { ...set, dueAt: dueAfter(seconds), attempts: sql`${table.attempts} + 1`, lease: token }
      const isDue = and(...columns.map((column) => sql`${column} = due.${sql.identifier(column.name)}`))
      const rows = await tx
        .with(due)
        .update(table)
        .set(leased)
        .from(sql`due`)
        .where(isDue)
        .returning({ ...key, ...fields, attempts: table.attempts, lease: table.lease })
      // Drizzle computes the row from columns that are generic here; the selection above is that of `Job`.
      return rows as Job[]
    },

    finish: (tx: Tx, job: Held, set?: Change) => change(tx, job, leasing({ lease: null }, set)),

    /** Due again after `seconds`. */
    retry: (tx: Tx, job: Held, seconds: number, set?: Change) =>
      change(tx, job, leasing({ lease: null, dueAt: dueAfter(seconds) }, set)),

    /** Due at once, the attempt not counted. */
    release: (tx: Tx, job: Held, set?: Change) =>
      change(tx, job, leasing({ lease: null, dueAt: dueAfter(0), attempts: sql`${table.attempts} - 1` }, set)),

    /** Over all tenants: the jobs of a stopped process are due again. */
    async free(tx: Tx): Promise<void> {
      const abandoned = options.abandoned ?? isNotNull(table.lease)
      await tx
        .update(table)
        .set(leasing({ lease: null, dueAt: dueAfter(0) }))
        .where(and(pending, abandoned))
    },

    /** The methods of a work source that are the same in every queue. */
    source: (database: Database, claim?: ClaimOptions<T>) => ({
      claim: (limit: number, taken: Lease): Promise<Job[]> =>
        database.systemOnce((tx) => lease.claim(tx, limit, taken, claim)),
      // The column of every key's tenant is text.
      release: async (job: Job): Promise<void> =>
        void (await database.tenantOnce(job.tenantId as string, (tx) => lease.release(tx, job))),
      free: (): Promise<void> => database.systemOnce((tx) => lease.free(tx)),
    }),
  }
  return lease
}
