import pg from 'pg'

export interface LeadTenant {
  tenantId: string
  leads: number
}

/** Leads per tenant with the rare name, regardless of its size. */
export const RARE_LEADS = 5
export const RARE_NAME = 'quixotic'
/** In one of twenty leads. */
export const COMMON_NAME = 'maria'
/** Prefix of one in ten leads, with many different endings. */
export const WIDE_NAME = 'hamilt'

/** The first ten characters of a TypeID: its time in milliseconds, five bits each. */
const MOMENT = Array.from(
  { length: 10 },
  (_, n) => `substr('0123456789abcdefghjkmnpqrstvwxyz', ((at >> ${45 - 5 * n}) & 31)::int + 1, 1)`,
).join(' || ')

/** Loaded without constraint checks: the rows have the product's form. */
const BEGIN = `
  set session_replication_role = replica;
  set synchronous_commit = off;
  set maintenance_work_mem = '512MB';
  create function bench_id(at bigint, n bigint) returns text language sql immutable parallel safe
    return 'lead_' || ${MOMENT} || 'e' || substr(md5(n::text), 1, 15);
  alter table lead_words drop constraint lead_words_pk_name;
  drop index lead_words_lead, leads_status, leads_source;`

const INSERT_LEADS = `
  insert into leads (tenant_id, id, name, email, phone, intent, status, source, notes, created_at, updated_at)
  select $1, bench_id(at, n), initcap(first_name || ' ' || last_name),
    first_name || '.' || last_name || n || '@example.com', '+1415' || lpad((n % 10000000)::text, 7, '0'), 'A check-up',
    (array['new', 'contacted', 'qualified', 'won', 'lost', 'new', 'contacted', 'new'])[1 + n % 8],
    (array['chat', 'call', 'widget', 'booking', 'api', 'import'])[1 + n % 6], null, to_timestamp(at / 1000.0), to_timestamp(at / 1000.0)
  from (
    select n, 1700000000000 + n * 40000::bigint / greatest(1, $2 / 1000) as at,
      case when n % 20 = 0 then '${COMMON_NAME}' else (array['ada', 'grace', 'alan', 'edsger', 'barbara', 'donald', 'margaret', 'john', 'frances', 'jean'])[1 + (n / 20 + n) % 10] end as first_name,
      case when n % ($2 / ${RARE_LEADS}) = 7 then '${RARE_NAME}' else (array['lovelace', 'hopper', 'turing', 'dijkstra', 'liskov', 'knuth', 'hamilton', 'backus', 'allen', 'bartik'])[1 + n % 10] || (n % 5000) end as last_name
    from generate_series(1, $2::bigint) n) made`

const INSERT_WORDS = `
  insert into lead_words (tenant_id, word, lead_id)
  select tenant_id, word, id from leads, unnest(array[split_part(lower(name), ' ', 1), split_part(lower(name), ' ', 2), '@' || email,
    split_part(split_part(email, '@', 1), '.', 2), 'example', 'com', substr(phone, 2), substr(phone, 3)]) word
  where tenant_id = any ($1)`

const INSERT_POINTS = `
  insert into lead_contact_points (tenant_id, kind, value, lead_id)
  select tenant_id, 'email', email, id from leads where tenant_id = any ($1)
  union all select tenant_id, 'phone', phone, id from leads where tenant_id = any ($1)`

const END = `
  alter table lead_words add constraint lead_words_pk_name primary key (tenant_id, word, lead_id);
  create index lead_words_lead on lead_words (tenant_id, lead_id, word);
  create index leads_status on leads (tenant_id, status, id);
  create index leads_source on leads (tenant_id, source, id);
  drop function bench_id;`

/** Inserts leads as the database's owner, bypassing triggers and row-level security; indexes are built at the end. */
export async function loadLeads(databaseUrl: string, tenants: LeadTenant[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'lead_words'::regclass and contype = 'p'`,
    )
    const named = (sql: string) => sql.replaceAll('lead_words_pk_name', rows[0]!.name)
    await client.query(named(BEGIN))
    for (const { tenantId, leads } of tenants) await client.query(INSERT_LEADS, [tenantId, leads])
    const ids = tenants.map(({ tenantId }) => tenantId)
    await client.query(INSERT_WORDS, [ids])
    await client.query(INSERT_POINTS, [ids])
    await client.query(named(END))
    await client.query('reset session_replication_role')
    await client.query('vacuum (analyze) leads, lead_words, lead_contact_points')
  } finally {
    await client.end()
  }
}

/** Other businesses with this many leads each. */
export async function addNeighbours(databaseUrl: string, count: number, leads: number): Promise<LeadTenant[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into tenants (id, name) select 'ten_' || lpad(n::text, 26, '0'), 'Neighbour ' || n from generate_series(1, $1::int) n returning id`,
      [count],
    )
    return rows.map(({ id }) => ({ tenantId: id, leads }))
  } finally {
    await client.end()
  }
}
