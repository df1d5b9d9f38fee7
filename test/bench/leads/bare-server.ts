/**
 * What the `leads` bench compares the product with: Fastify and pg with nothing else, answering the same questions of the same
 * rows with the product's statements. `bare-server.ts DATABASE_URL PORT TENANT_ID`; says `listening` when it does.
 */
import Fastify from 'fastify'
import pg from 'pg'

const [url, port, tenantId] = process.argv.slice(2)
if (url === undefined || port === undefined) throw new Error('usage: bare-server.ts DATABASE_URL PORT TENANT_ID')

interface Row {
  [column: string]: unknown
  lead_id: string
  created_at: Date
  updated_at: Date
}

const SHOWN = `l.id as lead_id, l.name, l.phone, l.other_phones, l.email, l.other_emails, l.intent, l.status, l.source, l.notes,
  l.session_id, l.call_id, l.created_at, l.updated_at`
const END = `U&'\\+10FFFF'`
const OLDEST = 'lead_00000000000000000000000000'
const NEWEST = '~'
const LIMIT = 51
const MANY = 4_000

const LIST = {
  name: 'list',
  text: `select ${SHOWN} from leads l where l.tenant_id = $1 and l.id < $2 and l.id >= $3 order by l.id desc limit $4`,
}
const FILTER = {
  name: 'filter',
  text: `select ${SHOWN} from leads l where l.tenant_id = $1 and l.id < $2 and l.id >= $3 and l.status = $5 order by l.id desc limit $4`,
}
const HITS = {
  name: 'hits',
  text: `select count(*)::int as hits from (select from lead_words w where w.tenant_id = $1 and w.word >= $2::text collate "C"
    and w.word < $2::text collate "C" || ${END} limit ${MANY + 1}) counted`,
}
const HAS_WORD = `exists (select from lead_words w where w.tenant_id = $1 and w.lead_id = l.id
  and w.word >= $5::text collate "C" and w.word < $5::text collate "C" || ${END} offset 0)`
const WALK = {
  name: 'walk',
  text: `select ${SHOWN} from (select * from leads l where l.tenant_id = $1 and l.id < $2 and l.id >= $3 order by l.id desc limit 10000) l
    where ${HAS_WORD} order by l.id desc limit $4`,
}
const GATHER = {
  name: 'gather',
  text: `select ${SHOWN} from (
      select distinct w.lead_id from lead_words w where w.tenant_id = $1 and w.lead_id < $2 and w.lead_id >= $3
        and w.word >= $5::text collate "C" and w.word < $5::text collate "C" || ${END} order by w.lead_id desc offset 0) hit
    cross join lateral (select * from leads l where l.tenant_id = $1 and l.id = hit.lead_id offset 0) l
    order by hit.lead_id desc limit $4`,
}

const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()

app.get('/api/v1/leads', async (request) => {
  const rows = await find(request.query as { status?: string; q?: string })
  const data = rows.slice(0, LIMIT - 1)
  const last = data.at(-1)
  const hasMore = rows.length === LIMIT && last !== undefined
  return { data: data.map(present), next_cursor: hasMore ? Buffer.from(last.lead_id).toString('base64url') : null }
})

async function find({ status, q }: { status?: string; q?: string }): Promise<Row[]> {
  const values = [tenantId, NEWEST, OLDEST, LIMIT]
  if (status !== undefined) return (await pool.query<Row>({ ...FILTER, values: [...values, status] })).rows
  if (q === undefined) return (await pool.query<Row>({ ...LIST, values })).rows
  const { rows } = await pool.query<{ hits: number }>({ ...HITS, values: [tenantId, q] })
  const search = rows[0]!.hits > MANY ? WALK : GATHER
  return (await pool.query<Row>({ ...search, values: [...values, q] })).rows
}

function present(row: Row): object {
  const { created_at: createdAt, updated_at: updatedAt, ...rest } = row
  return { ...rest, crm: null, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() }
}

await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
