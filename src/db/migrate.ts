import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { packageFile } from '../core/package-files.ts'
import { DatabaseRequirementError } from './requirements.ts'

const MIGRATIONS_FOLDER = packageFile('migrations')

/** Any fixed number serves, as long as every version of the program uses the same one. */
const MIGRATION_LOCK = 7_203_115_001

/** Applies pending migrations. Processes that start together wait for each other; each file runs once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await requireOurBase(client)
      await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}

/** Databases from before the first release do not begin with the base migration; no migration leads from them to here. */
async function requireOurBase(client: pg.PoolClient): Promise<void> {
  const { rows: found } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (found.length === 0) return
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id limit 1',
  )
  const [base] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  if (rows.length > 0 && rows[0]!.hash !== base!.hash) throw new DatabaseRequirementError(OLDER)
}

const OLDER =
  'This database is of a version before the first release and cannot be brought up to date; nothing in it was changed. To begin anew, move DATA_DIR away, or name a new database in DATABASE_URL.'
