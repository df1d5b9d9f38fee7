import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Database, Tx } from '../../src/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { query } from './postgres-server.ts'
import { MAX_WAIT_MS } from './waits.ts'

/** The template all databases of a run are copied from; made by the global setup. */
export type DatabaseTemplate =
  { engine: 'embedded'; template: string } | { engine: 'postgres'; template: string; url: string }

export type DatabaseSource = DatabaseTemplate & { runDirectory: string }

declare module 'vitest' {
  export interface ProvidedContext {
    databaseSource: DatabaseSource
  }
}

/** Arguments of `openDatabase`, equal to DATABASE_URL and DATA_DIR. */
export interface DatabasePlace {
  url: string | undefined
  directory: string
}

const POOL_SIZE = 5

let opened: Promise<OpenDatabase> | undefined

/** The worker's database, shared by its test files: each test creates a tenant and looks at nothing else. */
export async function testDatabase(): Promise<Database> {
  opened ??= openCopy()
  return (await opened).database
}

/** A separate database, for tests that need an empty one, close it or break it. The caller closes it. */
export async function openCopy(poolSize = POOL_SIZE): Promise<OpenDatabase> {
  const place = await databaseCopy()
  // A busy machine may block this process for longer than a request may wait.
  const log = pino({ level: 'warn' })
  const copy = await openDatabase({ ...place, poolSize, connectWithinMs: MAX_WAIT_MS, durable: false, log })
  return { ...copy, database: unnested(copy.database) }
}

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * A transaction inside another one waits for a connection while it keeps one, and the embedded database has only one.
 * @throws Error inside a transaction
 */
export function refuseInTransaction(): void {
  if (transactions.getStore()?.isOpen === true) throw new Error('A transaction was begun inside another one')
}

/** Runs what somebody else does meanwhile: it is no part of the transaction in which a test begins it. */
export function besideTransaction<T>(work: () => T): T {
  return transactions.exit(work)
}

function unnested(database: Database): Database {
  const inside = <T>(work: (tx: Tx) => Promise<T>) => {
    refuseInTransaction()
    const transaction = { isOpen: true }
    return (tx: Tx) => transactions.run(transaction, () => work(tx).finally(() => (transaction.isOpen = false)))
  }
  return {
    ...database,
    tenant: (tenantId, work) => database.tenant(tenantId, inside(work)),
    tenantOnce: (tenantId, work) => database.tenantOnce(tenantId, inside(work)),
    system: (work) => database.system(inside(work)),
    systemOnce: (work) => database.systemOnce(inside(work)),
  }
}

/** A migrated, unopened copy: for tests that start the product themselves. */
export async function databaseCopy(): Promise<DatabasePlace> {
  const source = inject('databaseSource')
  const name = `${process.env['VITEST_POOL_ID'] ?? '0'}_${randomBytes(4).toString('hex')}`
  const directory = join(source.runDirectory, name)
  if (source.engine === 'embedded') {
    cpSync(source.template, directory, { recursive: true })
    return { url: undefined, directory }
  }
  mkdirSync(directory)
  const database = `${source.template}_${name}`
  await query(source.url, `create database ${database} template ${source.template} strategy file_copy`)
  return { url: Object.assign(new URL(source.url), { pathname: database }).href, directory }
}

/** A directory for the tests of this run, deleted with it. */
export function testDirectory(): string {
  return inject('databaseSource').runDirectory
}

/** For the few tests about one of the two engines. */
export function testsRunOnPostgres(): boolean {
  return inject('databaseSource').engine === 'postgres'
}
