import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { until } from './until.ts'

/** The figures have followed the rows of the other tables, which they do in their own time. */
export async function figuresSettled(database: Database, tenantId: string): Promise<void> {
  await until(async () => {
    const { rows } = await database.system((tx) =>
      tx.execute(sql`select 1 from analytics_marks where tenant_id = ${tenantId} and at <= now() limit 1`),
    )
    return rows.length === 0
  })
}
