import { Readable } from 'node:stream'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { TENANT_FILES } from './tenant-files.ts'

/** Characters of rows that are held in memory at once, about. */
const PAGE_CHARACTERS = 512 * 1024
const MAX_ROWS = 1000
/** A page has at most this many times the rows of the one before: rows of a table differ, and the first ones may be short. */
const GROWTH = 8

/** A column as the catalogue of the database has it. */
interface Column {
  name: string
  type: string
  /** Its place in the primary key; null outside of it. */
  place: number | null
}

/**
 * All data of a tenant as a ZIP of NDJSON files, written while it is read: page by page, each in a short transaction, so a slow
 * reader holds no connection. Rows that change meanwhile are in it as they are when their page is read.
 */
export async function tenantArchive(
  database: Database,
  tenantId: string,
  onError: (error: Error) => void,
): Promise<NodeJS.ReadableStream> {
  const columns = await database.tenant(tenantId, columnsOfTables)
  // Loaded by the first export: no start waits for it.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // A stream of Node's, which the package's types call any readable.
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => {
    onError(error)
    output.destroy(error)
  })
  for (const [table, names] of Object.entries(TENANT_FILES)) {
    const of = { table, names: names.split(' '), columns: columns.get(table)! }
    zip.addReadStreamLazy(`${table}.ndjson`, {}, (open) => open(null, Readable.from(pagesOf(database, tenantId, of))))
  }
  zip.end()
  return output
}

async function columnsOfTables(tx: Tx): Promise<Map<string, Column[]>> {
  const tables = sql.join(
    Object.keys(TENANT_FILES).map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Column & { table: string } & Record<string, unknown>>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      array_position(i.indkey::int[], a.attnum::int) as place
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relname in (${tables})`)
  return Map.groupBy(rows, ({ table }) => table)
}

interface Exported {
  table: string
  names: string[]
  columns: Column[]
}

/** Lines of a table in the order of its key. */
async function* pagesOf(database: Database, tenantId: string, of: Exported): AsyncGenerator<string> {
  let limit = 1
  let after: string[] | undefined
  for (;;) {
    const query = pageQuery(of, tenantId, { after, limit })
    const { rows } = await database.tenantOnce(tenantId, (tx) => tx.execute<{ line: string; key: string[] }>(query))
    const page = rows.map(({ line }) => `${line}\n`).join('')
    if (page !== '') yield page
    if (rows.length < limit) return
    after = rows.at(-1)!.key
    const fitting = Math.floor((PAGE_CHARACTERS * rows.length) / page.length)
    limit = Math.max(1, Math.min(fitting, limit * GROWTH, MAX_ROWS))
  }
}

function pageQuery(
  { table, names, columns }: Exported,
  tenantId: string,
  { after, limit }: { after: string[] | undefined; limit: number },
): SQL {
  const shown = columns.filter(({ name }) => names.includes(name))
  const key = keyOf(columns)
  const beyond =
    after === undefined || key.length === 0
      ? sql``
      : sql` and (${list(key.map(({ name }) => column(name)))}) >
          (${list(key.map(({ type }, index) => sql`${after[index]}::text::${sql.raw(type)}`))})`
  const order = key.length === 0 ? sql`` : sql` order by ${list(key.map(({ name }) => column(name)))}`
  return sql`
    select (select row_to_json(r) from (select ${list(shown.map(written))}) r)::text as line,
      array[${list(key.map(({ name }) => sql`${column(name)}::text`))}]::text[] as key
    from ${sql.identifier(table)} t
    where ${column(table === 'tenants' ? 'id' : 'tenant_id')} = ${tenantId}${beyond}${order}
    limit ${limit}`
}

/** Columns of the primary key after the tenant's. */
function keyOf(columns: Column[]): Column[] {
  return columns
    .filter(({ name, place }) => place !== null && name !== 'tenant_id')
    .sort((one, other) => one.place! - other.place!)
}

/** Instants as everywhere in the API. */
function written({ name, type }: Column): SQL {
  if (type !== 'timestamp with time zone') return column(name)
  return sql`to_char(${column(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.identifier(name)}`
}

function column(name: string): SQL {
  return sql`t.${sql.identifier(name)}`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
