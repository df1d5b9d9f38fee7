import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { isBuilt } from '../src/built.js'
import { DAY } from '../src/core/time.ts'
import { openDatabase } from '../src/db/open.ts'
import type { DatabaseTemplate } from './support/database.ts'
import { query, startPostgresServer } from './support/postgres-server.ts'

const CACHE = 'node_modules/.cache/frontdesk'
const SHAPES_A_NEW_DATABASE = ['package-lock.json', 'migrations/**/*.{sql,json}', 'src/db/**/*.ts']

/** Creates one migrated database for the workers to copy, and a folder for the files of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using cleanUp = new AsyncDisposableStack()
  const runDirectory = mkdtempSync(join(tmpdir(), 'frontdesk-tests-'))
  const removeRunDirectory = () => rmSync(runDirectory, { recursive: true, force: true, maxRetries: 5 })
  cleanUp.defer(removeRunDirectory)
  // An interrupted run has no teardown.
  process.once('exit', removeRunDirectory)
  const engine = process.env['DATABASE'] ?? 'embedded'
  if (engine !== 'embedded' && engine !== 'postgres') {
    throw new Error(`DATABASE is ${engine}; the tests know embedded and postgres`)
  }
  const source = engine === 'embedded' ? await templateDirectory() : await templateDatabase(runDirectory, cleanUp)
  project.provide('databaseSource', { ...source, runDirectory })
  // Tests that start the product start the bundle, as users do.
  if (!isBuilt()) execFileSync(process.execPath, ['src/build.ts'], { stdio: 'inherit' })
  // Success: resources stay until the end of the run.
  const teardown = cleanUp.move()
  return () => teardown.disposeAsync()
}

/** On our own throw-away server, or on an external one until the end of the run. */
async function templateDatabase(runDirectory: string, cleanUp: AsyncDisposableStack): Promise<DatabaseTemplate> {
  const server = await startPostgresServer()
  if (server === undefined) {
    throw new Error('No PostgreSQL 15 or newer with pgvector was found here, and TEST_DATABASE_URL names no server')
  }
  cleanUp.defer(() => server.stop())
  const template = `frontdesk_test_${randomBytes(4).toString('hex')}`
  cleanUp.defer(() => dropDatabases(server.url, template))
  await query(server.url, `create database ${template}`)
  await migrateAndClose({ url: withDatabase(server.url, template), directory: runDirectory })
  return { engine: 'postgres', url: server.url, template }
}

function withDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: database }).href
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const rows = await query(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of rows) await query(url, `drop database if exists ${String(datname)} with (force)`)
}

/** Cached across runs, keyed by everything that shapes a new database. */
async function templateDirectory(): Promise<DatabaseTemplate> {
  const template = join(CACHE, fingerprint())
  if (existsSync(template)) return { engine: 'embedded', template }
  mkdirSync(CACHE, { recursive: true })
  removeOldTemplates()
  const half = mkdtempSync(join(CACHE, 'half-'))
  try {
    await migrateAndClose({ url: undefined, directory: half })
    moveUnlessThere(half, template)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return { engine: 'embedded', template }
}

async function migrateAndClose(place: { url: string | undefined; directory: string }): Promise<void> {
  const opened = await openDatabase({ ...place, poolSize: 1, durable: false, log: pino({ level: 'warn' }) })
  await opened.close()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SHAPES_A_NEW_DATABASE).toSorted()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function removeOldTemplates(): void {
  const old = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((path) => statSync(path).mtimeMs < Date.now() - DAY)
  for (const path of old) rmSync(path, { recursive: true, force: true })
}

/** A concurrent run may have made the same template. */
function moveUnlessThere(half: string, template: string): void {
  try {
    renameSync(half, template)
  } catch (error) {
    if (!existsSync(template)) throw error
  }
}
