import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { packageFile } from '../core/package-files.ts'

/** Any fixed number serves, as long as every version of the program uses the same one. */
const MIGRATION_LOCK = 7_203_115_001

/** Applies pending migrations. Processes that start together wait for each other; each file runs once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await runMigrations(drizzle(client), { migrationsFolder: packageFile('migrations') })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}
