import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { newId } from '../../src/core/ids.ts'
import { createDatabase, createPool, type Database } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/index.ts'
import { migrate } from '../../src/db/migrate.ts'
import { documents } from '../../src/knowledge/tables.ts'
import { reencodeTenant } from '../../src/knowledge/encoding.ts'
import { replaceChunks, type NewChunk } from '../../src/knowledge/index-store.ts'
import { tenants } from '../../src/tenants/tables.ts'
import { query, startPostgresServer } from '../support/postgres-server.ts'

/** A separate, migrated database: the product's `Database` and the bare pool. */
export interface BenchDatabase {
  engine: 'embedded' | 'native'
  database: Database
  pool: pg.Pool
  close(): Promise<void>
}

const log = pino({ level: 'warn' })
const onError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`)

export async function openEmbedded(): Promise<BenchDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
  // Not durable: the bench measures reads, and writes only fill the database.
  const embedded = await startEmbedded({ directory, durable: false, log, watchdogMs: 600_000 })
  const pool = createPool(embedded.poolConfig, onError)
  await embedded.withoutWatchdog(() => migrate(pool))
  const database = createDatabase({ pool, ready: () => embedded.ready() })
  const close = async () => {
    await database.close()
    await embedded.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { engine: 'embedded', database, pool, close }
}

/** Undefined without PostgreSQL and TEST_DATABASE_URL. */
export async function openNative(): Promise<BenchDatabase | undefined> {
  const server = await startPostgresServer({ settings: { shared_buffers: '1GB', max_wal_size: '4GB' } })
  if (server === undefined) return undefined
  const name = `frontdesk_bench_${process.pid}`
  await query(server.url, `create database ${name}`)
  const connectionString = Object.assign(new URL(server.url), { pathname: name }).href
  const pool = createPool({ connectionString, max: 4 }, onError)
  await migrate(pool)
  const database = createDatabase({ pool })
  const close = async () => {
    await database.close()
    await query(server.url, `drop database ${name}`)
    await server.stop()
  }
  return { engine: 'native', database, pool, close }
}

export async function addTenant(database: Database): Promise<string> {
  const id = newId('ten')
  await database.system((tx) => tx.insert(tenants).values({ id, name: 'Bench' }))
  return id
}

/** Indexes a document of these chunks like the product's ingestion; returns its id. */
export async function addDocument(
  database: Database,
  tenantId: string,
  chunks: NewChunk[],
  language: string,
): Promise<string> {
  const id = newId('doc')
  const { stale } = await database.tenant(tenantId, async (tx) => {
    await tx.insert(documents).values({ tenantId, id, title: 'Bench', text: '', source: 'text', status: 'ready' })
    return replaceChunks(tx, tenantId, id, { chunks, language })
  })
  if (stale) await reencodeTenant(database, tenantId, language)
  return id
}
