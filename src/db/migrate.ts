import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { packageFile } from '../core/package-files.ts'
import { DatabaseRequirementError } from './requirements.ts'

const MIGRATIONS_FOLDER = packageFile('migrations')

/** Any fixed number serves, as long as every version of the program uses the same one. */
const MIGRATION_LOCK = 7_203_115_001

/**
 * Applies pending migrations. Processes that start together wait for each other; each file runs once. Where none is pending, a
 * start asks one question and takes no lock.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const client = await pool.connect()
  try {
    if (isCurrent(await readApplied(client), migrations)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      requireOurBase(await readApplied(client), migrations)
      await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}

interface Applied {
  hash: string
  created_at: string
}

/** Oldest first; none in a new database. */
async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  const { rows: found } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (found.length === 0) return []
  return (await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows
}

/** By drizzle's own rule: the newest that ran is no older than the newest file. */
function isCurrent(applied: Applied[], migrations: MigrationMeta[]): boolean {
  const [base, newest] = [migrations[0]!, migrations.at(-1)!]
  return applied[0]?.hash === base.hash && Number(applied.at(-1)!.created_at) >= newest.folderMillis
}

/** Databases from before the first release do not begin with the base migration; no migration leads from them to here. */
function requireOurBase([first]: Applied[], [base]: MigrationMeta[]): void {
  if (first !== undefined && first.hash !== base!.hash) throw new DatabaseRequirementError(OLDER)
}

const OLDER =
  'This database is of a version before the first release and cannot be brought up to date; nothing in it was changed. To begin anew, move DATA_DIR away, or name a new database in DATABASE_URL.'
