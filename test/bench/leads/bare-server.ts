/**
 * Peer of the `leads` bench: bare Fastify and pg, with the product's statements on the same rows. `bare-server.ts
 * DATABASE_URL PORT TENANT_ID`; prints `listening`.
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
const LAST = '\u{10ffff}'
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
const FEW = 20
const VOCABULARY = {
  name: 'vocabulary',
  text: `with recursive seen (word, n) as (
      (select w.word, 1 from lead_words w where w.tenant_id = $1 and w.word >= $2::text collate "C" and w.word < $3::text collate "C"
        order by w.word limit 1)
      union all
      select (select w.word from lead_words w where w.tenant_id = $1 and w.word > seen.word and w.word < $3::text collate "C"
        order by w.word limit 1), n + 1 from seen where seen.word is not null and n <= ${FEW})
    select word from seen where word is not null`,
}
const OF_WORDS = {
  name: 'of_words',
  text: `select ${SHOWN} from (
      select distinct newest.lead_id from unnest($5::text[]) asked (word)
      cross join lateral (select w.lead_id from lead_words w where w.tenant_id = $1 and w.word = asked.word collate "C"
        and w.lead_id < $2 and w.lead_id >= $3 order by w.lead_id desc limit $4) newest
      order by newest.lead_id desc limit $4) hit
    cross join lateral (select * from leads l where l.tenant_id = $1 and l.id = hit.lead_id offset 0) l
    order by hit.lead_id desc`,
}
const HITS = {
  name: 'hits',
  text: `select count(*)::int as hits from (select from lead_words w where w.tenant_id = $1 and w.word >= $2::text collate "C"
    and w.word < $3::text collate "C" limit ${MANY + 1}) counted`,
}
const HAS_WORD = `exists (select from lead_words w where w.tenant_id = $1 and w.lead_id = l.id
  and w.word >= $5::text collate "C" and w.word < $6::text collate "C" offset 0)`
const WALK = {
  name: 'walk',
  text: `select ${SHOWN} from (select * from leads l where l.tenant_id = $1 and l.id < $2 and l.id >= $3 order by l.id desc limit 10000) l
    where ${HAS_WORD} order by l.id desc limit $4`,
}
const GATHER = {
  name: 'gather',
  text: `with found as materialized (select w.lead_id from lead_words w where w.tenant_id = $1
      and w.word >= $5::text collate "C" and w.word < $6::text collate "C")
    select ${SHOWN} from (select distinct lead_id from found where lead_id < $2 and lead_id >= $3
      order by lead_id desc offset 0) hit
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
  const { rows: words } = await pool.query<{ word: string }>({ ...VOCABULARY, values: [tenantId, q, q + LAST] })
  if (words.length <= FEW)
    return (await pool.query<Row>({ ...OF_WORDS, values: [...values, words.map(({ word }) => word)] })).rows
  const { rows } = await pool.query<{ hits: number }>({ ...HITS, values: [tenantId, q, q + LAST] })
  const search = rows[0]!.hits > MANY ? WALK : GATHER
  return (await pool.query<Row>({ ...search, values: [...values, q, q + LAST] })).rows
}

function present(row: Row): object {
  const { created_at: createdAt, updated_at: updatedAt, ...rest } = row
  return { ...rest, crm: null, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() }
}

await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
