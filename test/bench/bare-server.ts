/**
 * Peer of the `api` bench: bare Fastify and pg, with the same list from the same rows. `bare-server.ts DATABASE_URL PORT
 * TENANT_ID`; prints `listening`.
 */
import Fastify from 'fastify'
import pg from 'pg'

const [url, port, tenantId] = process.argv.slice(2)
if (url === undefined || port === undefined) throw new Error('usage: bare-server.ts DATABASE_URL PORT TENANT_ID')

interface Row {
  id: string
  title: string
  language: string | null
  source: string
  url: string | null
  file_name: string | null
  site_id: string | null
  refresh_hours: number | null
  status: string
  error: string | null
  progress: number
  chunk_count: number
  created_at: Date
  updated_at: Date
}

/** The product's statement for the first page. */
const LIST = {
  name: 'list',
  text: `select id, title, language, source, url, file_name, site_id, refresh_hours, is_named, status, error, progress, chunk_count,
      created_at, updated_at
    from documents where tenant_id = $1 and id < $2 and site_id is null order by id desc limit $3`,
}
const NEWEST = '~'

const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()

app.get('/api/v1/knowledge/documents', async (request) => {
  const limit = Number((request.query as { limit?: string }).limit ?? 50)
  const { rows } = await pool.query<Row>({ ...LIST, values: [tenantId, NEWEST, limit + 1] })
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return { data: data.map(present), next_cursor: hasMore ? Buffer.from(last.id).toString('base64url') : null }
})

function present(row: Row): object {
  return {
    document_id: row.id,
    title: row.title,
    language: row.language,
    source: row.source,
    url: row.url,
    file_name: row.file_name,
    site_id: row.site_id,
    refresh_hours: row.refresh_hours,
    status: row.status,
    error: row.error,
    progress: row.progress,
    chunks: row.chunk_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
